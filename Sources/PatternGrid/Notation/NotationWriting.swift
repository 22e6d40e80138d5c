extension Notation {
  /// Appends a pattern as this notation writes it.
  public func append(_ pattern: Pattern, to text: inout [UInt8]) {
    append(pattern.dots, on: pattern.grid, to: &text)
  }

  /// Appends dots as this notation writes them, whether they are a pattern or not.
  public func append(_ dots: [Dot], on grid: Grid, to text: inout [UInt8]) {
    switch symbols {
    case .numbers(let first, let joins):
      let joined = joins && joinsNumbers(on: grid)
      for (position, dot) in dots.enumerated() {
        if position > 0, !joined { text.append(UInt8(ascii: ".")) }
        appendNumber(dot.index + first, to: &text)
      }
    case .characters(let characters):
      for dot in dots { text.append(characters[dot.index]) }
    case .coordinates:
      for (position, dot) in dots.enumerated() {
        if position > 0 { text.append(UInt8(ascii: "-")) }
        appendNumber(grid.row(of: dot), to: &text)
        text.append(UInt8(ascii: ":"))
        appendNumber(grid.column(of: dot), to: &text)
      }
    }
  }

  /// A pattern as this notation writes it.
  public func text(of pattern: Pattern) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * pattern.length)
    append(pattern, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// One dot as this notation writes it.
  public func name(of dot: Dot, on grid: Grid) -> String {
    var text: [UInt8] = []
    append([dot], on: grid, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of each dot where this notation writes a pattern as one character a dot and nothing between; else nil.
  public func dotCharacters(on grid: Grid) -> [UInt8]? {
    switch symbols {
    case .numbers(let first, let joins) where joins && joinsNumbers(on: grid):
      grid.dots.map { UInt8(ascii: "0") + UInt8(first) + $0.byte }
    case .characters(let characters): Array(characters.prefix(grid.dotCount))
    case .numbers, .coordinates: nil
    }
  }

  /// A number of up to three digits: dots outside every grid have names too, up to 100.
  private func appendNumber(_ number: Int, to text: inout [UInt8]) {
    if number >= 100 { text.append(UInt8(ascii: "0") + UInt8(number / 100)) }
    if number >= 10 { text.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
    text.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Numbers are joined only where each has one digit: never above 9 dots, whatever the first number.
  func joinsNumbers(on grid: Grid) -> Bool { grid.dotCount <= 9 }
}
