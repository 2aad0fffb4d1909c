package signer_test

import (
	"maps"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

var (
	messagePayer = common.HexToAddress("0x0000000000000000000000000000000000000C0d")
	usdtOFT      = common.HexToAddress("0x0000000000000000000000000000000000000C0e")
	endpoint     = common.HexToAddress("0x0000000000000000000000000000000000000C0f")
)

// withUSDTBridge has both chains of a signer send USDT, for at most a thousand wei a message.
func withUSDTBridge(o *signer.Options) {
	here := o.Chains[on]
	here.USDT = oft.Bridge{Deployment: oft.Deployment{OFT: usdtOFT, Endpoint: endpoint}, FeePayer: messagePayer, MostFee: money.NewUnits(1_000)}
	there := here
	there.ChainID = 8453
	o.Chains = map[chain.Name]signer.Chain{on: here, chain.Base: there}
}

// sendUSDT is what sends 100 dollars to an account on base, between the calls of the guard.
func sendUSDT(change func(*oft.PaidSend)) []custody.Call {
	base, _ := oft.EndpointOf(chain.Base)
	said := oft.PaidSend{Param: oft.PlainSend(base, common.Hash{}, money.NewUnits(100_000_000)), MostFee: money.NewUnits(1_000)}
	change(&said)
	allow := func(units *big.Int) custody.Call {
		return custody.Call{To: usdt, Data: tokens.PackApprove(messagePayer, units)}
	}
	return []custody.Call{snapshot(usdt), allow(said.Param.Amount.Big()), {To: messagePayer, Data: said.Data()}, allow(new(big.Int)), require(usdt, -100_000_000)}
}

// A wallet sends only what all of comes to itself, on a chain that is served, by a message that costs
// the operator no more than is allowed and does nothing else.
func TestAWalletSendsUSDTToItself(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withUSDTBridge)
		own := cctp.Word(w.account.EVM())
		with := func(change func(*oft.PaidSend)) []custody.Call {
			return sendUSDT(func(s *oft.PaidSend) { s.Param.To = own; change(s) })
		}
		calls := with(func(*oft.PaidSend) {})
		w.mustSign("a sending", w.move(calls))
		without := func(n int) []custody.Call { return slices.Delete(slices.Clone(calls), n, n+1) }
		replaced := func(n int, c custody.Call) []custody.Call {
			return slices.Replace(slices.Clone(calls), n, n+1, c)
		}
		here, _ := oft.EndpointOf(on)
		for what, c := range map[string]struct {
			calls  []custody.Call
			err    error
			reason string
		}{
			"delivered to another":           {with(func(s *oft.PaidSend) { s.Param.To = cctp.Word(attacker) }), custody.ErrNotUnderstood, "delivered to"},
			"an address in other bytes":      {with(func(s *oft.PaidSend) { s.Param.To[0] = 1 }), custody.ErrNotUnderstood, "delivered to"},
			"an endpoint that nobody serves": {with(func(s *oft.PaidSend) { s.Param.Destination = 30110 }), custody.ErrNotUnderstood, "endpoint 30110"},
			"its own endpoint":               {with(func(s *oft.PaidSend) { s.Param.Destination = here }), custody.ErrNotUnderstood, "endpoint"},
			"less may arrive":                {with(func(s *oft.PaidSend) { s.Param.MinAmount = money.NewUnits(1) }), custody.ErrNotUnderstood, "call 3"},
			"options":                        {with(func(s *oft.PaidSend) { s.Param.Options = []byte{0, 3} }), custody.ErrNotUnderstood, "call 3"},
			"a composed call":                {with(func(s *oft.PaidSend) { s.Param.Compose = []byte{1} }), custody.ErrNotUnderstood, "call 3"},
			"a command":                      {with(func(s *oft.PaidSend) { s.Param.Command = []byte{1} }), custody.ErrNotUnderstood, "call 3"},
			"a message beyond bounds":        {with(func(s *oft.PaidSend) { s.MostFee = money.NewUnits(1_001) }), custody.ErrDenied, "a message may cost"},
			"nothing sent":                   {with(func(s *oft.PaidSend) { s.Param.Amount = money.Units{} }), custody.ErrNotUnderstood, "the amount"},
			"no guard before":                {without(0), custody.ErrNotUnderstood, ""},
			"no guard behind":                {without(4), custody.ErrNotUnderstood, ""},
			"an allowance that stays":        {without(3), custody.ErrNotUnderstood, "call 4"},
			"a guard that lets more go":      {replaced(4, require(usdt, -100_000_001)), custody.ErrNotUnderstood, "call 5"},
			"an allowance of more":           {replaced(1, custody.Call{To: usdt, Data: tokens.PackApprove(messagePayer, big.NewInt(100_000_001))}), custody.ErrNotUnderstood, "call 2"},
			"an allowance for another":       {replaced(1, custody.Call{To: usdt, Data: tokens.PackApprove(attacker, big.NewInt(100_000_000))}), custody.ErrNotUnderstood, "call 2"},
			"a call of another function":     {replaced(2, custody.Call{To: messagePayer, Data: []byte{1, 2, 3, 4}}), custody.ErrNotUnderstood, "no USDT"},
			"a call behind":                  {append(slices.Clone(calls), transfer(usdt, attacker, 1)), custody.ErrNotUnderstood, "call 6"},
			"the fee payer by itself":        {calls[2:3], custody.ErrNotUnderstood, "nothing is changed there"},
			"a payout to the fee payer":      {[]custody.Call{transfer(usdt, messagePayer, 1)}, custody.ErrNotUnderstood, "nobody is paid"},
			"a payout to the OFT":            {[]custody.Call{transfer(usdt, usdtOFT, 1)}, custody.ErrNotUnderstood, "nobody is paid"},
		} {
			w.mustRefuse(what, w.move(c.calls), c.err, c.reason)
		}
	})
}

// Where the other chain has no bridge for USDT, or this one has none, nothing is sent.
func TestNoUSDTIsSentWithoutABridge(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		for name, change := range map[string]func(*signer.Options){
			"nowhere": withBridge,
			"here alone": func(o *signer.Options) {
				withUSDTBridge(o)
				chains := maps.Clone(o.Chains)
				there := chains[chain.Base]
				there.USDT = oft.Bridge{}
				chains[chain.Base] = there
				o.Chains = chains
			},
		} {
			w := newWorld(t, db, change)
			w.mustRefuse("a bridge "+name, w.move(sendUSDT(func(s *oft.PaidSend) { s.Param.To = cctp.Word(w.account.EVM()) })), custody.ErrNotUnderstood, "")
		}
	})
}
