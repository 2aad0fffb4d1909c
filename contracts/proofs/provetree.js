// Proves every assertion of MarkTreeProofs.sol over src/MarkTree.sol, on the bytecode that the compiler makes of both with the
// executor's settings. One that can fail, or of which the solver gave up, fails. With --mutants it shows instead that the claims can
// fail: with each fault in mutants.js z3 finds values for which one of them does not hold.
'use strict'
const fs = require('fs')
const path = require('path')

process.chdir(path.join(__dirname, '..'))
const solc = require('../cachedsolc')
const { explore } = require('./symbolic')
const { mutants } = require('./mutants')

const file = 'proofs/MarkTreeProofs.sol'
const settings = JSON.parse(fs.readFileSync('compiler.json', 'utf8'))
const markTree = fs.readFileSync('src/MarkTree.sol', 'utf8')

const compile = source => {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: fs.readFileSync(file, 'utf8') }, 'src/MarkTree.sol': { content: source } },
    settings: {
      ...settings,
      viaIR: true,
      outputSelection: { [file]: { MarkTreeProofs: ['abi', 'evm.deployedBytecode.object', 'evm.methodIdentifiers'] } },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  const errors = (output.errors ?? []).filter(e => e.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(e => e.formattedMessage).join('\n'))
  return output.contracts[file].MarkTreeProofs
}

// Explores each claim about a MarkTree in turn: yields its name, on how many paths it is proven, and what is against it, if anything.
async function* proofsOf(source) {
  const { abi, evm } = compile(source)
  for (const [signature, selector] of Object.entries(evm.methodIdentifiers)) {
    const name = signature.split('(')[0]
    const { inputs } = abi.find(f => f.name === name)
    const { returned, failure } = await explore(evm.deployedBytecode.object, parseInt(selector, 16), inputs.length)
    // Of a function that never gets to its end nothing would be proven.
    yield { name, returned, failure: failure ?? (returned > 0 ? undefined : 'no path returns') }
  }
}

const proveAll = async () => {
  let proven = true
  for await (const { name, returned, failure } of proofsOf(markTree)) {
    if (failure === undefined) console.log(`contracts: ${name} is proven on ${returned} paths`)
    else console.error(`${file}: ${name}: not proven: ${failure}`)
    proven &&= failure === undefined
  }
  return proven
}

const failMutants = async () => {
  let failed = true
  for (const { fault, was, is } of mutants) {
    if (markTree.split(was).length !== 2) throw new Error(`src/MarkTree.sol does not have ${JSON.stringify(was)} once`)
    let against
    for await (const { name, failure } of proofsOf(markTree.replace(was, () => is))) {
      against = failure?.startsWith('sat') ? name : undefined
      if (against) break
    }
    if (against) console.log(`contracts: ${against} does not hold with ${fault}`)
    else console.error(`${file}: no claim fails with ${fault}`)
    failed &&= against !== undefined
  }
  return failed
}

const run = process.argv[2] === '--mutants' ? failMutants : proveAll
run().then(good => process.exit(good ? 0 : 1), e => { console.error(e.message); process.exit(1) })
