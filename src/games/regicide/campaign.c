/* Made by tests/bench/make_campaign.c, and never edited: the deals of the
 * campaign in their order. Each line is {seed, loss}; which seeds these are
 * follows from the generator core/rng.h and from deal.c, so a change of either
 * needs a new campaign. */
#include "games/regicide_campaign.h"

const RegicideDeal regicide_deals[REGICIDE_DEALS] = {
    {11, 662},  {19, 680},  {55, 713},  {87, 724},  {96, 727},  {64, 735}, {60, 745}, {82, 753},
    {54, 754},  {12, 760},  {38, 765},  {83, 766},  {125, 772}, {63, 776}, {90, 780}, {24, 784},
    {113, 784}, {104, 791}, {41, 793},  {119, 800}, {70, 803},  {89, 807}, {5, 813},  {72, 816},
    {73, 817},  {1, 821},   {102, 822}, {107, 824}, {108, 826}, {93, 833}, {26, 845}, {45, 848},
    {43, 850},  {62, 851},  {112, 853}, {21, 867},  {18, 875},  {71, 883}, {4, 886},  {3, 888},
    {28, 891},  {94, 896},  {78, 897},  {118, 903}, {66, 908},  {31, 920}, {10, 923}, {109, 926},
    {51, 927},  {77, 938},  {47, 940},  {116, 960},
};
