#if canImport(Security)
  import Security

  /// Keeps the device key and the counter in the Keychain, readable on this device only and while it is unlocked.
  ///
  /// Not built or run where this package is tested (no Security framework there): only parsed. The Keychain keeps its
  /// items when the app is deleted, and promises no more about the order of writes than `SecItemUpdate` returning.
  public struct KeychainAttemptStore: AttemptStore {
    private let service: String

    /// - Parameter service: names the vault, such as the bundle identifier and the vault's name.
    public init(service: String) { self.service = service }

    public func read(_ item: StoredItem) throws(LockFileError) -> SecretBytes? {
      var query = self.query(item)
      query[kSecReturnData] = true
      var result: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &result)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess, let data = result as! CFData? else { throw failure("read", item, status) }
      return SecretBytes(copying: UnsafeBufferPointer(start: CFDataGetBytePtr(data), count: CFDataGetLength(data)).span)
    }

    public func write(_ item: StoredItem, _ bytes: Span<UInt8>) throws(LockFileError) {
      let data = bytes.withUnsafeBufferPointer { CFDataCreate(nil, $0.baseAddress, $0.count)! }
      let attributes: [CFString: Any] = [
        kSecValueData: data, kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      ]
      var status = SecItemUpdate(query(item) as CFDictionary, attributes as CFDictionary)
      if status == errSecItemNotFound {
        status = SecItemAdd(query(item).merging(attributes) { _, new in new } as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw failure("write", item, status) }
    }

    public func remove(_ item: StoredItem) throws(LockFileError) {
      let status = SecItemDelete(query(item) as CFDictionary)
      guard status == errSecSuccess || status == errSecItemNotFound else { throw failure("remove", item, status) }
    }

    private func query(_ item: StoredItem) -> [CFString: Any] {
      [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: item.rawValue]
    }

    private func failure(_ operation: String, _ item: StoredItem, _ status: OSStatus) -> LockFileError {
      LockFileError("\(operation) in the Keychain", "\(service)/\(item.rawValue)", code: status)
    }
  }
#endif
