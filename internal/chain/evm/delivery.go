package evm

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/oft"
)

// deliveryReadGas is the gas of a call that reads one word of an endpoint.
const deliveryReadGas = 200_000

// AwaitsDelivery reports whether an encoded packet is verified at LayerZero's endpoint of the chain, and not delivered, by the newest
// block: one node's word. Errors: oft.ErrPacket, oft.ErrAnswer, and those of Simulate.
func (c *Client) AwaitsDelivery(ctx context.Context, endpoint common.Address, packet []byte) (bool, error) {
	p, err := oft.DecodePacket(packet)
	if err != nil {
		return false, err
	}
	head, err := c.Head(ctx)
	if err != nil {
		return false, err
	}
	answers, err := c.Simulate(ctx, head, []ethereum.CallMsg{{To: &endpoint, Gas: deliveryReadGas, Data: oft.VerifiedPayload(p)}})
	if err == nil {
		err = answers[0].Err
	}
	if err != nil {
		return false, fmt.Errorf("reading the endpoint %s: %w", endpoint, err)
	}
	return oft.AwaitsDelivery(p, answers[0].Output)
}
