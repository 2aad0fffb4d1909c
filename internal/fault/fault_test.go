package fault

import (
	"errors"
	"fmt"
	"io"
	"testing"
)

func TestCodeOf(t *testing.T) {
	missing := New(WalletNotFound, "no wallet %s", "w")
	for _, c := range []struct {
		err  error
		want Code
	}{
		{nil, ""},
		{io.EOF, Internal},
		{missing, WalletNotFound},
		{fmt.Errorf("reading: %w", missing), WalletNotFound},
		{errors.Join(io.EOF, missing), WalletNotFound},
		{Wrap(missing, ServiceUnavailable, "later"), ServiceUnavailable},
	} {
		if got := CodeOf(c.err); got != c.want {
			t.Errorf("the code of %v is %q, want %q", c.err, got, c.want)
		}
	}
}

func TestErrorsMatchByCode(t *testing.T) {
	err := fmt.Errorf("asking: %w", Wrap(io.ErrUnexpectedEOF, ServiceUnavailable, "the node of %s is away", "base"))
	if !errors.Is(err, &Error{Code: ServiceUnavailable}) || errors.Is(err, &Error{Code: Internal}) {
		t.Errorf("%v does not match by its code", err)
	}
	if !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("%v hides its cause", err)
	}
}

func TestTheCauseIsForTheLogAlone(t *testing.T) {
	var e *Error
	err := fmt.Errorf("asking: %w", Wrap(errors.New("dial 10.0.0.1"), ServiceUnavailable, "the node is away"))
	if !errors.As(err, &e) || e.Text != "the node is away" {
		t.Errorf("the caller is told %q", e.Text)
	}
	if want := "asking: service_temporarily_unavailable: the node is away: dial 10.0.0.1"; err.Error() != want {
		t.Errorf("the log says %q, want %q", err, want)
	}
	if got := New(Validation, "label is 100%% wrong").Error(); got != "validation_error: label is 100% wrong" {
		t.Errorf("the log says %q", got)
	}
}
