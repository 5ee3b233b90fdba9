// Lines that cross at their first double: when two more ends open, and at which tile.

#include "../line/deal_flow.hpp"
#include "check.hpp"

namespace dominium::line {
namespace {

/// The rules of such a line, and nothing else of a game.
struct FirstDouble : UsualFacts {
    static constexpr int ends = 4;
    static constexpr Cross cross = Cross::first_double;
    bool open = true;
    constexpr bool crosses() const { return open; }
};

/// A line, laid as a game lays it.
class Crossing {
public:
    explicit Crossing(Tile led, bool open = true) : rules_{{}, open} {
        lead_line<FirstDouble>(line_, led);
    }

    Crossing& lay(Tile tile, End end) {
        int inward = line_.open(end);
        auto outward = other_half(tile, inward) == halves(tile).low ? Outward::low : Outward::high;
        lay_line(rules_, line_, tile, end, outward);
        return *this;
    }

    const Line& line() const { return line_; }
    std::optional<Tile> cross_tile() const { return line::cross_tile(rules_, line_); }
    std::vector<OpenEnd> ends() const { return open_ends<FirstDouble>(line_); }

private:
    FirstDouble rules_;
    Line line_;
};

TEST(a_led_double_opens_its_short_sides_between_two_tiles) {
    Crossing line(tile_of(5, 5));
    CHECK(line.cross_tile() == tile_of(5, 5) && line.ends().size() == 2);
    line.lay(tile_of(5, 0), End::right);
    CHECK(line.ends() == std::vector<OpenEnd>{{End::left, 5}, {End::right, 0}});
    line.lay(tile_of(5, 1), End::left);
    CHECK(line.ends().size() == 4 && line.line().open(End::up) == 5);
}

TEST(a_later_double_opens_its_short_sides_between_two_tiles) {
    Crossing line(tile_of(5, 3));
    CHECK(!line.cross_tile());
    line.lay(tile_of(3, 3), End::left);
    CHECK(line.cross_tile() == tile_of(3, 3) && line.ends().size() == 2);
    line.lay(tile_of(5, 4), End::right);
    CHECK(line.ends().size() == 2);
    line.lay(tile_of(4, 3), End::left);
    CHECK(line.ends().size() == 4 && line.line().open(End::down) == 3);
}

TEST(only_the_first_double_crosses) {
    Crossing line(tile_of(4, 2));
    line.lay(tile_of(4, 4), End::right).lay(tile_of(2, 2), End::left).lay(tile_of(2, 0), End::left);
    CHECK(line.cross_tile() == tile_of(4, 4) && line.ends().size() == 2);
    line.lay(tile_of(4, 1), End::right);
    CHECK(line.ends().size() == 4 && line.line().open(End::up) == 4);
    CHECK(line.line().at(tile_of(2, 2)).outward == Outward::low);
}

TEST(arms_that_have_grown_stay_when_the_line_goes_on) {
    Crossing line(tile_of(5, 5));
    line.lay(tile_of(5, 0), End::right).lay(tile_of(5, 1), End::left).lay(tile_of(5, 4), End::up);
    line.lay(tile_of(4, 2), End::up).lay(tile_of(5, 3), End::down).lay(tile_of(0, 0), End::right);
    CHECK(line.line().open(End::up) == 2 && line.line().length(End::up) == 2);
    CHECK(line.line().open(End::down) == 3 && line.line().at(tile_of(4, 2)).position == 2);
}

TEST(no_double_crosses_where_an_option_forbids_it) {
    Crossing line(tile_of(5, 5), false);
    line.lay(tile_of(5, 0), End::right).lay(tile_of(5, 1), End::left);
    CHECK(!line.cross_tile() && line.ends().size() == 2);
}

}  // namespace
}  // namespace dominium::line
