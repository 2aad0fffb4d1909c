#!/bin/sh
# Installs what package-lock.json pins, unless it is there. Any number of these
# may run at a time: each installs into a directory of its own, and the first to
# be done wins.
set -eu
cd "$(dirname "$0")"
current() { cmp -s package-lock.json node_modules/.granary-lock.json; }
current && exit
fresh=$(mktemp -d ./.install.XXXXXX)
trap 'rm -rf "$fresh"' EXIT
trap 'exit 1' INT TERM
cp package.json package-lock.json "$fresh"
(cd "$fresh" && npm ci --ignore-scripts --no-audit --no-fund >&2)
cp package-lock.json "$fresh/node_modules/.granary-lock.json"
current && exit
rm -rf node_modules
mv "$fresh/node_modules" node_modules
