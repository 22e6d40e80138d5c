import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Results of `body` for 0 ..< count, in order, worked out by up to `threads` threads at once.
///
/// The results do not depend on the number of threads as long as `body` does not.
package func parallelMap<Result: Sendable>(
  _ count: Int, threads: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  guard threads > 1, count > 1 else { return (0..<count).map(body) }
  let results = Mutex([Result?](repeating: nil, count: count))
  let next = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = body(index)
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0.map { $0! } }
}

/// Processors that are online: threads of long work, unless told otherwise.
package func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
