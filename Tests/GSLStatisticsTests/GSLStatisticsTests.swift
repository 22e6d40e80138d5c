import Testing
import GSLStatistics
