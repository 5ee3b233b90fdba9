// Sets of small numbers, and finding the k-th set bit of a word, on which random choice stands.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define DOMINIUM_HAS_BIT_DEPOSIT
#endif

namespace dominium {

/// For each byte the positions of its set bits, in rising order.
constexpr auto bits_of_byte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> positions{};
    for (std::size_t byte = 0; byte < 256; ++byte) {
        std::size_t found = 0;
        for (std::uint8_t bit = 0; bit < 8; ++bit) {
            if ((byte >> bit) & 1) positions[byte][found++] = bit;
        }
    }
    return positions;
}();

/// `select_bit` on any processor: all bytes are counted at once, and the sums up to each byte tell
/// in which of them the bit lies.
constexpr int select_bit_by_counting(std::uint64_t word, int k) {
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t tops = 0x8080808080808080;
    std::uint64_t pairs = word - ((word >> 1) & 0x5555555555555555);
    std::uint64_t nibbles = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333);
    std::uint64_t sums = ((nibbles + (nibbles >> 4)) & 0x0F0F0F0F0F0F0F0F) * ones;
    auto wanted = static_cast<std::uint64_t>(k);
    std::uint64_t passed = ((wanted * ones | tops) - sums) & tops;
    int shift = 8 * std::popcount(passed);
    wanted -= (sums << 8 >> shift) & 0xFF;
    return shift + bits_of_byte[(word >> shift) & 0xFF][wanted];
}

#if defined(DOMINIUM_HAS_BIT_DEPOSIT)

/// True if the processor deposits bits in one quick instruction (early Zen has it in microcode).
inline const bool deposits_bits =
    __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");

__attribute__((target("bmi2"))) inline std::uint64_t deposited(std::uint64_t bits,
                                                               std::uint64_t mask) {
    return _pdep_u64(bits, mask);
}

#endif

/// The bit number `k` (from 0) among the set bits of a word, alone in it; `k` < their number.
constexpr std::uint64_t isolated_bit(std::uint64_t word, int k) {
#if defined(DOMINIUM_HAS_BIT_DEPOSIT)
    if (!std::is_constant_evaluated() && deposits_bits) {
        return deposited(std::uint64_t{1} << k, word);
    }
#endif
    return std::uint64_t{1} << select_bit_by_counting(word, k);
}

/// The position of the bit number `k` (from 0) among the set bits of a word; `k` < their number.
constexpr int select_bit(std::uint64_t word, int k) {
    return std::countr_zero(isolated_bit(word, k));
}

/// A set of the numbers below `Bits`.
template <int Bits>
class BitSet {
public:
    static constexpr int word_count = (Bits + 63) / 64;

    static constexpr BitSet of(int bit) {
        BitSet set;
        set.words_[word_of(bit)] = std::uint64_t{1} << (bit & 63);
        return set;
    }

    /// The numbers `first`…`last`.
    static constexpr BitSet range(int first, int last) {
        return below(last + 1).without(below(first));
    }

    /// Adds a number, or (without a branch) nothing when it is not `wanted`.
    constexpr void add(int bit, bool wanted = true) {
        words_[word_of(bit)] |= std::uint64_t{wanted} << (bit & 63);
    }

    constexpr void remove(int bit) { words_[word_of(bit)] &= ~(std::uint64_t{1} << (bit & 63)); }

    constexpr bool test(int bit) const { return (words_[word_of(bit)] >> (bit & 63)) & 1; }

    /// The numbers 64 × `place`…64 × `place` + 63 as the bits of a word.
    constexpr std::uint64_t word(int place) const { return words_[place]; }

    constexpr bool any() const {
        std::uint64_t joined = 0;
        for (std::uint64_t word : words_) joined |= word;
        return joined != 0;
    }

    constexpr int count() const {
        int total = 0;
        for (std::uint64_t word : words_) total += std::popcount(word);
        return total;
    }

    /// The lowest bit in the set; the set must not be empty.
    constexpr int first() const {
        int word = 0;
        while (words_[word] == 0) ++word;
        return word * 64 + std::countr_zero(words_[word]);
    }

    /// The bit number `k` (from 0) in rising order; `k` < count().
    constexpr int nth(int k) const {
        int word = 0;
        int passed = 0;
        int counted = 0;
        for (int each = 0; each + 1 < word_count; ++each) {
            counted += std::popcount(words_[each]);
            bool beyond = k >= counted;
            word += beyond;
            passed = beyond ? counted : passed;
        }
        return word * 64 + select_bit(words_[word], k - passed);
    }

    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (int word = 0; word < word_count; ++word) {
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1) {
                visit(word * 64 + std::countr_zero(rest));
            }
        }
    }

    /// Every number raised by `Step`.
    template <int Step>
    constexpr BitSet raised() const {
        BitSet result;
        for (int word = word_count - 1; word >= 0; --word) {
            result.words_[word] = words_[word] << Step;
            if (word > 0) result.words_[word] |= words_[word - 1] >> (64 - Step);
        }
        return result;
    }

    /// Every number lowered by `Step`.
    template <int Step>
    constexpr BitSet lowered() const {
        BitSet result;
        for (int word = 0; word < word_count; ++word) {
            result.words_[word] = words_[word] >> Step;
            if (word + 1 < word_count) result.words_[word] |= words_[word + 1] << (64 - Step);
        }
        return result;
    }

    constexpr BitSet& operator|=(const BitSet& other) {
        for (int word = 0; word < word_count; ++word) words_[word] |= other.words_[word];
        return *this;
    }
    constexpr BitSet& operator&=(const BitSet& other) {
        for (int word = 0; word < word_count; ++word) words_[word] &= other.words_[word];
        return *this;
    }
    friend constexpr BitSet operator|(BitSet one, const BitSet& other) { return one |= other; }
    friend constexpr BitSet operator&(BitSet one, const BitSet& other) { return one &= other; }
    constexpr BitSet without(const BitSet& other) const {
        BitSet result;
        for (int word = 0; word < word_count; ++word) {
            result.words_[word] = words_[word] & ~other.words_[word];
        }
        return result;
    }
    /// Word by word without a branch: for an array of words the compiler calls a function.
    constexpr bool operator==(const BitSet& other) const {
        std::uint64_t differing = 0;
        for (int word = 0; word < word_count; ++word)
            differing |= words_[word] ^ other.words_[word];
        return differing == 0;
    }

private:
    /// A set of one word has its only word at hand, without an address to work out.
    static constexpr int word_of(int bit) { return word_count == 1 ? 0 : bit >> 6; }

    /// Every number below `end`, a word at a time: each game begins with such a set.
    static constexpr BitSet below(int end) {
        BitSet set;
        for (int word = 0; word < word_count; ++word) {
            int count = end - word * 64;
            if (count > 0) set.words_[word] = ~std::uint64_t{0} >> (count < 64 ? 64 - count : 0);
        }
        return set;
    }

    std::array<std::uint64_t, word_count> words_{};
};

}  // namespace dominium
