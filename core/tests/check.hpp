// The few lines that the core's tests need: named tests and checks that say where they failed.
#pragma once

#include <string_view>

namespace dominium::testing {

struct Registration {
    Registration(std::string_view name, void (*run)());
};

/// True for the long run, which repeats random experiments as often as it is asked to.
bool is_long_run();

/// Repetitions of a random experiment: a quarter of the whole in the ordinary run.
inline int repetitions(int whole) { return is_long_run() ? whole : (whole + 3) / 4; }

/// Runs every registered test, says what failed and returns how many did.
int run_tests(bool is_long);

void report_failure(std::string_view expression, std::string_view file, int line);

}  // namespace dominium::testing

#define TEST(name)                                                                \
    static void name();                                                           \
    static const dominium::testing::Registration registered_##name(#name, &name); \
    static void name()

#define CHECK(...)                                                               \
    do {                                                                         \
        if (!(__VA_ARGS__)) {                                                    \
            dominium::testing::report_failure(#__VA_ARGS__, __FILE__, __LINE__); \
        }                                                                        \
    } while (false)
