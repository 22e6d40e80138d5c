// DatasetTables
