package auth

import (
	"sync"
	"time"
)

// tokenCache holds verified tokens in two generations: when the young one is full it becomes the old one, and tokens
// of the old one move back at their next use. So it holds at most twice its size, drops the least used first, and
// never has to search.
type tokenCache struct {
	generationSize int
	mu             sync.Mutex
	young, old     map[textHash]cachedToken
}

// textHash is the SHA-256 of a token's whole text.
type textHash [32]byte

type cachedToken struct {
	principal   Principal
	expiryNanos int64 // unix nanoseconds
	key         *verifyingKey
}

func newCache(size int) *tokenCache {
	return &tokenCache{generationSize: size, young: map[textHash]cachedToken{}}
}

func (c *tokenCache) get(id textHash, now time.Time) (cachedToken, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	v, ok := c.young[id]
	if !ok {
		v, ok = c.old[id]
		if !ok {
			return cachedToken{}, false
		}
		delete(c.old, id)
		c.addLocked(id, v)
	}
	if now.UnixNano() >= v.expiryNanos {
		delete(c.young, id)
		return cachedToken{}, false
	}
	return v, true
}

func (c *tokenCache) put(id textHash, p Principal, expiry time.Time, key *verifyingKey) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.addLocked(id, cachedToken{p, clampedNanos(expiry), key})
}

func (c *tokenCache) addLocked(id textHash, v cachedToken) {
	if len(c.young) >= c.generationSize {
		c.old, c.young = c.young, make(map[textHash]cachedToken, c.generationSize/4)
	}
	c.young[id] = v
}

// clampedNanos is t in unix nanoseconds, or the last instant that they can say: a
// token may live longer than that.
func clampedNanos(t time.Time) int64 {
	const last = 1<<63 - 1
	if t.Unix() > last/int64(time.Second)-1 {
		return last
	}
	return t.UnixNano()
}
