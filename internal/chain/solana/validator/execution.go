package validator

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// maxCallDepth is how deep programs may call one another.
const maxCallDepth = 5

// execution is a transaction that runs.
type execution struct {
	bank     *bank
	message  solana.Message
	keys     []solana.PublicKey // of the message, and behind them those of lookup tables
	signer   []bool
	writable []bool
	accounts []Account // of keys, as they are by now
	loaded   loadedAddresses
	units    uint64 // of compute that are left
	limit    uint64
	logs     []string
	inner    []innerInstructions
	current  int    // instruction of the message
	returned []byte // by the program that was called last
}

// openExecution loads the accounts of a message.
func (b *bank) openExecution(m solana.Message) (*execution, *transactionError) {
	x := &execution{bank: b, message: m, logs: []string{}, inner: []innerInstructions{}}
	x.loaded = loadedAddresses{Writable: []string{}, Readonly: []string{}}
	for i, key := range m.Keys {
		x.addKey(key, m.IsSigner(i), m.IsWritable(i))
	}
	if err := x.lookUpKeys(); err != nil {
		return nil, err
	}
	if len(x.keys) > maxLockedAccounts {
		return nil, errTooManyLocks
	}
	known := map[solana.PublicKey]bool{}
	for _, key := range x.keys {
		if known[key] {
			return nil, errAccountLoadedTwice
		}
		known[key] = true
		x.accounts = append(x.accounts, b.load(key))
	}
	for _, in := range m.Instructions {
		x.writable[in.Program] = false // the called program is not written
	}
	return x, nil
}

func (x *execution) addKey(key solana.PublicKey, signer, writable bool) {
	x.keys = append(x.keys, key)
	x.signer = append(x.signer, signer)
	x.writable = append(x.writable, writable && !reservedKeys[key])
}

func (x *execution) copyAccounts() []Account { return slices.Clone(x.accounts) }

func (x *execution) logf(format string, args ...any) {
	x.logs = append(x.logs, fmt.Sprintf(format, args...))
}

// runInstruction executes an instruction of the message.
func (x *execution) runInstruction(place int, in solana.CompiledInstruction) *instructionError {
	x.current = place
	f := &frame{execution: x, program: x.keys[in.Program], data: in.Data, depth: 1}
	for _, at := range in.Accounts {
		f.refs = append(f.refs, accountRef{int(at), x.signer[at], x.writable[at]})
	}
	return f.run()
}

// accountRef is an account of an instruction.
type accountRef struct {
	place            int // among the transaction's keys
	signer, writable bool
}

// frame is a program that runs an instruction.
type frame struct {
	*execution
	program solana.PublicKey
	refs    []accountRef
	data    []byte
	depth   int
	// native reports that the program is a part of the validator, which checks its writes as they happen. Of other
	// programs it checks the changes.
	native bool
}

// run calls the program, with the logs that a validator writes.
func (f *frame) run() *instructionError {
	f.logf("Program %s invoke [%d]", f.program, f.depth)
	called, known := programAt(f.program)
	if !known {
		return f.fail(errUnsupportedProgram)
	}
	f.native = called.native
	before, sum := f.units, f.sumLamports()
	err := called.run(f)
	if err == nil && f.sumLamports() != sum {
		err = errUnbalancedInstruction
	}
	if !f.native {
		f.logf("Program %s consumed %d of %d compute units", f.program, before-f.units, before)
	}
	if err == nil && f.returned != nil && !f.native && f.depth > 1 {
		f.logf("Program return: %s %s", f.program, encodeBase64(f.returned))
	}
	if err != nil {
		return f.fail(err)
	}
	f.logf("Program %s success", f.program)
	return nil
}

func (f *frame) fail(err *instructionError) *instructionError {
	f.logf("Program %s failed: %v", f.program, err)
	return err
}

// consume subtracts compute units from the transaction's budget.
func (f *frame) consume(units uint64) *instructionError {
	if units > f.units {
		f.units = 0
		return errComputeExceeded
	}
	f.units -= units
	return nil
}

// sumLamports returns the sum of the instruction's accounts, each counted once.
func (f *frame) sumLamports() (sum uint64) {
	for i, ref := range f.refs {
		if !slices.ContainsFunc(f.refs[:i], func(r accountRef) bool { return r.place == ref.place }) {
			sum += f.accounts[ref.place].Lamports
		}
	}
	return sum
}

// needAccounts fails unless the instruction has so many accounts. The validator's own
// programs say it otherwise than those that are on the chain.
func (f *frame) needAccounts(n int) *instructionError {
	if len(f.refs) >= n {
		return nil
	}
	if f.native {
		return errMissingAccount
	}
	return errNotEnoughAccounts
}

func (f *frame) key(i int) solana.PublicKey { return f.keys[f.refs[i].place] }
func (f *frame) account(i int) Account      { return f.accounts[f.refs[i].place] }

// hasSigned says whether an address has signed for the instruction.
func (f *frame) hasSigned(key solana.PublicKey) bool {
	return slices.ContainsFunc(f.refs, func(r accountRef) bool { return r.signer && f.keys[r.place] == key })
}

// setLamports changes an account's lamports, as far as the program may.
func (f *frame) setLamports(i int, lamports uint64) *instructionError {
	ref := f.refs[i]
	account := &f.accounts[ref.place]
	switch {
	case !f.native && lamports == account.Lamports:
		return nil
	case lamports < account.Lamports && account.Owner != f.program:
		return errExternalLamportSpend
	case !ref.writable:
		return errReadonlyLamportChange
	}
	account.Lamports = lamports
	return nil
}

// moveLamports moves lamports from one account of the instruction to another.
func (f *frame) moveLamports(from, to int, lamports uint64) *instructionError {
	if err := f.setLamports(from, f.account(from).Lamports-lamports); err != nil {
		return err
	}
	have := f.account(to).Lamports
	if have+lamports < have {
		return errArithmeticOverflow
	}
	return f.setLamports(to, have+lamports)
}

// setData changes an account's data, as far as the program may.
func (f *frame) setData(i int, data []byte) *instructionError {
	ref := f.refs[i]
	account := &f.accounts[ref.place]
	switch {
	case !f.native && bytes.Equal(account.Data, data):
		return nil
	case account.Owner != f.program && len(data) != len(account.Data):
		return errAccountDataSizeChanged
	case !ref.writable:
		return errReadonlyDataModified
	case account.Owner != f.program:
		return errExternalDataModified
	}
	account.Data = data
	return nil
}

// setOwner gives an account to another program, as far as the program may.
func (f *frame) setOwner(i int, owner solana.PublicKey) *instructionError {
	ref := f.refs[i]
	account := &f.accounts[ref.place]
	if account.Owner == owner {
		return nil
	}
	if account.Owner != f.program || !ref.writable {
		return errModifiedProgramID
	}
	if slices.ContainsFunc(account.Data, func(b byte) bool { return b != 0 }) {
		return errModifiedProgramID
	}
	account.Owner = owner
	return nil
}

// call has another program run an instruction, for which the program may sign with
// addresses of its own.
func (f *frame) call(in solana.Instruction, own ...solana.PublicKey) *instructionError {
	if f.depth == maxCallDepth {
		return errCallDepth
	}
	callee := &frame{execution: f.execution, program: in.Program, data: in.Data, depth: f.depth + 1}
	compiled := innerInstruction{Data: base58.Encode(in.Data), StackHeight: callee.depth, Accounts: []int{}}
	for _, meta := range in.Accounts {
		mine := slices.IndexFunc(f.refs, func(r accountRef) bool { return f.keys[r.place] == meta.Key })
		if mine < 0 {
			f.logf("Instruction references an unknown account %s", meta.Key)
			return errMissingAccount
		}
		allowed := f.privilegesOf(meta.Key)
		if meta.Writable && !allowed.writable {
			f.logf("%s's writable privilege escalated", meta.Key)
			return errPrivilegeEscalation
		}
		if meta.Signer && !allowed.signer && !slices.Contains(own, meta.Key) {
			f.logf("%s's signer privilege escalated", meta.Key)
			return errPrivilegeEscalation
		}
		callee.refs = append(callee.refs, accountRef{allowed.place, meta.Signer, meta.Writable})
		compiled.Accounts = append(compiled.Accounts, allowed.place)
	}
	program := slices.Index(f.keys, in.Program)
	if program < 0 || !f.accounts[program].Executable {
		f.logf("Unknown program %s", in.Program)
		return errMissingAccount
	}
	compiled.Program = program
	f.recordInner(compiled)
	f.returned = nil
	return callee.run()
}

// privilegesOf returns the instruction's rights on an account, in any place.
func (f *frame) privilegesOf(key solana.PublicKey) (all accountRef) {
	for _, ref := range f.refs {
		if f.keys[ref.place] == key {
			all = accountRef{ref.place, all.signer || ref.signer, all.writable || ref.writable}
		}
	}
	return all
}

func (x *execution) recordInner(in innerInstruction) {
	if n := len(x.inner); n == 0 || x.inner[n-1].Index != x.current {
		x.inner = append(x.inner, innerInstructions{Index: x.current})
	}
	last := &x.inner[len(x.inner)-1]
	last.Instructions = append(last.Instructions, in)
}
