// Compiles src/ with npm's solc and the settings of compiler.json, and writes
// <out>/<Contract>.json ({contractName, abi, bytecode}) for each contract that
// can be deployed, and <out>/sources.sha256: what the artifacts were made of.
// Usage: node compile.js <out>
'use strict'
const crypto = require('crypto')
const fs = require('fs')
const path = require('path')
const solc = require('./cachedsolc')

const SMALL_RUNS = 200
const SMALLEST_RUNS = 1
const out = process.argv[2]
process.chdir(__dirname)

const sources = fs.readdirSync('src', { recursive: true })
  .filter(f => f.endsWith('.sol'))
  .map(f => path.posix.join('src', f))
  .sort()

const settings = JSON.parse(fs.readFileSync('compiler.json', 'utf8'))

// What the compiler makes of these of the sources, optimized for so many runs.
const compile = (files, runs, viaIR = false) => {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources.map(f => [f, { content: fs.readFileSync(f, 'utf8') }])),
    settings: {
      ...settings,
      viaIR,
      optimizer: { ...settings.optimizer, runs },
      outputSelection: Object.fromEntries(files.map(f => [f, { '*': ['abi', 'evm.bytecode.object'] }])),
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  // A warning stops the build too, but for 2394: OpenZeppelin's guard uses transient storage and clears it.
  const errors = (output.errors ?? []).filter(e => e.errorCode !== '2394')
  for (const e of errors) console.error(e.formattedMessage)
  if (errors.length) process.exit(1)
  return output.contracts
}

// Optimized like the others, a MicroVault would exceed EIP-170's 24,576 bytes, as it does with SMALL_RUNS, its adapters would cost
// each vault more to make than is won when they are read, and a fee wrapper, whose code its factory has inside, would cost a sixth more to
// make, for a hundredth of a movement.
const small = sources.filter(f => f.startsWith('src/adapters/'))
const smallest = sources.filter(f => /(MicroVault|FeeWrapper(Factory)?).sol$/.test(f))
// What every intent runs costs 1,500 gas less by way of the compiler's intermediate representation.
const run = sources.filter(f => /(WalletExecutor|IntentCarrier).sol$/.test(f))
const contracts = {
  ...compile(sources.filter(f => ![...small, ...smallest, ...run].includes(f)), settings.optimizer.runs),
  ...compile(run, settings.optimizer.runs, true),
  ...compile(small, SMALL_RUNS),
  ...compile(smallest, SMALLEST_RUNS),
}

fs.mkdirSync(out, { recursive: true })
for (const file of sources) {
  for (const [name, c] of Object.entries(contracts[file] ?? {})) {
    const bytecode = c.evm.bytecode.object
    // Without bytecode: abstract. A library is inlined where it is used.
    if (!bytecode || c.abi.length === 0) continue
    const artifact = { contractName: name, abi: c.abi, bytecode: '0x' + bytecode }
    fs.writeFileSync(path.join(out, name + '.json'), JSON.stringify(artifact) + '\n')
  }
}

const sums = ['cachedsolc.js', 'compile.js', 'compiler.json', 'package-lock.json', ...sources]
  .map(f => `${crypto.createHash('sha256').update(fs.readFileSync(f)).digest('hex')}  ${f}\n`)
fs.writeFileSync(path.join(out, 'sources.sha256'), sums.join(''))
