// The faults of what is written down: options, boards, set-ups, records and score pads.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "parameters.hpp"

namespace dominium::message_trees {

/// Codes whose message is another one where a parameter is named: `fault-malformed-row`.
struct CodeBySubject {
    std::string_view code;
    std::string_view parameter;
};
constexpr std::array codes_by_subject{
    CodeBySubject{"malformed", "row"},
    CodeBySubject{"malformed", "what"},
    CodeBySubject{"unknown_ending", "known"},
    CodeBySubject{"bad_knights", "expected"},
};

/// Tells faults in the terms of a game, which may have none. A seat is called by its name, or by
/// its number where it has none.
class FaultTeller {
public:
    FaultTeller(std::string_view game, std::vector<std::string> names)
        : game_(game), names_(std::move(names)) {}

    /// A fault as a sentence. Where an entry should name a seat and does not, that is a negative
    /// number, and the sentence names nobody.
    Message told(std::string_view code, const Parameters& params) const {
        Message sentence = about(code, params);
        if (auto kingdom = number_in(params, "kingdom")) {
            return message("fault-of_kingdom")
                .with("number", *kingdom + 1)
                .with("fault", std::move(sentence));
        }
        auto seat = number_in(params, "seat");
        if (seat && *seat >= 0) {
            sentence = message("fault-of_seat")
                           .with("name", name_of(*seat))
                           .with("fault", std::move(sentence));
        }
        if (auto entry = number_in(params, "entry")) {
            sentence =
                message("fault-of_entry").with("number", *entry).with("fault", std::move(sentence));
        }
        return sentence;
    }

private:
    Message about(std::string_view code, const Parameters& params) const {
        Message sentence = message("fault-", code);
        for (const auto& [known, parameter] : codes_by_subject) {
            if (known == code && find(params, parameter) != nullptr) {
                sentence.id.append("-").append(parameter);
                break;
            }
        }
        for (const Parameter& each : params) {
            sentence.facts.push_back({each.name, in_own_words(code, each)});
        }
        if (auto ply = number_in(params, "ply")) sentence.facts.push_back({"number", *ply + 1});
        return sentence;
    }

    /// The value of a parameter in the terms of faults.
    Tree in_own_words(std::string_view code, const Parameter& param) const {
        // An unknown number is the number of no domino.
        const int* number = std::get_if<int>(&param.value);
        if (number != nullptr && code == "unknown_domino") return *number;
        if (number == nullptr && param.name == "faces") {
            return faces(std::get<std::string>(param.value));
        }
        return in_words(param);
    }

    /// Faces in the library's notation, "wheat 1, forest 0", in words.
    Tree faces(std::string_view written) const {
        Trees halves;
        while (!written.empty()) {
            std::string_view half = written.substr(0, written.find(", "));
            written.remove_prefix(std::min(half.size() + 2, written.size()));
            std::size_t space = std::min(half.find(' '), half.size());
            std::string terrain = "terrain-";
            terrain.append(half.substr(0, space));
            halves.push_back(
                message("half-crowned")
                    .with("terrain", message_or(terrain + '-' + std::string(game_), terrain))
                    .with("crowns", count("crowns", crowns_in(half.substr(space)))));
        }
        return capitalised(joined(", ", std::move(halves)));
    }

    static int crowns_in(std::string_view text) {
        int crowns = 0;
        for (char sign : text) {
            if (sign >= '0' && sign <= '9') crowns = crowns * 10 + (sign - '0');
        }
        return crowns;
    }

    Tree name_of(int seat) const {
        auto place = static_cast<std::size_t>(seat);
        if (place < names_.size()) return names_[place];
        return message("seat-name").with("number", seat + 1);
    }

    std::string_view game_;
    std::vector<std::string> names_;
};

}  // namespace dominium::message_trees
