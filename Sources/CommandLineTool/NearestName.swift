/// The name that was most likely meant: one that begins with what was written, else the one with the fewest slips.
///
/// A slip is a letter left out, added, replaced, or exchanged with its neighbour (optimal string alignment); up to one
/// slip in three letters is forgiven. Of equally near names the first wins.
/// Cost: length of `written` times length of the names, for names of about its length only.
func nearestName(to written: String, among names: [String]) -> String? {
  let letters = Array(written.unicodeScalars)
  if letters.count >= 2, let continuation = names.first(where: { $0.hasPrefix(written) }) { return continuation }
  var nearest: (name: String, slips: Int)?
  for name in names {
    let target = Array(name.unicodeScalars)
    let forgiven = max(1, max(letters.count, target.count) / 3)
    // The difference of the lengths is the least number of slips: a huge argument costs nothing.
    guard abs(letters.count - target.count) <= forgiven, min(letters.count, target.count) > 1 else { continue }
    let slips = slipsBetween(letters, target)
    if slips <= forgiven, slips < nearest?.slips ?? .max { nearest = (name, slips) }
  }
  return nearest?.name
}

private func slipsBetween(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 1...left.count {
    var current = [row]
    for column in 1...right.count {
      let replaced = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
      var least = min(replaced, last[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        least = min(least, beforeLast[column - 2] + 1)
      }
      current.append(least)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
