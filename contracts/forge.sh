#!/bin/sh
# Runs forge with npm's solc: ./forge.sh test
set -eu
cd "$(dirname "$0")"
../scripts/npm-ci .
FOUNDRY_SOLC=$PWD/solc-wrapper.js FOUNDRY_OFFLINE=true \
	exec node_modules/@foundry-rs/forge-*/bin/forge "$@"
