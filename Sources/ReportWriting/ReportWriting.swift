// ReportWriting
