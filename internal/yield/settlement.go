package yield

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// Settlement is the time at which a source pays its debts.
type Settlement string

// The settlements. A source gives in the same transaction (ERC-4626), or takes a request and
// gives later, to who claims it (ERC-7540). Queued redemptions are atomic while the vault
// has the liquidity; beyond that, the shares are requested at a contract of their own.
const (
	Atomic    Settlement = "atomic"
	Requested Settlement = "requested"
	Queued    Settlement = "queued"
)

func (s Settlement) settlesDeposits() bool { return s == Atomic || s == Requested }

func (s Settlement) settlesRedemptions() bool { return s == Atomic || s == Requested || s == Queued }

// takesRequests reports whether a part of the given amount is owed until later.
func (s Settlement) takesRequests() bool { return s == Requested || s == Queued }

func (c Config) deposits() Settlement { return orAtomic(c.Deposits) }

func (c Config) redemptions() Settlement { return orAtomic(c.Redemptions) }

func orAtomic(s Settlement) Settlement {
	if s == "" {
		return Atomic
	}
	return s
}

// CheckSettlement names the first of the fields about settlement that is at fault.
func (c Config) CheckSettlement() error {
	switch {
	case !c.deposits().settlesDeposits():
		return fmt.Errorf("deposits: neither %s nor %s", Atomic, Requested)
	case !c.redemptions().settlesRedemptions():
		return fmt.Errorf("redemptions: neither %s, %s nor %s", Atomic, Requested, Queued)
	case c.redemptions() == Queued && c.deposits() != Atomic:
		return fmt.Errorf("redemptions: %s needs deposits that are %s", Queued, Atomic)
	case c.redemptions() == Queued && (c.Requests == common.Address{} || c.Requests == c.Vault):
		return fmt.Errorf("requests: redemptions that are %s need another contract than the vault", Queued)
	case !c.TakesRequests() && c.Requests != common.Address{}:
		return errors.New("requests: no part of it settles by request")
	}
	return nil
}

// TakesRequests says whether deposits or redemptions are settled by request.
func (c Config) TakesRequests() bool { return c.RequestsOf(false) || c.RequestsOf(true) }

// RequestsOf says whether deposits (false) or redemptions (true) are settled by request, at
// least beyond the liquidity.
func (c Config) RequestsOf(redeem bool) bool {
	if redeem {
		return c.redemptions().takesRequests()
	}
	return c.deposits().takesRequests()
}

// RequestContract is the contract that takes the source's requests; zero where none does.
func (c Config) RequestContract() common.Address {
	switch {
	case !c.TakesRequests():
		return common.Address{}
	case c.Requests == common.Address{}:
		return c.Vault
	}
	return c.Requests
}

// IsAtomic says whether the vault gives at once both ways, as far as its liquidity reaches.
func (c Config) IsAtomic() bool { return !c.sharesApart() }

// IsRequested reports whether the vault itself takes requests both ways, and pays no amount at once.
func (c Config) IsRequested() bool {
	return c.deposits() == Requested && c.redemptions() == Requested && c.RequestContract() == c.Vault
}

// TakesRequests says whether the source settles deposits (false) or redemptions (true) by
// request, at least beyond its liquidity.
func (s Source) TakesRequests(redeem bool) bool {
	if redeem {
		return s.Redemptions.takesRequests()
	}
	return s.Deposits.takesRequests()
}

// ShareKnown says whether it is known which token the shares are. No wallet holds shares of
// a source of requests before that: it was observed when the wallet entered it.
func (s Source) ShareKnown() bool { return s.Share != (common.Address{}) }

// errUnobserved says that a source's share is not known.
var errUnobserved = errors.New("the source was never observed: its share is not known yet")

// requestABI has the calls of requests and of their cancellation; of the sandbox's vault
// only those of ERC-7540, ERC-7575, ERC-7887 and ERC-165 are used, and priceLastUpdated, as
// Centrifuge's vaults have it.
var requestABI = contracts.NewSandboxAsyncVault()

// unlimited are more assets than there is money.
var unlimited = money.UnitsOf(money.MaxUSD, assetDecimals)

// The interfaces of ERC-7887, as ERC-165 asks for them.
var (
	cancelsDepositsID    = [4]byte{0x8b, 0xf8, 0x40, 0xe3}
	cancelsRedemptionsID = [4]byte{0xe7, 0x6c, 0xff, 0xc7}
)

// requestFacts is a source's description of its requests.
type requestFacts struct {
	share                               common.Address // the token that the shares are
	pricedAt                            time.Time      // when the NAV was struck; zero if it is not reported
	cancelsDeposits, cancelsRedemptions bool
}

// fetchRequestFacts reads a source's share token, the time of its NAV, and the kinds of requests that it can cancel.
// One without requests is not read: it is an ERC-4626 vault, which is its own share.
func (v blockView) fetchRequestFacts(ctx context.Context, e entry, now time.Time) (requestFacts, error) {
	facts := requestFacts{share: e.Vault}
	if !e.TakesRequests() {
		return facts, nil
	}
	if e.sharesApart() {
		share, err := v.callShare(ctx, e.Vault)
		if err != nil {
			return requestFacts{}, err
		}
		facts.share = share
		if facts.pricedAt, err = v.callPricedAt(ctx, e.Vault, now); err != nil {
			return requestFacts{}, err
		}
	}
	if facts.share == e.asset {
		return requestFacts{}, fmt.Errorf("%w: its share is its asset", errImplausible)
	}
	at := e.RequestContract()
	if at != e.Vault {
		if err := v.checkRequestContract(ctx, at, facts.share, e.asset); err != nil {
			return requestFacts{}, err
		}
	}
	var err error
	if e.deposits().takesRequests() {
		if facts.cancelsDeposits, err = v.callSupports(ctx, at, cancelsDepositsID); err != nil {
			return requestFacts{}, err
		}
	}
	if e.redemptions().takesRequests() {
		facts.cancelsRedemptions, err = v.callSupports(ctx, at, cancelsRedemptionsID)
	}
	return facts, err
}

// sharesApart says whether the shares may be another token than the vault (ERC-7575): of
// an ERC-4626 vault, which a queue is beside, they are not.
func (c Config) sharesApart() bool {
	return c.deposits() == Requested || c.redemptions() == Requested
}

// callShare asks which token a vault's shares are. A vault that does not know the question
// is its own share.
func (v blockView) callShare(ctx context.Context, vault common.Address) (common.Address, error) {
	out, err := v.callWord(ctx, vault, requestABI.PackShare())
	if errors.Is(err, evm.ErrReverted) {
		return vault, nil
	}
	if err != nil {
		return common.Address{}, err
	}
	share := common.BytesToAddress(out)
	if share == (common.Address{}) || common.BytesToHash(out) != common.BytesToHash(share.Bytes()) {
		return common.Address{}, fmt.Errorf("%w: its share is no address", errImplausible)
	}
	return share, nil
}

// callPricedAt reads when the NAV was struck; a vault without the method does not report it.
func (v blockView) callPricedAt(ctx context.Context, vault common.Address, now time.Time) (time.Time, error) {
	var seconds money.Units
	err := v.callUnits(ctx, &seconds, vault, requestABI.PackPriceLastUpdated())()
	if errors.Is(err, evm.ErrReverted) || (err == nil && seconds.IsZero()) {
		return time.Time{}, nil
	}
	if err != nil {
		return time.Time{}, err
	}
	if seconds.Cmp(money.NewUnits(uint64(now.Unix()))) > 0 {
		return time.Time{}, fmt.Errorf("%w: its NAV was struck after now", errImplausible)
	}
	return time.Unix(seconds.Big().Int64(), 0).UTC(), nil
}

// checkRequestContract refuses a contract that takes requests of other shares, or for
// another asset.
func (v blockView) checkRequestContract(ctx context.Context, at, share, asset common.Address) error {
	taken, err := v.callWord(ctx, at, requestABI.PackShare())
	if err != nil {
		return err
	}
	paid, err := v.callWord(ctx, at, requestABI.PackAsset())
	if err != nil {
		return err
	}
	if common.BytesToAddress(taken) != share || common.BytesToAddress(paid) != asset {
		return fmt.Errorf("%w: %s takes requests of another share or asset", errImplausible, at)
	}
	return nil
}

// callSupports asks a contract whether it has an interface; one that does not know the
// question has not.
func (v blockView) callSupports(ctx context.Context, at common.Address, id [4]byte) (bool, error) {
	var has bool
	err := v.callFlag(ctx, &has, at, requestABI.PackSupportsInterface(id))()
	if errors.Is(err, evm.ErrReverted) {
		return false, nil
	}
	return has, err
}

// callFlag has a yes or no put into dst as part of a group.
func (v blockView) callFlag(ctx context.Context, dst *bool, to common.Address, data []byte) func() error {
	return func() error {
		out, err := v.callWord(ctx, to, data)
		if err == nil {
			*dst = !parseWord(out).IsZero()
		}
		return err
	}
}

// checkShare rejects shares that are another token than before: wallets hold the first one.
func (s Source) checkShare(now common.Address) error {
	if s.ShareKnown() && s.Share != now {
		return fmt.Errorf("%w: its shares were %s, and are now %s", errImplausible, s.Share, now)
	}
	return nil
}

// pricedAtMicros is nil if the source does not report it.
func (f requestFacts) pricedAtMicros() *int64 {
	if f.pricedAt.IsZero() {
		return nil
	}
	micros := f.pricedAt.UnixMicro()
	return &micros
}

func flagColumn(set bool) int64 {
	if set {
		return 1
	}
	return 0
}
