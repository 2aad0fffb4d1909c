#!/bin/sh
# Runs forge with npm's solc: ./forge.sh test
set -eu
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --ignore-scripts --no-audit --no-fund
FOUNDRY_SOLC=$PWD/solc-wrapper.js FOUNDRY_OFFLINE=true \
	exec node_modules/@foundry-rs/forge-*/bin/forge "$@"
