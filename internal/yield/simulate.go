package yield

import (
	"context"
	"errors"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// This file finds the limits of a vault by simulation, for vaults whose max functions do not return them:
// those of Morpho Vault V2 always return 0 (https://github.com/morpho-org/vault-v2), others ignore a cooldown.

// simulator runs calls of a vault on top of a block.
type simulator struct {
	client *evm.Client
	at     evm.Block
	slots  *balanceSlots
}

// simulatorAt returns a simulator on top of a block.
func (e entry) simulatorAt(at evm.Block) simulator { return simulator{e.client, at, e.slots} }

// isSimulated reports whether a limit is found by simulation: if it is configured, or if the vault returned 0, which a
// full vault and a vault without known limits both do. A wrapper is not simulated: it rejects amounts above the limits
// that it returns.
func (e entry) isSimulated(returned money.Units) bool {
	return e.baseID == "" && (e.Liquidity == LiquiditySimulated || returned.IsZero())
}

// lowerLimit returns the lower of the limit that a vault returned and the simulated one. A returned limit of 0 is none:
// see isSimulated.
func lowerLimit(returned, simulated money.Units) money.Units {
	if !returned.IsZero() && returned.Cmp(simulated) < 0 {
		return returned
	}
	return simulated
}

// runCalls runs calls one after the other. If the node rejects the simulation as a whole because of its gas, each call
// has failed: the contracts that use it have no limit that could be relied on.
func (s simulator) runCalls(ctx context.Context, over map[common.Address]ethereum.OverrideAccount, calls ...ethereum.CallMsg) ([]evm.Simulation, error) {
	results, err := s.client.SimulateOver(ctx, s.at, over, calls)
	if !errors.Is(err, evm.ErrSimulationGas) {
		return results, err
	}
	results = make([]evm.Simulation, len(calls))
	for i := range results {
		results[i].Err = err
	}
	return results, nil
}

// simulateDeposits returns the most that the vault takes from an account without any position, which is given the asset
// for it. It returns 0 for a token whose balances are stored in a form that is not known.
func (s simulator) simulateDeposits(ctx context.Context, e entry, from common.Address) (money.Units, error) {
	over, known, err := s.withBalance(ctx, e.asset, from, powerOfTwo(highestStep+1))
	if err != nil || !known {
		return money.Units{}, err
	}
	search := limitSearch{simulator: s, over: over, call: func(units money.Units) ethereum.CallMsg {
		return ethereum.CallMsg{From: from, To: &e.Vault, Gas: simulatedGas, Data: vaultABI.PackDeposit(units.Big(), from)}
	}}
	if e.DepositToken == chain.USDT {
		search.before = append(search.before, ethereum.CallMsg{From: from, To: &e.asset, Gas: approvalGas, Data: tokenABI.PackApprove(e.Vault, common.Big0)})
	}
	search.before = append(search.before, ethereum.CallMsg{From: from, To: &e.asset, Gas: approvalGas, Data: tokenABI.PackApprove(e.Vault, powerOfTwo(highestStep+1).Big())})
	// The highest step alone first: most vaults have no limit.
	taken, err := search.tryAmounts(ctx, []money.Units{powerOfTwo(highestStep)})
	switch {
	case err != nil:
		return money.Units{}, err
	case taken[0]:
		return unlimited, nil
	}
	return search.findLimit(ctx, highestStep-1, lowestStep)
}

// simulateWithdrawals returns the most that the vault pays the holder now: the proceeds of all shares if they can be
// redeemed at once, else the most of one withdrawal, exact to a unit up to worth.
func (s simulator) simulateWithdrawals(ctx context.Context, e entry, holder common.Address, shares, worth money.Units) (money.Units, error) {
	results, err := s.runCalls(ctx, nil, ethereum.CallMsg{From: holder, To: &e.Vault, Gas: simulatedGas, Data: vaultABI.PackRedeem(shares.Big(), holder, holder)})
	if err != nil {
		return money.Units{}, err
	}
	if r := results[0]; r.Err == nil && len(r.Output) == 32 {
		return parseWord(r.Output), nil
	}
	return s.searchWithdrawals(e.Vault, holder, nil).findLimit(ctx, worth.Big().BitLen()-1, 0)
}

// simulateLiquidity returns the most that the vault pays now to an account that is given all of its shares, rounded down
// to the lowest step. It returns 0 for shares whose balances are stored in a form that is not known.
func (s simulator) simulateLiquidity(ctx context.Context, e entry, share common.Address, shares money.Units) (money.Units, error) {
	over, known, err := s.withBalance(ctx, share, anyone, shares)
	if err != nil || !known {
		return money.Units{}, err
	}
	return s.searchWithdrawals(e.Vault, anyone, over).findLimit(ctx, highestStep, lowestStep)
}

func (s simulator) searchWithdrawals(vault, holder common.Address, over map[common.Address]ethereum.OverrideAccount) *limitSearch {
	return &limitSearch{simulator: s, over: over, call: func(units money.Units) ethereum.CallMsg {
		return ethereum.CallMsg{From: holder, To: &vault, Gas: simulatedGas, Data: vaultABI.PackWithdraw(units.Big(), holder, holder)}
	}}
}

// withBalance returns the change of a block by which the account has this balance of the token. known is false
// for a token whose balances are stored in none of the forms of slotForms.
func (s simulator) withBalance(ctx context.Context, token, account common.Address, balance money.Units) (over map[common.Address]ethereum.OverrideAccount, known bool, err error) {
	form, known, err := s.slots.findForm(ctx, s, token)
	if err != nil || !known {
		return nil, false, err
	}
	return map[common.Address]ethereum.OverrideAccount{token: {StateDiff: map[common.Hash]common.Hash{form(account): common.BigToHash(balance.Big())}}}, true, nil
}

// slotForm returns the storage slot of an account's balance.
type slotForm func(account common.Address) common.Hash

// slotForms are the forms in which tokens store balances: a mapping at one of the first slots as Solidity and as
// Vyper lay it out, the mapping of OpenZeppelin's upgradeable contracts (ERC-7201), and Solady's.
var slotForms = func() []slotForm {
	forms := []slotForm{
		mappingAt(common.HexToHash("0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00")),
		func(account common.Address) common.Hash {
			return crypto.Keccak256Hash(account.Bytes(), make([]byte, 8), common.FromHex("0x87a211a2"))
		},
	}
	for slot := range int64(64) {
		at := common.BigToHash(big.NewInt(slot))
		forms = append(forms, mappingAt(at), func(account common.Address) common.Hash {
			return crypto.Keccak256Hash(at.Bytes(), common.LeftPadBytes(account.Bytes(), 32))
		})
	}
	return forms
}()

func mappingAt(slot common.Hash) slotForm {
	return func(account common.Address) common.Hash {
		return crypto.Keccak256Hash(common.LeftPadBytes(account.Bytes(), 32), slot.Bytes())
	}
}

// balanceSlots remembers how the tokens of a chain store balances. It is safe for concurrent use.
type balanceSlots struct {
	mu    sync.Mutex
	known map[common.Address]slotForm
}

// findForm returns the form of a token's balances, which it finds by giving the slot of each form another value and
// asking for the balance.
func (b *balanceSlots) findForm(ctx context.Context, s simulator, token common.Address) (slotForm, bool, error) {
	b.mu.Lock()
	form, known := b.known[token]
	b.mu.Unlock()
	if known {
		return form, true, nil
	}
	diff := map[common.Hash]common.Hash{}
	valueOf := func(form int) *big.Int {
		return new(big.Int).Add(powerOfTwo(highestStep).Big(), big.NewInt(int64(form)))
	}
	for i, form := range slotForms {
		diff[form(anyone)] = common.BigToHash(valueOf(i))
	}
	over := map[common.Address]ethereum.OverrideAccount{token: {StateDiff: diff}}
	results, err := s.runCalls(ctx, over, ethereum.CallMsg{From: anyone, To: &token, Gas: simulatedGas, Data: tokenABI.PackBalanceOf(anyone)})
	if err != nil {
		return nil, false, err
	}
	if results[0].Err != nil || len(results[0].Output) != 32 {
		return nil, false, nil
	}
	for i, form := range slotForms {
		if parseWord(results[0].Output).Big().Cmp(valueOf(i)) == 0 {
			b.mu.Lock()
			b.known[token] = form
			b.mu.Unlock()
			return form, true, nil
		}
	}
	return nil, false, nil
}
