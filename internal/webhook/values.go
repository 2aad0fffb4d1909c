package webhook

import "strconv"

// maxValues is the most rows of one VALUES list. SQLite looks for each argument
// among all of them, so a longer list costs more than a second statement.
const maxValues = 64

// eachValues calls fn with VALUES lists that hold the rows, and with their
// arguments. kinds has a letter per column: t for text, i for an integer. The
// lengths are powers of two, so that few distinct statements are prepared: a
// list is filled up by repeating its last row if repeat is set, which is for
// statements that do not mind, and otherwise the rows are divided.
func eachValues(kinds string, rows [][]any, repeat bool, fn func(values string, args []any) error) error {
	for len(rows) > 0 {
		size := 1
		for size < len(rows) && size < maxValues {
			size *= 2
		}
		if size > len(rows) && !repeat {
			size /= 2
		}
		args := make([]any, 0, size*len(kinds))
		for i := range size {
			args = append(args, rows[min(i, len(rows)-1)]...)
		}
		if err := fn(valuesClause(kinds, size), args); err != nil {
			return err
		}
		rows = rows[min(size, len(rows)):]
	}
	return nil
}

// valuesClause is "($1,CAST($2 AS BIGINT)),…" for n rows.
func valuesClause(kinds string, n int) string {
	text := make([]byte, 0, n*len(kinds)*12)
	arg := int64(0)
	for range n {
		before := byte('(')
		for _, kind := range kinds {
			arg++
			text = append(text, before)
			before = ','
			if kind == 'i' {
				text = append(text, "CAST("...)
			}
			text = strconv.AppendInt(append(text, '$'), arg, 10)
			if kind == 'i' {
				text = append(text, " AS BIGINT)"...)
			}
		}
		text = append(text, "),"...)
	}
	return string(text[:len(text)-1])
}
