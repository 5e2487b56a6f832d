# The portal for files: a bus on which a stand-in is started by whoever calls it, one without it,
# and one that does not listen.
find_program(DBUS_RUN_SESSION dbus-run-session REQUIRED)
pkg_check_modules(DBUS REQUIRED IMPORTED_TARGET dbus-1)
add_executable(portal_stand_in portal_stand_in.c)
target_link_libraries(portal_stand_in PRIVATE meja_flags PkgConfig::DBUS)

set(services ${CMAKE_CURRENT_BINARY_DIR}/services)
file(GENERATE OUTPUT ${services}/org.freedesktop.portal.Desktop.service CONTENT
  "[D-BUS Service]\nName=org.freedesktop.portal.Desktop\nExec=\"$<TARGET_FILE:portal_stand_in>\"\n")
set(BUS_SERVICES "<servicedir>${services}</servicedir>")
configure_file(bus.conf.in bus.conf @ONLY)
set(BUS_SERVICES)
configure_file(bus.conf.in bare_bus.conf @ONLY)

add_executable(app_portal portal.c)
meja_watch(app_portal)
target_link_libraries(app_portal PRIVATE game_uis dialog_side sdl testing)
add_dependencies(app_portal data portal_stand_in)
foreach(call SDL_LoadObject SDL_LoadFunction poll)
  target_link_options(app_portal PRIVATE -Wl,--wrap=${call})
endforeach()
set(on_bus ${DBUS_RUN_SESSION} --config-file)
add_test(NAME app_portal COMMAND ${on_bus} ${CMAKE_CURRENT_BINARY_DIR}/bus.conf -- $<TARGET_FILE:app_portal>)
add_test(NAME app_portal_bare COMMAND ${on_bus} ${CMAKE_CURRENT_BINARY_DIR}/bare_bus.conf -- $<TARGET_FILE:app_portal> bare)
add_test(NAME app_portal_deaf COMMAND app_portal bare)
set(surroundings SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy ${suppressions})
set_tests_properties(app_portal app_portal_bare app_portal_deaf PROPERTIES ${stand_ins})
set_tests_properties(app_portal app_portal_bare PROPERTIES LABELS app PROCESSORS 2
  ENVIRONMENT "${surroundings}")
set_tests_properties(app_portal_deaf PROPERTIES LABELS app PROCESSORS 2
  ENVIRONMENT "${surroundings};DBUS_SESSION_BUS_ADDRESS=unix:path=/nobody/listens")
