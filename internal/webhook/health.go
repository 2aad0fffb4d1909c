package webhook

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

const (
	// failingLimit is how long an endpoint may refuse everything.
	failingLimit = 5 * 24 * time.Hour
	// stubborn is how many tries of one delivery must have failed before its
	// next failure can be the last straw: an endpoint that was quiet for long is
	// not disabled for a hiccup.
	stubborn = 4
)

// turn is what an endpoint's health turned into.
type turn struct {
	endpoint uuid.UUID
	failing  int64 // since when, or 0 if it accepts again
	before   int64 // failing, as it was
	disable  bool
}

// examine says whose health the verdicts change. An endpoint is failing from
// the first thing it refused after the last it accepted, and disabled when that
// is failingLimit ago. What is our fault says nothing.
func (st *seat) examine(verdicts []verdict, now int64) []turn {
	type signs struct{ accepted, refused, stubborn bool }
	seen := map[uuid.UUID]signs{}
	for _, v := range verdicts {
		s := seen[v.endpoint]
		switch {
		case v.problem == "":
			s.accepted = true
		case !v.ours:
			s.refused = true
			s.stubborn = s.stubborn || v.attempts >= stubborn
		}
		seen[v.endpoint] = s
	}
	var turns []turn
	for id, s := range seen {
		before := st.failing[id]
		switch {
		case s.accepted && before != 0:
			turns = append(turns, turn{endpoint: id, before: before})
		case s.accepted || !s.refused:
		case before == 0:
			turns = append(turns, turn{endpoint: id, failing: now})
		case s.stubborn && now-before >= failingLimit.Microseconds():
			turns = append(turns, turn{id, before, before, true})
		}
	}
	return turns
}

func writeTurns(tx *store.Tx, turns []turn, now int64) {
	for _, t := range turns {
		switch {
		case t.disable: // unless it was enabled anew since
			tx.Defer(`UPDATE webhook_endpoints SET disabled_at = $1, disabled_reason = $2
				WHERE id = $3 AND disabled_at IS NULL AND failing_since = $4`, now, string(Failing), t.endpoint, t.before)
		case t.failing != 0:
			tx.Defer(`UPDATE webhook_endpoints SET failing_since = $1 WHERE id = $2`, t.failing, t.endpoint)
		default:
			tx.Defer(`UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1`, t.endpoint)
		}
	}
}

// take acts on turns that are committed.
func (st *seat) take(turns []turn) {
	for _, t := range turns {
		st.setFailing(t.endpoint, t.failing)
		if t.disable {
			st.log.Warn("a webhook has failed for too long and is disabled", "webhook", t.endpoint, "failing", time.Duration(st.clock.Micros()-t.before)*time.Microsecond)
			st.courier.stop(t.endpoint)
		}
	}
}

func (st *seat) setFailing(id uuid.UUID, since int64) {
	if since == 0 {
		delete(st.failing, id)
	} else {
		st.failing[id] = since
	}
}
