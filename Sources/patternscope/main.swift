import PatternGrid
let s = try PatternSpace(grid: Grid(CommandLine.arguments[1]), rule: .android)
let c = try PatternCount(s)
print(c.byLength)
