package solintent

import (
	"cmp"
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/trace"
)

// Sign finds out where the money lies and where it goes, and has the signer sign a version of
// the transaction. Custody's judgement of the order is that of its first version; the carrier
// asks for further ones. A transaction that fails in a simulation is not signed.
// Errors: intent.Refusal for an order that cannot be paid, task.Later while the chain cannot carry it,
// and where the order is to be judged again.
func (f *Family) Sign(ctx context.Context, draft intent.Draft) (intent.Submission, error) {
	order := draft.Order
	on, err := f.chain(order.Chain)
	if err != nil {
		return intent.Submission{}, err
	}
	if err := f.checkBegun(ctx, order.Chain); err != nil {
		return intent.Submission{}, err
	}
	composed, err := f.Compose(ctx, order.Chain, draft.Text, 0)
	if errors.Is(err, custody.ErrIntent) {
		err = intent.Refusal{Why: err.Error()} // it will be the same whenever it is tried
	}
	if err != nil {
		return intent.Submission{}, err
	}
	if err := f.checkUnexecuted(ctx, order); err != nil {
		return intent.Submission{}, err
	}
	if signed, err := f.isSigned(ctx, order.ID); !signed || err != nil { // else signing again is signing once: all versions make one marker
		if err == nil {
			err = f.checkFirst(ctx, on, order, composed)
		}
		if err != nil {
			return intent.Submission{}, err
		}
	}
	request := Request{Owner: order.Owner, Proof: order.Proof, Proposal: draft.Proposal, Votes: draft.Votes}
	first, err := f.SignComposed(ctx, draft.Text, request, composed)
	if err != nil {
		return intent.Submission{}, err
	}
	attached := Attachment{Request: &request, First: &first}
	return intent.Submission{Draft: draft, Signature: first.Signature[:], Attachment: attached.Encode()}, nil
}

// isSigned says whether this database has an intent of an id that was not given up.
func (f *Family) isSigned(ctx context.Context, id uuid.UUID) (bool, error) {
	var signed int
	err := f.db.QueryRow(ctx, `SELECT COUNT(*) FROM intents WHERE id = $1 AND state IN ('signed', 'carried', 'executed')`, id).Scan(&signed)
	if err != nil {
		return false, fmt.Errorf("reading whether %s was signed: %w", id, err)
	}
	return signed > 0, nil
}

// checkFirst is asked before anything is signed of an order: its marker never existed, and its
// transaction works.
func (f *Family) checkFirst(ctx context.Context, on Chain, order intent.Order, composed Composed) error {
	if err := f.checkUnmarked(ctx, on, order, composed.version.Wallet); err != nil {
		return err
	}
	switch {
	case composed.Trial.Waits:
		return task.Later{After: whileBeginning, Reason: composed.Trial.Reason.Text}
	case !composed.Trial.Reason.IsZero():
		return intent.Refusal{Why: composed.Trial.Reason.Text, Code: composed.Trial.Reason.Code}
	}
	return nil
}

// Composed is a version that is not signed yet.
type Composed struct {
	Trial   Trial // of it
	version custody.SolanaVersion
	message []byte
	event   ed25519.PrivateKey // of a burn: the key of the account for its message
}

// Message is the encoded message.
func (c Composed) Message() []byte { return c.message }

// Compose makes a version of a text's transaction as it can land now: where the money lies,
// under a recent blockhash, with the present rent of a marker, and at the price of a step.
// Errors: intent.Refusal for a payee that cannot be paid, custody.ErrIntent.
func (f *Family) Compose(ctx context.Context, name chain.Name, text []byte, step int) (Composed, error) {
	on, err := f.chain(name)
	if err != nil {
		return Composed{}, err
	}
	i, err := custody.DecodeSolanaIntent(text)
	if err != nil {
		return Composed{}, err
	}
	c, err := f.compose(ctx, on, i)
	if err != nil {
		return Composed{}, err
	}
	if err := on.tryVersion(ctx, &c); err != nil {
		return Composed{}, err
	}
	if c.version.UnitPrice, err = on.findPrice(ctx, step, writtenBy(c.version)...); err != nil {
		return Composed{}, err
	}
	c.version.SolanaBudget = c.version.Rounded()
	c.message, err = c.version.Encode()
	return c, err
}

// Try simulates a version's message as it can land now.
func (f *Family) Try(ctx context.Context, name chain.Name, message []byte) (Trial, error) {
	on, err := f.chain(name)
	if err != nil {
		return Trial{}, err
	}
	decoded, err := solana.DecodeMessage(message)
	if err != nil {
		return Trial{}, err
	}
	trial, _, err := on.tryMessage(ctx, decoded)
	return trial, err
}

// SignComposed has the signer judge the text again and sign a version of it.
func (f *Family) SignComposed(ctx context.Context, text []byte, r Request, c Composed) (Version, error) {
	id := c.version.ID
	ctx, span := trace.Start(ctx, "custody.sign", trace.ID("step", id.String()), trace.ID("owner", r.Owner.String()))
	signed, err := f.signer.Sign(ctx, custody.SignRequest{
		Owner: r.Owner, Proof: r.Proof, Proposal: r.Proposal, Intent: text, Solana: &custody.SolanaRequest{Messages: [][]byte{c.message}}, Votes: r.Votes,
	})
	span.End(err)
	if err != nil {
		return Version{}, fmt.Errorf("signing intent %s: %w", id, err)
	}
	version, err := oneVersion(c.message, c.version.UnitPrice, signed.Signatures)
	if err == nil && c.event != nil {
		version.EventSignature = signEvent(c.event, c.message)
	}
	return version, err
}

// compose makes the transaction but for its compute budget.
func (f *Family) compose(ctx context.Context, on Chain, i custody.SolanaIntent) (c Composed, err error) {
	program, err := f.tokenProgram(ctx, on, i.Mint)
	if err != nil {
		return c, err
	}
	v := custody.SolanaVersion{ID: i.ID, FeePayer: on.FeePayer, SolanaBudget: custody.SolanaBudget{Form: on.Form}, Wallet: i.Wallet, Mint: i.Mint, TokenProgram: program}
	var agreed bool
	if i.Burn != nil {
		v, c.event, agreed, err = f.composeBurn(ctx, on, i, v)
	} else {
		v, agreed, err = f.composePayments(ctx, on, i, v)
	}
	if err != nil {
		return c, err
	}
	marking, err := f.quote(ctx, on, i.Deadline)
	if err != nil {
		return c, err
	}
	v.Marking = &marking
	_, err = v.Encode()
	switch {
	case err != nil && !agreed:
		return c, fmt.Errorf("%w, and of what all of them report no transaction holds the transfers: %v", errApart, err) //nolint:errorlint // it is not refused for good
	case err != nil:
		return c, intent.Refusal{Why: fmt.Sprintf("it would take %d transfers from %d token accounts, which no transaction holds: ask for less at a time (%v)", len(v.Transfers), countSources(v), err), Code: failure.ChainRefused}
	}
	c.version = v
	return c, nil
}

func countSources(v custody.SolanaVersion) int {
	from := map[solana.PublicKey]bool{}
	for _, t := range v.Transfers {
		from[t.From] = true
	}
	return len(from)
}

// composePayments finds out what is paid from where, and which token accounts are to be made. agreed is that of loadSources.
func (f *Family) composePayments(ctx context.Context, on Chain, i custody.SolanaIntent, v custody.SolanaVersion) (_ custody.SolanaVersion, agreed bool, err error) {
	mint := tokenMint{i.Mint, v.TokenProgram}
	destinations := make([]destination, len(i.Payments))
	var needed uint64 // none is more than the mint has in all
	for n, p := range i.Payments {
		destinations[n], err = on.findDestination(ctx, mint, p.To, i.Wallet)
		if err != nil {
			return v, false, err
		}
		if destinations[n].ofOwner && !slices.Contains(v.Owners, p.To) {
			v.Owners = append(v.Owners, p.To)
		}
		needed += p.Units
	}
	sources, agreed, err := on.loadSources(ctx, i.Wallet, i.Mint, needed)
	if err != nil {
		return v, false, err
	}
	v.Transfers = splitPayments(i.Payments, destinations, sources, solana.AssociatedTokenAddress(i.Wallet, i.Mint, v.TokenProgram))
	return v, agreed, nil
}

// errApart is the cause of an error: the nodes report other amounts of a wallet's token accounts, of different slots.
var errApart = fmt.Errorf("%w: the nodes report the token accounts of the wallet at different slots", chain.ErrUnavailable)

// loadSources returns the wallet's token accounts that can be paid from, the fullest first, as every node that is up
// reports them: a payment from accounts that lack the amount is rejected for good. Deposits of strangers change the
// amounts in every slot, so agreement on them is not waited for while the common amounts are enough; agreed is false
// if they differ. Errors: errApart if they are not enough and they differ; intent.Refusal when the rest is frozen,
// and would be needed.
func (on Chain) loadSources(ctx context.Context, wallet, mint solana.PublicKey, needed uint64) (sources []rpc.TokenAccount, agreed bool, err error) {
	held, agreed, err := on.Client.SharedTokenAccounts(ctx, wallet, mint, rpc.Confirmed)
	if err != nil {
		return nil, false, fmt.Errorf("reading the token accounts of wallet %s: %w", wallet, err)
	}
	var usable, frozen uint64 // none is more than the mint has in all
	for _, a := range held {
		switch {
		case a.State == solana.TokenFrozen:
			frozen += a.Amount
		case a.State == solana.TokenInitialized && a.Amount > 0:
			usable += a.Amount
			sources = append(sources, a)
		}
	}
	switch {
	case usable < needed && !agreed:
		return nil, false, fmt.Errorf("%w, and all of them report no more than %d units, of %d that are needed", errApart, usable, needed)
	case usable < needed && usable+frozen >= needed:
		return nil, false, intent.Refusal{Why: fmt.Sprintf("the issuer of %s has frozen token accounts of the wallet, with %d units in them", mint, frozen), Code: failure.WalletBlocked}
	}
	if err := on.checkLasting(ctx, wallet, mint, sources); err != nil {
		return nil, false, err
	}
	slices.SortStableFunc(sources, func(a, b rpc.TokenAccount) int { return cmp.Compare(b.Amount, a.Amount) })
	return sources, agreed, nil
}

// checkLasting requires that a wallet which pays has a token account that no other can close: one of the sources, or its associated token
// account. The nodes' proof that a wallet is new (isYoung) relies on it: without one, a stranger could give the wallet an account, and close
// it once the wallet has paid from it, so that the wallet would look as if it had never held an amount. Error: intent.Refusal.
func (on Chain) checkLasting(ctx context.Context, wallet, mint solana.PublicKey, sources []rpc.TokenAccount) error {
	if len(sources) == 0 {
		return nil
	}
	own := solana.AssociatedTokenAddress(wallet, mint, sources[0].Program)
	for _, a := range sources {
		if a.Address == own || a.CloseAuthority == nil || *a.CloseAuthority == wallet {
			return nil
		}
	}
	account, err := on.Client.Agreed().Account(ctx, rpc.Confirmed, own)
	if err != nil {
		return fmt.Errorf("reading the associated token account of wallet %s: %w", wallet, err)
	}
	if account != nil && account.Owner == sources[0].Program {
		return nil
	}
	return intent.Refusal{Why: fmt.Sprintf("others can close the only token accounts of the wallet: any account may create its own one, %s", own), Code: failure.WalletBlocked}
}

// splitPayments takes each payment from the sources, in their order, until it is whole. A source that is its
// destination is skipped: it would move no amount. The amount that all of them lack is taken from the wallet's own
// associated token account, where deposits come in: either it has come by then, or the carrier's simulation fails,
// and the order is rejected.
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

// The compute units of a payout's effects beside those of its simulation: an associated token account may have to be
// made that was there then. Unused units of the limit cost as much as used ones, which is almost zero.
const (
	unitsAround      = 20_000
	unitsPerAccount  = 40_000
	unitsPerTransfer = 15_000
	unitsPerBurn     = 250_000
)

// tryVersion simulates the transaction, and sets how many compute units it may use: those that
// the simulation used and a quarter more, and no fewer than payouts and burns use. One node reports the units of a simulation: a limit
// below the need would have all nodes reject the version, and the order be refused for good.
func (on Chain) tryVersion(ctx context.Context, c *Composed) error {
	v := c.version
	v.UnitLimit = solana.MaxComputeUnits
	encoded, err := v.Encode()
	if err != nil {
		return err
	}
	message, err := solana.DecodeMessage(encoded)
	if err != nil {
		return err
	}
	trial, result, err := on.tryMessage(ctx, message)
	if err != nil {
		return fmt.Errorf("simulating intent %s: %w", v.ID, err)
	}
	needed := unitsPerTransfer * uint64(len(v.Transfers))
	if v.Burning != nil {
		needed += unitsPerBurn
	}
	if result.Err == nil {
		needed = max(needed, min(result.Units, solana.MaxComputeUnits)*5/4)
	}
	limit := unitsAround + unitsPerAccount*uint64(len(v.Owners)) + needed
	c.Trial, c.version.UnitLimit = trial, uint32(min(limit, solana.MaxComputeUnits))
	return nil
}

// minUnitPrice is the offer where others offer no more: enough to come before offers of zero.
const minUnitPrice = 1_000

// writtenBy are the accounts that a version writes, by which it competes with others.
func writtenBy(v custody.SolanaVersion) []solana.PublicKey {
	written := []solana.PublicKey{v.FeePayer, custody.MarkerOf(v.Wallet, v.ID)}
	for _, t := range v.Transfers {
		written = append(written, t.From, t.To)
	}
	if v.Burning != nil {
		written = append(written, v.Burning.From, v.Mint, cctpsol.TransmitterAccount)
	}
	return written
}

// findPrice is the price of a step for a compute unit of a transaction that writes the
// accounts: the market's at first, and by the last step the ceiling.
func (on Chain) findPrice(ctx context.Context, step int, written ...solana.PublicKey) (uint64, error) {
	market, err := on.findMarketPrice(ctx, written)
	if err != nil {
		return 0, err
	}
	prices := ladder(market, on.MaxUnitPrice)
	return prices[min(step, len(prices)-1)], nil
}

// findMarketPrice returns the price that three of four recent slots took for a compute unit of
// transactions that write the same accounts. No node vouches for it: the ladder begins
// there, and its end is the operator's.
func (on Chain) findMarketPrice(ctx context.Context, written []solana.PublicKey) (uint64, error) {
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
