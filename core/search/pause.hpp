// Long work pauses now and then, on the thread that asked for it, so that it can be interrupted.
#pragma once

namespace dominium::search {

/// The pause of work that nobody interrupts. Another kind of pause may throw: that ends the work.
struct NoPause {
    constexpr void operator()() const {}
};

}  // namespace dominium::search
