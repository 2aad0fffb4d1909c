package verify

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// Requests to sources that settle later carry amounts in transit. Each is compared with the lines of the journal,
// with the steps that made and claimed it, and with its source's debt.

// The steps of requests, in the words of transfer.
const (
	stepRequestDeposit = "yield_source_deposit_request"
	stepClaimDeposit   = "yield_source_deposit_claim"
	stepRequestRedeem  = "yield_source_redeem_request"
	stepClaimRedeem    = "yield_source_redeem_claim"
	stepCancelRequest  = "yield_source_request_cancel"
	stepClaimCancelled = "yield_source_cancel_claim"
)

func makesRequest(kind string) bool { return kind == stepRequestDeposit || kind == stepRequestRedeem }

func followsRequest(kind string) bool {
	return kind == stepClaimDeposit || kind == stepClaimRedeem || kind == stepCancelRequest || kind == stepClaimCancelled
}

// requestRow is a request in its row, with related rows.
type requestRow struct {
	id, organization, wallet, workflow, chain, source, phase string
	given, claimed, returned, claimable                      string
	redeem, whole                                            int64
	inTransit, reserved, block, requestedMicros              int64
	lookMicros                                               int64
	underWay                                                 string
	completedMicros                                          *int64
	stepKind, stepState, stepSource, stepWorkflow            string
	flowWallet, flowOrganization                             string
	leg                                                      string
	intentBlock, intentMicros                                int64
	steps                                                    []requestStepRow
	carriedUpper, carriedLower, linesUpper, linesLower       int64
}

// requestStepRow is a step of a leg that made a request.
type requestStepRow struct {
	id, kind, state, source, shares, intentState string
	ordinal, amount, tasks, block                int64
}

func (r requestRow) rest() *big.Int {
	rest := orZero(parseUnits(r.given))
	return rest.Sub(rest, orZero(parseUnits(r.claimed))).Sub(rest, orZero(parseUnits(r.returned)))
}

func orZero(n *big.Int) *big.Int {
	if n == nil {
		return new(big.Int)
	}
	return new(big.Int).Set(n)
}

const requestRowColumns = `r.id, r.organization_id, r.wallet_id, r.workflow_id, r.chain, r.yield_source_id, r.phase, r.given, r.claimed, r.returned, r.claimable, r.redeem, r.whole,
	r.in_transit, r.reserved, r.block_number, r.requested_at, r.look_at, COALESCE(r.under_way, ''), r.completed_at`

func (r *requestRow) fields() []any {
	return []any{&r.id, &r.organization, &r.wallet, &r.workflow, &r.chain, &r.source, &r.phase, &r.given, &r.claimed, &r.returned, &r.claimable, &r.redeem, &r.whole,
		&r.inTransit, &r.reserved, &r.block, &r.requestedMicros, &r.lookMicros, &r.underWay, &r.completedMicros}
}

// checkRequests holds requests against the steps and the lines that made and ended them.
func (v Verifier) checkRequests(ctx context.Context, ids []any) (findings, error) {
	requests, err := v.loadRequests(ctx, ids)
	if err != nil {
		return nil, err
	}
	steps, err := v.loadStepCauses(ctx, append([]any{}, ids...))
	if err != nil {
		return nil, err
	}
	assets, err := v.loadAssets(ctx)
	if err != nil {
		return nil, err
	}
	now := v.DB.Clock().Micros()
	var f findings
	for _, r := range requests {
		say := f.sayOf(InTransit, r.id, parseID(r.wallet), "request "+r.id+" ")
		r.checkOrigin(steps[r.id], assets, say)
		r.checkProgress(now, say)
		carried, lines := joinHalves(r.carriedUpper, r.carriedLower), joinHalves(r.linesUpper, r.linesLower)
		say(carried.Cmp(lines) != 0, "is one of those that carry %s micro-dollars in transit at %s, their lines in the journal %s", carried, r.source, lines)
	}
	if err := v.checkReturned(ctx, requests, assets, &f); err != nil {
		return nil, err
	}
	for _, r := range requests {
		f.withhold(r.id, r.flowWallet != r.wallet || r.flowOrganization != r.organization)
	}
	return f, nil
}

// joinHalves puts a sum together that was read in two halves, so that no sum overflows.
func joinHalves(upper, lower int64) *big.Int {
	sum := new(big.Int).Mul(big.NewInt(upper), big.NewInt(1_000_000_000))
	return sum.Add(sum, big.NewInt(lower))
}

// halves sum amounts in two halves.
func halves(amount, from string) string {
	return `(SELECT CAST(COALESCE(SUM(` + amount + ` / 1000000000), 0) AS BIGINT) FROM ` + from + `), (SELECT CAST(COALESCE(SUM(` + amount + ` % 1000000000), 0) AS BIGINT) FROM ` + from + `)`
}

func (v Verifier) loadRequests(ctx context.Context, ids []any) ([]*requestRow, error) {
	lines := `journal_lines j WHERE j.wallet_id = r.wallet_id AND j.account_kind = 'in_transit' AND j.yield_source_id = r.yield_source_id`
	others := `source_requests o WHERE o.wallet_id = r.wallet_id AND o.yield_source_id = r.yield_source_id`
	rows, err := v.DB.Query(ctx, `SELECT `+requestRowColumns+`, COALESCE(s.kind, ''), COALESCE(s.state, ''), COALESCE(s.yield_source_id, ''), COALESCE(s.workflow_id, ''), COALESCE(s.leg_id, ''),
		COALESCE(w.wallet_id, ''), COALESCE(w.organization_id, ''), COALESCE(i.block_number, 0), COALESCE(i.block_time, 0),
		`+halves("j.amount", lines)+`, `+halves("o.in_transit", others)+`
		FROM source_requests r LEFT JOIN steps s ON s.id = r.id LEFT JOIN workflows w ON w.id = s.workflow_id LEFT JOIN intents i ON i.id = r.id
		WHERE r.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	requests, err := store.Collect(rows, err, func(row store.Rows) (*requestRow, error) {
		r := &requestRow{}
		return r, row.Scan(append(r.fields(), &r.stepKind, &r.stepState, &r.stepSource, &r.stepWorkflow, &r.leg, &r.flowWallet, &r.flowOrganization, &r.intentBlock, &r.intentMicros,
			&r.linesUpper, &r.linesLower, &r.carriedUpper, &r.carriedLower)...)
	})
	if err != nil {
		return nil, fmt.Errorf("reading requests to sources: %w", err)
	}
	var legs []any
	for _, r := range requests {
		legs = append(legs, r.leg)
	}
	if len(legs) == 0 {
		return nil, nil
	}
	rows, err = v.DB.Query(ctx, `SELECT s.leg_id, s.id, s.kind, s.state, COALESCE(s.yield_source_id, ''), COALESCE(s.shares, ''), COALESCE(i.state, ''), s.ordinal, s.amount,
		(SELECT COUNT(*) FROM tasks t WHERE t.kind = 'transfer.start:' || s.chain AND t.key = s.id), COALESCE(i.block_number, 0)
		FROM steps s LEFT JOIN intents i ON i.id = s.id WHERE s.leg_id IN (`+store.Placeholders(1, len(legs))+`) ORDER BY s.leg_id, s.ordinal`, legs...)
	steps, err := collectGroups(rows, err, func(row store.Rows) (leg string, s requestStepRow, err error) {
		return leg, s, row.Scan(&leg, &s.id, &s.kind, &s.state, &s.source, &s.shares, &s.intentState, &s.ordinal, &s.amount, &s.tasks, &s.block)
	})
	if err != nil {
		return nil, fmt.Errorf("reading steps of requests: %w", err)
	}
	for _, r := range requests {
		r.steps = ownSteps(r.id, steps[r.leg])
	}
	return requests, nil
}

// ownSteps are the step that made a request and those behind it that are for it.
func ownSteps(made string, of []requestStepRow) []requestStepRow {
	at := slices.IndexFunc(of, func(s requestStepRow) bool { return s.id == made })
	if at < 0 {
		return nil
	}
	end := at + 1
	for end < len(of) && followsRequest(of[end].kind) {
		end++
	}
	return of[at:end]
}

// checkOrigin compares a request with the step that made it and its intent's movements.
func (r *requestRow) checkOrigin(made stepCause, assets assetIndex, say sayIf) {
	want := stepRequestDeposit
	if r.redeem == 1 {
		want = stepRequestRedeem
	}
	say(r.stepKind != want || r.redeem != 0 && r.redeem != 1, "is by a %q", r.stepKind)
	say(r.stepState != stateCompleted, "is by a step that is %q", r.stepState)
	say(r.stepSource != r.source || made.chain != r.chain, "is to %s on %s, its step to %s on %s", r.source, r.chain, r.stepSource, made.chain)
	say(r.stepWorkflow != r.workflow || r.flowWallet != r.wallet || r.flowOrganization != r.organization, "is of workflow %s and wallet %s, its step of %s and %s", r.workflow, r.wallet, r.stepWorkflow, r.flowWallet)
	say(r.requestedMicros != r.intentMicros, "was made at another time than its intent's block")
	moved, err := made.flows(assets)
	if err != nil {
		return // which checkEntries reports
	}
	position := made.asset
	if r.redeem == 1 {
		position = r.source
	}
	if _, known := assets[assetKey{chain.Name(r.chain), position}]; known {
		given := new(big.Int).Neg(moved.netOf(position))
		is := parseUnits(r.given)
		say(is == nil || is.Cmp(given) != 0, "gave %q, its intent's logs %s", r.given, given)
	}
}

// latestLook is within which time each open request is looked at.
const latestLook = 10 * time.Minute

var requestPhases = map[string]bool{string(transfer.PhaseRequested): false, string(transfer.PhaseClaimable): false, string(transfer.PhaseCancelling): false,
	string(transfer.PhaseClaimed): true, string(transfer.PhaseCancelled): true} // true: ended

// checkProgress compares a request with its claims, and finds those without further work.
func (r *requestRow) checkProgress(nowMicros int64, say sayIf) {
	ended, known := requestPhases[r.phase]
	say(!known, "is %q, which is no phase", r.phase)
	say(ended != (r.completedMicros != nil), "is %s, and has or lacks the time at which it ended", r.phase)
	for _, units := range []string{r.given, r.claimed, r.returned, r.claimable} {
		say(parseUnits(units) == nil || strings.HasPrefix(units, "-"), "counts %q", units)
	}
	rest := r.rest()
	say(rest.Sign() < 0, "was claimed and given back beyond what was given")
	say(ended && (rest.Sign() != 0 || r.inTransit != 0 || r.reserved != 0 || r.underWay != ""), "is %s, and %s of it is owed still, %s in transit, %s reserved", r.phase, rest, usd(r.inTransit), usd(r.reserved))
	say(ended && (r.phase == string(transfer.PhaseCancelled)) != (orZero(parseUnits(r.returned)).Sign() > 0), "is %s, and %s was given back", r.phase, r.returned)
	say(r.whole != 0 && (r.whole != 1 || r.redeem != 1), "of everything says %d", r.whole)
	claimed, block := new(big.Int), r.intentBlock
	underWay, waiting := false, 0
	for _, s := range r.steps {
		say(s.source != r.source, "is to %s, its step %s to %s", r.source, s.id, s.source)
		if s.state == statePending && (s.kind == stepClaimDeposit || s.kind == stepClaimRedeem) {
			waiting++
		}
		if s.state == stateCompleted {
			block = max(block, s.block)
		}
		switch {
		case s.state == stateCompleted && s.kind == stepClaimDeposit:
			claimed.Add(claimed, big.NewInt(s.amount))
		case s.state == stateCompleted && s.kind == stepClaimRedeem:
			claimed.Add(claimed, orZero(parseUnits(s.shares)))
		case s.id == r.underWay:
			underWay = s.state == stateProcessing || s.state == statePending && s.tasks > 0
		}
	}
	say(waiting > 1, "has %d claims that wait", waiting)
	say(orZero(parseUnits(r.claimed)).Cmp(claimed) != 0, "has claimed %s, its steps %s", r.claimed, claimed)
	say(r.block != block, "was last changed in block %d, its steps in %d", r.block, block)
	say(r.underWay != "" && !underWay, "waits for step %s, which is not on its way", r.underWay)
	say(!ended && r.underWay == "" && r.lookMicros > nowMicros+(latestLook+clockSkew).Microseconds(), "is not looked at again before %s", time.UnixMicro(r.lookMicros).UTC())
}

// requestEntryTypes are the kinds of entries of steps of requests: a cancellation's is that of the request.
var requestEntryTypes = map[string][]ledger.EventType{
	stepRequestDeposit: {ledger.YieldSourceDeposit}, stepClaimDeposit: {ledger.YieldSourceDeposit},
	stepRequestRedeem: {ledger.YieldSourceRedeem}, stepClaimRedeem: {ledger.YieldSourceRedeem},
	stepCancelRequest: {ledger.YieldSourceDeposit, ledger.YieldSourceRedeem}, stepClaimCancelled: {ledger.YieldSourceDeposit, ledger.YieldSourceRedeem},
}

// requestEffect returns the effect of a step of a request once it is executed. The source decided the proceeds of a
// claim when it struck its price: any gain is accepted.
func (s stepCause) requestEffect(redeems bool) effect {
	gains := func(change *big.Int) bool { return change.Sign() > 0 }
	claims := func(change *big.Int) bool { return change.Sign() >= 0 } // zero, for shares that are worth zero
	switch {
	case s.kind == stepRequestDeposit:
		return effect{exact: map[string]*big.Int{s.asset: big.NewInt(-s.amount)}}
	case s.kind == stepRequestRedeem:
		return effect{exact: map[string]*big.Int{s.source: new(big.Int).Neg(orZero(parseUnits(s.shares)))}}
	case s.kind == stepClaimDeposit:
		return effect{free: s.source, near: claims}
	case s.kind == stepClaimRedeem:
		return effect{free: s.asset, near: claims}
	case s.kind == stepClaimCancelled && redeems:
		return effect{free: s.source, near: gains}
	case s.kind == stepClaimCancelled:
		return effect{free: s.asset, near: gains}
	}
	return effect{}
}
