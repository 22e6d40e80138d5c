#pragma once
#include <stddef.h>
#include <stdint.h>

/* "Using libFuzzer as a library" (llvm.org/docs/LibFuzzer.html); the function has no public header. */
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*user_callback)(const uint8_t *data, size_t size));
