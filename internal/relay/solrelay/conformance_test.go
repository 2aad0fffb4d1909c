package solrelay_test

import (
	"context"
	"crypto/ed25519"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/chaintest"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/surfpooltest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay/solrelay"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// Solana's reader, builder, decoder and carrier implement the seam.
func TestSolanaConforms(t *testing.T) { chaintest.Run(t, solanaFamily{start: startValidator}) }

// They are, too, when transactions of version 1 are sent.
func TestSolanaConformsByVersion1(t *testing.T) {
	chaintest.Run(t, solanaFamily{start: startValidator, form: solana.Version1})
}

// So they are on a Solana of others, with Solana's own runtime, as far as it goes: it has no
// forks, and no program of ours to pay from the inside.
func TestSurfpoolConforms(t *testing.T) {
	chaintest.RunWithoutForks(t, solanaFamily{start: startSurfpool})
}

// solanaFamily is Solana in the words of the conformance suite, on a chain of its own for
// each test.
type solanaFamily struct {
	start func(n *solanaNet)
	form  solana.Version // of the transactions that are sent
}

// localChain is a Solana of the tests.
type localChain interface {
	URL() string
	Faucet(to solana.PublicKey, lamports uint64) (solana.Signature, error)
	FaucetToken(mint, to solana.PublicKey, units uint64) (solana.Signature, error)
	Send(tx solana.Transaction) error
	MineSlots(n int) error
	AdvanceTime(d time.Duration)
}

// startValidator starts the sandbox's chain.
func startValidator(n *solanaNet) {
	n.Helper()
	started, err := validator.Start(validator.Options{Finality: uint64(n.options.Finality), Clock: n.clock, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		n.Fatal(err)
	}
	n.Cleanup(func() { _ = started.Close() })
	n.chain, n.forks, n.genesis = started, started, validator.GenesisHash
}

// startSurfpool starts a chain of others.
func startSurfpool(n *solanaNet) {
	n.Helper()
	started := surfpooltest.Start(n.TB, surfpooltest.Options{Finality: n.options.Finality, Clock: n.clock})
	n.chain, n.genesis, n.slotsPerBlock = started, started.Genesis(), started.SlotsPerBlock()
}

const (
	// nodeTimeout is how long the client waits for the node.
	nodeTimeout = time.Second
)

// solanaFaults are the faults of a Solana node, by the names of the suite and beyond. That it leaves out a
// transaction of a block is not among them: only a second node can show it.
var solanaFaults = map[chaintest.Fault]rpctest.Faults{
	chaintest.Down:           {Down: true},
	chaintest.Late:           {Slow: 2 * nodeTimeout},
	chaintest.Lagging:        {StaleBy: 2},
	chaintest.LaggingFar:     {StaleBy: 12},
	chaintest.LyingOfAmounts: {AlterAmounts: true},
	chaintest.LyingOfBlocks:  {WrongHash: true},
	chaintest.Swallowing:     {SwallowSends: true},
	chaintest.LosingAnswers:  {LoseSendAnswers: true},

	"failing":                {Status: 500},
	"refusing for the rate":  {Status: 429},
	"leaving out blocks":     {LoseBlocks: true},
	"breaking signatures":    {BreakSignatures: true},
	"cutting answers short":  {CutJSON: true},
	"one of another cluster": {Genesis: solana.Hash{1}.String()},
}

func (solanaFamily) Faults() []chaintest.Fault { return slices.Sorted(maps.Keys(solanaFaults)) }

func (solanaFamily) CrashPoints() []string { return solrelay.IntentCrashPoints() }

// EndsByUse is true: only a transaction that lands, the payment or a void, ends the signed versions.
func (solanaFamily) EndsByUse() bool { return true }

// Voids is true: a void makes the marker of the order's id.
func (solanaFamily) Voids() bool { return true }

func (f solanaFamily) Start(tb testing.TB, o chaintest.Options) chaintest.Net {
	tb.Helper()
	n := &solanaNet{TB: tb, options: o, form: f.form, clock: clock.New(), slotsPerBlock: 1, sent: map[string]solana.Transaction{}}
	f.start(n)
	n.node, n.readerNode = rpctest.New(tb, n.chain.URL()), rpctest.New(tb, n.chain.URL())
	n.client, n.reader = n.dial(n.node.URL, nodeTimeout), n.dial(n.readerNode.URL, nodeTimeout)
	n.direct = n.dial(n.chain.URL(), waittest.Patience())
	var err error
	_, n.stranger, err = ed25519.GenerateKey(nil)
	if err != nil {
		tb.Fatal(err)
	}
	for _, to := range []solana.PublicKey{o.Keys.FeePayer().Account(), n.strangerAt()} {
		if _, err := n.chain.Faucet(to, 100_000_000_000); err != nil {
			tb.Fatal(err)
		}
	}
	for _, mint := range n.mints() {
		if _, err := n.chain.FaucetToken(mint, n.strangerAt(), 1e12); err != nil {
			tb.Fatal(err)
		}
	}
	n.MineBlocks(1)
	n.begin()
	n.node.Record()
	return n
}

// solanaNet is a chain in process with nodes in front of it that can be spoiled.
type solanaNet struct {
	testing.TB
	options chaintest.Options
	form    solana.Version
	chain   localChain
	forks   *validator.Validator // the chain, where it has any
	genesis solana.Hash
	clock   *clock.Clock // the chain's
	// slotsPerBlock is how many slots there are for each block of the suite's.
	slotsPerBlock uint64

	node, readerNode *rpctest.Proxy
	client           *rpc.Client // through node
	reader           *rpc.Client // through readerNode
	direct           *rpc.Client // past both

	stranger ed25519.PrivateKey
	sent     map[string]solana.Transaction // the stranger's, by name
	accounts int                           // that were made for PayInside
}

func (n *solanaNet) mints() map[chain.Token]solana.PublicKey {
	return map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT}
}

func (n *solanaNet) dial(url string, timeout time.Duration) *rpc.Client {
	n.Helper()
	c, err := rpc.Dial(rpc.Config{Name: n.Name(), URLs: []string{url}, Genesis: n.genesis, Mints: n.mints(), Timeout: timeout})
	if err != nil {
		n.Fatal(err)
	}
	n.Cleanup(c.Close)
	return c
}

// begin has a carrier begin with markers.
func (n *solanaNet) begin() {
	n.Helper()
	carrier := n.NewCarrier(n.options.DB, func(string) {})
	runner := tasktest.NewRunner(n.TB, n.options.DB, tasktest.Lease)
	runner.HandleSeat(carrier.Seat(), func(ctx context.Context, t task.Task) error { return carrier.Run(ctx, t) })
	stop := runner.Start()
	waittest.Until(n.TB, "the chain begins with markers", func() bool {
		n.MineBlocks(1)
		n.options.DB.Clock().Advance(time.Second)
		var begun int
		err := n.options.DB.QueryRow(n.Context(), `SELECT count(*) FROM solana_marker_chains WHERE begun_at > 0`).Scan(&begun)
		return err == nil && begun == 1
	}, tasktest.State(n.options.DB))
	stop()
}

func (n *solanaNet) Name() chain.Name { return chain.SolanaDevnet }

func (n *solanaNet) Tokens() map[chain.Token]chain.Address {
	return map[chain.Token]chain.Address{chain.USDC: validator.USDC.Address(), chain.USDT: validator.USDT.Address()}
}

func (n *solanaNet) Reader() wallet.Reader {
	return rpc.NewFollowerReader(n.reader, wallet.OwnAddresses(n.options.DB, n.Name()))
}

func (n *solanaNet) family(db *store.DB) *solintent.Family {
	return solintent.New(db, custodytest.Unchecked{Keys: n.options.Keys}, map[chain.Name]solintent.Chain{n.Name(): {
		Client: n.client, FeePayer: n.options.Keys.FeePayer().Account(), MaxUnitPrice: 1_000_000, Lifetime: n.options.IntentLife, Form: n.form,
	}})
}

func (n *solanaNet) Intents() intent.Chain {
	return intent.Chain{Family: n.family(n.options.DB), Transactions: solrelay.Transactions}
}

func (n *solanaNet) NewCarrier(db *store.DB, passing func(point string)) chaintest.Carrier {
	r := solrelay.New(db, n.Name(), n.client, n.options.Keys.FeePayer(), n.family(db), solrelay.Options{
		Poll: 10 * time.Millisecond, Gather: time.Millisecond, Retry: 100 * time.Millisecond, BumpAfter: time.Minute, Form: n.form,
	}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	r.OnCrashPoint(passing)
	return r
}

func (n *solanaNet) NewOrderID() uuid.UUID { return uuid.New() }

func (n *solanaNet) NewPayee() chain.Address {
	n.Helper()
	public, _, err := ed25519.GenerateKey(nil)
	if err != nil {
		n.Fatal(err)
	}
	return solana.PublicKey(public).Address()
}

func (n *solanaNet) strangerAt() solana.PublicKey {
	return solana.PublicKey(n.stranger.Public().(ed25519.PublicKey))
}

func (n *solanaNet) Pay(token chain.Token, to chain.Address, units money.Units) string {
	n.Helper()
	mint, owner := n.mints()[token], solana.KeyOf(to)
	return n.sendAsStranger(
		solana.CreateAssociatedTokenIdempotent(n.strangerAt(), owner, mint, solana.TokenProgram),
		solana.TransferChecked(tokenAccountOf(n.strangerAt(), mint), mint, tokenAccountOf(owner, mint), n.strangerAt(), units.Big().Uint64(), validator.Decimals))
}

func tokenAccountOf(owner, mint solana.PublicKey) solana.PublicKey {
	return solana.AssociatedTokenAddress(owner, mint, solana.TokenProgram)
}

// PayInside has a program pay, by inner instructions, into a token account of its own for each amount: the gain of
// one account in a transaction is one deposit.
func (n *solanaNet) PayInside(token chain.Token, to chain.Address, units ...money.Units) string {
	n.Helper()
	mint := n.mints()[token]
	var paying []solana.Instruction
	for _, u := range units {
		n.accounts++
		seed := fmt.Sprint(n.accounts)
		at, err := solana.CreateWithSeed(n.strangerAt(), seed, solana.TokenProgram)
		if err != nil {
			n.Fatal(err)
		}
		paying = append(paying,
			solana.CreateAccountWithSeed(n.strangerAt(), at, n.strangerAt(), seed, solana.RentExempt(solana.TokenAccountSize), solana.TokenAccountSize, solana.TokenProgram),
			solana.InitializeAccount3(at, mint, solana.KeyOf(to)),
			n.payInstruction(mint, at, u.Big().Uint64()))
	}
	return n.sendAsStranger(paying...)
}

// payInstruction pays from the inside of a program of the validator's; where there is none
// it pays by one of several instructions.
func (n *solanaNet) payInstruction(mint, at solana.PublicKey, units uint64) solana.Instruction {
	from := tokenAccountOf(n.strangerAt(), mint)
	if n.forks == nil {
		return solana.TransferChecked(from, mint, at, n.strangerAt(), units, validator.Decimals)
	}
	return validator.PayInside(from, at, n.strangerAt(), units)
}

// recentBlockhash is, where there are forks, a final block's, which every fork has.
func (n *solanaNet) recentBlockhash() solana.Hash {
	n.Helper()
	if n.forks == nil {
		recent, err := n.direct.LatestBlockhash(n.Context())
		if err != nil {
			n.Fatal(err)
		}
		return recent.Hash
	}
	final, err := n.direct.Block(n.Context(), n.forks.Final())
	if err != nil {
		n.Fatal(err)
	}
	recent, err := solana.ParseHash(final.Hash)
	if err != nil {
		n.Fatal(err)
	}
	return recent
}

// sendAsStranger sends instructions of the stranger's, and keeps them for Resend.
func (n *solanaNet) sendAsStranger(instructions ...solana.Instruction) string {
	n.Helper()
	tx, err := validator.SignTransaction(n.recentBlockhash(), append(instructions, solana.Memo(uuid.NewString())), n.stranger)
	if err != nil {
		n.Fatal(err)
	}
	name := tx.Signatures[0].String()
	n.sent[name] = tx
	n.Resend(name)
	return name
}

func (n *solanaNet) Resend(txHash string) {
	n.Helper()
	if err := n.chain.Send(n.sent[txHash]); err != nil {
		n.Fatal(err)
	}
}

// Balance returns the sum of the address's token accounts.
func (n *solanaNet) Balance(token chain.Token, of chain.Address) money.Units {
	n.Helper()
	accounts, err := n.direct.TokenAccountsOf(n.Context(), solana.KeyOf(of), n.mints()[token], rpc.Confirmed)
	if err != nil {
		n.Fatal(err)
	}
	var sum uint64
	for _, a := range accounts {
		sum += a.Amount
	}
	return money.NewUnits(sum)
}

func (n *solanaNet) MineBlocks(count int) {
	n.Helper()
	if err := n.chain.MineSlots(count); err != nil {
		n.Fatal(err)
	}
}

func (n *solanaNet) Reorganize(count int, drop bool) {
	n.Helper()
	if err := n.forks.Reorganize(validator.Fork{Blocks: count, Drop: drop, Final: true}); err != nil {
		n.Fatal(err)
	}
}

func (n *solanaNet) Advance(d time.Duration) { n.chain.AdvanceTime(d) }

func (n *solanaNet) Spoil(f chaintest.Fault) {
	faults := solanaFaults[f]
	faults.StaleBy *= n.slotsPerBlock
	n.node.Set(faults)
	n.readerNode.Set(faults)
}

func (n *solanaNet) Asked() (byReader, byCarrier int) {
	return n.readerNode.Requests(), n.node.Requests()
}

func (n *solanaNet) Saw(signature []byte) bool { return n.node.Saw(signature) }

// CarryAsStranger sends the first version, as another life of the service could have: the
// fee payer has signed it too.
func (n *solanaNet) CarryAsStranger(s intent.Submission) {
	n.Helper()
	attached, err := solintent.DecodeAttachment(s.Attachment)
	if err != nil {
		n.Fatal(err)
	}
	message, err := solana.DecodeMessage(attached.First.Message)
	if err != nil {
		n.Fatal(err)
	}
	paid, err := n.options.Keys.FeePayer().SignMessage(message)
	if err != nil {
		n.Fatal(err)
	}
	if err := n.chain.Send(solana.Transaction{Signatures: []solana.Signature{paid, attached.First.Signature}, Message: message}); err != nil {
		n.Fatal(err)
	}
}
