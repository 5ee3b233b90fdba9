// The refusals of actions as sentences: why, and what is possible instead.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "parameters.hpp"
#include "speaker.hpp"

namespace dominium::message_trees {

/// The most legal actions that a refusal names.
constexpr std::size_t most_alternatives = 3;

/// True if a reason names by itself what is possible.
inline bool names_what_is_possible(const Parameters& params) {
    return !text_in(params, "options").empty();
}

/// A reason with some of the actions that are possible, or all of them.
inline Message with_choices(Tree reason, Trees choices, std::size_t possible) {
    bool all = choices.size() == possible;
    return message(all ? "refusal-possible" : "refusal-for-example")
        .with("reason", std::move(reason))
        .with("choices", joined(", ", std::move(choices)));
}

/// Of which seat a refusal tells: by its name, or by its number where it has none.
inline std::vector<Fact> about_seat(const Speaker& speaker, int seat) {
    std::vector<Fact> facts{{"number", seat + 1}};
    if (!speaker.knows(seat)) {
        facts.push_back({"name", message("seat-name").with("number", seat + 1)});
        facts.push_back({"you", Speaker::yes_or_no(false)});
        return facts;
    }
    for (Fact& each : speaker.about(seat)) facts.push_back(std::move(each));
    return facts;
}

/// A refusal by its code; `in_own_words` says the values of parameters as its family of games does.
template <class InOwnWords>
Message refusal(const Speaker& speaker, std::string_view code, const Parameters& params,
                InOwnWords&& in_own_words) {
    Message sentence = message("refusal-", code);
    for (const Parameter& each : params) {
        sentence.facts.push_back({each.name, in_own_words(each)});
    }
    auto seat = number_in(params, "seat");
    return seat ? std::move(sentence).with(about_seat(speaker, *seat)) : sentence;
}

/// Calls `use` with each part of a list in the notation: "e6r, e6d".
template <class Use>
void for_each_option(std::string_view options, Use&& use) {
    while (!options.empty()) {
        std::string_view one = options.substr(0, options.find(", "));
        options.remove_prefix(std::min(one.size() + 2, options.size()));
        use(one);
    }
}

}  // namespace dominium::message_trees
