// The covering of a set of squares with dominoes.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "squares.hpp"

namespace dominium::kingdom {

/// Pairs squares with neighbours so that as few as possible stay single. As on a chessboard every
/// neighbour of a dark square is light, so this is a bipartite matching (augmenting paths).
template <class W>
class Covering {
public:
    explicit Covering(const typename W::Set& squares) : squares_(squares) {
        squares_.for_each([&](int bit) {
            std::set<int> tried;
            if (is_dark(bit) && !find_partner(bit, tried)) single_.push_back(W::square_at(bit));
        });
        squares_.for_each([&](int bit) {
            if (!is_dark(bit) && !partner_.contains(bit)) single_.push_back(W::square_at(bit));
        });
    }

    /// The squares that stay single.
    const std::vector<Square>& single() const { return single_; }

private:
    static bool is_dark(int bit) {
        Square square = W::square_at(bit);
        return (square.column + square.row) % 2 == 0;
    }

    bool find_partner(int dark, std::set<int>& tried) {
        bool found = false;
        (W::neighbours(W::Set::of(dark)) & squares_).for_each([&](int light) {
            if (found || !tried.insert(light).second) return;
            auto taken = partner_.find(light);
            if (taken != partner_.end() && !find_partner(taken->second, tried)) return;
            partner_[light] = dark;
            found = true;
        });
        return found;
    }

    typename W::Set squares_;
    std::map<int, int> partner_;
    std::vector<Square> single_;
};

}  // namespace dominium::kingdom
