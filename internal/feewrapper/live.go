package feewrapper

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/yield"
)

// Live is what a ready wrapper is worth at one final block.
type Live struct {
	TVL       money.USD
	Liquidity money.USD   // what the source can pay now
	Price     money.Units // of 1e12 shares, in 1e-18 of a token; 1e18 at first
	Source    yield.Source
}

// assetDecimals are those of both stablecoins.
const assetDecimals = 6

// callAt asks a contract at a final block. Error: service_temporarily_unavailable.
func (at Chain) callAt(ctx context.Context, final evm.Block, contract common.Address, data []byte) ([]byte, error) {
	out, err := at.Client.Call(ctx, ethereum.CallMsg{To: &contract, Data: data}, new(big.Int).SetUint64(final.Number))
	if err != nil {
		return nil, asUnavailable(err)
	}
	return out, nil
}

func asUnavailable(err error) error {
	return fault.Wrap(err, fault.ServiceUnavailable, "the chain cannot be read now")
}

// fetchUnits asks for a number.
func (at Chain) fetchUnits(ctx context.Context, final evm.Block, contract common.Address, data []byte) (money.Units, error) {
	out, err := at.callAt(ctx, final, contract, data)
	if err != nil {
		return money.Units{}, err
	}
	if len(out) != 32 {
		return money.Units{}, fmt.Errorf("%s answered %d bytes", contract, len(out))
	}
	return money.UnitsFromBig(new(big.Int).SetBytes(out))
}

// fetchFinal is the chain's newest final block.
func (s *Service) fetchFinal(ctx context.Context, on chain.Name) (Chain, evm.Block, error) {
	at, ok := s.chains[on]
	if !ok {
		return Chain{}, evm.Block{}, fault.New(fault.ServiceUnavailable, "%s is not served now", on)
	}
	final, err := at.Client.Final(ctx)
	if err != nil {
		return Chain{}, evm.Block{}, asUnavailable(err)
	}
	return at, final, nil
}

// Live reads what a ready wrapper is worth.
// Error: service_temporarily_unavailable.
func (s *Service) Live(ctx context.Context, w Wrapper) (l Live, err error) {
	at, final, err := s.fetchFinal(ctx, w.Chain)
	if err != nil {
		return l, err
	}
	if l.Source, err = s.catalog.Get(ctx, w.Source); err != nil {
		// It is the wrapper that was asked for, and that is there.
		return l, fault.Wrap(err, fault.ServiceUnavailable, "the wrapper's yield source cannot be read now")
	}
	for _, q := range []struct {
		data []byte
		into *money.USD
	}{{wrapperABI.PackTotalAssets(), &l.TVL}, {wrapperABI.PackLiquidity(), &l.Liquidity}} {
		units, err := at.fetchUnits(ctx, final, w.Contract, q.data)
		if err != nil {
			return l, err
		}
		if *q.into, err = units.USDFloor(assetDecimals); err != nil {
			*q.into = money.MaxUSD // a vault that knows no limit
		}
	}
	l.Price, err = at.fetchUnits(ctx, final, w.Contract, wrapperABI.PackPricePerShare())
	return l, err
}

// Allowed says whether the address is on the wrapper's list at the newest final
// block; nobody is before there is a contract.
// Errors: fee_wrapper_not_found, service_temporarily_unavailable.
func (s *Service) Allowed(ctx context.Context, organization, id uuid.UUID, address common.Address) (bool, error) {
	w, err := s.Get(ctx, organization, id)
	if err != nil || w.Contract == (common.Address{}) {
		return false, err
	}
	at, final, err := s.fetchFinal(ctx, w.Chain)
	if err != nil {
		return false, err
	}
	out, err := at.callAt(ctx, final, w.Contract, wrapperABI.PackAllowed(address))
	if err != nil {
		return false, err
	}
	allowed, err := wrapperABI.UnpackAllowed(out)
	if err != nil {
		return false, fmt.Errorf("reading a list: %w", err)
	}
	return allowed, nil
}

// InspectTask is the kind of task that looks at a wrapper that was made on a
// chain; its key is the wrapper's id.
func InspectTask(on chain.Name) string { return "feewrapper.inspect:" + string(on) }

// sourceRetryAfter is how long a wrapper that its source does not let in waits to ask
// again.
const sourceRetryAfter = 30 * time.Second

// Inspect is the handler of InspectTask. A wrapper is ready when the contract is
// what was asked for, to the last setting, and its source takes deposits from
// it. Looking changes nothing, so it may be done again.
func (s *Service) Inspect(ctx context.Context, t task.Task) error {
	w, err := s.loadByKey(ctx, t.Key)
	if err != nil {
		return err
	}
	status, problem := w.Status, ""
	if status == Provisioning {
		if status, problem, err = s.inspectContract(ctx, &w); err != nil {
			return err
		}
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		now, err := lockWrapper(ctx, tx, w.ID)
		if err != nil {
			return err
		}
		if now.Status == Provisioning && (status != now.Status || problem != now.Problem) {
			now.Status, now.Problem, now.Contract = status, problem, w.Contract
			saveWrapper(tx, now)
			if status == Ready {
				yield.AddOwned(tx, now.Organization, now.ID.String(), now.Source, now.Contract)
			}
		}
		if status != Provisioning {
			t.Finish(tx)
		}
		return nil
	})
	if err == nil && status == Provisioning {
		err = task.Later{After: sourceRetryAfter, Reason: problem}
	}
	return err
}

// inspectContract compares the contract with what was asked for.
func (s *Service) inspectContract(ctx context.Context, w *Wrapper) (Status, string, error) {
	at, final, err := s.fetchFinal(ctx, w.Chain)
	if err != nil {
		return "", "", err
	}
	terms, err := s.buildTerms(ctx, *w)
	if err != nil {
		return "", "", err
	}
	if w.Contract == (common.Address{}) {
		out, err := at.callAt(ctx, final, at.Factory, factoryABI.PackPredict(create2Salt(*w), terms))
		if err != nil {
			return "", "", err
		}
		if w.Contract, err = factoryABI.UnpackPredict(out); err != nil {
			return "", "", fmt.Errorf("reading a wrapper's address: %w", err)
		}
	}
	out, err := at.callAt(ctx, final, w.Contract, wrapperABI.PackState())
	if err != nil {
		return "", "", err
	}
	if len(out) == 0 {
		// This node's final block may be behind that of the node which saw it made.
		return Provisioning, "the contract is not there yet", nil
	}
	state, err := wrapperABI.UnpackState(out)
	if err != nil {
		return Failed, errOtherWrapper.Error(), nil
	}
	source, err := s.catalog.Get(ctx, w.Source)
	if err != nil {
		return "", "", err
	}
	if err := checkState(*w, terms, source.Asset, state); err != nil {
		return Failed, err.Error(), nil
	}
	room, err := at.fetchUnits(ctx, final, source.Vault, wrapperABI.PackMaxDeposit(w.Contract))
	if err != nil {
		return "", "", err
	}
	if room.IsZero() {
		return Provisioning, "the source takes nothing from the wrapper yet", nil
	}
	return Ready, "", nil
}

// checkState compares a wrapper's settings with those asked for.
func checkState(w Wrapper, terms contracts.FeeWrapperFactoryTerms, asset common.Address, is contracts.FeeWrapperState) error {
	want := contracts.FeeWrapperState{
		Source: terms.Source, Asset: asset, Owner: terms.Owner, Allowlister: terms.Allowlister, Pauser: terms.Pauser, FeeRecipient: terms.FeeRecipient,
		PerformanceFeeBps: terms.PerformanceFeeBps, ManagementFeeBps: terms.ManagementFeeBps, MaxPerformanceFeeBps: terms.MaxPerformanceFeeBps,
		MaxManagementFeeBps: uint16(w.MaxManagementFee), FeeRaiseDelay: is.FeeRaiseDelay,
	}
	if is != want {
		return fmt.Errorf("%w: it is %+v", errOtherWrapper, is)
	}
	return nil
}
