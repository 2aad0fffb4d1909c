#!/bin/sh
# Compiles the client: modules of ECMAScript into dist/src, with tests and examples beside them, and CommonJS into dist/commonjs.
set -eu
cd "$(dirname "$0")"
rm -rf dist
node_modules/.bin/tsc
node_modules/.bin/tsc --project tsconfig.commonjs.json
echo '{ "type": "commonjs" }' >dist/commonjs/package.json
