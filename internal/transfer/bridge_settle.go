package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// completeBridgeStep posts the effects of a step of a transfer between chains, and goes on with it. The step's state,
// its entry, the transfer's row and the next task are one transaction, and the entry's reference is the step's: a
// second run finds the step completed.
func (s *Service) completeBridgeStep(ctx context.Context, tx *store.Tx, done settlement) error {
	positions, err := ledger.LockPositions(ctx, tx, done.workflow.Wallet)
	if err != nil {
		return err
	}
	if done.step.Kind == StepBridgeOut {
		return s.settleSent(ctx, tx, done, positions)
	}
	return s.settleReceived(ctx, tx, done, positions, MessageReceived)
}

// settleSent posts the amount that has left for another chain, and has its message attested.
func (s *Service) settleSent(ctx context.Context, tx *store.Tx, done settlement, positions []ledger.Position) error {
	crash.Point(pointRecordBridge + ".before")
	tx.OnCommit(func() { crash.Point(pointRecordBridge + ".after") })
	step, in := done.step, done.leg.bridgeIn()
	message, err := s.intents.SentMessage(ctx, s.orderOf(done.stepRef), done.outcome.Outcome)
	if err != nil {
		return err
	}
	b := &BridgeTransfer{
		ID: step.ID, Organization: done.workflow.Organization, Wallet: done.workflow.Wallet, Workflow: done.workflow.ID, Source: step.Chain, Destination: in.Chain, Token: step.Token,
		Amount: max(0, -done.cash[step.Token]), Message: message, SentHash: done.outcome.TxHash, SentAt: done.outcome.BlockTime, AskedAt: done.now,
	}
	b.InTransit = b.Amount
	if !done.outcome.UsedBefore && b.Amount != step.Amount {
		b.Ordered = step.Amount
	}
	if step.Fee, step.Fast, err = sentTerms(b); err != nil { // an earlier life may have sent it by other terms
		return err
	}
	if b.Key, err = keyOfSent(b); err != nil {
		return err
	}
	if err := b.change(SendExecuted); err != nil {
		return err
	}
	lines := append(done.assetLines(positions, 0, 0), ledger.Line{Account: ledger.InTransit, Chain: step.Chain, Token: step.Token, Amount: b.InTransit})
	if err := postBridgeEntry(ctx, tx, done, positions, lines); err != nil {
		return err
	}
	step.Amount = b.Amount // an earlier life may have sent another amount
	if err := markCompleted(tx, done.stepRef, done.flow, done.outcome.TxHash, done.now); err != nil {
		return err
	}
	insertInto(tx, "bridge_transfers", bridgeColumns, b.columnValues())
	done.leg.Bridge = b
	in.Amount = b.Amount
	saveStep(tx, *in)
	task.AddNowFor(tx, b.Organization, AttestTask, b.ID.String())
	return nil
}

// sentTerms returns the most that the bridge may keep of a sent amount, by its message, and whether it is fast.
func sentTerms(b *BridgeTransfer) (fee money.USD, fast bool, err error) {
	if !b.attested() {
		return 0, false, nil
	}
	m, err := cctp.DecodeMessage(b.Message)
	if err != nil {
		return 0, false, fmt.Errorf("transfer %s: %w", b.ID, err)
	}
	burn, err := cctp.DecodeBurn(m.Body)
	if err != nil {
		return 0, false, fmt.Errorf("transfer %s: %w", b.ID, err)
	}
	fee, err = burn.MaxFee.USDFloor(stablecoinDecimals)
	if err != nil || fee > b.Amount {
		return 0, false, fmt.Errorf("transfer %s: its message allows a fee of %s units", b.ID, burn.MaxFee)
	}
	return fee, cctp.AskedFinality(m.MinFinality) == cctp.Fast, nil
}

// keyOfSent returns the key of the sent message if it is known before the attestation.
func keyOfSent(b *BridgeTransfer) (string, error) {
	if b.attested() {
		return "", nil
	}
	p, err := oft.DecodePacket(b.Message)
	if err != nil {
		return "", fmt.Errorf("transfer %s: %w", b.ID, err)
	}
	return oft.TransferKey(p.GUID()), nil
}

// settleReceived posts the amount that has come from another chain, and begins the next step. The bridge's part of
// the sent amount is its fee.
func (s *Service) settleReceived(ctx context.Context, tx *store.Tx, done settlement, positions []ledger.Position, on BridgeTrigger) error {
	crash.Point(pointSettleBridge + ".before")
	tx.OnCommit(func() { crash.Point(pointSettleBridge + ".after") })
	step, b := done.step, done.leg.Bridge
	if !b.Open() {
		return fmt.Errorf("step %s receives an amount that is not in transit", step.ID)
	}
	came, was := max(0, done.cash[step.Token]), b.InTransit
	err := done.leg.checkCame(came)
	if err != nil {
		return err
	}
	next, follows := done.next(), money.USD(0)
	if next != nil { // of a cancelled workflow it was executed before a restore
		if follows, err = boundReceived(ctx, tx, done.leg, came); err != nil {
			return err
		}
		if done.isSpent(positions, next, follows) {
			markSpent(tx, next)
			follows = 0
		}
	}
	lines := done.assetLines(positions, follows, 0)
	lines = append(lines, ledger.Line{Account: ledger.InTransit, Chain: b.Source, Token: step.Token, Amount: -was})
	if fee := was - came; fee > 0 {
		lines = append(lines, ledger.Line{Account: ledger.NetworkFee, Chain: step.Chain, Token: step.Token, Amount: fee})
	}
	if err := postBridgeEntry(ctx, tx, done, positions, lines); err != nil {
		return err
	}
	if err := b.change(on); err != nil {
		return err
	}
	if kept := was - came; kept != b.Fee { // the received message was signed again, at a stranger's request
		b.Attested, b.Attestation, b.ExpiresAt, b.Fee = nil, nil, 0, kept
	}
	block := int64(done.outcome.BlockNumber)
	b.InTransit, b.Problem, b.ReceivedHash, b.ReceivedBlock, b.CompletedAt = 0, failure.Reason{}, done.outcome.TxHash, &block, &done.now
	saveBridge(tx, b, was)
	s.addReclaim(tx, b)
	if err := markReceived(tx, done, on); err != nil {
		return err
	}
	return s.followBridge(ctx, tx, done, next, follows)
}

// boundReceived returns the part of an amount that came with which the leg goes on. If an earlier life sent it, or signed for it, it may be
// more than the leg was asked for: the rest stays in the wallet. This life sends all that a redemption of a whole position brought, and goes on with it.
func boundReceived(ctx context.Context, tx *store.Tx, leg *Leg, came money.USD) (money.USD, error) {
	sent, err := intent.LoadOutcome(ctx, tx, leg.bridgeOut().ID)
	if err != nil {
		return 0, fmt.Errorf("reading by which life transfer %s was sent: %w", leg.bridgeOut().ID, err)
	}
	if sent.UsedBefore || leg.Bridge.Ordered > 0 {
		came = min(came, leg.Amount)
	}
	return came, nil
}

// markReceived completes the step that brought money in, or that a stranger spared us.
func markReceived(tx *store.Tx, done settlement, on BridgeTrigger) error {
	if on == MessageReceived {
		return markCompleted(tx, done.stepRef, done.flow, done.outcome.TxHash, done.now)
	}
	if err := done.step.change(BroughtIn); err != nil {
		return err
	}
	done.step.CompletedAt, done.step.TxHash = &done.now, &done.outcome.TxHash
	saveStep(tx, *done.step)
	return nil
}

// followBridge begins the step after money that came from another chain; a payout is begun by startReadyPayouts.
func (s *Service) followBridge(ctx context.Context, tx *store.Tx, done settlement, next *Step, follows money.USD) error {
	if next == nil {
		return s.completeLeg(ctx, tx, done.stepRef, done.now)
	}
	next.Amount = follows
	saveStep(tx, *next)
	switch why := done.leg.whyOtherSent(); {
	case next.Kind == StepPayout:
		return nil
	case !why.IsZero():
		failInStart(tx, done.workflow, next, why)
		return nil
	case follows <= 0:
		failInStart(tx, done.workflow, next, reasonNothing)
		return nil
	}
	addStartTask(tx, done.workflow, next)
	return nil
}

// postBridgeEntry posts the entry of a step of a transfer between chains; all of its lines carry
// the transfer's id. Its reference is the step's, so that it cannot be posted twice.
func postBridgeEntry(ctx context.Context, tx *store.Tx, done settlement, positions []ledger.Position, lines []ledger.Line) error {
	lines = append(lines, balancingLines(done.step, lines)...)
	for i := range lines {
		lines[i].Bridge = done.leg.bridgeOut().ID
	}
	entries := []ledger.Entry{{
		Organization: done.workflow.Organization, Wallet: done.workflow.Wallet, Type: ledger.BridgeTransfer,
		Reference: "step:" + done.step.ID.String(), SettledAt: done.outcome.BlockTime, TxHash: done.outcome.TxHash, Lines: lines,
	}}
	done.outcome.keepReserved(entries[0].Lines)
	if done.opened.containsOutcome(done.outcome.Outcome) {
		entries = throughOpening(entries[0], done.step.ID, positions)
	}
	return ledger.Post(ctx, tx, entries...)
}

// postponeBridgeIn has the receiving step wait, and the message attested again: it may have expired, or have been
// signed wrongly, or a stranger may have delivered it. One whose nonce is cancelled is followed by another.
func (s *Service) postponeBridgeIn(tx *store.Tx, ref stepRef, on Trigger, reason failure.Reason, now time.Time) error {
	b := ref.leg.Bridge
	if !b.Open() {
		return fmt.Errorf("step %s receives an amount that is not in transit", ref.step.ID)
	}
	givenUp := on == IntentCancelled || on == NonceUsedBefore
	if !givenUp {
		on = ClaimPostponed
	}
	if err := ref.step.change(on); err != nil {
		return err
	}
	if givenUp {
		ref.step.setFailure(reason)
		ref.step.CompletedAt = &now
		another := Step{ID: s.nextBridgeInID(ref), Kind: StepBridgeIn, Chain: ref.step.Chain, Amount: ref.step.Amount}
		saveStep(tx, *ref.step)
		ref.leg.insertStep(tx, ref.workflow.ID, ref.leg.bridgeOut(), another)
	} else {
		ref.step.StartedAt, ref.step.FaultyExpiries = nil, 0
		saveStep(tx, *ref.step)
	}
	return returnToAttesters(tx, b, reason, now.Add(postponedFor))
}

// returnToAttesters has a transfer attested again, from a time on. The attested message stays until then: a delivery
// of that very message is known by it. It may also have been made up, so no arrival belongs to another for having
// another nonce while a transfer is open.
func returnToAttesters(tx *store.Tx, b *BridgeTransfer, reason failure.Reason, at time.Time) error {
	if b.Phase == PhaseAttested {
		if err := b.change(AttestationRefused); err != nil {
			return err
		}
	}
	b.Problem = reason
	saveBridge(tx, b, b.InTransit)
	task.AddFor(tx, b.Organization, AttestTask, b.ID.String(), nil, at.UnixMicro())
	return nil
}

// nextBridgeInID is the id of the step that follows one whose nonce is given up. It follows from the
// transfer's id and the step's place, as the first one's does.
func (s *Service) nextBridgeInID(ref stepRef) uuid.UUID {
	n := 0
	for _, step := range ref.leg.Steps {
		if step.Kind == StepBridgeIn {
			n++
		}
	}
	return s.bridgeInID(ref.workflow.Organization, ref.leg.bridgeOut().ID, n)
}

// arrivedFlow returns a wallet's gain by a stranger's delivery.
func arrivedFlow(step *Step, amount money.USD) flow {
	return flow{cash: map[chain.Token]money.USD{step.Token: amount}}
}

// arrivedFate is how a stranger's transaction ended.
func arrivedFate(hash string, block uint64, at time.Time) fate {
	return fate{Outcome: intent.Outcome{State: intent.Executed, TxHash: hash, BlockNumber: block, BlockTime: at}}
}
