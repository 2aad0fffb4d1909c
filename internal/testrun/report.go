package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"
)

const (
	slowestShown = 20
	linesShown   = 120 // of a failed test's output
)

// failure is a failed test, package or part.
type failure struct {
	failedTest
	output string
	repeat string // the command that runs it again
}

func (f failure) name() string {
	return strings.Join(strings.Fields(f.Part+" "+f.Package+" "+f.Test), " ")
}

// report collects the results of a run and prints its progress. Its methods may be called concurrently.
type report struct {
	history *history
	begun   time.Time
	isWhole bool // and not a selection

	mu       sync.Mutex
	to       io.Writer
	results  map[string]result
	seconds  map[string]float64 // part or part:package -> seconds
	failures []failure
	slowest  []timedTest
	passed   int
	skipped  int
	expected map[string]float64 // running parts -> seconds of the last run
	total    float64            // seconds of the last run, of all that this run has
	finished int
	units    int
}

// timedTest is a top-level test and how long it took.
type timedTest struct {
	name string
	took time.Duration
}

func newReport(to io.Writer, h *history, jobs []job) *report {
	r := &report{history: h, begun: time.Now(), to: to, results: map[string]result{}, seconds: map[string]float64{}, expected: map[string]float64{}}
	for _, j := range jobs {
		keys := []string{j.name}
		if j.isTest {
			keys = keys[:0]
			for _, dir := range j.timed {
				keys = append(keys, j.name+":"+dir)
			}
		}
		for _, key := range keys {
			r.expected[key] = h.times[h.mode][key]
			r.total += r.expected[key]
			r.units++
		}
	}
	return r
}

// runAll runs the jobs: those that go beside the others at the same time as the first ones, the tests
// after both, since tests that wait need a processor to wait on. Test jobs of one lane follow one another,
// and lanes run beside each other: one has the processors while the tests of the other wait for a chain. With
// more at once nodes answer too late for the tests that have a time limit.
func (r *report) runAll(ctx context.Context, jobs []job) {
	var beside sync.WaitGroup
	beside.Go(func() {
		for _, j := range jobs {
			if j.beside {
				r.run(ctx, j)
			}
		}
	})
	for _, j := range jobs {
		if !j.beside && !j.isTest {
			r.run(ctx, j)
		}
	}
	beside.Wait()
	lanes := map[int][]job{}
	for _, j := range jobs {
		if j.isTest {
			lanes[j.lane] = append(lanes[j.lane], j)
		}
	}
	var tests sync.WaitGroup
	for _, lane := range lanes {
		tests.Go(func() {
			for _, j := range lane {
				r.run(ctx, j)
			}
		})
	}
	tests.Wait()
}

func (r *report) run(ctx context.Context, j job) {
	if ctx.Err() != nil {
		return
	}
	var out, errors bytes.Buffer
	read := func(from io.Reader) { _, _ = io.Copy(&out, from) }
	if j.isTest {
		reader := &testReader{job: j, report: r, packages: map[string]*packageRun{}, builds: map[string]*strings.Builder{}}
		read = reader.read
	}
	before := len(r.failuresOf(j.name))
	result, err := j.start(ctx, read, &errors)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.results[j.name] = result
	if !j.isTest {
		r.seconds[j.name] = result.wall.Seconds()
		r.finishLocked(j.name)
	}
	text := out.String() + errors.String()
	if err != nil {
		text += err.Error() + "\n"
	}
	if !result.passed && (!j.isTest || len(r.failuresLocked(j.name)) == before) {
		f := failure{failedTest: failedTest{Part: j.name}, output: text, repeat: strings.Join(j.command, " ")}
		r.failures = append(r.failures, f)
		r.printFailureLocked(f)
	}
	r.printProgressLocked(outcomeOf(result.passed), j.name, result.wall, fmt.Sprintf("%.0f s of CPU", result.cpu.Seconds()))
}

func outcomeOf(passed bool) string {
	if passed {
		return "ok"
	}
	return "FAIL"
}

func (r *report) failuresOf(part string) []failure {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.failuresLocked(part)
}

func (r *report) failuresLocked(part string) []failure {
	return slices.DeleteFunc(slices.Clone(r.failures), func(f failure) bool { return f.Part != part })
}

func (r *report) printf(format string, args ...any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, _ = fmt.Fprintf(r.to, format, args...)
}

func (r *report) countTest(action, dir, test string, took time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch action {
	case "pass":
		r.passed++
	case "skip":
		r.skipped++
	}
	r.slowest = append(r.slowest, timedTest{dir + " " + test, took})
	r.seconds["test:"+dir+" "+test] = took.Seconds()
}

func (r *report) addFailures(all []failure) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, f := range all {
		r.failures = append(r.failures, f)
		r.printFailureLocked(f)
	}
}

func (r *report) endPackage(j job, dir, action string, took time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	key := j.name + ":" + dir
	r.seconds[key] = took.Seconds()
	r.finishLocked(key)
	r.printProgressLocked(outcomeOf(action != "fail"), j.name+" "+dir, took, "")
}

func (r *report) finishLocked(key string) {
	if _, ok := r.expected[key]; ok {
		delete(r.expected, key)
		r.finished++
	}
}

// printProgressLocked prints a line for a part or package that ended, with the time left: that of the last run, less
// the share of the ended ones.
func (r *report) printProgressLocked(outcome, name string, took time.Duration, more string) {
	var left float64
	for _, s := range r.expected {
		left += s
	}
	estimate := ""
	if last := r.history.times[r.history.mode][wallTime]; last > 0 && r.total > 0 {
		estimate = ", about " + (time.Duration(last*left/r.total) * time.Second).String() + " left"
	}
	line := fmt.Sprintf("%-4s %-45s %7.1fs  [%d/%d%s]", outcome, name, took.Seconds(), r.finished, r.units, estimate)
	if more != "" {
		line += "  " + more
	}
	_, _ = fmt.Fprintln(r.to, line)
}

func (r *report) printFailureLocked(f failure) {
	lines := linesToShow(strings.Split(strings.TrimRight(f.output, "\n"), "\n"))
	_, _ = fmt.Fprintf(r.to, "FAIL %s\n     | %s\n     again: %s\n", f.name(), strings.Join(lines, "\n     | "), f.repeat)
}

// linesToShow returns the first third and the last of more than linesShown lines: a panic's cause comes first, a test's failure last.
func linesToShow(lines []string) []string {
	cut := len(lines) - linesShown
	if cut <= 0 {
		return lines
	}
	first := linesShown / 3
	return slices.Concat(lines[:first], []string{fmt.Sprintf("… %d lines", cut)}, lines[first+cut:])
}

func (r *report) hasFailed() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.failures) > 0
}

// printSummary prints the failures, the slowest tests, the parts and, as the last line, the counts.
func (r *report) printSummary() {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, _ = fmt.Fprintln(r.to)
	for _, f := range r.failures {
		r.printFailureLocked(f)
	}
	slices.SortFunc(r.slowest, func(a, b timedTest) int { return cmp.Compare(b.took, a.took) })
	_, _ = fmt.Fprintln(r.to, "== the slowest tests")
	for _, t := range r.slowest[:min(slowestShown, len(r.slowest))] {
		_, _ = fmt.Fprintf(r.to, "     %6.1fs %s\n", t.took.Seconds(), t.name)
	}
	_, _ = fmt.Fprintln(r.to, "== the parts: wall and CPU seconds")
	for name, result := range sortedResults(r.results) {
		_, _ = fmt.Fprintf(r.to, "     %-22s %6.0f %6.0f  %s\n", name, result.wall.Seconds(), result.cpu.Seconds(), outcomeOf(result.passed))
	}
	_, _ = fmt.Fprintf(r.to, "== in %s\n", time.Since(r.begun).Round(time.Second))
	for _, f := range r.failures {
		_, _ = fmt.Fprintf(r.to, "FAIL %s\n", f.name())
	}
	if len(r.failures) > 0 {
		_, _ = fmt.Fprintln(r.to, "scripts/test --failed runs these again")
	}
	_, _ = fmt.Fprintf(r.to, "%d passed, %d failed, %d skipped\n", r.passed, len(r.failures), r.skipped)
}

// sortedResults yields the results by name.
func sortedResults(all map[string]result) func(func(string, result) bool) {
	return func(yield func(string, result) bool) {
		names := make([]string, 0, len(all))
		for name := range all {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			if !yield(name, all[name]) {
				return
			}
		}
	}
}
