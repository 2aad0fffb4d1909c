package waittest

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

func TestAWaitEndsWithItsConditionOrItsPatience(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		begun := time.Now()
		if !waitFor(time.Hour, func() bool { return time.Since(begun) >= time.Minute }) {
			t.Error("a condition that was met in time was given up")
		}
		if took := time.Since(begun); took > time.Minute+longestPause {
			t.Errorf("the condition was met after a minute and seen after %s", took)
		}
		begun = time.Now()
		if waitFor(time.Minute, func() bool { return false }) {
			t.Error("what never happens has happened")
		}
		if took := time.Since(begun); took > time.Minute+longestPause {
			t.Errorf("a patience of a minute ended after %s", took)
		}
	})
}

// failing is a test of which only the failure's text is kept.
type failing struct {
	testing.TB
	text string
}

func (f *failing) Fatalf(format string, args ...any) { f.text = fmt.Sprintf(format, args...) }

func TestAFailureSaysWhatNeverHappenedAndWhatIsThere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &failing{TB: t}
		Until(f, "the wallet is idle", func() bool { return false }, func() string { return "it is creating" })
		for _, want := range []string{"never happened", "the wallet is idle", "it is creating"} {
			if !strings.Contains(f.text, want) {
				t.Errorf("%q does not say %q", f.text, want)
			}
		}
	})
}

func TestPatienceIsADuration(t *testing.T) {
	for text, want := range map[string]time.Duration{"": usualPatience, "20s": 20 * time.Second, "1m30s": 90 * time.Second, "20": 0, "-1s": 0, "0s": 0, "soon": 0} {
		got, err := parsePatience(text)
		if got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
		if (err != nil) != (want == 0) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
