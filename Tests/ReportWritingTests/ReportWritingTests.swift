import Testing
import ReportWriting
