/* A share that was counted, such as games won of games played, and how far it can be trusted. */
#ifndef BASE_SHARE_H
#define BASE_SHARE_H

/* All from 0 to 1. */
typedef struct Share {
    double share, low, high;
} Share;

/* Of `count`, which need not be whole, in `games` of at least 1: with an interval of 95 % after
 * Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927. */
Share share_of(double count, long games);

#endif
