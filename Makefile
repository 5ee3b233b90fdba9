# What a developer types. Everything is installed into .venv, web/node_modules and build; a stamp
# file stands for each step that has been done, so that nothing is done twice.

BIN := .venv/bin
PYTHON := $(BIN)/python
STAMPS := .venv/stamps
STUB := src/dominium/_core.pyi
STATIC := src/dominium/server/static/index.html
HOUSE := build/static/index.html
WASM := web/src/engine/modules/line_players.wasm
NODE_MODULES := web/node_modules/.package-lock.json
CPP_FILES := $(shell find core -name '*.[ch]pp')
CORE_FILES := CMakeLists.txt $(shell find cmake core -type f)
WEB_FILES := $(shell find web src/dominium/locales src/dominium/artwork -type f \
	-not -path '*/node_modules/*' -not -name '*.py*' 2> /dev/null)
# One process of tests more than processors, for many of them wait; eight at most, for each has a
# browser.
WORKERS ?= $(shell n=$$(nproc 2> /dev/null || echo 2); echo $$((n < 8 ? n + 1 : 8)))
FUZZ_SECONDS ?= 60
# The packages that the core is installed beside: those of `play`, or of `develop`, which has them all.
PACKAGES := play

# Modules are compiled when they are first imported: most never are.
PIP_INSTALL := $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-compile
# Notes what a step takes; the report at the end of the tests tells it.
STOPWATCH := @python3 tools/stopwatch.py
PYTEST := $(PYTHON) -m pytest --numprocesses $(WORKERS) --dist worksteal
# Clang where it brings libFuzzer, otherwise the ordinary compiler.
SANITIZER_CXX = $(shell echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, long) { return 0; }' \
	| clang++ -fsanitize=fuzzer,address -x c++ -o /dev/null - 2> /dev/null \
	&& echo clang++ || echo $${CXX:-c++})

export PATH := $(CURDIR)/$(BIN):$(PATH)
# Programs are started often: what they import is compiled once.
unexport PYTHONDONTWRITEBYTECODE
ifneq ($(shell command -v ccache),)
export CMAKE_CXX_COMPILER_LAUNCHER := ccache
export CCACHE_SLOPPINESS := pch_defines,time_macros
endif

.PHONY: help play serve static test test-long accessibility started page-tests python-tests cost cost-lower check format generate bench docs wasm web \
	sanitize fuzz clean develop

help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play:  ## build Dominium, start it and open the game in the browser
	@$(MAKE) --no-print-directory --jobs=2 $(STAMPS)/installed $(STATIC)
	@$(BIN)/dominium serve --open

serve: $(STAMPS)/installed $(STATIC)  ## run the server for development
	$(BIN)/dominium serve

# Tests in Python take longest and often wait. What runs beside them, and behind them, uses that time.
BESIDE := $(MAKE) --no-print-directory --jobs=4 PACKAGES=develop

test: started  ## run every test this machine can run and say which it cannot
	$(call reported,$(BESIDE) develop sanitize page-tests cost python-tests)

test-long: started  ## run the long matrices too
	$(call reported,$(BESIDE) develop sanitize page-tests cost python-tests LONG=1)

started:
	@mkdir -p build && rm -f build/steps.tsv build/tests.xml && touch build/started

page-tests: $(STATIC)
	$(STOPWATCH) "Tests of the pages alone" $(PYTHON) -m tools.node run test

cost: develop $(STATIC)  ## compare instructions, allocations and the bytes of the page with the budget
	$(STOPWATCH) "Counting instructions" $(PYTHON) bench/cost.py

cost-lower: develop $(STATIC)  ## make what is counted now the budget
	$(PYTHON) bench/cost.py --write

python-tests: develop $(STATIC) $(HOUSE)
	@$(PYTHON) -m tools.chromium --install || true
	@$(PYTHON) -m tools.braille --install || true
	@# The processes, which begin at once, would each compile them.
	$(STOPWATCH) "Compiling the tests" $(PYTHON) -m pytest --collect-only --quiet > /dev/null || true
	$(STOPWATCH) "Tests in Python" $(PYTEST) --junitxml=build/tests.xml \
		$(if $(LONG),-m "" --hypothesis-profile=long,$(if $(MARK),-m $(MARK)))

# A screen reader takes minutes and needs a machine at rest.
accessibility test-long: export DOMINIUM_EAR := 1

accessibility: started  ## prove the criteria of accessible play and print the report
	@python3 -m tools.orca --install > /dev/null || true
	$(call reported,$(BESIDE) page-tests python-tests MARK=criterion)

# Runs tests, then tells what took longest and what did not run, whether they passed or not.
define reported
	@$(1); status=$$?; \
		if [ -f build/tests.xml ]; then \
			$(PYTHON) -m tools.accessibility build/tests.xml build/accessibility.md; \
			$(PYTHON) -m tools.test_report build/tests.xml; \
		fi; exit $$status
endef

check: develop $(NODE_MODULES)  ## format, lint, types, messages, generated files, C++ warnings, audit
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/clang-format --dry-run -Werror $(CPP_FILES)
	$(BIN)/cmake -S . -B build/warnings -G Ninja -DDOMINIUM_WERROR=ON -DDOMINIUM_TESTS=ON \
		-DDOMINIUM_PYTHON=ON -DPython_EXECUTABLE=$(CURDIR)/$(PYTHON) \
		-Dnanobind_DIR="$$($(PYTHON) -m nanobind --cmake_dir)" --log-level=WARNING
	$(BIN)/cmake --build build/warnings
	$(PYTHON) -m tools.generated --check
	$(PYTHON) -m pytest --quiet tests/describe/test_completeness.py
	$(PYTHON) -m tools.node run lint
	$(PYTHON) -m tools.node run check
	$(PYTHON) -m tools.audit

format: develop $(NODE_MODULES)  ## format every file and apply the safe repairs of the linters
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format
	$(BIN)/clang-format -i $(CPP_FILES)
	$(PYTHON) -m tools.node run format

generate: develop  ## write the files that are generated from the core
	$(PYTHON) -m tools.generated

bench: develop  ## measure speed and strength side by side
	$(PYTHON) bench/run.py

docs: $(STAMPS)/docs $(STAMPS)/installed  ## build the documentation site into build/site and run the gallery
	$(PYTHON) -m tools.site

sdist: $(STAMPS)/play $(STATIC)  ## write the source distribution, pages included, into dist/
	rm -rf dist
	$(PYTHON) -c "from scikit_build_core.build import build_sdist; print(build_sdist('dist'))"

dist: sdist  ## write the source distribution and this machine's wheel, built from it, into dist/
	$(PYTHON) -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist dist/*.tar.gz

wasm: $(WASM)  ## build the core for the pages

web: $(STATIC)  ## build the pages into the Python package

static: $(HOUSE)  ## write Dominium without a server, one file for any web host or disk, into build/static

sanitize: $(STAMPS)/develop  ## run the core's tests and a short fuzz under ASan and UBSan
	$(BIN)/cmake -S . -B build/sanitize -G Ninja -DDOMINIUM_SANITIZE=ON -DDOMINIUM_TESTS=ON \
		-DDOMINIUM_SANITIZE_POINTERS=$(if $(LONG),ON,OFF) -DCMAKE_BUILD_TYPE=Debug \
		-DCMAKE_CXX_FLAGS_DEBUG="-O0 -g1" -DCMAKE_CXX_COMPILER=$(SANITIZER_CXX) --log-level=WARNING
	$(STOPWATCH) "Compiling the core's tests" env -u MAKEFLAGS nice $(BIN)/cmake --build build/sanitize
	$(STOPWATCH) "Tests of the core" nice build/sanitize/core_tests $(if $(LONG),--long)
	$(STOPWATCH) "Fuzzing the core" nice build/sanitize/core_fuzz -seed=1 -runs=$(if $(LONG),20000,2000) \
		-max_len=512 -len_control=0 -verbosity=0

fuzz: sanitize  ## feed the core random actions for FUZZ_SECONDS
	build/sanitize/core_fuzz -max_total_time=$(FUZZ_SECONDS) -max_len=512 -len_control=0

clean:  ## remove everything that was installed or built
	rm -rf .venv build dist web/node_modules $(STUB) $(dir $(STATIC))

develop: $(STAMPS)/develop $(STUB)

$(PYTHON):
	@command -v python3 > /dev/null || { echo "missing: Python 3.11 or later" \
		"(Debian, Ubuntu: python3 python3-venv python3-dev; Fedora: python3-devel;" \
		"macOS: brew install python)"; exit 1; }
	@python=$$(python3 tools/prerequisites.py) && $$python -m venv .venv
	@# The pip that comes with Python may be years old, and those chose packages twice as slowly.
	@$(PIP_INSTALL) --upgrade pip || true

$(STAMPS)/play: pyproject.toml | $(PYTHON)
	$(call install_requirements,core build wasm pages server)

$(STAMPS)/develop: pyproject.toml | $(PYTHON)
	$(call install_requirements,core build wasm pages server png test dev research docs arena)

$(STAMPS)/docs: pyproject.toml | $(PYTHON)
	$(call install_requirements,core build docs research)

define install_requirements
	@echo "Installing Python packages ($(1))"
	@$(PYTHON) -m tools.requirements $(1) > .venv/$(@F).txt
	$(STOPWATCH) "Installing Python packages" $(PIP_INSTALL) --requirement .venv/$(@F).txt
	@mkdir -p $(@D) && touch $@
endef

# An editable installation: Python files count at once, only the extension module is built.
$(STAMPS)/installed: $(CORE_FILES) pyproject.toml | $(STAMPS)/$(PACKAGES)
	@echo "Building the core"
	$(STOPWATCH) "Compiling the core" $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

# The build installs the stub beside the core; mypy and editors look for it beside the sources.
$(STUB): $(STAMPS)/installed
	@cp .venv/lib/python*/site-packages/dominium/$(@F) $@

$(NODE_MODULES): web/package-lock.json | $(PYTHON)
	$(STOPWATCH) "Installing Node packages" $(PYTHON) -m tools.node ci --no-audit --no-fund
	@touch $@

# The core for the pages. The compiler comes with the packages; it keeps what it has built.
$(WASM): $(CORE_FILES) | $(STAMPS)/$(PACKAGES)
	@echo "Building the core for the pages"
	@$(BIN)/cmake -S . -B build/wasm -G Ninja -DDOMINIUM_WASM=ON \
		-DPython_EXECUTABLE=$(CURDIR)/$(PYTHON) --log-level=WARNING
	$(STOPWATCH) "Compiling for the pages" env -u MAKEFLAGS nice $(BIN)/cmake --build build/wasm
	@touch $@

$(STATIC): $(WEB_FILES) $(NODE_MODULES) $(WASM)
	$(STOPWATCH) "Building the pages" $(PYTHON) -m tools.node run build
	@$(PYTHON) -m tools.fonts
	@touch $@

$(HOUSE): $(STATIC) $(STAMPS)/installed $(wildcard src/dominium/rules/*/*.md)
	$(STOPWATCH) "Building the house without a server" $(PYTHON) -m tools.static_house
