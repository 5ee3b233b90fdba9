// Trees of what is said, before a language says it: messages by their ids, and the facts in them.
//
// A tree is plain data. Whoever has the `.ftl` files of a language turns it into words without
// knowing a game: see `src/dominium/describe/trees.py`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace dominium::message_trees {

struct Fact;
struct Tree;

/// A message with its facts; `otherwise` is said instead in languages and games without `id`.
struct Message {
    std::string id;
    std::string otherwise{};
    std::vector<Fact> facts{};

    /// Adds a fact, or several.
    Message with(std::string_view name, Tree value) &&;
    Message with(std::vector<Fact> others) &&;
};

/// Parts one after another.
struct Joined {
    std::string_view separator;
    std::vector<Tree> parts;
};

/// Something that begins with a capital letter.
struct Capitalised {
    std::vector<Tree> part;
};

/// The first of the words that a message lists, separated by commas.
struct FirstWord {
    std::string id;
};

/// Something that is said: a number, what is the same in every language, or what is not.
struct Tree {
    std::variant<int, std::string, Message, Joined, Capitalised, FirstWord> node;

    Tree(int number);
    Tree(std::string text);
    Tree(std::string_view text);
    Tree(const char* text);
    Tree(Message message);
    Tree(Joined joined);
    Tree(Capitalised capitalised);
    Tree(FirstWord word);
};

/// A fact of a message by the name of its placeholder.
struct Fact {
    std::string_view name;
    Tree value;
};

// A tree can be made as soon as a fact, which has one, is known.
inline Tree::Tree(int number) : node(number) {}
inline Tree::Tree(std::string text) : node(std::move(text)) {}
inline Tree::Tree(std::string_view text) : node(std::string(text)) {}
inline Tree::Tree(const char* text) : node(std::string(text)) {}
inline Tree::Tree(Message message) : node(std::move(message)) {}
inline Tree::Tree(Joined joined) : node(std::move(joined)) {}
inline Tree::Tree(Capitalised capitalised) : node(std::move(capitalised)) {}
inline Tree::Tree(FirstWord word) : node(std::move(word)) {}

/// Lines, each said by itself.
using Trees = std::vector<Tree>;

inline Message Message::with(std::string_view name, Tree value) && {
    facts.push_back({name, std::move(value)});
    return std::move(*this);
}

inline Message Message::with(std::vector<Fact> others) && {
    for (Fact& each : others) facts.push_back(std::move(each));
    return std::move(*this);
}

inline Message message(std::string_view id) { return {std::string(id)}; }

inline Message message(std::string_view id, std::string_view ending) {
    return {std::string(id).append(ending)};
}

/// The message that the first language or game with words of its own has, or else the usual one.
inline Message message_or(std::string id, std::string_view otherwise) {
    return {std::move(id), std::string(otherwise)};
}

inline Tree capitalised(Tree part) { return Capitalised{{std::move(part)}}; }

inline Tree joined(std::string_view separator, Trees parts) {
    return Joined{separator, std::move(parts)};
}

/// An action as it may be typed, by its kind: the first of the words that are understood.
inline Tree typed_word(std::string_view kind) {
    return FirstWord{std::string("typed-").append(kind)};
}

/// A number with its noun: "3 squares".
inline Message count(std::string_view noun, int number) {
    return message("count-", noun).with("count", number);
}

/// A list whose last part is joined by the word of a message: "and", "or", "nor".
inline Tree listed(std::string_view id, Trees parts) {
    if (parts.empty()) return joined("", {});
    Tree last = std::move(parts.back());
    parts.pop_back();
    if (parts.empty()) return last;
    return message(id).with("first", joined(", ", std::move(parts))).with("last", std::move(last));
}

inline Tree together(Trees parts) { return listed("list-and", std::move(parts)); }

inline Tree either(Trees parts) { return listed("list-or", std::move(parts)); }

/// The range from the first to the last, or just the one.
inline Tree span(const std::string& first, const std::string& last) {
    if (first == last) return first;
    return message("range").with("first", first).with("last", last);
}

/// Adds lines to others.
inline void append(Trees& lines, Trees more) {
    for (Tree& line : more) lines.push_back(std::move(line));
}

}  // namespace dominium::message_trees
