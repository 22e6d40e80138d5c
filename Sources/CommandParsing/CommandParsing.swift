// CommandParsing
