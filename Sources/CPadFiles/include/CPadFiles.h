// The parts of the pad in the browser, embedded in the program so that it can be moved anywhere.
#pragma once

#include <stddef.h>

struct pad_file {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

/// The embedded file of this name, relative to `CPadFiles/`; NULL where there is none.
const struct pad_file *pad_file_named(const char *name);
