#!/bin/sh
# Writes src/api_gen.ts from api/openapi.yaml; with --check it only compares.
set -eu
cd "$(dirname "$0")"
../../scripts/npm-ci .
exec node_modules/.bin/openapi-typescript ../../api/openapi.yaml --immutable --output src/api_gen.ts "$@"
