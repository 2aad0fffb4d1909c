#!/bin/sh
# Proves what FeeMathProofs.sol asserts, with solc's model checker and the solver z3 (Debian: z3).
set -eu
cd "$(dirname "$0")"
../../scripts/npm-ci ..
exec node prove.js
