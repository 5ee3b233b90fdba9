// Spreading the games of a batch over threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace dominium::search {

/// Does something at the end of its scope, however that is left.
template <class Work>
class ScopeExit {
public:
    explicit ScopeExit(Work work) : work_(std::move(work)) {}
    ScopeExit(const ScopeExit&) = delete;
    ScopeExit& operator=(const ScopeExit&) = delete;
    ~ScopeExit() { work_(); }

private:
    Work work_;
};

#ifdef __wasm__

/// The threads of a module in a page: none, for every worker has a module of its own.
class Threads {
public:
    template <class Work>
    bool start(Work) {
        return false;
    }
    void join() {}
};

#else

/// Threads that are waited for at the end of their scope, however it is left.
class Threads {
public:
    Threads() = default;
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;
    ~Threads() { join(); }

    /// Starts one more thread; false where the machine grants none.
    template <class Work>
    bool start(Work work) {
        try {
            threads_.emplace_back(std::move(work));
            return true;
        } catch (const std::system_error&) {
            return false;
        }
    }

    void join() {
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
    }

private:
    std::vector<std::thread> threads_;
};

#endif

/// The games that a thread takes from a batch at a time.
constexpr std::size_t slice_size = 64;

/// The number of parts, each with a thread of its own, into which a batch is divided.
constexpr std::size_t part_count(std::size_t count, int threads) {
    return std::min<std::size_t>(static_cast<std::size_t>(threads), count / slice_size + 1);
}

/// Calls `play(part, first, last)` for slices that together hold the games 0…`count`−1, on
/// `threads` threads or fewer where the machine grants no more. `pause` is called between slices on
/// the calling thread.
template <class Pause, class Play>
void for_each_slice(std::size_t count, int threads, Pause&& pause, Play&& play) {
    std::atomic<std::size_t> next = 0;
    auto play_slice = [&](std::size_t part) {
        std::size_t first = next.fetch_add(slice_size);
        if (first >= count) return false;
        play(part, first, std::min(first + slice_size, count));
        return true;
    };
    Threads workers;
    for (std::size_t part = 1; part < part_count(count, threads); ++part) {
        auto work = [&, part] {
            while (play_slice(part)) continue;
        };
        if (!workers.start(work)) break;
    }
    // However it is left, no thread takes another slice then.
    ScopeExit stop([&] { next = count; });
    while (play_slice(0)) pause();
}

}  // namespace dominium::search
