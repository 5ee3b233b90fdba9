#include <cstdio>
#include <vector>

#include "check.hpp"

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

}  // namespace

Registration::Registration(std::string_view name, void (*run)()) { tests().push_back({name, run}); }

void report_failure(std::string_view expression, std::string_view file, int line) {
    ++failures;
    std::printf("%.*s:%d: failed: %.*s\n", static_cast<int>(file.size()), file.data(), line,
                static_cast<int>(expression.size()), expression.data());
}

}  // namespace dominium::testing

int main() {
    using namespace dominium::testing;
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
    return failed == 0 ? 0 : 1;
}
