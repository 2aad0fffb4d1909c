package relay

import (
	"math/big"
	"slices"

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
func (r *Relay) buildTx(rtx relayTx, gas uint64, to common.Address, data []byte, delegations []types.SetCodeAuthorization) types.TxData {
	if len(delegations) == 0 {
		return r.buildDynamicTx(rtx.nonce, rtx.fees, gas, to, data)
	}
	return &types.SetCodeTx{
		ChainID: uint256.NewInt(r.chainID), Nonce: rtx.nonce,
		GasFeeCap: uint256.NewInt(rtx.fees.cap), GasTipCap: uint256.NewInt(rtx.fees.tip), Gas: gas,
		To: to, Data: data, AuthList: delegations,
	}
}

// packBatch is which contract a transaction calls that carries the intents, and with which data. One intent of version 2 alone is
// given to its wallet itself, which costs less: its text names the gas that its calls begin with, so it needs no promise.
func (r *Relay) packBatch(intents []openIntent, promises []uint64) (to common.Address, data []byte) {
	if len(intents) == 1 && intents[0].intent.Version() == 2 && !intents[0].cancels() {
		return intents[0].intent.Wallet.EVM(), packItem(intents[0])
	}
	return r.options.Carrier, r.packCarry(intents, promises)
}

// buildEmptyTx builds a transaction that only uses the nonce.
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
// cancellations of those that are given up, each with the gas that it is promised.
func (r *Relay) packCarry(intents []openIntent, promises []uint64) []byte {
	out := make([]contracts.IntentCarrierItem, len(intents))
	for i, in := range intents {
		out[i] = contracts.IntentCarrierItem{
			Wallet: in.intent.Wallet.EVM(), Nonce: in.intent.Nonce(),
			Gas: new(big.Int).SetUint64(promises[i]), Data: packItem(in),
		}
	}
	return carrierABI.PackCarry(out)
}

// packItem is the call of a wallet's executor that carries an intent, or its
// cancellation.
func packItem(in openIntent) []byte {
	if in.cancels() {
		return executorABI.PackCancel(in.intent.Nonce(), in.cancellation)
	}
	calls := make([]contracts.WalletExecutorCall, len(in.intent.Calls))
	for i, call := range in.intent.Calls {
		calls[i] = contracts.WalletExecutorCall{To: call.To, Value: call.Value.Big(), Data: call.Data}
	}
	deadline := new(uint256.Int).SetUint64(uint64(in.intent.Deadline.Unix())).ToBig()
	if in.intent.Version() == 2 {
		return executorABI.PackExecuteIntent(in.intent.Nonce(), deadline, new(big.Int).SetUint64(in.intent.MinGas), calls, in.signature)
	}
	return executorABI.PackExecute(calls, in.intent.Nonce(), deadline, in.signature)
}
