# Install rules: the program, libleanfa.so with its SONAME, the public headers, a CMake package and a pkg-config file.
# Both package files find the library relative to themselves, so that an installed tree can be moved.
# tests/install checks all of it.
include(CMakePackageConfigHelpers)

target_link_options(leanfa PRIVATE -Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/leanfa_exports.map)
set_property(TARGET leanfa APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/leanfa_exports.map)

install(TARGETS leanfa_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS leanfa EXPORT leanfa_targets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
# The emulated HIP, and links to it under HIP's names in a folder of their own: nothing may find them by accident.
install(TARGETS leanfa_hipemu LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_SKIP)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/cmake)
foreach(name libamdhip64.so libamdhip64.so.5 libamdhip64.so.6 libamdhip64.so.7)
  file(CREATE_LINK ../../libleanfa_hipemu.so.${PROJECT_VERSION_MAJOR} ${PROJECT_BINARY_DIR}/cmake/${name} SYMBOLIC)
  install(FILES ${PROJECT_BINARY_DIR}/cmake/${name} DESTINATION ${CMAKE_INSTALL_LIBDIR}/leanfa/hip)
endforeach()
install(DIRECTORY include/leanfa DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp")
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/leanfa)
install(EXPORT leanfa_targets NAMESPACE leanfa:: DESTINATION ${package_dir})
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/leanfa_config.cmake.in
  ${PROJECT_BINARY_DIR}/cmake/leanfa-config.cmake INSTALL_DESTINATION ${package_dir})
# Before 1.0 a minor version may change the ABI.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cmake/leanfa-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/cmake/leanfa-config.cmake ${PROJECT_BINARY_DIR}/cmake/leanfa-config-version.cmake
  DESTINATION ${package_dir})

file(RELATIVE_PATH LEANFA_PC_PREFIX /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
string(REGEX REPLACE "/$" "" LEANFA_PC_PREFIX "${LEANFA_PC_PREFIX}")
configure_file(${CMAKE_CURRENT_LIST_DIR}/leanfa.pc.in ${PROJECT_BINARY_DIR}/cmake/leanfa.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/cmake/leanfa.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
