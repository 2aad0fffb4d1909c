package transfer

import (
	"maps"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// Workers of the kinds of task that each chain has of its own.
const (
	startWorkers  = 16
	cancelWorkers = 4
)

// Workers of the kinds of task that all chains share and that ask chains by askChain. Of a kind that organizations
// share one of them has half.
const (
	settleWorkers        = 8
	cancelRevokedWorkers = 4
	arrivalWorkers       = 4
	attestWorkers        = 16
	balanceWorkers       = 16
	unwindWorkers        = 8
)

// A chain that does not answer keeps maxAsking workers: each kind has more, so that one always goes on with work
// on other chains. This does not compile otherwise.
const _ uint = min(settleWorkers, cancelRevokedWorkers, arrivalWorkers, attestWorkers/2, balanceWorkers/2, unwindWorkers/2) - maxAsking - 1

// Register has the runner do the service's tasks.
func (s *Service) Register(r *task.Runner) {
	for _, on := range s.servedNames() {
		r.HandleShared(StartTask(on), startWorkers, s.Start)
		r.HandleShared(ChainCancelTask(on), cancelWorkers, s.SubmitCancellation)
	}
	r.Handle(SettleTask, settleWorkers, s.Settle)
	r.Handle(CancelTask, 1, s.ForwardCancellation)
	r.Handle(CancelRevokedTask, cancelRevokedWorkers, s.CancelRevoked)
	r.HandleShared(AttestTask, attestWorkers, s.Attest)
	r.Handle(ReclaimTask, 2, s.Reclaim)
	r.Handle(wallet.ArrivalTask, arrivalWorkers, s.SettleArrival)
	r.HandleShared(wallet.BalanceTask, balanceWorkers, s.Balance)
	r.HandleShared(riskaction.UnwindTask, unwindWorkers, s.Unwind)
}

// servedNames lists the chains that are served.
func (s *Service) servedNames() []chain.Name { return slices.Sorted(maps.Keys(s.chains)) }
