// GSLStatistics
