package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// testIn is a test function of a package.
type testIn struct{ dir, name string }

// moveToRoot has the test run in the module's root, as the command does.
func moveToRoot(t *testing.T) {
	t.Helper()
	t.Chdir(filepath.Join("..", ".."))
}

func loadRepository(t *testing.T) (plan, tree) {
	t.Helper()
	moveToRoot(t)
	p, err := loadPlan("internal/testrun/parts.yaml")
	if err != nil {
		t.Fatal(err)
	}
	packages, err := loadTree(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return p, packages
}

// testFunctions returns the test functions of the packages.
func testFunctions(t *testing.T, all tree) []testIn {
	t.Helper()
	var found []testIn
	for _, p := range all.packages {
		for _, name := range slices.Concat(p.TestGoFiles, p.XTestGoFiles) {
			file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(p.directory(), name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && isTest(f.Name.Name) {
					found = append(found, testIn{p.directory(), f.Name.Name})
				}
			}
		}
	}
	return found
}

func isTest(name string) bool {
	return name != "TestMain" && (strings.HasPrefix(name, "Test") || strings.HasPrefix(name, "Fuzz") || strings.HasPrefix(name, "Example"))
}

// runs says whether a job of go test runs a test.
func (j job) runs(t *testing.T, test testIn) bool {
	t.Helper()
	if !slices.Contains(j.command, "./"+test.dir) {
		return false
	}
	valueOf := func(flag string) (*regexp.Regexp, bool) {
		i := slices.Index(j.command, flag)
		if i < 0 {
			return nil, false
		}
		return regexp.MustCompile(j.command[i+1]), true
	}
	if skip, ok := valueOf("-skip"); ok && skip.MatchString(test.name) {
		return false
	}
	run, ok := valueOf("-run")
	return !ok || run.MatchString(test.name)
}

// Each test of the module runs in the full command, and in the fast one unless parts.yaml lists it.
func TestEveryTestRuns(t *testing.T) {
	p, packages := loadRepository(t)
	var race []string
	for _, dir := range packages.tested() {
		if isMatchOfAny(dir, p.Tests.Race) {
			race = append(race, dir)
		}
	}
	full := fullTestJobs(options{full: true}, p.Tests, packages.tested(), race)
	fast, err := fastTestJobs(options{third: 0}, p.Tests, packages.tested(), race)
	if err != nil {
		t.Fatal(err)
	}
	all := testFunctions(t, packages)
	if len(all) < 1000 {
		t.Fatalf("only %d tests were found", len(all))
	}
	for _, test := range all {
		isRun := func(j job) bool { return j.runs(t, test) }
		if !slices.ContainsFunc(full, isRun) {
			t.Errorf("%s %s runs in no part of the full command", test.dir, test.name)
		}
		isListed := slices.ContainsFunc(p.Tests.FullOnly, func(s skipped) bool { return s.Package == test.dir && s.Test == test.name })
		if slices.ContainsFunc(fast, isRun) == isListed {
			t.Errorf("%s %s: in the fast command %t, listed as full only %t", test.dir, test.name, !isListed, isListed)
		}
	}
}

// Each test file that a build constraint leaves out runs in a command.
func TestFilesWithConstraintsRun(t *testing.T) {
	p, packages := loadRepository(t)
	var listed, ignored []string
	for _, c := range p.Commands {
		listed = append(listed, c.TestFiles...)
	}
	for _, g := range packages.packages {
		for _, name := range g.IgnoredGoFiles {
			if strings.HasSuffix(name, "_test.go") {
				ignored = append(ignored, g.directory()+"/"+name)
			}
		}
	}
	slices.Sort(listed)
	slices.Sort(ignored)
	if !slices.Equal(listed, ignored) {
		t.Errorf("commands run the test files %q, a constraint leaves out %q", listed, ignored)
	}
}

// A test that a command leaves out exists, has a name of its own, and a reason; the test that covers a
// small case of it exists and runs.
func TestTestsThatAreLeftOutExist(t *testing.T) {
	p, packages := loadRepository(t)
	all := testFunctions(t, packages)
	left := slices.Concat(p.Tests.FullOnly, p.Tests.RaceSkip, p.Tests.RaceNightly)
	for _, selected := range p.Tests.RaceFast {
		others, err := selected.unselectedTests()
		if err != nil || len(others) == 0 {
			t.Errorf("%s: %d tests are left out, %v", selected.Package, len(others), err)
		}
		left = append(left, others...)
		for _, name := range selected.Tests {
			if !slices.Contains(all, testIn{selected.Package, name}) {
				t.Errorf("%s has no test %s", selected.Package, name)
			}
		}
	}
	for _, s := range left {
		if s.Why == "" {
			t.Errorf("%s %s is left out without a reason", s.Package, s.Test)
		}
		if !slices.Contains(all, testIn{s.Package, s.Test}) {
			t.Errorf("%s has no test %s", s.Package, s.Test)
		}
		for _, other := range all {
			if other.name == s.Test && other.dir != s.Package {
				t.Errorf("%s is left out in %s, and with it the test of that name in %s", s.Test, s.Package, other.dir)
			}
		}
		if s.Covered == "" {
			continue
		}
		if !slices.Contains(all, testIn{s.Package, s.Covered}) || slices.ContainsFunc(p.Tests.FullOnly, func(o skipped) bool { return o.Test == s.Covered }) {
			t.Errorf("%s %s is no test of the fast command", s.Package, s.Covered)
		}
	}
}

// Patterns, inputs and programs of parts.yaml exist.
func TestPartsNameThingsThatExist(t *testing.T) {
	p, packages := loadRepository(t)
	patterns := slices.Concat(p.Tests.Both, p.Tests.OwnEngines, p.Tests.Race, p.Tests.Always, p.Tests.First)
	for dir, built := range p.Tests.Builds {
		patterns = append(append(patterns, dir), built...)
	}
	for _, pattern := range patterns {
		if !slices.ContainsFunc(packages.packages, func(g goPackage) bool { return isMatch(g.directory(), pattern) }) {
			t.Errorf("no package matches %s", pattern)
		}
	}
	names := map[string]bool{}
	for _, c := range p.Commands {
		if names[c.Name] || c.Proves == "" {
			t.Errorf("the part %s is named twice or does not say what it proves", c.Name)
		}
		names[c.Name] = true
		for _, dir := range c.NPM {
			if _, err := os.Stat(filepath.Join(dir, "package-lock.json")); err != nil {
				t.Errorf("%s: %v", c.Name, err)
			}
		}
		if len(c.Inputs) == 0 {
			continue
		}
		if _, err := hashInputs(t.Context(), c.Inputs); err != nil {
			t.Errorf("the inputs of %s: %v", c.Name, err)
		}
		if program, _, _ := strings.Cut(c.Run, " "); !slices.ContainsFunc(c.Inputs, func(in string) bool { return program == in || strings.HasPrefix(program, in+"/") }) {
			t.Errorf("%s: its script %s is not among its inputs", c.Name, program)
		}
	}
}
