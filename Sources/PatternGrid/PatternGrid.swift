// PatternGrid
