# Building for a page in a browser on Debian: Emscripten, without its threads, which browsers give
# only to pages that are sent with headers of their own. packaging/package web uses it.
#
# What Emscripten compiles asks a Node that has `fetch` for files in vain.
set(CMAKE_CROSSCOMPILING_EMULATOR node --no-experimental-fetch CACHE STRING "To run what was built")
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)

# Where packaging/libraries has put what Debian does not have for Emscripten.
set(MEJA_LIBRARIES "" CACHE PATH "Libraries for the browser")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MEJA_LIBRARIES)
list(APPEND CMAKE_FIND_ROOT_PATH ${MEJA_LIBRARIES})
set(ENV{PKG_CONFIG_LIBDIR} ${MEJA_LIBRARIES}/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static)
