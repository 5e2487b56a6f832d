/* The description of the last frame for the automation. */
#ifndef APP_AUTOMATION_TREE_H
#define APP_AUTOMATION_TREE_H

#include "app.h"

#include <jansson.h>

/* A new reference, owned by the caller. */
json_t *automation_tree(App *app, bool busy);

#endif
