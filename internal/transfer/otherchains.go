package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A request that an earlier life of the database has paid may be repeated with another destination chain, where its
// payouts' ids are unused. So in a database that was recovered, a payout is signed only when no payout of its request
// was made on any other chain that is served.

// repeatsWithin is how long after a recovery a payout waits for each chain to answer. Later a chain that does not
// answer holds up no payout on another.
const repeatsWithin = 31 * 24 * time.Hour

// otherChains returns the served chains but one on which payouts of an earlier life may have been made, and whether
// each of them must answer. It returns none in a database that was never recovered: that knows all its requests.
func (s *Service) otherChains(ctx context.Context, but chain.Name) (others []chain.Name, each bool, err error) {
	at, recovered, err := restore.LastRecovery(ctx, s.db)
	if err != nil || !recovered {
		return nil, false, err
	}
	for name := range s.chains {
		if name != but {
			others = append(others, name)
		}
	}
	slices.Sort(others)
	return others, s.db.Clock().Now().Sub(at) < repeatsWithin, nil
}

// errUnservedChain is the cause of an error of a chain that cannot be read, since it is not served.
var errUnservedChain = errors.New("the chain is not served")

// newUnservedError returns the error of a request that a chain which is not served may have executed.
func newUnservedError(on chain.Name) error {
	return fault.Wrap(errUnservedChain, fault.ServiceUnavailable, "%s is not served now, and may have executed the request before the database was restored: repeat it under the same requestId once it is", on)
}

// checkNoneExecuted returns an error if a chain that is not served may have executed a step that the database has as unsigned, since that was
// recovered within repeatsWithin. Error: service_temporarily_unavailable with the cause errUnservedChain.
func (s *Service) checkNoneExecuted(ctx context.Context, unserved chain.Name) error {
	_, recent, err := s.otherChains(ctx, "")
	if err == nil && recent {
		err = newUnservedError(unserved)
	}
	return err
}

// judgeOtherChains says why a payout may not be signed, since a payout of its request was made on another chain; empty
// if none was. Error: task.Later while a chain that must answer does not, or is not served, and while nodes of a chain lack the
// wallet's history there.
func (s *Service) judgeOtherChains(ctx context.Context, ref stepRef) (string, error) {
	others, each, err := s.otherChains(ctx, ref.step.Chain)
	if err != nil || len(others) == 0 && !each {
		return "", err
	}
	ids := s.payoutIDs(ref.workflow.Organization, ref.workflow.RequestID)
	for _, on := range others {
		executed, err := s.executedOn(ctx, on, ref.workflow.Wallet, ids)
		switch {
		case err != nil && (each || lacksHistory(err)): // that a chain which answers lacks history does not pass with time
			return "", task.Later{After: time.Second, Reason: fmt.Sprintf("%s does not say whether an earlier database has paid the request there: %v", on, err)}
		case err != nil:
			continue
		}
		if at := slices.Index(executed, true); at >= 0 {
			return s.describeEarlierUse(ctx, ref, on, ids[at])
		}
	}
	if !each {
		return "", nil
	}
	unserved, err := s.findUnservedMoney(ctx, ref.workflow.Wallet)
	if err == nil && unserved != "" {
		err = task.Later{After: unservedDelay, Reason: fmt.Sprintf("%s is not served, and an earlier database may have paid the request there: serve it again", unserved)}
	}
	return "", err
}

// unservedDelay is how long a payout waits before its chains are looked at again of which one is not served.
const unservedDelay = time.Minute

// findUnservedMoney returns a chain that is not served, and on which a wallet has money or an opening, so that an earlier database
// may have made payouts of the wallet there; empty if there is none.
func (s *Service) findUnservedMoney(ctx context.Context, of uuid.UUID) (chain.Name, error) {
	rows, err := s.db.Query(ctx, `SELECT chain FROM wallet_openings WHERE wallet_id = $1
		UNION SELECT chain FROM positions WHERE wallet_id = $1 AND balance > 0 ORDER BY chain`, of)
	funded, err := store.Collect(rows, err, func(row store.Rows) (on chain.Name, err error) { return on, row.Scan((*string)(&on)) })
	if err != nil {
		return "", fmt.Errorf("reading on which chains a wallet has money: %w", err)
	}
	for _, on := range funded {
		if _, notServed := s.servedChain(on); notServed != nil {
			return on, nil
		}
	}
	return "", nil
}

// executedOn says of each id whether a chain has executed it for a wallet.
func (s *Service) executedOn(ctx context.Context, on chain.Name, wallet uuid.UUID, ids []uuid.UUID) (executed []bool, err error) {
	err = s.askChain(ctx, on, func(ctx context.Context) (err error) {
		executed, err = s.intents.Executed(ctx, on, wallet, ids)
		return err
	})
	return executed, err
}
