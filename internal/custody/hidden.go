package custody

// hidden holds a value that must not be printed. A type's Format is not called when a value stands in an unexported
// field: fmt then prints it field by field, and with a verb that does not fit it follows pointers too. It cannot look
// into a function.
type hidden[T any] func() T

func hideValue[T any](v T) hidden[T] { return func() T { return v } }

// showValue returns the hidden value, or the zero value.
func (h hidden[T]) showValue() (v T) {
	if h != nil {
		v = h()
	}
	return v
}
