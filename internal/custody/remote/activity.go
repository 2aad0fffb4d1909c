package remote

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// activity is the provider's record of a request.
type activity struct {
	ID             string `json:"id"`
	OrganizationID string `json:"organizationId"`
	Status         string `json:"status"`
	Type           string `json:"type"`
	Fingerprint    string `json:"fingerprint"`
	Result         struct {
		CreateWallet *createdWallet `json:"createWalletResult"`
		SignRaw      *rawSignature  `json:"signRawPayloadResult"`
	} `json:"result"`
}

type createdWallet struct {
	WalletID  string   `json:"walletId"`
	Addresses []string `json:"addresses"`
}

type rawSignature struct {
	R string `json:"r"`
	S string `json:"s"`
	V string `json:"v"`
}

// The statuses of activities.
const (
	statusCreated   = "ACTIVITY_STATUS_CREATED"
	statusPending   = "ACTIVITY_STATUS_PENDING"
	statusCompleted = "ACTIVITY_STATUS_COMPLETED"
	statusFailed    = "ACTIVITY_STATUS_FAILED"
	statusRejected  = "ACTIVITY_STATUS_REJECTED"
	statusConsensus = "ACTIVITY_STATUS_CONSENSUS_NEEDED"
)

// submission is the body of a request.
type submission struct {
	Type           string `json:"type"`
	TimestampMs    string `json:"timestampMs"`
	OrganizationID string `json:"organizationId"`
	Parameters     any    `json:"parameters"`
}

// How often the provider is polled for the state of an activity, and for how long before the caller must retry.
const (
	firstPause = 100 * time.Millisecond
	longPause  = time.Second
	patience   = 10 * time.Second
)

// submitActivity has the provider carry out a request, once however often it is called: its time, and so its body, is
// written before it is first sent, and the same body is the same activity. It waits a while for the activity to end.
// A denied activity has had no effect and never will: it is deleted, and a retry makes a new one. Errors:
// custody.ErrApprovalNeeded, custody.ErrDenied, custody.ErrDayLimit, custody.ErrUnavailable.
func (k *Keys) submitActivity(ctx context.Context, organization uuid.UUID, path, kind string, parameters any) (activity, error) {
	key, err := k.keyOf(kind, parameters)
	if err != nil {
		return activity{}, err
	}
	asked, err := k.loadOrNote(ctx, organization, key, kind)
	if err != nil {
		return activity{}, err
	}
	got, err := k.submitAt(ctx, key, asked, path, kind, parameters)
	if errors.Is(err, custody.ErrDenied) {
		err = errors.Join(err, k.forget(ctx, key))
	}
	return got, err
}

// submitAt submits a request at its time, or asks for the activity that it has become.
func (k *Keys) submitAt(ctx context.Context, key string, asked asked, path, kind string, parameters any) (activity, error) {
	var err error
	var got activity
	if asked.activity == "" {
		got, err = k.caller.post(ctx, "/public/v1/submit/"+path, submission{kind, strconv.FormatInt(asked.millis, 10), k.caller.account.Organization, parameters})
		if err == nil {
			err = k.remember(ctx, key, got.ID)
		}
	} else {
		got, err = k.ask(ctx, asked.activity)
	}
	if err != nil {
		return activity{}, err
	}
	got, err = k.await(ctx, got)
	if err != nil {
		return activity{}, err
	}
	if got.Type != kind {
		return activity{}, fmt.Errorf("%w: activity %s is of type %s", custody.ErrUnavailable, got.ID, got.Type)
	}
	return got, nil
}

// await asks until the activity ends, or waits for people.
func (k *Keys) await(ctx context.Context, got activity) (activity, error) {
	deadline := time.Now().Add(patience)
	for pause := firstPause; ; pause = min(2*pause, longPause) {
		switch got.Status {
		case statusCompleted:
			return got, nil
		case statusConsensus:
			return activity{}, fmt.Errorf("%w: activity %s waits at the provider, fingerprint %s", custody.ErrApprovalNeeded, got.ID, got.Fingerprint)
		case statusFailed, statusRejected:
			return activity{}, fmt.Errorf("%w: the provider's activity %s ended as %s", custody.ErrDenied, got.ID, got.Status)
		case statusCreated, statusPending:
		default:
			return activity{}, fmt.Errorf("%w: activity %s is in status %q", custody.ErrUnavailable, got.ID, got.Status)
		}
		if time.Now().Add(pause).After(deadline) {
			return activity{}, fmt.Errorf("%w: activity %s has not ended", custody.ErrUnavailable, got.ID)
		}
		select {
		case <-ctx.Done():
			return activity{}, ctx.Err()
		case <-time.After(pause):
		}
		var err error
		got, err = k.ask(ctx, got.ID)
		if err != nil {
			return activity{}, err
		}
	}
}

// ask reads an activity.
func (k *Keys) ask(ctx context.Context, id string) (activity, error) {
	got, err := k.caller.post(ctx, "/public/v1/query/get_activity", struct {
		OrganizationID string `json:"organizationId"`
		ActivityID     string `json:"activityId"`
	}{k.caller.account.Organization, id})
	if errors.Is(err, custody.ErrDenied) {
		// A rejected query leaves the outcome of the earlier request open.
		return activity{}, fmt.Errorf("%w: asking for activity %s: %s", custody.ErrUnavailable, id, err.Error())
	}
	if err == nil && got.ID != id {
		err = fmt.Errorf("%w: it answered with activity %s, not %s", custody.ErrUnavailable, got.ID, id)
	}
	return got, err
}

// asked is the record of a request.
type asked struct {
	millis   int64
	activity string
}

// keyOf returns the key of a request: its content and its target.
func (k *Keys) keyOf(kind string, parameters any) (string, error) {
	text, err := json.Marshal(submission{Type: kind, OrganizationID: k.caller.account.Organization, Parameters: parameters})
	if err != nil {
		return "", fmt.Errorf("encoding a request: %w", err)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), nil
}

// loadOrNote reads the record of a request, and writes its time if there is none. Error: custody.ErrDayLimit.
func (k *Keys) loadOrNote(ctx context.Context, organization uuid.UUID, key, kind string) (asked, error) {
	return store.Write(ctx, k.db, func(tx *store.Tx) (asked, error) {
		known, err := loadAsked(ctx, tx, key)
		if !errors.Is(err, store.ErrNoRows) {
			return known, err
		}
		inserted, err := tx.Exec(ctx, `INSERT INTO provider_requests (key, timestamp_ms, activity_id) VALUES ($1, $2, '') ON CONFLICT (key) DO NOTHING`,
			key, k.db.Clock().Now().UnixMilli())
		if err != nil {
			return asked{}, fmt.Errorf("writing a request to the provider down: %w", err)
		}
		known, err = loadAsked(ctx, tx, key)
		if err != nil || inserted == 0 {
			return known, err
		}
		count := k.count.Request
		if kind == typeCreateWallet {
			count = k.count.Account
		}
		return known, count(ctx, tx, organization)
	})
}

func loadAsked(ctx context.Context, tx *store.Tx, key string) (a asked, err error) {
	if err := tx.QueryRow(ctx, `SELECT timestamp_ms, activity_id FROM provider_requests WHERE key = $1`, key).Scan(&a.millis, &a.activity); err != nil {
		return asked{}, fmt.Errorf("reading a request to the provider: %w", err)
	}
	return a, nil
}

// forget deletes the record of a request, so that the next one has another time.
func (k *Keys) forget(ctx context.Context, key string) error {
	err := k.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`DELETE FROM provider_requests WHERE key = $1`, key)
		return nil
	})
	if err != nil {
		return fmt.Errorf("forgetting a request to the provider: %w", err)
	}
	return nil
}

// remember keeps the activity that a request has become.
func (k *Keys) remember(ctx context.Context, key, activityID string) error {
	err := k.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE provider_requests SET activity_id = $1 WHERE key = $2 AND activity_id = ''`, activityID, key)
		return nil
	})
	if err != nil {
		return fmt.Errorf("keeping the provider's activity: %w", err)
	}
	return nil
}
