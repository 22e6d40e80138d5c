import CLibCrypto

// What a forger or another program would compute, straight from libcrypto.

func sha256(_ bytes: [UInt8]) -> [UInt8] {
  var digest = [UInt8](repeating: 0, count: 32)
  EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil)
  return digest
}

func hmacSHA256(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
  var code = [UInt8](repeating: 0, count: 32)
  HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &code, nil)
  return code
}
