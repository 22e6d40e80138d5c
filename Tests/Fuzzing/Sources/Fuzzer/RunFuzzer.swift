import CLibFuzzer
import Glibc

/// Runs libFuzzer on the target that the first argument names, with the arguments after it; without any, lists the
/// targets with their longest inputs.
func runFuzzer() -> Int32 {
  let arguments = CommandLine.arguments
  guard arguments.count > 1 else {
    for target in FuzzTarget.all { print(target.name, target.longestInput) }
    return 0
  }
  guard let index = FuzzTarget.all.firstIndex(where: { $0.name == arguments[1] }) else {
    print("no target '\(arguments[1])': \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    return 2
  }
  chosenTarget = index
  var rest = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) }
  var count = Int32(rest.count)
  return rest.withUnsafeMutableBufferPointer { buffer in
    var values = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &values) { bytes, size in
      FuzzTarget.all[chosenTarget].check(FuzzInput(Array(UnsafeBufferPointer(start: bytes, count: size))))
      return 0
    }
  }
}

/// libFuzzer's callback takes no context.
nonisolated(unsafe) private var chosenTarget = 0
