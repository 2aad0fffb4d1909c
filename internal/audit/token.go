package audit

import (
	"container/list"
	"context"
	"encoding/hex"
	"fmt"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Token is the record of a token: it is identified by a hash, and never stored.
type Token struct {
	Organization uuid.UUID
	ID           [32]byte // the SHA-256 of its content
	Issuer       string
	Subject      string
	Scopes       string
	Expiry       time.Time
}

// HexID is how entries name the token.
func (t Token) HexID() string { return hex.EncodeToString(t.ID[:]) }

func (t Token) details() Details {
	return Details{"issuer": t.Issuer, "subject": t.Subject, "scopes": t.Scopes, "expiresAt": t.Expiry.UTC().Format(time.RFC3339)}
}

// rememberedTokens bounds the tokens of which a process remembers that their first use
// is recorded.
const rememberedTokens = 1 << 14

// Tokens records the first use of each token. The holder of the key signs tokens outside of any service; their use is
// seen here.
type Tokens struct {
	db *store.DB

	mu    sync.Mutex
	known map[[32]byte]*list.Element // guarded by mu, as is the order
	order list.List                  // of ids: the one used last is in front
}

// NewTokens returns a Tokens that remembers none.
func NewTokens(db *store.DB) *Tokens { return &Tokens{db: db, known: map[[32]byte]*list.Element{}} }

// RecordUse records the token's first use by the context's caller. Of replicas that see it at once one records it.
func (t *Tokens) RecordUse(ctx context.Context, token Token) error {
	if t.remembers(token.ID) {
		return nil
	}
	err := t.db.Write(ctx, func(tx *store.Tx) error {
		changed, err := tx.Exec(ctx, `INSERT INTO audit_tokens (organization_id, token_id, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
			token.Organization, token.HexID(), token.Expiry.UnixMicro())
		if err == nil && changed > 0 {
			Record(ctx, tx, token.Organization, UseToken, token.HexID(), token.details())
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("recording a token's first use: %w", err)
	}
	t.remember(token.ID)
	return nil
}

func (t *Tokens) remembers(id [32]byte) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	at := t.known[id]
	if at != nil {
		t.order.MoveToFront(at)
	}
	return at != nil
}

func (t *Tokens) remember(id [32]byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.known[id] != nil {
		return
	}
	t.known[id] = t.order.PushFront(id)
	if t.order.Len() > rememberedTokens {
		delete(t.known, t.order.Remove(t.order.Back()).([32]byte))
	}
}

// RecordIssue records that the context's caller has signed a token.
func RecordIssue(ctx context.Context, db *store.DB, token Token) error {
	err := db.Write(ctx, func(tx *store.Tx) error {
		Record(ctx, tx, token.Organization, IssueToken, token.HexID(), token.details())
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording a token: %w", err)
	}
	return nil
}
