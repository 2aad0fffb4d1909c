package auth

import (
	"sync"
	"time"
)

// cache remembers verified tokens in two generations: when the young one is
// full it becomes the old one, and whatever of the old one is still in use
// moves back at its next use. So it holds at most twice its size, forgets the
// least used first, and never has to search.
type cache struct {
	size       int
	mu         sync.Mutex
	young, old map[TokenID]verified
}

type verified struct {
	principal Principal
	expiry    int64 // unix nanoseconds
	key       *verifyingKey
}

func newCache(size int) *cache {
	return &cache{size: size, young: map[TokenID]verified{}}
}

func (c *cache) get(id TokenID, now time.Time) (verified, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	v, ok := c.young[id]
	if !ok {
		if v, ok = c.old[id]; !ok {
			return verified{}, false
		}
		delete(c.old, id)
		c.add(id, v)
	}
	if now.UnixNano() >= v.expiry {
		delete(c.young, id)
		return verified{}, false
	}
	return v, true
}

func (c *cache) put(id TokenID, p Principal, expiry time.Time, key *verifyingKey) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.add(id, verified{p, nanos(expiry), key})
}

func (c *cache) add(id TokenID, v verified) {
	if len(c.young) >= c.size {
		c.old, c.young = c.young, make(map[TokenID]verified, c.size/4)
	}
	c.young[id] = v
}

// nanos is t in unix nanoseconds, or the last instant that they can say: a
// token may live longer than that.
func nanos(t time.Time) int64 {
	const last = 1<<63 - 1
	if t.Unix() > last/int64(time.Second)-1 {
		return last
	}
	return t.UnixNano()
}
