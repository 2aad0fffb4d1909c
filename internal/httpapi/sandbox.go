package httpapi

import (
	"context"
	"errors"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// Sandbox has the operations of a sandbox alone. Their paths exist only there.
type Sandbox struct {
	// Faucet pays and returns the hash of the mined transaction: on Solana, its signature.
	// Errors: unsupported_chain, invalid_destination_address, validation_error.
	Faucet func(ctx context.Context, p FaucetPayment) (string, error)
	// Advance moves the clock and the chains, and returns the new time.
	Advance func(ctx context.Context, by time.Duration) (time.Time, error)
	// SetSource changes a yield source that the organization sees. Errors: yield_source_not_found, validation_error
	// for a field that the source does not have.
	SetSource func(ctx context.Context, organization uuid.UUID, id string, change SourceChange) error
	// SetPrice sets the price of a token at all of its price sources, or at the named one; zero removes it. It
	// returns each source's price. Error: validation_error.
	SetPrice func(token chain.Token, source string, price money.USD) ([]NamedPrice, error)
	// SetBridge has the attesters of the bridge, and who delivers USDT, behave otherwise: one of BridgeModes. Nil where
	// there is no bridge, nor its path.
	SetBridge func(mode string) error
}

// BridgeModes are the ways in which the attesters of the bridge behave.
var BridgeModes = []string{"normal", "slow", "silent", "refuse", "duplicate", "wrong_signature", "starve"}

// NamedPrice is a source's price of a token; zero if it has none.
type NamedPrice struct {
	Source string
	Price  money.USD
}

// FaucetPayment is a payment of the faucet: units of a token, or, without one, of the chain's own coin.
type FaucetPayment struct {
	Chain chain.Name
	Token chain.Token // empty for the chain's coin
	To    chain.Address
	Units money.Units
}

// SourceChange is a change of a yield source; a nil field is unchanged.
type SourceChange struct {
	ApyBps    *int
	Nav       *money.USD
	Liquidity *money.USD
	Mode      *yield.Mode

	// Of a source that settles later.
	Strike     *bool
	FillPct    *int        // of the requests in the next strike, or in that of Strike
	SettleDays *SettleDays // from now on
	Refuse     *bool
	Failure    *string // one of SourceFailures
}

// SettleDays is how many market days after a strike a source pays; nil for its policies.
type SettleDays struct{ Days *int }

// SourceFailures are the calls that a source's contract may reject on its chain: none, requests, claims, or its
// price.
var SourceFailures = []string{"none", "requests", "claims", "pricing"}

const (
	maxAdvance   = 10 * 365 * 24 * 3600
	maxSourceAPY = 100_000 // the catalog knows no more
	maxSettle    = 60      // market days
	// maxTokenPrice is beyond any stablecoin.
	maxTokenPrice = 1000 * money.Dollar
	// maxFaucet keeps wallets' balances far below the bounds of an account.
	maxFaucet = 1_000_000_000 * money.Dollar
)

// nativeToken is the faucet's name of a chain's own coin.
const nativeToken = "native"

// The faucet's payment of a chain's coin: more gas than a caller needs, and a small part of the balance of the
// sandbox's own accounts.
const maxFaucetNative = 1000

// Decimals of the sandbox's stablecoins, and of the chains' coins.
const (
	faucetDecimals = 6
	etherDecimals  = 18
	solDecimals    = 9
)

// coinDecimals are those of a chain's own coin.
func coinDecimals(on chain.Name) int {
	if on.IsSolana() {
		return solDecimals
	}
	return etherDecimals
}

func (s *Server) sandboxFaucet(ctx context.Context, r *request) (response, error) {
	b := r.body()
	p := FaucetPayment{Chain: b.readChain("chain")}
	text := b.readUncheckedText("address", 0, unboundedText)
	p.Token, p.Units = b.readFaucetAmount(p.Chain)
	if err := r.err(); err != nil {
		return response{}, err
	}
	to, err := chain.ParseAddress(p.Chain, text)
	if err != nil {
		return response{}, fault.Wrap(err, fault.InvalidDestination, "address: %v", err)
	}
	p.To = to
	hash, err := s.domain.Sandbox.Faucet(ctx, p)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.FaucetTransfer{TxHash: hash})
}

// readFaucetAmount reads the amount to pay: amountUsd of a stablecoin, or amountNative of the chain's coin, which is
// no token.
func (b *bodyReader) readFaucetAmount(on chain.Name) (chain.Token, money.Units) {
	v, ok := b.readField("token", kindString)
	token := chain.Token(v.text)
	if token == nativeToken {
		b.refuseField("amountUsd", "is for usdc and usdt: say amountNative")
		return "", b.readNative("amountNative", coinDecimals(on))
	}
	if ok && !token.Valid() {
		b.fail(fault.UnsupportedToken, "token", "must be usdc, usdt or native")
	}
	b.refuseField("amountNative", "is for native: say amountUsd")
	amount := b.readPositiveUSD("amountUsd", asText)
	if amount > maxFaucet {
		b.fail(fault.Validation, "amountUsd", "must be at most %s", maxFaucet)
	}
	return token, money.UnitsOf(amount, faucetDecimals)
}

// readNative reads an amount of a chain's coin. Error: precision_overflow beyond its
// decimals.
func (b *bodyReader) readNative(name string, decimals int) money.Units {
	v, ok := b.readField(name, kindString)
	if !ok {
		return money.Units{}
	}
	n, err := money.ParseCoin(v.text, decimals)
	switch {
	case errors.Is(err, money.ErrPrecision):
		b.fail(fault.PrecisionOverflow, name, "must have at most %d decimals", decimals)
	case err != nil && !errors.Is(err, money.ErrRange):
		b.fail(fault.Validation, name, "must be a decimal number, such as 0.25")
	case err != nil || n.Cmp(money.UnitsOf(maxFaucetNative*money.Dollar, decimals)) > 0:
		b.fail(fault.Validation, name, "must be at most %d", maxFaucetNative)
	case n.IsZero():
		b.fail(fault.Validation, name, "must be more than zero")
	}
	return n
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

func (s *Server) sandboxSetPrice(_ context.Context, r *request) (response, error) {
	b := r.body()
	token := b.readToken("token")
	named, _ := b.readUSD("priceUsd", asText)
	if named > maxTokenPrice {
		b.fail(fault.Validation, "priceUsd", "must be at most %s", maxTokenPrice)
	}
	var source string
	if b.has("source") {
		source = b.readText("source", 1, maxLabel)
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	prices, err := s.domain.Sandbox.SetPrice(token, source, named)
	if err != nil {
		return response{}, err
	}
	body := wire.TokenPrices{Token: wire.TokenPricesToken(token), Prices: make([]wire.NamedPrice, len(prices))}
	for i, p := range prices {
		body.Prices[i] = wire.NamedPrice{Source: p.Source, PriceUSD: p.Price}
	}
	return respondOK(body)
}

func (s *Server) sandboxSetBridge(_ context.Context, r *request) (response, error) {
	b := r.body()
	mode := b.readOneOf("mode", BridgeModes...)
	if err := r.err(); err != nil {
		return response{}, err
	}
	if err := s.domain.Sandbox.SetBridge(mode); err != nil {
		return response{}, err
	}
	return respondOK(wire.BridgeMode{Mode: wire.BridgeModeMode(mode)})
}

func (s *Server) sandboxSetSource(ctx context.Context, r *request) (response, error) {
	id := r.http.PathValue("id")
	change := readSourceChange(r.body())
	if err := r.err(); err != nil {
		return response{}, err
	}
	if change == (SourceChange{}) {
		return response{}, fault.New(fault.Validation, "name at least one of apyBps, navUsd, liquidityUsd, mode, strike, fillPct, settleDays, refuse, failure")
	}
	if err := s.domain.Sandbox.SetSource(ctx, r.organization(), id, change); err != nil {
		return response{}, err
	}
	source, err := s.domain.Catalog.Get(ctx, id)
	if err != nil {
		return response{}, err
	}
	return respondOK(sourceBody(source, s.domain.DB.Clock().Now()))
}

func readSourceChange(b *bodyReader) SourceChange {
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
	if b.has("strike") {
		strike := b.readBool("strike")
		change.Strike = &strike
	}
	if b.has("fillPct") {
		n := int(b.readInteger("fillPct", 0, 100))
		change.FillPct = &n
	}
	if b.has("settleDays") {
		change.SettleDays = &SettleDays{b.readIntegerOrNull("settleDays", 0, maxSettle)}
	}
	if b.has("refuse") {
		refuse := b.readBool("refuse")
		change.Refuse = &refuse
	}
	if b.has("failure") {
		failure := b.readOneOf("failure", SourceFailures...)
		change.Failure = &failure
	}
	return change
}
