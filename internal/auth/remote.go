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
	// minFetchInterval is the least time between the beginnings of two fetches: for any number of unknown kids, an
	// issuer sees one fetch in that time.
	minFetchInterval = 10 * time.Second
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
	fetcher        keyFetcher
	clock          *clock.Clock
	log            *slog.Logger
	nextFetchNanos atomic.Int64 // when to fetch again, by clock.Elapsed

	mu         sync.Mutex
	keys       map[string]*verifyingKey
	mayFetchAt time.Duration // no fetch begins before this
	fetchDone  chan struct{} // closed when the fetch under way has ended
	closed     bool
	ctx        context.Context
	cancel     context.CancelFunc
	fetches    sync.WaitGroup
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
	r.fetches.Wait()
	r.fetcher.close()
}

// refreshIfOld has the set fetched again when it has grown old. The caller does not wait for it.
func (r *remoteKeys) refreshIfOld(now time.Duration) {
	if int64(now) < r.nextFetchNanos.Load() {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.startFetchLocked(now)
}

// findKey returns the key of that id. For one that is not there the set is fetched,
// if that was not done a moment ago. Errors: errUnknownKey, or
// service_temporarily_unavailable when there are no keys at all.
func (r *remoteKeys) findKey(ctx context.Context, id string) (*verifyingKey, error) {
	now := r.clock.Elapsed()
	r.mu.Lock()
	if k := r.keys[id]; k != nil && k.isValid(now) {
		r.mu.Unlock()
		r.refreshIfOld(now)
		return k, nil
	}
	fetchDone := r.startFetchLocked(now)
	r.mu.Unlock()
	if fetchDone != nil {
		select {
		case <-fetchDone:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	now = r.clock.Elapsed()
	r.mu.Lock()
	defer r.mu.Unlock()
	if k := r.keys[id]; k != nil && k.isValid(now) {
		return k, nil
	}
	for _, k := range r.keys {
		if k.isValid(now) {
			return nil, errUnknownKey
		}
	}
	return nil, fault.New(fault.ServiceUnavailable, "the keys of the token's issuer cannot be had at the moment: try again")
}

// startFetchLocked begins a fetch unless one is in flight or was a moment ago, and returns a channel to wait for, or
// nil. The caller must hold the lock.
func (r *remoteKeys) startFetchLocked(now time.Duration) <-chan struct{} {
	if r.fetchDone != nil || r.closed || now < r.mayFetchAt {
		return r.fetchDone
	}
	fetchDone := make(chan struct{})
	r.fetchDone, r.mayFetchAt = fetchDone, now+minFetchInterval
	r.nextFetchNanos.Store(int64(now + minFetchInterval))
	r.fetches.Go(func() {
		found, err := r.fetcher.fetchKeys(r.ctx)
		if err != nil && r.ctx.Err() == nil {
			r.log.Warn("the keys of an issuer could not be fetched", "issuer", r.fetcher.issuer, "error", err)
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		if err == nil {
			r.replaceKeysLocked(found)
		}
		r.fetchDone = nil
		close(fetchDone)
	})
	return fetchDone
}

// replaceKeysLocked takes the new set. A key that is still the same stays the same, for
// the tokens that were verified with it; one that is gone counts no more.
func (r *remoteKeys) replaceKeysLocked(found map[string]*verifyingKey) {
	now := r.clock.Elapsed()
	for id, k := range r.keys {
		if same := found[id]; same != nil && same.thumbprint == k.thumbprint && slices.Equal(same.algorithms, k.algorithms) {
			found[id] = k
		} else {
			k.validUntilNanos.Store(0)
		}
	}
	for _, k := range found {
		k.remote = r
		k.validUntilNanos.Store(int64(now + keepFor))
	}
	r.keys = found
	r.nextFetchNanos.Store(int64(now + refreshEvery))
}

// parseKeys reads a JSON Web Key Set from outside. It skips unusable keys: keys for other uses, without an id, too
// small, symmetric or private. A set without a usable key is an error: it is another page.
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
		thumbprint, err := k.Thumbprint(crypto.SHA256)
		if err != nil {
			continue
		}
		found[k.KeyID] = &verifyingKey{key: k.Key, algorithms: algorithms, thumbprint: string(thumbprint)}
	}
	if len(found) == 0 {
		return nil, errors.New("the key set has no key that can be used")
	}
	return found, nil
}

// keyAlgorithms are the algorithms that a public key can be used with; if it names
// one itself, that alone. A private or symmetric key has none.
func keyAlgorithms(k jose.JSONWebKey) []jose.SignatureAlgorithm {
	var usable []jose.SignatureAlgorithm
	switch key := k.Key.(type) {
	case ed25519.PublicKey:
		usable = []jose.SignatureAlgorithm{jose.EdDSA}
	case *ecdsa.PublicKey:
		switch key.Curve {
		case elliptic.P256():
			usable = []jose.SignatureAlgorithm{jose.ES256}
		case elliptic.P384():
			usable = []jose.SignatureAlgorithm{jose.ES384}
		case elliptic.P521():
			usable = []jose.SignatureAlgorithm{jose.ES512}
		}
	case *rsa.PublicKey:
		if key.N.BitLen() >= minRSABits {
			usable = []jose.SignatureAlgorithm{jose.RS256, jose.RS384, jose.RS512, jose.PS256, jose.PS384, jose.PS512}
		}
	}
	if k.Algorithm != "" {
		usable = slices.DeleteFunc(usable, func(a jose.SignatureAlgorithm) bool { return string(a) != k.Algorithm })
	}
	return usable
}
