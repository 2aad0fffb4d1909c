package verify

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// workflowRow is a workflow as its row has it, with its legs.
type workflowRow struct {
	id, organization, wallet, kind, requestID, status               string
	token, destinationChain, destination, partner, reason, excluded string
	why, instructions                                               string
	amount, partnerFee                                              int64
	startedMicros, completedMicros, waitingMicros                   *int64
	walletOrganization, active                                      string
	requestResource, requestOperation, bodyHash                     string
	legs                                                            []*legRow
}

type legRow struct {
	id, workflow, status           string
	ordinal, amount, fee           int64
	source, destination, reason    string
	limitDay                       *int64
	startedMicros, completedMicros *int64
	steps                          []stepRow
}

type stepRow struct {
	id, leg, workflow, kind, chain, token, source, state, txHash, reason string
	ordinal, amount, fee                                                 int64
	shares, collector                                                    string
	received                                                             *int64
	startedMicros, completedMicros, cancelledMicros                      *int64
	entry, intentState, intentTxHash                                     string
	intentEndedMicros                                                    int64
	tasks                                                                int    // that will go on with it
	requestOpen, underWay                                                bool   // of one for a request: that is open, and waits for it
	usedBefore                                                           bool   // its intent was executed before this database was restored
	revoked                                                              bool   // its id is given up, or was, and it is not signed here
	bridgeSent                                                           bool   // of one that brings money in: that is to be attested first
	activity                                                             string // the status of the one that it waits for, or waited
}

// checkWorkflows holds workflows against their legs and steps, these against their
// entries and intents, and finds what nobody will go on with.
func (v Verifier) checkWorkflows(ctx context.Context, ids []any) (findings, error) {
	flows, err := v.loadWorkflows(ctx, ids)
	if err != nil {
		return nil, err
	}
	now := v.DB.Clock().Micros()
	var f findings
	for _, w := range flows {
		owner := parseID(w.wallet)
		say := f.sayOf(WorkflowsSteps, w.id, owner, fmt.Sprintf("%s %s ", w.kind, w.id))
		w.check(say)
		for i, l := range w.legs {
			w.checkLeg(i, l, say)
			for j := range l.steps {
				w.checkStep(l, j, say)
				w.checkSettled(l, j, now, f.sayOf(StepsSettled, w.id, owner, ""))
			}
		}
		f.withhold(w.id, w.pointsAtOthers())
	}
	return f, nil
}

// pointsAtOthers says whether the workflow is not of its wallet's organization, or has steps
// of another workflow.
func (w *workflowRow) pointsAtOthers() bool {
	return w.organization != w.walletOrganization || slices.ContainsFunc(w.legs, func(l *legRow) bool {
		return slices.ContainsFunc(l.steps, func(s stepRow) bool { return s.workflow != w.id })
	})
}

var workflowStatuses = []string{"created", "processing", "completed", "partially_completed", "failed", "cancelled"}

// check holds the workflow against its wallet, the request that made it, and the
// legs as a whole.
func (w *workflowRow) check(say sayIf) {
	say(w.walletOrganization == "", "is of wallet %s, which is not there", w.wallet)
	say(w.walletOrganization != "" && w.walletOrganization != w.organization, "is of organization %s, its wallet of %s", w.organization, w.walletOrganization)
	say(!slices.Contains(workflowStatuses, w.status), "is %q, which is no status", w.status)
	ended := w.completedMicros != nil
	say(ended && (w.status == "created" || w.status == "processing"), "has ended and is %s", w.status)
	say(!ended && w.status != "created" && w.status != "processing" && w.status != "cancelled", "is %s and has not ended", w.status)
	say(!ended && w.waitingMicros == nil && w.active != w.id, "has not ended, and the wallet names %q", w.active)
	say(w.waitingMicros != nil && w.active == w.id, "only waits for sources, and the wallet names it still")
	beside := w.why == transfer.ReasonUnwind || w.why == transfer.ReasonRecovered // such a rebalance may begin beside another
	say(w.waitingMicros != nil && !beside && !slices.ContainsFunc(w.legs, (*legRow).waits), "only waits for sources, and requests of none")
	say(ended && w.active == w.id, "has ended, and the wallet names it still")
	switch {
	case w.requestID == w.id && w.kind == string(wallet.Rebalance): // the service's own
	case w.requestOperation == "":
		say(true, "organization %s has not asked for it under request %s", w.organization, w.requestID)
	default:
		operation := map[string]string{string(wallet.Withdrawal): "withdrawal.create:", string(wallet.Rebalance): "wallet.allocate:"}[w.kind] + w.wallet
		say(w.requestResource != w.id || w.requestOperation != operation, "request %s made %s by %s", w.requestID, w.requestResource, w.requestOperation)
	}
	var total, partner, completed, unfinished, failed int64
	for _, l := range w.legs {
		total += l.amount
		switch l.status {
		case stateCompleted:
			completed++
		case stateFailed:
			failed++
		case statePending, statePendingApproval, stateProcessing:
			unfinished++
		}
		for _, s := range l.steps {
			if s.kind == stepPartner {
				partner += s.amount
			}
		}
	}
	all := int64(len(w.legs))
	say(all == 0, "has no legs")
	say(total != w.amount, "is of %s, its legs of %s", usd(w.amount), usd(total))
	say(ended != (unfinished == 0), "has ended: %t, and %d of its legs have not", ended, unfinished)
	say(w.status == "completed" && completed != all, "is completed, and %d of its %d legs are", completed, all)
	say(ended && w.status != "completed" && w.status != "cancelled" && completed == all, "is %s, and all of its legs are completed", w.status)
	say(w.status == "partially_completed" && completed == 0, "is partially completed, and none of its legs is")
	say(ended && w.status == "failed" && failed == 0, "is failed, and none of its legs is")
	withdrawal := w.kind == string(wallet.Withdrawal)
	say(withdrawal && w.status == "cancelled" && failed+completed == all && !w.cancelledInTime(), "is cancelled, and nothing of it is")
	say((w.status == "failed" || w.status == "partially_completed") != (w.reason != ""), "is %s, its reason to fail is %q", w.status, w.reason)
	say(w.reason != "" && !slices.ContainsFunc(w.legs, func(l *legRow) bool { return l.reason == w.reason }), "failed for %q, none of its legs did", w.reason)
	say((w.partnerFee > 0) != (w.partner != ""), "pays a partner %s at %q", usd(w.partnerFee), w.partner)
	say(failed == 0 && w.status != "cancelled" && partner != w.partnerFee, "pays a partner %s, its steps %s", usd(w.partnerFee), usd(partner))
	say(!withdrawal && w.kind != string(wallet.Rebalance), "is of no known kind")
	say(!withdrawal && w.excluded != "[]", "is a rebalance and takes nothing of the chains %q", w.excluded)
	say(!withdrawal && w.destination+w.destinationChain+w.token+w.partner != "", "is a rebalance and goes to %q on %q in %q", w.destination, w.destinationChain, w.token)
	say(!slices.Contains(workflowReasons[w.kind+own(w.requestID == w.id)], w.why), "has the reason %q", w.why)
	w.checkRequest(say)
	w.checkInstructions(say)
	say(withdrawal != (w.destination != "" && w.destinationChain != "" && w.token != ""), "goes to %q on %q in %q", w.destination, w.destinationChain, w.token)
}

// workflowReasons are those of each kind of workflow; an asterisk marks the service's
// own, which nobody has asked for.
var workflowReasons = map[string][]string{
	string(wallet.Withdrawal):          {""},
	string(wallet.Rebalance):           {transfer.ReasonManual},
	string(wallet.Rebalance) + ownMark: {"deposit_deployment", "strategy_change", "target_drift", transfer.ReasonUnwind, transfer.ReasonRecovered},
}

const ownMark = "*"

func own(is bool) string {
	if is {
		return ownMark
	}
	return ""
}

// checkRequest builds the body that was asked for anew from the workflow, and holds
// its hash against the one that was stored when it was accepted.
func (w *workflowRow) checkRequest(say sayIf) {
	if w.requestOperation == "" {
		return // which check reports
	}
	var asked []transfer.Instruction
	if json.Unmarshal([]byte(w.instructions), &asked) != nil {
		return // which checkInstructions reports
	}
	var body any = transfer.AllocationRequest{Movements: asked}
	if w.kind == string(wallet.Withdrawal) {
		r := transfer.WithdrawalRequest{DestinationChain: chain.Name(w.destinationChain), DestinationAddress: w.destination, Token: chain.Token(w.token),
			Amount: usd(w.amount), PartnerFee: usd(w.partnerFee), PartnerAddress: w.partner}
		for _, a := range asked {
			r.Sources = append(r.Sources, transfer.Draw{Position: a.From, Amount: a.Amount})
		}
		if err := json.Unmarshal([]byte(w.excluded), &r.ExcludedChains); err != nil {
			say(true, "takes nothing of the chains %q, which cannot be read", w.excluded)
			return
		}
		for _, l := range w.legs {
			say(len(l.steps) > 0 && slices.Contains(r.ExcludedChains, chain.Name(l.steps[0].chain)), "was to take nothing of %s, leg %s does", r.ExcludedChains, l.id)
		}
		body = r
	}
	hash, err := request.BodyHash(body)
	say(err != nil || hash != w.bodyHash, "is not what was asked for under request %s", w.requestID)
}

// stepKinds are the steps that a leg may have, in their order, without those that take it to
// another chain. A leg may have nothing but these: its cash is brought to where targets want it.
var stepKinds = [][]string{{stepRedeem}, {stepDeposit}, {stepRedeem, stepDeposit}, {stepPayout}, {stepRedeem, stepPayout},
	{stepPayout, stepPartner}, {stepRedeem, stepPayout, stepPartner}}

// cancelledInTime says whether a payout of the withdrawal never began.
func (w *workflowRow) cancelledInTime() bool {
	for _, l := range w.legs {
		for _, s := range l.steps {
			if s.kind == stepPayout && s.state != stateCancelled && s.state != stateFailed {
				return false
			}
		}
	}
	return true
}

// place is one end of a leg, as its column spells it.
type place struct{ Kind, ID, Label string }

// checkLeg holds a leg against its place, its steps and where it says that money
// goes.
func (w *workflowRow) checkLeg(i int, l *legRow, say sayIf) {
	leg := func(wrong bool, format string, args ...any) {
		say(wrong, "leg %s %s", l.id, fmt.Sprintf(format, args...))
	}
	leg(l.ordinal != int64(i), "is number %d in place %d", l.ordinal, i)
	leg(len(l.steps) == 0, "has no steps")
	if len(l.steps) == 0 {
		return
	}
	var from, to place
	if json.Unmarshal([]byte(l.source), &from) != nil || json.Unmarshal([]byte(l.destination), &to) != nil {
		leg(true, "goes from %q to %q", l.source, l.destination)
		return
	}
	steps, whole := l.mainSteps()
	leg(!whole, "has a step for a request behind none of its direction")
	var kinds []string
	for _, s := range steps {
		kinds = append(kinds, s.kind)
	}
	crosses := len(steps) == 0 && whole && l.steps[0].kind == stepBridgeOut && l.steps[len(l.steps)-1].kind == stepBridgeIn
	leg(!crosses && !slices.ContainsFunc(stepKinds, func(known []string) bool { return slices.Equal(known, kinds) }), "has the steps %v", kinds)
	leg(slices.Contains(kinds, stepPartner) != (w.partnerFee > 0), "pays a partner or does not, the withdrawal pays one %s", usd(w.partnerFee))
	leg(slices.Contains(kinds, stepPayout) != (w.kind == string(wallet.Withdrawal)), "of a %s has the steps %v", w.kind, kinds)
	if crosses {
		steps = l.steps
	} else if len(steps) == 0 {
		return
	}
	first, last := l.steps[0], steps[len(steps)-1]
	if last.kind == stepPartner && len(steps) > 1 {
		last = steps[len(steps)-2]
	}
	start := place{"cash", chain.CashID(chain.Name(first.chain), chain.Token(first.token)), from.Label}
	if first.kind == stepRedeem || first.kind == stepRequestRedeem {
		start = place{"yield_source", first.source, from.Label}
	}
	leg(from != start, "goes from %s %s, its first step from %s", from.Kind, from.ID, start.ID)
	end := place{"cash", chain.CashID(chain.Name(l.chainAt(len(l.steps)-1)), chain.Token(first.token)), to.Label}
	switch last.kind {
	case stepDeposit:
		end = place{"yield_source", last.source, to.Label}
	case stepPayout:
		end = place{"external_payout", w.destination, w.destination}
		leg(last.chain != w.destinationChain || last.token != w.token, "pays %s on %s, the withdrawal %s on %s", last.token, last.chain, w.token, w.destinationChain)
	}
	leg(to != end, "goes to %s %s (%s), its last step to %s", to.Kind, to.ID, to.Label, end.ID)
	unreserved := (w.why == transfer.ReasonRecovered || first.reason == transfer.ReasonSpent) && first.amount == 0
	leg(first.amount != l.amount && first.state != stateCompleted && !unreserved, "is of %s, its first step of %s", usd(l.amount), usd(first.amount))
	leg(last.kind == stepPayout && l.fee != last.fee, "has a fee of %s, its payout of %s", usd(l.fee), usd(last.fee))
	leg(last.kind != stepPayout && l.fee != 0, "moves between positions and has a fee of %s", usd(l.fee))
	ended := l.status == stateCompleted || l.status == stateFailed || l.status == stateCancelled
	leg(!ended && !isOpen(l.status), "is %q, which is no state", l.status)
	leg(ended != (l.completedMicros != nil), "is %s, and has or lacks the time at which it ended", l.status)
	leg((l.status == stateProcessing || l.status == stateCompleted) && l.startedMicros == nil, "is %s and was not started", l.status)
	leg(l.status == stateFailed && !strings.HasPrefix(l.reason, usedBefore) && !slices.ContainsFunc(l.steps, func(s stepRow) bool { return s.reason == l.reason }), "failed for %q, none of its steps did", l.reason)
	leg((l.status == stateFailed) != (l.reason != ""), "is %s, its reason to fail is %q", l.status, l.reason)
	l.checkStates(leg)
	leg(l.limitDay != nil && (l.status == stateFailed || l.status == stateCancelled) && w.completedMicros != nil, "is %s and counts against a limit", l.status)
}

// checkStates holds the leg's state against those of its steps.
func (l *legRow) checkStates(leg sayIf) {
	n := map[string]int{}
	loose := 0 // for a request, and not completed: the leg does not need it
	spared := l.sparedBefore()
	for i, s := range l.steps {
		n[s.state]++
		if (i < spared || followsRequest(s.kind) || s.kind == stepBridgeIn) && (s.state == stateFailed || s.state == stateCancelled) {
			loose++
		}
	}
	switch l.status {
	case stateCompleted:
		leg(n[stateCompleted]+loose != len(l.steps), "is completed, and %d of its %d steps are", n[stateCompleted], len(l.steps))
	case stateFailed:
		leg(n[stateFailed] == 0 && !strings.HasPrefix(l.reason, usedBefore), "is failed, and none of its steps is")
	case stateCancelled:
		leg(n[stateCancelled] == 0, "is cancelled, and none of its steps is")
	case statePending:
		leg(n[statePending] != len(l.steps), "is pending, and its steps are not")
	case statePendingApproval:
		leg(n[statePendingApproval] == 0, "waits for an approval, and none of its steps does")
	case stateProcessing:
		leg(n[stateProcessing]+n[statePending] == 0, "is processing, and all of its steps have ended")
	}
}

// usedBefore begins the reason of a step whose nonce was used before this database
// signed it (transfer, earlier.go).
const usedBefore = "requestId was used before by transaction "

// unsettledAfter is how long a final intent may wait for its settlement.
const unsettledAfter = time.Minute

// clockSkew is how far the clocks of replicas may be apart: what happens later than
// that has not happened.
const clockSkew = time.Minute

// overdue says whether what ended at that time should have been settled by now, or is
// said to have ended at a time that is to come.
func overdue(endedMicros, nowMicros int64) bool {
	return nowMicros-endedMicros > unsettledAfter.Microseconds() || endedMicros-nowMicros > clockSkew.Microseconds()
}

// checkStep holds a step against its leg, its entry and its intent.
func (w *workflowRow) checkStep(l *legRow, i int, say sayIf) {
	s := l.steps[i]
	step := func(wrong bool, format string, args ...any) {
		say(wrong, "step %s %s", s.id, fmt.Sprintf(format, args...))
	}
	step(s.workflow != w.id, "is of workflow %s", s.workflow)
	step(s.ordinal != int64(i), "is number %d in place %d", s.ordinal, i)
	step(s.token != l.steps[0].token || s.chain != l.chainAt(i), "moves %s on %s, its leg %s on %s", s.token, s.chain, l.steps[0].token, l.chainAt(i))
	ofRequest := makesRequest(s.kind) || followsRequest(s.kind)
	sourced := s.kind == stepDeposit || s.kind == stepRedeem || ofRequest
	step(s.received != nil && (s.state != stateCompleted || s.kind != stepPayout && s.kind != stepPartner), "is a %s that is %s, and %s was received", s.kind, s.state, usd(fromPointer(s.received)))
	step(s.collector != "" && s.kind != stepPayout, "is a %s whose fee goes to %s", s.kind, s.collector)
	step(s.kind != stepPayout && s.kind != stepBridgeOut && s.fee != 0, "is a %s with a fee of %s", s.kind, usd(s.fee))
	behind := i > 0 && s.kind != stepPartner && !followsRequest(s.kind) && l.waitsBefore(i)
	step(isOpen(s.state) && behind && s.amount != l.amount, "waits for what the step before it brings, and is of %s, its leg of %s", usd(s.amount), usd(l.amount))
	step(!sourced && s.kind != stepPayout && s.kind != stepPartner && !bridges(s.kind), "is a %q, which is no kind", s.kind)
	step(sourced != (s.source != ""), "is a %s with the source %q", s.kind, s.source)
	step(s.shares != "" && (s.kind != stepRedeem && !ofRequest || parseUnits(s.shares) == nil), "is a %s of %q shares", s.kind, s.shares)
	own := s // whose intent and entry it is
	if s.kind == stepPartner && i > 0 {
		own = l.steps[i-1]
		step(s.state != own.state, "is %s, the payout that it is part of %s", s.state, own.state)
		step(s.entry != "", "has an entry of its own, %s", s.entry)
	}
	completed := s.state == stateCompleted
	earlier := strings.HasPrefix(s.reason, usedBefore+own.intentTxHash) // it has executed another order, and is refused
	other := s.state == stateFailed && (own.kind == stepPayout || own.kind == stepBridgeOut) && own.intentState == intentExecuted && earlier
	step(completed != (own.entry != "") && s.kind != stepCancelRequest && !other, "is %s, and its entry is %q", s.state, own.entry)
	step(completed != (s.txHash != ""), "is %s in transaction %q", s.state, s.txHash)
	step(completed && (own.intentState != intentExecuted || s.txHash != own.intentTxHash) && s.kind != stepBridgeIn, "is completed in %s, its intent %s in %q", s.txHash, own.intentState, own.intentTxHash)
	step((s.completedMicros != nil) != (completed || s.state == stateFailed), "is %s, and has or lacks the time at which it ended", s.state)
	step((s.cancelledMicros != nil) != (s.state == stateCancelled), "is %s, and has or lacks the time at which it was cancelled", s.state)
	step((s.state == stateProcessing || completed && s.kind != stepBridgeIn) && s.startedMicros == nil, "is %s and was not started", s.state)
	tooLittle := s.state == statePending && (own.tasks > 0 || i > 0 && s.reason == transfer.ReasonSpent && l.waitsBefore(i)) // it fails once it was looked up
	step((s.reason != "") != (s.state == stateFailed) && !tooLittle, "is %s, its reason to fail is %q", s.state, s.reason)
	switch s.state {
	case stateProcessing:
		step(own.intentState == "", "is processing without an intent")
	case statePending:
		waits := i > 0 && (l.waitsBefore(i) || l.steps[i-1].kind == stepPayout) || followsRequest(s.kind) && s.requestOpen && !s.underWay || s.kind == stepBridgeIn && s.bridgeSent
		step(own.tasks == 0 && !waits && !w.gathers(s), "is pending, and nothing will start it")
		step(own.intentState == intentExecuted, "is pending, and its intent is executed in %s", own.intentTxHash)
	case statePendingApproval:
		step(own.kind != stepPayout, "is a %s that waits for an approval", own.kind)
		step(own.activity == "", "waits for the approval of nothing")
		step(own.activity != "" && own.activity != "consensus_needed" && own.tasks == 0, "waits for an approval that is %s, and nothing will go on with it", own.activity)
		step(own.intentState == "signed" || own.intentState == "carried" && !own.revoked || own.intentState == intentExecuted, "waits for an approval, and its intent is %s", own.intentState)
		step(l.status != statePendingApproval, "waits for an approval, and its leg is %s", l.status)
	case stateFailed, stateCancelled:
		step(s.state == stateFailed && s.startedMicros != nil && !slices.Contains([]string{"refused", "expired", "cancelled", intentExecuted}, own.intentState), "is failed, and its intent is %q", own.intentState)
		step(own.intentState == intentExecuted && !earlier, "is %s, and its intent is executed in %s", s.state, own.intentTxHash)
	case stateCompleted:
	default:
		step(true, "is %q, which is no state", s.state)
	}
}

// checkSettled says whether the step should have been settled by now.
func (w *workflowRow) checkSettled(l *legRow, i int, nowMicros int64, say sayIf) {
	s := l.steps[i]
	own := s
	if s.kind == stepPartner && i > 0 {
		own = l.steps[i-1]
	}
	say(s.state == stateProcessing && own.endedBefore(nowMicros), "%s %s step %s is final in transaction %s, not settled", w.kind, w.id, s.id, own.intentTxHash)
}

// isOpen says whether a step or a leg in the state has not ended.
func isOpen(state string) bool {
	return state == statePending || state == statePendingApproval || state == stateProcessing
}

// endedBefore says whether the step's intent has been final for too long.
func (s stepRow) endedBefore(nowMicros int64) bool {
	return s.intentState != "" && s.intentState != "signed" && s.intentState != "carried" &&
		overdue(s.intentEndedMicros, nowMicros)
}

// gathers says whether a payout waits for redemptions of other legs, out of which
// a partner is paid too.
func (w *workflowRow) gathers(s stepRow) bool {
	if s.kind != stepPayout || w.partnerFee == 0 {
		return false
	}
	for _, l := range w.legs {
		for _, other := range l.steps {
			if (other.kind == stepRedeem || other.kind == stepRequestRedeem || other.kind == stepClaimRedeem || bridges(other.kind)) && isOpen(other.state) {
				return true
			}
		}
	}
	return false
}

func (v Verifier) loadWorkflows(ctx context.Context, ids []any) (map[string]*workflowRow, error) {
	in := ` IN (` + store.Placeholders(1, len(ids)) + `)`
	query := func(text string) (store.Rows, error) { return v.DB.Query(ctx, text, append([]any{}, ids...)...) }
	rows, err := query(`SELECT f.id, f.organization_id, f.wallet_id, f.kind, f.request_id, f.reason, f.instructions, f.status, f.token, COALESCE(f.destination_chain, ''), COALESCE(f.destination_address, ''),
		COALESCE(f.partner_address, ''), f.excluded_chains, COALESCE(f.failure_reason, ''), f.amount, f.partner_fee, f.started_at, f.completed_at, f.waiting_since, COALESCE(w.organization_id, ''),
		COALESCE(CASE f.kind WHEN 'withdrawal' THEN w.active_withdrawal ELSE w.active_rebalance END, ''), COALESCE(r.resource_id, ''), COALESCE(r.operation, ''), COALESCE(r.body_hash, '')
		FROM workflows f LEFT JOIN wallets w ON w.id = f.wallet_id LEFT JOIN requests r ON r.organization_id = f.organization_id AND r.request_id = f.request_id WHERE f.id` + in)
	flows, err := collectBy(rows, err, func(row store.Rows) (string, *workflowRow, error) {
		w := &workflowRow{}
		err := row.Scan(&w.id, &w.organization, &w.wallet, &w.kind, &w.requestID, &w.why, &w.instructions, &w.status, &w.token, &w.destinationChain, &w.destination,
			&w.partner, &w.excluded, &w.reason, &w.amount, &w.partnerFee, &w.startedMicros, &w.completedMicros, &w.waitingMicros, &w.walletOrganization, &w.active, &w.requestResource, &w.requestOperation, &w.bodyHash)
		return w.id, w, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading workflows: %w", err)
	}
	rows, err = query(`SELECT s.id, s.leg_id, s.workflow_id, s.kind, s.chain, s.token, COALESCE(s.yield_source_id, ''), s.state, COALESCE(s.tx_hash, ''), COALESCE(s.failure_reason, ''),
		s.ordinal, s.amount, s.fee, COALESCE(s.shares, ''), s.started_at, s.completed_at, s.cancelled_at, COALESCE(e.id, ''),
		COALESCE(i.state, ''), COALESCE(i.tx_hash, ''), COALESCE(i.settled_at, 0), (SELECT COUNT(*) FROM tasks t WHERE t.kind = 'transfer.start:' || s.chain AND t.key = s.id),
		COALESCE(s.fee_collector, ''), s.received, COALESCE(a.status, ''),
		(SELECT COUNT(*) FROM source_requests r JOIN steps m ON m.id = r.id WHERE m.leg_id = s.leg_id AND m.ordinal < s.ordinal AND r.completed_at IS NULL),
		(SELECT COUNT(*) FROM source_requests r WHERE r.workflow_id = s.workflow_id AND r.under_way = s.id),
		(SELECT COUNT(*) FROM bridge_transfers b JOIN steps m ON m.id = b.id WHERE m.leg_id = s.leg_id AND b.phase = '` + string(transfer.PhaseSent) + `'), COALESCE(i.used_before, 0),
		CASE WHEN i.signature = '0x' AND i.cancel_asked_at IS NOT NULL AND EXISTS (SELECT 1 FROM restores) THEN 1 ELSE 0 END
		FROM legs l JOIN steps s ON s.leg_id = l.id LEFT JOIN intents i ON i.id = s.id LEFT JOIN journal_entries e ON e.reference = 'step:' || s.id
		LEFT JOIN custody_activities a ON a.id = s.custody_activity_id
		WHERE l.workflow_id` + in + ` ORDER BY s.leg_id, s.ordinal`)
	steps, err := collectGroups(rows, err, func(row store.Rows) (string, stepRow, error) {
		var s stepRow
		var open, underWay, sent, before, revoked int64
		err := row.Scan(&s.id, &s.leg, &s.workflow, &s.kind, &s.chain, &s.token, &s.source, &s.state, &s.txHash, &s.reason,
			&s.ordinal, &s.amount, &s.fee, &s.shares, &s.startedMicros, &s.completedMicros, &s.cancelledMicros, &s.entry,
			&s.intentState, &s.intentTxHash, &s.intentEndedMicros, &s.tasks, &s.collector, &s.received, &s.activity, &open, &underWay, &sent, &before, &revoked)
		s.requestOpen, s.underWay, s.bridgeSent, s.usedBefore, s.revoked = open > 0, underWay > 0, sent > 0, before == 1, revoked == 1
		return s.leg, s, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading steps: %w", err)
	}
	rows, err = query(`SELECT id, workflow_id, status, ordinal, amount, fee, source, destination, COALESCE(failure_reason, ''), limit_day, started_at, completed_at
		FROM legs WHERE workflow_id` + in + ` ORDER BY workflow_id, ordinal`)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		l := &legRow{}
		err := row.Scan(&l.id, &l.workflow, &l.status, &l.ordinal, &l.amount, &l.fee, &l.source, &l.destination, &l.reason, &l.limitDay, &l.startedMicros, &l.completedMicros)
		l.steps = steps[l.id]
		if w := flows[l.workflow]; w != nil {
			w.legs = append(w.legs, l)
		}
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading legs: %w", err)
	}
	return flows, nil
}
