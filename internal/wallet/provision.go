package wallet

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// provisionPatience bounds the time to give a wallet its addresses. A wallet without addresses by then has failed,
// and its owner is notified.
const provisionPatience = time.Hour

// Provision is the handler of ProvisionTask: it gives a wallet its addresses, and gives the wallet up after
// provisionPatience. It is safe to run again after a crash: each is one transaction that checks first whether it is
// still to be done.
func (s *Service) Provision(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("reading the task's key: %w", err)
	}
	failure := s.showAddresses(ctx, t, id)
	if failure == nil || errors.Is(failure, task.ErrLost) || ctx.Err() != nil {
		return failure
	}
	var sinceMicros int64
	if err := s.db.QueryRow(ctx, `SELECT updated_at FROM wallets WHERE id = $1`, id).Scan(&sinceMicros); err != nil {
		return errors.Join(failure, err)
	}
	waited := s.db.Clock().Now().Sub(clock.Time(sinceMicros))
	if waited >= provisionPatience {
		return s.giveWalletUp(ctx, t, id, failure)
	}
	if later := (task.Later{}); errors.As(failure, &later) {
		later.After = max(later.After, min(waited/4, 30*time.Second)) // many may wait, and long
		return later
	}
	return failure
}

// deriveOwnAddresses asks the signer for the addresses of a wallet that the database has, which are made
// from the share of its organization if it proves whose it is.
func (s *Service) deriveOwnAddresses(ctx context.Context, id uuid.UUID) (custody.Addresses, error) {
	var w Wallet
	err := s.db.QueryRow(ctx, `SELECT organization_id, request_id FROM wallets WHERE id = $1`, id).Scan(&w.Organization, &w.RequestID)
	if err != nil {
		return custody.Addresses{}, fmt.Errorf("reading a wallet: %w", err)
	}
	if s.DeriveID(w.Organization, w.RequestID) != id { // older than ids that prove it
		found, err := s.deriveAddresses(ctx, id)
		if err != nil {
			return custody.Addresses{}, err
		}
		return found[0], nil
	}
	found, err := s.signer.Account(ctx, custody.AccountRequest{Owner: id, Proof: custody.OwnerProof{Organization: w.Organization, RequestID: w.RequestID}})
	if err != nil {
		return custody.Addresses{}, fmt.Errorf("deriving addresses: %w", err)
	}
	return found, nil
}

// giveWalletUp marks a wallet as failed, unless it has its addresses by now.
func (s *Service) giveWalletUp(ctx context.Context, t task.Task, id uuid.UUID, cause error) error {
	givenUp, err := store.Write(ctx, s.db, func(tx *store.Tx) (bool, error) {
		w, err := Lock(ctx, tx, id)
		if err != nil {
			return false, err
		}
		t.Finish(tx)
		if w.Lifecycle != Creating {
			return false, nil
		}
		return true, changeLifecycle(ctx, tx, &w, WalletGivenUp)
	})
	if err != nil {
		return fmt.Errorf("giving a wallet up: %w", err)
	}
	if !givenUp {
		return nil
	}
	s.givenUp.Inc()
	return fmt.Errorf("the wallet has failed, and is tried again when its creation is asked for again: %w", cause)
}

// createAgain has a wallet that was given up provisioned once more: its creation was
// asked for again.
func createAgain(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) (Wallet, error) {
	w, err := loadWallet(ctx, tx, organization, id, tx.DB().ForUpdate())
	if err != nil || w.Lifecycle != Failed {
		return w, err
	}
	task.AddNowFor(tx, organization, ProvisionTask, id.String())
	return w, changeLifecycle(ctx, tx, &w, WalletAskedAgain)
}

// changeLifecycle changes a locked wallet's lifecycle and emits an event with its status.
func changeLifecycle(ctx context.Context, tx *store.Tx, w *Wallet, change LifecycleChange) (err error) {
	before := w.Status()
	w.Lifecycle, err = LifecycleStates.Next(w.Lifecycle, change)
	if err != nil {
		return err
	}
	w.UpdatedAt = tx.DB().Clock().Now()
	tx.Defer(`UPDATE wallets SET lifecycle = $1, updated_at = $2 WHERE id = $3`, string(w.Lifecycle), w.UpdatedAt.UnixMicro(), w.ID)
	return emitStatusChange(ctx, tx, *w, before)
}

// CheckCreation refuses a wallet that was given up. Error: wallet_creation_failed.
func (w Wallet) CheckCreation() error {
	if w.Lifecycle == Failed {
		return fault.New(fault.WalletCreationFailed, "the wallet could not be made: repeat its creation, with the same requestId %s", w.RequestID)
	}
	return nil
}

func newGivenUpCounter() prometheus.Counter {
	return prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_wallet_creations_failed_total",
		Help: "Wallets that got no addresses within an hour, and were given up."})
}

// Metrics are the package's metrics.
func (s *Service) Metrics() prometheus.Collector { return s.givenUp }
