// Runs a function of a contract's bytecode with all arguments at once, as terms over 256 bits, on all paths on which
// it can be run. z3 decides whether a path can be, and by that whether an assertion can fail.
//
// It knows the instructions that pure functions and mappings need, and fails at any other. Storage is empty at first.
// It assumes of keccak256 that different inputs have different hashes, none of which is the number of another slot.
'use strict'
const { spawn } = require('child_process')
const { keccak256 } = require('js-sha3')

const MASK = (1n << 256n) - 1n
const ALL_STEPS = 1_000_000

// Terms, each made once, so that equal ones are the same object: {op, args} or {value}.
const made = new Map()
const term = (op, ...args) => {
  const name = `${op} ${args.map(a => a.id).join(' ')}`
  if (!made.has(name)) made.set(name, { id: made.size, op, args })
  return made.get(name)
}
const number = value => {
  const name = `# ${value}`
  if (!made.has(name)) made.set(name, { id: made.size, value, args: [] })
  return made.get(name)
}
const [ZERO, ONE] = [number(0n), number(1n)]
const truth = is => (is ? ONE : ZERO)

const signed = a => BigInt.asIntN(256, a)
// Of each instruction on two words: its value for numbers, and its name for z3. Those of z3 that are a truth end in ?.
const BINARY = {
  0x01: [(a, b) => a + b, 'bvadd'],
  0x02: [(a, b) => a * b, 'bvmul'],
  0x03: [(a, b) => a - b, 'bvsub'],
  0x04: [(a, b) => (b === 0n ? 0n : a / b)],
  0x06: [(a, b) => (b === 0n ? 0n : a % b)],
  0x10: [(a, b) => (a < b ? 1n : 0n), 'bvult?'],
  0x11: [(a, b) => (a > b ? 1n : 0n), 'bvugt?'],
  0x12: [(a, b) => (signed(a) < signed(b) ? 1n : 0n), 'bvslt?'],
  0x13: [(a, b) => (signed(a) > signed(b) ? 1n : 0n), 'bvsgt?'],
  0x14: [(a, b) => (a === b ? 1n : 0n), '=?'],
  0x16: [(a, b) => a & b, 'bvand'],
  0x17: [(a, b) => a | b, 'bvor'],
  0x18: [(a, b) => a ^ b, 'bvxor'],
  0x1b: [(by, a) => (by > 255n ? 0n : a << by), 'bvshl'],
  0x1c: [(by, a) => (by > 255n ? 0n : a >> by), 'bvlshr'],
}
const COMMUTES = new Set([0x01, 0x02, 0x14, 0x16, 0x17, 0x18])

const binary = (code, a, b) => {
  const [compute, name] = BINARY[code]
  if (a.value !== undefined && b.value !== undefined) return number(compute(a.value, b.value) & MASK)
  if ([0x01, 0x17, 0x18].includes(code)) {
    if (a === ZERO) return b
    if (b === ZERO) return a
  }
  if (code === 0x16 && (a === ZERO || b === ZERO)) return ZERO
  if ([0x1b, 0x1c].includes(code) && a === ZERO) return b
  if (code === 0x14 && a === b) return ONE
  // Division is known by a power of two alone.
  const shift = b.value === undefined || b.value <= 0n ? -1 : b.value.toString(2).length - 1
  if ([0x04, 0x06].includes(code) && b.value !== undefined && b.value === 1n << BigInt(shift)) {
    return code === 0x04 ? binary(0x1c, number(BigInt(shift)), a) : binary(0x16, a, number(b.value - 1n))
  }
  if (!name) throw new Error(`instruction 0x${code.toString(16)} of terms is not known`)
  if (COMMUTES.has(code) && a.id > b.id) [a, b] = [b, a]
  return code >= 0x1b ? term(name, b, a) : term(name, a, b)
}
const isZero = a => binary(0x14, a, ZERO)
const choose = (condition, a, b) => {
  if (condition.value !== undefined) return condition === ZERO ? b : a
  return a === b ? a : term('ite', condition, a, b)
}

// Hashes of numbers are numbers, as the compiler too makes them of constants.
const hashed = new Map()
const hash = (...args) => {
  if (args.some(a => a.value === undefined)) return term(`keccak${args.length}`, ...args)
  const words = args.map(a => a.value.toString(16).padStart(64, '0')).join('')
  const made = number(BigInt('0x' + keccak256(Buffer.from(words, 'hex'))))
  hashed.set(made, args)
  return made
}
hash(ZERO, ZERO) // the first entry of the first mapping

// Whether two slots are the same.
const sameSlot = (a, b) => {
  if (a === b) return ONE
  const [x, y] = [a, b].map(s => (s.op?.startsWith('keccak') ? s.args : hashed.get(s)))
  if (!x && !y) return binary(0x14, a, b)
  if ([[a, x], [b, y]].some(([s, args]) => !args && !(s.value < 1n << 32n))) throw new Error('a slot is not known')
  if (!x || !y || x.length !== y.length) return ZERO
  return x.map((arg, i) => binary(0x14, arg, y[i])).reduce((all, one) => binary(0x16, all, one))
}

// Text for z3: definitions of all that the conditions are made of, in order. A hash is a constant that equals the hashes of equal
// arguments, rather than a function: z3's procedure for bit vectors alone is much faster.
const question = (conditions, wanted) => {
  const [seen, lines, hashes] = [new Map(), [], []]
  const name = t => {
    if (t.value !== undefined) return `(_ bv${t.value} 256)`
    if (seen.has(t)) return seen.get(t)
    const args = t.args.map(name)
    const called = t.op.startsWith('argument') ? t.op : `t${t.id}`
    seen.set(t, called)
    if (t.op.startsWith('keccak')) {
      lines.push(`(declare-const ${called} (_ BitVec 256))`)
      for (const h of hashes.filter(h => h.op === t.op)) {
        const same = args.map((arg, i) => `(= ${arg} ${name(h.args[i])})`)
        lines.push(`(assert (=> (and ${same.join(' ')}) (= ${called} ${name(h)})))`)
      }
      hashes.push(t)
    } else if (called === t.op) {
      lines.push(`(declare-const ${called} (_ BitVec 256))`)
    } else {
      let body = `(${t.op} ${args.join(' ')})`
      if (t.op.endsWith('?')) body = `(ite (${t.op.slice(0, -1)} ${args.join(' ')}) (_ bv1 256) (_ bv0 256))`
      if (t.op === 'ite') body = `(ite (distinct ${args[0]} (_ bv0 256)) ${args[1]} ${args[2]})`
      lines.push(`(define-fun ${called} () (_ BitVec 256) ${body})`)
    }
    return called
  }
  for (const c of conditions) lines.push(`(assert (distinct ${name(c)} (_ bv0 256)))`)
  const values = wanted.filter(w => seen.has(w))
  return ['(set-logic QF_BV)', ...lines, '(check-sat)', ...(values.length ? [`(get-value (${values.map(name).join(' ')}))`] : [])].join('\n')
}

// The solver, one process for all questions. It gives up by its own count of its work, not by the clock: so that a busy
// machine proves the same.
class Solver {
  constructor() {
    this.z3 = spawn('z3', ['-smt2', '-in'])
    this.said = ''
    this.gone = new Promise((_, reject) => this.z3.on('error', reject).on('exit', () => reject(new Error('z3 has ended'))))
    this.gone.catch(() => {})
    this.z3.stdin.on('error', () => {})
    this.z3.stdout.on('data', data => {
      this.said += data
      if (this.said.endsWith('answered\n')) this.answer(this.said.split('\n').slice(0, -2))
    })
  }

  async solve(conditions, wanted = []) {
    const answered = new Promise(resolve => { this.answer = resolve })
    this.said = ''
    this.z3.stdin.write(`(reset)\n(set-option :rlimit 200000000)\n${question(conditions, wanted)}\n(echo "answered")\n`)
    const [verdict, ...rest] = await Promise.race([answered, this.gone])
    if (!['sat', 'unsat', 'unknown'].includes(verdict)) throw new Error(`z3: ${[verdict, ...rest].join('\n')}`)
    return { verdict, model: rest.join(' ') }
  }
}

const copyOf = s => ({ ...s, stack: [...s.stack], memory: new Map(s.memory), storage: [...s.storage], conditions: [...s.conditions] })

const constant = (t, of) => {
  if (t.value === undefined) throw new Error(`${of} is not a number`)
  return Number(t.value)
}

// Runs one path to its end, or to where it forks: returns {end}, or {fork} with a condition and two places.
const follow = (code, s, args, selector) => {
  const { stack, memory } = s
  const pop = () => stack.pop()
  const read = at => {
    if (!memory.has(at)) throw new Error(`memory at ${at} is read, not written`)
    return memory.get(at)
  }
  for (;;) {
    if (++s.steps > ALL_STEPS) throw new Error('a path does not end')
    const op = code[s.at++]
    if (op === undefined || op === 0x00 || op === 0xf3) return { end: 'returned' }
    if (op >= 0x5f && op <= 0x7f) {
      const size = op - 0x5f
      stack.push(number(BigInt('0x0' + Buffer.from(code.subarray(s.at, s.at + size)).toString('hex'))))
      s.at += size
    } else if (op >= 0x80 && op <= 0x8f) {
      stack.push(stack.at(-(op - 0x7f)))
    } else if (op >= 0x90 && op <= 0x9f) {
      const [top, other] = [stack.length - 1, stack.length - 1 - (op - 0x8f)]
      ;[stack[top], stack[other]] = [stack[other], stack[top]]
    } else if (BINARY[op]) {
      const a = pop()
      stack.push(binary(op, a, pop()))
    } else {
      switch (op) {
        case 0x15: stack.push(isZero(pop())); break
        case 0x19: stack.push(binary(0x18, pop(), number(MASK))); break
        case 0x20: {
          const [at, size] = [constant(pop(), 'a place'), constant(pop(), 'a size')]
          if (size !== 32 && size !== 64) throw new Error(`the hash of ${size} bytes is not known`)
          stack.push(hash(...(size === 32 ? [read(at)] : [read(at), read(at + 32)])))
          break
        }
        case 0x34: stack.push(ZERO); break
        case 0x35: {
          const at = constant(pop(), 'a place')
          const arg = at === 0 ? number(BigInt(selector) << 224n) : args[(at - 4) / 32]
          if (!arg) throw new Error(`calldata at ${at} is no argument`)
          stack.push(arg)
          break
        }
        case 0x36: stack.push(number(BigInt(4 + 32 * args.length))); break
        case 0x50: pop(); break
        case 0x51: stack.push(read(constant(pop(), 'a place'))); break
        case 0x52: {
          const at = constant(pop(), 'a place')
          for (const other of memory.keys()) if (Math.abs(other - at) < 32) memory.delete(other)
          memory.set(at, pop())
          break
        }
        case 0x54: {
          const slot = pop()
          stack.push(s.storage.reduce((before, [written, value]) => choose(sameSlot(slot, written), value, before), ZERO))
          break
        }
        case 0x55: s.storage.push([pop(), pop()]); break
        case 0x56: s.at = constant(pop(), 'a jump'); break
        case 0x57: {
          const [to, condition] = [constant(pop(), 'a jump'), pop()]
          if (condition.value === undefined) return { fork: [[condition, to], [isZero(condition), s.at]] }
          if (condition !== ZERO) s.at = to
          break
        }
        case 0x5b: break
        case 0xfd: {
          const [at, size] = [constant(pop(), 'a place'), constant(pop(), 'a size')]
          // A Panic, of an assertion or of arithmetic, has a selector and a number; what is required has neither.
          return { end: size === 0x24 && memory.has(at + 4) ? 'failed' : 'refused' }
        }
        default: throw new Error(`instruction 0x${op.toString(16)} is not known`)
      }
    }
  }
}

// Explores all paths of a function with so many arguments, until an assertion can fail. Returns how many paths returned, and the
// arguments with which it fails, or that the solver gave up.
exports.explore = async (runtime, selector, count) => {
  const solver = new Solver()
  try {
    return await exploreWith(solver, runtime, selector, count)
  } finally {
    solver.z3.stdin.end()
  }
}

const exploreWith = async (solver, runtime, selector, count) => {
  const code = Buffer.from(runtime, 'hex')
  const args = Array.from({ length: count }, (_, i) => term(`argument${i}`))
  const open = [{ at: 0, steps: 0, stack: [], memory: new Map(), storage: [], conditions: [] }]
  let returned = 0
  while (open.length > 0) {
    const s = open.pop()
    const { end, fork } = follow(code, s, args, selector)
    if (end === 'failed') {
      const { verdict, model } = await solver.solve(s.conditions, args)
      if (verdict !== 'unsat') return { returned, failure: `${verdict} ${model}` }
    } else if (end === 'returned') {
      returned++
    } else if (fork) {
      // Where one way is closed the other is open, since the path was.
      const ways = fork.map(([condition, at]) => ({ at, conditions: [...s.conditions, condition] }))
      const isOpen = async way => (await solver.solve(way.conditions)).verdict !== 'unsat'
      const first = await isOpen(ways[0])
      if (first) open.push({ ...copyOf(s), ...ways[0] })
      if (!first || await isOpen(ways[1])) open.push({ ...copyOf(s), ...ways[1] })
    }
  }
  return { returned }
}
