# The Debian package and the RPM: `cpack -G DEB` or `-G RPM` in a build that packaging/package has
# configured.
if(NOT MEJA_DEB)
  return()
endif()

set(doc ${CMAKE_INSTALL_DATADIR}/doc/meja)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog.in ${made}/changelog @ONLY)
install_gzipped(${PROJECT_SOURCE_DIR}/packaging/CHANGELOG.md changelog ${doc})
install_gzipped(${made}/changelog changelog.Debian ${doc})

install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright DESTINATION ${doc})

set(CPACK_PACKAGE_NAME meja)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR "The Meja authors")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
if(CMAKE_CROSSCOMPILING)
  set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE $ENV{DEB_HOST_ARCH})
endif()
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${MEJA_MAINTAINER})
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
if(MEJA_SITE)
  set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${MEJA_SITE})
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "four card games at one table")
set(description
  "Regicide, Claim, Clash of Decks and Di Renjie for one to six people who pass
one screen, with computer players for every seat. In English, Indonesian,
Russian and Simplified Chinese.
.
A match is kept after every action and can be continued at any time. Games
that have ended can be watched again and given away as a code or a file.")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION ${description})

string(REPLACE "\n.\n" "\n\n" description "${description}")
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_COMPRESSION_TYPE xz)
set(CPACK_RPM_PACKAGE_LICENSE MIT)
set(CPACK_RPM_PACKAGE_GROUP Amusements/Games)
set(CPACK_RPM_PACKAGE_VENDOR ${CPACK_PACKAGE_VENDOR})
set(CPACK_RPM_PACKAGE_SUMMARY ${CPACK_PACKAGE_DESCRIPTION_SUMMARY})
set(CPACK_RPM_PACKAGE_DESCRIPTION ${description})
set(CPACK_RPM_PACKAGE_URL ${MEJA_SITE})
set(CPACK_RPM_SPEC_MORE_DEFINE "%define _buildhost localhost
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1")
# Folders that every system has are not the package's.
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/games /usr/share/applications /usr/share/doc
  /usr/share/icons /usr/share/icons/hicolor /usr/share/man /usr/share/man/man6 /usr/share/metainfo
  /usr/share/mime /usr/share/mime/packages)
foreach(size 16 32 48 64 128 256 512)
  list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/icons/hicolor/${size}x${size} /usr/share/icons/hicolor/${size}x${size}/apps)
endforeach()
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
