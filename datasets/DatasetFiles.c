#include "DatasetFiles.h"

#include <string.h>

static const unsigned char claim_statements[] = {
#embed "claim-statements.csv"
};

static const unsigned char claims[] = {
#embed "claims.csv"
};

static const unsigned char people_3gram_card[] = {
#embed "people-3gram-card.csv"
};

static const unsigned char people_3gram_counts[] = {
#embed "people-3gram-counts.csv"
};

static const unsigned char popular_lists[] = {
#embed "popular-lists.csv"
};

static const unsigned char shapes[] = {
#embed "shapes.csv"
};

static const unsigned char throttling[] = {
#embed "throttling.csv"
};

static const struct dataset_file files[] = {
    {"claim-statements.csv", claim_statements, sizeof claim_statements},
    {"claims.csv", claims, sizeof claims},
    {"people-3gram-card.csv", people_3gram_card, sizeof people_3gram_card},
    {"people-3gram-counts.csv", people_3gram_counts, sizeof people_3gram_counts},
    {"popular-lists.csv", popular_lists, sizeof popular_lists},
    {"shapes.csv", shapes, sizeof shapes},
    {"throttling.csv", throttling, sizeof throttling},
};

const struct dataset_file *dataset_file_named(const char *name) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].name, name) == 0) return &files[i];
  return NULL;
}
