#!/bin/sh
# Builds artifacts/ and the Go bindings *_gen.go from src/. Both are committed.
#   ./build.sh          rebuild in place
#   ./build.sh --check  rebuild elsewhere and fail if what is committed differs
set -eu
cd "$(dirname "$0")"

../scripts/npm-ci .

dest=$PWD
if [ "${1-}" = --check ]; then
	dest=$(mktemp -d)
	trap 'rm -rf "$dest"' EXIT
fi

rm -f "$dest"/artifacts/*.json
node compile.js "$dest/artifacts"

for artifact in "$dest"/artifacts/*.json; do
	name=$(basename "$artifact" .json)
	field() { node -p "const a = require('$artifact'); $1"; }
	field 'JSON.stringify(a.abi)' >"$dest/$name.abi"
	field 'a.bytecode' >"$dest/$name.bin"
	gen="$dest/$(echo "$name" | tr '[:upper:]' '[:lower:]')_gen.go"
	(cd ../tools && go tool abigen --v2 --pkg contracts --type "$name" \
		--abi "$dest/$name.abi" --bin "$dest/$name.bin" --out "$gen")
	chmod 644 "$gen"
	rm "$dest/$name.abi" "$dest/$name.bin"
done

# abigen writes a type into the binding of each contract that speaks of it: the first keeps it.
awk '
	function flush() { printf "%s", head > (FILENAME ".once"); head = "" }
	/^\/\// { head = head $0 "\n"; next }
	/^type .* struct \{$/ { if ($2 in seen) { skip = 1; head = "" } seen[$2] }
	!skip { flush(); print > (FILENAME ".once") }
	skip && /^}$/ { skip = 0; getline }
' "$dest"/*_gen.go
for gen in "$dest"/*_gen.go; do
	mv "$gen.once" "$gen"
done

if [ "$dest" != "$PWD" ]; then
	diff -r artifacts "$dest/artifacts"
	for gen in *_gen.go "$dest"/*_gen.go; do
		diff "$(basename "$gen")" "$dest/$(basename "$gen")"
	done
	echo 'artifacts and bindings are up to date'
fi
