import Glibc

/// The date of a report: the one given, else SOURCE_DATE_EPOCH, else today (UTC).
func reportDate(_ given: String?) throws -> String {
  if let given { return given }
  var seconds = time(nil)
  if let epoch = getenv("SOURCE_DATE_EPOCH").map({ String(cString: $0) }) {
    guard let parsed = Int(epoch), (0...253_402_300_799).contains(parsed) else {
      throw Failure.usage("SOURCE_DATE_EPOCH is '\(epoch)', not a number of seconds since 1970")
    }
    seconds = parsed
  }
  var parts = tm()
  gmtime_r(&seconds, &parts)
  return "\(parts.tm_year + 1900)-\(twoDigits(parts.tm_mon + 1))-\(twoDigits(parts.tm_mday))"
}

/// Whether a text is a day of the calendar, YYYY-MM-DD.
func isCalendarDate(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
    let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
  else { return false }
  let isLeapYear = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
  let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return (1...12).contains(month) && (1...days[month - 1]).contains(day)
}

private func twoDigits(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
