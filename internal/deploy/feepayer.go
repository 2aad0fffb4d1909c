package deploy

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/contracts"
)

// nameRelayer has the fee payer, where there is one, spend its ether in the relayer's transactions. It has no effect
// where the fee payer does already.
func (d Deployer) nameRelayer(ctx context.Context) error {
	if d.OFT == (common.Address{}) {
		return nil
	}
	payer, abi := BridgeFeePayer(d.Relayer.Address(), d.OFT).Address(), contracts.NewBridgeFeePayer()
	answer, err := d.Client.Call(ctx, ethereum.CallMsg{To: &payer, Data: abi.PackIsRelayer(d.Relayer.Address())}, nil)
	if err != nil {
		return fmt.Errorf("asking the fee payer %s: %w", payer, err)
	}
	if is, err := abi.UnpackIsRelayer(answer); err != nil || is {
		return err
	}
	txs, err := d.signAndSend(ctx, []types.DynamicFeeTx{{To: &payer, Data: abi.PackSetRelayer(d.Relayer.Address(), true)}})
	if err != nil {
		return fmt.Errorf("naming the relayer to the fee payer: %w", err)
	}
	_, err = d.awaitReceipt(ctx, "BridgeFeePayer's relayer", txs[0], true)
	return err
}
