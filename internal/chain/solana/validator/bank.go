package validator

import (
	"crypto/sha256"
	"encoding/json"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// feePerSignature is the cost of a signature, in lamports.
const feePerSignature = 5000

// maxLockedAccounts is how many accounts a transaction may name.
const maxLockedAccounts = 64

// bank is the state of a slot while it is made.
type bank struct {
	slot      uint64
	time      int64       // of the slot, in Unix seconds
	blockhash solana.Hash // of the slot before, which nonces advance to
	read      func(solana.PublicKey) Account
	written   map[solana.PublicKey]Account
	isRecent  func(solana.Hash) bool // among the blockhashes that transactions may name
	isKnown   func(digest [32]byte) bool
	processed map[[32]byte]bool // messages of this slot
	burned    uint64            // fees, in lamports
	noOps     bool              // it takes transactions that IncludeNoOps is about
}

// pending is a transaction that was sent, decoded and so checked as far as can be without
// a state.
type pending struct {
	solana.Transaction
	raw    []byte
	digest [32]byte // of the message
}

func newPending(t solana.Transaction) pending {
	return pending{Transaction: t, raw: t.Encode(), digest: sha256.Sum256(t.Message.Encode())}
}

// load returns an account as the slot has it so far.
func (b *bank) load(key solana.PublicKey) Account {
	account, written := b.written[key]
	if !written {
		account = b.read(key)
	}
	if account.Lamports == 0 {
		return Account{}
	}
	return account
}

// outcome is the result of a transaction.
type outcome struct {
	meta    txMeta
	failure *transactionError // nil for one that succeeded
	keys    []solana.PublicKey
	after   []Account // of keys
	nonced  bool
}

// apply takes a transaction into the slot, whether it succeeds or fails. An error is the reason why it cannot be a
// part of any block now; it then has no cost.
func (b *bank) apply(t pending) (outcome, *transactionError) {
	done, err := b.simulate(t)
	if err != nil {
		return outcome{}, err
	}
	for i, key := range done.keys {
		if account := done.after[i]; account.Lamports == 0 {
			b.written[key] = Account{}
		} else {
			b.written[key] = account
		}
	}
	b.processed[t.digest] = true
	b.burned += done.meta.Fee
	return done, nil
}

// simulate runs a transaction without writes.
func (b *bank) simulate(t pending) (outcome, *transactionError) {
	x, err := b.openExecution(t.Message)
	if err != nil {
		return outcome{}, err
	}
	if b.processed[t.digest] || b.isKnown(t.digest) {
		return outcome{}, errAlreadyProcessed
	}
	noncePlace, err := b.checkAge(t.Message)
	if err != nil {
		return outcome{}, err
	}
	budget, err := readBudget(t.Message)
	if err != nil {
		return outcome{}, err
	}
	before := x.copyAccounts()
	fee := budget.feeOf(t.Message)
	if err := x.chargeFee(fee); err != nil {
		if b.noOps && noncePlace < 0 {
			return x.skip(budget, err), nil
		}
		return outcome{}, err
	}
	if noncePlace >= 0 {
		x.accounts[noncePlace].Data = advancedNonce(x.accounts[noncePlace].Data, b.blockhash)
	}
	charged := x.copyAccounts()
	if noncePlace >= 0 {
		x.accounts[noncePlace].Data = before[noncePlace].Data
	}
	failure := x.runAll(budget, before)
	if failure != nil {
		x.accounts = charged
	}
	done := outcome{failure: failure, keys: x.keys, after: x.accounts, nonced: noncePlace >= 0}
	done.meta = x.describe(before, fee, failure)
	return done, nil
}

// skip returns the outcome of a transaction that is not executed, since its fee payer cannot pay. It changes no
// account, has no cost and no logs, and counts all compute units that it requests.
func (x *execution) skip(budget budget, failure *transactionError) outcome {
	x.units, x.limit, x.logs = 0, budget.limit, nil
	return outcome{meta: x.describe(x.accounts, 0, failure), failure: failure}
}

// checkAge accepts a recent blockhash, or the value of the nonce account that the
// first instruction advances. It returns the place of that account, -1 for none.
func (b *bank) checkAge(m solana.Message) (int, *transactionError) {
	if b.isRecent(m.Blockhash) {
		return -1, nil
	}
	if len(m.Instructions) == 0 || m.Blockhash == solana.DurableNonceOf(b.blockhash) {
		return 0, errBlockhashNotFound
	}
	first := m.Instructions[0]
	if m.Keys[first.Program] != solana.SystemProgram || !isAdvanceNonce(first.Data) || len(first.Accounts) == 0 {
		return 0, errBlockhashNotFound
	}
	place := int(first.Accounts[0])
	if place >= len(m.Keys) || !m.IsWritable(place) {
		return 0, errBlockhashNotFound
	}
	account := b.load(m.Keys[place])
	nonce, err := solana.DecodeNonceAccount(account.Data)
	if err != nil || account.Owner != solana.SystemProgram || nonce.State != solana.NonceInitialized || nonce.Value != m.Blockhash {
		return 0, errBlockhashNotFound
	}
	for _, at := range first.Accounts {
		if m.IsSigner(int(at)) && m.Keys[at] == nonce.Authority {
			return place, nil
		}
	}
	return 0, errBlockhashNotFound
}

// chargeFee has the first account pay the fee.
func (x *execution) chargeFee(fee uint64) *transactionError {
	payer := x.accounts[0]
	if payer.Lamports == 0 {
		return errAccountNotFound
	}
	reserved := uint64(0)
	if len(payer.Data) > 0 {
		if nonce, err := solana.DecodeNonceAccount(payer.Data); err != nil || nonce.State != solana.NonceInitialized {
			return errInvalidFeePayer
		}
		reserved = x.bank.loadRent().minimumOf(len(payer.Data))
	}
	if payer.Owner != solana.SystemProgram {
		return errInvalidFeePayer
	}
	if payer.Lamports < fee || payer.Lamports-fee < reserved {
		return errFundsForFee
	}
	after := payer
	after.Lamports -= fee
	if !x.bank.loadRent().mayBecome(payer, after) {
		return &transactionError{name: rentMissing, index: 0}
	}
	x.accounts[0] = after
	return nil
}

// runAll executes the instructions one after another, until one fails, and then looks
// whether every account has its rent.
func (x *execution) runAll(budget budget, before []Account) *transactionError {
	x.units, x.limit = budget.limit, budget.limit
	for _, in := range x.message.Instructions {
		if err := x.checkProgram(int(in.Program)); err != nil {
			return err
		}
	}
	for i, in := range x.message.Instructions {
		if err := x.runInstruction(i, in); err != nil {
			return &transactionError{name: instructionFailed, index: i, cause: err}
		}
	}
	rent := x.bank.loadRent()
	for i := range x.keys {
		if x.writable[i] && !rent.mayBecome(before[i], x.accounts[i]) {
			return &transactionError{name: rentMissing, index: i}
		}
	}
	return nil
}

// checkProgram reports whether the account that an instruction calls is a program.
func (x *execution) checkProgram(place int) *transactionError {
	switch account := x.accounts[place]; {
	case account.Lamports == 0:
		return errProgramNotFound
	case !account.Executable:
		return errInvalidProgram
	}
	return nil
}

// describe is the transaction's record, in the form of a validator's answers.
func (x *execution) describe(before []Account, fee uint64, failure *transactionError) txMeta {
	meta := txMeta{
		Fee:                  fee,
		PreBalances:          lamportsOf(before),
		PostBalances:         lamportsOf(x.accounts),
		InnerInstructions:    x.inner,
		LogMessages:          x.logs,
		PreTokenBalances:     x.tokenBalances(before),
		PostTokenBalances:    x.tokenBalances(x.accounts),
		Rewards:              []struct{}{},
		LoadedAddresses:      x.loaded,
		ComputeUnitsConsumed: x.limit - x.units,
	}
	if failure != nil {
		meta.Err, _ = json.Marshal(failure) // of names and numbers: it cannot fail
	}
	return meta
}

func lamportsOf(all []Account) []uint64 {
	out := make([]uint64, len(all))
	for i, a := range all {
		out[i] = a.Lamports
	}
	return out
}
