/* Made by tests/bench/make_campaign.c, and never edited: the deals of the campaign in their
 * order. Each line is {seed, loss}; which seeds these are follows from the generator core/rng.h
 * and from deal.c, so a change of either needs a new campaign. */
#include "games/regicide_campaign.h"

const RegicideDeal regicide_deals[REGICIDE_DEALS] = {
    {106, 670}, {11, 692},  {123, 699}, {87, 708},  {120, 715}, {82, 729}, {96, 738}, {97, 743},
    {83, 753},  {99, 758},  {49, 765},  {25, 768},  {63, 774},  {54, 776}, {41, 788}, {117, 791},
    {53, 793},  {13, 795},  {56, 797},  {35, 803},  {70, 805},  {5, 806},  {36, 815}, {45, 817},
    {119, 817}, {43, 827},  {102, 829}, {91, 832},  {57, 833},  {93, 840}, {37, 843}, {98, 845},
    {46, 848},  {50, 860},  {21, 862},  {3, 863},   {92, 866},  {78, 871}, {18, 880}, {118, 881},
    {28, 883},  {110, 887}, {40, 894},  {94, 900},  {31, 903},  {7, 911},  {2, 917},  {10, 927},
    {79, 927},  {77, 938},  {100, 944}, {116, 964},
};
