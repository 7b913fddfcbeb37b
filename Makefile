# Everything a newcomer or a contributor needs; `make` alone lists it.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
PYTEST := $(BIN)/python -m pytest
WORKERS ?= 2
ARGS ?=
GAME ?=

# The front end is built again only when one of its files changes.
WEB_FILES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/generated/*')
WEB_BUILT := src/boroughs/web/index.html
WORDS := $(wildcard src/boroughs/games/*/words/*.ftl src/boroughs/match/words/*.ftl src/boroughs/games/*/game.toml src/boroughs/server/messages/*.py)

.PHONY: help
help: ## list what can be made
	@echo 'make <what>, where <what> is one of:'
	@sed -nE 's/^([a-z-]+):.*## (.*)$$/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

## ---- set-up ----

# A virtual environment names its own place and its Python: where the checkout was moved or copied, or that Python is gone, it is made anew.
useless = $(shell [ -x $(1)/bin/python ] || echo gone; grep -s '^command = ' $(1)/pyvenv.cfg | grep -vF ' $(realpath $(1))')

.PHONY: anew
anew:

$(VENV)/pyvenv.cfg: $(if $(call useless,$(VENV)),anew)
	@tools/find-python "$(PYTHON)" $(VENV)

$(VENV)/.play: requirements/play.txt requirements/uv.txt pyproject.toml $(VENV)/pyvenv.cfg
	@tools/install $(VENV) requirements/play.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/uv.txt pyproject.toml $(VENV)/pyvenv.cfg
	@tools/install $(VENV) requirements/dev.txt
	@touch $@ $(VENV)/.play

.PHONY: setup
setup: $(VENV)/.dev ## make .venv with everything that development and tests need

$(WEB_BUILT): $(WEB_FILES) $(WORDS) | $(VENV)/.play
	@tools/build-web $(VENV)
	@touch $@

.PHONY: web
web: $(VENV)/.play $(WEB_BUILT) ## build the front end into the package

## ---- play and look ----

.PHONY: play
play: $(VENV)/.play $(WEB_BUILT) ## set up what is missing and open a table
	@$(BIN)/boroughs play $(GAME) $(ARGS)

.PHONY: gallery
gallery: check-web $(WEB_BUILT) ## take pictures of GAME=… or of all games into docs/gallery
	@$(BIN)/python -m tests.web.gallery $(GAME)

.PHONY: bench
bench: setup ## measure decisions per second, of GAME=… or of all games
	@$(BIN)/boroughs bench $(GAME) $(ARGS)

.PHONY: load
load: setup ## measure how many tables and moves one server carries
	@$(BIN)/python -m benchmarks.load $(ARGS)

.PHONY: strength
strength: setup ## measure how strong the bots are, of GAME=… or of all games, into docs/strength.md
	@$(BIN)/python -m benchmarks.strength $(if $(GAME),--game $(GAME)) $(ARGS)

PEERS := .venv-peers
$(PEERS)/pyvenv.cfg: $(if $(call useless,$(PEERS)),anew)
	@tools/find-python "$(PYTHON)" $(PEERS)

$(PEERS)/.peers: requirements/peers.txt requirements/uv.txt pyproject.toml $(PEERS)/pyvenv.cfg
	@tools/install $(PEERS) requirements/peers.txt
	@touch $@

.PHONY: bench-peers
bench-peers: $(PEERS)/.peers ## measure beside catanatron, OpenSpiel, PettingZoo, RLCard and boardgame.io, into docs/performance.md
	@PATH="$$(tools/peers-packages $(PEERS))" $(PEERS)/bin/python benchmarks/peers/run.py $(ARGS)

.PHONY: report
report: setup ## let bots play all games, and report on their balance: build/report and docs/balance.md
	@$(BIN)/python tools/report.py $(ARGS)

.PHONY: docs
docs: setup ## the pages under docs/ as a site, site/index.html
	@$(BIN)/python tools/docs.py

## ---- tests ----

IN_BROWSER := BOROUGHS_INTERPRET=1 $(PYTEST) -n $(WORKERS) --dist worksteal --timeout=900 --durations=10 tests/web

.PHONY: test
test: check check-web $(WEB_BUILT) ## check, then run every test, the quick ones first, those in a real browser last
	@echo '== tests =='
	@$(PYTEST) -n $(WORKERS) --maxschedchunk=4 --durations=10 --ignore=tests/web $(ARGS)
	$(if $(ARGS),,@echo '== tests in the browser =='; $(IN_BROWSER) --ignore=tests/web/test_weight.py)

.PHONY: test-web
test-web: check-web $(WEB_BUILT) ## play every game in a real browser: by mouse, keys, touch, alone and together; sizes, times and frames too
	@$(IN_BROWSER) $(ARGS)

.PHONY: check
check: setup ## format, lint, types, and who may import whom
	@echo '== format ==';  $(BIN)/ruff format --check .
	@echo '== lint ==';    $(BIN)/ruff check .
	@echo '== types ==';   $(BIN)/mypy
	@echo '== imports =='; $(BIN)/lint-imports --no-cache

.PHONY: check-web
check-web: setup ## types of the front end, and the packages that its tests need
	@echo '== front end: types =='; tools/check-web $(VENV)

.PHONY: format
format: setup ## put every Python file into the house format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

.PHONY: rules
rules: setup ## list the numbered rules that no test carries
	@$(BIN)/python tools/rules.py

## ---- release ----

.PHONY: lock
lock: $(VENV)/pyvenv.cfg ## pin the newest versions of all dependencies, with hashes
	@tools/lock $(VENV)

.PHONY: build
build: setup $(WEB_BUILT) ## build a wheel that carries the front end
	@rm -rf dist
	@$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls -l dist

.PHONY: clean
clean: ## remove all that was made, .venv included
	@rm -rf $(VENV) $(PEERS) dist build site benchmarks/peers/node_modules src/boroughs/web web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
