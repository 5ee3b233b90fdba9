#include "check.hpp"

#include <cstdio>
#include <vector>

namespace dominium::testing {
namespace {

struct Test {
    std::string_view name;
    void (*run)();
};

std::vector<Test>& tests() {
    static std::vector<Test> registered;
    return registered;
}

int failures = 0;
bool long_run = false;

}  // namespace

Registration::Registration(std::string_view name, void (*run)()) { tests().push_back({name, run}); }

void report_failure(std::string_view expression, std::string_view file, int line) {
    ++failures;
    std::printf("%.*s:%d: failed: %.*s\n", static_cast<int>(file.size()), file.data(), line,
                static_cast<int>(expression.size()), expression.data());
}

bool is_long_run() { return long_run; }

int run_tests(bool is_long) {
    long_run = is_long;
    int failed = 0;
    for (const Test& test : tests()) {
        int before = failures;
        test.run();
        if (failures == before) continue;
        ++failed;
        std::printf("FAILED %.*s\n", static_cast<int>(test.name.size()), test.name.data());
    }
    std::printf("core tests: %d passed, %d failed\n", static_cast<int>(tests().size()) - failed,
                failed);
    return failed;
}

}  // namespace dominium::testing
