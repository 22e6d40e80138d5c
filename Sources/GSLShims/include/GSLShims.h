#pragma once
#include <gsl/gsl_multimin.h>
#include <gsl/gsl_rng.h>

/* GSL names its algorithms by mutable global pointers, which Swift's strict concurrency refuses; these functions read them. */

const gsl_rng_type *gsl_shim_mt19937(void);

const gsl_multimin_fdfminimizer_type *gsl_shim_bfgs2(void);

const char *gsl_shim_version(void);
