package transfer_test

import "testing"

// assertIs fails the test unless the result is the wanted one.
func assertIs[V comparable](t testing.TB, what string, got, want V) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// assertSaid fails the test unless a view that may be empty has the wanted content.
func assertSaid[V comparable](t testing.TB, what string, got *V, want V) {
	t.Helper()
	switch {
	case got == nil:
		t.Errorf("%s: nothing is said, want %v", what, want)
	case *got != want:
		t.Errorf("%s: %v, want %v", what, *got, want)
	}
}

// assertUnsaid fails the test if a view that may be silent says anything.
func assertUnsaid[V any](t testing.TB, what string, got *V) {
	t.Helper()
	if got != nil {
		t.Errorf("%s: %v, want nothing said", what, *got)
	}
}
