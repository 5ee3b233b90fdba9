// Long work pauses now and then, on the thread that asked for it, so that it can be interrupted.
#pragma once

#include <functional>

namespace dominium::search {

/// The pause of work that nobody interrupts. Another kind of pause may throw: that ends the work.
struct NoPause {
    constexpr void operator()() const {}
};

/// A pause of any kind, for work that is seldom interrupted; empty for none.
using Pause = std::function<void()>;

}  // namespace dominium::search
