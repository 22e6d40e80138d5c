import CGSL

/// Why a computation could not be done, and which computation it was.
public enum GSLError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The input has no answer, and was refused before GSL was asked.
  case refused(reason: String, computing: String)

  /// GSL refused or gave up: its error code and its own text for it.
  case failed(code: Int, text: String, computing: String)

  public var description: String {
    switch self {
    case .refused(let reason, let computing): "cannot compute \(computing): \(reason)"
    case .failed(let code, let text, let computing): "cannot compute \(computing): \(text) (GSL error \(code))"
    }
  }
}

/// GSL's aborting error handler is off once this has been read. Swift runs the initialiser of a global
/// exactly once, whichever thread comes first.
private let handlerIsOff: Bool = {
  gsl_set_error_handler_off()
  return true
}()

/// Makes GSL report errors by code instead of ending the process. Every entry to GSL in this module begins with it.
func turnOffAbortingHandler() {
  _ = handlerIsOff
}

/// Turns a GSL return code into an error unless it is success.
func check(_ code: Int32, computing: String) throws(GSLError) {
  guard code != GSL_SUCCESS else { return }
  throw .failed(code: Int(code), text: String(cString: gsl_strerror(code)), computing: computing)
}

/// Turns a null pointer from one of GSL's allocators into an error.
func allocated<Pointer>(_ pointer: Pointer?, computing: String) throws(GSLError) -> Pointer {
  if let pointer { return pointer }
  let code = Int32(GSL_ENOMEM)
  throw .failed(code: Int(code), text: String(cString: gsl_strerror(code)), computing: computing)
}

/// Refuses the input with a reason unless the condition holds.
func require(
  _ condition: Bool, _ reason: @autoclosure () -> String, computing: String
) throws(GSLError) {
  guard condition else { throw .refused(reason: reason(), computing: computing) }
}
