package auth

import (
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rsa"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/go-jose/go-jose/v4"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
)

const (
	// refreshEvery is how old a key set may grow before it is fetched again.
	refreshEvery = 10 * time.Minute
	// refreshRest is how long after one fetch began the next may: whatever
	// unknown kids are sent, an issuer sees one fetch in that time.
	refreshRest = 10 * time.Second
	// keepFor is how long keys count after they were last seen in the set, so
	// that an issuer may be down.
	keepFor = 24 * time.Hour

	maxKeys    = 100
	minRSABits = 2048
)

// remoteKeys are the keys of an issuer, fetched when they are needed and again
// in the background while they are used. Keys that are not in the newest set do
// not count any more; when no set can be had, the last one counts for a day.
type remoteKeys struct {
	fetcher fetcher
	clock   *clock.Clock
	log     *slog.Logger
	next    atomic.Int64 // when to fetch again, by clock.Elapsed

	mu      sync.Mutex
	keys    map[string]*verifyingKey
	tried   time.Duration // when the last fetch began
	ever    bool          // there was one
	flight  chan struct{} // closed when the fetch under way has ended
	closed  bool
	ctx     context.Context
	cancel  context.CancelFunc
	flights sync.WaitGroup
}

func newRemoteKeys(p Provider, c *clock.Clock, log *slog.Logger) *remoteKeys {
	r := &remoteKeys{fetcher: newFetcher(p), clock: c, log: log, keys: map[string]*verifyingKey{}}
	r.ctx, r.cancel = context.WithCancel(context.Background())
	return r
}

func (r *remoteKeys) close() {
	r.mu.Lock()
	r.closed = true
	r.cancel()
	r.mu.Unlock()
	r.flights.Wait()
	r.fetcher.close()
}

// age has the set fetched again when it has grown old. Nobody waits for it.
func (r *remoteKeys) age(now time.Duration) {
	if int64(now) < r.next.Load() {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.fetch(now)
}

// find returns the key of that id. For one that is not there the set is fetched,
// if that was not done a moment ago. Errors: errUnknownKey, or
// service_temporarily_unavailable when there are no keys at all.
func (r *remoteKeys) find(ctx context.Context, id string) (*verifyingKey, error) {
	now := r.clock.Elapsed()
	r.mu.Lock()
	if k := r.keys[id]; k != nil && int64(now) < k.until.Load() {
		r.mu.Unlock()
		r.age(now)
		return k, nil
	}
	flight := r.fetch(now)
	r.mu.Unlock()
	if flight != nil {
		select {
		case <-flight:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	now = r.clock.Elapsed()
	r.mu.Lock()
	defer r.mu.Unlock()
	if k := r.keys[id]; k != nil && int64(now) < k.until.Load() {
		return k, nil
	}
	for _, k := range r.keys {
		if int64(now) < k.until.Load() {
			return nil, errUnknownKey
		}
	}
	return nil, fault.New(fault.ServiceUnavailable, "the keys of the token's issuer cannot be had at the moment: try again")
}

// fetch begins a fetch unless one is under way or was a moment ago, and returns
// what to wait for, if anything. The caller holds the lock.
func (r *remoteKeys) fetch(now time.Duration) <-chan struct{} {
	if r.flight != nil || r.closed || r.ever && now-r.tried < refreshRest {
		return r.flight
	}
	flight := make(chan struct{})
	r.flight, r.tried, r.ever = flight, now, true
	r.next.Store(int64(now + refreshRest))
	r.flights.Go(func() {
		found, err := r.fetcher.keys(r.ctx)
		if err != nil && r.ctx.Err() == nil {
			r.log.Warn("the keys of an issuer could not be fetched", "issuer", r.fetcher.issuer, "error", err)
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		if err == nil {
			r.replace(found)
		}
		r.flight = nil
		close(flight)
	})
	return flight
}

// replace takes the new set. A key that is still the same stays the same, for
// the tokens that were verified with it; one that is gone counts no more.
func (r *remoteKeys) replace(found map[string]*verifyingKey) {
	now := r.clock.Elapsed()
	for id, k := range r.keys {
		if same := found[id]; same != nil && same.print == k.print && slices.Equal(same.algorithms, k.algorithms) {
			found[id] = k
		} else {
			k.until.Store(0)
		}
	}
	for _, k := range found {
		k.remote = r
		k.until.Store(int64(now + keepFor))
	}
	r.keys = found
	r.next.Store(int64(now + refreshEvery))
}

// parseKeys reads a JSON Web Key Set from outside. What cannot be used is passed
// over: keys for other uses, without an id, too small, symmetric or private. A
// set without a usable key is an error: it is no set, but somebody's page.
func parseKeys(text []byte) (map[string]*verifyingKey, error) {
	var set struct {
		Keys []json.RawMessage `json:"keys"`
	}
	if err := json.Unmarshal(text, &set); err != nil {
		return nil, fmt.Errorf("parsing the key set: %w", err)
	}
	if len(set.Keys) > maxKeys {
		return nil, fmt.Errorf("the key set has more than %d keys", maxKeys)
	}
	found := map[string]*verifyingKey{}
	for _, raw := range set.Keys {
		var k jose.JSONWebKey
		if err := json.Unmarshal(raw, &k); err != nil || !k.Valid() {
			continue
		}
		algorithms := keyAlgorithms(k)
		if len(algorithms) == 0 || k.KeyID == "" || k.Use != "" && k.Use != "sig" || found[k.KeyID] != nil {
			continue
		}
		print, err := k.Thumbprint(crypto.SHA256)
		if err != nil {
			continue
		}
		found[k.KeyID] = &verifyingKey{key: k.Key, algorithms: algorithms, print: string(print)}
	}
	if len(found) == 0 {
		return nil, errors.New("the key set has no key that can be used")
	}
	return found, nil
}

// keyAlgorithms are those that a public key can be used with, or the one that it
// names for itself. A private or symmetric key has none.
func keyAlgorithms(k jose.JSONWebKey) []jose.SignatureAlgorithm {
	var fit []jose.SignatureAlgorithm
	switch key := k.Key.(type) {
	case ed25519.PublicKey:
		fit = []jose.SignatureAlgorithm{jose.EdDSA}
	case *ecdsa.PublicKey:
		switch key.Curve {
		case elliptic.P256():
			fit = []jose.SignatureAlgorithm{jose.ES256}
		case elliptic.P384():
			fit = []jose.SignatureAlgorithm{jose.ES384}
		case elliptic.P521():
			fit = []jose.SignatureAlgorithm{jose.ES512}
		}
	case *rsa.PublicKey:
		if key.N.BitLen() >= minRSABits {
			fit = []jose.SignatureAlgorithm{jose.RS256, jose.RS384, jose.RS512, jose.PS256, jose.PS384, jose.PS512}
		}
	}
	if k.Algorithm != "" {
		fit = slices.DeleteFunc(fit, func(a jose.SignatureAlgorithm) bool { return string(a) != k.Algorithm })
	}
	return fit
}
