# Everything there is to do with Florin. Presupposed: make and python3 (3.11 or newer); the rest comes by itself.
#
# One virtual environment serves all: playing installs only what playing needs, the rest is added when first asked
# for. The stamps in it say what is done, so that a second call does nothing.

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
PAGE := src/florin/server/page/size

INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python
COMPILE = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
SOURCES := $(shell find src/florin -name '*.pyx' -o -name '*.px[di]' -o -path '*/rules/*.py' -o -path '*/search/*.py')
WEB := $(shell find web/src -type f) $(wildcard src/florin/locale/*.ftl) web/build.ts
CODE := $(wildcard src tests bench tools setup.py)
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
WORKERS := $(shell expr $(CORES) + 2)  # of tests: some always wait, for a browser or for a clock

.DEFAULT_GOAL := help
ifndef TOGETHER
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play page test check bench install lock clean compiler always

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 10

play: ## open the page in the browser and play
	@$(MAKE) --silent --no-print-directory --jobs=2 TOGETHER=yes $(LINKED) $(PAGE)  # while one waits for the net, the other compiles
	@$(BIN)/florin

page: $(PAGE) ## build the page

test: compiler install ## run all tests, with full branch coverage of the rules and the engine
	$(BIN)/python tools/page.py test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term

check: install ## look at format, style, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports
	$(BIN)/python tools/page.py check

bench: compiler $(LINKED) ## measure the speed
	@$(BIN)/florin bench

install: $(DEV) $(LINKED) $(NODEDEV) $(PAGE) ## set up .venv for work on Florin

lock: $(UV) ## bring requirements/ in line with pyproject.toml; UPGRADE=1 takes the newest of everything
	echo uv | $(COMPILE) - -o requirements/uv.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(COMPILE) pyproject.toml - -o requirements/play.txt
	$(COMPILE) requirements/play.txt --group test --group check -o requirements/dev.txt
	@! grep -n '://' requirements/*.txt || { echo "A lock must name no host." >&2; exit 1; }

clean: ## remove all that was made
	rm -rf $(VENV) build dist src/*.egg-info src/florin/server/page web/node_modules .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.c' -o -name '*.cpp' \) -delete

compiler:
	@$(PYTHON) tools/system.py test

# What a build comes to, "compiled" or "plain". Looked at every time; changed only when a compiler came or went.
$(SPEED): always
	@$(PYTHON) tools/system.py play $@

$(UV): requirements/uv.txt | $(SPEED)
	@echo "Florin: setting up $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(PLAY): requirements/play.txt $(UV)
	@echo "Florin: installing what playing needs"
	@$(INSTALL) --require-hashes --compile-bytecode -r $<
	@touch $@

$(DEV): requirements/dev.txt $(PLAY)
	@echo "Florin: installing what working on it needs"
	@$(INSTALL) --require-hashes --compile-bytecode -r $<
	@touch $@

# The extension modules stand beside their sources. Each is optional: without a compiler this leaves Florin plain.
$(BUILT): $(PLAY) $(SPEED) pyproject.toml setup.py tools/compile_rules.py $(SOURCES)
	@if grep -q compiled $(SPEED); then echo "Florin: compiling the rules"; \
	else echo "Florin: no C compiler here, so it stays plain Python: all works, bulk play some 90 times slower"; fi
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(CORES) >build/log 2>&1 || { cat build/log >&2; exit 1; }
	@if grep -q compiled $(SPEED); then grep 'building extension' build/log >&2 || true; fi  # may fail, but not in silence
	@$(BIN)/python -m compileall -q src/florin  # the command starts quickly only with bytecode
	@touch $@

# Linked, not copied: what is edited in src is what runs. The extension modules are there by now; linking would compile
# them a second time, so setup.py is asked to leave them out.
$(LINKED): pyproject.toml $(PLAY) | $(BUILT)
	@FLORIN_NO_EXTENSIONS=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE): web/package-lock.json $(PLAY)
	@echo "Florin: installing what the page is built with"
	@$(BIN)/python tools/page.py install
	@touch $@

$(NODEDEV): web/package-lock.json $(DEV)
	@echo "Florin: installing what the page is checked with"
	@$(BIN)/python tools/page.py install dev
	@touch $@

$(PAGE): $(WEB) $(NODE)
	@$(BIN)/python tools/page.py build
	@touch $@
