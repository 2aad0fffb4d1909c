package main

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"
	"time"
)

// Where no terminal is, each stage has a line when it begins and one when it ends, however soon after another.
func TestEachStageHasALine(t *testing.T) {
	var out bytes.Buffer
	p := newProgress(slog.New(slog.NewTextHandler(&out, nil)))
	p.terminal, p.every = false, time.Hour
	for _, stage := range []string{"opening the books on ethereum", "opening the books on base"} {
		for done := range 4 {
			p.report(stage, done, 3)
		}
	}
	p.report("waiting", 1, 0)
	p.report("waiting", 2, 0)
	var lines []string
	for line := range strings.Lines(out.String()) {
		_, rest, _ := strings.Cut(line, "stage=")
		lines = append(lines, strings.TrimSpace(rest))
	}
	want := []string{`"opening the books on ethereum" done=0 total=3`, `"opening the books on ethereum" done=3 total=3`, `"opening the books on base" done=0 total=3`,
		`"opening the books on base" done=3 total=3`, `waiting done=1 total=0`}
	if strings.Join(lines, "\n") != strings.Join(want, "\n") {
		t.Errorf("printed is\n%s\nwant\n%s", strings.Join(lines, "\n"), strings.Join(want, "\n"))
	}
}
