package verify_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// tableSchema is a table as the database itself describes it.
type tableSchema struct {
	name    string
	columns []columnSchema
}

type columnSchema struct {
	name             string
	number, nullable bool
	partOfKey        bool
}

// loadSchema reads every table of the database but goose's own.
func (s *scene) loadSchema() []tableSchema {
	s.Helper()
	query := `SELECT c.table_name, c.column_name, CASE WHEN c.data_type = 'bigint' THEN 1 ELSE 0 END, CASE WHEN c.is_nullable = 'YES' THEN 1 ELSE 0 END,
		(SELECT COUNT(*) FROM information_schema.key_column_usage k JOIN information_schema.table_constraints t ON t.constraint_name = k.constraint_name AND t.table_name = k.table_name
			WHERE t.constraint_type = 'PRIMARY KEY' AND k.table_name = c.table_name AND k.column_name = c.column_name)
		FROM information_schema.columns c WHERE c.table_schema = 'public' ORDER BY c.table_name, c.ordinal_position`
	if s.DB.Engine() == store.SQLite {
		query = `SELECT m.name, c.name, c.type <> 'TEXT', c."notnull" = 0, c.pk > 0 FROM sqlite_master m JOIN pragma_table_info(m.name) c
			WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, c.cid`
	}
	rows, err := s.DB.Query(s.Context(), query)
	var tables []tableSchema
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var table string
		var c columnSchema
		var number, nullable, key int
		err := row.Scan(&table, &c.name, &number, &nullable, &key)
		c.number, c.nullable, c.partOfKey = number > 0, nullable > 0, key > 0
		if strings.HasPrefix(table, "goose") {
			return struct{}{}, err
		}
		if len(tables) == 0 || tables[len(tables)-1].name != table {
			tables = append(tables, tableSchema{name: table})
		}
		last := &tables[len(tables)-1]
		last.columns = append(last.columns, c)
		return struct{}{}, err
	})
	s.must(err)
	return tables
}

// tableRow is a row as texts, nil for NULL, in the order of its table's columns.
type tableRow []*string

func (s *scene) loadRows(t tableSchema) []tableRow {
	s.Helper()
	var texts []string
	for _, c := range t.columns {
		texts = append(texts, "CAST("+c.name+" AS TEXT)")
	}
	rows, err := s.DB.Query(s.Context(), "SELECT "+strings.Join(texts, ", ")+" FROM "+t.name+" ORDER BY "+t.columns[0].name)
	all, err := store.Collect(rows, err, func(row store.Rows) (tableRow, error) {
		r := make(tableRow, len(t.columns))
		into := make([]any, len(r))
		for i := range r {
			into[i] = &r[i]
		}
		return r, row.Scan(into...)
	})
	s.must(err)
	slices.SortStableFunc(all, func(a, b tableRow) int { return strings.Compare(t.likeness(a), t.likeness(b)) })
	return all
}

// likeness is the part of a row that is the same in every scene: no ids, hashes or times. Rows are in its order, so
// that each run changes the same ones.
func (t tableSchema) likeness(r tableRow) string {
	var parts []string
	for i, c := range t.columns {
		if text := spell(r[i]); len(text) < 15 || len(text) < 30 && !c.number {
			parts = append(parts, fmt.Sprintf("%15s", text)) // 99 before 100
		}
	}
	return strings.Join(parts, " ")
}

// grouping are the columns by whose values rows are of different kinds.
var grouping = []string{"kind", "state", "status", "account_kind", "event_type", "lifecycle", "auto_rebalance", "made"}

// pickRows picks a row of each kind.
func (t tableSchema) pickRows(rows []tableRow) []tableRow {
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(rows), func(r tableRow) bool {
		kind := ""
		for i, c := range t.columns {
			if slices.Contains(grouping, c.name) {
				kind += spell(r[i]) + " "
			}
		}
		known := seen[kind]
		seen[kind] = true
		return known
	})
}

func spell(value *string) string {
	if value == nil {
		return "NULL"
	}
	return *value
}

// whereKey names a row by its primary key.
func (t tableSchema) whereKey(r tableRow) string {
	var parts []string
	for i, c := range t.columns {
		if c.partOfKey {
			parts = append(parts, c.name+" = "+c.literal(r[i]))
		}
	}
	return strings.Join(parts, " AND ")
}

// literal is a value as SQL.
func (c columnSchema) literal(value *string) string {
	if value == nil {
		return "NULL"
	}
	if c.number {
		return *value
	}
	return "'" + strings.ReplaceAll(*value, "'", "''") + "'"
}

// tampering is one change behind the service's back, and how it is undone.
type tampering struct {
	what     string
	do, undo []string
}

// tamperings are the changes of a column of a row: another value, another row's, and none at all.
func (t tableSchema) tamperings(at int, r tableRow, rows []tableRow) []tampering {
	c := t.columns[at]
	values := []*string{alter(c, r[at])}
	if !c.number && r[at] != nil {
		for _, other := range rows {
			if v := other[at]; v != nil && *v != *r[at] && *v != "" {
				values = append(values, v)
				break
			}
		}
	}
	if c.nullable && r[at] != nil {
		values = append(values, nil)
	}
	var all []tampering
	for _, v := range values {
		changed := slices.Clone(r)
		changed[at] = v
		all = append(all, tampering{
			what: fmt.Sprintf("%s.%s of %s: %.80s becomes %.80s", t.name, c.name, t.whereKey(r), spell(r[at]), spell(v)),
			do:   []string{"UPDATE " + t.name + " SET " + c.name + " = " + c.literal(v) + " WHERE " + t.whereKey(r)},
			undo: []string{"UPDATE " + t.name + " SET " + c.name + " = " + c.literal(r[at]) + " WHERE " + t.whereKey(changed)},
		})
	}
	return all
}

// alter is another value that looks like one of the column's.
func alter(c columnSchema, value *string) *string {
	changed := "x"
	switch {
	case c.number:
		n := int64(0)
		if value != nil {
			n, _ = strconv.ParseInt(*value, 10, 64)
		}
		changed = strconv.FormatInt(n+1, 10)
	case value == nil:
	case len(*value) == 36 && uuid.Validate(*value) == nil:
		changed = "99999999-9999-4999-8999-999999999999"
	default:
		if n, err := strconv.ParseInt(*value, 10, 64); err == nil {
			changed = strconv.FormatInt(n+1, 10)
			break
		}
		text := []byte(*value)
		if n := len(text); n > 8 {
			text[n-3] ^= 1 // it stays as long, and mostly of the same alphabet
			changed = string(text)
		} else {
			changed = *value + "x"
		}
	}
	return &changed
}

// deletion takes a row away, and those that a foreign key binds to it stay.
func (t tableSchema) deletion(r tableRow) tampering {
	var names, values []string
	for i, c := range t.columns {
		names, values = append(names, c.name), append(values, c.literal(r[i]))
	}
	return tampering{
		what: fmt.Sprintf("%s where %s is deleted", t.name, t.whereKey(r)),
		do:   []string{"DELETE FROM " + t.name + " WHERE " + t.whereKey(r)},
		undo: []string{"INSERT INTO " + t.name + " (" + strings.Join(names, ", ") + ") VALUES (" + strings.Join(values, ", ") + ")"},
	}
}

// addition adds a row that is another's twin under a key of its own.
func (t tableSchema) addition(r tableRow) tampering {
	twin := slices.Clone(r)
	var names, values []string
	for i, c := range t.columns {
		if c.partOfKey || c.name == "ordinal" || c.name == "seq" || c.name == "request_id" || c.name == "reference" {
			twin[i] = alter(c, r[i])
		}
		names, values = append(names, c.name), append(values, c.literal(twin[i]))
	}
	return tampering{
		what: fmt.Sprintf("%s has a twin of %s", t.name, t.whereKey(r)),
		do:   []string{"INSERT INTO " + t.name + " (" + strings.Join(names, ", ") + ") VALUES (" + strings.Join(values, ", ") + ")"},
		undo: []string{"DELETE FROM " + t.name + " WHERE " + t.whereKey(twin)},
	}
}

// execute runs statements in one transaction.
func (s *scene) execute(statements []string) error {
	return s.DB.Write(s.Context(), func(tx *store.Tx) error {
		for _, statement := range statements {
			if _, err := tx.Exec(s.Context(), statement); err != nil {
				return err
			}
		}
		return nil
	})
}

// tampered are the tables that forgeries change, so that each comes after those that it
// names.
var tampered = []string{"applied_changes", "approval_rules", "wallets", "wallet_addresses", "positions", "journal_entries", "journal_lines", "deposits", "workflows", "legs", "steps",
	"fee_wrappers", "owned_sources", "micro_vaults", "micro_vault_sources", "micro_vault_leaves", "balancing", "requests"}

// snapshot is the content of the tables that forgeries change, as statements that write it.
func (s *scene) snapshot() []string {
	s.Helper()
	var statements []string
	for i := len(tampered) - 1; i >= 0; i-- {
		statements = append(statements, "DELETE FROM "+tampered[i])
	}
	for _, name := range tampered {
		for _, t := range s.loadSchema() {
			if t.name != name {
				continue
			}
			for _, r := range s.loadRows(t) {
				statements = append(statements, t.deletion(r).undo...)
			}
		}
	}
	return statements
}

func (s *scene) restore(statements []string) {
	s.Helper()
	s.must(s.execute(statements))
}
