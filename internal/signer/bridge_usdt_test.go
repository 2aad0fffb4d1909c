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

// sendUSDT returns the calls that send 100 dollars to an account on base, between the calls of the guard.
func sendUSDT(change func(*oft.PaidSend)) []custody.Call {
	base, _ := oft.EndpointOf(chain.Base)
	said := oft.PaidSend{Param: oft.PlainSend(base, common.Hash{}, money.NewUnits(100_000_000)), MostFee: money.NewUnits(1_000)}
	change(&said)
	allow := func(units *big.Int) custody.Call {
		return custody.Call{To: usdt, Data: tokens.PackApprove(messagePayer, units)}
	}
	return []custody.Call{snapshot(usdt), allow(said.Param.Amount.Big()), {To: messagePayer, Data: said.Data()}, allow(new(big.Int)), require(usdt, -100_000_000)}
}

// A wallet sends only an amount that comes to itself whole, on a chain that is served, by a message that costs the
// operator no more than is allowed and has no other effect.
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
			"a payout to the fee payer":      {[]custody.Call{transfer(usdt, messagePayer, 1)}, custody.ErrNotUnderstood, "payments to"},
			"a payout to the OFT":            {[]custody.Call{transfer(usdt, usdtOFT, 1)}, custody.ErrNotUnderstood, "payments to"},
		} {
			w.mustRefuse(what, w.move(c.calls), c.err, c.reason)
		}
	})
}

// deliverUSDT are the calls that deliver 100 dollars which an OFT elsewhere has sent, between the calls of the guard.
func deliverUSDT(change func(*oft.PacketDelivery, *oft.Message)) []custody.Call {
	message := oft.Message{Amount: 100_000_000}
	said := oft.PacketDelivery{Source: 30101, Sender: common.Hash{1}, Nonce: 7, Receiver: usdtOFT, GUID: common.Hash{2}}
	change(&said, &message)
	if said.Message == nil {
		said.Message = message.Encode()
	}
	return []custody.Call{snapshot(usdt), {To: endpoint, Data: said.Data()}, require(usdt, 1)}
}

// A wallet delivers a message for itself that the bridge has verified, to the OFT of the configuration, with no other call.
func TestAWalletDeliversUSDTToItself(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withUSDTBridge)
		own := cctp.Word(w.account.EVM())
		with := func(change func(*oft.PacketDelivery, *oft.Message)) []custody.Call {
			return deliverUSDT(func(d *oft.PacketDelivery, m *oft.Message) { m.To = own; change(d, m) })
		}
		calls := with(func(*oft.PacketDelivery, *oft.Message) {})
		w.mustSign("a delivery", w.move(calls))
		for name, c := range map[string]struct {
			calls  []custody.Call
			reason string
		}{
			"for another":                {with(func(_ *oft.PacketDelivery, m *oft.Message) { m.To = cctp.Word(attacker) }), "it is for"},
			"an address in other bytes":  {with(func(_ *oft.PacketDelivery, m *oft.Message) { m.To[0] = 1 }), "it is for"},
			"a composed call":            {with(func(_ *oft.PacketDelivery, m *oft.Message) { m.Compose = []byte{1} }), "another call"},
			"another application":        {with(func(d *oft.PacketDelivery, _ *oft.Message) { d.Receiver = attacker }), "it delivers to"},
			"data beside the message":    {with(func(d *oft.PacketDelivery, _ *oft.Message) { d.Extra = []byte{1} }), "it delivers to"},
			"a message that is none":     {with(func(d *oft.PacketDelivery, _ *oft.Message) { d.Message = []byte("none") }), "the message"},
			"no guard before":            {calls[1:], "nothing is changed there"},
			"no guard behind":            {calls[:2], ""},
			"a guard that lets all go":   {append(slices.Clone(calls[:2]), require(usdt, -100_000_000)), "call 3"},
			"a call of another function": {[]custody.Call{calls[0], {To: endpoint, Data: []byte{1, 2, 3, 4}}, calls[2]}, "it delivers no message"},
			"a call behind":              {append(slices.Clone(calls), transfer(usdt, attacker, 1)), "call 4"},
			"the OFT itself":             {[]custody.Call{calls[0], {To: usdtOFT, Data: calls[1].Data}, calls[2]}, ""},
		} {
			w.mustRefuse(name, w.move(c.calls), custody.ErrNotUnderstood, c.reason)
		}
		other := newWorld(t, db, withBridge)
		other.mustRefuse("without a bridge for USDT", other.move(calls), custody.ErrNotUnderstood, "")
	})
}

// If the other chain has no bridge for USDT, or this one has none, no amount is sent.
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
