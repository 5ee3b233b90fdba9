# The modules for the pages, compiled to WebAssembly by the Zig toolchain, which is a Python package.

# A module from core/wasm/<name>.cpp, compiled with these options.
function(add_wasm_module name)
  set(source "${CMAKE_CURRENT_SOURCE_DIR}/core/wasm/${name}.cpp")
  set(module "${DOMINIUM_WASM_FOLDER}/${name}.wasm")
  set(object "${CMAKE_CURRENT_BINARY_DIR}/${name}.o")
  set(zig "${Python_EXECUTABLE}" -m ziglang c++ -target wasm32-wasi ${ARGN} -fno-exceptions -fno-rtti)
  add_custom_command(
    OUTPUT "${object}"
    COMMAND ${zig} -std=c++20 -I "${generated}" -I "${CMAKE_CURRENT_SOURCE_DIR}/core"
            -MD -MF "${object}.d" -c "${source}" -o "${object}"
    DEPENDS "${source}"
    DEPFILE "${object}.d"
    COMMENT "Compiling ${name} for the pages"
    VERBATIM)
  add_custom_command(
    OUTPUT "${module}"
    COMMAND ${zig} -mexec-model=reactor -Wl,--strip-all "${object}" -o "${module}"
    DEPENDS "${object}"
    COMMENT "Linking ${name} for the pages"
    VERBATIM)
  set(modules ${modules} "${module}" PARENT_SCOPE)
endfunction()
