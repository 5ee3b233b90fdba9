// Offers: the rows of dominoes on which kings stand.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "events.hpp"

namespace dominium::kingdom {

constexpr std::int8_t nobody = -1;

/// One row of up to `Capacity` dominoes in rising order, each with the seat whose king stands on
/// it.
template <int Capacity>
class Offer {
    static_assert(Capacity <= 8, "the free slots are the bits of a byte");

public:
    static constexpr int capacity = Capacity;

    constexpr int size() const { return size_; }
    constexpr int domino(int slot) const { return dominoes_[slot]; }
    /// The numbers of the dominoes, 0 behind the last one.
    constexpr const std::array<std::uint8_t, Capacity>& numbers() const { return dominoes_; }
    constexpr int seat(int slot) const { return seats_[slot]; }
    constexpr bool is_claimed(int slot) const { return seats_[slot] != nobody; }

    constexpr std::optional<int> slot_of(int domino) const {
        int slot = 0;
        for (int number : dominoes_) slot += number != 0 && number < domino;
        if (slot >= size_ || dominoes_[slot] != domino) return std::nullopt;
        return slot;
    }

    constexpr int free_count() const { return std::popcount(free_); }

    /// The slot of the free domino number `k` (from 0) in rising order; `k` < free_count().
    constexpr int free_slot(int k) const {
        return bits_of_byte[free_][static_cast<std::size_t>(k)];
    }

    /// Visits the numbers of the free dominoes in rising order.
    template <class Visit>
    constexpr void for_each_free(Visit&& visit) const {
        for (int slot = 0; slot < size_; ++slot) {
            if (!is_claimed(slot)) visit(domino(slot));
        }
    }

    /// Lays a domino into the row, which stays in rising order.
    constexpr void add(int domino) {
        int slot = size_++;
        for (; slot > 0 && dominoes_[slot - 1] > domino; --slot) {
            dominoes_[slot] = dominoes_[slot - 1];
        }
        dominoes_[slot] = static_cast<std::uint8_t>(domino);
        seats_[size_ - 1] = nobody;
        free_ |= static_cast<std::uint8_t>(1 << (size_ - 1));
    }

    constexpr void claim(int slot, int seat) {
        seats_[slot] = static_cast<std::int8_t>(seat);
        free_ &= static_cast<std::uint8_t>(~(1 << slot));
    }

    /// Takes the lowest unclaimed domino out of the row; 0 when there is none.
    constexpr int remove_unclaimed() {
        if (free_ == 0) return 0;
        int slot = free_slot(0);
        int domino = dominoes_[slot];
        for (int next = slot + 1; next < size_; ++next) {
            dominoes_[next - 1] = dominoes_[next];
            seats_[next - 1] = seats_[next];
        }
        --size_;
        dominoes_[size_] = 0;
        seats_[size_] = 0;
        // The slots behind it move down by one; it was the lowest bit.
        free_ = static_cast<std::uint8_t>((free_ & (free_ - 1)) >> 1);
        return domino;
    }

    constexpr bool operator==(const Offer&) const = default;

private:
    std::array<std::uint8_t, Capacity> dominoes_{};
    std::array<std::int8_t, Capacity> seats_{};
    std::uint8_t size_ = 0;
    /// The slots on which no king stands, a bit each.
    std::uint8_t free_ = 0;
};

/// The dominoes of a row by their numbers.
template <int Capacity>
std::vector<int> dominoes_of(const Offer<Capacity>& offer) {
    std::vector<int> numbers;
    for (int slot = 0; slot < offer.size(); ++slot) numbers.push_back(offer.domino(slot));
    return numbers;
}

/// Kings of a seat that do not stand in the row yet, of `kings` in all.
template <int Capacity>
constexpr int kings_left(const Offer<Capacity>& offer, int seat, int kings) {
    for (int slot = 0; slot < offer.size(); ++slot) kings -= offer.seat(slot) == seat;
    return kings;
}

/// The unclaimed dominoes leave the game.
template <int Capacity, EventSink Sink>
constexpr void remove_unclaimed(Offer<Capacity>& offer, Sink& sink) {
    while (int number = offer.remove_unclaimed()) {
        tell(sink, [&] { return DominoRemoved{number}; });
    }
}

/// The refusal to claim a domino of a row; nothing when it can be claimed.
template <int Capacity>
std::optional<Refusal> claim_refusal(const Offer<Capacity>& offer, int domino) {
    auto slot = offer.slot_of(domino);
    if (!slot) return Refusal{RefusalCode::not_in_offer, {{"domino", domino}}};
    if (!offer.is_claimed(*slot)) return std::nullopt;
    return Refusal{RefusalCode::already_claimed, {{"domino", domino}, {"seat", offer.seat(*slot)}}};
}

}  // namespace dominium::kingdom
