package solintent

import (
	"context"
	"errors"
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// ErrEvidence reports an invalid record of an executed intent.
var ErrEvidence = errors.New("the evidence does not agree with itself")

// Movements returns the transfers of the transaction that executed the order, or its burn: as the wallet signed it,
// to the order's payee. The transaction proves itself; the nodes' balances before and after it must agree with its
// transfers. Error: ErrEvidence.
func (f *Family) Movements(_ context.Context, order intent.Order, evidence []byte) ([]chain.Movement, error) {
	if len(evidence) == 0 {
		return nil, nil
	}
	v, err := versionOfEvidence(order, evidence)
	if err != nil {
		return nil, err
	}
	if v.Burning != nil { // its transfers gather the burnt amount, all of which stays the wallet's until then
		return []chain.Movement{burnMovement(v)}, nil
	}
	payees := map[solana.PublicKey]solana.PublicKey{}
	for _, owner := range v.Owners {
		payees[solana.AssociatedTokenAddress(owner, v.Mint, v.TokenProgram)] = owner
	}
	moved := make([]chain.Movement, len(v.Transfers))
	for n, t := range v.Transfers {
		to, isAssociated := payees[t.To]
		if !isAssociated {
			to = t.To
		}
		moved[n] = chain.Movement{From: v.Wallet.Address(), To: to.Address(), Token: v.Mint.Address(), Units: money.NewUnits(t.Units)}
	}
	return moved, nil
}

// ClaimedUnits is of no order of this family: it has no sources.
func (f *Family) ClaimedUnits(_ context.Context, order intent.Order, _ []byte) (money.Units, error) {
	return money.Units{}, fmt.Errorf("%w: %T", intent.ErrNoClaim, order.Action)
}

// versionOfEvidence returns the version that the order's wallet signed and the chain executed. Error: ErrEvidence.
func versionOfEvidence(order intent.Order, evidence []byte) (custody.SolanaVersion, error) {
	e, err := DecodeEvidence(evidence)
	if err != nil {
		return custody.SolanaVersion{}, err
	}
	v, err := e.provenVersion()
	if err != nil {
		return v, err
	}
	if v.ID != order.ID {
		return v, fmt.Errorf("%w: the transaction is of intent %s", ErrEvidence, v.ID)
	}
	if order.Account != "" && v.Wallet.Address() != order.Account {
		return v, fmt.Errorf("%w: the transaction is of wallet %s", ErrEvidence, v.Wallet)
	}
	return v, nil
}

// provenVersion returns the transaction's version, once its signatures are verified and the balances agree. Error:
// ErrEvidence.
func (e Evidence) provenVersion() (custody.SolanaVersion, error) {
	tx, err := solana.DecodeTransaction(e.Transaction)
	if err == nil {
		err = tx.Verify()
	}
	if err != nil {
		return custody.SolanaVersion{}, fmt.Errorf("%w: %w", ErrEvidence, err)
	}
	v, err := custody.DecodeSolanaVersion(tx.Message.Encode())
	if err != nil {
		return custody.SolanaVersion{}, fmt.Errorf("%w: %w", ErrEvidence, err)
	}
	return v, e.checkBalances(v)
}

// checkBalances compares the nodes' balances of the token accounts with the transfers: each account of the mint has
// after them its balance before, less its outflow, plus its inflow. Error: ErrEvidence.
func (e Evidence) checkBalances(v custody.SolanaVersion) error {
	expected, told := map[solana.PublicKey]uint64{}, map[solana.PublicKey]uint64{}
	for _, h := range e.Before {
		if h.Mint == v.Mint {
			expected[h.Account] = h.Units
		}
	}
	for _, h := range e.After {
		if h.Mint == v.Mint {
			told[h.Account] = h.Units
		}
	}
	for _, t := range v.Transfers {
		if expected[t.From] < t.Units {
			return fmt.Errorf("%w: %d units left %s, which held %d", ErrEvidence, t.Units, t.From, expected[t.From])
		}
		expected[t.From] -= t.Units
		if expected[t.To]+t.Units < t.Units {
			return fmt.Errorf("%w: %s would hold more than there can be", ErrEvidence, t.To)
		}
		expected[t.To] += t.Units
	}
	if b := v.Burning; b != nil {
		if expected[b.From] < b.Units {
			return fmt.Errorf("%w: %d units of %s were burnt, which held %d", ErrEvidence, b.Units, b.From, expected[b.From])
		}
		expected[b.From] -= b.Units
	}
	for account, units := range expected {
		if told[account] != units {
			return fmt.Errorf("%w: %s holds %d units, its transfers say %d", ErrEvidence, account, told[account], units)
		}
	}
	for account := range told {
		if _, known := expected[account]; !known && told[account] > 0 {
			return fmt.Errorf("%w: %s holds %d units, which no transfer says", ErrEvidence, account, told[account])
		}
	}
	return nil
}
