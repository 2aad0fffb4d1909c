package evmintent

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// sendCalls sends USDT to another chain through the fee payer, whose ether pays for the message. The allowance is of
// the sent amount, and none is left.
func sendCalls(on Chain, a intent.BridgeOut) ([]custody.Call, error) {
	destination, ok := oft.EndpointOf(a.To)
	if on.USDT.FeePayer == (common.Address{}) || !ok || a.To.IsSolana() {
		return nil, fmt.Errorf("no USDT goes from %s to %s", on.Client.Config().Name, a.To)
	}
	units, token := money.UnitsOf(a.Amount, stablecoinDecimals), on.usdt()
	send := oft.PaidSend{Param: oft.PlainSend(destination, cctp.Word(a.Recipient.EVM()), units), MostFee: on.USDT.MostFee}
	return loseAtMost(on.Guard, token, units, []custody.Call{
		{To: token, Data: usdcABI.PackApprove(on.USDT.FeePayer, units.Big())},
		{To: on.USDT.FeePayer, Data: send.Data()},
		{To: token, Data: usdcABI.PackApprove(on.USDT.FeePayer, new(big.Int))},
	})
}

// deliveryCalls deliver a verified message of the OFT's, and are undone unless it brings the account USDT. The token may keep a part,
// so that a minimum of the amount could keep the message from ever being delivered.
func deliveryCalls(on Chain, a intent.BridgeIn) ([]custody.Call, error) {
	packet, err := oft.DecodePacket(a.Message)
	if err != nil {
		return nil, err
	}
	if on.USDT.OFT == (common.Address{}) || packet.Receiver != cctp.Word(on.USDT.OFT) {
		return nil, fmt.Errorf("no message for %s is delivered on %s", packet.Receiver, on.Client.Config().Name)
	}
	return gainAtLeast(on.Guard, on.usdt(), money.NewUnits(1), []custody.Call{{To: on.USDT.Endpoint, Data: oft.Delivery(packet)}})
}

// deliversPacket reports whether the order itself is to deliver the message that has come.
func deliversPacket(order intent.Order, came oft.Received) bool {
	in, is := order.Action.(intent.BridgeIn)
	if !is || in.Token != chain.USDT {
		return false
	}
	packet, err := oft.DecodePacket(in.Message)
	return err == nil && packet.GUID() == came.GUID
}

// usdt is the chain's USDT; the zero address where it has none.
func (on Chain) usdt() common.Address { return on.Client.Config().Tokens[chain.USDT].Address }

// sentPacket returns the packet that delivers an executed order's amount: of the OFT, by the endpoint, for the
// account itself alone. Its fee payer may be configured no more. Error: intent.ErrNoMessage.
func sentPacket(by oft.Bridge, account common.Address, order intent.Order, logs []types.Log) ([]byte, error) {
	sent := map[common.Hash]bool{}
	for i := range logs {
		if logs[i].Address != by.OFT || logs[i].Removed {
			continue
		}
		if s, err := oft.DecodeSent(&logs[i]); err == nil {
			sent[s.GUID] = true
		}
	}
	for i := range logs {
		if logs[i].Address != by.Endpoint || logs[i].Removed {
			continue
		}
		p, err := oft.DecodePacketSent(&logs[i])
		if err != nil || !sent[p.GUID()] || p.Sender != cctp.Word(by.OFT) {
			continue
		}
		if said, err := oft.DecodeMessage(p.Message); err == nil && said.To == cctp.Word(account) && len(said.Compose) == 0 {
			return p.Encode(), nil
		}
	}
	return nil, fmt.Errorf("%w: order %s", intent.ErrNoMessage, order.ID)
}
