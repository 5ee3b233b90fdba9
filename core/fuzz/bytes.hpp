// The input of the fuzz target, and its promises.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

namespace dominium::fuzz {

inline void require(bool promise) {
    if (!promise) std::abort();
}

/// The bytes of the input, one after another; zeros when they are spent.
class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool empty() const { return bytes_.empty(); }

    int next() {
        if (bytes_.empty()) return 0;
        int byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }

    std::string text(std::size_t length) {
        auto taken = bytes_.first(std::min(length, bytes_.size()));
        bytes_ = bytes_.subspan(taken.size());
        return {taken.begin(), taken.end()};
    }

private:
    std::span<const std::uint8_t> bytes_;
};

/// Bytes for a game of tiles: its options and actions, a position, or a score pad.
void run_line_game(Bytes& bytes);

/// Bytes as each value of the games of tiles.
void read_line_values(std::string_view bytes);

}  // namespace dominium::fuzz
