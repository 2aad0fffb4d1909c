package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/signer/signerrpc"
)

// openCustody opens the one door to the keys of wallets, a signer in this process or one
// of its own, and returns the service's own keys, which either has. One in this process
// makes changes by the appliers.
func (a *App) openCustody(ctx context.Context, appliers *approval.Appliers) (custody.ServiceKeys, error) {
	if a.Config.Custody.Signer == nil {
		keys, err := a.Config.Custody.openSeed()
		if err != nil {
			return custody.ServiceKeys{}, err
		}
		wallets, closeKeys, err := a.Config.Custody.Provider.openWalletKeys(a.DB, keys)
		if err != nil {
			return custody.ServiceKeys{}, err
		}
		a.closers = append(a.closers, closeKeys)
		local, err := a.newLocalSigner(wallets, keys, appliers)
		if err != nil {
			return custody.ServiceKeys{}, err
		}
		a.signer = local
		return keys.ServiceKeys, nil
	}
	client, err := a.Config.Custody.dialSigner(a.log, a.Registry)
	if err != nil {
		return custody.ServiceKeys{}, err
	}
	a.closers = append(a.closers, client.Close)
	a.signer = client
	return awaitServiceKeys(ctx, client, a.log)
}

func (c CustodyConfig) openSeed() (*custody.Keyring, error) {
	keys, err := custody.OpenSeed(c.Seed, c.Identity)
	if err != nil {
		return nil, fmt.Errorf("opening the seed: %w", err)
	}
	return keys, nil
}

func (c CustodyConfig) dialSigner(log *slog.Logger, metrics prometheus.Registerer) (*signerrpc.Client, error) {
	client, err := signerrpc.NewClient(c.Signer.URL, c.Signer.tlsFiles(), log, metrics)
	if err != nil {
		return nil, fmt.Errorf("custody.signer: %w", err)
	}
	return client, nil
}

// How long a start waits for a signer, and how often it asks.
const (
	signerPatience = time.Minute
	signerPause    = time.Second
)

// awaitServiceKeys asks for the service's keys until the signer answers.
func awaitServiceKeys(ctx context.Context, from *signerrpc.Client, log *slog.Logger) (custody.ServiceKeys, error) {
	ctx, cancel := context.WithTimeout(ctx, signerPatience)
	defer cancel()
	for {
		keys, err := from.ServiceKeys(ctx)
		if err == nil {
			return keys, nil
		}
		if !errors.Is(err, custody.ErrUnavailable) {
			return custody.ServiceKeys{}, fmt.Errorf("custody.signer: %w", err)
		}
		log.Warn("the signer does not answer; asking again", "error", err)
		select {
		case <-ctx.Done():
			return custody.ServiceKeys{}, fmt.Errorf("custody.signer: %w", err)
		case <-time.After(signerPause):
		}
	}
}

// openServiceKeys are the service's keys, for a command that signs for no wallet.
func (c *Config) openServiceKeys(ctx context.Context, log *slog.Logger) (custody.ServiceKeys, error) {
	if c.Custody.Signer == nil {
		keys, err := c.Custody.openSeed()
		if err != nil {
			return custody.ServiceKeys{}, err
		}
		return keys.ServiceKeys, nil
	}
	client, err := c.Custody.dialSigner(log, prometheus.NewRegistry())
	if err != nil {
		return custody.ServiceKeys{}, err
	}
	defer client.Close()
	return awaitServiceKeys(ctx, client, log)
}
