package main

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// plan is parts.yaml.
type plan struct {
	Commands []command `yaml:"commands"`
	Tests    tests     `yaml:"tests"`
}

// command is a part that is a program of its own.
type command struct {
	Name   string `yaml:"name"`
	Proves string `yaml:"proves"`
	Run    string `yaml:"run"` // split at spaces, no shell
	// Inputs are files and directories. A command with inputs runs in the fast command only
	// if they differ from those of the last --full, which proven.json records.
	Inputs []string `yaml:"inputs"`
	// NPM are directories in which scripts/npm-ci installs packages before the command.
	NPM []string `yaml:"npm"`
	// TestFiles are the test files that the command runs since no other part does: those with a build
	// constraint.
	TestFiles []string `yaml:"test_files"`
	// Beside says that the command runs beside the parts that have no such mark, before the tests.
	Beside bool `yaml:"beside"`
	// FullOnly says that the fast command never runs it.
	FullOnly bool `yaml:"full_only"`
}

// tests says how the Go tests of the main module run.
type tests struct {
	// Both are package patterns that the fast command runs on both engines.
	Both []string `yaml:"both"`
	// OwnEngines are packages whose tests choose an engine for each case themselves.
	OwnEngines []string `yaml:"own_engines"`
	// Race are package patterns that run under the race detector.
	Race []string `yaml:"race"`
	// RaceSkip are tests that do not run under the race detector.
	RaceSkip []skipped `yaml:"race_skip"`
	// RaceNightly are tests that run under the race detector in the nightly command only.
	RaceNightly []skipped `yaml:"race_nightly"`
	// RaceFast are packages of which the fast command runs only some tests under the race detector.
	RaceFast []selection `yaml:"race_fast"`
	// FullOnly are tests that the fast command does not run.
	FullOnly []skipped `yaml:"full_only"`
	// Forks are packages that the full command also runs on chains with the rules of before the Amsterdam fork.
	Forks []string `yaml:"forks"`
	// Builds are packages that a package's tests build and run, beside those that they import.
	Builds map[string][]string `yaml:"builds"`
	// Always are packages whose tests read the whole tree.
	Always []string `yaml:"always"`
	// First are the packages that take longest. They start first, and in the fast command run beside all others.
	First []string `yaml:"first"`
}

// skipped is a test that a command leaves out.
type skipped struct {
	Package string `yaml:"package"`
	Test    string `yaml:"test"`
	Why     string `yaml:"why"`
	// Covered is a test of the fast command that shows a small case of the same; empty if
	// only the full command shows it.
	Covered string `yaml:"covered"`
}

// selection is some tests of a package.
type selection struct {
	Package string   `yaml:"package"`
	Tests   []string `yaml:"tests"`
	Why     string   `yaml:"why"`
}

func loadPlan(path string) (plan, error) {
	var p plan
	text, err := os.ReadFile(path)
	if err != nil {
		return p, err
	}
	d := yaml.NewDecoder(bytes.NewReader(text))
	d.KnownFields(true)
	if err := d.Decode(&p); err != nil {
		return p, fmt.Errorf("%s: %w", path, err)
	}
	return p, nil
}

// namesOf returns a regular expression that matches the tests alone; empty if there are none.
func namesOf(tests []skipped) string {
	if len(tests) == 0 {
		return ""
	}
	names := make([]string, len(tests))
	for i, t := range tests {
		names[i] = t.Test
	}
	slices.Sort(names)
	return "^(" + strings.Join(slices.Compact(names), "|") + ")$"
}

// isMatch says whether a package, by its directory, is meant by a pattern such as
// internal/chain/... or internal/task.
func isMatch(directory, pattern string) bool {
	prefix, recursive := strings.CutSuffix(pattern, "/...")
	return directory == prefix || recursive && strings.HasPrefix(directory, prefix+"/")
}

func isMatchOfAny(directory string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return isMatch(directory, p) })
}
