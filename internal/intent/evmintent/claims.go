package evmintent

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// The events by which a vault reports a deposit or a redemption: of one that settles later, a claim.
var (
	depositTopic  = crypto.Keccak256Hash([]byte("Deposit(address,address,uint256,uint256)"))
	withdrawTopic = crypto.Keccak256Hash([]byte("Withdraw(address,address,address,uint256,uint256)"))
)

// ClaimedUnits returns the part of the amount given to a source that the executed claim of an order claimed, as the
// source logged it: assets of a deposit, shares of a redemption. Transfers of tokens only show its proceeds. Error:
// intent.ErrNoClaim.
func (f *Family) ClaimedUnits(ctx context.Context, order intent.Order, evidence []byte) (money.Units, error) {
	redeem := false
	switch order.Action.(type) {
	case intent.ClaimShares:
	case intent.ClaimAssets:
		redeem = true
	default:
		return money.Units{}, fmt.Errorf("%T is no claim", order.Action)
	}
	account, err := f.Account(ctx, order.Owner, order.Proof)
	if err != nil {
		return money.Units{}, err
	}
	id, _ := intent.SourceOf(order.Action)
	source, err := f.catalog.Get(ctx, id)
	if err != nil {
		return money.Units{}, err
	}
	logs, err := decodeLogs(evidence)
	if err != nil {
		return money.Units{}, err
	}
	return SumClaims(logs, source.Requests, account.EVM(), redeem)
}

// SumClaims sums an account's claims of its deposits, or of its redemptions, at the contract that takes a source's
// requests. Claims for others do not count. Error: intent.ErrNoClaim.
func SumClaims(logs []types.Log, requests, account common.Address, redeem bool) (claimed money.Units, err error) {
	topic, addresses, given := depositTopic, 2, 0 // the assets, and the shares behind them
	if redeem {
		topic, addresses, given = withdrawTopic, 3, 32
	}
	found := false
	for _, l := range logs {
		if l.Address != requests || len(l.Topics) != 1+addresses || l.Topics[0] != topic || len(l.Data) != 64 || l.Removed || !areAll(l.Topics[1:], account) {
			continue
		}
		found = true
		claimed, err = claimed.Add(money.UnitsFromWord([32]byte(l.Data[given : given+32])))
		if err != nil {
			return money.Units{}, fmt.Errorf("adding up the claims at %s: %w", requests, err)
		}
	}
	if !found {
		return money.Units{}, fmt.Errorf("%w: %s", intent.ErrNoClaim, requests)
	}
	return claimed, nil
}

// areAll says whether all of the indexed addresses are the account: who asks, who receives,
// and whose it was.
func areAll(indexed []common.Hash, account common.Address) bool {
	for _, t := range indexed {
		if common.BytesToAddress(t.Bytes()) != account {
			return false
		}
	}
	return true
}
