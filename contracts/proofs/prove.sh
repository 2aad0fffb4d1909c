#!/bin/sh
# Proves what FeeMathProofs.sol and MarkTreeProofs.sol assert. Needs the solver z3 (Debian: z3).
set -eu
cd "$(dirname "$0")"
../../scripts/npm-ci ..
node prove.js
exec node provetree.js
