#include "CGetopt.h"
