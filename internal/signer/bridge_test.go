package signer_test

import (
	"maps"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

var (
	messenger   = common.HexToAddress("0x0000000000000000000000000000000000000C0b")
	transmitter = common.HexToAddress("0x0000000000000000000000000000000000000C0c")
)

// withBridge has both chains of a signer have the bridge, at a fee of at most a hundredth.
func withBridge(o *signer.Options) {
	here := o.Chains[on]
	here.Bridge = signer.Bridge{TokenMessenger: messenger, MessageTransmitter: transmitter, MostFee: 100}
	there := here
	there.ChainID = 8453
	o.Chains = map[chain.Name]signer.Chain{on: here, chain.Base: there}
}

// burn returns the calls that burn 100 dollars for an account on base, between the calls of the guard.
func burn(change func(*cctp.DepositForBurn)) []custody.Call {
	said := cctp.DepositForBurn{Amount: money.NewUnits(100_000_000), Destination: 6, BurnToken: usdc, MaxFee: money.NewUnits(1_000_000), MinFinality: cctp.Fast}
	change(&said)
	allow := func(units *big.Int) custody.Call {
		return custody.Call{To: usdc, Data: tokens.PackApprove(messenger, units)}
	}
	return []custody.Call{snapshot(usdc), allow(said.Amount.Big()), {To: messenger, Data: said.Data()}, allow(new(big.Int)), require(usdc, -100_000_000)}
}

// mint returns the calls that receive a message that mints 100 dollars less its fee.
func mint(to common.Address, fee uint64) []custody.Call {
	body := cctp.Burn{Token: cctp.Word(usdc), MintRecipient: cctp.Word(to), Amount: money.NewUnits(100_000_000), FeeExecuted: money.NewUnits(fee)}
	said := cctp.ReceiveMessage{Message: cctp.Message{Source: 6, Nonce: common.Hash{1}, Body: body.Encode()}.Encode(), Attestation: make([]byte, 130)}
	return []custody.Call{snapshot(usdc), {To: transmitter, Data: said.Data()}, require(usdc, int64(100_000_000-fee))}
}

// A wallet burns only an amount that is minted for itself, on a chain that is served, at a fee within bounds, and by
// a message that any account may deliver; and it mints only for itself.
func TestAWalletBridgesForItself(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withBridge)
		own := cctp.Word(w.account.EVM())
		mine := func(d *cctp.DepositForBurn) { d.MintRecipient = own }
		with := func(change func(*cctp.DepositForBurn)) []custody.Call {
			return burn(func(d *cctp.DepositForBurn) { mine(d); change(d) })
		}
		w.mustSign("a fast burn", w.move(with(func(*cctp.DepositForBurn) {})))
		w.mustSign("a burn that waits for finality", w.move(with(func(d *cctp.DepositForBurn) { d.MinFinality, d.MaxFee = cctp.Finalized, money.Units{} })))
		w.mustSign("a standard burn at the bridge's minimum fee", w.move(with(func(d *cctp.DepositForBurn) { d.MinFinality, d.MaxFee = cctp.Finalized, money.NewUnits(1_000_000) })))
		w.mustSign("a mint", w.move(mint(w.account.EVM(), 0)))
		w.mustSign("a mint at a fee", w.move(mint(w.account.EVM(), 140_000)))
		calls := with(func(*cctp.DepositForBurn) {})
		without := func(n int) []custody.Call { return slices.Delete(slices.Clone(calls), n, n+1) }
		replaced := func(n int, c custody.Call) []custody.Call {
			return slices.Replace(slices.Clone(calls), n, n+1, c)
		}
		for what, c := range map[string]struct {
			calls  []custody.Call
			err    error
			reason string
		}{
			"minted for another":               {with(func(d *cctp.DepositForBurn) { d.MintRecipient = cctp.Word(attacker) }), custody.ErrNotUnderstood, "minted for"},
			"an address in other bytes":        {with(func(d *cctp.DepositForBurn) { d.MintRecipient[0] = 1 }), custody.ErrNotUnderstood, "minted for"},
			"a domain that nobody serves":      {with(func(d *cctp.DepositForBurn) { d.Destination = 3 }), custody.ErrNotUnderstood, "domain 3"},
			"its own domain":                   {with(func(d *cctp.DepositForBurn) { d.Destination = 0 }), custody.ErrNotUnderstood, "domain 0"},
			"a message for one caller":         {with(func(d *cctp.DepositForBurn) { d.DestinationCaller = own }), custody.ErrNotUnderstood, "call 3"},
			"another token":                    {with(func(d *cctp.DepositForBurn) { d.BurnToken = usdt }), custody.ErrNotUnderstood, "call 3"},
			"an odd finality":                  {with(func(d *cctp.DepositForBurn) { d.MinFinality = 1500 }), custody.ErrNotUnderstood, "finality 1500"},
			"a fee beyond bounds":              {with(func(d *cctp.DepositForBurn) { d.MaxFee = money.NewUnits(1_000_001) }), custody.ErrDenied, "bridging may cost"},
			"a standard fee beyond bounds":     {with(func(d *cctp.DepositForBurn) { d.MinFinality, d.MaxFee = cctp.Finalized, money.NewUnits(1_000_001) }), custody.ErrDenied, "bridging may cost"},
			"nothing burnt":                    {with(func(d *cctp.DepositForBurn) { d.Amount = money.Units{} }), custody.ErrNotUnderstood, "the amount"},
			"no guard before":                  {without(0), custody.ErrNotUnderstood, ""},
			"no guard behind":                  {without(4), custody.ErrNotUnderstood, ""},
			"an allowance that stays":          {without(3), custody.ErrNotUnderstood, "call 4"},
			"a guard that lets more go":        {replaced(4, require(usdc, -100_000_001)), custody.ErrNotUnderstood, "call 5"},
			"an allowance of more":             {replaced(1, custody.Call{To: usdc, Data: tokens.PackApprove(messenger, big.NewInt(100_000_001))}), custody.ErrNotUnderstood, "call 2"},
			"an allowance for another":         {replaced(1, custody.Call{To: usdc, Data: tokens.PackApprove(attacker, big.NewInt(100_000_000))}), custody.ErrNotUnderstood, "call 2"},
			"a call of another function":       {replaced(2, custody.Call{To: messenger, Data: []byte{1, 2, 3, 4}}), custody.ErrNotUnderstood, "no burn"},
			"a call behind":                    {append(slices.Clone(calls), transfer(usdc, attacker, 1)), custody.ErrNotUnderstood, "call 6"},
			"the messenger by itself":          {calls[2:3], custody.ErrNotUnderstood, "nothing is changed there"},
			"a payout to the messenger":        {[]custody.Call{transfer(usdc, messenger, 1)}, custody.ErrNotUnderstood, "payments to"},
			"a mint for another":               {mint(attacker, 0), custody.ErrNotUnderstood, "it mints for"},
			"a mint of nothing":                {mint(w.account.EVM(), 100_000_000), custody.ErrNotUnderstood, "mints nothing"},
			"a mint that brings less":          {slices.Replace(mint(w.account.EVM(), 0), 2, 3, require(usdc, 1)), custody.ErrNotUnderstood, "call 3"},
			"a message that is none":           {[]custody.Call{snapshot(usdc), {To: transmitter, Data: cctp.ReceiveMessage{Message: []byte("none")}.Data()}, require(usdc, 1)}, custody.ErrNotUnderstood, "the message"},
			"the transmitter's other function": {[]custody.Call{snapshot(usdc), {To: transmitter, Data: []byte{1, 2, 3, 4}}, require(usdc, 1)}, custody.ErrNotUnderstood, "no message"},
		} {
			w.mustRefuse(what, w.move(c.calls), c.err, c.reason)
		}
		proposed := w.move(calls)
		proposed.proposal = w.payout(money.Dollar).proposal
		w.mustRefuse("a payout's proposal", proposed, custody.ErrNotUnderstood, "no proposal")
	})
}

// Without the bridge in its configuration a signer rejects its calls.
func TestNothingIsBridgedWithoutABridge(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		for name, change := range map[string]func(*signer.Options){
			"nowhere": func(*signer.Options) {},
			"here alone": func(o *signer.Options) {
				withBridge(o)
				chains := maps.Clone(o.Chains)
				there := chains[chain.Base]
				there.Bridge = signer.Bridge{}
				chains[chain.Base] = there
				o.Chains = chains
			},
		} {
			w := newWorld(t, db, change)
			w.mustRefuse("a bridge "+name, w.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = cctp.Word(w.account.EVM()) })), custody.ErrNotUnderstood, "")
		}
	})
}
