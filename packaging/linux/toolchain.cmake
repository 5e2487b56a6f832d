# Building for any Linux: with this system's compiler and C library, and what packaging/libraries has
# made small from source linked in. packaging/package portable uses it.
set(MEJA_LIBRARIES "" CACHE PATH "Libraries for the portable archive")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MEJA_LIBRARIES)
list(PREPEND CMAKE_PREFIX_PATH ${MEJA_LIBRARIES})
# Before the system's own, of which SDL reads what it is to open at run time.
set(ENV{PKG_CONFIG_PATH} ${MEJA_LIBRARIES}/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
add_compile_options($<$<COMPILE_LANGUAGE:C>:-include$<SEMICOLON>${CMAKE_CURRENT_LIST_DIR}/older_glibc.h>)
