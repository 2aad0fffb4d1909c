package risk

import (
	"fmt"
	"testing"
	"time"
)

// If sources are not read any more, the last readings do not count as present.
func TestASourceThatNobodyReadsIsMissing(t *testing.T) {
	each(t, func(w *world) {
		w.addSource("a")
		w.createRule(func(t *Terms) {
			t.Metric, t.Threshold, t.ResolveThreshold, t.Action = UnreadableSeconds, 600*one, 600*one, FreezeSource
		})
		w.evaluate()
		for range 60 {
			w.db.Clock().Advance(time.Minute)
			w.evaluate()
		}
		if got := w.alerts(); len(got) == 0 {
			w.Error("the source was not read for an hour, and there is no alert, of no kind")
		}
	})
}

// Twenty alerts of a rule in an hour have events of their own, also when their silence ends.
func TestTheEndOfASilenceTellsNoMoreThanTwenty(t *testing.T) {
	each(t, func(w *world) {
		for i := range 30 {
			w.addSource(fmt.Sprintf("s%02d", i))
		}
		w.createRule(func(*Terms) {})
		w.evaluate()
		w.after(time.Second, setPrice(9000))
		until := w.db.Clock().Now().Add(3 * time.Hour)
		for _, a := range w.alerts() {
			if a.Kind == Threshold {
				_, err := w.service.Silence(w.Context(), org, a.ID, until)
				w.must(err)
			}
		}
		w.after(time.Second, setPrice(10000))
		w.after(time.Second, setPrice(9000))
		w.after(3*time.Hour, stay)
		w.after(time.Second, stay)
		n := 0
		for _, a := range w.alerts() {
			if a.Status == Open && a.Kind == Threshold && a.telling == told {
				n++
			}
		}
		if n > toldAnHour {
			w.Errorf("%d alerts of one rule were told one by one at once", n)
		}
	})
}
