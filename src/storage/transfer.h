/* What the two forms of a game on its way share. */
#ifndef TRANSFER_H
#define TRANSFER_H

#include "storage/transfer.h"

#define TRANSFER_VERSION 1
#define TRANSFER_SEEDS   ((int64_t)1 << 53)

/* Whether these bytes look like a share code, right or wrong. */
bool code_is(const char *bytes, size_t size);

/* transfer_read for codes. PROBLEM_NONE, or what is wrong. */
ProblemKind code_read(const char *bytes, size_t size, TransferFind *find, Transfer *out);

#endif
