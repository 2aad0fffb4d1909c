package evmintent

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

var usdcABI = contracts.NewSandboxUSDC()

// burnCalls burns USDC for another chain. The allowance is of the burnt amount, and none is left.
func burnCalls(on Chain, a intent.BridgeOut) ([]custody.Call, error) {
	token, err := on.bridged()
	if err != nil {
		return nil, err
	}
	domain, ok := cctp.DomainOf(a.To)
	recipient, receives := on.recipientOf(a)
	if !ok || !receives {
		return nil, fmt.Errorf("%s is not a destination of a bridge", a.To)
	}
	units := money.UnitsOf(a.Amount, stablecoinDecimals)
	burn := cctp.DepositForBurn{Amount: units, Destination: domain, MintRecipient: recipient, BurnToken: token,
		MaxFee: money.UnitsOf(a.MaxFee, stablecoinDecimals), MinFinality: cctp.Finalized}
	if a.Fast {
		burn.MinFinality = cctp.Fast
	}
	return loseAtMost(on.Guard, token, units, []custody.Call{
		{To: token, Data: usdcABI.PackApprove(on.Bridge.TokenMessenger, units.Big())},
		{To: on.Bridge.TokenMessenger, Data: burn.Data()},
		{To: token, Data: usdcABI.PackApprove(on.Bridge.TokenMessenger, new(big.Int))},
	})
}

// recipientOf returns the address that receives an account's tokens on the destination chain: on Solana its token
// account, and not itself. False if it is not known.
func (on Chain) recipientOf(a intent.BridgeOut) (common.Hash, bool) {
	if !a.To.IsSolana() {
		return cctp.Word(a.Recipient.EVM()), true
	}
	mint, ok := on.SolanaMints[a.To]
	return cctpsol.Recipient(solana.KeyOf(a.Recipient), mint), ok
}

// mintCalls receives a message, and is undone unless it mints the message's amount.
func mintCalls(on Chain, a intent.BridgeIn) ([]custody.Call, error) {
	token, err := on.bridged()
	if err != nil {
		return nil, err
	}
	receive := cctp.ReceiveMessage{Message: a.Message, Attestation: a.Attestation}
	return gainAtLeast(on.Guard, token, money.UnitsOf(a.Amount, stablecoinDecimals), []custody.Call{{To: on.Bridge.MessageTransmitter, Data: receive.Data()}})
}

// bridged is the token that the chain's bridge burns and mints.
func (on Chain) bridged() (common.Address, error) {
	token, ok := on.Client.Config().Tokens[chain.USDC]
	if !ok || on.Bridge == (cctp.Deployment{}) {
		return common.Address{}, fmt.Errorf("there is no bridge on %s", on.Client.Config().Name)
	}
	return token.Address, nil
}

// SentMessage returns the message by which the bridge will mint an executed order's burn. Error: intent.ErrNoMessage.
func (f *Family) SentMessage(ctx context.Context, order intent.Order, evidence []byte) ([]byte, error) {
	logs, err := decodeLogs(evidence)
	if err != nil {
		return nil, err
	}
	account, err := f.Account(ctx, order.Owner, order.Proof)
	if err != nil {
		return nil, err
	}
	if out, is := order.Action.(intent.BridgeOut); is && out.Token == chain.USDT {
		return sentPacket(f.chains[order.Chain].USDT, account.EVM(), order, logs)
	}
	transmitter := f.chains[order.Chain].Bridge.MessageTransmitter
	for i := range logs {
		if logs[i].Address != transmitter || logs[i].Removed {
			continue
		}
		m, err := cctp.DecodeSent(&logs[i])
		if err != nil {
			continue // another event of the transmitter
		}
		if burn, ok := burnOf(m, f.chains[order.Chain].Bridge.TokenMessenger); ok && burn.MessageSender == cctp.Word(account.EVM()) {
			return m.Encode(), nil
		}
	}
	return nil, fmt.Errorf("%w: order %s", intent.ErrNoMessage, order.ID)
}

// burnOf reads the burn of a message. Anyone may send any body through the transmitter: only a message of the token
// messenger is of a burn, and names the account that burnt.
func burnOf(m cctp.Message, messenger common.Address) (cctp.Burn, bool) {
	if m.Sender != cctp.Word(messenger) {
		return cctp.Burn{}, false
	}
	burn, err := cctp.DecodeBurn(m.Body)
	return burn, err == nil
}

// bringsIn reports whether the order itself is to receive the minted amount.
func bringsIn(order intent.Order, mint cctp.Mint) bool {
	in, is := order.Action.(intent.BridgeIn)
	if !is {
		return false
	}
	m, err := cctp.DecodeMessage(in.Message)
	return err == nil && cctp.MessageKey(m.Source, m.Nonce) == mint.Key
}

// withoutLast returns the movements without the last one of least to most units of a token to a recipient, from one
// of these.
func withoutLast(moved []chain.Movement, token, recipient common.Address, least, most money.Units, from ...common.Address) []chain.Movement {
	for i := len(moved) - 1; i >= 0; i-- {
		if m := moved[i]; m.Token == chain.EVMAddress(token) && slices.Contains(from, m.From.EVM()) && m.To == chain.EVMAddress(recipient) && m.Units.Cmp(least) >= 0 && m.Units.Cmp(most) <= 0 {
			return slices.Delete(moved, i, i+1)
		}
	}
	return moved
}
