/* Made by tests/bench/make_campaign.c, and never edited: the deals of the campaign in their
 * order. Each is {seed, court, loss}; which seeds these are follows from the generator core/rng.h
 * and from deal.c, so a change of either needs a new campaign. */
#include "games/regicide_campaign.h"

const RegicideDeal regicide_deals[REGICIDE_DEALS] = {
    {11, 1, 0},   {96, 1, 0},    {19, 1, 1},    {55, 1, 1},    {87, 1, 1},    {125, 2, 111},
    {82, 2, 120}, {83, 2, 125},  {12, 2, 164},  {54, 2, 172},  {38, 2, 196},  {64, 2, 226},
    {60, 2, 238}, {63, 0, 776},  {90, 0, 780},  {24, 0, 784},  {113, 0, 784}, {104, 0, 791},
    {41, 0, 793}, {119, 0, 800}, {70, 0, 803},  {89, 0, 807},  {5, 0, 813},   {72, 0, 816},
    {73, 0, 817}, {1, 0, 821},   {102, 0, 822}, {107, 0, 824}, {108, 0, 826}, {93, 0, 833},
    {26, 0, 845}, {45, 0, 848},  {43, 0, 850},  {62, 0, 851},  {112, 0, 853}, {21, 0, 867},
    {18, 0, 875}, {71, 0, 883},  {4, 0, 886},   {3, 0, 888},   {28, 0, 891},  {94, 0, 896},
    {78, 0, 897}, {118, 0, 903}, {66, 0, 908},  {31, 0, 920},  {10, 0, 923},  {109, 0, 926},
    {51, 0, 927}, {77, 0, 938},  {47, 0, 940},  {116, 0, 960},
};
