# Building for Windows (x86-64) on Debian: mingw-w64 with the POSIX threads that it brings, all of it
# linked in, so that a program needs no DLL but the system's. packaging/windows/build uses it.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
# Its own printf knows less than C11's.
set(CMAKE_C_FLAGS_INIT -D__USE_MINGW_ANSI_STDIO=1)

# Where packaging/libraries has put what Debian does not have for Windows.
set(MEJA_LIBRARIES "" CACHE PATH "Libraries for Windows")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MEJA_LIBRARIES)
set(CMAKE_FIND_ROOT_PATH ${MEJA_LIBRARIES} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${MEJA_LIBRARIES}/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static)

# Its programs run here under Wine, the tests among them.
find_program(MEJA_WINE wine)
if(MEJA_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${MEJA_WINE})
endif()
