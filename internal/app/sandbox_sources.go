package app

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// The sandbox's yield sources. Bills are entered at once, and left at once while the vault
// has the liquidity, beyond it by request; loans are entered and left by request.
const (
	SandboxSource      = "service-ustb-vault"      // bills, of USDC
	SandboxLoansSource = "service-jaaa-usdc-vault" // loans, of USDC
	SandboxUSDTSource  = "service-jaaa-usdt-vault" // loans, of USDT
)

// Their initial yields, in basis points.
const (
	sandboxBillsAPY = 450
	sandboxLoansAPY = 610
)

// fundsInterval is how often the sandbox's funds are looked at, but for a clock that was
// moved: then at once.
const fundsInterval = 500 * time.Millisecond

// sandboxDays is a policy in the banking days of New York: a cutoff, a strike an hour after the exchange's close, and
// both markets open. Such funds settle so, as far as they publish it; the number of days is an assumption of the
// sandbox's.
func sandboxDays(cutoff string, least, most int) calendar.Policy {
	p := calendar.Policy{Basis: calendar.BankingDays, TypicalMinUnits: least, TypicalMaxUnits: most, Markets: []calendar.Market{calendar.NYSE, calendar.Fed}}
	err := errors.Join(p.Cutoff.UnmarshalText([]byte(cutoff)), p.Strike.UnmarshalText([]byte("17:00")), p.Zone.UnmarshalText([]byte("America/New_York")))
	if err != nil {
		panic(err) // they are written above
	}
	return p
}

// describeSources describes the chain's vaults and funds as yield sources.
func (s *Sandbox) describeSources() []yield.Config {
	bills, loans, ceiling := sandboxBillsAPY, sandboxLoansAPY, 5_000_000*money.Dollar
	on := s.Chain.Contracts
	atOnce := calendar.Policy{TypicalMinUnits: 5, TypicalMaxUnits: 60}
	loan := yield.Config{
		Description: "AAA-rated collateralized loans, as the sandbox plays them: a fund that takes requests (ERC-7540), strikes its NAV each banking day and settles some days later.",
		Protocol:    "erc7540", Chain: chain.EthereumSepolia, ApyBps: &loans, NavUpdateMode: yield.NavDiscrete, MaxAllocationUsd: &ceiling,
		Deposits: yield.Requested, Redemptions: yield.Requested,
		Policies: yield.Policies{Deposit: sandboxDays("16:00", 1, 2), Redeem: sandboxDays("16:00", 1, 3)},
	}
	inUSDC, inUSDT := loan, loan
	inUSDC.ID, inUSDC.Name, inUSDC.DepositToken, inUSDC.Vault = SandboxLoansSource, "AAA loans fund, in USDC", chain.USDC, on.JAAA
	inUSDT.ID, inUSDT.Name, inUSDT.DepositToken, inUSDT.Vault = SandboxUSDTSource, "AAA loans fund, in USDT", chain.USDT, on.USDTJAAA
	return []yield.Config{{
		ID: SandboxSource, Name: "Treasury bills vault",
		Description: "Short-dated US treasury bills, as the sandbox plays them: an ERC-4626 vault whose shares grow by the second, with a queue for redemptions beyond its liquidity.",
		Protocol:    "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC, Vault: on.Vault, ApyBps: &bills,
		NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit, MaxAllocationUsd: &ceiling,
		Redemptions: yield.Queued, Requests: on.RedemptionQueue,
		Policies: yield.Policies{Deposit: atOnce, Redeem: sandboxDays("13:00", 0, 1)},
	}, inUSDC, inUSDT}
}

// openFunds has the sandbox's sources of requests run by the policies that are shown, as
// they were left in the directory.
func (s *Sandbox) openFunds(ctx context.Context) error {
	var list []devnet.Fund
	var ids []string
	for _, c := range s.Config.Sources {
		if !c.TakesRequests() {
			continue
		}
		fund := devnet.Fund{ID: c.ID, Contract: c.RequestContract(), Deposit: c.Policies.Deposit, Redeem: c.Policies.Redeem}
		if c.Redemptions == yield.Queued {
			fund.Vault, fund.Deposit = c.Vault, c.Policies.Redeem // a queue takes no deposits
		} else {
			fund.Terms.APY = money.Bps(*c.ApyBps)
		}
		list, ids = append(list, fund), append(ids, c.ID)
	}
	funds, err := s.Chain.OpenFunds(list, func() { s.hastenFunds(ids) })
	if err != nil {
		return err
	}
	s.funds = funds
	for _, fund := range list {
		if err := s.showSettleDays(ctx, fund.ID); err != nil {
			return err
		}
	}
	return nil
}

// hastenFunds has funds read at once that have struck, paid or refunded: their prices, and their requests. If that
// fails, both are read at their regular times.
func (s *Sandbox) hastenFunds(ids []string) {
	s.DB.Wake(yield.Topic)
	if err := s.Transfers.HastenRequests(context.Background(), ids...); err != nil {
		s.log.Warn("requests to the sandbox's funds are looked at later", "error", err)
	}
}

// showSettleDays has the catalog and previews estimate by a fund's settings, so that an estimate is the date that is
// kept.
func (s *Sandbox) showSettleDays(ctx context.Context, id string) error {
	i := slices.IndexFunc(s.Config.Sources, func(c yield.Config) bool { return c.ID == id })
	policies := s.Config.Sources[i].Policies
	if days := s.funds.Terms(id).SettleDays; days != nil {
		for _, p := range []*calendar.Policy{&policies.Deposit, &policies.Redeem} {
			if p.Basis == calendar.BankingDays {
				p.TypicalMinUnits, p.TypicalMaxUnits = *days, *days
			}
		}
	}
	return s.Catalog.SetPolicies(ctx, id, policies)
}

// setSource changes the vault of the named source, on its chain, and its operator, and waits until that is mined.
func (s *Sandbox) setSource(ctx context.Context, organization uuid.UUID, id string, c httpapi.SourceChange) error {
	source, err := s.Catalog.Choose(ctx, organization, id)
	if err != nil {
		return err
	}
	if err := s.checkChange(id, source, c); err != nil {
		return err
	}
	if s.isFund(source) {
		err = s.setFundFigures(ctx, id, c)
	} else {
		err = s.setVaultFigures(ctx, source, c)
	}
	if err != nil {
		return err
	}
	if c.ApyBps != nil {
		if err := s.Catalog.SetApy(ctx, id, *c.ApyBps); err != nil {
			return err
		}
	}
	if c.Mode != nil {
		if err := s.Catalog.SetMode(ctx, id, *c.Mode); err != nil {
			return err
		}
	}
	if err := s.setSettlement(ctx, id, c); err != nil {
		return err
	}
	s.DB.Wake(yield.Topic)
	return nil
}

// isFund says whether the source's own price is struck.
func (s *Sandbox) isFund(source yield.Source) bool {
	return s.funds.Has(source.ID) && source.Deposits == yield.Requested
}

// checkChange rejects fields that the source does not have.
func (s *Sandbox) checkChange(id string, source yield.Source, c httpapi.SourceChange) error {
	later := c.Strike != nil || c.FillPct != nil || c.SettleDays != nil || c.Refuse != nil || c.Failure != nil
	switch {
	case later && !s.funds.Has(id):
		return fault.New(fault.Validation, "strike, fillPct, settleDays, refuse and failure are for sources that settle later: %s settles at once", id)
	case c.Liquidity != nil && s.isFund(source):
		return fault.New(fault.Validation, "liquidityUsd: exits of %s are never immediate; use fillPct", id)
	}
	return nil
}

// setVaultFigures sets a vault's yield, assets and liquid amount.
func (s *Sandbox) setVaultFigures(ctx context.Context, source yield.Source, c httpapi.SourceChange) error {
	vault, err := s.findVault(ctx, source)
	if err != nil {
		return err
	}
	mined := func(hash common.Hash, err error) error {
		if err != nil {
			return err
		}
		_, err = s.Chain.Wait(ctx, hash)
		return err
	}
	if c.ApyBps != nil {
		if err := mined(s.Chain.SetAPY(ctx, vault, money.Bps(*c.ApyBps))); err != nil {
			return err
		}
	}
	if c.Nav != nil {
		if err := mined(s.Chain.SetNAV(ctx, vault, money.UnitsOf(*c.Nav, 6))); err != nil {
			return err
		}
	}
	if c.Liquidity != nil {
		units := money.UnitsOf(*c.Liquidity, 6)
		return mined(s.Chain.SetLiquidity(ctx, vault, &units))
	}
	return nil
}

// setFundFigures sets a fund's growth from strike to strike, and its present worth.
func (s *Sandbox) setFundFigures(ctx context.Context, id string, c httpapi.SourceChange) error {
	if c.ApyBps != nil {
		if err := s.funds.SetTerms(id, func(t *devnet.FundTerms) { t.APY = money.Bps(*c.ApyBps) }); err != nil {
			return err
		}
	}
	if c.Nav == nil {
		return nil
	}
	err := s.funds.Revalue(ctx, id, money.UnitsOf(*c.Nav, 6))
	if errors.Is(err, devnet.ErrNoShares) {
		return fault.Wrap(err, fault.Validation, "navUsd: nobody has shares of %s yet", id)
	}
	return err
}

// setSettlement says how a fund settles from now on, and strikes it.
func (s *Sandbox) setSettlement(ctx context.Context, id string, c httpapi.SourceChange) error {
	if c.SettleDays != nil {
		if err := s.funds.SetTerms(id, func(t *devnet.FundTerms) { t.SettleDays = c.SettleDays.Days }); err != nil {
			return err
		}
		if err := s.showSettleDays(ctx, id); err != nil {
			return err
		}
	}
	if c.Refuse != nil {
		if err := s.funds.SetTerms(id, func(t *devnet.FundTerms) { t.Refuse = *c.Refuse }); err != nil {
			return err
		}
	}
	if c.FillPct != nil {
		if err := s.funds.FillNext(ctx, id, *c.FillPct); err != nil {
			return err
		}
	}
	if c.Failure != nil {
		i := slices.Index(httpapi.SourceFailures, *c.Failure)
		if err := s.funds.SetFailure(ctx, id, devnet.FundFailure(i)); err != nil {
			return fmt.Errorf("having %s fail: %w", id, err)
		}
	}
	if c.Strike != nil && *c.Strike {
		return s.funds.Strike(ctx, id)
	}
	return nil
}
