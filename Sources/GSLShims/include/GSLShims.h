#pragma once
#include <gsl/gsl_interp.h>
#include <gsl/gsl_multimin.h>
#include <gsl/gsl_rng.h>

/* GSL names its algorithms by mutable global pointers, which Swift's strict concurrency refuses; these functions read them. */

const gsl_rng_type *gsl_shim_mt19937(void);

const gsl_interp_type *gsl_shim_steffen(void);

const gsl_multimin_fdfminimizer_type *gsl_shim_bfgs2(void);
const gsl_multimin_fdfminimizer_type *gsl_shim_bfgs(void);
const gsl_multimin_fdfminimizer_type *gsl_shim_conjugate_fletcher_reeves(void);
const gsl_multimin_fdfminimizer_type *gsl_shim_conjugate_polak_ribiere(void);
const gsl_multimin_fdfminimizer_type *gsl_shim_steepest_descent(void);

const char *gsl_shim_version(void);
