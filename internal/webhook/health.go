package webhook

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

const (
	// maxFailingTime is how long an endpoint may refuse everything.
	maxFailingTime = 5 * 24 * time.Hour
	// minFailedAttempts is how many attempts of one delivery must have failed before its next failure may disable the
	// endpoint: one without deliveries for long is not disabled because of a short fault.
	minFailedAttempts = 4
)

// healthChange is a change of an endpoint's state that its deliveries brought.
type healthChange struct {
	endpoint           uuid.UUID
	to                 EndpointState
	failingSinceMicros int64 // 0 where it is enabled
}

// answers are the results of the updates for one endpoint.
type answers struct{ accepted, refused, refusedOften bool }

// planHealthChanges returns the endpoints whose state the updates change. An endpoint is failing from the first
// refusal after the last delivery that it accepted, and disabled once that is maxFailingTime ago. Failures that are
// our own fault do not count.
func (st *seat) planHealthChanges(updates []deliveryUpdate, nowMicros int64) ([]healthChange, error) {
	byEndpoint := map[uuid.UUID]answers{}
	for _, u := range updates {
		a := byEndpoint[u.endpoint]
		switch {
		case u.lastError == "":
			a.accepted = true
		case !u.ourFault:
			a.refused = true
			a.refusedOften = a.refusedOften || u.priorAttempts >= minFailedAttempts
		}
		byEndpoint[u.endpoint] = a
	}
	var changes []healthChange
	for id, a := range byEndpoint {
		if !a.accepted && !a.refused {
			continue
		}
		sinceMicros := st.failingSince[id]
		from := EndpointEnabled
		if sinceMicros != 0 {
			from = EndpointFailing
		}
		to, err := EndpointTransitions.Next(from, a.trigger(sinceMicros, nowMicros))
		if err != nil {
			return nil, err
		}
		if to == from {
			continue
		}
		switch to {
		case EndpointEnabled:
			sinceMicros = 0
		case EndpointFailing:
			sinceMicros = nowMicros
		}
		changes = append(changes, healthChange{id, to, sinceMicros})
	}
	return changes, nil
}

// trigger returns the trigger of the answers for an endpoint that has been failing since the given time, or is not if
// that is 0.
func (a answers) trigger(failingSinceMicros, nowMicros int64) EndpointTrigger {
	switch {
	case a.accepted:
		return OnDeliveryAccepted
	case failingSinceMicros != 0 && a.refusedOften && nowMicros-failingSinceMicros >= maxFailingTime.Microseconds():
		return OnRefusedForTooLong
	}
	return OnDeliveryRefused
}

func saveHealthChanges(tx *store.Tx, changes []healthChange, nowMicros int64) {
	for _, c := range changes {
		switch c.to {
		case EndpointDisabled: // unless it has been enabled again since it began to fail
			tx.Defer(`UPDATE webhook_endpoints SET disabled_at = $1, disabled_reason = $2
				WHERE id = $3 AND disabled_at IS NULL AND failing_since = $4`, nowMicros, string(Failing), c.endpoint, c.failingSinceMicros)
		case EndpointFailing:
			tx.Defer(`UPDATE webhook_endpoints SET failing_since = $1 WHERE id = $2`, c.failingSinceMicros, c.endpoint)
		case EndpointEnabled:
			tx.Defer(`UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1`, c.endpoint)
		}
	}
}

// applyHealthChanges acts on changes that are committed.
func (st *seat) applyHealthChanges(changes []healthChange) {
	for _, c := range changes {
		st.setFailingSince(c.endpoint, c.failingSinceMicros)
		if c.to == EndpointDisabled {
			st.log.Warn("a webhook has failed for too long and is disabled", "webhook", c.endpoint,
				"failing", time.Duration(st.clock.Micros()-c.failingSinceMicros)*time.Microsecond)
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
