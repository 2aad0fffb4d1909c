package signer

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// SolanaChain is a signer's configuration of one chain of Solana's.
type SolanaChain struct {
	Genesis solana.Hash // of the first block, which names the cluster
	Mints   map[chain.Token]SolanaMint
	// FeePayer pays for every transaction. Services of earlier versions had it make PoolSize
	// nonce accounts, at which no payee is paid.
	FeePayer solana.PublicKey
	PoolSize int
	// MaxUnitPrice is the most that a compute unit may cost, in micro-lamports.
	MaxUnitPrice uint64
	// FeeCollector may be paid up to WithdrawalFee by each payout, and no rule is asked.
	FeeCollector  solana.PublicKey
	WithdrawalFee money.USD
	IntentLife    time.Duration // the longest that an intent is good for once it need not wait
	// BridgeFee is the most that is kept of USDC which leaves for another chain; none leaves, or
	// comes, where it is zero.
	BridgeFee money.Bps
}

// bridgedMint is the mint of which tokens leave for other chains, and come from them.
func (c SolanaChain) bridgedMint() (solana.PublicKey, bool) {
	mint, ok := c.Mints[chain.USDC]
	return mint.Key, ok && c.BridgeFee > 0 && mint.Program == solana.TokenProgram
}

// SolanaMint is a stablecoin and the token program that it is of.
type SolanaMint struct {
	Key, Program solana.PublicKey
}

// maxVersions is how many versions of a transaction are signed at once.
const maxVersions = 8

// isOfSolana says of which family a text says that it is: it is then read as that alone.
func isOfSolana(text []byte) bool {
	var said struct {
		Chain chain.Name `json:"chain"`
	}
	return json.Unmarshal(text, &said) == nil && said.Chain.IsSolana()
}

// decodeSolanaIntent reads an intent of a cluster that is configured.
// Errors: custody.ErrIntent, custody.ErrNotUnderstood.
func (l *Local) decodeSolanaIntent(text []byte) (custody.SolanaIntent, SolanaChain, error) {
	i, err := custody.DecodeSolanaIntent(text)
	if err != nil {
		return custody.SolanaIntent{}, SolanaChain{}, err
	}
	on, ok := l.options.SolanaChains[i.Chain]
	if !ok || on.Genesis != i.Genesis {
		return custody.SolanaIntent{}, SolanaChain{}, refuseText("%s with the genesis %s is not configured", i.Chain, i.Genesis)
	}
	return i, on, nil
}

// decideAndSignSolana is decideAndSign of a payout or a burn on Solana, in marker form alone. The
// deadline of the text and its count in a day's limit are committed together, before anything is
// signed.
func (l *Local) decideAndSignSolana(ctx context.Context, r custody.SignRequest) (_ custody.Signed, what string, err error) {
	what = unknownKind
	i, on, err := l.decodeSolanaIntent(r.Intent)
	if err != nil {
		return custody.Signed{}, what, err
	}
	q := question{request: r, order: orderKey{r.Owner, i.Chain, i.ID}, deadline: i.Deadline, life: on.IntentLife, now: l.options.DB.Clock().Now()}
	if err := l.checkOwnerAndOrder(ctx, q, i.Wallet.Address()); err != nil {
		return custody.Signed{}, what, err
	}
	versions, err := l.understandVersions(on, i, r)
	if err != nil {
		return custody.Signed{}, what, err
	}
	what = string(approval.WithdrawalPayout)
	if i.Burn != nil {
		what = bridgeKind
	}
	if slices.ContainsFunc(versions, func(v custody.SolanaVersion) bool { return v.Marking == nil }) {
		return custody.Signed{}, what, errNonceForm
	}
	if err := l.checkBegun(ctx, i.Chain); err != nil {
		return custody.Signed{}, what, err
	}
	if q.deadline.Before(q.now.Add(-clockSkew)) {
		return custody.Signed{}, what, refuseText("it was good until %s", q.deadline)
	}
	gate, err := l.loadStops(ctx, q)
	if err != nil {
		return custody.Signed{}, what, err
	}
	count, err := l.judgeSolana(ctx, q, on, i, gate)
	if err != nil {
		return custody.Signed{}, what, err
	}
	err = l.options.DB.Write(ctx, func(tx *store.Tx) error { return l.rememberSolana(ctx, tx, q, i, count) })
	if err != nil {
		return custody.Signed{}, what, err
	}
	signed, err := l.signVersions(ctx, q.accountOwner(), versions)
	if err == nil {
		err = l.checkBeforeRelease(ctx, q, gate)
	}
	return signed, what, err
}

// rememberSolana records a text and its count in a day's limit, nil if none. It is idempotent. Errors:
// custody.ErrDenied, custody.ErrDayLimit.
func (l *Local) rememberSolana(ctx context.Context, tx *store.Tx, q question, i custody.SolanaIntent, count rememberFunc) error {
	if err := l.checkNoNonce(ctx, tx, i); err != nil {
		return err
	}
	written, err := rememberMarker(ctx, tx, q.order, i.Deadline)
	if err != nil {
		return err
	}
	if count != nil {
		if err := count(ctx, tx); err != nil {
			return err
		}
	}
	if written && l.options.CountsDays {
		return itemShare.take(ctx, tx, q.organization(), 1)
	}
	return nil
}

// judgeSolana decides about decoded texts: count is their part of a day's limit, nil for none.
func (l *Local) judgeSolana(ctx context.Context, q question, on SolanaChain, i custody.SolanaIntent, gate *stopGate) (count rememberFunc, err error) {
	if i.Burn != nil {
		return l.crossingCount(q), l.judgeSolanaBurn(ctx, q, on, i, gate)
	}
	paid, err := on.understandPayments(i)
	if err != nil {
		return nil, err
	}
	return l.judgePayout(ctx, q, paid, on.judgedPayees(paid))
}

// judgeSolanaBurn is judgeBurn of a burn on Solana.
func (l *Local) judgeSolanaBurn(ctx context.Context, q question, on SolanaChain, i custody.SolanaIntent, gate *stopGate) error {
	b := *i.Burn
	mint, bridges := on.bridgedMint()
	switch {
	case !bridges || i.Mint != mint:
		return refuseText("nothing of %s is bridged", i.Mint)
	case b.MinFinality != cctp.Fast && b.MinFinality != cctp.Finalized:
		return refuseText("it asks for the finality %d", b.MinFinality)
	}
	if _, err := usdOf(new(big.Int).SetUint64(b.Units)); err != nil {
		return refuseText("the amount: %w", err)
	}
	return l.judgeBurn(ctx, q, bridgeBurn{b.Destination, b.Recipient, money.NewUnits(b.Units), money.NewUnits(b.MaxFee)}, on.BridgeFee, gate)
}

// understandVersions reads all versions: each must carry exactly the text. All make the one marker of the text's id,
// so one of them lands at most. A version in nonce form is read, and not judged: none is signed. Error:
// custody.ErrNotUnderstood, naming a message.
func (l *Local) understandVersions(c SolanaChain, i custody.SolanaIntent, r custody.SignRequest) ([]custody.SolanaVersion, error) {
	if r.Delegation != nil {
		return nil, refuseText("nothing is delegated on Solana")
	}
	if r.Solana == nil {
		return nil, refuseText("it comes without a message")
	}
	_, mint, ok := c.mintAt(i.Mint)
	if !ok {
		return nil, refuseText("%s is no mint of the configuration", i.Mint)
	}
	return decodeMessages(r.Solana.Messages, custody.DecodeSolanaVersion, func(v custody.SolanaVersion) error {
		if v.Marking == nil {
			return nil
		}
		if err := c.checkVersion(v, i, mint); err != nil {
			return err
		}
		return l.checkMarking(*v.Marking, i.Deadline)
	})
}

// understandPayments returns a text's payees and amounts. Error: custody.ErrNotUnderstood, naming a payment.
func (c SolanaChain) understandPayments(i custody.SolanaIntent) (payout, error) {
	token, _, _ := c.mintAt(i.Mint) // the versions were read
	paid := payout{token: token}
	for n, p := range i.Payments {
		amount, err := money.NewUnits(p.Units).USDFloor(stablecoinDecimals)
		if err == nil && amount > money.MaxUSD {
			err = money.ErrRange
		}
		if err == nil {
			err = paid.add(p.To.Address(), amount)
		}
		if err == nil && c.isOwn(p.To) {
			err = fmt.Errorf("payments to %s are rejected", p.To)
		}
		if err != nil {
			return payout{}, refuseText("payment %d: %w", n+1, err)
		}
	}
	return paid, nil
}

// checkVersion holds a version to the text and to the configuration, but for its marker.
func (c SolanaChain) checkVersion(v custody.SolanaVersion, i custody.SolanaIntent, mint SolanaMint) error {
	if err := c.checkBudget(v.FeePayer, v.UnitLimit, v.UnitPrice); err != nil {
		return err
	}
	if v.TokenProgram != mint.Program {
		return fmt.Errorf("%s is not the token program of %s", v.TokenProgram, mint.Key)
	}
	return v.CheckCarries(i)
}

func (c SolanaChain) mintAt(key solana.PublicKey) (chain.Token, SolanaMint, bool) {
	for token, mint := range c.Mints {
		if mint.Key == key {
			return token, mint, true
		}
	}
	return "", SolanaMint{}, false
}

// judgedPayees are those whom the rules are asked about.
func (c SolanaChain) judgedPayees(p payout) []chain.Address {
	if c.FeeCollector.IsZero() {
		return p.judgedPayees("", 0)
	}
	return p.judgedPayees(c.FeeCollector.Address(), c.WithdrawalFee)
}

// machinery are accounts without an owner: payments to them are lost.
var machinery = []solana.PublicKey{
	solana.SystemProgram, solana.TokenProgram, solana.NativeMint, solana.Token2022Program, solana.AssociatedTokenProgram, solana.MemoProgram, solana.ComputeBudgetProgram,
	solana.LookupTableProgram, solana.NativeLoader, solana.BPFLoader2, solana.BPFLoaderUpgradeable, solana.SysvarClock, solana.SysvarRent, solana.SysvarRecentBlockhashes,
}

// bridgeMachinery are the accounts of the bridge's programs that are the same for all.
func bridgeMachinery(mint solana.PublicKey) []solana.PublicKey {
	return []solana.PublicKey{cctpsol.Transmitter, cctpsol.Messenger, cctpsol.TransmitterAccount, cctpsol.MessengerAccount, cctpsol.MinterAccount, cctpsol.Custody(mint), cctpsol.LocalTokenAccount(mint)}
}

// isOwn reports whether an address is one of the accounts by which wallets move money, or of the chain's own: mints,
// programs, sysvars, the fee payer with its own accounts, and the nonce accounts of services of earlier versions.
func (c SolanaChain) isOwn(to solana.PublicKey) bool {
	if to == c.FeePayer || slices.Contains(machinery, to) || slices.Contains(bridgeMachinery(c.Mints[chain.USDC].Key), to) {
		return true
	}
	for _, mint := range c.Mints {
		if to == mint.Key || to == solana.AssociatedTokenAddress(c.FeePayer, mint.Key, mint.Program) {
			return true
		}
	}
	for place := range c.PoolSize {
		if to == custody.NonceAccount(c.FeePayer, place) {
			return true
		}
	}
	return false
}

// keptNonces is how long after its deadline a text in nonce form keeps other texts of its payout
// from being signed.
const keptNonces = 60 * 24 * time.Hour

// checkNoNonce refuses a text that a signer of an earlier version signed in nonce form: in marker
// form it could be executed a second time. Where the signer is a process of its own, it refuses
// the other texts of the same payout, too: a signature in nonce form never runs out, and that its
// nonce account is closed is said by the service alone, which calls BeginMarkers and may be in
// hostile hands. No row of signed_texts is written any more.
// Error: custody.ErrDenied.
func (l *Local) checkNoNonce(ctx context.Context, tx *store.Tx, i custody.SolanaIntent) error {
	var nonces int
	err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM signed_texts WHERE fingerprint = $1 AND nonce_account <> ''`, i.Fingerprint()).Scan(&nonces)
	if err != nil {
		return fmt.Errorf("reading in which form a text was signed: %w", err)
	}
	signed := nonces > 0
	if !signed && l.options.CountsDays {
		signed, err = wasSignedInNonceForm(ctx, tx, i)
	}
	if err == nil && signed {
		err = fmt.Errorf("%w: intent %s was signed under a nonce, which no marker uses up: ask by a new request", custody.ErrDenied, i.ID)
	}
	return err
}

// wasSignedInNonceForm says whether a text was signed in nonce form that is the same but for its
// deadline. A fingerprint is all that is kept of a text, beside its deadline.
func wasSignedInNonceForm(ctx context.Context, tx *store.Tx, i custody.SolanaIntent) (bool, error) {
	type former struct {
		fingerprint     string
		deadlineSeconds int64
	}
	rows, err := tx.Query(ctx, `SELECT fingerprint, deadline FROM signed_texts WHERE deadline > $1 AND nonce_account <> ''`, tx.DB().Clock().Now().Add(-keptNonces).Unix())
	kept, err := store.Collect(rows, err, func(row store.Rows) (f former, err error) { return f, row.Scan(&f.fingerprint, &f.deadlineSeconds) })
	if err != nil {
		return false, fmt.Errorf("reading which texts were signed in nonce form: %w", err)
	}
	return slices.ContainsFunc(kept, func(f former) bool {
		i.Deadline = time.Unix(f.deadlineSeconds, 0).UTC()
		return i.Fingerprint() == f.fingerprint
	}), nil
}
