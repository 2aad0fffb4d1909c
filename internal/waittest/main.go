package waittest

import (
	"flag"
	"strconv"
	"testing"

	"go.uber.org/goleak"
)

// parallel is how many tests run at a time. Most of a test is waiting, so more fit
// than there are processors.
const parallel = 4

// Main runs a package's tests, several at a time where they are parallel, and fails
// when they leave goroutines behind that no option allows.
func Main(m *testing.M, allowed ...goleak.Option) {
	flag.Parse()
	if n, err := strconv.Atoi(flag.Lookup("test.parallel").Value.String()); err == nil && n < parallel {
		_ = flag.Set("test.parallel", strconv.Itoa(parallel))
	}
	goleak.VerifyTestMain(m, allowed...)
}
