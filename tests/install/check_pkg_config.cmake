# Builds SOURCE (C11) as PROGRAM with the flags that pkg-config gives for the tree installed in PREFIX, and runs it.
set(ENV{PKG_CONFIG_PATH} ${PREFIX}/${LIBDIR}/pkgconfig)
execute_process(COMMAND ${PKG_CONFIG} --cflags --libs leanfa
  OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(flags UNIX_COMMAND "${flags}")
execute_process(COMMAND ${COMPILER} -std=c11 -Wall -Wextra -Wpedantic -Werror ${SOURCE} -o ${PROGRAM} ${flags} -lm
  COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${PREFIX}/${LIBDIR} ${PROGRAM} COMMAND_ERROR_IS_FATAL ANY)
