// The memory and the answers of a module, which belong to every family.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

/// Makes a function known to the page by its name.
#define DOMINIUM_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace dominium::wasm {

/// The answer to the last request.
inline std::string answer;

/// Keeps an answer until the next one; its length.
inline int answered(std::string text) {
    answer = std::move(text);
    return static_cast<int>(answer.size());
}

}  // namespace dominium::wasm

DOMINIUM_EXPORT(allocate) void* dominium_allocate(std::size_t size) { return std::malloc(size); }

DOMINIUM_EXPORT(release) void dominium_release(void* memory) { std::free(memory); }

DOMINIUM_EXPORT(answer) const char* dominium_answer() { return dominium::wasm::answer.data(); }
