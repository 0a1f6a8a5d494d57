# Compiler settings, packages, and the functions that declare modules, tests and benchmarks.
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

include(GNUInstallDirs)
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(tl-expected REQUIRED)
find_package(CLI11 REQUIRED)
find_path(HWY_INCLUDE_DIR hwy/highway.h REQUIRED)
find_library(HWY_LIBRARY hwy REQUIRED)
add_library(leanfa_hwy INTERFACE)
target_include_directories(leanfa_hwy SYSTEM INTERFACE ${HWY_INCLUDE_DIR})
target_compile_definitions(leanfa_hwy INTERFACE HWY_SHARED_DEFINE)
target_link_libraries(leanfa_hwy INTERFACE ${HWY_LIBRARY})

# Metadata of GPU code objects. Header-only in C++; without its optional use of Boost.
find_path(MSGPACK_INCLUDE_DIR msgpack.hpp REQUIRED)
add_library(leanfa_msgpack INTERFACE)
target_include_directories(leanfa_msgpack SYSTEM INTERFACE ${MSGPACK_INCLUDE_DIR})
target_compile_definitions(leanfa_msgpack INTERFACE MSGPACK_NO_BOOST)

add_library(leanfa_warnings INTERFACE)
target_compile_options(leanfa_warnings INTERFACE
  -Wall -Wextra -Wconversion -Wsign-conversion -Wshadow $<$<CXX_COMPILER_ID:GNU>:-Wredundant-decls>
  $<$<BOOL:${LEANFA_WERROR}>:-Werror>)
# g++ 12 sees an overlapping copy in `"x" + std::string` (GCC bug 105651, fixed in 13).
target_compile_options(leanfa_warnings INTERFACE
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>)
# Codes and reference results are defined operation by operation: no contraction of a*b+c that the source does not ask
# for, and no fast-math anywhere.
# Nobody reads errno or traps after arithmetic: fused multiply-add and rounding in loops become vector instructions.
target_compile_options(leanfa_warnings INTERFACE -ffp-contract=off -fno-math-errno -fno-trapping-math)

if(LEANFA_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    message(FATAL_ERROR "LEANFA_FUZZ needs clang (found ${CMAKE_CXX_COMPILER_ID}): cmake --preset fuzz")
  endif()
  # The address sanitizer's runtime has what instrumented code calls where there is no fuzzer: programs that are no fuzz
  # targets link the same modules.
  if(NOT LEANFA_SANITIZE MATCHES "address")
    message(FATAL_ERROR "LEANFA_FUZZ needs LEANFA_SANITIZE=address (and others): cmake --preset asan")
  endif()
endif()
if(LEANFA_SANITIZE)
  add_compile_options(-fsanitize=${LEANFA_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${LEANFA_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND LEANFA_SANITIZE MATCHES "undefined")
    # HIP is called by dlsym, through types that are its own in everything but name.
    add_compile_options($<$<COMPILE_LANGUAGE:C,CXX>:-fno-sanitize=function>)
  endif()
endif()

# fmt without a run-time dependency: its functions are compiled once into a static library of ours, where the version is
# one that src/base/fmt_functions.cpp knows, and in every source elsewhere.
if(fmt_VERSION VERSION_GREATER_EQUAL 9 AND fmt_VERSION VERSION_LESS 10)
  get_target_property(FMT_INCLUDE_DIR fmt::fmt-header-only INTERFACE_INCLUDE_DIRECTORIES)
  add_library(leanfa_fmt STATIC ${PROJECT_SOURCE_DIR}/src/base/fmt_functions.cpp)
  target_include_directories(leanfa_fmt SYSTEM PUBLIC ${FMT_INCLUDE_DIR})
else()
  add_library(leanfa_fmt INTERFACE)
  target_link_libraries(leanfa_fmt INTERFACE fmt::fmt-header-only)
endif()

# leanfa_cold(TARGET): code whose speed nobody notices, and whose optimisation the build's time shows: the program's
# options, most tests. CLI11 and nlohmann-json cost three times as much optimised under the sanitizers.
function(leanfa_cold target)
  if(LEANFA_SANITIZE)
    target_compile_options(${target} PRIVATE -O0)
  else()
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
endfunction()

# What a fuzz target tests tells the fuzzer which branches were taken.
function(leanfa_instrument target)
  if(LEANFA_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# Quick builds from nothing: several sources of a target are compiled as one, and headers that nearly every source reads
# once for each set of options. KIND is module, program or test. A source includes what it uses all the same: builds
# through ccache, which gains nothing from either, and scripts/lint compile each on its own.
if(CMAKE_CXX_COMPILER_LAUNCHER MATCHES "ccache")
  option(LEANFA_QUICK_BUILD "Compile several sources at once, with precompiled headers" OFF)
else()
  option(LEANFA_QUICK_BUILD "Compile several sources at once, with precompiled headers" ON)
endif()
function(leanfa_join target)
  if(LEANFA_QUICK_BUILD)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()
set(LEANFA_STANDARD_HEADERS <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <span> <string>
    <string_view> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)
function(leanfa_precompile target kind)
  if(NOT LEANFA_QUICK_BUILD)
    return()
  endif()
  # g++ forgets in a precompiled header that system headers are none of ours to warn about, and at -O1 has to say much.
  if(kind STREQUAL "test" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    return()
  endif()
  set(donor leanfa_${kind}_headers)
  if(NOT TARGET ${donor})
    file(WRITE ${PROJECT_BINARY_DIR}/${donor}.cpp "int main() { return 0; }\n")
    if(kind STREQUAL "module")
      add_library(${donor} STATIC ${PROJECT_BINARY_DIR}/${donor}.cpp)
      leanfa_instrument(${donor})
      set(headers "")
    else()
      add_executable(${donor} ${PROJECT_BINARY_DIR}/${donor}.cpp)
      leanfa_cold(${donor})
      set(headers <nlohmann/json.hpp>)
      if(kind STREQUAL "test")
        list(APPEND headers <gtest/gtest.h>)
      else()
        list(APPEND headers <CLI/CLI.hpp>)
      endif()
    endif()
    target_link_libraries(${donor} PRIVATE leanfa_warnings leanfa_fmt)
    if(kind STREQUAL "test")
      target_link_libraries(${donor} PRIVATE GTest::gtest_main)
    endif()
    target_precompile_headers(${donor} PRIVATE ${LEANFA_STANDARD_HEADERS} ${headers})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${donor})
endfunction()

# leanfa_module(NAME [APART] SOURCES... [LINKS ...]): a static library leanfa_NAME of src/NAME. APART: its sources have
# names of their own that others of them have too, and are compiled one by one.
function(leanfa_module name)
  cmake_parse_arguments(ARG "APART" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(leanfa_${name} STATIC ${ARG_SOURCES})
  target_include_directories(leanfa_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include)
  target_link_libraries(leanfa_${name} PUBLIC ${ARG_LINKS} PRIVATE leanfa_warnings ${ARG_PRIVATE_LINKS})
  leanfa_instrument(leanfa_${name})
  leanfa_precompile(leanfa_${name} module)
  if(NOT ARG_APART)
    leanfa_join(leanfa_${name})
  endif()
endfunction()

# leanfa_test(NAME [HOT] [APART] SOURCES... LINKS ... [GROUPS ...]): a GoogleTest binary whose cases become ctest cases.
# HOT: its own code runs long enough to be optimised (sweeps over a format's codes, references computed in the test).
# APART as above. GROUPS: cases with one of these words in their name become one ctest case a word, and all others one:
# for cases that share what is dear to make.
function(leanfa_test name)
  cmake_parse_arguments(ARG "HOT;APART" "" "SOURCES;LINKS;GROUPS" ${ARGN})
  add_executable(test_${name} ${ARG_SOURCES})
  target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(test_${name} PRIVATE LEANFA_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(test_${name} PRIVATE leanfa_warnings ${ARG_LINKS} GTest::gtest_main)
  if(LEANFA_SANITIZE)  # tests that repeat the same code for minutes there do less of it
    target_compile_definitions(test_${name} PRIVATE LEANFA_SANITIZED)
  endif()
  if(NOT ARG_HOT)
    leanfa_cold(test_${name})
    leanfa_precompile(test_${name} test)
  endif()
  if(NOT ARG_APART)
    leanfa_join(test_${name})
  endif()
  if(ARG_GROUPS)
    list(TRANSFORM ARG_GROUPS REPLACE "(.+)" "*\\1*" OUTPUT_VARIABLE filters)
    list(JOIN filters ":" grouped)
    foreach(group filter IN ZIP_LISTS ARG_GROUPS filters)
      add_test(NAME ${name}.${group} COMMAND test_${name} --gtest_filter=${filter})
    endforeach()
    add_test(NAME ${name}.others COMMAND test_${name} --gtest_filter=-${grouped})
    list(TRANSFORM ARG_GROUPS PREPEND "${name}.")
    set_tests_properties(${ARG_GROUPS} ${name}.others PROPERTIES TIMEOUT 1200)
    return()
  endif()
  gtest_discover_tests(test_${name} TEST_PREFIX "${name}." NO_PRETTY_VALUES DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 300)
endfunction()

# leanfa_assembles(NAME): test_NAME may assemble text for the GPU; where LLVM 22 is absent it skips and says so.
function(leanfa_assembles name)
  if(LEANFA_CLANG_22 AND LEANFA_LLD_22)
    target_compile_definitions(test_${name} PRIVATE LEANFA_CLANG_22="${LEANFA_CLANG_22}" LEANFA_LLD_22="${LEANFA_LLD_22}")
  endif()
endfunction()

# leanfa_bench(NAME SOURCES... LINKS ...): a Google Benchmark binary bench_NAME.
function(leanfa_bench name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(bench_${name} ${ARG_SOURCES})
  target_link_libraries(bench_${name} PRIVATE leanfa_warnings ${ARG_LINKS} benchmark::benchmark_main)
endfunction()

# leanfa_fuzz(NAME SOURCES... LINKS ...): the fuzz target fuzz_NAME, from a source with LLVMFuzzerTestOneInput; inputs that
# once failed and seeds live in tests/fuzz/corpus/NAME/. replay_NAME replays them, as a test. With LEANFA_FUZZ (clang)
# there is also fuzz_NAME, a libFuzzer program, listed in fuzz_targets.txt as "name binary corpus" for scripts/test --fuzz.
function(leanfa_fuzz name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  set(corpus ${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${name})
  add_library(fuzz_${name}_objects OBJECT ${ARG_SOURCES})
  target_link_libraries(fuzz_${name}_objects PUBLIC ${ARG_LINKS} PRIVATE leanfa_warnings)
  leanfa_instrument(fuzz_${name}_objects)
  add_executable(replay_${name} ${PROJECT_SOURCE_DIR}/tests/fuzz/replay_main.cpp)
  target_link_libraries(replay_${name} PRIVATE leanfa_warnings fuzz_${name}_objects)
  add_test(NAME fuzz.${name}.replay COMMAND replay_${name} ${corpus})
  set_tests_properties(fuzz.${name}.replay PROPERTIES TIMEOUT 300)
  if(NOT LEANFA_FUZZ)
    return()
  endif()
  if(NOT TARGET leanfa_fuzzers)
    add_custom_target(leanfa_fuzzers)
    file(WRITE ${PROJECT_BINARY_DIR}/fuzz_targets.txt "")
  endif()
  # The fuzzer brings its own main.
  add_executable(fuzz_${name} $<TARGET_OBJECTS:fuzz_${name}_objects>)
  target_link_libraries(fuzz_${name} PRIVATE ${ARG_LINKS})
  target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  set_target_properties(fuzz_${name} PROPERTIES LINKER_LANGUAGE CXX)
  add_dependencies(leanfa_fuzzers fuzz_${name})
  file(APPEND ${PROJECT_BINARY_DIR}/fuzz_targets.txt "${name} ${CMAKE_CURRENT_BINARY_DIR}/fuzz_${name} ${corpus}\n")
endfunction()
