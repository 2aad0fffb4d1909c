package webhook

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

const (
	// maxFailingTime is how long an endpoint may refuse everything.
	maxFailingTime = 5 * 24 * time.Hour
	// minFailedAttempts is how many tries of one delivery must have failed before its
	// next failure can be the last straw: an endpoint that was quiet for long is
	// not disabled for a hiccup.
	minFailedAttempts = 4
)

// healthChange is what an endpoint's health turned into.
type healthChange struct {
	endpoint           uuid.UUID
	failingSinceMicros int64 // since when, or 0 if it accepts again
	beforeMicros       int64 // failing, as it was
	disable            bool
}

// planHealthChanges says whose health the verdicts change. An endpoint is failing from
// the first thing it refused after the last it accepted, and disabled when that
// is failingLimit ago. What is our fault says nothing.
func (st *seat) planHealthChanges(updates []deliveryUpdate, nowMicros int64) []healthChange {
	type signs struct{ accepted, refused, stubborn bool }
	seen := map[uuid.UUID]signs{}
	for _, u := range updates {
		s := seen[u.endpoint]
		switch {
		case u.lastError == "":
			s.accepted = true
		case !u.ourFault:
			s.refused = true
			s.stubborn = s.stubborn || u.priorAttempts >= minFailedAttempts
		}
		seen[u.endpoint] = s
	}
	var changes []healthChange
	for id, s := range seen {
		before := st.failingSince[id]
		switch {
		case s.accepted && before != 0:
			changes = append(changes, healthChange{endpoint: id, beforeMicros: before})
		case s.accepted || !s.refused:
		case before == 0:
			changes = append(changes, healthChange{endpoint: id, failingSinceMicros: nowMicros})
		case s.stubborn && nowMicros-before >= maxFailingTime.Microseconds():
			changes = append(changes, healthChange{id, before, before, true})
		}
	}
	return changes
}

func saveHealthChanges(tx *store.Tx, changes []healthChange, nowMicros int64) {
	for _, c := range changes {
		switch {
		case c.disable: // unless it was enabled anew since
			tx.Defer(`UPDATE webhook_endpoints SET disabled_at = $1, disabled_reason = $2
				WHERE id = $3 AND disabled_at IS NULL AND failing_since = $4`, nowMicros, string(Failing), c.endpoint, c.beforeMicros)
		case c.failingSinceMicros != 0:
			tx.Defer(`UPDATE webhook_endpoints SET failing_since = $1 WHERE id = $2`, c.failingSinceMicros, c.endpoint)
		default:
			tx.Defer(`UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1`, c.endpoint)
		}
	}
}

// applyHealthChanges acts on turns that are committed.
func (st *seat) applyHealthChanges(changes []healthChange) {
	for _, c := range changes {
		st.setFailingSince(c.endpoint, c.failingSinceMicros)
		if c.disable {
			st.log.Warn("a webhook has failed for too long and is disabled", "webhook", c.endpoint, "failing", time.Duration(st.clock.Micros()-c.beforeMicros)*time.Microsecond)
			st.courier.disableQueue(c.endpoint)
		}
	}
}

func (st *seat) setFailingSince(id uuid.UUID, sinceMicros int64) {
	if sinceMicros == 0 {
		delete(st.failingSince, id)
	} else {
		st.failingSince[id] = sinceMicros
	}
}
