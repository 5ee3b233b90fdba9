// A small, fast random generator for simulations. The rules never own one.
#pragma once

#include <cstdint>

namespace dominium {

/// SplitMix64: one word of state, so that seeding a game of a batch costs nothing.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    /// The generator of game `number` in a batch: the same whichever thread plays it.
    static constexpr Random of_game(std::uint64_t seed, std::uint64_t number) {
        Random mixer(seed ^ (number * 0xD1342543DE82EF95ULL));
        return Random(mixer.next());
    }

    constexpr std::uint64_t next() {
        std::uint64_t word = (state_ += 0x9E3779B97F4A7C15ULL);
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ULL;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBULL;
        return word ^ (word >> 31);
    }

    /// A number below `bound` (1 ≤ bound < 2³²); the bias is below bound / 2³².
    constexpr int below(int bound) {
        return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(bound)) >> 32);
    }

    /// A number from 0 to 1, below 1.
    constexpr double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    /// A word of luck for `choose`.
    constexpr std::uint64_t luck() { return next() >> (64 - luck_bits); }

    /// Several numbers from one word of luck, each below its own bound (at most 32): as if it were
    /// written with these bounds as its bases. The bias is below the product of the bounds / 2⁵⁹.
    static constexpr int choose(int bound, std::uint64_t& luck) {
        std::uint64_t product = luck * static_cast<std::uint64_t>(bound);
        luck = product & ((std::uint64_t{1} << luck_bits) - 1);
        return static_cast<int>(product >> luck_bits);
    }

private:
    static constexpr int luck_bits = 59;

    std::uint64_t state_;
};

}  // namespace dominium
