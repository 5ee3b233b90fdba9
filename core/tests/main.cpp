#include <string_view>

#include "check.hpp"

int main(int count, char** arguments) {
    bool is_long = count > 1 && std::string_view(arguments[1]) == "--long";
    return dominium::testing::run_tests(is_long) == 0 ? 0 : 1;
}
