#!/bin/sh
# Proves what FeeMathProofs.sol and MarkTreeProofs.sol assert, and that the claims of the latter fail for faults of MarkTree. Needs
# the solver z3 (Debian: z3).
set -eu
cd "$(dirname "$0")"
../../scripts/npm-ci ..
node prove.js
node provetree.js
exec node provetree.js --mutants
