// A game of the library, whichever, and the manners of long work.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>

#include "../games/all.hpp"

namespace dominium::binding {

using AnyGame = games::Any;
using games::is_line;

/// Lets Python answer a signal (Ctrl-C) now and then while native work runs without the lock.
class SignalCheck {
public:
    void operator()() {
        auto now = std::chrono::steady_clock::now();
        if (now - last_ < std::chrono::milliseconds(100)) return;
        last_ = now;
        nanobind::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0) nanobind::raise_python_error();
    }

private:
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace dominium::binding
