#!/bin/sh
# Uses the package as it is published, by its name: from CommonJS and modules, with each way by which the compiler finds types, and
# without Node's own modules where browsers load it.
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm pack --silent --ignore-scripts --pack-destination "$work" >/dev/null
mkdir -p "$work/node_modules/@granaryhq"
tar -xzf "$work"/*.tgz -C "$work/node_modules/@granaryhq"
mv "$work/node_modules/@granaryhq/package" "$work/node_modules/@granaryhq/client"
cp test/package/use.ts "$work"
cd "$work"
use() { # TYPE MODULE RESOLUTION
  echo "{ \"type\": \"$1\" }" >package.json
  "$root/node_modules/.bin/tsc" --strict --target es2022 --lib es2022,dom --module "$2" --moduleResolution "$3" use.ts
  node use.js
}
use commonjs commonjs node10
use commonjs node16 node16
use module node16 node16
use module esnext bundler
at=node_modules/@granaryhq/client/dist/src
if grep -E 'from "(node:|\./webhook)' "$at/browser.js" "$at/client.js" "$at/schemas.js" "$at/stamper.js"; then exit 1; fi
node --input-type=module --conditions browser -e '
  const all = await import("@granaryhq/client");
  if (all.verifyWebhook) throw new Error(`browsers get ${Object.keys(all)}`);
  await all.ApiKeyStamper.generate();'
