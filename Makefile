# All tasks of the project. Only make and python3 (3.11 or newer) must be there; everything else is installed on demand.
#
# All targets share one virtual environment: `make play` installs only what playing needs, other targets add the rest
# when they first run. Stamp files record what is done, so that a second call does nothing.

PYTHON ?= python3

VENV := .venv
BIN := $(VENV)/bin
UV := $(VENV)/.uv
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
BUILT := $(VENV)/.built
LINKED := $(VENV)/.linked
SPEED := build/speed
NODE := web/node_modules/.play
NODEDEV := web/node_modules/.dev
PAGE := src/florin/server/page/sources

INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python
COMPILE = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
SOURCES := $(shell find src/florin -name '*.pyx' -o -name '*.px[di]' -o -path '*/rules/*.py' -o -path '*/search/*.py')
WEB := $(shell find web/src -type f) $(wildcard src/florin/locale/*.ftl) web/build.ts web/package.json web/package-lock.json
CODE := $(wildcard src tests bench examples tools setup.py)
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
WORKERS := $(shell expr $(CORES) + 2)  # test processes: some always wait, for a browser or a clock

.DEFAULT_GOAL := help
ifndef TOGETHER
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play page test check bench package install lock clean compiler always

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 10

play: ## play in the browser
	@$(MAKE) --silent --no-print-directory --jobs=2 TOGETHER=yes $(LINKED) $(PAGE)  # one waits for the network while the other compiles
	@$(BIN)/florin

page: $(PAGE) ## build the page

test: compiler install ## run all tests; the rules and the engine need full branch coverage
	$(BIN)/python tools/page.py test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term --durations=20

check: install ## check formatting, style, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports
	$(BIN)/python tools/page.py check

bench: compiler $(LINKED) ## measure speed, compared with the C++ baselines
	@$(BIN)/florin bench

package: $(DEV) $(PAGE) ## build the wheel and the sdist, and try them in empty environments
	$(BIN)/python tools/check_package.py

install: $(DEV) $(LINKED) $(NODEDEV) $(PAGE) ## set up .venv for development

lock: $(UV) ## update requirements/ from pyproject.toml; UPGRADE=1 takes the newest versions
	echo uv | $(COMPILE) - -o requirements/uv.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(COMPILE) pyproject.toml --extra play - -o requirements/play.txt
	$(COMPILE) requirements/play.txt pyproject.toml --all-extras --group test --group check -o requirements/dev.txt
	@! grep -n '://' requirements/*.txt || { echo "Requirements must not name a host." >&2; exit 1; }

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info src/florin/server/page web/node_modules .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.c' -o -name '*.cpp' \) -delete

compiler:
	@$(PYTHON) tools/system.py test

# The kind of build that is possible here, "compiled" or "plain". Checked every time, but the file changes only when a
# compiler was installed or removed.
$(SPEED): always
	@$(PYTHON) tools/system.py play $@

$(UV): requirements/uv.txt | $(SPEED)
	@echo "Florin: setting up $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(PLAY): requirements/play.txt $(UV)
	@echo "Florin: installing dependencies"
	@$(INSTALL) --require-hashes --compile-bytecode -r $<
	@touch $@

$(DEV): requirements/dev.txt $(PLAY)
	@echo "Florin: installing development dependencies"
	@$(INSTALL) --require-hashes --compile-bytecode -r $<
	@touch $@

# The compiled modules are written next to their sources. Each is optional: without a compiler Florin is plain Python.
$(BUILT): $(PLAY) $(SPEED) pyproject.toml setup.py tools/compile_rules.py $(SOURCES)
	@if grep -q compiled $(SPEED); then echo "Florin: compiling the rules"; \
	else echo "Florin: no C compiler found; using plain Python (everything works, bulk play is about 90 times slower)"; fi
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(CORES) >build/log 2>&1 || { cat build/log >&2; exit 1; }
	@if grep -q compiled $(SPEED); then grep 'building extension' build/log >&2 || true; fi  # a failure is reported, not fatal
	@$(BIN)/python -m compileall -q src/florin  # the command starts slowly without bytecode
	@touch $@

# An editable install, so that changes in src take effect. The compiled modules exist by now; FLORIN_NO_EXTENSIONS keeps
# setup.py from compiling them a second time.
$(LINKED): pyproject.toml $(PLAY) | $(BUILT)
	@FLORIN_NO_EXTENSIONS=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE): web/package-lock.json $(PLAY)
	@echo "Florin: installing the page's build tools"
	@$(BIN)/python tools/page.py install
	@touch $@

$(NODEDEV): web/package-lock.json $(DEV)
	@echo "Florin: installing the page's test tools"
	@$(BIN)/python tools/page.py install dev
	@touch $@

$(PAGE): $(WEB) $(NODE)
	@$(BIN)/python tools/page.py build
	@touch $@
