package yield

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// errImplausible reports that a contract returned a value that no ERC-4626 vault over the source's token can return.
var errImplausible = errors.New("the vault's answers make no sense")

// anyone is a depositor without a record in the vault.
var anyone = common.HexToAddress("0x0000000000000000000000000000000000000001")

// probeShares is how many shares an empty vault is asked the price of.
var probeShares = money.NewUnits(1_000_000_000_000_000_000)

// entryProbe is the deposit for which a vault is asked the shares: a thousand dollars, so that rounding loses a
// billionth of them.
var entryProbe = money.UnitsOf(1000*money.Dollar, assetDecimals)

// reading is a vault's state at one block. worth is the worth of basis shares: all shares there are, or nextShares if
// there are none.
type reading struct {
	at                      time.Time
	block                   uint64
	assets, shares          money.Units
	basisWorth, basisShares money.Units
	entryShares             money.Units // for entryProbe
	liquidity, depositRoom  money.USD
	requestFacts
}

// blockView asks contracts on the state of one block.
type blockView struct {
	client *evm.Client
	number *big.Int
}

func (v blockView) callWord(ctx context.Context, to common.Address, data []byte) ([]byte, error) {
	out, err := v.client.Call(ctx, ethereum.CallMsg{To: &to, Data: data}, v.number)
	if err != nil {
		return nil, err
	}
	if len(out) != 32 {
		return nil, fmt.Errorf("%w: %d bytes from %s", errImplausible, len(out), to)
	}
	return out, nil
}

// callUnits has an answer put into dst as part of a group.
func (v blockView) callUnits(ctx context.Context, dst *money.Units, to common.Address, data []byte) func() error {
	return func() error {
		out, err := v.callWord(ctx, to, data)
		if err == nil {
			*dst = parseWord(out)
		}
		return err
	}
}

// callLimit has the limit that a max function returns put into dst as part of a group. Where limits are simulated the
// function may fail: it then counts as returning 0, which is no limit.
func (v blockView) callLimit(ctx context.Context, dst *money.Units, e entry, to common.Address, data []byte) func() error {
	return func() error {
		var returned money.Units
		err := v.callUnits(ctx, &returned, to, data)()
		if e.Liquidity == LiquiditySimulated && (errors.Is(err, evm.ErrReverted) || errors.Is(err, errImplausible)) {
			err = nil
		}
		*dst = returned
		return err
	}
}

// callEntryShares reads the shares for a deposit: of a source of requests, which has no previews, at the NAV that was
// struck last. A vault that reverts, as it may while deposits are closed, has no price for entering; it is read all
// the same.
func (v blockView) callEntryShares(ctx context.Context, dst *money.Units, e entry) func() error {
	question := vaultABI.PackPreviewDeposit(entryProbe.Big())
	if e.deposits() == Requested {
		question = vaultABI.PackConvertToShares(entryProbe.Big())
	}
	return func() error {
		err := v.callUnits(ctx, dst, e.Vault, question)()
		if errors.Is(err, evm.ErrReverted) {
			return nil
		}
		return err
	}
}

// parseWord reads 32 bytes as an integer, which they always are.
func parseWord(b []byte) money.Units {
	u, err := money.UnitsFromBig(new(big.Int).SetBytes(b))
	if err != nil {
		panic(err)
	}
	return u
}

// fetchReading asks a vault everything at the newest block. If that block is no longer
// the chain's when all is asked, the answers may be of two forks and are
// dropped.
func (e entry) fetchReading(ctx context.Context) (reading, error) {
	head, err := e.client.Head(ctx)
	if err != nil {
		return reading{}, err
	}
	v := blockView{e.client, new(big.Int).SetUint64(head.Number)}
	facts, err := v.fetchRequestFacts(ctx, e, head.Time)
	if err != nil {
		return reading{}, err
	}
	r := reading{at: head.Time, block: head.Number, requestFacts: facts}
	var asset, free money.Units
	room := unlimited // requests wait for capacity
	group, groupCtx := errgroup.WithContext(ctx)
	group.Go(v.callUnits(groupCtx, &asset, e.Vault, vaultABI.PackAsset()))
	group.Go(v.callUnits(groupCtx, &r.assets, e.Vault, vaultABI.PackTotalAssets()))
	group.Go(v.callUnits(groupCtx, &r.shares, r.share, vaultABI.PackTotalSupply()))
	if e.deposits() == Atomic {
		group.Go(v.callLimit(groupCtx, &room, e, e.depositVault, vaultABI.PackMaxDeposit(e.depositReceiver)))
	}
	switch {
	case e.redemptions() == Requested, e.Liquidity == LiquiditySimulated: // no asset leaves at once, or the limit is simulated below
	case e.Liquidity == LiquidityLimit:
		group.Go(v.callUnits(groupCtx, &free, e.Vault, vaultABI.PackLiquidity()))
	default:
		group.Go(v.callUnits(groupCtx, &free, e.asset, tokenABI.PackBalanceOf(e.Vault)))
	}
	group.Go(v.callEntryShares(groupCtx, &r.entryShares, e))
	if err := group.Wait(); err != nil {
		return reading{}, err
	}
	if common.BigToAddress(asset.Big()) != e.asset {
		return reading{}, fmt.Errorf("%w: its asset is not %s", errImplausible, e.DepositToken)
	}
	if e.deposits() == Atomic && e.isSimulated(room) {
		simulated, err := e.simulatorAt(head).simulateDeposits(ctx, e, anyone)
		if err != nil {
			return reading{}, err
		}
		room = lowerLimit(room, simulated)
	}
	if e.redemptions() != Requested && e.Liquidity == LiquiditySimulated {
		if free, err = e.simulatorAt(head).simulateLiquidity(ctx, e, r.share, r.shares); err != nil {
			return reading{}, err
		}
	}
	r.basisShares = r.shares
	if r.basisShares.IsZero() {
		r.basisShares = probeShares
	}
	if err := v.callUnits(ctx, &r.basisWorth, e.Vault, vaultABI.PackConvertToAssets(r.basisShares.Big()))(); err != nil {
		return reading{}, err
	}
	if r.basisWorth.Cmp(maxWorth) > 0 || r.basisShares.Cmp(maxShares) > 0 || r.entryShares.Cmp(maxShares) > 0 || r.assets.Cmp(maxWorth) > 0 {
		return reading{}, fmt.Errorf("%w: %s assets for %s shares", errImplausible, r.basisWorth, r.basisShares)
	}
	r.liquidity, r.depositRoom = min(cappedUSD(free), cappedUSD(r.assets)), cappedUSD(room)
	again, err := e.client.Block(ctx, head.Number)
	if err != nil {
		return reading{}, err
	}
	if again.Hash != head.Hash {
		return reading{}, fmt.Errorf("%w: block %d was reorganized", chain.ErrInconsistent, head.Number)
	}
	return r, nil
}

// cappedUSD are asset units as money, money.MaxUSD for anything beyond it: a
// vault says "no limit" with a number that no money reaches.
func cappedUSD(u money.Units) money.USD {
	usd, err := u.USDFloor(assetDecimals)
	if err != nil {
		return money.MaxUSD
	}
	return min(usd, money.MaxUSD)
}
