// npm's solc, with a cache beside the user's others: what it has compiled once it does not compile again, in this
// clone or another. An entry is named after all that its output depends on: the input, and the package-lock.json that
// pins the compiler and the imported packages.
'use strict'
const crypto = require('crypto')
const fs = require('fs')
const os = require('os')
const path = require('path')
const zlib = require('zlib')

const KEPT_DAYS = 30 // since an entry was last used

const folder = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'granary-solc')
const lock = fs.readFileSync(path.join(__dirname, 'package-lock.json'))

// cached returns the text of an entry, and makes it if there is none. The compiler is only loaded then: that alone
// takes a second.
const cached = (kind, input, make) => {
  const name = crypto.createHash('sha256').update(lock).update(`\n${kind}\n`).update(input).digest('hex') + '.gz'
  const entry = path.join(folder, name)
  try {
    const text = zlib.gunzipSync(fs.readFileSync(entry)).toString()
    fs.utimesSync(entry, new Date(), new Date())
    return text
  } catch {
    // There is none, or it cannot be read.
  }
  const text = make(require('solc'))
  fs.mkdirSync(folder, { recursive: true })
  for (const old of fs.readdirSync(folder)) {
    const at = fs.statSync(path.join(folder, old), { throwIfNoEntry: false })
    if (at && Date.now() - at.mtimeMs > KEPT_DAYS * 24 * 3600 * 1000) fs.rmSync(path.join(folder, old), { force: true })
  }
  const fresh = `${entry}.${process.pid}`
  fs.writeFileSync(fresh, zlib.gzipSync(text, { level: 1 }))
  fs.renameSync(fresh, entry)
  return text
}

exports.version = () => cached('version', '', solc => solc.version())

// compile is solc's: standard JSON in and out. Imports are read from node_modules.
exports.compile = input => cached('compile', input, solc => solc.compile(input, {
  import: file => {
    try {
      return { contents: fs.readFileSync(path.join(__dirname, 'node_modules', file), 'utf8') }
    } catch (e) {
      return { error: e.message }
    }
  },
}))
