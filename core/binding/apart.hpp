// A value on the heap: a variant of large and small ones takes only the room that its own needs.
#pragma once

#include <memory>
#include <utility>

namespace dominium::binding {

/// A value of its own, copied with its content.
template <class T>
class Apart {
public:
    explicit Apart(T value) : value_(std::make_unique<T>(std::move(value))) {}
    Apart(const Apart& other) : Apart(*other) {}
    Apart(Apart&&) noexcept = default;
    Apart& operator=(Apart other) noexcept {
        value_ = std::move(other.value_);
        return *this;
    }
    ~Apart() = default;

    T& operator*() { return *value_; }
    const T& operator*() const { return *value_; }

private:
    std::unique_ptr<T> value_;
};

}  // namespace dominium::binding
