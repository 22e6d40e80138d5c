#include "CDatasets.h"

#include <string.h>

static const unsigned char biometrics[] = {
#embed "biometrics.csv"
};

static const unsigned char blocklist_effect[] = {
#embed "blocklist-effect.csv"
};

static const unsigned char claim_statements[] = {
#embed "claim-statements.csv"
};

static const unsigned char claims[] = {
#embed "claims.csv"
};

static const unsigned char golla_2019_table_3[] = {
#embed "golla-2019-table-3.csv"
};

static const unsigned char grid_counts[] = {
#embed "grid-counts.csv"
};

static const unsigned char kdf_rates[] = {
#embed "kdf-rates.csv"
};

static const unsigned char kdf_recommendations[] = {
#embed "kdf-recommendations.csv"
};

static const unsigned char meter_agreement[] = {
#embed "meter-agreement.csv"
};

static const unsigned char observation_attacks[] = {
#embed "observation-attacks.csv"
};

static const unsigned char people_3gram_card[] = {
#embed "people-3gram-card.csv"
};

static const unsigned char people_3gram_counts[] = {
#embed "people-3gram-counts.csv"
};

static const unsigned char people_card[] = {
#embed "people-card.csv"
};

static const unsigned char people_evaluation[] = {
#embed "people-evaluation.csv"
};

static const unsigned char people_weights[] = {
#embed "people-weights.csv"
};

static const unsigned char policy[] = {
#embed "policy.csv"
};

static const unsigned char popular_lists[] = {
#embed "popular-lists.csv"
};

static const unsigned char published_guess_rates[] = {
#embed "published-guess-rates.csv"
};

static const unsigned char shapes[] = {
#embed "shapes.csv"
};

static const unsigned char throttling[] = {
#embed "throttling.csv"
};

static const struct dataset_file files[] = {
    {"biometrics.csv", biometrics, sizeof biometrics},
    {"blocklist-effect.csv", blocklist_effect, sizeof blocklist_effect},
    {"claim-statements.csv", claim_statements, sizeof claim_statements},
    {"claims.csv", claims, sizeof claims},
    {"golla-2019-table-3.csv", golla_2019_table_3, sizeof golla_2019_table_3},
    {"grid-counts.csv", grid_counts, sizeof grid_counts},
    {"kdf-rates.csv", kdf_rates, sizeof kdf_rates},
    {"kdf-recommendations.csv", kdf_recommendations, sizeof kdf_recommendations},
    {"meter-agreement.csv", meter_agreement, sizeof meter_agreement},
    {"observation-attacks.csv", observation_attacks, sizeof observation_attacks},
    {"people-3gram-card.csv", people_3gram_card, sizeof people_3gram_card},
    {"people-3gram-counts.csv", people_3gram_counts, sizeof people_3gram_counts},
    {"people-card.csv", people_card, sizeof people_card},
    {"people-evaluation.csv", people_evaluation, sizeof people_evaluation},
    {"people-weights.csv", people_weights, sizeof people_weights},
    {"policy.csv", policy, sizeof policy},
    {"popular-lists.csv", popular_lists, sizeof popular_lists},
    {"published-guess-rates.csv", published_guess_rates, sizeof published_guess_rates},
    {"shapes.csv", shapes, sizeof shapes},
    {"throttling.csv", throttling, sizeof throttling},
};

const struct dataset_file *dataset_file_named(const char *name) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].name, name) == 0) return &files[i];
  return NULL;
}
