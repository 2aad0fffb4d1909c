// Package request owns idempotency keys: a requestId makes one resource in an organization, however often it is
// repeated and by any replica. It does not depend on the resources.
package request

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// Request is the use of an idempotency key.
type Request struct {
	Organization uuid.UUID
	ID           uuid.UUID
	Operation    string // the kind of request, with its wallet
	Body         any    // the decoded body: equal meaning gives equal JSON
}

// BodyHash returns the hash of a body, stored as requests.body_hash, for as long as the service lives. So the JSON of
// a type that is used as a body must never change for earlier values: a field that is added to it is omitempty, and
// no tag loses its omitempty. Each such type has a test with requesttest.CheckHash.
func BodyHash(body any) (string, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return "", fmt.Errorf("encoding a request: %w", err)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), nil
}

// Claim takes the key for the resource. When the same request has taken it before, it returns that resource's id and
// true, and the caller must change no state. A twin in another transaction waits here until the first one ends. The
// given queries are answered in the same round trip, whether the key was taken before or not. Errors:
// request_id_conflict (same operation, other body) and duplicate_request_id (used by another operation).
func Claim(ctx context.Context, tx *store.Tx, r Request, resource uuid.UUID, withClaim ...store.BatchQuery) (uuid.UUID, bool, error) {
	hash, err := BodyHash(r.Body)
	if err != nil {
		return uuid.Nil, false, err
	}
	taken := false
	claim := store.BatchQuery{
		SQL: `INSERT INTO requests (organization_id, request_id, operation, body_hash, resource_id, created_at)
			VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1`,
		Args: []any{r.Organization, r.ID, r.Operation, hash, resource, tx.DB().Clock().Micros()},
		Read: func(rows store.Rows) error { taken = rows.Next(); return rows.Err() },
	}
	if err := tx.SendBatch(ctx, append([]store.BatchQuery{claim}, withClaim...)...); err != nil {
		return uuid.Nil, false, fmt.Errorf("claiming a requestId: %w", err)
	}
	if taken {
		return resource, false, nil
	}
	id, err := loadClaimed(ctx, tx, r, hash)
	return id, err == nil, err
}

// loadClaimed finds the key's earlier resource.
func loadClaimed(ctx context.Context, tx *store.Tx, r Request, hash string) (uuid.UUID, error) {
	var operation, was string
	var id uuid.UUID
	err := tx.QueryRow(ctx, `SELECT operation, body_hash, resource_id FROM requests WHERE organization_id = $1 AND request_id = $2`,
		r.Organization, r.ID).Scan(&operation, &was, &id)
	switch {
	case err != nil:
		return uuid.Nil, fmt.Errorf("reading a requestId: %w", err)
	case operation != r.Operation:
		return uuid.Nil, fault.New(fault.DuplicateRequestID, "requestId was used by another operation")
	case was != hash:
		return uuid.Nil, fault.New(fault.RequestIDConflict, "requestId was used with another body")
	}
	return id, nil
}
