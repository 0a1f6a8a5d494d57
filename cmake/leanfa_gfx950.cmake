# Machine code for gfx950: clang 22 and lld 22 make code objects of assembly or OpenCL C at build time. Where they are
# missing, LEANFA_GFX950_ABSENT says so, and whatever needs a code object says it in turn.
find_program(LEANFA_CLANG_22 clang-22)
find_program(LEANFA_LLD_22 ld.lld-22)
set(LEANFA_GFX950_ABSENT "")
if(NOT LEANFA_CLANG_22)
  set(LEANFA_GFX950_ABSENT "clang-22 was not found")
elseif(NOT LEANFA_LLD_22)
  set(LEANFA_GFX950_ABSENT "ld.lld-22 was not found")
endif()

# leanfa_code_object(TARGET SOURCE OUTPUT): TARGET builds the code object OUTPUT from SOURCE (.s or .cl).
function(leanfa_code_object target source output)
  if(source MATCHES "\\.cl$")
    set(language -nogpulib -x cl -cl-std=CL2.0 -O2 -w)
  else()
    set(language -x assembler -I ${PROJECT_SOURCE_DIR}/tests/emu/gfx950/kernels)
    list(APPEND includes ${PROJECT_SOURCE_DIR}/tests/emu/gfx950/kernels/frame.inc)
  endif()
  get_filename_component(source ${source} ABSOLUTE)
  add_custom_command(OUTPUT ${output}
    COMMAND ${LEANFA_CLANG_22} --target=amdgcn-amd-amdhsa -mcpu=gfx950 ${language} -fuse-ld=${LEANFA_LLD_22}
            ${source} -o ${output}
    DEPENDS ${source} ${includes} VERBATIM)
  add_custom_target(${target} DEPENDS ${output})
endfunction()
