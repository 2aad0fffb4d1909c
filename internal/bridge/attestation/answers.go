package attestation

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
	"golang.org/x/time/rate"

	"github.com/granaryhq/granary/internal/egress"
)

const (
	// mostAsked is each process's rate of requests to the service, per second. Circle allows 35 requests a second,
	// and rejects a faster caller for five minutes: developers.circle.com/cctp/references/technical-guide.
	mostAsked = 10
	// remembered is for how long an answer is taken again: one transaction sends the messages of many
	// wallets, whose tasks ask at the same time.
	remembered = time.Second
)

// answers are the service's recent responses about transactions.
type answers struct {
	fetch  func(ctx context.Context, url string) ([]byte, error)
	limit  *rate.Limiter
	asking singleflight.Group

	mu     sync.Mutex
	recent map[string]said
}

// said is an answer, or that the service does not know the transaction.
type said struct {
	text []byte
	err  error
}

func newAnswers(fetch func(ctx context.Context, url string) ([]byte, error)) *answers {
	return &answers{fetch: fetch, limit: rate.NewLimiter(mostAsked, mostAsked), recent: map[string]said{}}
}

// ask returns the content of a URL, as of a moment ago. Concurrent callers with the same URL share one request, which
// ends with the first caller's context. The response is shared: callers must not change it. A forced refresh gets the
// response of a request that begins now.
func (a *answers) ask(ctx context.Context, url string, anew bool) ([]byte, error) {
	if anew {
		a.asking.Forget(url)
	} else if s, known := a.lately(url); known {
		return s.text, s.err
	}
	answered, err, _ := a.asking.Do(url, func() (any, error) {
		if err := a.limit.Wait(ctx); err != nil {
			return []byte(nil), fmt.Errorf("waiting to ask the attestation service: %w", err)
		}
		text, err := a.fetch(ctx, url)
		if status := egress.StatusError(0); err == nil || errors.As(err, &status) && status == http.StatusNotFound {
			a.remember(url, said{text, err})
		}
		return text, err
	})
	text, _ := answered.([]byte)
	return text, err
}

func (a *answers) lately(url string) (said, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	s, known := a.recent[url]
	return s, known
}

func (a *answers) remember(url string, s said) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.recent[url] = s
	time.AfterFunc(remembered, func() {
		a.mu.Lock()
		defer a.mu.Unlock()
		delete(a.recent, url)
	})
}
