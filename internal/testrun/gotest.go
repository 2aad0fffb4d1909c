package main

import (
	"bufio"
	"encoding/json"
	"io"
	"maps"
	"slices"
	"strings"
	"time"
)

// testEvent is a line of go test -json.
type testEvent struct {
	Action      string
	Package     string
	ImportPath  string
	Test        string
	Output      string
	Elapsed     float64
	FailedBuild string
}

// packageRun is the state of a package while its tests run.
type packageRun struct {
	outputs map[string]*strings.Builder // by test; that of the package under the empty name
	failed  []string                    // tests, in the order in which they ended
}

// testReader reads the events of one go test.
type testReader struct {
	job      job
	report   *report
	packages map[string]*packageRun
	builds   map[string]*strings.Builder
}

func (t *testReader) read(from io.Reader) {
	lines := bufio.NewReader(from)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			var e testEvent
			if json.Unmarshal(line, &e) == nil {
				t.take(e)
			} else {
				t.report.printf("%s", line)
			}
		}
		if err != nil {
			return
		}
	}
}

func (t *testReader) take(e testEvent) {
	switch e.Action {
	case "build-output":
		if t.builds[e.ImportPath] == nil {
			t.builds[e.ImportPath] = &strings.Builder{}
		}
		t.builds[e.ImportPath].WriteString(e.Output)
		return
	case "build-fail":
		return
	}
	p := t.packages[e.Package]
	if p == nil {
		p = &packageRun{outputs: map[string]*strings.Builder{}}
		t.packages[e.Package] = p
	}
	switch e.Action {
	case "output":
		if p.outputs[e.Test] == nil {
			p.outputs[e.Test] = &strings.Builder{}
		}
		p.outputs[e.Test].WriteString(e.Output)
	case "pass", "fail", "skip":
		if e.Test == "" {
			t.endPackage(p, e)
			return
		}
		t.endTest(p, e)
	}
}

func (t *testReader) endTest(p *packageRun, e testEvent) {
	if e.Action == "fail" {
		p.failed = append(p.failed, e.Test)
	} else {
		delete(p.outputs, e.Test)
	}
	if !strings.Contains(e.Test, "/") {
		t.report.countTest(e.Action, directoryOf(e.Package), e.Test, seconds(e.Elapsed))
	}
}

func (t *testReader) endPackage(p *packageRun, e testEvent) {
	delete(t.packages, e.Package)
	dir := directoryOf(e.Package)
	if e.Action == "fail" {
		t.report.addFailures(t.failuresOf(p, dir, e.FailedBuild))
	}
	t.report.endPackage(t.job, dir, e.Action, seconds(e.Elapsed))
}

// failuresOf returns the failed tests of a package, each with its output and that of its failed subtests.
// A package that failed without a failed test is a failure of its own: it did not build, panicked,
// ran out of time or leaked goroutines.
func (t *testReader) failuresOf(p *packageRun, dir, build string) []failure {
	var all []failure
	for _, name := range p.failed {
		if strings.Contains(name, "/") {
			continue
		}
		f := failure{failedTest: failedTest{Part: t.job.name, Package: dir, Test: name}}
		for _, sub := range slices.Sorted(slices.Values(p.failed)) { // a test comes before its subtests
			if text := p.outputs[sub]; text != nil && (sub == name || strings.HasPrefix(sub, name+"/")) {
				f.output += text.String()
			}
		}
		f.repeat = t.job.repeatCommand(dir, name)
		all = append(all, f)
	}
	rest := failure{failedTest: failedTest{Part: t.job.name, Package: dir}, repeat: t.job.repeatCommand(dir, "")}
	if text := t.builds[build]; text != nil {
		rest.output = text.String()
	}
	if len(all) > 0 && rest.output == "" {
		return all
	}
	for _, name := range slices.Sorted(maps.Keys(p.outputs)) { // of the package, and of tests that never ended
		rest.output += p.outputs[name].String()
	}
	return append(all, rest)
}

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }
