package devnet

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
)

// maxPriceAge is how old the async vault's price may become.
const maxPriceAge = 12 * time.Hour

// The events of requests to the async vault. The controller is the first of each event's topics.
var requestTopics = []common.Hash{
	crypto.Keccak256Hash([]byte("DepositRequest(address,address,uint256,address,uint256)")),
	crypto.Keccak256Hash([]byte("RedeemRequest(address,address,uint256,address,uint256)")),
}

// KeepFund acts as the operator of the async vault, until ctx ends: twice a day it strikes the present price, and
// settles the requests at that price.
func (e *EVM) KeepFund(ctx context.Context, every time.Duration) {
	f := fundKeeper{EVM: e, controllers: map[common.Address]bool{}}
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		if err := f.settleRequests(ctx); err != nil && ctx.Err() == nil && !errors.Is(err, errClosed) {
			e.opts.Log.Warn("the sandbox's fund was not settled; trying again", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// fundKeeper is the state of KeepFund: all requesters up to a block.
type fundKeeper struct {
	*EVM
	controllers map[common.Address]bool
	readUpTo    uint64
}

var fundABI = contracts.NewSandboxFund()

func (f *fundKeeper) settleRequests(ctx context.Context) error {
	struck, err := f.callNumber(ctx, fundABI.PackPriceLastUpdated())
	if err != nil {
		return err
	}
	if f.opts.Clock.Now().Sub(time.Unix(struck.Int64(), 0)) > maxPriceAge {
		price, err := f.callNumber(ctx, fundABI.PackNavPrice())
		if err != nil {
			return err
		}
		if err := f.AsOwner(ctx, f.Contracts.AsyncVault, fundABI.PackStrike(price)); err != nil {
			return err
		}
	}
	if err := f.findRequesters(ctx); err != nil {
		return err
	}
	for who := range f.controllers {
		if err := f.settlePending(ctx, fundABI.PackPendingDepositRequest(new(big.Int), who), who, fundABI.PackSettleDeposit); err != nil {
			return err
		}
		if err := f.settlePending(ctx, fundABI.PackPendingRedeemRequest(new(big.Int), who), who, fundABI.PackSettleRedeem); err != nil {
			return err
		}
	}
	return nil
}

// findRequesters finds the requesters of the blocks since the last look.
func (f *fundKeeper) findRequesters(ctx context.Context) error {
	head, err := f.client.BlockNumber(ctx)
	if err != nil || head <= f.readUpTo {
		return err
	}
	logs, err := f.client.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int).SetUint64(f.readUpTo + 1), ToBlock: new(big.Int).SetUint64(head),
		Addresses: []common.Address{f.Contracts.AsyncVault}, Topics: [][]common.Hash{requestTopics}})
	if err != nil {
		return fmt.Errorf("reading requests: %w", err)
	}
	for _, log := range logs {
		f.controllers[common.BytesToAddress(log.Topics[1][:])] = true
	}
	f.readUpTo = head
	return nil
}

// settlePending settles all pending requests, if there are any.
func (f *fundKeeper) settlePending(ctx context.Context, pending []byte, of common.Address, pack func(common.Address, *big.Int) []byte) error {
	n, err := f.callNumber(ctx, pending)
	if err != nil || n.Sign() == 0 {
		return err
	}
	return f.AsOwner(ctx, f.Contracts.AsyncVault, pack(of, n))
}

// callNumber asks the async vault for a number.
func (f *fundKeeper) callNumber(ctx context.Context, data []byte) (*big.Int, error) {
	out, err := f.client.CallContract(ctx, ethereum.CallMsg{To: &f.Contracts.AsyncVault, Data: data}, nil)
	if err != nil {
		return nil, fmt.Errorf("asking the async vault: %w", err)
	}
	return new(big.Int).SetBytes(out), nil
}
