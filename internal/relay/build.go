package relay

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/contracts"
)

// hasVersion says whether a hash is that of one of the transaction's versions.
func (rtx relayTx) hasVersion(hash common.Hash) bool { return slices.Contains(rtx.hashes, hash) }

// withVersion is the transaction with a further version.
func (rtx relayTx) withVersion(hash common.Hash, bid fees, at int64) relayTx {
	rtx.version++
	rtx.fees, rtx.signedAtMicros = bid, at
	rtx.hashes = append([]common.Hash{hash}, rtx.hashes...)
	return rtx
}

// buildTx is a transaction's first version: of EIP-7702's type when accounts
// have yet to delegate, of EIP-1559's otherwise.
func (r *Relay) buildTx(rtx relayTx, gas uint64, data []byte, delegations []types.SetCodeAuthorization) types.TxData {
	if len(delegations) == 0 {
		return r.buildDynamicTx(rtx.nonce, rtx.fees, gas, r.options.Carrier, data)
	}
	return &types.SetCodeTx{
		ChainID: uint256.NewInt(r.chainID), Nonce: rtx.nonce,
		GasFeeCap: uint256.NewInt(rtx.fees.cap), GasTipCap: uint256.NewInt(rtx.fees.tip), Gas: gas,
		To: r.options.Carrier, Data: data, AuthList: delegations,
	}
}

// buildEmptyTx does nothing but use the nonce.
func (r *Relay) buildEmptyTx(nonce uint64, bid fees) types.TxData {
	return r.buildDynamicTx(nonce, bid, params.TxGas, r.key.Address(), nil)
}

// buildReplacement is the same transaction with other fees.
func (r *Relay) buildReplacement(old *types.Transaction, bid fees) types.TxData {
	if old.Type() != types.SetCodeTxType {
		return r.buildDynamicTx(old.Nonce(), bid, old.Gas(), *old.To(), old.Data())
	}
	return &types.SetCodeTx{
		ChainID: uint256.NewInt(r.chainID), Nonce: old.Nonce(),
		GasFeeCap: uint256.NewInt(bid.cap), GasTipCap: uint256.NewInt(bid.tip), Gas: old.Gas(),
		To: *old.To(), Data: old.Data(), AuthList: old.SetCodeAuthorizations(),
	}
}

func (r *Relay) buildDynamicTx(nonce uint64, bid fees, gas uint64, to common.Address, data []byte) *types.DynamicFeeTx {
	return &types.DynamicFeeTx{
		ChainID: new(big.Int).SetUint64(r.chainID), Nonce: nonce,
		GasFeeCap: new(big.Int).SetUint64(bid.cap), GasTipCap: new(big.Int).SetUint64(bid.tip), Gas: gas,
		To: &to, Data: data,
	}
}

// packCarry is the call data by which a transaction carries the intents, or the
// cancellations of those that are given up.
func (r *Relay) packCarry(intents []openIntent) []byte {
	out := make([]contracts.IntentCarrierItem, len(intents))
	for i, in := range intents {
		calls := make([]contracts.WalletExecutorCall, len(in.intent.Calls))
		for j, call := range in.intent.Calls {
			calls[j] = contracts.WalletExecutorCall{To: call.To, Value: call.Value.Big(), Data: call.Data}
		}
		if in.cancels() {
			out[i] = contracts.IntentCarrierItem{Wallet: in.intent.Wallet.EVM(), Nonce: in.intent.Nonce(), Data: executorABI.PackCancel(in.intent.Nonce(), in.cancellation)}
			continue
		}
		deadline := new(uint256.Int).SetUint64(uint64(in.intent.Deadline.Unix())).ToBig()
		out[i] = contracts.IntentCarrierItem{
			Wallet: in.intent.Wallet.EVM(), Nonce: in.intent.Nonce(),
			Data: executorABI.PackExecute(calls, in.intent.Nonce(), deadline, in.signature),
		}
	}
	return carrierABI.PackCarry(out)
}

// estimateGas is the limit for a transaction: the node's estimate and half of it, for
// what changes until it is mined. An estimate is of the newest block's time, in
// which a vault that was just touched books no interest; a later block's does,
// and to a withdrawal that is more than an eighth. What is not used costs nothing.
func (r *Relay) estimateGas(ctx context.Context, data []byte, delegations []types.SetCodeAuthorization) (uint64, error) {
	gas, err := r.client.EstimateGas(ctx, ethereum.CallMsg{
		From: r.key.Address(), To: &r.options.Carrier, Data: data, AuthorizationList: delegations,
	})
	if err != nil {
		return 0, err
	}
	if gas > r.options.MaxGas {
		return 0, fmt.Errorf("%w: %d gas", errTooBig, gas)
	}
	return min(gas+gas/2, r.options.MaxGas), nil
}
