// Tiles, sets of tiles, and the line they are laid in.

#include <array>
#include <set>

#include "../games/matador/rules.hpp"
#include "check.hpp"

namespace dominium::line {
namespace {

TEST(the_set_is_double_six) {
    // Section 1: 28 tiles, 7 doubles, 168 pips, each number on 7 tiles.
    CHECK(TileSet::all().count() == 28);
    CHECK(doubles.count() == 7);
    CHECK(pips(TileSet::all()) == 168);
    for (int number = 0; number < number_count; ++number) {
        CHECK(tiles_with(number).count() == 7);
    }
    CHECK(tiles_with(no_number).empty());
}

TEST(tiles_come_in_the_order_of_their_higher_numbers) {
    std::string order;
    TileSet::all().for_each([&](Tile tile) { order += text_of(tile) + ' '; });
    CHECK(order.starts_with("00 10 11 20 21 22 30 31 32 33 40 "));
    CHECK(order.ends_with("60 61 62 63 64 65 66 "));
    for (std::uint8_t index = 0; index < tile_count; ++index) {
        CHECK(parse_tile(text_of(Tile{index})) == Tile{index});
        CHECK(TileSet::all().nth(index) == Tile{index});
        CHECK(tile_of(halves(Tile{index}).low, halves(Tile{index}).high) == Tile{index});
        CHECK(tile_of(halves(Tile{index}).high, halves(Tile{index}).low) == Tile{index});
    }
}

TEST(texts_that_name_no_tile_are_not_read) {
    for (std::string_view text :
         {"", "6", "56", "77", "70", "-1", "6a", "a6", "655", " 65", "\xff\xff"}) {
        CHECK(!parse_tile(text));
    }
}

TEST(sets_of_tiles_add_and_remove) {
    TileSet set;
    CHECK(set.empty() && !set.any());
    set.add(tile_of(3, 5));
    set.add(tile_of(3, 5));
    set.add(tile_of(0, 0));
    CHECK(set.count() == 2 && set.first() == tile_of(0, 0) && set.contains(tile_of(5, 3)));
    CHECK(pips(set) == 8);
    CHECK(set.without(TileSet::of(tile_of(0, 0))) == TileSet::of(tile_of(5, 3)));
    set.remove(tile_of(5, 3));
    set.remove(tile_of(5, 3));
    CHECK(set == TileSet::of(tile_of(0, 0)));
}

TEST(a_led_tile_lies_with_its_lower_half_to_the_left) {
    // Section 10a.
    Line line;
    CHECK(!line.is_open(End::left) && line.open(End::right) == no_number);
    line.lead(tile_of(5, 2));
    CHECK(line.open(End::left) == 2 && line.open(End::right) == 5);
    CHECK(!line.is_open(End::up) && !line.has_equal_ends());
    CHECK(line.at(tile_of(5, 2)).position == 0);
}

TEST(lines_know_where_each_tile_lies) {
    Line line;
    line.lead(tile_of(5, 2));
    line.lay(tile_of(2, 2), End::left, Outward::low);
    line.lay(tile_of(5, 6), End::right, Outward::high);
    line.lay(tile_of(2, 0), End::left, Outward::low);
    CHECK(line.open(End::left) == 0 && line.open(End::right) == 6);
    CHECK(line.length(End::left) == 2 && line.length(End::right) == 1);
    CHECK(line.outermost(End::left) == tile_of(2, 0) &&
          line.outermost(End::right) == tile_of(6, 5));
    Laid laid = line.at(tile_of(2, 0));
    CHECK(laid.end == End::left && laid.position == 2);
    CHECK(laid.inward_number() == 2 && laid.outward_number() == 0);
    CHECK(line.tiles().count() == 4);
}

TEST(the_basic_fit_is_equal_halves) {
    Line line;
    line.lead(tile_of(5, 2));
    Lays lays = basic_fits(line, TileSet::all());
    CHECK(lays.count() == 14);
    CHECK(lays.contains(tile_of(5, 2), End::left, Outward::high));
    CHECK(lays.contains(tile_of(5, 2), End::right, Outward::low));
    CHECK(lays.contains(tile_of(2, 2), End::left, Outward::low));
    CHECK(!lays.contains(tile_of(2, 2), End::left, Outward::high));
    CHECK(!lays.contains(tile_of(2, 2), End::right, Outward::low));
    CHECK(lays.tiles() == (tiles_with(5) | tiles_with(2)));
    CHECK(!basic_fits(Line{}, TileSet::all()).any());
}

TEST(lays_are_visited_by_tile_and_reached_by_number) {
    Line line;
    line.lead(tile_of(5, 2));
    Lays lays = Matador{{}, {.wild = Wild::any_time}}.lays(
        State{.hands = {TileSet::all()}, .line = line}, 0);
    int visited = 0;
    int last = -1;
    lays.for_each([&](Tile tile, End end, Outward outward) {
        int place = (tile.index * max_ends + static_cast<int>(end)) * 2 + static_cast<int>(outward);
        CHECK(place > last);
        last = place;
        ++visited;
    });
    CHECK(visited == lays.count());
    std::set<std::array<int, 3>> reached;
    for (int k = 0; k < lays.count(); ++k) {
        lays.visit_nth(k, [&](Tile tile, End end, Outward outward) {
            CHECK(lays.contains(tile, end, outward));
            reached.insert({tile.index, static_cast<int>(end), static_cast<int>(outward)});
        });
    }
    CHECK(static_cast<int>(reached.size()) == lays.count());
}

TEST(halves_add_up_to_seven_in_matador) {
    // «aby součet vzájemně se dotýkajících kostek byl 7»: 1 and 6, 2 and 5, 3 and 4; 0 takes none.
    for (int open = 0; open < number_count; ++open) {
        Line line;
        line.lead(tile_of(open, open));
        TileSet fitting = fits_by_sum(line, TileSet::all()).tiles();
        CHECK(fitting == (open == 0 ? TileSet{} : tiles_with(7 - open)));
    }
    CHECK(matadors.count() == 4);
    for (std::string_view matador : {"00", "61", "52", "43"}) {
        CHECK(matadors.contains(*parse_tile(matador)));
    }
}

}  // namespace
}  // namespace dominium::line
