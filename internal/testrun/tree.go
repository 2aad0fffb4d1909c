package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// module is the import path of the main module.
const module = "github.com/granaryhq/granary"

// tree is the packages of the main module.
type tree struct {
	packages []goPackage
}

// goPackage is a package as go list describes it.
type goPackage struct {
	ImportPath   string
	Deps         []string
	TestImports  []string
	XTestImports []string
	TestGoFiles  []string
	XTestGoFiles []string
	// IgnoredGoFiles are those that a build constraint leaves out.
	IgnoredGoFiles []string
}

// directory is the package's path below the module's root.
func (p goPackage) directory() string { return directoryOf(p.ImportPath) }

func directoryOf(importPath string) string {
	return strings.TrimPrefix(strings.TrimPrefix(importPath, module), "/")
}

func (p goPackage) hasTests() bool { return len(p.TestGoFiles)+len(p.XTestGoFiles) > 0 }

func loadTree(ctx context.Context) (tree, error) {
	var t tree
	out, err := output(ctx, "go", "list", "-json=ImportPath,Deps,TestImports,XTestImports,TestGoFiles,XTestGoFiles,IgnoredGoFiles", "./...")
	if err != nil {
		return t, err
	}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p goPackage
		err := d.Decode(&p)
		if errors.Is(err, io.EOF) {
			return t, nil
		}
		if err != nil {
			return t, fmt.Errorf("reading go list: %w", err)
		}
		t.packages = append(t.packages, p)
	}
}

// output returns the standard output of a command.
func output(ctx context.Context, name string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			err = fmt.Errorf("%w: %s", err, bytes.TrimSpace(exit.Stderr))
		}
		return nil, fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return out, nil
}

// tested returns the directories of the packages that have tests.
func (t tree) tested() []string {
	var found []string
	for _, p := range t.packages {
		if p.hasTests() {
			found = append(found, p.directory())
		}
	}
	return found
}

// testFunction matches the beginning of a test.
var testFunction = regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Example)\w*)\(`)

// unselectedTests returns the tests of a selection's package that it does not name. The package is a directory
// below the working directory, the module's root.
func (s selection) unselectedTests() ([]skipped, error) {
	files, err := filepath.Glob(filepath.Join(s.Package, "*_test.go"))
	if err != nil {
		return nil, err
	}
	var others []skipped
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, name := range testFunction.FindAllSubmatch(text, -1) {
			if test := string(name[1]); test != "TestMain" && !slices.Contains(s.Tests, test) {
				others = append(others, skipped{Package: s.Package, Test: test, Why: s.Why})
			}
		}
	}
	return others, nil
}

// owner returns the package that a file belongs to: that of its directory, or of the
// nearest one above, which may embed or read it.
func (t tree) owner(file string) (string, bool) {
	for dir := path.Dir(file); ; dir = path.Dir(dir) {
		if dir == "." {
			return "", false
		}
		if slices.ContainsFunc(t.packages, func(p goPackage) bool { return p.directory() == dir }) {
			return dir, true
		}
	}
}

// affected returns the tested packages that changed files can break, or all if one of the files
// concerns every package.
func (t tree) affected(files []string, tests tests) []string {
	changed := map[string]bool{} // import paths
	for _, file := range files {
		if file == "go.mod" || file == "go.sum" || strings.HasPrefix(file, "internal/testrun/") || strings.HasPrefix(file, "scripts/") {
			return t.tested()
		}
		if dir, ok := t.owner(file); ok {
			changed[module+"/"+dir] = true
		}
	}
	deps := map[string][]string{}
	for _, p := range t.packages {
		deps[p.ImportPath] = p.Deps
	}
	isReached := func(importPath string) bool {
		return changed[importPath] || slices.ContainsFunc(deps[importPath], func(d string) bool { return changed[d] })
	}
	var found []string
	for _, p := range t.packages {
		if !p.hasTests() {
			continue
		}
		from := slices.Concat([]string{p.ImportPath}, p.TestImports, p.XTestImports)
		for _, dir := range tests.Builds[p.directory()] {
			from = append(from, module+"/"+dir)
		}
		if isMatchOfAny(p.directory(), tests.Always) || slices.ContainsFunc(from, isReached) {
			found = append(found, p.directory())
		}
	}
	return found
}

// changedFiles returns the files that differ from a revision, those that git does not track
// included.
func changedFiles(ctx context.Context, revision string) ([]string, error) {
	if revision == "" {
		revision = "HEAD"
		if base, err := output(ctx, "git", "merge-base", "HEAD", "origin/main"); err == nil {
			revision = string(bytes.TrimSpace(base))
		}
	}
	differ, err := output(ctx, "git", "diff", "--name-only", revision)
	if err != nil {
		return nil, err
	}
	untracked, err := output(ctx, "git", "ls-files", "--others", "--exclude-standard")
	if err != nil {
		return nil, err
	}
	return strings.Fields(string(differ) + string(untracked)), nil
}
