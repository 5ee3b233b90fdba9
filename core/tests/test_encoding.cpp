// Described values as bytes: their one form, and what is refused.

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../base/encoding.hpp"
#include "../kingdom/events.hpp"
#include "../line/events.hpp"
#include "../line/view.hpp"
#include "check.hpp"

namespace dominium {
namespace {

template <class T>
std::string bytes_of(const T& value) {
    std::string bytes;
    encode(bytes, value);
    return bytes;
}

template <class T>
bool is_kept(const T& value) {
    auto read = decode<T>(bytes_of(value));
    return read && *read == value;
}

std::string text(std::initializer_list<int> bytes) {
    std::string text;
    for (int byte : bytes) text += static_cast<char>(byte);
    return text;
}

template <class T>
bool is_refused(std::initializer_list<int> bytes) {
    return !decode<T>(text(bytes));
}

template <class Number>
void check_numbers() {
    using Limits = std::numeric_limits<Number>;
    for (Number number :
         {Number{0}, Number{1}, Number{63}, Number{64}, Limits::min(), Limits::max()}) {
        CHECK(is_kept(number));
    }
}

TEST(numbers_are_kept_up_to_their_limits) {
    check_numbers<int>();
    check_numbers<std::int8_t>();
    check_numbers<std::uint8_t>();
    check_numbers<std::uint32_t>();
    CHECK(bytes_of(-1) == text({1}));
    CHECK(bytes_of(-64) == text({127}));
    CHECK(bytes_of(64) == text({128, 1}));
}

TEST(numbers_have_one_form_and_stay_in_their_type) {
    CHECK(is_refused<int>({}));
    CHECK(is_refused<int>({128}));
    CHECK(is_refused<int>({129, 0}));
    CHECK(is_refused<int>({0, 0}));
    CHECK(is_refused<int>({255, 255, 255, 255, 31}));
    CHECK(is_refused<int>({128, 128, 128, 128, 128, 1}));
    CHECK(is_refused<std::int8_t>({128, 2}));
    CHECK(is_refused<std::uint8_t>({128, 2}));
    CHECK(is_refused<bool>({2}));
}

TEST(choices_and_counted_values_are_those_that_there_are) {
    for (auto direction : kingdom::all_directions) CHECK(is_kept(direction));
    CHECK(is_refused<kingdom::Direction>({4}));
    for (int index = 0; index < line::tile_count; ++index)
        CHECK(is_kept(line::Tile::numbered(index)));
    CHECK(is_refused<line::Tile>({28}));
    CHECK(is_kept(kingdom::Square{25, 25}));
    CHECK(is_refused<kingdom::Square>({0xa4, 5}));
    for (auto actor : {Actor::of_seat(7), Actor::chance(), Actor::nobody()}) CHECK(is_kept(actor));
    CHECK(is_refused<Actor>({5}));
}

TEST(texts_and_lists_end_where_they_say) {
    using Numbers = std::vector<int>;
    CHECK(is_kept(std::string("c.w1/")));
    CHECK(is_refused<std::string>({2, 'w'}));
    CHECK(is_refused<std::string>({1, 0xc3}));
    CHECK(is_kept(Numbers{}));
    CHECK(is_kept(Numbers{1, -1000, 1000}));
    CHECK(is_refused<Numbers>({2, 1}));
    CHECK(is_refused<Numbers>({1, 1, 1}));
    CHECK(is_refused<Numbers>({255, 255, 255, 255, 15}));
    CHECK(is_kept(std::optional<int>()));
    CHECK(is_kept(std::optional<int>(0)));
    CHECK(is_refused<std::optional<int>>({1}));
    CHECK(is_refused<std::optional<int>>({2, 0}));
}

TEST(an_event_is_its_fields_in_their_order) {
    kingdom::DominoClaimed claimed{2, 24, false};
    CHECK(bytes_of(claimed) == text({4, 48, 0}));
    CHECK(is_kept(claimed));
    CHECK(is_kept(line::TileDealt{1, line::tile_of(6, 5), true}));
    CHECK(is_kept(line::TileDealt{1, std::nullopt, false}));
    CHECK(bytes_of(kingdom::DragonReturned{}).empty());
    CHECK(decode<kingdom::DragonReturned>("") == kingdom::DragonReturned{});
}

struct Named {
    int number;
    static constexpr std::string_view name = "Named";
    static constexpr auto fields() { return fields_of(field("number", &Named::number)); }
};

struct Renamed {
    int number;
    static constexpr std::string_view name = "Named";
    static constexpr auto fields() { return fields_of(field("amount", &Renamed::number)); }
};

struct Retyped {
    std::uint32_t number;
    static constexpr std::string_view name = "Named";
    static constexpr auto fields() { return fields_of(field("number", &Retyped::number)); }
};

struct Nested {
    Named number;
    static constexpr std::string_view name = "Named";
    static constexpr auto fields() { return fields_of(field("number", &Nested::number)); }
};

TEST(whatever_the_bytes_rest_on_changes_the_hash) {
    const std::array hashes{schema_hash<Named>(),
                            schema_hash<Renamed>(),
                            schema_hash<Retyped>(),
                            schema_hash<Nested>(),
                            schema_hash<std::vector<int>>(),
                            schema_hash<std::optional<int>>(),
                            schema_hash<kingdom::Direction>(),
                            schema_hash<line::End>(),
                            schema_hash<line::Tile>(),
                            schema_hash<kingdom::Square>()};
    for (std::size_t one = 0; one < hashes.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) CHECK(hashes[one] != hashes[other]);
    }
    CHECK(schema_hash<Named>() == 0x0ad6210dd3b16512);  // of "Named(number:int32,)"
}

TEST(texts_that_the_core_only_refers_to_have_no_bytes) {
    CHECK(!Encodable<std::string_view> && !Encodable<kingdom::BuildingInfo>);
    CHECK(Encodable<kingdom::GameScored> && Encodable<line::View>);
}

}  // namespace
}  // namespace dominium
