// Observations: what a seat may see, as a short vector of bytes for programs that learn. Each field
// is declared where it is written, so that the layout and the bytes cannot differ.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "../base/bits.hpp"

namespace dominium::environment {

/// A field of an observation: its shape (0 behind the last dimension), the largest value of its
/// bytes, and what they mean.
struct Field {
    std::string_view name;
    std::array<int, 3> shape;
    int most;
    std::string_view meaning;

    constexpr int size() const { return shape[0] * std::max(shape[1], 1) * std::max(shape[2], 1); }
};

/// A field and where it begins.
struct PlacedField {
    Field field;
    int start;
};

/// Takes the declarations and writes nothing.
class Layout {
public:
    template <class Write>
    void operator()(const Field& field, Write&&) {
        fields_.push_back({field, size_});
        size_ += field.size();
    }

    const std::vector<PlacedField>& fields() const { return fields_; }
    int size() const { return size_; }

private:
    std::vector<PlacedField> fields_;
    int size_ = 0;
};

/// Writes the bytes one field after the other.
class Writer {
public:
    explicit constexpr Writer(std::uint8_t* bytes) : at_(bytes) {}

    template <class Write>
    constexpr void operator()(const Field& field, Write&& write) {
        write(at_);
        at_ += field.size();
    }

private:
    std::uint8_t* at_;
};

constexpr int most_of_byte = 255;

/// A number in two bytes, the higher one first; beyond 0…65535 the nearest of these.
constexpr void write_wide(std::uint8_t* at, int value) {
    int held = std::clamp(value, 0, 0xFFFF);
    at[0] = static_cast<std::uint8_t>(held >> 8);
    at[1] = static_cast<std::uint8_t>(held & 0xFF);
}

/// A number in a byte; beyond 0…255 the nearest of these.
constexpr std::uint8_t capped(int value) {
    return static_cast<std::uint8_t>(std::clamp(value, 0, most_of_byte));
}

/// For each byte its bits as eight bytes, the lowest first.
constexpr auto flags_of_byte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> flags{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        for (std::size_t bit = 0; bit < 8; ++bit) flags[byte][bit] = (byte >> bit) & 1;
    }
    return flags;
}();

/// The lowest `count` bits of a word as bytes 0 and 1.
constexpr void write_flags(std::uint8_t* at, std::uint64_t bits, int count) {
    for (; count >= 8; count -= 8, at += 8, bits >>= 8) {
        std::copy_n(flags_of_byte[bits & 0xFF].begin(), 8, at);
    }
    std::copy_n(flags_of_byte[bits & 0xFF].begin(), count, at);
}

/// The numbers 0…`count`−1 as bytes: 1 for those in the set.
template <int Bits>
constexpr void write_flags(std::uint8_t* at, const BitSet<Bits>& set, int count) {
    for (int word = 0; 64 * word < count; ++word) {
        write_flags(at + 64 * word, set.word(word), std::min(count - 64 * word, 64));
    }
}

/// Seats (or kingdoms) as each of them counts, by their number and the own one: looked up without a
/// branch, for whose turn it is nothing would foretell.
constexpr int most_round = 8;
template <std::size_t Places>
using Rounds = std::array<std::array<std::array<std::uint8_t, Places>, most_round>, most_round + 1>;

constexpr auto absolute_seats = [] {
    Rounds<most_round> seats{};
    for (std::size_t count = 1; count <= most_round; ++count) {
        for (std::size_t own = 0; own < count; ++own) {
            for (std::size_t place = 0; place < count; ++place) {
                seats[count][own][place] = static_cast<std::uint8_t>((own + place) % count);
            }
        }
    }
    return seats;
}();

constexpr auto marks_of_seats = [] {
    Rounds<most_round + 1> marks{};
    for (std::size_t count = 1; count <= most_round; ++count) {
        for (std::size_t own = 0; own < count; ++own) {
            for (std::size_t place = 0; place < count; ++place) {
                std::size_t seat = absolute_seats[count][own][place];
                marks[count][own][seat + 1] = static_cast<std::uint8_t>(place + 1);
            }
        }
    }
    return marks;
}();

/// Seats (or kingdoms) as one of them counts: itself is 0, the next one 1, ….
class Round {
public:
    constexpr Round(int own, int of)
        : count(of), own_(static_cast<std::size_t>(own)), size_(static_cast<std::size_t>(of)) {}

    constexpr int absolute(int relative) const {
        return absolute_seats[size_][own_][static_cast<std::size_t>(relative)];
    }
    /// 1 for itself, 2 for the next one, …; 0 for nobody, who is −1.
    constexpr std::uint8_t mark(int seat) const {
        return marks_of_seats[size_][own_][static_cast<std::size_t>(seat + 1)];
    }

    const int count;

private:
    std::size_t own_;
    std::size_t size_;
};

}  // namespace dominium::environment
