#include "CDatasets.h"

#include <string.h>

// One entry for each file, in the order of their names. The 0 that ends the bytes gives their number; CSV has none.
static const struct dataset_file files[] = {
    {"biometrics.csv", (const char[]){
#embed "biometrics.csv" suffix(, 0)
    }},
    {"blocklist-effect.csv", (const char[]){
#embed "blocklist-effect.csv" suffix(, 0)
    }},
    {"claim-statements.csv", (const char[]){
#embed "claim-statements.csv" suffix(, 0)
    }},
    {"claims.csv", (const char[]){
#embed "claims.csv" suffix(, 0)
    }},
    {"golla-2019-table-3.csv", (const char[]){
#embed "golla-2019-table-3.csv" suffix(, 0)
    }},
    {"grid-counts.csv", (const char[]){
#embed "grid-counts.csv" suffix(, 0)
    }},
    {"kdf-rates.csv", (const char[]){
#embed "kdf-rates.csv" suffix(, 0)
    }},
    {"kdf-recommendations.csv", (const char[]){
#embed "kdf-recommendations.csv" suffix(, 0)
    }},
    {"meter-agreement.csv", (const char[]){
#embed "meter-agreement.csv" suffix(, 0)
    }},
    {"observation-attacks.csv", (const char[]){
#embed "observation-attacks.csv" suffix(, 0)
    }},
    {"people-3gram-card.csv", (const char[]){
#embed "people-3gram-card.csv" suffix(, 0)
    }},
    {"people-3gram-counts.csv", (const char[]){
#embed "people-3gram-counts.csv" suffix(, 0)
    }},
    {"people-card.csv", (const char[]){
#embed "people-card.csv" suffix(, 0)
    }},
    {"people-evaluation.csv", (const char[]){
#embed "people-evaluation.csv" suffix(, 0)
    }},
    {"people-weights.csv", (const char[]){
#embed "people-weights.csv" suffix(, 0)
    }},
    {"policy.csv", (const char[]){
#embed "policy.csv" suffix(, 0)
    }},
    {"popular-lists.csv", (const char[]){
#embed "popular-lists.csv" suffix(, 0)
    }},
    {"published-guess-rates.csv", (const char[]){
#embed "published-guess-rates.csv" suffix(, 0)
    }},
    {"shapes.csv", (const char[]){
#embed "shapes.csv" suffix(, 0)
    }},
    {"throttling.csv", (const char[]){
#embed "throttling.csv" suffix(, 0)
    }},
};

const struct dataset_file *dataset_file_at(size_t place) {
  return place < sizeof files / sizeof *files ? &files[place] : NULL;
}

size_t dataset_file_size(const struct dataset_file *file) { return strlen(file->bytes); }
