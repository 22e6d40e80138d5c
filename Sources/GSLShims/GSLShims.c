#include "GSLShims.h"

#include <gsl/gsl_version.h>

const gsl_rng_type *gsl_shim_mt19937(void) { return gsl_rng_mt19937; }

const gsl_multimin_fdfminimizer_type *gsl_shim_bfgs2(void) { return gsl_multimin_fdfminimizer_vector_bfgs2; }

const char *gsl_shim_version(void) { return gsl_version; }
