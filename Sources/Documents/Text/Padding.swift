/// Text filled with spaces to a width in terminal cells.
enum Padding {
  /// `text` in a field of `width` cells; a wider text stays whole.
  static func padded(_ text: String, to width: Int, _ alignment: Column.Alignment) -> String {
    let room = max(0, width - DisplayWidth.of(text))
    let before =
      switch alignment {
      case .left: 0
      case .right: room
      case .center: room / 2
      }
    return String(repeating: " ", count: before) + text + String(repeating: " ", count: room - before)
  }
}
