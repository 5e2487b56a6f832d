# Building for any Linux: with this system's compiler, the C library of an older one and what
# packaging/libraries has made small from source linked in. packaging/package portable uses it.
set(MEJA_LIBRARIES "" CACHE PATH "Libraries for the portable archive")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MEJA_LIBRARIES)
set(CMAKE_SYSROOT ${MEJA_LIBRARIES}/debian11)
# The compiler looks for the C library beside itself first.
file(GLOB crt ${CMAKE_SYSROOT}/usr/lib/*/crt1.o)
get_filename_component(folder "${crt}" DIRECTORY)
add_link_options(-B${folder})
set(CMAKE_FIND_ROOT_PATH ${MEJA_LIBRARIES})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${MEJA_LIBRARIES}/lib/pkgconfig:${folder}/pkgconfig:${CMAKE_SYSROOT}/usr/share/pkgconfig)
set(PKG_CONFIG_ARGN --static)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# Younger than the libraries there, this system's one makes what they do not know.
set(WAYLAND_SCANNER ${CMAKE_SYSROOT}/usr/bin/wayland-scanner)
