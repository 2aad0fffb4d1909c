// Runs both linters over ../src and compares what they find with justified.json, in which an entry is for the
// findings of one rule in one file; with `code`, only for those on lines that read so.
'use strict'
const { spawnSync } = require('child_process')
const fs = require('fs')
const path = require('path')

process.chdir(path.join(__dirname, '..'))

const run = (command, ...args) => {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (done.error) throw done.error
  return done
}

const lineOf = (file, line) => fs.readFileSync(file, 'utf8').split('\n')[line - 1].trim()

const solhint = () => {
  const done = run('lint/node_modules/.bin/solhint', '--disc', '--noPoster', '-f', 'json', '-c', 'lint/solhint.json', 'src/**/*.sol')
  const found = done.stdout.slice(done.stdout.indexOf('['))
  const findings = JSON.parse(found.slice(0, found.lastIndexOf(']') + 1)).filter(f => f.ruleId)
  return findings.map(f => ({ rule: f.ruleId, file: f.filePath, line: f.line, message: f.message }))
}

const forge = () => {
  const done = run('./forge.sh', 'lint', 'src', '--json')
  const findings = `${done.stdout}\n${done.stderr}`.split('\n').filter(l => l.startsWith('{')).map(l => JSON.parse(l))
  if (findings.length === 0 && done.status !== 0) throw new Error(`forge lint: ${done.stderr}`)
  return findings.filter(f => f.code).map(f => {
    const at = f.spans.find(s => s.is_primary)
    return { rule: f.code.code, file: at.file_name, line: at.line_start, message: f.message }
  })
}

const justified = JSON.parse(fs.readFileSync('lint/justified.json', 'utf8'))
const needed = new Set()
let failed = 0
for (const f of [...solhint(), ...forge()]) {
  const code = lineOf(f.file, f.line)
  const why = justified.filter(j => j.rule === f.rule && j.file === f.file && (!j.code || code === j.code))
  why.forEach(j => needed.add(j))
  if (why.length > 0) continue
  failed++
  console.error(`${f.file}:${f.line}: ${f.message} [${f.rule}]\n\t${code}`)
}
for (const j of justified.filter(j => !needed.has(j))) {
  failed++
  console.error(`lint/justified.json: no finding needs this any more: ${j.rule} in ${j.file}${j.code ? `: ${j.code}` : ''}`)
}
if (failed > 0) process.exit(1)
console.log(`contracts: ${needed.size} justified findings, no others`)
