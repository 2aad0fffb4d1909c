package e2e

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
)

// children is how many cases run at a time. Most of a case is waiting for
// blocks, so more fit than there are processors.
const children = 4

// scratch is gone when the tests end.
var scratch string

func TestMain(m *testing.M) {
	flag.Parse()
	if n, err := strconv.Atoi(flag.Lookup("test.parallel").Value.String()); err == nil && n < children {
		_ = flag.Set("test.parallel", strconv.Itoa(children))
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	var err error
	if scratch, err = os.MkdirTemp("", "granary-e2e-"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer func() { _ = os.RemoveAll(scratch) }()
	return m.Run()
}

// granary builds the program, with crash points.
var granary = sync.OnceValues(func() (string, error) {
	path := filepath.Join(scratch, "granary")
	build := exec.Command("go", "build", "-tags", "crashpoints", "-ldflags", "-s -w", "-o", path, "github.com/granaryhq/granary/cmd/granary")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the program: %w\n%s", err, out)
	}
	return path, nil
})

// template is a sandbox's chain as its first start leaves it, with the contracts.
// Copying it is quicker than deploying them again.
var template = sync.OnceValues(func() (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), casePatience())
	defer cancel()
	s := &service{dir: filepath.Join(scratch, "template"), database: "sqlite:" + filepath.Join(scratch, "template.db")}
	if err := os.Mkdir(s.dir, 0o700); err != nil {
		return "", err
	}
	if err := s.begin(); err != nil {
		return "", err
	}
	if _, err := s.serving(ctx); err != nil {
		return "", err
	}
	return filepath.Join(s.dir, "chain"), s.stop(ctx)
})
