import CGSL

/// A Swift function as GSL's minimisers see it: they ask for the value and the gradient at one point
/// in separate calls, so the last answer is kept.
final class MinimiserObjective {
  private(set) var evaluations = 0

  private let evaluate: (_ point: [Double], _ gradient: inout [Double]) -> Double
  private var point: [Double]
  private var gradient: [Double]
  private var value = 0.0
  private var flaw: String?

  init(dimension: Int, evaluate: @escaping (_ point: [Double], _ gradient: inout [Double]) -> Double) {
    self.evaluate = evaluate
    // Not a number is equal to no point, so the first question is always answered anew.
    point = [Double](repeating: .nan, count: dimension)
    gradient = [Double](repeating: 0, count: dimension)
  }

  /// Runs the body with the function as GSL wants it. GSL keeps the pointer, which is good only within the body.
  func withGSLFunction<Outcome>(_ body: (UnsafeMutablePointer<gsl_multimin_function_fdf>) -> Outcome) -> Outcome {
    var function = gsl_multimin_function_fdf(
      f: { point, objective in MinimiserObjective.from(objective).value(at: point!) },
      df: { point, objective, gradient in
        MinimiserObjective.from(objective).writeGradient(at: point!, to: gradient!)
      },
      fdf: { point, objective, value, gradient in
        let objective = MinimiserObjective.from(objective)
        value!.pointee = objective.value(at: point!)
        objective.writeGradient(at: point!, to: gradient!)
      },
      n: point.count, params: Unmanaged.passUnretained(self).toOpaque())
    return withExtendedLifetime(self) { withUnsafeMutablePointer(to: &function, body) }
  }

  /// Throws what was wrong with an answer of the function, if anything was.
  func requireSound(computing: String) throws(GSLError) {
    if let flaw { throw .refused(reason: flaw, computing: computing) }
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> MinimiserObjective {
    Unmanaged<MinimiserObjective>.fromOpaque(pointer!).takeUnretainedValue()
  }

  private func value(at vector: UnsafePointer<gsl_vector>) -> Double {
    move(to: vector)
    return value
  }

  private func writeGradient(at vector: UnsafePointer<gsl_vector>, to target: UnsafeMutablePointer<gsl_vector>) {
    move(to: vector)
    for index in point.indices { gsl_vector_set(target, index, flaw == nil ? gradient[index] : .nan) }
  }

  private func move(to vector: UnsafePointer<gsl_vector>) {
    guard flaw == nil else { return }
    var isSame = true
    for index in point.indices {
      let component = gsl_vector_get(vector, index)
      if point[index] != component {
        point[index] = component
        isSame = false
      }
    }
    if isSame { return }
    evaluations += 1
    value = evaluate(point, &gradient)
    flaw = findFlaw()
    // GSL's line searches end at once on a value that compares with nothing.
    if flaw != nil { value = .nan }
  }

  private func findFlaw() -> String? {
    if !value.isFinite { return "the value is \(value) in evaluation \(evaluations)" }
    if gradient.count != point.count {
      return "the gradient has \(gradient.count) components for \(point.count) variables"
    }
    guard let index = gradient.firstIndex(where: { !$0.isFinite }) else { return nil }
    return "component \(index) of the gradient is \(gradient[index]) in evaluation \(evaluations)"
  }
}
