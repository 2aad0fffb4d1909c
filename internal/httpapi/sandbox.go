package httpapi

import (
	"context"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// Sandbox is what only a sandbox can do. Its paths exist where it does.
type Sandbox struct {
	// Faucet pays an address and returns the hash of the mined transaction.
	Faucet func(ctx context.Context, on chain.Name, token chain.Token, to chain.Address, amount money.USD) (string, error)
	// Advance moves the clock and the chains, and returns the new time.
	Advance func(ctx context.Context, by time.Duration) (time.Time, error)
	// SetSource changes a yield source. Error: yield_source_not_found.
	SetSource func(ctx context.Context, id string, change SourceChange) error
}

// SourceChange is what to change of a yield source; nil fields stay.
type SourceChange struct {
	ApyBps    *int
	Nav       *money.USD
	Liquidity *money.USD
	Mode      *yield.Mode
}

const (
	maxAdvance   = 10 * 365 * 24 * 3600
	maxSourceAPY = 100_000 // the catalog knows no more
	// maxFaucet keeps what wallets hold far from what an account can count.
	maxFaucet = 1_000_000_000 * money.Dollar
)

func (s *Server) sandboxFaucet(ctx context.Context, r *request) (response, error) {
	b := r.body()
	on, token, text, amount := b.readChain("chain"), b.readToken("token"), b.readText("address", 0, unboundedText), b.readPositiveUSD("amountUsd", asText)
	if amount > maxFaucet {
		b.fail(fault.Validation, "amountUsd", "must be at most %s", maxFaucet)
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	to, err := chain.ParseAddress(on, text)
	if err != nil {
		return response{}, fault.Wrap(err, fault.InvalidDestination, "address: %v", err)
	}
	hash, err := s.domain.Sandbox.Faucet(ctx, on, token, to, amount)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.FaucetTransfer{TxHash: hash})
}

func (s *Server) sandboxAdvanceClock(ctx context.Context, r *request) (response, error) {
	b := r.body()
	seconds := b.readInteger("seconds", 1, maxAdvance)
	if err := r.err(); err != nil {
		return response{}, err
	}
	now, err := s.domain.Sandbox.Advance(ctx, time.Duration(seconds)*time.Second)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.ClockTime{Now: now})
}

func (s *Server) sandboxSetSource(ctx context.Context, r *request) (response, error) {
	id := r.http.PathValue("id")
	b := r.body()
	var change SourceChange
	if b.has("apyBps") {
		n := int(b.readInteger("apyBps", 0, maxSourceAPY))
		change.ApyBps = &n
	}
	if b.has("navUsd") {
		n, _ := b.readUSD("navUsd", asText)
		change.Nav = &n
	}
	if b.has("liquidityUsd") {
		n, _ := b.readUSD("liquidityUsd", asText)
		change.Liquidity = &n
	}
	if b.has("mode") {
		mode := yield.Mode(b.readText("mode", 1, maxLabel))
		if !mode.Valid() {
			b.fail(fault.Validation, "mode", "must be active or emergency_freeze")
		}
		change.Mode = &mode
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	if change == (SourceChange{}) {
		return response{}, fault.New(fault.Validation, "name at least one of apyBps, navUsd, liquidityUsd, mode")
	}
	if err := s.domain.Sandbox.SetSource(ctx, id, change); err != nil {
		return response{}, err
	}
	source, err := s.domain.Catalog.Get(ctx, id)
	if err != nil {
		return response{}, err
	}
	return respondOK(sourceBody(source))
}
