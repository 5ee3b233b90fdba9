// Refusals of every family of games as one Python class.
#pragma once

#include "convert.hpp"

namespace dominium::binding {

/// A refusal with its code as text.
struct Refusal {
    std::string_view code;
    Parameters params;
    bool operator==(const Refusal&) const = default;
};

template <class Code>
nb::object refusal_object(const RefusalOf<Code>& refusal) {
    return nb::cast(Refusal{dominium::text_of(refusal.code), refusal.params});
}

}  // namespace dominium::binding
