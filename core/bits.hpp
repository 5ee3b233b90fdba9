// Finding the k-th set bit of a word, on which random choice from a set stands.
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

/// Whether the processor deposits bits in one quick instruction (early Zen has it in microcode).
inline const bool deposits_bits =
    __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");

__attribute__((target("bmi2"))) inline std::uint64_t deposited(std::uint64_t bits,
                                                               std::uint64_t mask) {
    return _pdep_u64(bits, mask);
}

#endif

/// The position of the bit number `k` (from 0) among the set bits of a word; `k` < their number.
constexpr int select_bit(std::uint64_t word, int k) {
#if defined(DOMINIUM_HAS_BIT_DEPOSIT)
    if (!std::is_constant_evaluated() && deposits_bits) {
        return std::countr_zero(deposited(std::uint64_t{1} << k, word));
    }
#endif
    return select_bit_by_counting(word, k);
}

}  // namespace dominium
