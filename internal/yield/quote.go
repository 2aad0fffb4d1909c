package yield

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// Quote is a vault's present state for one wallet.
type Quote struct {
	// MaxDeposit is the most that the vault takes from the wallet, at once or by request, within the source's ceiling
	// less the wallet's position; zero while the source is frozen, or refunds a request of the wallet.
	MaxDeposit money.USD
	// MaxWithdraw is the most that the vault can pay the wallet at once, exactly: zero where redemptions are
	// requested.
	MaxWithdraw money.USD
	// MaxRequest is the worth of the shares whose redemption the wallet may request now: all of them, or zero without
	// requests, or while the source refunds a request of the wallet.
	MaxRequest money.USD
	// Shares are the wallet's, Value their worth as the vault reports it.
	Shares money.Units
	Value  money.USD
	// WorstEntry and WorstExit are the worst prices at which the wallet may enter and
	// leave the vault: those of now, less the source's slippage. An exit has none
	// while the wallet has no shares.
	WorstEntry, WorstExit Price
}

// Quote asks the source's vault, not the last observation. Errors:
// fault.YieldSourceNotFound, fault.ServiceUnavailable if the wallet's shares, or the amount
// that it can withdraw, cannot be read.
func (c *Catalog) Quote(ctx context.Context, id string, account chain.Address) (Quote, error) {
	e, err := c.findEntry(ctx, id)
	if err != nil {
		return Quote{}, err
	}
	source, err := c.Get(ctx, id)
	if err != nil {
		return Quote{}, err
	}
	q, entryFailure, err := e.fetchQuote(ctx, source, account.EVM())
	if err != nil || entryFailure != nil {
		c.failures.WithLabelValues(e.metricLabel()).Inc()
	}
	if entryFailure != nil {
		c.log.Debug("the deposit side of a yield source cannot be read: it has no room", "source", id, "error", entryFailure)
	}
	if err != nil {
		return Quote{}, fault.Wrap(err, fault.ServiceUnavailable, "yield source %s cannot be read now", id)
	}
	if e.MaxAllocationUsd != nil {
		q.MaxDeposit = max(0, min(q.MaxDeposit, *e.MaxAllocationUsd-q.Value))
	}
	if source.Mode == EmergencyFreeze {
		q.MaxDeposit = 0
	}
	return q, nil
}

// fetchQuote returns the quote of a wallet. If the deposit side alone fails, entryFailure is the cause, and the
// quote has no room and no price for an entry: a vault that rejects deposits may pay its holders all the same.
func (e entry) fetchQuote(ctx context.Context, source Source, wallet common.Address) (q Quote, entryFailure, err error) {
	if !source.ShareKnown() {
		return Quote{}, nil, errUnobserved
	}
	head, err := e.client.Head(ctx)
	if err != nil {
		return Quote{}, nil, err
	}
	v := blockView{e.client, new(big.Int).SetUint64(head.Number)}
	var room money.USD
	var worst Price
	group, groupCtx := errgroup.WithContext(ctx)
	group.Go(func() error {
		room, worst, entryFailure = v.fetchEntry(groupCtx, e, head, source, wallet)
		return nil
	})
	group.Go(func() (err error) {
		q, err = v.fetchExit(groupCtx, e, head, source, wallet)
		return err
	})
	if err := group.Wait(); err != nil {
		return Quote{}, nil, err
	}
	if ctx.Err() != nil {
		return Quote{}, nil, ctx.Err()
	}
	q.MaxDeposit, q.WorstEntry = room, worst
	return q, entryFailure, nil
}

// fetchEntry returns the most that the vault takes from the wallet and the worst price of an entry.
func (v blockView) fetchEntry(ctx context.Context, e entry, head evm.Block, source Source, wallet common.Address) (money.USD, Price, error) {
	var entryShares money.Units
	var returnsDeposit bool
	deposit := unlimited
	group, groupCtx := errgroup.WithContext(ctx)
	if e.deposits() == Atomic {
		group.Go(v.callLimit(groupCtx, &deposit, e, e.Vault, vaultABI.PackMaxDeposit(wallet)))
	}
	if e.deposits().takesRequests() && source.CancelsDeposits {
		group.Go(v.callFlag(groupCtx, &returnsDeposit, source.Requests, requestABI.PackPendingCancelDepositRequest(common.Big0, wallet)))
	}
	group.Go(v.callEntryShares(groupCtx, &entryShares, e))
	if err := group.Wait(); err != nil {
		return 0, Price{}, err
	}
	if entryShares.Cmp(maxShares) > 0 {
		return 0, Price{}, fmt.Errorf("%w: %s shares for %s assets", errImplausible, entryShares, entryProbe)
	}
	worst := Price{entryProbe, entryShares}.worstEntry(e.slippage())
	if returnsDeposit {
		return 0, worst, nil
	}
	if e.deposits() == Atomic && e.isSimulated(deposit) {
		simulated, err := e.simulatorAt(head).simulateDeposits(ctx, e, wallet)
		if err != nil {
			return 0, Price{}, err
		}
		deposit = lowerLimit(deposit, simulated)
	}
	return cappedUSD(deposit), worst, nil
}

// fetchExit returns the part of a quote that concerns the wallet's shares.
func (v blockView) fetchExit(ctx context.Context, e entry, head evm.Block, source Source, wallet common.Address) (q Quote, err error) {
	var withdraw, value money.Units
	var returnsRedemption bool
	group, groupCtx := errgroup.WithContext(ctx)
	if e.redemptions() != Requested {
		group.Go(v.callLimit(groupCtx, &withdraw, e, e.Vault, vaultABI.PackMaxWithdraw(wallet)))
	}
	if e.redemptions().takesRequests() && source.CancelsRedemptions {
		group.Go(v.callFlag(groupCtx, &returnsRedemption, source.Requests, requestABI.PackPendingCancelRedeemRequest(common.Big0, wallet)))
	}
	group.Go(func() error {
		if err := v.callUnits(groupCtx, &q.Shares, source.Share, vaultABI.PackBalanceOf(wallet))(); err != nil {
			return err
		}
		return v.callUnits(groupCtx, &value, e.Vault, vaultABI.PackConvertToAssets(q.Shares.Big()))()
	})
	if err := group.Wait(); err != nil {
		return Quote{}, err
	}
	if q.Shares.Cmp(maxShares) > 0 || value.Cmp(maxWorth) > 0 {
		return Quote{}, fmt.Errorf("%w: %s assets for %s shares", errImplausible, value, q.Shares)
	}
	if e.redemptions() != Requested && e.isSimulated(withdraw) && !value.IsZero() {
		simulated, err := e.simulatorAt(head).simulateWithdrawals(ctx, e, wallet, q.Shares, value)
		if err != nil {
			return Quote{}, err
		}
		withdraw = lowerLimit(withdraw, simulated)
	}
	q.WorstExit = Price{value, q.Shares}.worstExit(e.slippage())
	q.MaxWithdraw, q.Value = cappedUSD(withdraw), cappedUSD(value)
	if e.redemptions().takesRequests() && !returnsRedemption {
		q.MaxRequest = q.Value
	}
	return q, nil
}
