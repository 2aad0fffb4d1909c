package transfer

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// A request to a source that only a lost database knew has no caller that repeats it where the service made it by
// itself. The chain has it: the intent by which it was made, and the amount that the source still owes. EnterRequest makes
// a rebalance of it under the same id, whose first step is settled as executed before. The ids of its claims follow from that id,
// so that a claim which the lost database made is found, and the rest is claimed as of any other request.

// ReasonRecovered is the reason of a rebalance that `granary recover` made of a request of a lost database.
const ReasonRecovered = "recovered_request"

// RecoveredRequest is a request to a source that the chain has executed and the books lack.
type RecoveredRequest struct {
	Wallet uuid.UUID
	Source string
	Redeem bool
	ID     uuid.UUID   // of the intent by which it was made
	Units  money.Units // given: of the stablecoin, or shares
	Value  money.USD   // of the shares
	Block  uint64      // in which it was made
}

// ClaimID returns the id of the nth claim of a request to a source.
func (s *Service) ClaimID(organization, request uuid.UUID, redeem bool, n int) uuid.UUID {
	kind := StepClaimDeposit
	if redeem {
		kind = StepClaimRedeem
	}
	return s.requestStepID(organization, request, kind, n)
}

// ReturnID returns the id of the nth claim of an amount that the source of a request has returned.
func (s *Service) ReturnID(organization, request uuid.UUID, n int) uuid.UUID {
	return s.requestStepID(organization, request, StepClaimCancelled, n)
}

// EnterRequest makes a rebalance of a request. The books must have the wallet as the chain had it at a final block that
// is not before the request's: the request is settled as a part of the opening balance. The boolean is false if a
// step has the id already. Errors: yield_source_not_found, workflow_conflict while the wallet is not active.
//
// It is safe to run twice, and twice at once: the wallet is locked, and an id is entered once. It makes no
// entries: the settlement of the step does, by the logs of the chain, and the step fails if they differ from r.
func (s *Service) EnterRequest(ctx context.Context, r RecoveredRequest) (entered bool, err error) {
	owner, err := s.loadOwner(ctx, r.Wallet)
	if err != nil {
		return false, err
	}
	w, err := s.planRecovered(ctx, owner, r)
	if err != nil {
		return false, err
	}
	return s.enterRecovered(ctx, owner, w, r.Block, audit.Details{"walletId": w.Wallet.String(), "yieldSourceId": r.Source, "requestId": r.ID.String()})
}

// enterRecovered writes a rebalance whose first step the chain has executed in a final block, and has that step settled.
func (s *Service) enterRecovered(ctx context.Context, owner wallet.Wallet, w Workflow, block uint64, details audit.Details) (bool, error) {
	step := &w.Legs[0].Steps[0]
	executed, err := s.intents.Executed(ctx, step.Chain, owner.ID, []uuid.UUID{step.ID})
	if err != nil {
		return false, err
	}
	if !executed[0] {
		return false, fmt.Errorf("wallet %s has not executed %s on %s", owner.ID, step.ID, step.Chain)
	}
	order := s.orderToSign(stepRef{&w, &w.Legs[0], step}, owner)
	order.UsedBefore = true
	draft, err := s.intents.Prepare(ctx, order)
	if err != nil {
		return false, err
	}
	step.Amount = 0 // reserved: the opening balance lacks it
	return store.Write(ctx, s.db, func(tx *store.Tx) (bool, error) {
		return s.insertRecovered(ctx, tx, w, block, details, intent.Submission{Draft: draft})
	})
}

// loadOwner reads a wallet of any organization.
func (s *Service) loadOwner(ctx context.Context, id uuid.UUID) (owner wallet.Wallet, err error) {
	var organization uuid.UUID
	if err := s.db.QueryRow(ctx, `SELECT organization_id FROM wallets WHERE id = $1`, id).Scan(&organization); err != nil {
		return owner, fmt.Errorf("reading wallet %s: %w", id, err)
	}
	return owner, s.db.SendBatch(ctx, wallet.WalletQuery(&owner, organization, id, ""))
}

// planRecovered returns the rebalance of a request: the step that made it, and a claim.
func (s *Service) planRecovered(ctx context.Context, owner wallet.Wallet, r RecoveredRequest) (Workflow, error) {
	source, err := s.catalog.Get(ctx, r.Source)
	if err != nil {
		return Workflow{}, err
	}
	at, err := s.findPosition(ctx, owner, r.Source, nil)
	if err != nil {
		return Workflow{}, err
	}
	cash, err := s.findPosition(ctx, owner, chain.CashID(source.Chain, source.DepositToken), nil)
	if err != nil {
		return Workflow{}, err
	}
	from, to, kind := cash, at, StepRequestDeposit
	amount, err := r.Units.USDFloor(stablecoinDecimals)
	if r.Redeem {
		from, to, kind = at, cash, StepRequestRedeem
		amount, err = r.Value, nil
	}
	if err != nil {
		return Workflow{}, err
	}
	leg := newLeg(0, amount, from.asPlace(), to.asPlace())
	leg.addStep(at.sourceStep(kind, yield.Price{}), at.sourceStep(kind.claimKind(), yield.Price{}))
	leg.Steps[0].ID = r.ID
	if r.Redeem {
		leg.Steps[0].Shares = r.Units
	}
	return s.newRecovered(owner, leg), nil
}

// newRecovered returns the rebalance of a leg whose first step has its id.
func (s *Service) newRecovered(owner wallet.Wallet, leg Leg) Workflow {
	now := s.db.Clock().Now()
	w := Workflow{ID: uuid.New(), Organization: owner.Organization, Wallet: owner.ID, Kind: wallet.Rebalance, Status: initial(WorkflowStates, RebalanceAccepted),
		Reason: ReasonRecovered, Amount: leg.Amount, Instructions: []Instruction{{leg.From.ID, leg.To.ID, leg.Amount}}, CreatedAt: now, WaitingSince: &now, Legs: []Leg{leg}}
	w.RequestID = w.ID // of the service's own
	s.deriveClaimIDs(&w)
	return w
}

// insertRecovered writes the rebalance and has its first step looked up on the chain, in one transaction. Error: workflow_conflict
// while the wallet is not active, or has an arrival that is not settled: an opening must not contain the block of
// an arrival that the books lack.
func (s *Service) insertRecovered(ctx context.Context, tx *store.Tx, w Workflow, block uint64, details audit.Details, submission intent.Submission) (bool, error) {
	owner, err := wallet.Lock(ctx, tx, w.Wallet)
	if err != nil {
		return false, err
	}
	if err := owner.CheckWorkflow(); err != nil {
		return false, err
	}
	first := &w.Legs[0].Steps[0]
	known, err := countRows(ctx, tx, `SELECT COUNT(*) FROM steps WHERE id IN ($1, $2)`, first.ID, w.Legs[0].Steps[1].ID)
	if err != nil || known > 0 {
		return false, err
	}
	arriving, err := countRows(ctx, tx, `SELECT COUNT(*) FROM bridge_arrivals WHERE wallet_id = $1 AND chain = $2`, w.Wallet, string(first.Chain))
	if err != nil {
		return false, err
	}
	if arriving > 0 {
		return false, fault.New(fault.WorkflowConflict, "an amount that came to the wallet from another chain is not settled yet")
	}
	if err := insertWorkflow(tx, w); err != nil {
		return false, err
	}
	wallet.RecordOpening(tx, w.Wallet, first.Chain, block)
	audit.Record(ctx, tx, w.Organization, audit.RecoverRequest, w.ID.String(), details)
	if err := emitBeginning(ctx, tx, w); err != nil {
		return false, err
	}
	if err := s.intents.Submit(tx, submission); err != nil {
		return false, err
	}
	return true, markStarted(ctx, tx, stepRef{&w, &w.Legs[0], first})
}

// isRecovered says whether the step made a request that `granary recover` found on the chain.
func (r stepRef) isRecovered() bool {
	return r.workflow.Reason == ReasonRecovered && r.step.Kind.makesRequest()
}

// withRecovered returns the positions before a requested redemption that the opening balance contains. It adds the redeemed
// shares at the carrying value of the remaining ones, or at the amount of the leg if none remain.
func (d settlement) withRecovered(positions []ledger.Position) []ledger.Position {
	given := new(big.Int).Neg(d.sharesOf(d.step.YieldSource))
	units, err := money.UnitsFromBig(given)
	if err != nil || d.step.Kind != StepRequestRedeem || !d.opened.containsOutcome(d.outcome.Outcome) {
		return positions
	}
	all := slices.Clone(positions)
	at := slices.IndexFunc(all, func(p ledger.Position) bool { return p.ID == d.step.YieldSource })
	if at < 0 {
		at = len(all)
		all = append(all, ledger.Position{ID: d.step.YieldSource})
	}
	value := d.leg.Amount
	if held := all[at]; !held.Shares.IsZero() {
		value = costOf(units, held)
	}
	all[at].Shares = sumUnits(all[at].Shares, units)
	all[at].Balance += value
	return all
}

// costOf returns the carrying value of units at the average of the position. The units may exceed those of the position. The
// value is rounded down and at most money.MaxUSD.
func costOf(units money.Units, held ledger.Position) money.USD {
	cost, fits := money.NewUnits(uint64(max(0, held.Balance))).MulDivFloor(units, held.Shares).Uint64()
	if !fits || cost > uint64(money.MaxUSD) {
		return money.MaxUSD
	}
	return money.USD(cost)
}

// checkUnrecovered rejects a workflow of which a request was entered by EnterRequest already, or a burn by EnterBurn.
// Error: request_id_conflict.
func checkUnrecovered(ctx context.Context, tx *store.Tx, w Workflow) error {
	if w.RequestID == w.ID { // the ids of its steps are new
		return nil
	}
	for _, l := range w.Legs {
		for _, step := range l.Steps {
			if !step.Kind.makesRequest() && step.Kind != StepBridgeOut {
				continue
			}
			known, err := countRows(ctx, tx, `SELECT COUNT(*) FROM steps WHERE id = $1`, step.ID)
			if err != nil {
				return err
			}
			if known == 0 {
				continue
			}
			did := "a request to " + step.YieldSource + " of this requestId was executed before the database was restored, and is claimed"
			if step.Kind == StepBridgeOut {
				did = string(step.Token) + " of this requestId left " + string(step.Chain) + " before the database was restored, and is brought in"
			}
			return fault.New(fault.RequestIDConflict, "%s by a rebalance with the reason %s; payouts of it may have been made, so look them up on the chain before you request the rest under another requestId", did, ReasonRecovered)
		}
	}
	return nil
}
