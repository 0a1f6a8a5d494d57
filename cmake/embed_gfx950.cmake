# A step of the build: WRITER writes the shipped kernels' assembly to FOLDER, CLANG and LLD make code objects of it, and
# OUTPUT becomes the C++ file that embeds them (src/kernels/gfx950/embedded.hpp).
cmake_policy(VERSION 3.25)
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
execute_process(COMMAND ${WRITER} ${FOLDER} COMMAND_ERROR_IS_FATAL ANY)
file(READ ${FOLDER}/kernels.list rest)

set(blobs "")
set(rows "")
set(index 0)
while(rest MATCHES "^([^;\n]*);([^;\n]*);([^\n]*)\n(.*)$")
  set(symbol "${CMAKE_MATCH_1}")
  set(version "${CMAKE_MATCH_2}")
  set(plan "${CMAKE_MATCH_3}")
  set(rest "${CMAKE_MATCH_4}")
  set(object ${FOLDER}/${symbol}.co)
  execute_process(COMMAND ${CLANG} --target=amdgcn-amd-amdhsa -mcpu=gfx950 -x assembler -fuse-ld=${LLD}
    ${FOLDER}/${symbol}.s -o ${object} COMMAND_ERROR_IS_FATAL ANY)
  set(name leanfa_gfx950_code_${index})
  string(APPEND blobs "__asm__(\".section .rodata\\n.balign 64\\n.hidden ${name}, ${name}_end\\n.globl ${name}, ${name}_end\\n\"
        \"${name}:\\n.incbin \\\"${object}\\\"\\n${name}_end:\\n.previous\\n\");
extern \"C\" const std::byte ${name}[];
extern \"C\" const std::byte ${name}_end[];
")
  string(APPEND rows "      {\"${plan}\", \"${symbol}\", ${version}, {${name}, ${name}_end}},\n")
  math(EXPR index "${index} + 1")
endwhile()
if(index EQUAL 0)
  message(FATAL_ERROR "${WRITER} listed no kernels")
endif()

file(WRITE ${OUTPUT} "// Written by cmake/embed_gfx950.cmake.
#include <array>

#include \"kernels/gfx950/embedded.hpp\"

${blobs}
namespace leanfa::gfx950 {

std::span<const EmbeddedKernel> embedded_kernels() {
  static const std::array<EmbeddedKernel, ${index}> list{{
${rows}  }};
  return list;
}

std::string_view embedded_absent() { return \"\"; }

}  // namespace leanfa::gfx950
")
