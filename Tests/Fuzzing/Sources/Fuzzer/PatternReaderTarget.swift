import PatternGrid

extension FuzzTarget {
  /// Input: notation, space, text.
  static let patternReader = FuzzTarget(name: "pattern-reader", longestInput: 420) { input in
    var input = input
    let notation = input.choose(Notation.all)
    let reading = PatternReading(notation: notation, space: input.choose(FuzzedSpace.all), text: input.rest)
    reading.checkDots()
    reading.checkPattern()
    reading.checkFastPath()
  }
}

/// A space, and what reads its patterns fast where the grid has few enough dots.
private struct FuzzedSpace: Sendable {
  let space: PatternSpace
  let fast: PatternIndex?

  init(_ grid: String, _ rule: DrawingRule, _ lengths: ClosedRange<Int>) {
    do {
      space = try PatternSpace(
        grid: Grid(grid), rule: rule, minimumLength: lengths.lowerBound, maximumLength: lengths.upperBound)
      guard space.grid.dotCount <= PatternIndex.maximumReadableDotCount else {
        fast = nil
        return
      }
      fast = try PatternIndex(space)
    } catch { fatalError("\(grid): \(error)") }
  }

  static let all = [
    FuzzedSpace("3x3", .android, 4...9), FuzzedSpace("3x3", .strict, 4...9), FuzzedSpace("3x3", .free, 1...9),
    FuzzedSpace("3x3", .lineage, 5...7), FuzzedSpace("1x2", .android, 1...2), FuzzedSpace("2x4", .android, 2...8),
    FuzzedSpace("2x5", .android, 4...10), FuzzedSpace("4x4", .android, 4...16), FuzzedSpace("5x5", .strict, 1...25),
    FuzzedSpace("6x6", .lineage, 4...36), FuzzedSpace("1x36", .free, 1...36),
  ]
}

/// A text read as a pattern.
private struct PatternReading {
  let notation: Notation
  let space: PatternSpace
  let fast: PatternIndex?
  let text: [UInt8]
  /// What the notation alone says.
  let pattern: Result<Pattern, PatternTextError>

  init(notation: Notation, space: FuzzedSpace, text: [UInt8]) {
    self.notation = notation
    self.space = space.space
    fast = space.fast
    self.text = text
    pattern = Result { () throws(PatternTextError) in try notation.pattern(text.span, in: space.space) }
  }

  /// As many dots of the grid as a pattern may have are the same when written and read again.
  func checkDots() {
    guard let notated = try? notation.read(text.span, on: space.grid) else {
      return expect((try? pattern.get()) == nil, "a pattern without dots")
    }
    expect(notated.dots.count == notated.offsets.count && notated.offsets.first == 0, "offsets: \(notated)")
    expect(zip(notated.offsets, notated.offsets.dropFirst() + [text.count]).allSatisfy { $0 < $1 }, "order: \(notated)")
    guard notated.dots.count <= space.grid.dotCount, notated.dots.allSatisfy({ $0.index < space.grid.dotCount }) else {
      return
    }
    var written: [UInt8] = []
    notation.append(notated.dots, on: space.grid, to: &written)
    expect((try? notation.read(written.span, on: space.grid).dots) == notated.dots, "written: \(written)")
  }

  /// A pattern is the same in every notation; a refusal says where and why.
  func checkPattern() {
    switch pattern {
    case .success(let pattern):
      for other in Notation.all {
        let written = other.text(of: pattern)
        expect((try? other.pattern(written, in: space)) == pattern, "\(pattern) as \(written) in \(other.id)")
      }
    case .failure(let error):
      expect((0...text.count).contains(error.offset), "offset \(error.offset) of \(text.count)")
      expectPrintable(error.reason)
      if case .outsideGrid(let dot, _, _)? = error.fault { checkName(of: dot, at: error.offset) }
    }
  }

  /// A dot outside the grid is called what the text calls it.
  private func checkName(of dot: Dot, at offset: Int) {
    let name = notation.name(of: dot, on: space.grid)
    guard notation.writesNumbers else {
      return expect(name.utf8.elementsEqual([text[offset]]), "\(name) is not in \(text)")
    }
    let digits = text[offset...].prefix { (48...57).contains($0) }
    let isJoined = fast != nil && !text.contains(UInt8(ascii: "."))
    let number = String(decoding: isJoined ? digits.prefix(1) : digits, as: UTF8.self)
    expect(Int(name) == Int(number), "\(name) is not in \(text)")
  }

  /// Tables read what the notation reads, alone or as a line.
  func checkFastPath() {
    guard let fast, let zero else { return }
    let index = (try? pattern.get()).map(fast.index)
    let isJoined = !text.contains(UInt8(ascii: "."))
    let (found, end) = fast.readIndex(text.span, from: 0, zero: zero, mayBeDotted: notation.writesNumbers)
    expect((0...text.count).contains(end), "end \(end) of \(text.count)")
    if let found, end == text.count {
      expect(found == index, "index \(found), by the notation \(index as Any)")
    }
    if let index, isJoined { expect(found == index, "index \(found as Any), by the notation \(index)") }
    for lineEnd in ["\n", "\r\n"] where !text.contains(UInt8(ascii: "\n")) && text.last != UInt8(ascii: "\r") {
      let line = text + lineEnd.utf8 + Array(repeating: UInt8(ascii: "\n"), count: 16)
      let reading = fast.readLine(line.span, from: 0, zero: zero)
      expect(reading?.index == (isJoined ? index : nil), "line of index \(index as Any): \(reading as Any)")
      if let reading { expect(reading.next == text.count + lineEnd.utf8.count, "next line at \(reading.next)") }
    }
  }

  /// The character of dot 0, where those of the other dots follow it.
  private var zero: UInt8? {
    (notation.id == Notation.dotted.id ? .digit : notation).dotCharacters(on: space.grid)?.first
  }
}
