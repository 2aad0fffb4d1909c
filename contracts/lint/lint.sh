#!/bin/sh
# Holds ../src to solhint's security rules (solhint.json) and to forge lint's. A finding that is not in
# justified.json fails, and so does a justification that no finding needs any more.
set -eu
cd "$(dirname "$0")"
../../scripts/npm-ci .
../../scripts/npm-ci ..
exec node lint.js
