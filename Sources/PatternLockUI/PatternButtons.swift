#if canImport(SwiftUI)
  import PatternGrid
  import SwiftUI

  /// The dots as buttons, for VoiceOver: a finger that explores the screen cannot draw.
  struct PatternButtons: View {
    let grid: Grid
    let taken: [Dot]
    let isEnabled: Bool
    let tap: (Dot) -> Void
    let finish: () -> Void

    var body: some View {
      VStack {
        ForEach(0..<grid.rows, id: \.self) { row in
          HStack {
            ForEach(0..<grid.columns, id: \.self) { column in
              if let dot = grid.dot(row: row, column: column) { button(dot) }
            }
          }
        }
        Button("Done", action: finish).disabled(!isEnabled || taken.isEmpty)
      }
    }

    /// The label names the place, never the order in which dots were taken: it may be heard.
    private func button(_ dot: Dot) -> some View {
      Button(action: { tap(dot) }) { Image(systemName: "circle").frame(maxWidth: .infinity, maxHeight: .infinity) }
        .disabled(!isEnabled || taken.contains(dot))
        .accessibilityLabel("Row \(grid.row(of: dot) + 1), column \(grid.column(of: dot) + 1)")
    }
  }
#endif
