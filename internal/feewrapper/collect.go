package feewrapper

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Fees are in every price as soon as they are charged, and nobody's until somebody has
// them collected, which anybody may. The service does so for the recipient, who may have no
// key that could: by the keeper's account, in a line of its own, so that nobody is asked for
// approval and no change of the organization's waits for it.

// Seat is the task under which one replica has fees collected.
const Seat = "feewrappers"

const (
	// collectLook is the pause between looks at what could be collected.
	collectLook = 10 * time.Minute
	// collectRetry is the pause after a look at a chain of which something could not be read.
	collectRetry = time.Minute
	// collectEvery is the least time between two collections of a wrapper's fees.
	collectEvery = 24 * time.Hour
	// collectLeast is what is worth its gas.
	collectLeast = 10 * money.Dollar
)

// KeepCollecting has fees collected until ctx ends, those of each chain at its own pace: a chain that
// cannot be read is looked at again sooner, and disturbs no other. A replica that lost the seat
// without knowing does no harm: see requestCollection.
func (s *Service) KeepCollecting(ctx context.Context, _ task.Task) error {
	group, ctx := errgroup.WithContext(ctx)
	for name := range s.chains {
		group.Go(func() error { return s.keepCollectingOn(ctx, name) })
	}
	group.Go(func() error { <-ctx.Done(); return ctx.Err() })
	return group.Wait()
}

func (s *Service) keepCollectingOn(ctx context.Context, on chain.Name) error {
	for {
		pause := collectLook
		if err := s.CollectFees(ctx, on); err != nil && ctx.Err() == nil {
			s.log.Warn("fees of fee wrappers are not collected", "chain", string(on), "error", err)
			pause = collectRetry
		}
		if err := task.SleepOrWake(ctx, pause, nil); err != nil {
			return err
		}
	}
}

// CollectFees asks for the collection of the fees of every wrapper of a chain that has enough of them
// and whose last was a day ago. A wrapper that cannot be read holds up no other.
func (s *Service) CollectFees(ctx context.Context, on chain.Name) error {
	rows, err := s.db.Query(ctx, `SELECT `+wrapperColumns+` FROM fee_wrappers WHERE status = $1 AND chain = $2 ORDER BY created_at, id`, string(Ready), string(on))
	ready, err := store.Collect(rows, err, func(row store.Rows) (Wrapper, error) { return scanWrapper(row) })
	if err != nil {
		return fmt.Errorf("reading fee wrappers: %w", err)
	}
	for _, w := range ready {
		if failure := s.collectIfWorthwhile(ctx, w); failure != nil {
			err = errors.Join(err, fmt.Errorf("collecting the fees of fee wrapper %s: %w", w.ID, failure))
		}
	}
	return err
}

func (s *Service) collectIfWorthwhile(ctx context.Context, w Wrapper) error {
	at, final, err := s.fetchFinal(ctx, w.Chain)
	if err != nil {
		return err
	}
	worth, err := at.fetchPendingFees(ctx, final, w)
	if err != nil || worth < collectLeast {
		return err
	}
	return s.requestCollection(ctx, w.ID)
}

// fetchPendingFees is what the fees are worth that could be collected at a final block. A
// wrapper whose source does not tell its price has none.
func (at Chain) fetchPendingFees(ctx context.Context, final evm.Block, w Wrapper) (money.USD, error) {
	shares, err := at.fetchUnits(ctx, final, w.Contract, wrapperABI.PackPendingFees())
	if err == nil {
		shares, err = at.fetchUnits(ctx, final, w.Contract, wrapperABI.PackConvertToAssets(shares.Big()))
	}
	if errors.Is(err, evm.ErrReverted) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	return usdOrMax(shares), nil
}

// requestCollection asks for a collection unless one is on its way or was less than a day
// ago. Running it twice is running it once.
func (s *Service) requestCollection(ctx context.Context, id uuid.UUID) error {
	return s.db.Write(ctx, func(tx *store.Tx) error {
		w, err := lockWrapper(ctx, tx, id)
		if err != nil {
			return err
		}
		last, found, err := change.LastAbout(ctx, tx, id, collectFees, "")
		if err != nil || found && (last.Status == change.Submitted || tx.DB().Clock().Now().Before(last.UpdatedAt.Add(collectEvery))) {
			return err
		}
		_, err = change.Request(ctx, tx, change.Change{Organization: w.Organization, Subject: id, Chain: w.Chain, Kind: collectFees})
		return err
	})
}

func (s *Service) collectCalls(ctx context.Context, c change.Change) ([]intent.ContractCall, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	return []intent.ContractCall{{Contract: chain.EVMAddress(w.Contract), Data: wrapperABI.PackCollectFees()}}, nil
}

// settleCollection takes nothing over: a wrapper's terms are as they were, and what its
// recipient has is asked of the chain.
func settleCollection(context.Context, *store.Tx, change.Change, intent.Outcome) error { return nil }
