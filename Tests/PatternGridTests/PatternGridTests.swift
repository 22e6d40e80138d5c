import Testing
import PatternGrid
