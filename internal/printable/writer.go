package printable

import (
	"io"
	"sync"
	"unicode/utf8"
)

// Writer escapes everything that is written to it, except for line breaks and tabs. A program
// prints through it, so that no command can forget to. It is safe for concurrent use.
type Writer struct {
	to io.Writer

	mu      sync.Mutex
	partial []byte // the begin of a character whose other bytes have not been written yet
}

// NewWriter returns a Writer that prints to an output. Call Flush at the end.
func NewWriter(to io.Writer) *Writer { return &Writer{to: to} }

// Unwrap returns the output itself, for a caller that asks whether it is a terminal.
func (w *Writer) Unwrap() io.Writer { return w.to }

// Write implements io.Writer. It keeps up to three bytes of a character that is not complete.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	text := append(w.partial, p...)
	end := len(text) - partialAtEnd(text)
	w.partial = append([]byte(nil), text[end:]...)
	if err := w.print(string(text[:end])); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Flush prints the bytes of a character that never became complete.
func (w *Writer) Flush() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	text := string(w.partial)
	w.partial = nil
	return w.print(text)
}

func (w *Writer) print(text string) error {
	if text == "" {
		return nil
	}
	_, err := io.WriteString(w.to, escapeExcept(text, "\n\t"))
	return err
}

// partialAtEnd returns how many bytes at the end begin a character and do not complete it.
func partialAtEnd(text []byte) int {
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		last := text[len(text)-n:]
		if utf8.RuneStart(last[0]) {
			if utf8.FullRune(last) {
				return 0
			}
			return n
		}
	}
	return 0
}
