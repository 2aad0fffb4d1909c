#!/usr/bin/env node
// Shows npm's solc to forge as if it were the native compiler.
'use strict'
const fs = require('fs')
const solc = require('./cachedsolc')

if (process.argv.includes('--version')) {
  const version = solc.version().replace('.Emscripten.clang', '.Linux.g++')
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`)
} else {
  process.stdout.write(solc.compile(fs.readFileSync(0, 'utf8')))
}
