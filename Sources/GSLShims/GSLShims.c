#include "GSLShims.h"

#include <gsl/gsl_version.h>

const gsl_rng_type *gsl_shim_mt19937(void) { return gsl_rng_mt19937; }

const gsl_interp_type *gsl_shim_steffen(void) { return gsl_interp_steffen; }

const gsl_multimin_fdfminimizer_type *gsl_shim_bfgs2(void) { return gsl_multimin_fdfminimizer_vector_bfgs2; }

const gsl_multimin_fdfminimizer_type *gsl_shim_bfgs(void) { return gsl_multimin_fdfminimizer_vector_bfgs; }

const gsl_multimin_fdfminimizer_type *gsl_shim_conjugate_fletcher_reeves(void) {
  return gsl_multimin_fdfminimizer_conjugate_fr;
}

const gsl_multimin_fdfminimizer_type *gsl_shim_conjugate_polak_ribiere(void) {
  return gsl_multimin_fdfminimizer_conjugate_pr;
}

const gsl_multimin_fdfminimizer_type *gsl_shim_steepest_descent(void) {
  return gsl_multimin_fdfminimizer_steepest_descent;
}

const char *gsl_shim_version(void) { return gsl_version; }
