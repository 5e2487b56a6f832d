/* Reading a share code, and what both forms of a game on its way hold themselves to. */
#ifndef SHARE_CODE_H
#define SHARE_CODE_H

#include "storage/transfer.h"

#define TRANSFER_VERSION 1
#define TRANSFER_SEEDS   ((int64_t)1 << 53)

/* transfer_read for codes. PROBLEM_NONE, or what is wrong. */
ProblemKind code_read(const char *bytes, size_t size, TransferFind *find, Transfer *out);

#endif
