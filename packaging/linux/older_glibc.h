/* Read before every source of the portable archive: functions that newer glibc has in two versions,
 * because they no longer set errno, are the older ones, so that older systems start the programs. */
#if defined __x86_64__
#define OLDEST "GLIBC_2.2.5"
#elif defined __aarch64__
#define OLDEST "GLIBC_2.17"
#endif
#ifdef OLDEST
__asm__(".symver hypotf,hypotf@" OLDEST);
__asm__(".symver fmodf,fmodf@" OLDEST);
#undef OLDEST
#endif
