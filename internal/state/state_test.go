package state_test

import (
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/state"
)

type (
	light string
	event string
)

var lights = state.Table[light, event]{
	{state.None, "built", "red"},
	{"red", "waited", "green"},
	{"green", "waited", "red"},
	{"green", "broken", "dark"},
}

func TestNextIsWhatTheTableLists(t *testing.T) {
	for _, change := range lights {
		to, err := lights.Next(change.From, change.On)
		if err != nil {
			t.Errorf("%q on %q: %v", change.From, change.On, err)
		}
		if to != change.To {
			t.Errorf("%q on %q: %q, want %q", change.From, change.On, to, change.To)
		}
	}
}

func TestNextRefusesAPairThatIsNotListed(t *testing.T) {
	to, err := lights.Next("red", "broken")
	if err == nil || err.Error() != `no change of state from "red" on "broken"` {
		t.Errorf("error: %v", err)
	}
	if to != "red" {
		t.Errorf("the state after the refusal is %q, want the one before it", to)
	}
}

func TestStatesAreNamedOnceAndInOrder(t *testing.T) {
	if got, want := lights.States(), []light{"red", "green", "dark"}; !slices.Equal(got, want) {
		t.Errorf("states: %q, want %q", got, want)
	}
	for s, want := range map[light]bool{"red": false, "green": false, "dark": true} {
		if lights.Final(s) != want {
			t.Errorf("%q is final: %t, want %t", s, !want, want)
		}
	}
}

func TestCheckFindsMistakes(t *testing.T) {
	for name, c := range map[string]struct {
		table state.Table[light, event]
		want  string
	}{
		"a good table": {lights, ""},
		"a pair listed twice": {
			append(slices.Clone(lights), state.Table[light, event]{{"red", "waited", "dark"}}...),
			`"red" on "waited" is listed twice`,
		},
		"a state that nothing leads to": {
			append(slices.Clone(lights), state.Table[light, event]{{"blue", "waited", "red"}}...),
			`no transition leads to "blue"`,
		},
	} {
		var got string
		if err := c.table.Check(); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestMermaidDrawsTheTable(t *testing.T) {
	want := `stateDiagram-v2
    [*] --> red: built
    red --> green: waited
    green --> red: waited
    green --> dark: broken
    dark --> [*]
`
	if got := lights.Mermaid(); got != want {
		t.Errorf("drawn:\n%s\nwant:\n%s", got, want)
	}
}
