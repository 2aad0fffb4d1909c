package main

import (
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"

	"github.com/granaryhq/granary/internal/printable"
)

// progress shows the progress of long work: as one line that is drawn over on a terminal, as a log line now and then
// elsewhere.
type progress struct {
	log      *slog.Logger
	terminal bool
	every    time.Duration

	mu         sync.Mutex // guards the following fields
	reportedAt time.Time
	begun      map[string]bool // the stages that were reported
	drawnWidth int
}

func newProgress(log *slog.Logger) *progress {
	p := &progress{log: log, begun: map[string]bool{}, terminal: term.IsTerminal(int(os.Stderr.Fd())), every: 5 * time.Second}
	if p.terminal {
		p.every = 100 * time.Millisecond
	}
	return p
}

// report shows that done of total are done; total is 0 when it is not known. The first report of a stage and the one of its end are
// always printed.
func (p *progress) report(stage string, done, total int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	first := !p.begun[stage]
	if !first && time.Since(p.reportedAt) < p.every && (total == 0 || done < total) {
		return
	}
	p.begun[stage] = true
	p.reportedAt = time.Now()
	if !p.terminal {
		p.log.Info("progress", "stage", stage, "done", done, "total", total)
		return
	}
	stage = printable.Escape(stage)
	line := fmt.Sprintf("%s %d", stage, done)
	if total > 0 {
		const width = 30
		filled := min(width*done/total, width)
		line = fmt.Sprintf("%-18s [%s%s] %d/%d", stage, strings.Repeat("█", filled), strings.Repeat("·", width-filled), done, total)
	}
	fmt.Fprintf(os.Stderr, "\r%-*s", p.drawnWidth, line)
	p.drawnWidth = len([]rune(line))
	if total > 0 && done >= total {
		p.clearLineLocked()
	}
}

// clearLine leaves the terminal's line.
func (p *progress) clearLine() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clearLineLocked()
}

func (p *progress) clearLineLocked() {
	if p.terminal && p.drawnWidth > 0 {
		fmt.Fprintf(os.Stderr, "\r%s\r", strings.Repeat(" ", p.drawnWidth))
		p.drawnWidth = 0
	}
}
