package bench

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/pprof"
	"strings"
)

// startProfile begins the CPU profile of one stage, in a file named for it. Acceptance and execution have costs of
// their own.
func (b *bench) startProfile(stage string) (stop func() error, err error) {
	if b.Profiles == "" {
		return func() error { return nil }, nil
	}
	file, err := os.Create(filepath.Join(b.Profiles, strings.ReplaceAll(stage, " ", "-")+".pprof"))
	if err != nil {
		return nil, fmt.Errorf("making a profile: %w", err)
	}
	if err := pprof.StartCPUProfile(file); err != nil {
		_ = file.Close()
		return nil, fmt.Errorf("profiling: %w", err)
	}
	return func() error {
		pprof.StopCPUProfile()
		return file.Close()
	}, nil
}
