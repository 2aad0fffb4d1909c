package task

import (
	"sync"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// AddNowFor is AddNow of work that an organization causes. The workers of a shared kind are divided
// among those whose work is due: see [Runner.HandleShared].
func AddNowFor(tx *store.Tx, organization uuid.UUID, kind, key string) {
	AddFor(tx, organization, kind, key, nil, 0)
}

// AddFor is [Add] of work that an organization causes.
func AddFor(tx *store.Tx, organization uuid.UUID, kind, key string, payload []byte, atMicros int64) {
	insertTask(tx, organization.String(), kind, key, payload, atMicros)
}

// HandleShared is Handle of work that organizations cause. One of them gets another worker only while
// more are free than it has: at most half of them, and half of the rest when others work. So an organization with many
// tasks, or tasks that hang, does not block others.
func (r *Runner) HandleShared(name string, workers int, h Handler) {
	r.kinds = append(r.kinds, kind{name: name, workers: workers, handler: h, shared: true})
}

// crew are the workers of one kind in this process.
type crew struct {
	shared bool
	mu     sync.Mutex
	free   int
	busy   map[string]int // by whose task they do
}

func newCrew(k kind) *crew { return &crew{shared: k.shared, free: k.workers, busy: map[string]int{}} }

func (c *crew) beginTask(owner string) { c.addBusy(owner, 1) }

func (c *crew) endTask(owner string) { c.addBusy(owner, -1) }

func (c *crew) addBusy(owner string, by int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.free -= by
	c.busy[owner] += by
	if c.busy[owner] == 0 {
		delete(c.busy, owner)
	}
}

// freeWorkers returns how many tasks may begin at once, whosever they are, except those of the owners
// without, who have as many workers as they may.
func (c *crew) freeWorkers() (limit int, without []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.shared {
		return c.free, nil
	}
	limit = (c.free + 1) / 2
	for owner, has := range c.busy {
		if has >= c.free {
			without = append(without, owner)
			continue
		}
		limit = min(limit, (c.free-has+1)/2) // all of which may be its own
	}
	return limit, without
}

// notOwnedBy is the condition that a task is none of the owners', with its arguments after args.
func notOwnedBy(owners []string, args []any) (condition string, all []any) {
	if len(owners) == 0 {
		return "", args
	}
	first := len(args) + 1
	for _, o := range owners {
		args = append(args, o)
	}
	return ` AND owner NOT IN (` + store.Placeholders(first, len(owners)) + `)`, args
}
