/* What every test here needs: cmocka with the headers it asks for, and comparing floats. */
#ifndef CHECK_H
#define CHECK_H

#include "testing.h"

#define assert_near(a, b) assert_float_equal((a), (b), 0.01)

#endif
