// Package state owns the tables of state changes, and their drawing. A table lists every possible change, and the
// code that writes a state takes the next one from the table, so the drawing is the running code's. The package does
// not know the meaning of a state, and never reads or writes one.
package state

import (
	"cmp"
	"fmt"
	"slices"
)

// Table lists every change of state of one kind of thing, as literals:
//
//	var Transitions = state.Table[State, Trigger]{
//		{state.None, Submitted, Sent},
//		{Sent, ReceiptSeen, Mined},
//	}
type Table[S, T ~string] []struct {
	From S
	On   T
	To   S
}

// None is the state of a row that does not exist yet: a row begins with a change from it. A row that may be deleted
// has a change to it.
const None = ""

// Next returns the state that from changes to on a trigger. A pair that is not
// in the table is a mistake of the caller.
func (t Table[S, T]) Next(from S, on T) (S, error) {
	for _, change := range t {
		if change.From == from && change.On == on {
			return change.To, nil
		}
	}
	return from, fmt.Errorf("no change of state from %q on %q", from, on)
}

// States returns the states of the table, in the order in which it names them.
func (t Table[S, T]) States() []S {
	var states []S
	for _, change := range t {
		for _, s := range []S{change.From, change.To} {
			if s != None && !slices.Contains(states, s) {
				states = append(states, s)
			}
		}
	}
	return states
}

// Final reports whether no change leads out of a state.
func (t Table[S, T]) Final(s S) bool {
	for _, change := range t {
		if change.From == s {
			return false
		}
	}
	return true
}

// Check returns an error if a pair is listed twice, or no change leads to a state. Each table has a test that calls
// it.
func (t Table[S, T]) Check() error {
	entered := []S{None}
	for _, change := range t {
		entered = append(entered, change.To)
	}
	for i, change := range t {
		if !slices.Contains(entered, change.From) {
			return fmt.Errorf("no transition leads to %q", change.From)
		}
		for _, other := range t[:i] {
			if other.From == change.From && other.On == change.On {
				return fmt.Errorf("%q on %q is listed twice", change.From, change.On)
			}
		}
	}
	return nil
}

// Mermaid draws the table as a stateDiagram-v2, in the table's order. [*] is
// both where states begin and where final ones end.
func (t Table[S, T]) Mermaid() string {
	drawing := "stateDiagram-v2\n"
	for _, change := range t {
		drawing += fmt.Sprintf("    %s --> %s: %s\n", cmp.Or(change.From, "[*]"), cmp.Or(change.To, "[*]"), change.On)
	}
	for _, s := range t.States() {
		if t.Final(s) {
			drawing += fmt.Sprintf("    %s --> [*]\n", s)
		}
	}
	return drawing
}
