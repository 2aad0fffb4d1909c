// Proves every assertion of MarkTreeProofs.sol over src/MarkTree.sol as it is, on the bytecode that the compiler makes of
// both with the executor's settings. One that can fail, or of which the solver gave up, fails.
'use strict'
const fs = require('fs')
const path = require('path')

process.chdir(path.join(__dirname, '..'))
const solc = require('../cachedsolc')
const { explore } = require('./symbolic')

const file = 'proofs/MarkTreeProofs.sol'
const settings = JSON.parse(fs.readFileSync('compiler.json', 'utf8'))
const input = {
  language: 'Solidity',
  sources: Object.fromEntries([file, 'src/MarkTree.sol'].map(f => [f, { content: fs.readFileSync(f, 'utf8') }])),
  settings: {
    ...settings,
    viaIR: true,
    outputSelection: { [file]: { MarkTreeProofs: ['abi', 'evm.deployedBytecode.object', 'evm.methodIdentifiers'] } },
  },
}
const output = JSON.parse(solc.compile(JSON.stringify(input)))
const errors = (output.errors ?? []).filter(e => e.severity === 'error')
for (const e of errors) console.error(e.formattedMessage)
if (errors.length > 0) process.exit(1)
const { abi, evm } = output.contracts[file].MarkTreeProofs

const proveAll = async () => {
  let failed = false
  for (const [signature, selector] of Object.entries(evm.methodIdentifiers)) {
    const name = signature.split('(')[0]
    const { inputs } = abi.find(f => f.name === name)
    const { returned, failures } = await explore(evm.deployedBytecode.object, parseInt(selector, 16), inputs.length)
    // Of a function that never gets to its end nothing would be proven.
    if (returned > 0 && failures.length === 0) console.log(`contracts: ${name} is proven on ${returned} paths`)
    else {
      failed = true
      console.error(`${file}: ${name}: not proven`)
      for (const f of failures) console.error(f)
    }
  }
  process.exit(failed ? 1 : 0)
}
proveAll().catch(e => { console.error(e.message); process.exit(1) })
