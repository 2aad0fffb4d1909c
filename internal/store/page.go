package store

import "fmt"

// Position is a place in a list ordered by time and id.
type Position struct {
	Micros int64
	ID     string
}

// Page asks for one page of a list: at most Limit rows after After, oldest
// first unless Desc, created at From or later (micros; zero is no bound), and
// none behind Last. After and Last are places of the same list, so not before
// From.
type Page struct {
	Limit      int
	Desc       bool
	FromMicros int64
	After      *Position
	Last       *Position
}

// SQL is the end of a list query over (created_at, id): conditions beginning
// with AND, the order and a limit of one row more than asked for, whose
// presence says that another page follows. args are those of the query so far;
// prefix is the table's alias with a dot, or empty.
func (p Page) SQL(prefix string, args []any) (string, []any) {
	text := ""
	bound := func(compare string, at *Position) {
		args = append(args, at.Micros, at.ID)
		text += fmt.Sprintf(" AND (%[1]screated_at, %[1]sid) %[2]s ($%[3]d, $%[4]d)", prefix, compare, len(args)-1, len(args))
	}
	// One bound a side. From is implied by a lower one, and given beside it
	// SQLite may seek in the index to From and read on from there.
	ahead, behind, direction, lower := ">", "<=", "ASC", p.After
	if p.Desc {
		ahead, behind, direction, lower = "<", ">=", "DESC", p.Last
	}
	if p.After != nil {
		bound(ahead, p.After)
	}
	if p.Last != nil {
		bound(behind, p.Last)
	}
	if lower == nil && p.FromMicros > 0 {
		args = append(args, p.FromMicros)
		text += fmt.Sprintf(" AND %screated_at >= $%d", prefix, len(args))
	}
	args = append(args, p.Limit+1)
	text += fmt.Sprintf(" ORDER BY %[1]screated_at %[2]s, %[1]sid %[2]s LIMIT $%[3]d", prefix, direction, len(args))
	return text, args
}

// Cut drops the extra row that SQL asked for and returns the position to go on
// from, nil on the last page.
func Cut[T any](p Page, rows []T, at func(T) Position) ([]T, *Position) {
	if len(rows) <= p.Limit {
		return rows, nil
	}
	rows = rows[:p.Limit]
	next := at(rows[p.Limit-1])
	return rows, &next
}
