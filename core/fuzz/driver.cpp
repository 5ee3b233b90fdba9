// A stand-in for libFuzzer where the compiler has none: it feeds seeded random bytes, or the files
// it is given, to the same target. It understands four options and passes over the others.

#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

struct Options {
    std::uint64_t seed = 1;
    std::uint64_t runs = 0;            // 0: no bound
    std::uint64_t max_total_time = 0;  // seconds; 0: no bound
    std::uint64_t max_len = 512;
    std::vector<std::string> files;
};

std::optional<std::uint64_t> value_of(std::string_view argument, std::string_view name) {
    if (!argument.starts_with(name)) {
        return std::nullopt;
    }
    argument.remove_prefix(name.size());
    std::uint64_t value = 0;
    std::from_chars(argument.data(), argument.data() + argument.size(), value);
    return value;
}

Options parse(int count, char** arguments) {
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (const auto seed = value_of(argument, "-seed=")) {
            options.seed = *seed;
        } else if (const auto runs = value_of(argument, "-runs=")) {
            options.runs = *runs;
        } else if (const auto seconds = value_of(argument, "-max_total_time=")) {
            options.max_total_time = *seconds;
        } else if (const auto length = value_of(argument, "-max_len=")) {
            options.max_len = *length;
        } else if (!argument.starts_with('-')) {
            options.files.emplace_back(argument);
        }
    }
    return options;
}

std::vector<std::uint8_t> random_bytes(std::mt19937_64& generator, std::uint64_t max_length) {
    std::vector<std::uint8_t> bytes(generator() % (max_length + 1));
    for (auto& byte : bytes) {
        byte = static_cast<std::uint8_t>(generator());
    }
    return bytes;
}

bool run_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "cannot read %s\n", path.c_str());
        return false;
    }
    const std::vector<char> content{std::istreambuf_iterator<char>(file), {}};
    const std::vector<std::uint8_t> bytes(content.begin(), content.end());
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    return true;
}

std::uint64_t run_random(const Options& options) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds(options.max_total_time);
    std::mt19937_64 generator(options.seed);
    std::uint64_t runs = 0;
    while ((options.runs == 0 || runs < options.runs) &&
           (options.max_total_time == 0 || Clock::now() < end)) {
        const auto bytes = random_bytes(generator, options.max_len);
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
        ++runs;
    }
    return runs;
}

}  // namespace

int main(int count, char** arguments) {
    const Options options = parse(count, arguments);
    if (options.files.empty()) {
        const std::uint64_t runs = run_random(options);
        std::printf("%llu inputs of seeded bytes (seed %llu), no fault found\n",
                    static_cast<unsigned long long>(runs),
                    static_cast<unsigned long long>(options.seed));
        return 0;
    }
    bool readable = true;
    for (const auto& path : options.files) {
        readable = run_file(path) && readable;
    }
    return readable ? 0 : 1;
}
