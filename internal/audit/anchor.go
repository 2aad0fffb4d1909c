package audit

import (
	"bufio"
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// AnchorLine says where a chain ended at a time. A file of them is an anchor.
type AnchorLine struct {
	At           time.Time `json:"at"`
	Organization uuid.UUID `json:"organization"`
	Sequence     int64     `json:"sequence"`
	Hash         string    `json:"hash"`
}

// maxAnchorLine bounds a line of an anchor.
const maxAnchorLine = 512

// anchorEvery is how often the ends of chains that have moved are looked at, and
// wholeEvery, all of them: one that somebody has set back has not moved.
const (
	anchorEvery = time.Second
	wholeEvery  = time.Minute
)

// Anchor writes where the chains end to a file outside of the database, which is only
// appended to. Each replica has a file of its own, and so is a witness of its own.
type Anchor struct {
	db      *store.DB
	log     *slog.Logger
	file    *os.File
	written map[uuid.UUID]Head // by the file
	round   int64              // up to which heads were looked at
	wholeAt time.Duration      // when all were, by clock.Elapsed
	torn    bool               // the file's last line has no end

	conflicts prometheus.Counter
}

// OpenAnchor opens the file for appending; where there is none yet it is made (mode
// 0600). Lines that are none (one was torn when the disk was full) are logged.
func OpenAnchor(path string, db *store.DB, log *slog.Logger) (*Anchor, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return nil, fmt.Errorf("opening the audit log's anchor: %w", err)
	}
	a := &Anchor{db: db, log: log, file: file, written: map[uuid.UUID]Head{}, conflicts: prometheus.NewCounter(prometheus.CounterOpts{
		Name: "granary_audit_anchor_conflicts_total", Help: "Ends of audit chains that were not behind what this replica's anchor says: entries are missing, or others than they were.",
	})}
	err = a.readWritten()
	if err == nil {
		err = syncFolder(path)
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return a, nil
}

// syncFolder has the file's name be on the disk too.
func syncFolder(path string) error {
	folder, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}

// readWritten reads the file's present lines, so that no line is written twice.
func (a *Anchor) readWritten() error {
	torn, err := ReadAnchor(a.file, func(l AnchorLine) error {
		a.written[l.Organization] = Head{l.Organization, l.Sequence, l.Hash}
		return nil
	}, func(number int, err error) {
		a.log.Warn("a line of the audit log's anchor is none", "line", number, "error", err)
	})
	a.torn = torn
	return err
}

// Metrics counts the ends of chains that contradict the file.
func (a *Anchor) Metrics() prometheus.Collector { return a.conflicts }

// Close closes the file.
func (a *Anchor) Close() error { return a.file.Close() }

// Run writes anchors until ctx ends, and once more then.
func (a *Anchor) Run(ctx context.Context) {
	for ctx.Err() == nil {
		a.writeOrLog(ctx)
		_ = task.SleepOrWake(ctx, anchorEvery, nil) // its error is the end of the context
	}
	last, stop := context.WithTimeout(context.WithoutCancel(ctx), anchorEvery)
	defer stop()
	a.writeOrLog(last)
}

func (a *Anchor) writeOrLog(ctx context.Context) {
	if err := a.WriteMoved(ctx); err != nil && ctx.Err() == nil {
		a.log.Error("writing the audit log's anchor", "error", err)
	}
}

// WriteMoved appends the heads that have moved since the last call. They are on the disk when it returns. A chain
// that has become shorter, or has another end than the file's, was tampered with, or the database is an older one:
// that is logged, and the file stays unchanged.
func (a *Anchor) WriteMoved(ctx context.Context) error {
	moved, round, err := a.loadMoved(ctx)
	if err != nil {
		return fmt.Errorf("reading the ends of audit chains: %w", err)
	}
	var text bytes.Buffer
	for _, h := range moved {
		was := a.written[h.Organization]
		if was == h {
			continue
		}
		if h.Sequence <= was.Sequence {
			a.conflicts.Inc()
			a.log.Error("an audit chain is shorter than its anchor says: run granary verify", "organization", h.Organization, "sequence", h.Sequence, "anchored", was.Sequence)
		}
		line, err := json.Marshal(AnchorLine{a.db.Clock().Now().UTC(), h.Organization, h.Sequence, h.Hash})
		if err != nil {
			return fmt.Errorf("encoding an anchor: %w", err)
		}
		text.Write(append(line, '\n'))
	}
	if err := a.appendLines(text.Bytes()); err != nil {
		return err
	}
	for _, h := range moved {
		a.written[h.Organization] = h
	}
	a.round = round
	return nil
}

// loadMoved reads the heads since the last round that was read, and those of that round again: a round that was
// deleted is counted again.
func (a *Anchor) loadMoved(ctx context.Context) (moved []Head, round int64, err error) {
	if err := a.db.QueryRow(ctx, `SELECT COALESCE(MAX(round), 0) FROM audit_heads`).Scan(&round); err != nil {
		return nil, 0, err
	}
	if now := a.db.Clock().Elapsed(); round < a.round || now-a.wholeAt >= wholeEvery {
		a.round, a.wholeAt = 0, now
	}
	rows, err := a.db.Query(ctx, `SELECT organization_id, seq, hash, round FROM audit_heads WHERE round >= $1 ORDER BY round`, a.round)
	moved, err = store.Collect(rows, err, func(row store.Rows) (Head, error) {
		var h Head
		err := row.Scan(&h.Organization, &h.Sequence, &h.Hash, &round)
		return h, err
	})
	return moved, round, err
}

// appendLines writes lines to the disk. After an error (a full disk) part of one may
// be there: the next begins a line of its own.
func (a *Anchor) appendLines(text []byte) error {
	if len(text) == 0 {
		return nil
	}
	if a.torn {
		text = append([]byte{'\n'}, text...)
	}
	a.torn = true
	if _, err := a.file.Write(text); err != nil {
		return fmt.Errorf("appending: %w", err)
	}
	if err := a.file.Sync(); err != nil {
		return fmt.Errorf("appending: %w", err)
	}
	a.torn = false
	return nil
}

// ReadAnchor reads an anchor line by line and reports whether the last line is incomplete. It calls bad for invalid
// lines and continues.
func ReadAnchor(r io.Reader, line func(AnchorLine) error, bad func(number int, err error)) (torn bool, err error) {
	in := bufio.NewReaderSize(r, maxAnchorLine)
	for number := 1; ; number++ {
		text, err := in.ReadSlice('\n')
		tooLong := errors.Is(err, bufio.ErrBufferFull)
		for errors.Is(err, bufio.ErrBufferFull) {
			text, err = in.ReadSlice('\n')
		}
		ended := errors.Is(err, io.EOF)
		if err != nil && !ended {
			return torn, fmt.Errorf("reading an anchor: %w", err)
		}
		torn = ended && len(text) > 0
		text = bytes.TrimSpace(text)
		switch l, wrong := parseAnchorLine(text); {
		case tooLong:
			bad(number, fmt.Errorf("longer than %d bytes", maxAnchorLine))
		case len(text) == 0:
		case wrong != nil:
			bad(number, wrong)
		default:
			if err := line(l); err != nil {
				return torn, err
			}
		}
		if ended {
			return torn, nil
		}
	}
}

func parseAnchorLine(text []byte) (AnchorLine, error) {
	var l AnchorLine
	if err := json.Unmarshal(text, &l); err != nil {
		return l, fmt.Errorf("no JSON of an anchor: %w", err)
	}
	if hash, err := hex.DecodeString(l.Hash); err != nil || len(hash) != len(noHash)/2 || l.Sequence < 1 {
		return l, errors.New("no sequence with its hash")
	}
	return l, nil
}
