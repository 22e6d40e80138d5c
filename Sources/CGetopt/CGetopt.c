#include "CGetopt.h"

#include <getopt.h>
#include <pthread.h>
#include <stdlib.h>

// Long flags answer with their index above every letter's code.
enum { FIRST_LONG_CODE = 256 };

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

struct cgetopt_scanner {
  int argc;
  char *const *argv;
  const struct cgetopt_flag *flags;
  size_t count;
  struct option *longs;
  char *letters;
};

struct cgetopt_scanner *cgetopt_open(
    int argc, char *const *argv, const struct cgetopt_flag *flags, size_t count) {
  struct cgetopt_scanner *scanner = malloc(sizeof *scanner);
  struct option *longs = calloc(count + 1, sizeof *longs);
  char *letters = malloc(3 + 2 * count);
  if (!scanner || !longs || !letters) {
    free(scanner);
    free(longs);
    free(letters);
    return NULL;
  }
  char *end = letters;
  *end++ = '-';  // operands in their order: no permuting of argv, which costs quadratic time
  *end++ = ':';  // tells a missing value from an unknown flag
  for (size_t index = 0; index < count; index++) {
    longs[index] = (struct option){
        .name = flags[index].name,
        .has_arg = flags[index].takes_value ? required_argument : no_argument,
        .val = FIRST_LONG_CODE + (int)index,
    };
    if (flags[index].letter) {
      *end++ = flags[index].letter;
      if (flags[index].takes_value) *end++ = ':';
    }
  }
  *end = '\0';
  *scanner = (struct cgetopt_scanner){argc, argv, flags, count, longs, letters};
  pthread_mutex_lock(&turn);
  optind = 0;  // glibc: forget everything of an earlier scan
  opterr = 0;
  return scanner;
}

static int flag_with_code(const struct cgetopt_scanner *scanner, int code) {
  if (code >= FIRST_LONG_CODE) return code - FIRST_LONG_CODE;
  for (size_t index = 0; index < scanner->count; index++)
    if (scanner->flags[index].letter == code) return (int)index;
  return -1;
}

struct cgetopt_token cgetopt_next(struct cgetopt_scanner *scanner) {
  int position = optind > 0 ? optind : 1;
  int code = getopt_long(scanner->argc, scanner->argv, scanner->letters, scanner->longs, NULL);
  struct cgetopt_token token = {.flag = -1, .position = position};
  if (code == -1) {
    token.kind = CGETOPT_END;
    token.position = optind;
    return token;
  }
  token.argument = scanner->argv[position];
  switch (code) {
    case 1:
      token.kind = CGETOPT_OPERAND;
      break;
    case ':':
      token.kind = CGETOPT_MISSING_VALUE;
      token.flag = flag_with_code(scanner, optopt);
      break;
    case '?':
      if (optopt >= FIRST_LONG_CODE) {
        token.kind = CGETOPT_UNEXPECTED_VALUE;
        token.flag = flag_with_code(scanner, optopt);
      } else {
        token.kind = CGETOPT_UNKNOWN;
        token.letter = (unsigned char)optopt;
      }
      break;
    default:
      token.kind = CGETOPT_FLAG;
      token.flag = flag_with_code(scanner, code);
      token.value = scanner->flags[token.flag].takes_value ? optarg : NULL;
  }
  return token;
}

void cgetopt_close(struct cgetopt_scanner *scanner) {
  pthread_mutex_unlock(&turn);
  free(scanner->longs);
  free(scanner->letters);
  free(scanner);
}
