//go:build crashpoints

package crash

import (
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
)

// Points says whether this program has crash points: then it is one for tests.
const Points = true

// at is where this process is to die: GRANARY_CRASH_AT is the name of a point,
// or name:N for the Nth time that it is passed.
var (
	at, nth = parsePoint(os.Getenv("GRANARY_CRASH_AT"))
	passed  atomic.Int64
)

// parsePoint splits "name" or "name:N".
func parsePoint(text string) (name string, nth int64) {
	name, count, counted := strings.Cut(text, ":")
	if !counted {
		return name, 1
	}
	nth, err := strconv.ParseInt(count, 10, 64)
	if err != nil || nth < 1 {
		panic("GRANARY_CRASH_AT: " + text)
	}
	return name, nth
}

// Point kills this process, with no chance to tidy up, when GRANARY_CRASH_AT
// names it.
func Point(name string) {
	if name == at && passed.Add(1) == nth {
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
		select {}
	}
}
