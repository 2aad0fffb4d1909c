#!/bin/sh
# Holds openapi.yaml to Redocly's recommended rules and Spectral's for OpenAPI, all of
# them; a warning fails as well.
set -eu
cd "$(dirname "$0")"
../../scripts/npm-ci .
node redocly.mjs ../openapi.yaml
node_modules/.bin/spectral lint ../openapi.yaml --ruleset spectral.yaml --fail-severity hint
