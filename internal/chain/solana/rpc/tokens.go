package rpc

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// holding is the balance of a token account of a configured mint before and after a transaction. If it has changed
// its owner it is two: one that lost all, one that gained all.
type holding struct {
	index  int // of the account, in the transaction
	mint   solana.PublicKey
	owner  solana.PublicKey
	before uint64
	after  uint64
}

// changedHoldings are the transaction's token accounts of the configured mints, in the
// order of its accounts.
func changedHoldings(f *FetchedTransaction, mints map[solana.PublicKey]chain.Token) ([]holding, error) {
	type place struct {
		index       int
		mint, owner solana.PublicKey
	}
	held := map[place]holding{}
	for side, list := range [][]TokenBalance{f.PreTokens, f.PostTokens} {
		for _, b := range list {
			if _, ours := mints[b.Mint]; !ours {
				continue
			}
			if err := checkBalance(f, b); err != nil {
				return nil, err
			}
			at := place{b.Index, b.Mint, b.Owner}
			h := held[at]
			h.index, h.mint, h.owner = b.Index, b.Mint, b.Owner
			if side == 0 {
				h.before = b.Units
			} else {
				h.after = b.Units
			}
			held[at] = h
		}
	}
	out := make([]holding, 0, len(held))
	for _, h := range held {
		out = append(out, h)
	}
	slices.SortFunc(out, func(a, b holding) int {
		return cmp.Or(cmp.Compare(a.index, b.index), slices.Compare(a.mint[:], b.mint[:]), slices.Compare(a.owner[:], b.owner[:]))
	})
	return out, nil
}

// checkBalance checks that a balance of a configured mint can be one.
func checkBalance(f *FetchedTransaction, b TokenBalance) error {
	switch {
	case b.Decimals != Decimals:
		return fmt.Errorf("%w: %s: %d decimals of mint %s, want %d", chain.ErrInconsistent, f.Signature, b.Decimals, b.Mint, Decimals)
	case !b.Program.IsZero() && b.Program != solana.TokenProgram && b.Program != solana.Token2022Program:
		return fmt.Errorf("%w: %s: mint %s under program %s", chain.ErrInconsistent, f.Signature, b.Mint, b.Program)
	}
	return nil
}

// transfersOf returns the transfers of the configured stablecoins that a transaction made: the gain of each owner,
// all its token accounts of the mint together, account by account. A movement between its own accounts is none; nor
// is a loss. A payout is booked for all its transfers, so a transfer to an account of the payer's own, which may have
// been given to it after it had signed, came back to it.
//
// A payment of a message from another chain is a transfer apart from all others.
//
// Several payments of one transaction to one account are as many transfers: see paymentsTo.
//
// A transfer is identified by the place of its token account in the transaction, which is the same on every fork,
// whatever other effects the transaction had there, and further ones by their number.
func transfersOf(f *FetchedTransaction, mints map[solana.PublicKey]chain.Token) ([]chain.Transfer, error) {
	if f.Err != nil {
		return nil, nil
	}
	held, err := changedHoldings(f, mints)
	if err != nil {
		return nil, err
	}
	if err := checkFlow(f, held, mints); err != nil {
		return nil, err
	}
	bridged, err := mintsOf(f)
	if err != nil {
		return nil, err
	}
	lost := lossesOf(held)
	paid, isPayout := readPayout(f)
	var out []chain.Transfer
	for _, h := range held {
		returned := isPayout && h.owner == paid.wallet
		units := paid.received[h.index]
		if !returned {
			units = gainOf(h, lost)
		}
		if units == 0 {
			continue
		}
		sender := paid.wallet
		if !returned {
			sender = senderOf(f, held, h)
		}
		t := chain.Transfer{Token: mints[h.mint], From: sender.Address(), To: h.owner.Address(), TxHash: f.Signature.String(), Ordinal: h.index}
		apart, rest := splitBridged(t, f.Keys[h.index], h.mint, units, bridged)
		out = append(out, apart...)
		if rest == 0 {
			continue
		}
		t.Units = money.NewUnits(rest)
		if isPayout || len(apart) > 0 || rest != h.after-h.before { // a payout gathers one payment from several accounts
			out = append(out, t)
			continue
		}
		out = append(out, splitPayments(t, paymentsTo(f, h), held)...)
	}
	return out, nil
}

// payment is a transfer instruction of a transaction's message: it brings units from one token account to another.
type payment struct {
	from  int // the place of the account that pays
	units uint64
}

// maxPayments is how many payments to one account are separate transfers. A transaction with more makes one transfer.
const maxPayments = 64

// paymentsTo returns the payments that make up the gain of an account, in their order. There are none if the account
// changed in another way, such as by a program that the transaction called: only instructions of the message itself
// are signed by its senders, and the same at every node.
func paymentsTo(f *FetchedTransaction, to holding) (payments []payment) {
	left := to.after - to.before
	for _, in := range f.Transaction.Message.Instructions {
		if !isTokenProgram(f.Keys[in.Program]) || len(in.Data) < 9 {
			continue
		}
		place := 1
		switch in.Data[0] {
		case solana.TokenTransfer:
		case solana.TokenTransferChecked:
			place = 2
		default:
			continue
		}
		if len(in.Accounts) <= place {
			continue
		}
		from, units := int(in.Accounts[0]), binary.LittleEndian.Uint64(in.Data[1:])
		if from == to.index && int(in.Accounts[place]) != to.index {
			return nil
		}
		if int(in.Accounts[place]) != to.index || from == to.index || units == 0 {
			continue
		}
		if units > left || len(payments) == maxPayments {
			return nil
		}
		left -= units
		payments = append(payments, payment{from, units})
	}
	if left > 0 {
		return nil
	}
	return payments
}

// splitPayments returns a transfer for each of several payments that make it up, from who has paid it; the transfer itself
// if they are no more than one. The ordinal of the first is the transfer's, and those of others are ones that neither an account nor a
// message (splitBridged) has.
func splitPayments(t chain.Transfer, payments []payment, held []holding) []chain.Transfer {
	if len(payments) < 2 {
		return []chain.Transfer{t}
	}
	out := make([]chain.Transfer, len(payments))
	for n, p := range payments {
		out[n] = t
		out[n].Units = money.NewUnits(p.units)
		if n > 0 {
			out[n].Ordinal = maxAccounts*(maxAccounts+n) + t.Ordinal
		}
		if at := slices.IndexFunc(held, func(h holding) bool { return h.index == p.from }); at >= 0 {
			out[n].From = held[at].owner.Address()
		}
	}
	return out
}

// gainOf returns the gain of an account, less its owner's losses elsewhere. It subtracts that from the owner's
// losses.
func gainOf(h holding, lost map[lane]uint64) uint64 {
	if h.after <= h.before {
		return 0
	}
	gain, own := h.after-h.before, lost[lane{h.mint, h.owner}]
	kept := min(gain, own)
	lost[lane{h.mint, h.owner}] = own - kept
	return gain - kept
}

// lane is one owner's money in one mint.
type lane struct{ mint, owner solana.PublicKey }

// lossesOf sums up each owner's losses in its token accounts. A sum beyond 64 bits, which no mint has, stays at the
// highest.
func lossesOf(held []holding) map[lane]uint64 {
	lost := map[lane]uint64{}
	for _, h := range held {
		if h.before > h.after {
			l := lane{h.mint, h.owner}
			if sum := lost[l] + (h.before - h.after); sum >= lost[l] {
				lost[l] = sum
			} else {
				lost[l] = 1<<64 - 1
			}
		}
	}
	return lost
}

// senderOf returns the payer: of the other losers of the mint the one who lost most, or the fee payer if there is
// none.
func senderOf(f *FetchedTransaction, held []holding, to holding) solana.PublicKey {
	sender, most := f.Keys[0], uint64(0)
	for _, h := range held {
		if h.mint == to.mint && h.owner != to.owner && h.before > h.after && h.before-h.after > most {
			sender, most = h.owner, h.before-h.after
		}
	}
	return sender
}
