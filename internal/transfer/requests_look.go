package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/store"
)

// HastenRequests has the open requests of sources read now: their state has changed. It may be called any number of
// times, by any caller: reading changes no state by itself.
func (s *Service) HastenRequests(ctx context.Context, sources ...string) error {
	args := make([]any, len(sources))
	for i, id := range sources {
		args[i] = id
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE source_requests SET look_at = 0 WHERE completed_at IS NULL AND yield_source_id IN (`+store.Placeholders(1, len(args))+`)`, args...)
		tx.Wake(requestTopic)
		return nil
	})
	if err != nil {
		return fmt.Errorf("hastening requests: %w", err)
	}
	return nil
}

// nextLook is when a request is looked at again: after a tenth of the time since it was made,
// or since it was expected to be settled, and not later than it is expected.
func (r *SourceRequest) nextLook(now time.Time) time.Time {
	since, next := r.RequestedAt, time.Time{}
	for _, expected := range []*time.Time{r.Expected.Earliest, r.Expected.Typical} {
		switch {
		case expected == nil:
		case !expected.After(now):
			since = *expected
		case next.IsZero():
			next = *expected
		}
	}
	at := now.Add(min(max(now.Sub(since)/10, soonestLook), latestLook))
	if !next.IsZero() && next.Before(at) {
		return next
	}
	return at
}
