# The optional CUDA part: src/kernels/sm90a, compiled by nvcc for sm_90a alone, and what the runtime needs to reach it.
# LEANFA_CUDA=AUTO builds it where nvcc 12.4 or newer is found and says at configure time why it does not elsewhere; ON
# makes that an error; OFF does not look. nvcc is called directly, one object a source, so that no other target sees
# the CUDA language, and the C++ compiler of the rest may be any.
#
# The CUDA runtime is linked statically and the driver's library is opened at run time: a library with the CUDA part
# loads on a machine without CUDA.
set(LEANFA_CUDA AUTO CACHE STRING "Build the sm_90a kernels: AUTO, ON or OFF")
set_property(CACHE LEANFA_CUDA PROPERTY STRINGS AUTO ON OFF)
set(LEANFA_CUDA_OLDEST 12.4)  # the first whose ptxas has all of sm_90a that the kernels use
set(LEANFA_HAVE_CUDA OFF)
set(LEANFA_CUDA_ABSENT "")

if(NOT LEANFA_CUDA MATCHES "^(AUTO|ON|OFF)$")
  message(FATAL_ERROR "LEANFA_CUDA is AUTO, ON or OFF; got ${LEANFA_CUDA}")
endif()

if(LEANFA_CUDA STREQUAL "OFF")
  set(LEANFA_CUDA_ABSENT "LEANFA_CUDA=OFF")
else()
  find_program(LEANFA_NVCC nvcc HINTS ENV CUDACXX ENV CUDA_PATH ENV CUDA_HOME PATH_SUFFIXES bin PATHS /usr/local/cuda/bin)
  if(NOT LEANFA_NVCC)
    set(LEANFA_CUDA_ABSENT "nvcc was not found (looked in PATH, CUDA_PATH, CUDA_HOME, /usr/local/cuda)")
  else()
    execute_process(COMMAND ${LEANFA_NVCC} --version OUTPUT_VARIABLE version RESULT_VARIABLE failed ERROR_QUIET)
    string(REGEX MATCH "release ([0-9]+\\.[0-9]+)" version "${version}")
    set(version "${CMAKE_MATCH_1}")
    get_filename_component(LEANFA_CUDA_ROOT ${LEANFA_NVCC} REALPATH)
    get_filename_component(LEANFA_CUDA_ROOT ${LEANFA_CUDA_ROOT} DIRECTORY)
    get_filename_component(LEANFA_CUDA_ROOT ${LEANFA_CUDA_ROOT} DIRECTORY)
    find_path(LEANFA_CUDA_INCLUDE cuda_runtime_api.h HINTS ${LEANFA_CUDA_ROOT}
      PATH_SUFFIXES include targets/x86_64-linux/include NO_DEFAULT_PATH)
    find_library(LEANFA_CUDART cudart_static HINTS ${LEANFA_CUDA_ROOT}
      PATH_SUFFIXES lib64 lib targets/x86_64-linux/lib NO_DEFAULT_PATH)
    find_program(LEANFA_NVCC_HOST NAMES g++ DOC "Host compiler of nvcc")
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
      set(LEANFA_NVCC_HOST ${CMAKE_CXX_COMPILER})
    endif()
    if(failed OR version STREQUAL "")
      set(LEANFA_CUDA_ABSENT "${LEANFA_NVCC} --version does not answer")
    elseif(version VERSION_LESS LEANFA_CUDA_OLDEST)
      set(LEANFA_CUDA_ABSENT "${LEANFA_NVCC} is ${version}; ${LEANFA_CUDA_OLDEST} or newer is needed")
    elseif(NOT LEANFA_CUDA_INCLUDE OR NOT LEANFA_CUDART)
      set(LEANFA_CUDA_ABSENT "cuda_runtime_api.h or libcudart_static.a is missing beside ${LEANFA_NVCC}")
    elseif(NOT LEANFA_NVCC_HOST)
      set(LEANFA_CUDA_ABSENT "nvcc needs g++ for host code, which was not found")
    else()
      set(LEANFA_HAVE_CUDA ON)
      message(STATUS "CUDA: sm_90a kernels by nvcc ${version} (${LEANFA_NVCC})")
    endif()
  endif()
endif()

if(NOT LEANFA_HAVE_CUDA)
  if(LEANFA_CUDA STREQUAL "ON")
    message(FATAL_ERROR "LEANFA_CUDA=ON, but ${LEANFA_CUDA_ABSENT}")
  endif()
  message(STATUS "CUDA: no sm_90a kernels: ${LEANFA_CUDA_ABSENT}")
endif()

# -fmad=false: what is rounded when is part of the definitions; a kernel that wants a fused multiply-add writes fmaf.
set(LEANFA_NVCC_FLAGS -std=c++20 -gencode=arch=compute_90a,code=sm_90a -O3 -fmad=false -lineinfo
  -Xfatbin=-compress-all
  --expt-relaxed-constexpr -Xcompiler=-fPIC,-fvisibility=hidden,-Wall,-Wextra,-Wshadow
  -Xptxas=-warn-spills -diag-suppress=20012)
set(LEANFA_NVCC_EXTRA_FLAGS "" CACHE STRING "Further flags of nvcc for src/kernels/sm90a, a list")

# leanfa_cuda_module(NAME SOURCES x.cu y.cu ...): a static library leanfa_NAME of objects that nvcc makes.
function(leanfa_cuda_module name)
  cmake_parse_arguments(ARG "" "" "SOURCES" ${ARGN})
  set(launcher)
  if(CMAKE_CXX_COMPILER_LAUNCHER)
    set(launcher ${CMAKE_CXX_COMPILER_LAUNCHER})
  endif()
  set(objects)
  foreach(source ${ARG_SOURCES})
    set(object ${CMAKE_CURRENT_BINARY_DIR}/${source}.o)
    get_filename_component(folder ${object} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${object}
      COMMAND ${launcher} ${LEANFA_NVCC} -ccbin ${LEANFA_NVCC_HOST} ${LEANFA_NVCC_FLAGS} ${LEANFA_NVCC_EXTRA_FLAGS}
              -I ${PROJECT_SOURCE_DIR}/src
              -MD -MT ${object} -MF ${object}.d -c ${CMAKE_CURRENT_SOURCE_DIR}/${source} -o ${object}
      DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${source} DEPFILE ${object}.d
      COMMENT "Building CUDA object ${source}.o" VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  set_source_files_properties(${objects} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  add_library(leanfa_${name} STATIC ${objects})
  set_target_properties(leanfa_${name} PROPERTIES LINKER_LANGUAGE CXX)
  target_include_directories(leanfa_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_include_directories(leanfa_${name} SYSTEM PUBLIC ${LEANFA_CUDA_INCLUDE})
  target_link_libraries(leanfa_${name} PUBLIC ${LEANFA_CUDART} Threads::Threads ${CMAKE_DL_LIBS} rt)
endfunction()
