import Foundation
import PatternGrid
import PatternLock
import Synchronization
import TestSupport
import Testing

/// Whole processes: killed at random instants, in a race, without room and without the right to write.
@Suite(.serialized) struct LockProcessTests {
  let directory = try! TemporaryDirectory()
  let outputs = try! TemporaryDirectory()
  var lock: VaultLock { VaultLock(directory: directory.path) }

  /// How long a whole process takes here: the measure of the random instants.
  let lifetime: Duration

  init() throws {
    let start = ContinuousClock.now
    try #require(try run(probe, ["enrol", directory.path, "01258"]).status == 0)
    lifetime = ContinuousClock.now - start
  }

  private func killAtRandom(_ arguments: [String], _ random: inout SplitMix64) throws -> [String] {
    let child = try EndlessProbe(arguments, output: outputs.file("output"))
    usleep(UInt32(random.next(0...1.5) * (lifetime / .microseconds(1))))
    return try #require(try child.kill())
  }

  private func noFilesPileUp() {
    #expect(Set(directory.names).subtracting(["attempts", "device-key", "vault"]).count <= 1)
  }

  /// Every verdict that was said before the kill is in the counter after it, and the counter never drops.
  @Test func killedDuringAttempts() throws {
    var random = SplitMix64(seed: 1)
    var used = 0
    var verdicts = 0
    for round in 0..<200 {
      let said = try killAtRandom(["fail", directory.path, "0124"], &random)
      noFilesPileUp()
      let failures = try #require(try lock.status().failures, "round \(round)")
      #expect(failures >= used + said.count, "round \(round)")
      // At most one attempt may be counted whose verdict was not said.
      #expect(failures <= used + said.count + 1, "round \(round)")
      used = failures
      verdicts += said.count
    }
    #expect(verdicts > 200)
    #expect(try lock.unlock(pattern("01258")).copied() == Array("contents".utf8))
    #expect(directory.names == ["attempts", "device-key", "vault"])
  }

  /// The vault opens with the old or the new pattern, and with one of them only.
  @Test func killedDuringChanges() throws {
    var random = SplitMix64(seed: 2)
    var current = "01258"
    var ends: Set<String> = []
    for round in 0..<200 {
      let other = current == "01258" ? "21036" : "01258"
      _ = try killAtRandom(["swap", directory.path, current, other], &random)
      noFilesPileUp()
      let opening = [current, other].filter { (try? lock.unlock(pattern($0)).copied()) == Array("contents".utf8) }
      #expect(opening.count == 1, "round \(round)")
      current = try #require(opening.first)
      ends.insert(current)
    }
    #expect(ends.count == 2)
    #expect(directory.names == ["attempts", "device-key", "vault"])
  }

  @Test func killedDuringEnrolment() throws {
    for round in 0..<50 {
      let fresh = try TemporaryDirectory()
      let child = try EndlessProbe(["enrol", fresh.path, "01258"], output: outputs.file("output"))
      usleep(UInt32(Double(round) / 50 * (lifetime / .microseconds(1))))
      _ = try child.kill()
      let lock = VaultLock(directory: fresh.path)
      do { #expect(try lock.unlock(pattern("01258")).copied() == Array("contents".utf8), "round \(round)") } catch {
        #expect(error == .notEnrolled, "round \(round)")
        #expect(try run(probe, ["enrol", fresh.path, "01258"]).status == 0, "round \(round)")
      }
      #expect(fresh.names == ["attempts", "device-key", "vault"], "round \(round)")
    }
  }

  /// Two processes guess at once: each verdict was counted.
  @Test func twoProcessesGainNothing() throws {
    let children = try (0..<2).map {
      try EndlessProbe(["fail", directory.path, "0124"], output: outputs.file("output-\($0)"))
    }
    for child in children { try child.waitForLines(100) }
    var verdicts = 0
    for child in children {
      let said = try #require(try child.kill()).count
      #expect(said >= 100)
      verdicts += said
    }
    let failures = try #require(try lock.status().failures)
    #expect((verdicts...verdicts + 2).contains(failures))
  }

  /// Eight threads make 200 attempts at a lock that allows 100.
  @Test func threadsGainNothing() throws {
    let other = try TemporaryDirectory()
    _ = try VaultLock(directory: other.path).enrol(
      pattern("01258"), protecting: Array("contents".utf8).span, derivation: quick,
      attempts: AttemptPolicy(maximumFailures: 100))
    let path = other.path
    let refused = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<25 {
        do { _ = try VaultLock(directory: path).unlock(pattern("0124")) } catch LockError.refused {
          refused.withLock { $0 += 1 }
        } catch LockError.locked(.tooManyFailures) {
        } catch {
          Issue.record(error, "two at once were in each other's way")
        }
      }
    }
    #expect(refused.withLock { $0 } == 100)
  }

  static let mayMount = (try? run("unshare", ["-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status) == 0

  /// The vault in a file system of its own that only this script sees.
  private func onSmallDisk(_ script: String) throws -> String {
    let setUp = """
      set -e; disk=\(outputs.path); mount -t tmpfs -o size=32k,mode=700 tmpfs "$disk"
      cp \(directory.path)/* "$disk"; probe=\(probe); full() { cat /dev/zero > "$disk/filler" 2>/dev/null || true; }
      """
    return try run("unshare", ["-rm", "sh", "-c", "\(setUp)\n\(script)"]).output
  }

  @Test(.enabled(if: mayMount)) func diskFull() throws {
    let output = try onSmallDisk(
      """
      full
      "$probe" unlock "$disk" 01258 || echo "status $?"
      "$probe" unlock "$disk" 0124 || echo "status $?"
      "$probe" change "$disk" 01258 21036 || echo "status $?"
      ls "$disk"
      rm "$disk/filler"
      "$probe" unlock "$disk" 01258
      """)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 11, "\(output)")
    for number in [0, 2, 4] where lines.count == 11 {
      #expect(lines[number].contains("No space left on device"), "\(output)")
      #expect(lines[number + 1] == "status 1", "\(output)")
    }
    #expect(lines.suffix(5) == ["attempts", "device-key", "filler", "vault", "contents"], "\(output)")
  }

  @Test(.enabled(if: mayMount)) func readOnly() throws {
    let output = try onSmallDisk(
      """
      mount -o remount,ro "$disk"
      "$probe" unlock "$disk" 01258 || echo "status $?"
      "$probe" unlock "$disk" 0124 || echo "status $?"
      mount -o remount,rw "$disk"
      "$probe" unlock "$disk" 01258
      """)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 5, "\(output)")
    for number in [0, 2] where lines.count == 5 {
      #expect(lines[number].contains("Read-only file system"), "\(output)")
      #expect(lines[number + 1] == "status 1", "\(output)")
    }
    #expect(lines.last == "contents", "\(output)")
  }

  static let mayTrace = (try? run("strace", ["-o", "/dev/null", "true"]).status) == 0

  /// A kill does not show what a loss of power would: so the calls themselves are looked at. The counter is written,
  /// flushed, renamed and its directory flushed before the verdict is said.
  @Test(.enabled(if: mayTrace)) func countedOnTheDiskBeforeTheVerdict() throws {
    let log = outputs.file("calls")
    let calls = "trace=openat,write,fsync,rename,renameat,renameat2"
    _ = try run("strace", ["-f", "-o", log, "-e", calls, probe, "unlock", directory.path, "0124"])
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    let pattern = ["\"attempts.new\", O_WRONLY", "write(", "fsync(", "rename", "fsync(", "wrong pattern"]
    var found = 0
    for line in lines where found < pattern.count && line.contains(pattern[found]) { found += 1 }
    #expect(found == pattern.count, "\(lines.joined(separator: "\n"))")
  }

  /// The sanitizer's own memory is too large to look through.
  static let isSanitized = dlsym(nil, "__asan_init") != nil

  /// After an unlock neither the key from the pattern nor the data key is left in the process's memory.
  @Test(.enabled(if: !isSanitized)) func keysAreWiped() throws {
    let file = try directory.bytes("vault")
    let patternKey = try derived(
      .unsafe(.pbkdf2HMACSHA256(iterations: 100)), from: "01258", salt: Array(file[48..<64]))
    let dataKey = try #require(
      try opened(Array(file[76..<124]), patternKey, Array(file[64..<76]), Array(file[0..<64])))
    func occurrences(_ bytes: [UInt8]) throws -> String {
      return try run(probe, ["scan", directory.path, "01258", hexadecimal(bytes.map { ~$0 })]).output
    }
    #expect(try occurrences(patternKey) == "0\n")
    #expect(try occurrences(dataKey) == "0\n")
    // The scan does find what is there: its own directory's name among the arguments.
    #expect(try Int(occurrences(Array(directory.path.utf8)).dropLast()) ?? 0 > 0)
  }
}
