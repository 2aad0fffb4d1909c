package verify

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/store"
)

// sweep goes through a table from its first row to its last, a page at a time, and compares the rows. Run makes whole
// ones; the watch continues each by a page a round.
type sweep struct {
	name    string // stands in book_checks and metrics, and stays
	subject string // the name of its rows, for findings without one
	rules   []Rule // whose checks it makes
	costly  bool   // each row is asked of a chain by itself
	page    func(ctx context.Context, after string, limit int) (keys []string, last string, err error)
	check   func(ctx context.Context, keys []any) (findings, error)
}

// pageOf returns the function that reads a table's keys in their order, of the rows that meet conditions of SQL, each after an AND.
func (v Verifier) pageOf(table, key, conditions string) func(ctx context.Context, after string, limit int) ([]string, string, error) {
	return func(ctx context.Context, after string, limit int) (keys []string, last string, err error) {
		rows, err := v.DB.Query(ctx, `SELECT DISTINCT `+key+` FROM `+table+` WHERE `+key+` > $1`+conditions+` ORDER BY `+key+` LIMIT $2`, after, limit)
		keys, err = store.Collect(rows, err, func(row store.Rows) (string, error) {
			err := row.Scan(&last)
			return last, err
		})
		if err != nil {
			return nil, "", fmt.Errorf("reading keys of %s: %w", table, err)
		}
		return keys, last, nil
	}
}

// finding is something wrong with the row of a key.
type finding struct {
	row string
	Mismatch
}

// findings are the faults of a page of rows.
type findings []finding

// add adds a rule's finding about a row.
func (f *findings) add(rule Rule, row string, wallet uuid.UUID, format string, args ...any) {
	*f = append(*f, finding{row, Mismatch{Rule: rule, Wallet: wallet, Text: fmt.Sprintf(format, args...)}})
}

// takeUnread notes an error of the item of a row as unread, if it isOfOne, so that the other rows are checked. It returns any other error.
func (f *findings) takeUnread(row string, wallet uuid.UUID, called string, err error) error {
	if !isOfOne(err) {
		return err
	}
	f.add(Unread, row, wallet, "%scannot be checked: %v", called, err)
	return nil
}

// withhold marks the findings about a row, of every rule, for the operator alone, if the row points at data of
// another organization, or may.
func (f findings) withhold(row string, pointsAtOthers bool) {
	for i := range f {
		f[i].ofOthers = f[i].ofOthers || pointsAtOthers && f[i].row == row
	}
}

// ofSubject are the findings as mismatches of subjects of one kind.
func (f findings) ofSubject(kind string) []Mismatch {
	all := make([]Mismatch, len(f))
	for i, found := range f {
		all[i] = found.Mismatch
		if all[i].Subject.Kind == "" {
			all[i].Subject = Subject{kind, found.row}
		}
	}
	return all
}

// sayOf returns a function that adds, for a rule, a finding about a row of that name.
func (f *findings) sayOf(rule Rule, row string, wallet uuid.UUID, called string) sayIf {
	return func(wrong bool, format string, args ...any) {
		if wrong {
			f.add(rule, row, wallet, "%s%s", called, fmt.Sprintf(format, args...))
		}
	}
}

// rowsPerPage is how many rows a sweep looks at together.
const rowsPerPage = 200

// checkRows holds every row that money or ownership depends on against the others
// that say the same: the first half of Run.
func (v Verifier) checkRows(ctx context.Context, r *Report) error {
	var failures []error
	for _, s := range v.runSweeps() {
		some, err := v.runSweep(ctx, s)
		r.Mismatches = append(r.Mismatches, some...)
		if err != nil {
			failures = append(failures, fmt.Errorf("checking %s: %w", s.name, err))
		}
		if v.mustStop(ctx, err) {
			break
		}
	}
	return errors.Join(failures...)
}

func (v Verifier) sweeps() []sweep {
	of := func(table, key, subject string, check func(context.Context, []any) (findings, error), rules ...Rule) sweep {
		return sweep{name: table, subject: subject, rules: rules, page: v.pageOf(table, key, ""), check: check}
	}
	costly := func(s sweep) sweep {
		s.costly = true
		return s
	}
	addresses := of("wallets", "id", subjectWallet, v.checkSeed, AddressesSeed)
	addresses.name = "addresses"
	costs := of("wallets", "id", subjectEntry, v.checkCosts, EntriesWhole)
	costs.name = "costs"
	history := of("wallets", "id", subjectWallet, v.checkHistory, DaysJournal)
	history.name = "history"
	owed := costly(of("source_requests", "id", "source_request", v.checkOwed, InTransit))
	owed.name = "owed_requests"
	cursors := of("chain_cursors", "chain", subjectChain, v.checkCursors, CursorsChains)
	wrappers := costly(of("fee_wrappers", "id", "fee_wrapper", v.checkWrappers, ContractsChains))
	vaults := costly(of("micro_vaults", "id", "microvault", v.checkVaults, ContractsChains))
	return slices.Concat([]sweep{
		of("wallets", "id", subjectWallet, v.checkWallets, WalletsRequests, JournalPositions, Reservations),
		addresses,
		of("journal_entries", "id", subjectEntry, v.checkEntries, EntriesWhole, DepositsEntries, StepsEntries),
		costs,
		history,
		of("deposits", "id", "deposit", v.checkDeposits, DepositsEntries),
		of("workflows", "id", "workflow", v.checkWorkflows, WorkflowsSteps, StepsSettled),
		of("source_requests", "id", "source_request", v.checkRequests, InTransit),
		of("bridge_transfers", "id", "bridge_transfer", v.checkBridges, InTransit),
		of("intents", "id", subjectIntent, v.checkIntents, IntentsSteps, PayoutsApprovals),
		of("contract_changes", "id", "contract_change", v.checkChanges, ContractsChains),
		of("custody_activities", "id", "custody_activity", v.checkActivities, PayoutsApprovals),
		{name: "withdrawal_days", subject: "day", rules: []Rule{LimitsLegs}, page: v.pageDays, check: v.checkDays},
	}, v.perChain(owed, "source_requests", "id", "chain", "completed_at IS NULL"), v.perChain(wrappers, "fee_wrappers", "id", "chain", ""), v.perChain(vaults, "micro_vaults", "id", "chain", ""),
		v.perChain(cursors, "chain_cursors", "chain", "chain", ""), v.straySweeps())
}

// checkActivities compares approved and rejected activities with the votes, whose stamps an attacker who only writes
// to the database cannot make.
func (v Verifier) checkActivities(ctx context.Context, ids []any) (findings, error) {
	problems, err := approval.Check(ctx, v.DB, ids)
	var f findings
	for _, p := range problems {
		f.add(PayoutsApprovals, p.Activity.String(), uuid.Nil, "activity %s %s", p.Activity, p.Text)
	}
	return f, err
}

// runSweep reads the table's keys page by page and checks their rows.
func (v Verifier) runSweep(ctx context.Context, s sweep) ([]Mismatch, error) {
	var all []Mismatch
	for after, done := "", 0; ; {
		page, last, err := s.page(ctx, after, rowsPerPage)
		if err != nil {
			return all, err
		}
		if len(page) == 0 {
			return all, nil
		}
		found, err := v.confirmFindings(ctx, s, page)
		all = append(all, found...)
		if err != nil {
			return all, err
		}
		after = last
		done += len(page)
		v.reportProgress(s.name, done, 0)
	}
}

// confirmFindings checks rows, and those at fault again until they are right, maxReads times at most: a commit
// between two queries may have changed them.
func (v Verifier) confirmFindings(ctx context.Context, s sweep, keys []string) ([]Mismatch, error) {
	for try := 1; ; try++ {
		found, err := s.checkPage(ctx, keys)
		if err != nil {
			return nil, err
		}
		if len(found) == 0 || try == maxReads {
			return found.ofSubject(s.subject), nil
		}
		suspects := map[string]bool{}
		for _, f := range found {
			suspects[f.row] = true
		}
		keys = keys[:0:0]
		for key := range suspects {
			keys = append(keys, key)
		}
		if err := v.pauseForRetry(ctx); err != nil {
			return found.ofSubject(s.subject), err
		}
	}
}

// checkPage checks rows. One that cannot be read keeps the others from being looked at only
// until it is found: it is unread, and they are checked without it.
func (s sweep) checkPage(ctx context.Context, keys []string) (findings, error) {
	found, err := s.check(ctx, anyOf(keys))
	if !errors.Is(err, store.ErrUnreadable) {
		return found, err
	}
	if len(keys) == 1 {
		return findings{{keys[0], Mismatch{Rule: Unread, Text: fmt.Sprintf("%s %s: %v", s.subject, keys[0], err)}}}, nil
	}
	half := len(keys) / 2
	for _, part := range [][]string{keys[:half], keys[half:]} {
		some, err := s.checkPage(ctx, part)
		if err != nil {
			return nil, err
		}
		found = append(found, some...)
	}
	return found, nil
}

// anyOf are texts as arguments of a query.
func anyOf(texts []string) []any {
	args := make([]any, len(texts))
	for i, text := range texts {
		args[i] = text
	}
	return args
}

// parseID reads an id as it stands in a row, where there may be anything; then it is
// uuid.Nil.
func parseID(text string) uuid.UUID {
	id, err := uuid.Parse(text)
	if err != nil {
		return uuid.Nil
	}
	return id
}

// collectBy reads rows into a map by their key.
func collectBy[T any](rows store.Rows, err error, scan func(store.Rows) (key string, row T, err error)) (map[string]T, error) {
	all := map[string]T{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		key, r, err := scan(row)
		all[key] = r
		return struct{}{}, err
	})
	return all, err
}

// collectGroups reads rows into a map of those of a key, in their order.
func collectGroups[T any](rows store.Rows, err error, scan func(store.Rows) (key string, row T, err error)) (map[string][]T, error) {
	all := map[string][]T{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		key, r, err := scan(row)
		all[key] = append(all[key], r)
		return struct{}{}, err
	})
	return all, err
}

// parseUnits reads native units as they stand in a row; nil if they are none.
func parseUnits(text string) *big.Int {
	n, ok := new(big.Int).SetString(text, 10)
	if !ok {
		return nil
	}
	return n
}
