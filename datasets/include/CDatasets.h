// The project's data files, embedded in the program so that it can be moved anywhere.
#pragma once

#include <stddef.h>

struct dataset_file {
  /// Relative to `datasets/`.
  const char *name;
  /// Ended by a 0 that is not part of the file.
  const char *bytes;
};

/// The embedded file at a place of their list, from 0; NULL past its end.
const struct dataset_file *dataset_file_at(size_t place);

/// Bytes of a file.
size_t dataset_file_size(const struct dataset_file *file);
