// The project's data files, embedded in the program so that it can be moved anywhere.
#pragma once

#include <stddef.h>

struct dataset_file {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

/// The embedded file of this name, relative to `datasets/`; NULL where there is none.
const struct dataset_file *dataset_file_named(const char *name);
