#!/bin/sh
# Has the provider's published stampers make stamps, and the service verify them.
# stamps.json beside this has some that were made before: `./test.sh --write` makes
# it anew.
set -eu
cd "$(dirname "$0")"
../../../../scripts/npm-ci "$PWD"
if [ "${1-}" = --write ]; then
	node stamp.mjs 3 >stamps.json
	exit
fi
stamps=$(mktemp)
trap 'rm -f "$stamps"' EXIT
trap 'exit 1' INT TERM
# Node has been seen to wait for its own threads for ever, between two stamps; it then ends
# itself, and is begun anew.
node stamp.mjs 64 >"$stamps" || node stamp.mjs 64 >"$stamps"
cd ../..
GRANARY_TEST_STAMPS=$stamps go test -count=1 -run '^TestStampsOfOtherMakersAreAccepted$' .
