package solintent

import (
	"cmp"
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/trace"
)

// Sign finds out where the money lies and where it goes, and has the signer sign a ladder
// of versions of one transaction: the same but for what they offer for a compute unit.
// Errors: intent.Refusal for a payee that cannot be paid, task.Later while the nonce
// account of the order serves another, and where the order is to be judged anew.
func (f *Family) Sign(ctx context.Context, draft intent.Draft) (intent.Submission, error) {
	order := draft.Order
	on, err := f.chain(order.Chain)
	if err != nil {
		return intent.Submission{}, err
	}
	// The chain is asked for nothing yet by those who wait: they come back again and again.
	if err := on.Nonces.Await(ctx, order.ID); err != nil {
		return intent.Submission{}, err
	}
	base, event, versions, messages, err := f.composeVersions(ctx, on, draft.Text)
	if errors.Is(err, custody.ErrIntent) {
		err = intent.Refusal{Why: err.Error()} // it will be the same whenever it is tried
	}
	if err == nil {
		err = f.checkUnexecuted(ctx, order)
	}
	if err != nil {
		return intent.Submission{}, err
	}
	ctx, span := trace.Start(ctx, "custody.sign", trace.ID("step", order.ID.String()), trace.ID("owner", order.Owner.String()), trace.ID("chain", string(order.Chain)))
	signed, err := f.signer.Sign(ctx, custody.SignRequest{
		Owner: order.Owner, Proof: order.Proof, Proposal: draft.Proposal, Intent: draft.Text, Solana: &custody.SolanaRequest{Messages: messages}, Votes: draft.Votes,
	})
	span.End(err)
	if isSignersRefusal(err) {
		err = errors.Join(err, on.Nonces.Release(ctx, order.ID))
	}
	if err == nil && len(signed.Signatures) != len(messages) {
		err = fmt.Errorf("%w: %d signatures of %d versions", ErrSignature, len(signed.Signatures), len(messages))
	}
	if err != nil {
		return intent.Submission{}, fmt.Errorf("signing intent %s: %w", order.ID, err)
	}
	attached := Attachment{NonceAccount: base.NonceAccount, NonceValue: base.NonceValue, UnitLimit: versions[0].UnitLimit}
	for n, v := range versions {
		version := Version{Message: messages[n], Signature: signed.Signatures[n], UnitPrice: v.UnitPrice}
		if event != nil {
			version.EventSignature = signEvent(event, messages[n])
		}
		attached.Versions = append(attached.Versions, version)
	}
	return intent.Submission{Draft: draft, Signature: signed.Signatures[0][:], Attachment: attached.Encode()}, nil
}

// isSignersRefusal says whether the signer has refused to sign, now or for good.
func isSignersRefusal(err error) bool {
	return errors.Is(err, custody.ErrDenied) || errors.Is(err, custody.ErrNotUnderstood) || errors.Is(err, custody.ErrDayLimit) || errors.Is(err, custody.ErrApprovalNeeded) || errors.Is(err, custody.ErrStopped)
}

// composeVersions makes the transaction of a text, and its versions; of a burn also the key of
// the account for its message.
func (f *Family) composeVersions(ctx context.Context, on Chain, text []byte) (base custody.SolanaVersion, event ed25519.PrivateKey, versions []custody.SolanaVersion, messages [][]byte, err error) {
	i, err := custody.DecodeSolanaIntent(text)
	if err == nil {
		base, event, err = f.compose(ctx, on, i)
	}
	if err == nil {
		versions, messages, err = on.composeLadder(ctx, base)
	}
	return base, event, versions, messages, err
}

// compose makes the transaction but for its compute budget. The nonce comes last, and only
// for what fits into a transaction, since an account that is assigned serves nobody else.
func (f *Family) compose(ctx context.Context, on Chain, i custody.SolanaIntent) (v custody.SolanaVersion, event ed25519.PrivateKey, err error) {
	program, err := f.tokenProgram(ctx, on, i.Mint)
	if err != nil {
		return v, nil, err
	}
	v = custody.SolanaVersion{ID: i.ID, FeePayer: on.FeePayer, Wallet: i.Wallet, Mint: i.Mint, TokenProgram: program}
	if i.Burn != nil {
		v, event, err = f.composeBurn(ctx, on, i, v)
	} else {
		v, err = f.composePayments(ctx, on, i, v)
	}
	if err != nil {
		return v, nil, err
	}
	v.NonceAccount = custody.NonceAccount(on.FeePayer, custody.NoncePlace(i.ID, on.PoolSize))
	if _, err := v.Encode(); err != nil {
		return v, nil, intent.Refusal{Why: fmt.Sprintf("it would take %d transfers from %d token accounts, which no transaction holds: ask for less at a time (%v)", len(v.Transfers), countSources(v), err)}
	}
	v.NonceAccount, v.NonceValue, err = on.Nonces.Assign(ctx, i.ID)
	return v, event, err
}

func countSources(v custody.SolanaVersion) int {
	from := map[solana.PublicKey]bool{}
	for _, t := range v.Transfers {
		from[t.From] = true
	}
	return len(from)
}

// composePayments finds out what is paid from where, and which token accounts are to be made.
func (f *Family) composePayments(ctx context.Context, on Chain, i custody.SolanaIntent, v custody.SolanaVersion) (_ custody.SolanaVersion, err error) {
	mint := tokenMint{i.Mint, v.TokenProgram}
	destinations := make([]destination, len(i.Payments))
	var needed uint64 // none is more than the mint has in all
	for n, p := range i.Payments {
		destinations[n], err = on.findDestination(ctx, mint, p.To, i.Wallet)
		if err != nil {
			return v, err
		}
		if destinations[n].ofOwner && !slices.Contains(v.Owners, p.To) {
			v.Owners = append(v.Owners, p.To)
		}
		needed += p.Units
	}
	sources, err := on.loadSources(ctx, i.Wallet, i.Mint, needed)
	if err != nil {
		return v, err
	}
	v.Transfers = splitPayments(i.Payments, destinations, sources, solana.AssociatedTokenAddress(i.Wallet, i.Mint, v.TokenProgram))
	return v, nil
}

// loadSources are the wallet's token accounts that can be paid from, the fullest first.
// Error: intent.Refusal when the rest is frozen, and would be needed.
func (on Chain) loadSources(ctx context.Context, wallet, mint solana.PublicKey, needed uint64) ([]rpc.TokenAccount, error) {
	held, err := on.Client.TokenAccountsOf(ctx, wallet, mint, rpc.Confirmed)
	if err != nil {
		return nil, fmt.Errorf("reading the token accounts of wallet %s: %w", wallet, err)
	}
	var usable, frozen uint64 // none is more than the mint has in all
	var sources []rpc.TokenAccount
	for _, a := range held {
		switch {
		case a.State == solana.TokenFrozen:
			frozen += a.Amount
		case a.State == solana.TokenInitialized && a.Amount > 0:
			usable += a.Amount
			sources = append(sources, a)
		}
	}
	if usable < needed && usable+frozen >= needed {
		return nil, intent.Refusal{Why: fmt.Sprintf("the issuer of %s has frozen token accounts of the wallet, with %d units in them", mint, frozen)}
	}
	slices.SortStableFunc(sources, func(a, b rpc.TokenAccount) int { return cmp.Compare(b.Amount, a.Amount) })
	return sources, nil
}

// splitPayments takes each payment from the sources, in their order, until it is whole. A
// source that is its destination is passed over: nothing would move. What all of them lack
// is taken from the wallet's own associated token account, where deposits come in: either
// it has come by then, or the carrier's simulation fails, and the order is refused.
func splitPayments(payments []custody.SolanaPayment, destinations []destination, sources []rpc.TokenAccount, own solana.PublicKey) []custody.SolanaTransfer {
	left := make([]uint64, len(sources))
	for n, s := range sources {
		left[n] = s.Amount
	}
	var transfers []custody.SolanaTransfer
	for n, p := range payments {
		units := p.Units
		for at, s := range sources {
			part := min(left[at], units)
			if part == 0 || s.Address == destinations[n].account {
				continue
			}
			transfers = append(transfers, custody.SolanaTransfer{From: s.Address, To: destinations[n].account, Units: part})
			left[at] -= part
			units -= part
		}
		if units > 0 {
			transfers = append(transfers, custody.SolanaTransfer{From: own, To: destinations[n].account, Units: units})
		}
	}
	return transfers
}

// composeLadder gives a transaction its compute limit and its prices: what the versions
// say, and their messages, the cheapest first.
func (on Chain) composeLadder(ctx context.Context, base custody.SolanaVersion) (versions []custody.SolanaVersion, messages [][]byte, err error) {
	base.UnitLimit, err = on.findUnitLimit(ctx, base)
	if err != nil {
		return nil, nil, err
	}
	market, err := on.findMarketPrice(ctx, base)
	if err != nil {
		return nil, nil, err
	}
	for _, price := range ladder(market, on.MaxUnitPrice) {
		v := base
		v.UnitPrice = price
		message, err := v.Encode()
		if err != nil {
			return nil, nil, err
		}
		versions, messages = append(versions, v), append(messages, message)
	}
	return versions, messages, nil
}

// The compute units of what a payout does beside what its simulation has shown: an
// associated token account may have to be made that was there then. Unused units of the
// limit cost as much as used ones, which is next to nothing.
const (
	unitsAround      = 20_000
	unitsPerAccount  = 40_000
	unitsPerTransfer = 15_000
	unitsPerBurn     = 250_000
)

// findUnitLimit is how many compute units the transaction may use: what a simulation of it
// used, and a quarter more. One that fails is judged by the carrier, which asks every node;
// its limit is what payouts use.
func (on Chain) findUnitLimit(ctx context.Context, v custody.SolanaVersion) (uint32, error) {
	v.UnitLimit = solana.MaxComputeUnits
	message, err := v.Encode()
	if err != nil {
		return 0, err
	}
	decoded, err := solana.DecodeMessage(message)
	if err != nil {
		return 0, err
	}
	unsigned := solana.Transaction{Signatures: make([]solana.Signature, decoded.RequiredSignatures), Message: decoded}
	result, err := on.Client.Simulate(ctx, unsigned.Encode(), rpc.Confirmed)
	if err != nil {
		return 0, fmt.Errorf("simulating intent %s: %w", v.ID, err)
	}
	limit := unitsAround + unitsPerAccount*uint64(len(v.Owners))
	if result.Err == nil {
		limit += min(result.Units, solana.MaxComputeUnits) * 5 / 4
	} else {
		limit += unitsPerTransfer * uint64(len(v.Transfers))
		if v.Burning != nil {
			limit += unitsPerBurn
		}
	}
	return uint32(min(limit, solana.MaxComputeUnits)), nil
}

// minUnitPrice is offered where nobody else offers more: enough to come before what offers
// nothing.
const minUnitPrice = 1_000

// findMarketPrice is what three of four slots of late took for a compute unit of
// transactions that write the same accounts. Nobody vouches for it: the ladder begins
// there, and its end is the operator's.
func (on Chain) findMarketPrice(ctx context.Context, v custody.SolanaVersion) (uint64, error) {
	written := []solana.PublicKey{v.FeePayer, v.NonceAccount}
	for _, t := range v.Transfers {
		written = append(written, t.From, t.To)
	}
	if v.Burning != nil {
		written = append(written, v.Burning.From, v.Mint, cctpsol.TransmitterAccount)
	}
	slices.SortFunc(written, func(a, b solana.PublicKey) int { return slices.Compare(a[:], b[:]) })
	fees, err := on.Client.RecentPriorityFees(ctx, slices.Compact(written))
	if err != nil {
		return 0, fmt.Errorf("reading priority fees: %w", err)
	}
	if len(fees) == 0 {
		return minUnitPrice, nil
	}
	slices.SortFunc(fees, func(a, b rpc.PriorityFee) int { return cmp.Compare(a.MicroLamports, b.MicroLamports) })
	return max(minUnitPrice, fees[len(fees)*3/4].MicroLamports), nil
}

// ladder are prices from the market's to the ceiling, each as many times the one before:
// five of them, or fewer where they are the same.
func ladder(market, ceiling uint64) []uint64 {
	low, high := min(market, ceiling), ceiling
	middle := geometricMean(low, high)
	return slices.Compact([]uint64{low, geometricMean(low, middle), middle, geometricMean(middle, high), high})
}

// geometricMean is that of two prices, rounded down.
func geometricMean(a, b uint64) uint64 {
	product := new(big.Int).Mul(new(big.Int).SetUint64(a), new(big.Int).SetUint64(b))
	return product.Sqrt(product).Uint64()
}
