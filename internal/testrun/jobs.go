package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// job is a part that a run has decided to run.
type job struct {
	name    string
	command []string
	npm     []string
	beside  bool
	env     []string
	inputs  string // the hash of them, where the part has some
	isTest  bool   // go test, whose output is read as it comes
	lane    int    // of test jobs
	timed   []string
}

// result is the outcome of a job.
type result struct {
	passed bool
	wall   time.Duration
	cpu    time.Duration // user and system, of the job and its children
	inputs string
}

// engineVariable, bothVariable and thirdVariable are read by internal/store/storetest, seedVariable by
// internal/randtest.
const (
	engineVariable = "GRANARY_TEST_ENGINE"
	bothVariable   = "GRANARY_TEST_BOTH"
	thirdVariable  = "GRANARY_TEST_THIRD"
	forkVariable   = "GRANARY_TEST_FORK" // read by internal/devnettest
	seedVariable   = "GRANARY_TEST_SEED"
)

// parallelFlag returns the flag that says how many tests of a package run at a time. Most of a test is waiting for
// a chain, so more fit than there are processors.
func parallelFlag() string { return fmt.Sprintf("-parallel=%d", max(4, runtime.NumCPU())) }

// selectJobs returns the jobs of a run in their order, and prints the parts that are left out because
// their inputs are those of the record.
func selectJobs(ctx context.Context, o options, p plan, t tree, h *history) ([]job, error) {
	proven, err := loadRecord()
	if err != nil {
		return nil, err
	}
	var jobs []job
	for _, c := range p.Commands {
		if c.FullOnly && !o.full || o.failed && !h.last.hasPart(c.Name) {
			continue
		}
		j := job{name: c.Name, command: strings.Fields(c.Run), npm: c.NPM, beside: c.Beside}
		if len(c.Inputs) > 0 {
			if j.inputs, err = hashInputs(ctx, c.Inputs); err != nil {
				return nil, fmt.Errorf("the inputs of %s: %w", c.Name, err)
			}
			if !o.full && !o.failed && proven[c.Name] == j.inputs {
				_, _ = fmt.Fprintf(os.Stdout, "==   %-15s unchanged since --full passed it\n", c.Name)
				continue
			}
		}
		jobs = append(jobs, j)
	}
	packages := t.tested()
	if o.changed.set {
		files, err := changedFiles(ctx, o.changed.name)
		if err != nil {
			return nil, err
		}
		packages = t.affected(files, p.Tests)
	}
	tests, err := testJobs(o, p.Tests, packages, h)
	if err != nil {
		return nil, err
	}
	for i := range tests {
		tests[i].env = append(tests[i].env, seedVariable+"="+o.seed)
	}
	jobs = append(jobs, tests...)
	if o.only != "" {
		named := strings.Split(o.only, ",")
		jobs = slices.DeleteFunc(jobs, func(j job) bool { return !slices.Contains(named, j.name) })
	}
	return jobs, nil
}

// testJobs returns the jobs that run Go tests: of all packages, and of some under the race detector.
func testJobs(o options, t tests, packages []string, h *history) ([]job, error) {
	ordered := firstOf(packages, t.First)
	race := slices.DeleteFunc(slices.Clone(ordered), func(dir string) bool { return !isMatchOfAny(dir, t.Race) })
	jobs := fullTestJobs(o, t, ordered, race)
	if !o.full {
		var err error
		if jobs, err = fastTestJobs(o, t, ordered, race); err != nil {
			return nil, err
		}
	}
	if o.failed {
		for i := range jobs {
			jobs[i] = jobs[i].onlyFailed(h)
		}
	}
	return slices.DeleteFunc(jobs, func(j job) bool { return len(j.timed) == 0 }), nil
}

// fastTestJobs are those of the fast command: each package on SQLite, those that own a promise about
// databases and a third of the other tests on PostgreSQL as well. The packages that take longest have a lane
// of their own, about as long as the other one, in which the race detector is followed by all other packages.
func fastTestJobs(o options, t tests, packages, race []string) ([]job, error) {
	third := o.third
	if third < 0 {
		third = int(time.Now().Unix()/86400) % 3
	}
	raceSkip := slices.Concat(t.FullOnly, t.RaceSkip, t.RaceNightly)
	for _, s := range t.RaceFast {
		others, err := s.unselectedTests()
		if err != nil {
			return nil, err
		}
		raceSkip = append(raceSkip, others...)
	}
	both := slices.DeleteFunc(slices.Clone(packages), func(dir string) bool { return !isMatchOfAny(dir, t.Both) && !isMatchOfAny(dir, t.OwnEngines) })
	_, _ = fmt.Fprintf(os.Stdout, "==   on PostgreSQL as well: third %d of the tests (--third %[1]d repeats it)\n", third)
	long := slices.DeleteFunc(slices.Clone(packages), func(dir string) bool { return !slices.Contains(t.First, dir) })
	others := slices.DeleteFunc(slices.Clone(packages), func(dir string) bool { return slices.Contains(t.First, dir) })
	engines := []string{engineVariable + "=sqlite", bothVariable + "=" + strings.Join(both, ","), fmt.Sprintf("%s=%d", thirdVariable, third)}
	return []job{
		goTest("tests", long, t.FullOnly, "-short", "-p=2", parallelFlag()).with(engines...),
		goTest("race", race, raceSkip, "-short", "-race", "-p=2").with("CGO_ENABLED=1", engineVariable+"=sqlite").inLane(1),
		goTest("tests-others", others, t.FullOnly, "-short", "-p=2", parallelFlag()).with(engines...).inLane(1),
	}, nil
}

// fullTestJobs are those of the full command: each case on both engines, and the packages that carry intents or read blocks under
// the previous rules of chains as well. Under the race detector runs
// PostgreSQL, since its driver has goroutines of its own; without it, and without cgo, as in the program,
// the same packages run on SQLite, and on PostgreSQL the tests that only the nightly command runs under the detector.
func fullTestJobs(o options, t tests, packages, race []string) []job {
	raceSkip := t.RaceSkip
	if !o.nightly {
		raceSkip = slices.Concat(t.RaceSkip, t.RaceNightly)
	}
	others := slices.DeleteFunc(slices.Clone(packages), func(dir string) bool { return slices.Contains(race, dir) })
	jobs := []job{
		goTest("tests", others, nil, parallelFlag()).with(engineVariable + "="),
		goTest("tests-sqlite", race, t.RaceSkip, "-p=1").with(engineVariable + "=sqlite").inLane(1),
		goTest("tests-race", race, raceSkip, "-race", "-p=1").with("CGO_ENABLED=1", engineVariable+"=postgres").inLane(2),
	}
	if !o.nightly {
		dirs, pattern := patternOf(t.RaceNightly, race)
		jobs = append(jobs, goTest("tests-postgres", dirs, nil, "-p=1", "-run", pattern).with(engineVariable+"=postgres").inLane(1))
	}
	before := slices.DeleteFunc(slices.Clone(packages), func(dir string) bool { return !isMatchOfAny(dir, t.Forks) })
	jobs = append(jobs, goTest("tests-osaka", before, nil, "-short", "-p=1", parallelFlag()).with(engineVariable+"=sqlite", forkVariable+"=osaka").inLane(1))
	for _, alone := range t.RaceSkip {
		if slices.Contains(race, alone.Package) {
			jobs = append(jobs, goTest("tests-"+alone.Test, []string{alone.Package}, nil, "-run", "^"+alone.Test+"$").with(engineVariable+"=").inLane(2))
		}
	}
	return jobs
}

// patternOf returns the packages of tests, as far as they are among some, and the pattern that selects the tests.
func patternOf(some []skipped, among []string) (dirs []string, pattern string) {
	var names []string
	for _, s := range some {
		if slices.Contains(among, s.Package) {
			dirs, names = append(dirs, s.Package), append(names, s.Test)
		}
	}
	slices.Sort(dirs)
	return slices.Compact(dirs), "^(" + strings.Join(names, "|") + ")$"
}

// goTest returns a job of go test. Vet is off since lint runs it; cached results are not used.
func goTest(name string, packages []string, skip []skipped, flags ...string) job {
	args := []string{"go", "test", "-json", "-vet=off", "-count=1", "-timeout=40m"}
	if names := namesOf(skip); names != "" {
		args = append(args, "-skip", names)
	}
	args = append(args, flags...)
	for _, dir := range packages {
		args = append(args, "./"+dir)
	}
	return job{name: name, command: args, isTest: true, timed: packages}
}

func (j job) with(env ...string) job {
	j.env = append(j.env, env...)
	return j
}

func (j job) inLane(lane int) job {
	j.lane = lane
	return j
}

// onlyFailed returns the job with the packages and tests that failed in the last run.
func (j job) onlyFailed(h *history) job {
	packages, tests := h.last.testsOf(j.name)
	j.timed = slices.DeleteFunc(slices.Clone(j.timed), func(dir string) bool { return !slices.Contains(packages, dir) })
	command := slices.DeleteFunc(slices.Clone(j.command), func(arg string) bool {
		dir, isPackage := strings.CutPrefix(arg, "./")
		return isPackage && !slices.Contains(packages, dir)
	})
	if len(tests) > 0 {
		command = slices.Insert(command, 3, "-run", "^("+strings.Join(tests, "|")+")$")
	}
	j.command = command
	return j
}

// firstOf returns the packages with those that take longest in front, which start first.
func firstOf(packages, first []string) []string {
	var front, back []string
	for _, dir := range first {
		if slices.Contains(packages, dir) {
			front = append(front, dir)
		}
	}
	for _, dir := range packages {
		if !slices.Contains(front, dir) {
			back = append(back, dir)
		}
	}
	return append(front, back...)
}

// start runs a job's program and has its output read. When the context ends, so do the program and
// its children.
func (j job) start(ctx context.Context, read func(io.Reader), errors io.Writer) (result, error) {
	for _, dir := range j.npm {
		if out, err := exec.CommandContext(ctx, "scripts/npm-ci", dir).CombinedOutput(); err != nil {
			return result{}, fmt.Errorf("scripts/npm-ci %s: %w\n%s", dir, err, out)
		}
	}
	cmd := exec.CommandContext(ctx, j.command[0], j.command[1:]...)
	cmd.Env = append(os.Environ(), j.env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGTERM) }
	cmd.WaitDelay = 10 * time.Second
	cmd.Stderr = errors
	out, err := cmd.StdoutPipe()
	if err != nil {
		return result{}, err
	}
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		return result{}, err
	}
	read(out)
	err = cmd.Wait()
	r := result{passed: err == nil, wall: time.Since(begun), inputs: j.inputs}
	if s := cmd.ProcessState; s != nil {
		r.cpu = s.UserTime() + s.SystemTime()
	}
	return r, nil
}

// repeatCommand is the command that runs a test again as it ran here.
func (j job) repeatCommand(dir, test string) string {
	var env []string
	for _, e := range j.env {
		if name, value, _ := strings.Cut(e, "="); value != "" && name != bothVariable {
			env = append(env, e)
		}
	}
	top, _, _ := strings.Cut(test, "/")
	args := []string{"scripts/test", "./" + dir}
	if slices.Contains(j.command, "-race") {
		args = append(args, "-race")
	}
	if top != "" {
		args = append(args, "-run", strconv.Quote("^"+top+"$"))
	}
	return strings.Join(append(env, args...), " ")
}
