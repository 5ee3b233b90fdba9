// Run-time choice of machine code: the portable build also holds a version of its hottest loops for
// processors of 2013 and later (bit counting and bit manipulation), chosen when the program starts.
#pragma once

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(DOMINIUM_SANITIZE)
#define DOMINIUM_RUNTIME_DISPATCH \
    __attribute__((target_clones("arch=x86-64-v3", "default"), flatten))
#define DOMINIUM_DISPATCHED_TO "x86-64-v3"
#else
#define DOMINIUM_RUNTIME_DISPATCH
#define DOMINIUM_DISPATCHED_TO ""
#endif

namespace dominium::search {

/// The processors that have machine code of their own; empty without a choice.
constexpr const char* dispatched_to = DOMINIUM_DISPATCHED_TO;

}  // namespace dominium::search
