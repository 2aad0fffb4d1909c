package houserules

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/store"
)

// observedQuery is a query that a list has sent.
type observedQuery struct {
	sql  string
	args []any
}

// plan is how an engine would run a query.
type plan struct {
	text  string
	index string // that it reads
	cond  string // its search conditions in the index
	sorts bool
}

var (
	equality   = regexp.MustCompile(`\b(\w+) = (?:\$\d+|'[^']*'|\d+)`)
	sqliteSeek = regexp.MustCompile(`SEARCH \S+ USING (?:COVERING )?INDEX (\S+) \((.*)\)`)
	pgScan     = regexp.MustCompile(`Index (?:Only )?Scan (?:Backward )?using (\S+) on`)
	pgCond     = regexp.MustCompile(`Index Cond: (.*)`)
)

// check returns an error unless an index answers every condition of the query,
// and either has the rows in list order or finds one row at most.
func (q observedQuery) check(t *testing.T, db *store.DB, unindexed []string) error {
	t.Helper()
	var failures []error
	for _, p := range q.plans(t, db) {
		err := q.checkPlan(t, db, p, unindexed)
		if err == nil {
			return nil
		}
		failures = append(failures, err)
	}
	return errors.Join(failures...)
}

func (q observedQuery) checkPlan(t *testing.T, db *store.DB, p plan, unindexed []string) error {
	t.Helper()
	if p.index == "" {
		return fmt.Errorf("no index is used: add one in a migration\n%s\n%s", q.sql, p.text)
	}
	definition := definitionOf(t, db, p.index)
	unique := strings.HasPrefix(definition, "CREATE UNIQUE")
	_, partial, _ := strings.Cut(definition, " WHERE ")
	for _, m := range equality.FindAllStringSubmatch(q.sql, -1) {
		column := m[1]
		answered := containsWord(p.cond, column) || containsWord(partial, column) || slices.Contains(unindexed, column)
		// A query for one wallet or subject, or for one unique row, reads one organization's rows: the check of the
		// organization is no filter.
		owned := column == "organization_id" && (unique || containsWord(p.cond, "wallet_id") || containsWord(p.cond, "subject"))
		if !answered && !owned {
			return fmt.Errorf("%s is not answered by %s (%s): add an index of the conditions, created_at and id\n%s\n%s", column, p.index, definition, q.sql, p.text)
		}
	}
	if p.sorts && !unique {
		return fmt.Errorf("%s (%s) has the rows in another order than the list: add an index of the conditions, created_at and id\n%s\n%s", p.index, definition, q.sql, p.text)
	}
	return nil
}

func containsWord(text, word string) bool {
	return regexp.MustCompile(`\b` + word + `\b`).MatchString(text)
}

// plans are those that are good enough if one of them is. PostgreSQL is kept from its preferred plans for an empty
// table.
func (q observedQuery) plans(t *testing.T, db *store.DB) []plan {
	t.Helper()
	if db.Engine() == store.SQLite {
		rows, err := db.Query(t.Context(), "EXPLAIN QUERY PLAN "+q.sql, slices.Clone(q.args)...)
		lines, err := store.Collect(rows, err, func(row store.Rows) (line string, err error) {
			var id, parent, unused int
			return line, row.Scan(&id, &parent, &unused, &line)
		})
		if err != nil {
			t.Fatal(err)
		}
		return []plan{newPlan(strings.Join(lines, "\n"), sqliteSeek, sqliteSeek, 2, "USE TEMP B-TREE FOR ORDER BY")}
	}
	inOrder := q.planPostgres(t, db, q.sql)
	// A query for one unique row need not use the index in list order.
	unordered := q.planPostgres(t, db, order.ReplaceAllString(q.sql, " LIMIT "))
	unordered.sorts = true
	return []plan{inOrder, unordered}
}

// order is the order of a list, up to its limit.
var order = regexp.MustCompile(` ORDER BY [^()]* LIMIT `)

func (q observedQuery) planPostgres(t *testing.T, db *store.DB, query string) plan {
	t.Helper()
	lines, err := store.Write(t.Context(), db, func(tx *store.Tx) ([]string, error) {
		for _, s := range []string{"enable_seqscan", "enable_bitmapscan", "enable_incremental_sort", "enable_sort"} {
			tx.Defer("SET LOCAL " + s + " = off")
		}
		rows, err := tx.Query(t.Context(), "EXPLAIN (COSTS OFF) "+query, slices.Clone(q.args)...)
		return store.Collect(rows, err, func(row store.Rows) (line string, err error) { return line, row.Scan(&line) })
	})
	if err != nil {
		t.Fatal(err)
	}
	return newPlan(strings.Join(lines, "\n"), pgScan, pgCond, 1, "Sort Key")
}

func newPlan(text string, index, cond *regexp.Regexp, group int, sort string) plan {
	p := plan{text: text, sorts: strings.Contains(text, sort)}
	if m := index.FindStringSubmatch(text); m != nil {
		p.index = m[1]
	}
	if m := cond.FindStringSubmatch(text); m != nil {
		p.cond = m[group]
	}
	return p
}

// definitionOf gives the statement that makes an index.
func definitionOf(t *testing.T, db *store.DB, index string) string {
	t.Helper()
	query := `SELECT indexdef FROM pg_indexes WHERE indexname = $1`
	if db.Engine() == store.SQLite {
		// A constraint's own index has no statement, and is unique.
		query = `SELECT COALESCE(sql, 'CREATE UNIQUE INDEX of a constraint') FROM sqlite_master WHERE type = 'index' AND name = $1`
	}
	var text string
	if err := db.QueryRow(t.Context(), query, index).Scan(&text); err != nil {
		t.Fatalf("index %q: %v", index, err)
	}
	return text
}
