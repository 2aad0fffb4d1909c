package audit

import (
	"context"
	"log/slog"
	"strconv"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Refusals records rejected requests, each in a transaction of its own: that of the change was rolled back. A caller
// with a token can have any number of requests rejected, so an actor's refusals are recorded one by one only up to
// refusalBurst, and then one each refusalEvery; those between are counted, and an entry has their number. So an actor
// adds about ten thousand entries a day and replica at most, of a few hundred bytes each.
type Refusals struct {
	db  *store.DB
	log *slog.Logger

	patience time.Duration // writePatience, except in tests

	mu     sync.Mutex
	actors map[refusedActor]*allowance // guarded by mu, with their fields
	closed bool                        // guarded by mu
}

const (
	refusalBurst = 60
	refusalEvery = 10 * time.Second

	// summaryEvery is how long refusals without entries of their own are counted before an entry has their number.
	summaryEvery = time.Minute
)

// refusedActor is whose refusals are counted together.
type refusedActor struct {
	organization uuid.UUID
	actor        string
}

// allowance is the number of an actor's refusals that may still have entries of their own.
type allowance struct {
	left    int
	atNanos int64 // when left was counted, by clock.Elapsed
	leftOut int
	caller  Caller      // of the last that was left out
	summary *time.Timer // nil unless some were left out
}

// NewRefusals returns a Refusals. Close it.
func NewRefusals(db *store.DB, log *slog.Logger) *Refusals {
	return &Refusals{db: db, log: log, patience: writePatience, actors: map[refusedActor]*allowance{}}
}

// Record records that the context's caller was refused an action, or counts it. A refusal that cannot be written
// is logged and counted for a later entry, also if only the outcome of the write is unknown. The request is rejected in
// any case.
func (r *Refusals) Record(ctx context.Context, organization uuid.UUID, action Action, subject string, details Details) {
	c := callerOf(ctx)
	who := refusedActor{organization, c.Actor}
	if r.takeOne(who) && r.writeEntry(ctx, c, organization, action, subject, details) {
		return
	}
	r.leaveOut(who, c, 1)
}

// writeEntry records a refusal and returns whether it did.
func (r *Refusals) writeEntry(ctx context.Context, c Caller, organization uuid.UUID, action Action, subject string, details Details) bool {
	// A caller that leaves before the answer was refused too.
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), r.patience)
	defer stop()
	err := r.db.Write(ctx, func(tx *store.Tx) error {
		insertPending(tx, c, organization, action, subject, Refused, details)
		return nil
	})
	if err != nil {
		r.log.Error("recording a refusal in the audit log", "action", string(action), "error", err)
	}
	return err == nil
}

// writePatience bounds how long a refusal waits to be recorded.
const writePatience = 5 * time.Second

// takeOne reports whether one more of the actor's refusals is recorded by itself.
func (r *Refusals) takeOne(who refusedActor) bool {
	now := int64(r.db.Clock().Elapsed())
	r.mu.Lock()
	defer r.mu.Unlock()
	a := r.allowanceOf(who, now)
	a.refill(now)
	if a.left == 0 {
		return false
	}
	a.left--
	return true
}

// leaveOut counts refusals that are not recorded by themselves, for an entry within summaryEvery.
func (r *Refusals) leaveOut(who refusedActor, c Caller, n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	a := r.allowanceOf(who, int64(r.db.Clock().Elapsed()))
	a.leftOut += n
	a.caller = c
	if a.summary == nil && !r.closed {
		a.summary = time.AfterFunc(summaryEvery, func() { r.summarize(who) })
	}
}

// allowanceOf returns the actor's allowance. The caller holds r.mu.
func (r *Refusals) allowanceOf(who refusedActor, nowNanos int64) *allowance {
	a := r.actors[who]
	if a == nil {
		r.forgetFull(nowNanos)
		a = &allowance{left: refusalBurst, atNanos: nowNanos}
		r.actors[who] = a
	}
	return a
}

// refill adds the allowance earned since the last call.
func (a *allowance) refill(nowNanos int64) {
	earned := (nowNanos - a.atNanos) / int64(refusalEvery)
	a.atNanos += earned * int64(refusalEvery)
	a.left = int(min(int64(refusalBurst), int64(a.left)+earned))
}

// rememberedActors bounds the actors in memory: beyond it, those without recent refusals are dropped. Actors come
// from signed tokens, so a caller cannot make up many.
const rememberedActors = 4096

func (r *Refusals) forgetFull(nowNanos int64) {
	if len(r.actors) < rememberedActors {
		return
	}
	for who, a := range r.actors {
		if a.refill(nowNanos); a.left == refusalBurst && a.leftOut == 0 {
			delete(r.actors, who)
		}
	}
}

// summarize writes how many of an actor's refusals were left out.
func (r *Refusals) summarize(who refusedActor) {
	r.mu.Lock()
	a := r.actors[who]
	n, c := a.leftOut, a.caller
	a.leftOut, a.summary = 0, nil
	r.mu.Unlock()
	if n > 0 && !r.writeEntry(context.Background(), c, who.organization, leaveRefusalsOut, "", Details{"count": strconv.Itoa(n)}) {
		r.leaveOut(who, c, n)
	}
}

// Close writes how many were left out so far. Those that the database does not take are counted still: Close may be called
// again, and writes them then.
func (r *Refusals) Close() {
	r.mu.Lock()
	r.closed = true
	var due []refusedActor
	for who, a := range r.actors {
		if a.summary != nil {
			a.summary.Stop() // if it runs already, one of the two finds none
		}
		if a.leftOut > 0 {
			due = append(due, who)
		}
	}
	r.mu.Unlock()
	for _, who := range due {
		r.summarize(who)
	}
}
