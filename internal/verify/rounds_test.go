package verify_test

import (
	"log/slog"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/verify"
)

// sceneWatch is the running check of a scene.
type sceneWatch struct {
	*scene
	watch *verify.Watch
	held  task.Task
}

func (s *scene) newWatch() *sceneWatch {
	s.Helper()
	s.must(s.execute([]string{`DELETE FROM tasks WHERE kind = '` + verify.Seat + `'`, `DELETE FROM book_checks`, `DELETE FROM book_suspects`, `DELETE FROM breaks`}))
	return &sceneWatch{s, verify.NewWatch(s.newVerifier(), time.Hour, 1000, slog.New(slog.DiscardHandler), prometheus.NewRegistry()), verify.TakeSeat(s.T, s.DB)}
}

// goRound makes rounds, each of which comes to everything.
func (w *sceneWatch) goRound(rounds int) {
	w.Helper()
	w.must(w.watch.MakeRounds(w.Context(), w.held, rounds))
}

// breaks lists the reported breaks: of the organization, of another, and of none.
func (w *sceneWatch) breaks() (all []reconciliation.Break) {
	w.Helper()
	for _, organization := range []uuid.UUID{org, uuid.MustParse("11111111-1111-4111-8111-111111111112"), uuid.Nil} {
		page, _, err := reconciliation.List(w.Context(), w.DB, organization, reconciliation.Filter{}, store.Page{Limit: 1000})
		w.must(err)
		all = append(all, page...)
	}
	return all
}

func describeBreaks(all []reconciliation.Break) string {
	var text strings.Builder
	for _, b := range all {
		text.WriteString(b.Rule + " (" + string(b.State) + ") " + b.Subject.Kind + " " + b.Subject.ID + ": ")
		for _, e := range b.Evidence {
			text.WriteString(e.Text + "; ")
		}
		text.WriteString("\n")
	}
	return text.String()
}

// watched are forgeries of as many rules as they are.
var watched = []string{
	"money out of nothing", "money out of nothing in a wallet that says it is busy", "an address of the thief's",
	"a wallet that is another organization's, the request that made it too", "payouts that paid nobody", "an intent that nobody will look at",
	"a withdrawal twice as large", "a withdrawal that is gone", "money that is locked", "sums that no number holds",
	"payouts that the rules say nobody makes", "a MicroVault of the thief's",
}

// testWatchFindsWhatVerifyFinds requires that the watch finds in pieces all that verify finds at
// once: no break of a valid scene, and each forgery by the same rule, until it is undone.
func testWatchFindsWhatVerifyFinds(s *scene) {
	w := s.newWatch()
	for _, r := range verify.Rules {
		if !w.watch.ReachedRules()[r.Rule] && r.Rule != verify.Unread {
			s.Errorf("the rule %s is in no round", r.Rule)
		}
	}
	w.goRound(2)
	if sound := w.breaks(); len(sound) != 0 {
		s.Errorf("a sound scene has breaks:\n%s", describeBreaks(sound))
	}
	before, intents := s.snapshot(), s.intentsBefore()
	for _, name := range watched {
		c := forgeries()[name]
		s.must(s.execute(c.forge))
		w.goRound(2)
		found := w.breaks()
		named := false
		for _, b := range found {
			for _, e := range b.Evidence {
				named = named || b.Rule == string(c.rule) && b.State == reconciliation.Open && strings.Contains(e.Text, c.want)
			}
		}
		if !named {
			s.Errorf("%s: %q is in no break of the rule %s:\n%s", name, c.want, c.rule, describeBreaks(found))
		}
		s.restore(before)
		s.must(s.execute(intents))
		w.goRound(1)
		for _, b := range w.breaks() {
			if b.State != reconciliation.Resolved {
				s.Errorf("%s: undone, and not resolved: %s", name, describeBreaks([]reconciliation.Break{b}))
			}
		}
		s.must(s.execute([]string{`DELETE FROM breaks`}))
	}
}
