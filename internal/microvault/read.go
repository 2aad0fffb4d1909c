package microvault

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// reading is what a vault is like at a final block.
type reading struct {
	at            time.Time
	name, symbol  string
	owner, keeper common.Address
	asset         common.Address
	version       uint64
	root          common.Hash
	navSound      bool
	idle          *big.Int
	shares        *big.Int
	queuedShares  *big.Int
	queuedAssets  *big.Int // what the queued shares are worth
	queueHead     uint64   // the first redemption that may be unpaid
	queueTail     uint64   // the next one to be queued
	sources       []contracts.MicroVaultSourceView
	exitLosses    []money.Bps // of the sources; none in a vault of a version without them
	readyShares   readyShares
}

// fetchInto puts a question to the vault at a block and reads the answer.
func fetchInto[T any](ctx context.Context, client *evm.Client, to common.Address, block evm.Block, data []byte, read func([]byte) (T, error), into *T) error {
	out, err := client.Call(ctx, ethereum.CallMsg{To: &to, Data: data}, new(big.Int).SetUint64(block.Number))
	if err != nil {
		return err
	}
	answer, err := read(out)
	if err != nil {
		return fmt.Errorf("%w: %w", errOtherVault, err)
	}
	*into = answer
	return nil
}

// fetchReading asks a vault everything that is shown or compared. The block is final,
// so that all answers belong together.
func fetchReading(ctx context.Context, client *evm.Client, v Vault) (r reading, err error) {
	final, err := client.Final(ctx)
	if err != nil {
		return r, err
	}
	r.at = final.Time
	to := v.Contract
	var root [32]byte
	err = errors.Join(
		fetchInto(ctx, client, to, final, vaultABI.PackName(), vaultABI.UnpackName, &r.name),
		fetchInto(ctx, client, to, final, vaultABI.PackSymbol(), vaultABI.UnpackSymbol, &r.symbol),
		fetchInto(ctx, client, to, final, vaultABI.PackOwner(), vaultABI.UnpackOwner, &r.owner),
		fetchInto(ctx, client, to, final, vaultABI.PackKeeper(), vaultABI.UnpackKeeper, &r.keeper),
		fetchInto(ctx, client, to, final, vaultABI.PackAsset(), vaultABI.UnpackAsset, &r.asset),
		fetchInto(ctx, client, to, final, vaultABI.PackVersion(), vaultABI.UnpackVersion, &r.version),
		fetchInto(ctx, client, to, final, vaultABI.PackRoot(), vaultABI.UnpackRoot, &root),
		fetchInto(ctx, client, to, final, vaultABI.PackNavIsSound(), vaultABI.UnpackNavIsSound, &r.navSound),
		fetchInto(ctx, client, to, final, vaultABI.PackIdle(), vaultABI.UnpackIdle, &r.idle),
		fetchInto(ctx, client, to, final, vaultABI.PackTotalSupply(), vaultABI.UnpackTotalSupply, &r.shares),
		fetchInto(ctx, client, to, final, vaultABI.PackQueuedShares(), vaultABI.UnpackQueuedShares, &r.queuedShares),
		fetchInto(ctx, client, to, final, vaultABI.PackQueueHead(), vaultABI.UnpackQueueHead, &r.queueHead),
		fetchInto(ctx, client, to, final, vaultABI.PackQueueTail(), vaultABI.UnpackQueueTail, &r.queueTail),
		fetchInto(ctx, client, to, final, vaultABI.PackSources(), vaultABI.UnpackSources, &r.sources),
	)
	if err == nil {
		err = fetchInto(ctx, client, to, final, vaultABI.PackConvertToAssets(r.queuedShares), vaultABI.UnpackConvertToAssets, &r.queuedAssets)
	}
	if err != nil {
		return r, fmt.Errorf("reading MicroVault %s: %w", v.ID, err)
	}
	r.root = root
	r.exitLosses, err = fetchExitLosses(ctx, client, v, final, r.sources)
	if err == nil && r.exitLosses != nil {
		r.readyShares, err = fetchReadyShares(ctx, client, v, final, r.sources)
	}
	return r, err
}

// fetchExitLosses asks a vault what moves out of its sources may lose. One of a version
// that does not know that has no answer, which is no error.
func fetchExitLosses(ctx context.Context, client *evm.Client, v Vault, at evm.Block, of []contracts.MicroVaultSourceView) ([]money.Bps, error) {
	losses := make([]money.Bps, len(of))
	for i, source := range of {
		var bps uint16
		err := fetchInto(ctx, client, v.Contract, at, vaultABI.PackExitLossBps(source.Id), vaultABI.UnpackExitLossBps, &bps)
		switch {
		case errors.Is(err, evm.ErrReverted):
			return nil, nil
		case err != nil:
			return nil, fmt.Errorf("reading the exit losses of MicroVault %s: %w", v.ID, err)
		}
		losses[i] = money.Bps(bps)
	}
	return losses, nil
}

// totalAssets is everything the vault has.
func (r reading) totalAssets() *big.Int {
	sum := new(big.Int).Set(r.idle)
	for _, s := range r.sources {
		sum.Add(sum, s.Worth)
	}
	return sum
}

// bpsOf is that many basis points of n, rounded down.
func bpsOf(n *big.Int, bps uint64) *big.Int {
	p := new(big.Int).Mul(n, new(big.Int).SetUint64(bps))
	return p.Quo(p, big.NewInt(int64(wholeBps)))
}

// targetDeltas says how far above (or, negative, below) its target every source
// is, and idle last, once everything that was asked for has happened. Targets are
// shares of the assets that no queued redemption waits for. The queued assets are
// to lie idle, on top of idle's own target.
func (r reading) targetDeltas() []*big.Int {
	total := r.totalAssets()
	net := new(big.Int).Sub(total, r.queuedAssets)
	if net.Sign() < 0 {
		net.SetInt64(0)
	}
	elsewhere, idleBps := new(big.Int), uint64(wholeBps)
	var deltas []*big.Int
	for _, s := range r.sources {
		settled := new(big.Int).Sub(s.Position.Held, s.Position.PendingOut)
		settled.Add(settled, s.Position.PendingIn)
		elsewhere.Add(elsewhere, settled)
		deltas = append(deltas, new(big.Int).Sub(settled, bpsOf(net, uint64(s.TargetBps))))
		idleBps -= uint64(s.TargetBps)
	}
	idle := new(big.Int).Sub(total, elsewhere)
	idle.Sub(idle, bpsOf(net, idleBps))
	return append(deltas, idle.Sub(idle, r.queuedAssets))
}

// targetDistance is the part of all assets that is not where it is to be.
func (r reading) targetDistance() money.Bps {
	sum, total := new(big.Int), r.totalAssets()
	for _, delta := range r.targetDeltas() {
		sum.Add(sum, new(big.Int).Abs(delta))
	}
	if total.Sign() == 0 {
		return 0
	}
	sum.Mul(sum, big.NewInt(int64(wholeBps)/2)) // what is too much in one place is missing in another
	return money.Bps(min(sum.Quo(sum, total).Int64(), int64(wholeBps)))
}

// needsRebalance says whether the vault is worth a rebalance: something waits
// to be paid or claimed, be it assets or shares, or a position is further off than the rules allow.
func (r reading) needsRebalance(rules Rules) bool {
	if r.queuedAssets.Sign() > 0 || len(r.readyShares) > 0 {
		return true
	}
	band := bpsOf(r.totalAssets(), uint64(rules.Band))
	if least := big.NewInt(int64(rules.Minimum)); band.Cmp(least) < 0 {
		band = least
	}
	deltas := r.targetDeltas()
	for i, s := range r.sources {
		if s.Position.Claimable.Sign() > 0 || new(big.Int).Abs(deltas[i]).Cmp(band) > 0 {
			return true
		}
	}
	return false
}
