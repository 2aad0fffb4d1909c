package verify

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// The prefixes of references, by the kind of entry.
const (
	depositReference  = "deposit:"
	stepReference     = "step:"
	openingReference  = "opening:"
	openingAfter      = ":after" // ends the reference of the second reversal of a step in an opening balance
	acceptedReference = "accepted:"
	reversalReference = "reversal:"
)

// entryRow is an entry as its row has it, with its lines.
type entryRow struct {
	id, organization, wallet, kind, reference string
	settledMicros, createdMicros              int64
	walletOrganization                        string
	lines                                     []lineRow
}

type lineRow struct {
	number                              int64
	organization, wallet, position      string
	account                             string
	amount                              int64
	units, chain, token, source, bridge string
	txHash                              string
	createdMicros                       int64
}

// depositCause is the deposit that an entry names.
type depositCause struct {
	organization, wallet, chain, token, status, txHash string
	amount, blockMicros, reversals                     int64
	completedMicros                                    *int64
}

// checkEntries compares entries with their lines and with their causes: a deposit, or a step's intent and its
// recorded execution.
func (v Verifier) checkEntries(ctx context.Context, ids []any) (findings, error) {
	entries, err := v.loadEntries(ctx, ids)
	if err != nil {
		return nil, err
	}
	var depositIDs, stepIDs, openedIDs, reversedIDs []any
	for _, e := range entries {
		if id, _, ok := e.deposit(); ok {
			depositIDs = append(depositIDs, id)
		}
		if id, ok := strings.CutPrefix(e.reference, reversalReference); ok {
			reversedIDs = append(reversedIDs, id)
		}
		if id, ok := strings.CutPrefix(e.stepReference(), stepReference); ok {
			stepIDs = append(stepIDs, id)
			if strings.HasPrefix(e.reference, openingReference) {
				openedIDs = append(openedIDs, id)
			}
		}
	}
	deposits, err := v.loadDepositCauses(ctx, depositIDs)
	if err != nil {
		return nil, err
	}
	steps, err := v.loadStepCauses(ctx, stepIDs)
	if err != nil {
		return nil, err
	}
	posted, err := v.loadPosted(ctx, openedIDs)
	if err != nil {
		return nil, err
	}
	reversed, err := v.loadReversed(ctx, reversedIDs)
	if err != nil {
		return nil, err
	}
	records, err := v.loadReversalRecords(ctx, entries)
	if err != nil {
		return nil, err
	}
	tokens, err := v.loadAssets(ctx)
	if err != nil {
		return nil, err
	}
	var f findings
	for _, e := range entries {
		owner := parseID(e.wallet)
		say := f.sayOf(EntriesWhole, e.id, owner, "entry "+e.id+" ")
		settled := f.sayOf(StepsEntries, e.id, owner, "entry "+e.id+" ")
		e.checkLines(say)
		e.checkTime(causeCompleted(e, deposits, steps), say)
		switch {
		case strings.HasPrefix(e.reference, depositReference):
			id, credit, _ := e.deposit()
			d, ok := deposits[id]
			of := f.sayOf(DepositsEntries, e.id, owner, "entry "+e.id+" ")
			of(!ok, "tells of %s, which is not there", e.reference)
			e.checkBridgeLines(stepCause{}, of)
			if ok {
				e.checkDeposit(d, credit, of)
			}
		case strings.HasPrefix(e.reference, stepReference):
			s, ok := steps[strings.TrimPrefix(e.reference, stepReference)]
			settled(!ok, "tells of %s, which is not there", e.reference)
			if ok {
				e.checkStep(s, tokens, settled)
				err := v.checkPosted(ctx, e, s, tokens, settled)
				if err != nil {
					return nil, err
				}
			}
		case strings.HasPrefix(e.reference, acceptedReference):
			e.checkBridgeLines(stepCause{}, say)
			e.checkAccepted(steps, settled)
		case strings.HasPrefix(e.reference, openingReference):
			e.checkBridgeLines(stepCause{}, say)
			e.checkOpening(steps, posted, say)
		case strings.HasPrefix(e.reference, reversalReference):
			id := strings.TrimPrefix(e.reference, reversalReference)
			e.checkReversal(reversed[id], say)
			e.checkReversalRecord(reversed[id], records[recordKey(e.organization, id)], say)
		default:
			say(true, "tells of %q, which is nothing", e.reference)
		}
		say(e.kind == string(ledger.Reversal) && !strings.HasPrefix(e.reference, reversalReference), "is a reversal, and tells of %q", e.reference)
		f.withhold(e.id, e.pointsAtOthers(deposits, steps, reversed))
	}
	return f, nil
}

func (v Verifier) loadEntries(ctx context.Context, ids []any) (map[string]*entryRow, error) {
	in := ` IN (` + store.Placeholders(1, len(ids)) + `)`
	rows, err := v.DB.Query(ctx, `SELECT e.id, e.organization_id, e.wallet_id, e.event_type, e.reference, e.settled_at, e.created_at, COALESCE(w.organization_id, '')
		FROM journal_entries e LEFT JOIN wallets w ON w.id = e.wallet_id WHERE e.id`+in, append([]any{}, ids...)...)
	entries, err := collectBy(rows, err, func(row store.Rows) (string, *entryRow, error) {
		e := &entryRow{}
		err := row.Scan(&e.id, &e.organization, &e.wallet, &e.kind, &e.reference, &e.settledMicros, &e.createdMicros, &e.walletOrganization)
		return e.id, e, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading entries: %w", err)
	}
	rows, err = v.DB.Query(ctx, `SELECT entry_id, line_number, organization_id, wallet_id, COALESCE(position_id, ''), account_kind, amount, native_units, chain, token,
		COALESCE(yield_source_id, ''), COALESCE(bridge_id, ''), tx_hash, created_at FROM journal_lines WHERE entry_id`+in+` ORDER BY entry_id, line_number`, append([]any{}, ids...)...)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var id string
		var l lineRow
		err := row.Scan(&id, &l.number, &l.organization, &l.wallet, &l.position, &l.account, &l.amount, &l.units, &l.chain, &l.token,
			&l.source, &l.bridge, &l.txHash, &l.createdMicros)
		if e := entries[id]; e != nil {
			e.lines = append(e.lines, l)
		}
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading lines: %w", err)
	}
	return entries, nil
}

// postedKey names a cash position in the entry of a step.
type postedKey struct{ step, position string }

// loadPosted returns the change of each cash position by the entries of the steps.
func (v Verifier) loadPosted(ctx context.Context, steps []any) (map[postedKey]int64, error) {
	posted := map[postedKey]int64{}
	if len(steps) == 0 {
		return posted, nil
	}
	references := make([]any, len(steps))
	for i, id := range steps {
		references[i] = fmt.Sprint(stepReference, id)
	}
	rows, err := v.DB.Query(ctx, `SELECT e.reference, l.position_id, l.amount FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id
		WHERE l.account_kind = '`+string(ledger.Cash)+`' AND e.reference IN (`+store.Placeholders(1, len(references))+`)`, references...)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var k postedKey
		var amount int64
		err := row.Scan(&k.step, &k.position, &amount)
		k.step = strings.TrimPrefix(k.step, stepReference)
		posted[k] += amount
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading cash amounts of step entries: %w", err)
	}
	return posted, nil
}

// stepReference returns the step of the entry, empty if none: of its own entry, or of an opening balance's
// correction.
func (e *entryRow) stepReference() string {
	if strings.HasPrefix(e.reference, stepReference) {
		return e.reference
	}
	return strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(e.reference, openingReference), acceptedReference), openingAfter)
}

// pointsAtOthers reports whether the entry, its lines and its cause are not all of one wallet and organization.
func (e *entryRow) pointsAtOthers(deposits map[string]depositCause, steps map[string]stepCause, reversed map[string]*entryRow) bool {
	other := func(organization, wallet string) bool {
		return organization != e.walletOrganization || wallet != e.wallet
	}
	id, _, _ := e.deposit()
	d, caused := deposits[id]
	back, reverses := reversed[strings.TrimPrefix(e.reference, reversalReference)]
	s, stepped := steps[strings.TrimPrefix(e.stepReference(), stepReference)]
	return other(e.organization, e.wallet) || caused && other(d.organization, d.wallet) || reverses && other(back.organization, back.wallet) || stepped && other(s.organization, s.wallet) ||
		slices.ContainsFunc(e.lines, func(l lineRow) bool { return other(l.organization, l.wallet) })
}

// checkAccepted compares the entry of a missing amount with the settlement that an operator accepted.
func (e *entryRow) checkAccepted(steps map[string]stepCause, say sayIf) {
	s, ok := steps[strings.TrimPrefix(e.stepReference(), stepReference)]
	say(!ok || s.accepted == nil || s.wallet != e.wallet, "tells of %s, which nobody accepted", e.reference)
	if !ok || s.accepted == nil {
		return
	}
	say(e.kind != string(ledger.OpeningBalance), "of an accepted settlement is a %q", e.kind)
	say(s.blockMicros != e.settledMicros, "was settled at another time than its intent's block was made")
	var cash int64
	for _, l := range e.lines {
		say(l.account != string(ledger.Cash) && l.account != string(ledger.External), "of an accepted settlement has a %s line", l.account)
		say(l.chain != s.chain || l.txHash != s.intentTxHash, "has a line on %s in transaction %s, its step is on %s in %s", l.chain, l.txHash, s.chain, s.intentTxHash)
		if l.account == string(ledger.Cash) {
			cash += l.amount
		}
	}
	say(cash != *s.accepted, "gives %s, %s was accepted", usd(cash), usd(*s.accepted))
}

// checkOpening compares an entry of an opening balance with its subject: a position, or a step whose entry the
// balance had in it already.
func (e *entryRow) checkOpening(steps map[string]stepCause, posted map[postedKey]int64, say sayIf) {
	say(e.kind != string(ledger.OpeningBalance), "of an opening balance is a %q", e.kind)
	if id, ok := strings.CutPrefix(e.stepReference(), stepReference); ok {
		s, known := steps[id]
		say(!known || s.wallet != e.wallet || s.state != stateCompleted, "gives back to step %s, which has taken nothing", id)
		for _, l := range e.lines {
			moved := posted[postedKey{id, l.position}]
			say(known && (l.txHash != s.txHash || l.account == string(ledger.Cash) && l.amount != -moved), "gives back %s, step %s has moved %s", usd(l.amount), id, usd(moved))
		}
		return
	}
	for _, l := range e.lines {
		say(l.position != "" && !strings.HasPrefix(e.reference, openingReference+l.chain+":"+e.wallet+":"+l.position), "tells of %s, and stands on %s", e.reference, l.position)
	}
}

// checkLines holds the lines against their entry and against themselves.
func (e *entryRow) checkLines(say sayIf) {
	say(e.walletOrganization == "", "is of wallet %s, which is not there", e.wallet)
	say(e.walletOrganization != "" && e.walletOrganization != e.organization, "is of organization %s, its wallet of %s", e.organization, e.walletOrganization)
	sum, lanes := new(big.Int), map[string]*big.Int{}
	for i, l := range e.lines {
		sum.Add(sum, big.NewInt(l.amount))
		if lanes[l.token] == nil {
			lanes[l.token] = new(big.Int)
		}
		lanes[l.token].Add(lanes[l.token], big.NewInt(l.amount))
		say(l.wallet != e.wallet || l.organization != e.organization, "has a line of wallet %s and organization %s", l.wallet, l.organization)
		say(l.number != int64(i+1), "has line %d in place %d", l.number, i+1)
		say(l.createdMicros != e.createdMicros, "has a line of another time")
		say(l.txHash != e.lines[0].txHash, "has lines of two transactions, %s and %s", e.lines[0].txHash, l.txHash)
		l.check(say)
	}
	for token, lane := range lanes {
		say(sum.Sign() == 0 && lane.Sign() != 0, "has lines in %s that sum to %s micro-dollars", token, lane)
	}
	say(sum.Sign() != 0 || len(e.lines) < 2, "has %d lines that sum to %s micro-dollars", len(e.lines), sum)
}

// check compares the two forms of a line's content.
func (l lineRow) check(say sayIf) {
	position, sourced := "", false
	switch ledger.Account(l.account) {
	case ledger.Cash:
		position = chain.CashID(chain.Name(l.chain), chain.Token(l.token))
	case ledger.YieldPosition:
		position, sourced = l.source, true
		say(l.source == "" || parseUnits(l.units) == nil, "has a line of %q shares of %q", l.units, l.source)
	case ledger.YieldIncome:
		sourced = true
	case ledger.InTransit:
		sourced = l.bridge == ""
		say(sourced == (l.source == ""), "has a line in transit at %q, by the transfer %q between chains", l.source, l.bridge)
	case ledger.External, ledger.NetworkFee, ledger.PartnerFee:
	default:
		say(true, "has a line on %q, which is no account", l.account)
	}
	say(l.position != position, "has a %s line of %s on %s that stands on position %q", l.account, l.token, l.chain, l.position)
	say(!sourced && l.source != "", "has a %s line of the source %q", l.account, l.source)
	say(l.account != string(ledger.YieldPosition) && l.units != fmt.Sprint(l.amount), "has a %s line of %s units for %s", l.account, l.units, usd(l.amount))
}

func (v Verifier) loadDepositCauses(ctx context.Context, ids []any) (map[string]depositCause, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	rows, err := v.DB.Query(ctx, `SELECT id, organization_id, wallet_id, chain, token, status, tx_hash, amount, block_time, reversals, completed_at FROM deposits
		WHERE id IN (`+store.Placeholders(1, len(ids))+`)`, ids...)
	found, err := collectBy(rows, err, func(row store.Rows) (id string, d depositCause, err error) {
		err = row.Scan(&id, &d.organization, &d.wallet, &d.chain, &d.token, &d.status, &d.txHash, &d.amount, &d.blockMicros, &d.reversals, &d.completedMicros)
		return id, d, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading deposits: %w", err)
	}
	return found, nil
}

// checkStep compares the entry with its step and intent.
func (e *entryRow) checkStep(s stepCause, assets assetIndex, say sayIf) {
	say(e.kind != string(entryTypes[s.kind]) && !slices.Contains(requestEntryTypes[s.kind], ledger.EventType(e.kind)), "of a %s is a %q", s.kind, e.kind)
	say(s.state != stateCompleted && !s.isOtherOrder(), "tells of a step that is %s", s.state)
	say(s.wallet != e.wallet || s.organization != e.organization, "tells of a step of wallet %s of organization %s", s.wallet, s.organization)
	e.checkBridgeLines(s, say)
	strange := s.kind == stepBridgeIn && s.intentState != intentExecuted // somebody else brought it in
	say(s.intentState != intentExecuted && !strange, "tells of a step whose intent is %q", s.intentState)
	say(!strange && s.blockMicros != e.settledMicros, "was settled at another time than its intent's block was made")
	for _, l := range e.lines {
		on := s.chain
		if l.account == string(ledger.InTransit) && bridges(s.kind) {
			on = s.bridgeChain
		}
		say(l.chain != on || l.txHash != s.intentTxHash && !strange || l.txHash != s.txHash && !s.isOtherOrder(),
			"has a line on %s in transaction %s, its step is on %s in %s and its intent in %s", l.chain, l.txHash, s.chain, s.txHash, s.intentTxHash)
		asset, ok := assets[assetKey{chain.Name(l.chain), l.assetID()}]
		say((l.account == string(ledger.YieldIncome) || l.account == string(ledger.InTransit)) && l.source != s.source, "has income of %q, its step is of %q", l.source, s.source)
		say(l.account == string(ledger.InTransit) && requestEntryTypes[s.kind] == nil && !bridges(s.kind), "has a line in transit, its step is a %s", s.kind)
		say(ok && l.position != "" && string(asset.token) != l.token, "has a line of %s in %s, which is in %s", l.source, l.token, asset.token)
	}
}

// checkPosted requires that the entry posts exactly the movements in the logs of its step's intent.
func (v Verifier) checkPosted(ctx context.Context, e *entryRow, s stepCause, assets assetIndex, say sayIf) error {
	if s.kind == stepBridgeIn && s.intentState != intentExecuted {
		return nil // a receipt is compared with its transfer's message
	}
	moved, err := s.flows(assets)
	if err != nil {
		say(true, "tells of a step whose logs cannot be read: %v", err)
		return nil
	}
	if s.kind == stepPayout {
		e.checkPayout(s, moved, say)
	}
	posted := e.posted()
	for id, net := range moved.net {
		is := posted[id]
		delete(posted, id)
		if is == nil {
			is = new(big.Int)
		}
		if is.Cmp(net) == 0 {
			continue
		}
		given, err := v.burntGiven(ctx, e, id, is, net)
		if err != nil {
			return err
		}
		say(!given, "moves %s units of %s, its intent's logs move %s", is, id, net)
	}
	for id, is := range posted {
		_, known := assets[assetKey{chain.Name(s.chain), id}] // one that is not is reported as not compared
		say(known && is.Sign() != 0, "moves %s units of %s, its intent's logs none", is, id)
	}
	return nil
}

// burntGiven says whether an entry may post fewer shares than were burnt: beside all of
// the position's own the wallet has burnt some that somebody gave it, which are in no
// books.
func (v Verifier) burntGiven(ctx context.Context, e *entryRow, position string, posted, moved *big.Int) (bool, error) {
	if moved.Sign() >= 0 || posted.Sign() > 0 || posted.Cmp(moved) <= 0 || chain.IsCashID(position) {
		return false, nil
	}
	rows, err := v.DB.Query(ctx, `SELECT native_units FROM journal_lines WHERE wallet_id = $1 AND position_id = $2 AND created_at <= $3`, e.wallet, position, e.createdMicros)
	units, err := store.Collect(rows, err, func(row store.Rows) (text string, err error) { return text, row.Scan(&text) })
	if err != nil {
		return false, fmt.Errorf("reading a position's lines: %w", err)
	}
	left := new(big.Int)
	for _, text := range units {
		if n := parseUnits(text); n != nil {
			left.Add(left, n)
		}
	}
	return left.Sign() == 0, nil
}

// assetID returns the asset of a line: a position, or the source of an income.
func (l lineRow) assetID() string {
	if l.position == "" {
		return l.source
	}
	return l.position
}

// posted returns the entry's effect on positions, in native units.
func (e *entryRow) posted() map[string]*big.Int {
	posted := map[string]*big.Int{}
	for _, l := range e.lines {
		n := parseUnits(l.units)
		if l.position == "" || n == nil {
			continue
		}
		if posted[l.position] == nil {
			posted[l.position] = new(big.Int)
		}
		posted[l.position].Add(posted[l.position], n)
	}
	return posted
}

// checkPayout compares the payees and amounts with the logs.
func (e *entryRow) checkPayout(s stepCause, moved intentFlows, say sayIf) {
	is := map[ledger.Account]int64{}
	for _, l := range e.lines {
		if l.token == s.token {
			is[ledger.Account(l.account)] += l.amount
		}
	}
	say(s.received != nil && *s.received != is[ledger.External], "pays %s, its step says that %s was received", usd(is[ledger.External]), usd(fromPointer(s.received)))
	external, partner := moved.paid(s.asset, s.destination), moved.paid(s.asset, s.partner)
	total := new(big.Int).Neg(moved.netOf(s.asset))
	if s.isOtherOrder() { // no book knows the fee of an order that is lost
		external, partner = total, new(big.Int)
	}
	fee := new(big.Int).Sub(total, new(big.Int).Add(external, partner))
	// A collector that is the payee or the partner too is distinguished by the amount.
	planned := big.NewInt(s.fee)
	for account, want := range map[ledger.Account]*big.Int{ledger.External: external, ledger.PartnerFee: partner, ledger.NetworkFee: fee} {
		got := big.NewInt(is[account])
		shared := new(big.Int).Sub(want, got)
		same := got.Cmp(want) == 0 || shared.CmpAbs(planned) == 0 && is[ledger.NetworkFee] == s.fee && fee.Sign() == 0
		say(!same, "pays %s as %s, its intent's logs %s", got, account, want)
	}
}

func fromPointer(n *int64) int64 {
	if n == nil {
		return 0
	}
	return *n
}

// usd spells an amount of a row.
func usd(amount int64) money.USD { return money.USD(amount) }
