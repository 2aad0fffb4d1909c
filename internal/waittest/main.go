package waittest

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"testing"

	"go.uber.org/goleak"
)

// parallel is how many tests run at a time. Most of a test is waiting, so more fit
// than there are processors.
const parallel = 8

// Main runs a package's tests, several at a time where they are parallel, and fails
// when they leave goroutines behind that no option allows.
func Main(m *testing.M, allowed ...goleak.Option) {
	flag.Parse()
	if n, err := strconv.Atoi(flag.Lookup("test.parallel").Value.String()); err == nil && n < parallel {
		_ = flag.Set("test.parallel", strconv.Itoa(parallel))
	}
	code := m.Run()
	if code == 0 {
		if err := FindLeaks(allowed...); err != nil {
			fmt.Fprintf(os.Stderr, "the tests leave goroutines behind: %v\n", err)
			code = 1
		}
	}
	os.Exit(code)
}

// FindLeaks waits until there are no goroutines but those that the options allow, and returns an error that shows the
// others when Patience has passed. goleak itself waits for less than half a second, in which a busy machine may not
// end stopped goroutines.
func FindLeaks(allowed ...goleak.Option) error {
	var err error
	waitFor(Patience(), func() bool {
		err = goleak.Find(allowed...)
		return err == nil
	})
	return err
}
