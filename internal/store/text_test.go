package store

import (
	"slices"
	"strings"
	"testing"
)

func TestPlaceholders(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Values(1, 1), "($1)"},
		{Values(2, 3), "($1,$2,$3),($4,$5,$6)"},
		{Values(0, 3), ""},
		{Placeholders(1, 3), "$1,$2,$3"},
		{Placeholders(9, 2), "$9,$10"},
		{Placeholders(1, 0), ""},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
}

func TestPositional(t *testing.T) {
	args := []any{"a", "b", "c"}
	for _, c := range []struct {
		query, want string
		args        []any
	}{
		{"SELECT 1", "SELECT 1", nil},
		{"$1, $2, $3", "?, ?, ?", []any{"a", "b", "c"}},
		{"$3 $1 $3", "? ? ?", []any{"c", "a", "c"}},
		{"'$1' || $2", "'$1' || ?", []any{"b"}},
		{"'it''s $1' || $2", "'it''s $1' || ?", []any{"b"}},
		{"$", "$", nil},
		{"$x $0 $4 $10", "$x $0 $4 $10", nil}, // none of ours: SQLite will say so
		{"é$1é", "é?é", []any{"a"}},
	} {
		got, bound := positionalQuery(c.query, args)
		if got != c.want || !slices.Equal(bound, c.args) {
			t.Errorf("%s becomes %s with %v; want %s with %v", c.query, got, bound, c.want, c.args)
		}
	}
}

func FuzzPositional(f *testing.F) {
	f.Add("SELECT $1, '$2', $2")
	f.Fuzz(func(t *testing.T, query string) {
		got, bound := positionalQuery(query, []any{1, 2, 3})
		if strings.Count(got, "?")-strings.Count(query, "?") != len(bound) {
			t.Errorf("%q becomes %q with %d arguments", query, got, len(bound))
		}
	})
}
