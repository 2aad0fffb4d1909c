// Package audit owns the audit log: who did or decided what, when, from where and
// under which request. It never decides whether something may be done, and never
// changes or deletes an entry.
//
// Record writes an entry in the transaction of the change that it tells of, into
// audit_pending: an insert that no other transaction waits for. The seat audit:link
// then puts the entries of each organization in one order and chains them: each
// carries the hash of the one before it, so that none can be changed, removed, added
// or moved without all that follow (Check). What the end of a chain was is written
// to files outside of the database (Anchor), since a chain that is cut at its end is
// a whole chain.
//
// A request that is repeated under its requestId changes nothing and has no second
// entry. What is refused is recorded by Refusals.
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

// Outcome is what came of what was tried.
type Outcome string

// The outcomes.
const (
	Done    Outcome = "done"
	Pending Outcome = "pending_approval" // asked for: another entry says what became of it
	Refused Outcome = "refused"
)

// Details say more of an entry, by name: a name is letters and digits of ASCII, a
// value any text. They are shown to whoever may read the organization's log, so no
// secret belongs here.
type Details map[string]string

// Entry is one entry of the log.
type Entry struct {
	ID            uuid.UUID
	Organization  uuid.UUID // the zero UUID for what the operator does to the service itself
	Sequence      int64     // its place in the organization's chain, from 1
	At            time.Time
	Actor         string // token:<sub>, operator:<user>, or service for what it does by itself
	TokenID       string // SHA-256 of what the token says, in hex; empty without a token
	RemoteAddress string // from where; empty for the service itself
	Action        Action
	Subject       string // the id of what it was done to
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

// The beginnings of actors, so that nobody's token makes them somebody else.
const (
	tokenActor   = "token:"
	serviceActor = "service"
	// OperatorActor begins the actors who ran a command.
	OperatorActor = "operator:"
)

// TokenActor is the actor who has a token with this subject.
func TokenActor(subject string) string { return tokenActor + subject }

type callerKey struct{}

// WithCaller has what is recorded under the context be the caller's.
func WithCaller(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

// WithOperator has what is recorded under the context be that of the person who runs
// this command, as the machine knows them.
func WithOperator(ctx context.Context) context.Context {
	name := "unknown"
	if who, err := user.Current(); err == nil {
		name = who.Username
	}
	host, _ := os.Hostname() // empty where the machine has no name
	return WithCaller(ctx, Caller{Actor: OperatorActor + name, RemoteAddress: host, RequestID: uuid.NewString()})
}

// callerOf is who the context is on behalf of: the service itself if of nobody.
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

// Record writes that the context's caller did something to the subject, with the
// transaction that does it. It is one insert, sent together with what else the
// transaction writes. organization is whose log it goes to: uuid.Nil is the
// operator's.
func Record(ctx context.Context, tx *store.Tx, organization uuid.UUID, action Action, subject string, details Details) {
	insertPending(tx, callerOf(ctx), organization, action, subject, Done, details)
}

// RecordPending writes, as Record does, that the caller asked for what waits for approval.
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

// What an entry holds at most of one text, and of each of its details: callers choose
// some of them.
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
