package verify_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/store/storetest"
)

// sceneParts are the tests of TestVerifyOnAScene, in their order. Each of them restores the
// rows that it changes, except for the last three, which move the chain and the clock.
var sceneParts = []struct {
	name string
	test func(*scene)
}{
	{"every tampering is seen", testSeesEveryTampering},
	{"each forgery is named", testNamesWhatWasForged},
	{"the watch finds the same", testWatchFindsWhatVerifyFinds},
	{"a break names nothing of others", testBreakTellsNothingOfOthers},
	{"books ahead of the follower", testBooksAheadAreNoBreak},
	{"a reorganization", testReorgIsNoTampering},
	{"in-flight intents", testOnlyInFlightIsExcused},
	{"an unsettled step", testUnsettledIsReported},
}

// TestVerifyOnAScene runs sceneParts one after the other on one scene: playing a scene costs
// more than most of them.
func TestVerifyOnAScene(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			s := newScene(t, engine)
			for _, part := range sceneParts {
				t.Run(part.name, func(t *testing.T) { part.test(s.in(t)) })
			}
		})
	}
}

// in returns the scene for a part of its test.
func (s *scene) in(t *testing.T) *scene {
	part := *s
	part.T = t
	return &part
}
