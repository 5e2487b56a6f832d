/* The interval does not leave 0 to 1, and is one even where all games went alike. */
#include "base/share.h"

#include <math.h>

#define Z 1.96 /* 95 % of a normal distribution lie within so many deviations */

Share share_of(double count, long games)
{
    double n = (double)games, share = count / n;
    double middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n));
    return (Share){share, middle - half, middle + half};
}
