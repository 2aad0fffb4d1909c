// Package roster owns the list of wallets that lies outside the database: a small
// file of one line a wallet, to which every new wallet is written before its
// addresses are shown. With the seed it is all that is needed to spend from any
// of them, should the database be lost. It holds ids and labels and no secret,
// and it is never read while the service runs.
package roster

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"
)

// Line is one wallet.
type Line struct {
	Organization uuid.UUID `json:"organization"`
	ID           uuid.UUID `json:"id"`
	RequestID    uuid.UUID `json:"requestId"`
	Label        string    `json:"label"`
	CreatedAt    time.Time `json:"createdAt"`
}

// maxLineBytes bounds a line: a label of 128 characters, every one escaped, fits.
const maxLineBytes = 4096

// Bad is a line that is no wallet.
type Bad struct {
	Number int // the first is 1
	Err    error
}

// File appends to a roster. It is safe for concurrent use. Each replica has a
// file of its own.
type File struct {
	mu   sync.Mutex
	file *os.File
}

// Open opens the roster for appending. If there is none yet, it is made (mode 0600), whole or not at all, with the
// wallets that all returns.
func Open(path string, all func(write func(Line) error) error) (*File, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if err := create(path, all); err != nil {
			return nil, fmt.Errorf("making the roster: %w", err)
		}
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0o600)
	if err != nil {
		return nil, fmt.Errorf("opening the roster: %w", err)
	}
	return &File{file: file}, nil
}

// create writes a new roster beside its place and moves it there. Dying before
// that leaves no roster, and a stray file.
func create(path string, all func(write func(Line) error) error) (err error) {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(file.Name()) }()
	out := bufio.NewWriter(file)
	err = all(func(l Line) error {
		text, err := encodeLine(l)
		if err == nil {
			_, err = out.Write(text)
		}
		return err
	})
	if err == nil {
		err = out.Flush()
	}
	if err == nil {
		err = file.Sync()
	}
	if e := file.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(file.Name(), path)
	}
	if err != nil {
		return err
	}
	dir, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	defer func() { _ = dir.Close() }()
	return dir.Sync()
}

// Append writes a wallet, which is on the disk when Append returns. Writing one
// twice is writing it once. After an error (a full disk) part of the line may be
// there: the next one begins a line of its own.
func (f *File) Append(l Line) error {
	text, err := encodeLine(l)
	if err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	torn, err := f.endsTorn()
	if err != nil {
		return fmt.Errorf("reading the roster's end: %w", err)
	}
	if torn {
		text = append([]byte{'\n'}, text...)
	}
	if _, err := f.file.Write(text); err != nil {
		return fmt.Errorf("writing to the roster: %w", err)
	}
	if err := f.file.Sync(); err != nil {
		return fmt.Errorf("writing to the roster: %w", err)
	}
	return nil
}

// endsTorn says whether the last line was not written to its end.
func (f *File) endsTorn() (bool, error) {
	info, err := f.file.Stat()
	if err != nil || info.Size() == 0 {
		return false, err
	}
	last := make([]byte, 1)
	_, err = f.file.ReadAt(last, info.Size()-1)
	return last[0] != '\n', err
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }

func encodeLine(l Line) ([]byte, error) {
	text, err := json.Marshal(l)
	if err != nil {
		return nil, fmt.Errorf("encoding a roster's line: %w", err)
	}
	return append(text, '\n'), nil
}

// Read reads a roster. Invalid lines (one was torn when the disk was full, or the file was edited) are reported and
// do not stop it. A wallet with several lines is returned several times.
func Read(r io.Reader) (lines []Line, bad []Bad, err error) {
	in := bufio.NewReaderSize(r, maxLineBytes)
	for number := 1; ; number++ {
		text, err := in.ReadSlice('\n')
		tooLong := errors.Is(err, bufio.ErrBufferFull)
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = in.ReadSlice('\n')
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, nil, fmt.Errorf("reading a roster: %w", err)
		}
		ended := err != nil
		if text = bytes.TrimSpace(text); tooLong {
			bad = append(bad, Bad{number, fmt.Errorf("longer than %d bytes", maxLineBytes)})
		} else if len(text) > 0 {
			l, err := parseLine(text)
			if err != nil {
				bad = append(bad, Bad{number, err})
			} else {
				lines = append(lines, l)
			}
		}
		if ended {
			return lines, bad, nil
		}
	}
}

// maxLabelRunes is the longest label of a wallet.
const maxLabelRunes = 128

func parseLine(text []byte) (Line, error) {
	var l Line
	if err := json.Unmarshal(text, &l); err != nil {
		return Line{}, fmt.Errorf("no JSON of a wallet: %w", err)
	}
	switch n := utf8.RuneCountInString(l.Label); {
	case l.ID == uuid.Nil || l.Organization == uuid.Nil || l.RequestID == uuid.Nil:
		return Line{}, errors.New("organization, id and requestId must be there")
	case n < 1 || n > maxLabelRunes:
		return Line{}, fmt.Errorf("a label of %d characters", n)
	case l.CreatedAt.Year() < 2000 || l.CreatedAt.Year() > 9999:
		return Line{}, errors.New("createdAt is no time of a wallet")
	}
	return l, nil
}
