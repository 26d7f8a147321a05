# make play opens the game; make test checks everything. Both need only Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FAST := build/fast
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')

.PHONY: play test lint rules bench fast playthroughs clean
.DEFAULT_GOAL := play

play: $(VENV)/play.done
	@$(BIN)/veillee

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Veillée needs Python 3.11 or newer; try: make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@echo "Setting the table (once, about a minute)…"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play.done: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/dev.done: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/play.done

lint: $(VENV)/dev.done
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# The engine and the games compiled by mypyc, beside the plain sources: build/fast/veillee runs them.
fast: $(FAST)/veillee.sh

$(FAST)/veillee.sh: $(SOURCES) setup.py pyproject.toml | $(VENV)/dev.done
	@echo "Compiling the engine and the games (about a minute)…"
	@rm -rf $(FAST) build/lib* build/temp* build/bdist*
	@VEILLEE_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target $(FAST) .
	@printf '#!/bin/sh\nPYTHONPATH="%s" exec "%s" -m veillee "$$@"\n' "$(CURDIR)/$(FAST)" "$(CURDIR)/$(BIN)/python" > $@
	@chmod +x $@
	@echo "Compiled. Use it as: $@ simulate chaperon"

test: $(VENV)/dev.done
	@$(MAKE) --no-print-directory -j2 lint fast
	$(BIN)/python -m pytest -n 2
	PYTHONPATH=$(FAST) VEILLEE_LAW_GAMES=2000 $(BIN)/python -m pytest -n 2 tests/engine tests/games

rules: $(VENV)/dev.done
	@$(BIN)/python -m tests.rules

playthroughs: $(VENV)/dev.done
	VEILLEE_RENEW=1 $(BIN)/python -m pytest tests/games/test_playthroughs.py

bench: $(VENV)/dev.done fast
	$(BIN)/python -m bench $(BENCH)

clean:
	rm -rf build $(VENV)
