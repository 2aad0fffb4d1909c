// Has solc's model checker (BMC) prove every assertion of FeeMathProofs.sol over src/FeeMath.sol as it is. One that
// is not proven fails, whether the solver has found numbers against it, gave up, or is missing.
'use strict'
const { spawnSync } = require('child_process')
const fs = require('fs')
const path = require('path')

process.chdir(path.join(__dirname, '..'))
const solc = require('../node_modules/solc')

const read = file => ({ content: fs.readFileSync(file, 'utf8') })
const input = {
  language: 'Solidity',
  sources: {
    'proofs/FeeMathProofs.sol': read('proofs/FeeMathProofs.sol'),
    'src/FeeMath.sol': read('src/FeeMath.sol'),
    '@openzeppelin/contracts/utils/math/Math.sol': read('proofs/Math.sol'),
  },
  settings: {
    outputSelection: { '*': { '*': ['abi'] } },
    modelChecker: {
      contracts: { 'proofs/FeeMathProofs.sol': ['FeeMathProofs'] },
      engine: 'bmc',
      showProvedSafe: true,
      showUnproved: true,
      solvers: ['smtlib2'],
      targets: ['assert'],
    },
  },
}

// By z3's own count of its work, not by the clock: so that a busy machine proves the same.
const solve = query => {
  const done = spawnSync('z3', ['-smt2', 'rlimit=200000000', '-in'], { input: query, encoding: 'utf8' })
  return done.error ? { error: `z3: ${done.error.message}` } : { contents: done.stdout }
}

const output = JSON.parse(solc.compile(JSON.stringify(input), { smtSolver: solve }))
const messages = output.errors ?? []
const lines = input.sources['proofs/FeeMathProofs.sol'].content.split('\n')
const asserted = lines.flatMap((line, i) => (/^\s*assert\(/.test(line) ? [i + 1] : []))
const proven = new Set(messages.filter(m => m.message.includes('Assertion violation check is safe'))
  .map(m => m.formattedMessage.match(/FeeMathProofs\.sol:(\d+)/)).filter(m => m).map(m => Number(m[1])))
const open = asserted.filter(line => !proven.has(line))
if (open.length > 0) {
  for (const line of open) console.error(`proofs/FeeMathProofs.sol:${line}: not proven: ${lines[line - 1].trim()}`)
  for (const m of messages) if (!m.message.includes('is safe')) console.error(m.formattedMessage)
  process.exit(1)
}
console.log(`contracts: ${asserted.length} assertions proven`)
