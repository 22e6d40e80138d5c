#include "DatasetFiles.h"

#include <string.h>


static const unsigned char throttling[] = {
#embed "throttling.csv"
};

static const struct dataset_file files[] = {
    {"throttling.csv", throttling, sizeof throttling},
};

const struct dataset_file *dataset_file_named(const char *name) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].name, name) == 0) return &files[i];
  return NULL;
}
