# Everything is set up inside the clone: .venv holds the packages, build/ what was compiled.
# Another Python: make PYTHON=python3.13 play

ifndef PYTHON
PYTHON := $(firstword $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done) python3)
endif
BIN := .venv/bin
UV := build/uv/bin/uv

unexport PYTHONPATH
unexport PYTHONHOME

.DEFAULT_GOAL := help
.PHONY: help play terminal serve test proof bench audit docs build lock clean python

help: ## this list
	@echo 'make <target>, one of:'
	@sed -n 's/^\([a-z]*\):.*## /  \1\t/p' Makefile | expand -t 12

play: python ## set up and play in the browser; ARGS="--host 0.0.0.0" lets phones in the same network in
	@"$(PYTHON)" tools/prepare.py play
	@trap : INT; if test -e .venv/.pageless; then "$(BIN)/saboteur" play; else "$(BIN)/saboteur" serve --open $(ARGS); fi \
		|| test $$? -eq 130  # leaving by Ctrl-C is no error

terminal: python ## set up and play in this terminal; ARGS="--language uk --resume" passes options on
	@"$(PYTHON)" tools/prepare.py play
	@trap : INT; "$(BIN)/saboteur" play $(ARGS) || test $$? -eq 130

serve: python ## set up and open tables for friends, without opening the page; ARGS="--host 0.0.0.0" passes options on
	@"$(PYTHON)" tools/prepare.py play
	@trap : INT; "$(BIN)/saboteur" serve $(ARGS)

test: python ## set up and run all checks and tests; ONLY=server runs those of tests/server
	@"$(PYTHON)" tools/prepare.py test
	@"$(BIN)/python" tools/test.py $(ONLY)

proof: python ## the long runs, on all cores; goes on where it was cut off unless ARGS=--anew
	@"$(PYTHON)" tools/prepare.py dev
	@"$(BIN)/python" tools/proof.py $(ARGS)

bench: python ## measure the speed of the rules
	@"$(PYTHON)" tools/prepare.py play
	@"$(BIN)/saboteur" bench

audit: python ## measure the page in Chromium: sizes, speed on a phone, every scene; ARGS="--only speed" a part of it
	@"$(PYTHON)" tools/prepare.py dev
	@PYTHONPATH=src "$(BIN)/python" tools/audit.py $(ARGS)

docs: python ## write the pages of the Python interface to build/docs
	@"$(PYTHON)" tools/prepare.py dev
	@PYTHONPATH=src "$(BIN)/python" tools/docs.py $(ARGS)

build: python ## set up for development: packages, compiled rules
	@"$(PYTHON)" tools/prepare.py dev

lock: python ## resolve requirements/*.in anew into the hashed locks
	@test -x $(UV) || { "$(PYTHON)" -m venv build/uv && build/uv/bin/python -m pip install --quiet uv; }
	@cd requirements && for name in dev play node; do \
		constraint=$$(test $$name = dev || echo '-c dev.txt'); \
		../$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
			--no-header --no-annotate $$constraint $$name.in -o $$name.txt || exit 1; \
	done

clean: ## remove all that was set up, compiled or cached
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

python:
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Python 3.11 or newer is needed (looked for: $(PYTHON)). With another one: make PYTHON=python3.11 ...' >&2; \
		exit 1; }
