package signer

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// bridgeSend sends the wallet's USDT to a recipient on another chain, at the operator's expense.
type bridgeSend struct {
	destination oft.EndpointID
	recipient   common.Hash
	mostFee     money.Units // in wei
}

func (bridgeSend) isDoing() {}

// understandSend reads a sending of exactly the fee payer's allowance, all of which must arrive. Its content is
// encoded again, with the calls around it, and all must be the same bytes.
func (c Chain) understandSend(calls []custody.Call, n int) (doing, error) {
	token, ok := c.Tokens[chain.USDT]
	if !ok {
		return nil, notUnderstood(n, calls[n], "the chain has no USDT")
	}
	said, err := oft.DecodePaidSend(calls[n].Data)
	if err != nil {
		return nil, notUnderstood(n, calls[n], "it sends no USDT: %w", err)
	}
	amount := said.Param.Amount.Big()
	if _, err := usdOf(amount); err != nil {
		return nil, notUnderstood(n, calls[n], "the amount: %w", err)
	}
	said.Param = oft.PlainSend(said.Param.Destination, said.Param.To, said.Param.Amount)
	var want callList
	want.add(c.Guard, guardSnapshot(token))
	want.add(token, encode(tokenABI, "approve", c.USDT.FeePayer, amount))
	want.add(c.USDT.FeePayer, said.Data())
	want.add(token, encode(tokenABI, "approve", c.USDT.FeePayer, common.Big0))
	want.add(c.Guard, guardRequire(token, new(big.Int).Neg(amount)))
	return bridgeSend{said.Param.Destination, said.Param.To, said.MostFee}, want.compare(calls)
}

// understandDelivery reads the delivery of a verified message of the OFT's that is for the account itself and has no other effect. Any
// account may deliver it, and the endpoint lets no other message through, so that it can bring the account only its own USDT.
func (c Chain) understandDelivery(account common.Address, calls []custody.Call, n int) (doing, error) {
	token, ok := c.Tokens[chain.USDT]
	if !ok {
		return nil, notUnderstood(n, calls[n], "the chain has no USDT")
	}
	said, err := oft.DecodeDelivery(calls[n].Data)
	if err != nil {
		return nil, notUnderstood(n, calls[n], "it delivers no message: %w", err)
	}
	if said.Receiver != c.USDT.OFT || len(said.Extra) > 0 {
		return nil, notUnderstood(n, calls[n], "it delivers to %s, with %d bytes beside the message", said.Receiver, len(said.Extra))
	}
	message, err := oft.DecodeMessage(said.Message)
	if err != nil {
		return nil, notUnderstood(n, calls[n], "the message: %w", err)
	}
	if message.To != cctp.Word(account) || len(message.Compose) > 0 {
		return nil, notUnderstood(n, calls[n], "it is for %s, with %d bytes of another call", message.To, len(message.Compose))
	}
	var want callList
	want.add(c.Guard, guardSnapshot(token))
	want.add(c.USDT.Endpoint, said.Data())
	want.add(c.Guard, guardRequire(token, common.Big1))
	return bridgeMint{}, want.compare(calls)
}

// judgeSend lets a wallet send an amount to itself on another chain of the configuration, for a message that costs
// the operator no more than is allowed: the money stays the wallet's, so it needs no approval.
func (l *Local) judgeSend(q callsQuestion, b bridgeSend, gate *stopGate) error {
	if err := q.checkOwnMove(); err != nil {
		return err
	}
	if !l.delivers(q.intent.Chain, b.destination) {
		return refuseText("no chain of the configuration takes USDT as LayerZero's endpoint %d", b.destination)
	}
	if own := cctp.Word(q.intent.Wallet.EVM()); b.recipient != own {
		return refuseText("it is delivered to %s, and the wallet is %s", b.recipient, own)
	}
	if b.mostFee.Cmp(q.on.USDT.MostFee) > 0 {
		return fmt.Errorf("%w: a message may cost %s wei, more than %s", custody.ErrDenied, b.mostFee, q.on.USDT.MostFee)
	}
	return l.checkEndpoint(gate, b.destination)
}

// delivers says whether another EVM chain of the configuration has an endpoint, and the OFT.
func (l *Local) delivers(from chain.Name, to oft.EndpointID) bool {
	for name, c := range l.options.Chains {
		if id, ok := oft.EndpointOf(name); ok && id == to && name != from && c.USDT.OFT != (common.Address{}) {
			return true
		}
	}
	return false
}
