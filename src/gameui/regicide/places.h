/* Where things lie on the Regicide table. */
#ifndef GAMEUI_REGICIDE_PLACES_H
#define GAMEUI_REGICIDE_PLACES_H

#include "tables/table_look.h"

/* Layout.form */
typedef enum RegicideForm { REGICIDE_WIDE, REGICIDE_TALL, REGICIDE_SQUARE } RegicideForm;

void regicide_arrange(const Space *space, const void *view, Layout *out);

#endif
