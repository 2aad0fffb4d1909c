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

// sendCalls send USDT to another chain through the fee payer, whose ether pays for the message. The
// allowance is of what is sent, and none is left.
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

// usdt is the chain's USDT; the zero address where it has none.
func (on Chain) usdt() common.Address { return on.Client.Config().Tokens[chain.USDT].Address }

// sentPacket is the packet that delivers what an executed order sent: the endpoint's, of the OFT
// that the fee payer called. Error: intent.ErrNoMessage.
func sentPacket(by oft.Bridge, order intent.Order, logs []types.Log) ([]byte, error) {
	for i := range logs {
		if logs[i].Address != by.OFT || logs[i].Removed {
			continue
		}
		sent, err := oft.DecodeSent(&logs[i])
		if err != nil || sent.From != by.FeePayer {
			continue // another event of the OFT
		}
		for j := range logs {
			if logs[j].Address != by.Endpoint || logs[j].Removed {
				continue
			}
			if p, err := oft.DecodePacketSent(&logs[j]); err == nil && p.GUID() == sent.GUID && p.Sender == cctp.Word(by.OFT) {
				return p.Encode(), nil
			}
		}
	}
	return nil, fmt.Errorf("%w: order %s", intent.ErrNoMessage, order.ID)
}
