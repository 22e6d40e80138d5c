import Datasets
import Testing

@Suite struct BlocklistEffectTests {
  @Test func controlIsTheGroupWithoutAList() {
    let control = BlocklistEffect.control
    #expect(control.blockedPatterns == 0 && control.hitShare == nil && control.participants == 169)
    #expect(control.shares[100] == 43.2 / 100 && control.shares[2] == nil)
    #expect(BlocklistEffect.all.dropFirst().allSatisfy { $0.blockedPatterns > 0 && $0.hitShare != nil })
  }

  @Test func sharesRiseWithTheGuesses() {
    for effect in BlocklistEffect.all {
      let shares = effect.shares.sorted { $0.key < $1.key }.map(\.value)
      #expect(!shares.isEmpty && shares == shares.sorted() && shares.allSatisfy { 0...1 ~= $0 }, "\(effect.treatment)")
    }
  }

  /// A size stands for a treatment within a fifth of its own length.
  @Test(arguments: [(105, 105), (100, 105), (87, nil), (132, nil), (0, nil), (12, 12), (1, nil)] as [(Int, Int?)])
  func resemblingSizes(size: Int, blocked: Int?) {
    #expect(BlocklistEffect.resembling(size: size)?.blockedPatterns == blocked)
  }
}
