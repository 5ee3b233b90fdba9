// Run-time choice of machine code: the portable build also holds a version of its hottest loops for
// processors of 2013 and later (bit counting and bit manipulation), chosen while it runs.
#pragma once

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(DOMINIUM_SANITIZE)
#define DOMINIUM_DISPATCHED_TO "x86-64-v3"
#endif

namespace dominium::search {

#if defined(DOMINIUM_DISPATCHED_TO)
/// The processors that have machine code of their own; empty without a choice.
constexpr const char* dispatched_to = DOMINIUM_DISPATCHED_TO;

/// Does the work with everything it calls compiled into one function for newer processors.
template <class Work>
__attribute__((target("arch=x86-64-v3"), flatten)) auto run_on_newer_processor(const Work& work) {
    return work();
}

/// Does the work by the machine code that suits this processor.
template <class Work>
auto run_dispatched(const Work& work) {
    static const bool is_newer = __builtin_cpu_supports(DOMINIUM_DISPATCHED_TO);
    return is_newer ? run_on_newer_processor(work) : work();
}
#else
constexpr const char* dispatched_to = "";

template <class Work>
auto run_dispatched(const Work& work) {
    return work();
}
#endif

}  // namespace dominium::search
