// PatternStrength
