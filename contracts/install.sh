#!/bin/sh
# Installs what package-lock.json pins, unless it is there.
set -eu
cd "$(dirname "$0")"
exec ../scripts/npm-ci .
