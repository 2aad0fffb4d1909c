package signer

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// Bridge has the addresses of a chain's contracts of CCTP, and the bounds of its fees.
type Bridge struct {
	TokenMessenger, MessageTransmitter common.Address
	MostFee                            money.Bps // of the burnt amount, rounded up to a unit
}

// bridgeBurn burns the wallet's USDC, to be minted for a recipient on another chain.
type bridgeBurn struct {
	destination cctp.Domain
	recipient   common.Hash
	amount      money.Units
	mostFee     money.Units
}

// bridgeMint mints an amount that was burnt on another chain for the wallet itself, or delivers one that was sent.
type bridgeMint struct{}

func (bridgeBurn) isDoing() {}
func (bridgeMint) isDoing() {}

// isOfBridge says whether a call is one of the bridge's contracts.
func (c Chain) isOfBridge(call custody.Call) bool {
	return call.To != (common.Address{}) && (call.To == c.Bridge.TokenMessenger || call.To == c.Bridge.MessageTransmitter || call.To == c.USDT.FeePayer || call.To == c.USDT.Endpoint)
}

// understandBridge reads a burn, a mint, a sending or a delivery: call n, between those of the guard. Its content is
// encoded again, with the calls around it, and all must be the same bytes.
func (c Chain) understandBridge(account common.Address, calls []custody.Call, n int) (doing, error) {
	switch calls[n].To {
	case c.USDT.FeePayer:
		return c.understandSend(calls, n)
	case c.USDT.Endpoint:
		return c.understandDelivery(account, calls, n)
	}
	token, ok := c.Tokens[chain.USDC]
	if !ok {
		return nil, notUnderstood(n, calls[n], "the chain has no USDC")
	}
	if calls[n].To == c.Bridge.TokenMessenger {
		return c.understandBurn(token, calls, n)
	}
	return c.understandMint(token, account, calls, n)
}

// understandBurn reads a burn of exactly the messenger's allowance. Any account may deliver its message, so that it
// cannot be withheld.
func (c Chain) understandBurn(token common.Address, calls []custody.Call, n int) (doing, error) {
	said, err := cctp.DecodeDepositForBurn(calls[n].Data)
	if err != nil {
		return nil, notUnderstood(n, calls[n], "it is no burn: %w", err)
	}
	amount := said.Amount.Big()
	if _, err := usdOf(amount); err != nil {
		return nil, notUnderstood(n, calls[n], "the amount: %w", err)
	}
	if said.MinFinality != cctp.Fast && said.MinFinality != cctp.Finalized {
		return nil, notUnderstood(n, calls[n], "it asks for the finality %d", said.MinFinality)
	}
	said.BurnToken, said.DestinationCaller = token, common.Hash{}
	var want callList
	want.add(c.Guard, guardSnapshot(token))
	want.add(token, encode(tokenABI, "approve", c.Bridge.TokenMessenger, amount))
	want.add(c.Bridge.TokenMessenger, said.Data())
	want.add(token, encode(tokenABI, "approve", c.Bridge.TokenMessenger, common.Big0))
	want.add(c.Guard, guardRequire(token, new(big.Int).Neg(amount)))
	return bridgeBurn{said.Destination, said.MintRecipient, said.Amount, said.MaxFee}, want.compare(calls)
}

// understandMint reads a message that mints for the account itself, and no less than it says.
func (c Chain) understandMint(token, account common.Address, calls []custody.Call, n int) (doing, error) {
	said, err := cctp.DecodeReceiveMessage(calls[n].Data)
	if err != nil {
		return nil, notUnderstood(n, calls[n], "it brings no message in: %w", err)
	}
	burn, err := burnIn(said.Message)
	if err != nil {
		return nil, notUnderstood(n, calls[n], "the message: %w", err)
	}
	if burn.MintRecipient != cctp.Word(account) {
		return nil, notUnderstood(n, calls[n], "it mints for %s", burn.MintRecipient)
	}
	comes, err := burn.Amount.Sub(burn.FeeExecuted)
	if err != nil || comes.IsZero() {
		return nil, notUnderstood(n, calls[n], "it mints nothing")
	}
	var want callList
	want.add(c.Guard, guardSnapshot(token))
	want.add(c.Bridge.MessageTransmitter, said.Data())
	want.add(c.Guard, guardRequire(token, comes.Big()))
	return bridgeMint{}, want.compare(calls)
}

// burnIn is the burn in a message.
func burnIn(message []byte) (cctp.Burn, error) {
	m, err := cctp.DecodeMessage(message)
	if err != nil {
		return cctp.Burn{}, err
	}
	return cctp.DecodeBurn(m.Body)
}

// judgeBurn lets a wallet burn an amount that is minted for itself on another chain of the configuration, at a fee
// within bounds: the money stays the wallet's, so it needs no approval.
func (l *Local) judgeBurn(ctx context.Context, q question, b bridgeBurn, mostFee money.Bps, gate *stopGate) error {
	if err := q.checkOwnMove(); err != nil {
		return err
	}
	own, ok, err := l.ownRecipient(ctx, q.order, b.destination)
	switch {
	case err != nil:
		return err
	case !ok:
		return refuseText("no chain of the configuration has the bridge's domain %d", b.destination)
	case b.recipient != own:
		return refuseText("it is minted for %s, and the wallet's is %s", b.recipient, own)
	}
	most := b.amount.MulDivCeil(money.NewUnits(uint64(mostFee)), money.NewUnits(basisPoints))
	if b.mostFee.Cmp(most) > 0 {
		return fmt.Errorf("%w: bridging may cost %s units, more than %s", custody.ErrDenied, b.mostFee, most)
	}
	return l.checkDomain(gate, b.destination)
}

const basisPoints = 10_000

// ownRecipient is the address that receives an owner's USDC in a domain; false where no other chain of the
// configuration has the domain, and the bridge.
func (l *Local) ownRecipient(ctx context.Context, from orderKey, domain cctp.Domain) (recipient common.Hash, ok bool, err error) {
	has := func(name chain.Name) bool {
		d, known := cctp.DomainOf(name)
		return known && d == domain && name != from.chain
	}
	for name, c := range l.options.Chains {
		if has(name) && c.Bridge.MessageTransmitter != (common.Address{}) {
			addresses, err := l.options.Keys.Addresses(ctx, custody.Owner{ID: from.owner})
			return cctp.Word(addresses.EVM.EVM()), true, err
		}
	}
	for name, c := range l.options.SolanaChains {
		if mint, bridges := c.bridgedMint(); has(name) && bridges {
			addresses, err := l.options.Keys.Addresses(ctx, custody.Owner{ID: from.owner})
			return cctpsol.Recipient(solana.KeyOf(addresses.Solana), mint), true, err
		}
	}
	return common.Hash{}, false, nil
}
