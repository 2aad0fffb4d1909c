package verify

import (
	"context"
	"errors"
)

// ErrDiffers is what a run ends with that stops at the first difference.
var ErrDiffers = errors.New("something differs")

// StopAtFirst has a run end with ErrDiffers where it would read again what differs.
func (v Verifier) StopAtFirst() Verifier {
	v.pause = func(context.Context) error { return ErrDiffers }
	return v
}

// WithoutPause has a run read again at once what differs.
func (v Verifier) WithoutPause() Verifier {
	v.pause = func(context.Context) error { return nil }
	return v
}
