// Package audit owns the audit log: the actor, time, origin and request of each change and decision. It does not
// decide whether an action is allowed, and never changes or deletes an entry.
//
// Record writes an entry in the transaction of its change, into audit_pending: an insert that no other transaction
// waits for. The seat audit:link then puts the entries of each organization in one order and chains them: each
// carries the hash of the one before it, so that none can be changed, removed, added or moved without all that follow
// (Check). The ends of the chains are written to files outside of the database (Anchor), since a chain that is cut at
// its end is still valid.
//
// A request that is repeated under its requestId has no second entry. Rejected requests are recorded by Refusals.
package audit

import (
	"context"
	"encoding/json"
	"os"
	"os/user"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Outcome is the result of an action.
type Outcome string

// The outcomes.
const (
	Done    Outcome = "done"
	Pending Outcome = "pending_approval" // requested: another entry has the result
	Refused Outcome = "refused"
)

// Details are further fields of an entry, by name: a name is letters and digits of ASCII, a value any text. They are
// shown to every reader of the organization's log, so they must not contain secrets.
type Details map[string]string

// Entry is one entry of the log.
type Entry struct {
	ID            uuid.UUID
	Organization  uuid.UUID // the zero UUID for the operator's actions on the service itself
	Sequence      int64     // its place in the organization's chain, from 1
	At            time.Time
	Actor         string // token:<sub>, operator:<user>, or service for its own actions
	TokenID       string // SHA-256 of the token's content, in hex; empty without a token
	RemoteAddress string // from where; empty for the service itself
	Action        Action
	Subject       string // the id of the action's object
	RequestID     string // as the answer's Service-Request-Id had it
	Outcome       Outcome
	Details       Details
	PreviousHash  string
	Hash          string
}

// Caller is on whose behalf something is done.
type Caller struct {
	Actor         string
	TokenID       string
	RemoteAddress string
	RequestID     string
}

// The prefixes of actors, so that no token can name an actor of another kind.
const (
	tokenActor   = "token:"
	serviceActor = "service"
	// OperatorActor begins the actors who ran a command.
	OperatorActor = "operator:"
)

// TokenActor is the actor who has a token with this subject.
func TokenActor(subject string) string { return tokenActor + subject }

type callerKey struct{}

// WithCaller sets the caller of entries recorded with the context.
func WithCaller(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

// WithOperator sets the caller of entries recorded with the context to the user who runs this command, as the machine
// knows the user.
func WithOperator(ctx context.Context) context.Context {
	name := "unknown"
	if who, err := user.Current(); err == nil {
		name = who.Username
	}
	host, _ := os.Hostname() // empty where the machine has no name
	return WithCaller(ctx, Caller{Actor: OperatorActor + name, RemoteAddress: host, RequestID: uuid.NewString()})
}

// callerOf returns the context's caller: the service itself if none is set.
func callerOf(ctx context.Context) Caller {
	c, known := ctx.Value(callerKey{}).(Caller)
	if !known {
		return Caller{Actor: serviceActor}
	}
	return c
}

// ActorOf is who the context is on behalf of, as entries have it.
func ActorOf(ctx context.Context) string { return callerOf(ctx).Actor }

// topic is woken when entries wait to be linked.
const topic = "audit"

// Record records an action of the context's caller on the subject, in the transaction of the change. It is one
// insert, sent together with the transaction's other statements. organization selects the log; uuid.Nil is the
// operator's.
func Record(ctx context.Context, tx *store.Tx, organization uuid.UUID, action Action, subject string, details Details) {
	insertPending(tx, callerOf(ctx), organization, action, subject, Done, details)
}

// RecordPending records, as Record does, that the caller requested a change that waits for approval.
func RecordPending(ctx context.Context, tx *store.Tx, organization uuid.UUID, action Action, subject string, details Details) {
	insertPending(tx, callerOf(ctx), organization, action, subject, Pending, details)
}

func insertPending(tx *store.Tx, c Caller, organization uuid.UUID, action Action, subject string, outcome Outcome, details Details) {
	tx.Defer(`INSERT INTO audit_pending (id, organization_id, created_at, actor, token_id, remote_address, action, subject, request_id, outcome, details)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
		uuid.New(), organization, tx.DB().Clock().Micros(), clipText(c.Actor, maxFieldBytes), clipText(c.TokenID, maxFieldBytes), clipText(c.RemoteAddress, maxFieldBytes),
		string(action), clipText(subject, maxFieldBytes), clipText(c.RequestID, maxFieldBytes), string(outcome), details.Encode())
	tx.Wake(topic)
}

// The bounds of one text of an entry, and of each of its details: callers choose some of them.
const (
	maxFieldBytes  = 256
	maxDetailBytes = 4096
)

// clipText is the text as both databases keep it, cut to at most so many bytes.
func clipText(text string, most int) string {
	text = strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
	if len(text) <= most {
		return text
	}
	end := most - len("…")
	for !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + "…"
}

// JSON is a detail that is more than a text: a request's body, or part of it.
func JSON(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return "not recorded: " + err.Error()
	}
	return string(text)
}
