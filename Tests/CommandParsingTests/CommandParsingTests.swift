import Testing
import CommandParsing
