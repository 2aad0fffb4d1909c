#!/bin/sh
# Builds and tests the TypeScript client, against a sandbox of its own.
set -eu
cd "$(dirname "$0")"
./generate.sh --check

work=$(mktemp -d)
sandbox=
finish() {
	status=$?
	[ "$status" = 0 ] || [ ! -e "$work/log" ] || tail -n 50 "$work/log" >&2
	[ -z "$sandbox" ] || { kill "$sandbox" && wait "$sandbox" || true; }
	rm -rf "$work"
	exit "$status"
}
trap finish EXIT
trap 'exit 1' INT TERM

./build.sh
test/package/test.sh
(cd ../.. && go build -o "$work/granary" ./cmd/granary)
"$work/granary" sandbox --data "$work/sandbox" --listen 127.0.0.1:0 --rpc-listen 127.0.0.1:0 --solana-listen 127.0.0.1:0 --operator-listen 127.0.0.1:0 --block-time 200ms --on-demand >"$work/log" 2>&1 &
sandbox=$!
until [ -e "$work/sandbox/sandbox.json" ]; do # it is there when the sandbox answers
	kill -0 "$sandbox"
	sleep 0.2
done
export GRANARY_SANDBOX="$work/sandbox/sandbox.json" GRANARY_TEST_STAMPS="$work/stamps.json"
node --test --test-reporter=spec dist/test/*.test.js
# The service accepts the stamps that the tests have made.
(cd ../.. && go test -count=1 -run '^TestStampsOfOtherMakersAreAccepted$' ./internal/stamp)
