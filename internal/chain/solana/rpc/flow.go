package rpc

import (
	"encoding/binary"
	"fmt"
	"math/big"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// No hash covers the effects of a transaction, but they are reported twice: as balances before and after, and as the
// executed token instructions. checkFlow compares the two. A plain transfer's instruction is in the message, so its
// sender has signed its amount and its accounts; the inner effects of programs are the node's word. A transaction
// with an instruction of an unknown kind, or without recorded inner ones, is not checked, and its balances are
// trusted: an odd transaction of a stranger must not stop the reading of a chain.

// maxInnerData bounds the data of an inner token instruction, in base58, that is read:
// decoding takes the square of it.
const maxInnerData = 512

// Instructions of the token programs, beside those that package solana numbers.
const (
	tokenInitializeAccount  = 1
	tokenInitializeAccount2 = 16
	tokenLastKnown          = 45
	tokenBatch              = 255
)

// movingElse are instructions that may move tokens in ways that are not known here:
// transfers with a fee, confidential ones, burning with a permission.
var movingElse = map[byte]bool{26: true, 27: true, 37: true, 42: true}

// flow is the change of token accounts by the instructions, all by the accounts' places in the transaction.
type flow struct {
	f      *FetchedTransaction
	mints  map[int]bool     // the configured mints
	ofMint map[int]bool     // accounts that were of a configured mint at some time
	change map[int]*big.Int // moved in, less moved out
	closed map[int]bool
	remade map[int]bool // was closed and made again, so it may be of several mints
	// unchecked are the transfers that name no mint, in their order.
	unchecked []struct{ from, to int }
	// unknown says that an instruction may have moved tokens in a way not known here.
	unknown bool
}

// checkFlow checks that the balances have changed by the amounts of the instructions.
func checkFlow(f *FetchedTransaction, held []holding, mints map[solana.PublicKey]chain.Token) error {
	fl := &flow{f: f, mints: map[int]bool{}, ofMint: map[int]bool{}, change: map[int]*big.Int{}, closed: map[int]bool{}, remade: map[int]bool{}}
	for at, key := range f.Keys {
		if _, ours := mints[key]; ours {
			fl.mints[at] = true
		}
	}
	told := map[int]*big.Int{}
	for _, h := range held {
		fl.ofMint[h.index] = true
		addChange(told, h.index, h.after, 1)
		addChange(told, h.index, h.before, -1)
	}
	fl.addAll()
	if fl.unknown {
		return nil
	}
	fl.markUnchecked()
	for at := range fl.ofMint {
		moved, changed := changeOf(fl.change, at), changeOf(told, at)
		if !fl.remade[at] && moved.Cmp(changed) != 0 {
			return fmt.Errorf("%w: %s: token account %s changed by %s, and its instructions moved %s", chain.ErrInconsistent, f.Signature, f.Keys[at], changed, moved)
		}
	}
	return nil
}

func addChange(to map[int]*big.Int, at int, amount uint64, sign int64) {
	n := new(big.Int).SetUint64(amount)
	to[at] = n.Mul(n, big.NewInt(sign)).Add(n, changeOf(to, at))
}

func changeOf(changes map[int]*big.Int, at int) *big.Int {
	if n := changes[at]; n != nil {
		return n
	}
	return new(big.Int)
}

// addAll adds all instructions, in the order in which they were executed.
func (fl *flow) addAll() {
	inner := map[int][]innerAnswer{}
	for _, list := range fl.f.inner {
		inner[list.Index] = append(inner[list.Index], list.Instructions...)
	}
	for n, in := range fl.f.Transaction.Message.Instructions {
		accounts := make([]int, len(in.Accounts))
		for i, at := range in.Accounts {
			accounts[i] = int(at)
		}
		program := fl.f.Keys[in.Program]
		if fl.f.inner == nil && mayCall(program, in.Data) {
			fl.unknown = true
		}
		fl.addInstruction(program, accounts, in.Data)
		for _, called := range inner[n] {
			fl.addInner(called)
		}
	}
}

// mayCall says whether an instruction may call others that move tokens.
func mayCall(program solana.PublicKey, data []byte) bool {
	switch program {
	case solana.SystemProgram, solana.TokenProgram, solana.Token2022Program, solana.MemoProgram, solana.ComputeBudgetProgram:
		return false
	case solana.AssociatedTokenProgram:
		return len(data) > 0 && data[0] > solana.AssociatedCreateIdempotent
	}
	return true
}

func (fl *flow) addInner(in innerAnswer) {
	if in.Program < 0 || in.Program >= len(fl.f.Keys) {
		fl.unknown = true
		return
	}
	program := fl.f.Keys[in.Program]
	if program != solana.TokenProgram && program != solana.Token2022Program {
		return
	}
	var data []byte
	var err error
	if len(in.Data) <= maxInnerData {
		data, err = base58.Decode(in.Data)
	}
	if err != nil || len(data) == 0 {
		fl.unknown = true
		return
	}
	fl.addInstruction(program, in.Accounts, data)
}

// addInstruction adds the movement of one instruction of a token program.
func (fl *flow) addInstruction(program solana.PublicKey, accounts []int, data []byte) {
	if program != solana.TokenProgram && program != solana.Token2022Program {
		return
	}
	for _, at := range accounts {
		if at < 0 || at >= len(fl.f.Keys) {
			fl.unknown = true
			return
		}
	}
	if len(data) == 0 {
		fl.unknown = true
		return
	}
	switch kind := data[0]; kind {
	case tokenBatch:
		fl.addBatch(program, accounts, data[1:])
	case solana.TokenTransfer, solana.TokenTransferChecked, solana.TokenMintTo, solana.TokenMintToChecked, solana.TokenBurn, solana.TokenBurnChecked:
		fl.addMovement(kind, accounts, data[1:])
	case solana.TokenCloseAccount, tokenInitializeAccount, tokenInitializeAccount2, solana.TokenInitializeAccount3:
		fl.addLife(kind, accounts)
	default:
		fl.unknown = fl.unknown || kind > tokenLastKnown || movingElse[kind]
	}
}

// addLife notes accounts that are closed, and those that are made again after.
func (fl *flow) addLife(kind byte, accounts []int) {
	switch {
	case len(accounts) == 0:
		fl.unknown = true
	case kind == solana.TokenCloseAccount:
		fl.closed[accounts[0]] = true
	case fl.closed[accounts[0]]:
		fl.remade[accounts[0]] = true
	}
}

// addMovement adds an instruction that moves an amount: from, mint and to stand at places of their own for each kind.
func (fl *flow) addMovement(kind byte, accounts []int, data []byte) {
	places := map[byte]struct{ from, mint, to int }{
		solana.TokenTransfer: {0, -1, 1}, solana.TokenTransferChecked: {0, 1, 2},
		solana.TokenMintTo: {-1, 0, 1}, solana.TokenMintToChecked: {-1, 0, 1},
		solana.TokenBurn: {0, 1, -1}, solana.TokenBurnChecked: {0, 1, -1},
	}[kind]
	if len(data) < 8 || max(places.from, places.mint, places.to) >= len(accounts) {
		fl.unknown = true
		return
	}
	amount := binary.LittleEndian.Uint64(data)
	ours := places.mint >= 0 && fl.mints[accounts[places.mint]]
	if places.mint < 0 {
		fl.unchecked = append(fl.unchecked, struct{ from, to int }{accounts[places.from], accounts[places.to]})
	}
	if places.from >= 0 {
		fl.move(accounts[places.from], amount, -1, ours)
	}
	if places.to >= 0 {
		fl.move(accounts[places.to], amount, 1, ours)
	}
}

// markUnchecked marks those who have paid, or were paid by, an account of a configured mint in a transfer that names
// no mint: both are of one. An account that was remade is no evidence of the other's mint, which may be that of its
// other life.
func (fl *flow) markUnchecked() {
	for _, t := range fl.unchecked {
		if !fl.remade[t.from] && !fl.remade[t.to] && (fl.ofMint[t.from] || fl.ofMint[t.to]) {
			fl.ofMint[t.from], fl.ofMint[t.to] = true, true
		}
	}
}

func (fl *flow) move(at int, amount uint64, sign int64, ours bool) {
	addChange(fl.change, at, amount, sign)
	if ours {
		fl.ofMint[at] = true
	}
}

// addBatch adds the instructions that are packed into one: each with how many of the
// accounts are its own, how long its data is, and the data.
func (fl *flow) addBatch(program solana.PublicKey, accounts []int, data []byte) {
	for len(data) > 0 {
		if len(data) < 2 || len(data) < 2+int(data[1]) || len(accounts) < int(data[0]) || int(data[1]) == 0 || data[2] == tokenBatch {
			fl.unknown = true
			return
		}
		count, size := int(data[0]), int(data[1])
		fl.addInstruction(program, accounts[:count], data[2:2+size])
		accounts, data = accounts[count:], data[2+size:]
	}
}
