package relay

import (
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"
)

// hasVersion says whether a hash is that of one of the flight's versions.
func (rtx relayTx) hasVersion(hash common.Hash) bool { return slices.Contains(rtx.hashes, hash) }

// withVersion is the flight with a further version.
func (rtx relayTx) withVersion(hash common.Hash, bid fees, at int64) relayTx {
	rtx.version++
	rtx.fees, rtx.signedAtMicros = bid, at
	rtx.hashes = append([]common.Hash{hash}, rtx.hashes...)
	return rtx
}

// buildTx is a flight's first version: of EIP-7702's type when accounts
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
