#pragma once
#include <stdbool.h>
#include <stddef.h>

/// A flag as the C library shall know it: a long name, a letter (0 for none), and whether a value follows.
struct cgetopt_flag {
  const char *_Nonnull name;
  char letter;
  bool takes_value;
};

enum cgetopt_kind : int {
  /// No more tokens; `position` is the first argument that was not looked at (after `--`), or argc.
  CGETOPT_END,
  /// An argument that is no flag (`-` alone is one): `argument`.
  CGETOPT_OPERAND,
  /// The flag `flag`, with its `value` when it takes one.
  CGETOPT_FLAG,
  /// No flag has this name, or several begin with it: `argument`, and `letter` when a letter was unknown.
  CGETOPT_UNKNOWN,
  /// The flag `flag` takes a value, and the arguments are at their end.
  CGETOPT_MISSING_VALUE,
  /// The flag `flag` takes no value, and `argument` gave one by `=`.
  CGETOPT_UNEXPECTED_VALUE,
};

struct cgetopt_token {
  enum cgetopt_kind kind;
  int flag;
  unsigned char letter;
  int position;
  const char *_Nullable argument;
  const char *_Nullable value;
};

struct cgetopt_scanner;

/// Begins a scan of argv[1..<argc] by getopt_long, in the order of the arguments.
///
/// getopt_long keeps its place in globals, so only one scan can be under way in a process: a lock is held from here to
/// `cgetopt_close`, and a thread that opens a second scan before it closes the first waits for ever. Code that calls
/// getopt by itself meanwhile would disturb the scan. `argv` and `flags` must outlive it. NULL when memory is short.
struct cgetopt_scanner *_Nullable cgetopt_open(
    int argc, char *_Nullable const *_Nonnull argv, const struct cgetopt_flag *_Nullable flags, size_t count);
struct cgetopt_token cgetopt_next(struct cgetopt_scanner *_Nonnull scanner);
void cgetopt_close(struct cgetopt_scanner *_Nonnull scanner);
