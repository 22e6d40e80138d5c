#include "GSLShims.h"
