package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestAFailureHasItsOutputAndTheCommandThatRepeatsIt(t *testing.T) {
	j := goTest("race", []string{"internal/x", "internal/y"}, nil, "-short", "-race").with("CGO_ENABLED=1", engineVariable+"=sqlite", bothVariable+"=internal/x")
	var out strings.Builder
	r := newReport(&out, &history{mode: "fast", times: map[string]map[string]float64{}}, []job{j})
	reader := &testReader{job: j, report: r, packages: map[string]*packageRun{}, builds: map[string]*strings.Builder{}}
	lines := []string{
		`{"Action":"output","Package":"P/internal/x","Test":"TestA","Output":"of A\n"}`,
		`{"Action":"output","Package":"P/internal/x","Test":"TestA/sub","Output":"of sub\n"}`,
		`{"Action":"output","Package":"P/internal/x","Test":"TestB","Output":"of B\n"}`,
		`{"Action":"pass","Package":"P/internal/x","Test":"TestB","Elapsed":3}`,
		`{"Action":"fail","Package":"P/internal/x","Test":"TestA/sub","Elapsed":1}`,
		`{"Action":"fail","Package":"P/internal/x","Test":"TestA","Elapsed":2}`,
		`{"Action":"fail","Package":"P/internal/x","Elapsed":5}`,
		`{"Action":"build-output","ImportPath":"P/internal/y [P/internal/y.test]","Output":"y.go:1: broken\n"}`,
		`{"Action":"build-fail","ImportPath":"P/internal/y [P/internal/y.test]"}`,
		`{"Action":"fail","Package":"P/internal/y","Elapsed":0,"FailedBuild":"P/internal/y [P/internal/y.test]"}`,
	}
	reader.read(strings.NewReader(strings.ReplaceAll(strings.Join(lines, "\n"), "P/", module+"/")))
	r.printSummary()
	for _, want := range []string{
		"FAIL race internal/x TestA\n     | of A\n     | of sub\n     again: CGO_ENABLED=1 GRANARY_TEST_ENGINE=sqlite scripts/test ./internal/x -race -run \"^TestA$\"\n",
		"FAIL race internal/y\n     | y.go:1: broken",
		"3.0s internal/x TestB",
		"\n1 passed, 2 failed, 0 skipped\n",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "of B") {
		t.Error("the output of a test that passed is printed")
	}
}

// A package that ends without a failed test has failed as a whole, and with the output of the test that
// never ended.
func TestATestThatNeverEndsFailsItsPackage(t *testing.T) {
	j := goTest("tests", []string{"internal/x"}, nil)
	var out strings.Builder
	r := newReport(&out, &history{mode: "fast", times: map[string]map[string]float64{}}, []job{j})
	reader := &testReader{job: j, report: r, packages: map[string]*packageRun{}, builds: map[string]*strings.Builder{}}
	reader.read(strings.NewReader(fmt.Sprintf(`{"Action":"output","Package":"%[1]s/internal/x","Test":"TestA","Output":"panic: test timed out\n"}
{"Action":"fail","Package":"%[1]s/internal/x","Elapsed":5}`, module)))
	if len(r.failures) != 1 || r.failures[0].Test != "" || !strings.Contains(r.failures[0].output, "timed out") {
		t.Errorf("the failures are %+v", r.failures)
	}
}

func TestFailedRunsWhatFailed(t *testing.T) {
	h := &history{last: lastRun{Tests: []failedTest{{"tests", "internal/a", "TestX"}, {"tests", "internal/b", "TestY"}, {"race", "internal/a", ""}}}}
	plan := tests{Race: []string{"internal/a"}, First: []string{"internal/a", "internal/b", "internal/c"}}
	jobs, err := testJobs(options{failed: true, third: 0}, plan, []string{"internal/a", "internal/b", "internal/c"}, h)
	if err != nil || len(jobs) != 2 {
		t.Fatalf("%d jobs, want the two that failed; %v", len(jobs), err)
	}
	first, race := strings.Join(jobs[0].command, " "), strings.Join(jobs[1].command, " ")
	if !strings.Contains(first, "-run ^(TestX|TestY)$") || !strings.Contains(first, "./internal/b") || strings.Contains(first, "./internal/c") {
		t.Errorf("the tests run again with %s", first)
	}
	if strings.Contains(race, "-run") || !strings.Contains(race, "./internal/a") {
		t.Errorf("a package that failed as a whole runs again with %s", race)
	}
}

func TestAChangeAffectsThePackagesThatImportIt(t *testing.T) {
	at := func(dir string, deps, testImports []string) goPackage {
		for i := range deps {
			deps[i] = module + "/" + deps[i]
		}
		for i := range testImports {
			testImports[i] = module + "/" + testImports[i]
		}
		return goPackage{ImportPath: module + "/" + dir, Deps: deps, TestImports: testImports, TestGoFiles: []string{"x_test.go"}}
	}
	packages := tree{packages: []goPackage{
		at("low", nil, nil), at("mid", []string{"low"}, nil), at("top", []string{"mid", "low"}, nil), at("other", nil, nil),
		at("tested", nil, []string{"mid"}), at("runs", nil, nil), at("docs", nil, nil),
	}}
	plan := tests{Builds: map[string][]string{"runs": {"top"}}, Always: []string{"docs"}}
	for file, want := range map[string]string{
		"low/a.go":               "docs low mid runs tested top",
		"mid/testdata/deep/a.md": "docs mid runs tested top",
		"other/a.go":             "docs other",
		"README.md":              "docs",
		"go.mod":                 "docs low mid other runs tested top",
	} {
		if got := strings.Join(slices.Sorted(slices.Values(packages.affected([]string{file}, plan))), " "); got != want {
			t.Errorf("%s affects %s, want %s", file, got, want)
		}
	}
}

func TestInputsAreHashedByNameAndContent(t *testing.T) {
	t.Chdir(t.TempDir())
	git := func(args ...string) {
		t.Helper()
		if out, err := exec.Command("git", args...).CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	write := func(path, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	hash := func() string {
		t.Helper()
		sum, err := hashInputs(t.Context(), []string{"a", "b.txt"})
		if err != nil {
			t.Fatal(err)
		}
		return sum
	}
	git("init", "-q")
	write(".gitignore", "ignored\n")
	write("a/one", "1")
	write("b.txt", "b")
	write("c.txt", "c")
	git("add", ".")
	first := hash()
	write("c.txt", "changed")
	write("a/ignored", "made by a tool")
	if hash() != first {
		t.Error("the hash depends on a file that is no input")
	}
	write("a/new", "")
	added := hash()
	write("a/one", "2")
	changed := hash()
	if added == first || changed == added {
		t.Error("a new or changed input leaves the hash as it was")
	}
	if err := os.Remove("a/new"); err != nil {
		t.Fatal(err)
	}
	write("a/one", "1")
	if hash() != first {
		t.Error("the hash of the same inputs differs")
	}
	if _, err := hashInputs(t.Context(), []string{"missing"}); err == nil {
		t.Error("an input that does not exist is no error")
	}
}

func TestFlags(t *testing.T) {
	for args, want := range map[string]options{
		"":                   {third: -1},
		"--full":             {full: true, third: -1},
		"--nightly":          {full: true, nightly: true, seed: "random", third: -1},
		"--nightly --seed 7": {full: true, nightly: true, seed: "7", third: -1},
		"--changed":          {changed: revision{set: true}, third: -1},
		"--changed=HEAD~3":   {changed: revision{true, "HEAD~3"}, third: -1},
		"--third 2":          {third: 2},
	} {
		got, err := parseOptions(strings.Fields(args))
		if err != nil || got != want {
			t.Errorf("%q is %+v (%v), want %+v", args, got, err, want)
		}
	}
	for _, args := range []string{"--third 3", "--full surplus", "--unknown"} {
		if _, err := parseOptions(strings.Fields(args)); err == nil {
			t.Errorf("%q is accepted", args)
		}
	}
}

func TestALongOutputIsShownFromBothEnds(t *testing.T) {
	lines := make([]string, 3*linesShown)
	for i := range lines {
		lines[i] = strconv.Itoa(i)
	}
	shown := linesToShow(lines)
	if len(shown) != linesShown+1 || shown[0] != lines[0] || shown[linesShown] != lines[len(lines)-1] {
		t.Errorf("%d lines, from %q to %q", len(shown), shown[0], shown[len(shown)-1])
	}
	if cut := shown[linesShown/3]; cut != fmt.Sprintf("… %d lines", 2*linesShown) {
		t.Errorf("between them %q", cut)
	}
	if short := lines[:linesShown]; !slices.Equal(linesToShow(short), short) {
		t.Error("a short output is cut")
	}
}
