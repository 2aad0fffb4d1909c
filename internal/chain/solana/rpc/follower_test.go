package rpc_test

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

const lamportsPerSOL = 1_000_000_000

// net is a validator with a stranger who has money on it.
type net struct {
	*testing.T
	*validator.Validator
	stranger ed25519.PrivateKey
}

func startNet(t *testing.T) *net {
	t.Helper()
	v, err := validator.Start(validator.Options{Finality: 3, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := v.Close(); err != nil {
			t.Error(err)
		}
	})
	n := &net{T: t, Validator: v, stranger: ed25519.NewKeyFromSeed([]byte("a stranger's seed of 32 bytes..."))}
	if _, err := v.Faucet(n.address(), 100*lamportsPerSOL); err != nil {
		t.Fatal(err)
	}
	for _, mint := range []solana.PublicKey{validator.USDC, validator.USDT} {
		if _, err := v.FaucetToken(mint, n.address(), 1_000_000_000_000); err != nil {
			t.Fatal(err)
		}
	}
	n.mine(5)
	return n
}

func (n *net) address() solana.PublicKey {
	return solana.PublicKey(n.stranger.Public().(ed25519.PublicKey))
}

func (n *net) mine(slots int) {
	n.Helper()
	if err := n.MineSlots(slots); err != nil {
		n.Fatal(err)
	}
}

// sign makes a transaction that the stranger signs, and others.
func (n *net) sign(instructions []solana.Instruction, others ...ed25519.PrivateKey) solana.Transaction {
	n.Helper()
	tx, err := validator.SignTransaction(n.Blockhash(), append(instructions, solana.Memo(uuid.NewString())), append([]ed25519.PrivateKey{n.stranger}, others...)...)
	if err != nil {
		n.Fatal(err)
	}
	return tx
}

// send sends a transaction for the next slot.
func (n *net) send(tx solana.Transaction) {
	n.Helper()
	if err := n.Send(tx); err != nil {
		n.Fatal(err)
	}
}

// pay has the stranger pay units in the owner's associated account, made on demand.
func (n *net) pay(mint, to solana.PublicKey, units uint64) {
	n.Helper()
	from, into := associated(n.address(), mint), associated(to, mint)
	n.send(n.sign([]solana.Instruction{
		solana.CreateAssociatedTokenIdempotent(n.address(), to, mint, solana.TokenProgram),
		solana.TransferChecked(from, mint, into, n.address(), units, 6),
	}))
}

// payInside has a program pay, in a token account beside the associated one, which the
// same transaction makes.
func (n *net) payInside(mint, to solana.PublicKey, units uint64) {
	n.Helper()
	account := ed25519.NewKeyFromSeed([]byte(fmt.Sprintf("%-32.32s", uuid.NewString())))
	into := solana.PublicKey(account.Public().(ed25519.PublicKey))
	n.send(n.sign([]solana.Instruction{
		solana.CreateAccount(n.address(), into, solana.RentExempt(solana.TokenAccountSize), solana.TokenAccountSize, solana.TokenProgram),
		solana.InitializeAccount3(into, mint, to),
		validator.PayInside(associated(n.address(), mint), into, n.address(), units),
	}, account))
}

// give has the stranger fill an account of its own and hand it over, with all in it.
func (n *net) give(mint, to solana.PublicKey, units uint64) {
	n.Helper()
	account := ed25519.NewKeyFromSeed([]byte(fmt.Sprintf("%-32.32s", uuid.NewString())))
	given := solana.PublicKey(account.Public().(ed25519.PublicKey))
	n.send(n.sign([]solana.Instruction{
		solana.CreateAccount(n.address(), given, solana.RentExempt(solana.TokenAccountSize), solana.TokenAccountSize, solana.TokenProgram),
		solana.InitializeAccount3(given, mint, n.address()),
		solana.Transfer(associated(n.address(), mint), given, n.address(), units),
		solana.SetTokenAuthority(given, n.address(), solana.AuthorityAccountOwner, &to),
	}, account))
}

func associated(owner, mint solana.PublicKey) solana.PublicKey {
	return solana.AssociatedTokenAddress(owner, mint, solana.TokenProgram)
}

// world is a follower with wallets, over one proxied node or two of a net.
type world struct {
	*net
	db      *store.DB
	wallets *wallet.Service
	nodes   []*rpctest.Proxy
	client  *rpc.Client
	stop    func()
	total   uint64 // paid to the wallet
}

func newWorld(t *testing.T, db *store.DB, nodes int) *world {
	t.Helper()
	keys := devnettest.Keys(t)
	w := &world{net: startNet(t), db: db, wallets: wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.SolanaDevnet})}
	var urls []string
	for range nodes {
		p := rpctest.New(t, w.URL())
		w.nodes, urls = append(w.nodes, p), append(urls, p.URL)
	}
	w.client = dial(t, finality.New(db, chain.SolanaDevnet), urls...)
	w.start()
	return w
}

func dial(t *testing.T, known *finality.Record, urls ...string) *rpc.Client {
	t.Helper()
	c, err := rpc.Dial(rpc.Config{Name: chain.SolanaDevnet, URLs: urls, Genesis: validator.GenesisHash, Known: known,
		Mints: map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

func (w *world) start() {
	w.Helper()
	follower := wallet.NewFollower(w.db, rpc.NewFollowerReader(w.client, wallet.OwnAddresses(w.db, chain.SolanaDevnet)), chain.SolanaDevnet, 5*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	runner.Handle(wallet.ProvisionTask, 1, w.wallets.Provision)
	runner.HandleSeat(follower.Seat(), follower.Run)
	w.stop = runner.Start()
}

func (w *world) until(what string, met func() bool) {
	w.Helper()
	waittest.Until(w, what, met, tasktest.State(w.db))
}

func (w *world) createWallet() wallet.Wallet {
	w.Helper()
	made, _, err := w.wallets.Create(w.Context(), wallet.CreateRequest{Organization: devnettest.Organization, RequestID: uuid.New(), Label: "treasury"})
	if err != nil {
		w.Fatal(err)
	}
	w.until("the wallet has its address", func() bool {
		made, err = w.wallets.Get(w.Context(), devnettest.Organization, made.ID)
		return err == nil && made.Status() == wallet.StatusIdle
	})
	w.until("the follower has begun", func() bool {
		var n int
		err := w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM chain_cursors`).Scan(&n)
		return err == nil && n == 1
	})
	return made
}

// completed returns the sum of the wallet's completed deposits, in units, and their number.
func (w *world) completed(of wallet.Wallet) (units uint64, deposits int) {
	w.Helper()
	list, _, err := w.wallets.Deposits(w.Context(), devnettest.Organization, of.ID, store.Page{Limit: 100})
	if err != nil {
		w.Fatal(err)
	}
	for _, d := range list {
		if d.Status == wallet.DepositCompleted {
			units += uint64(d.Amount)
		}
	}
	return units, len(list)
}

// countDeposits counts the wallet's deposits in a state.
func (w *world) countDeposits(of wallet.Wallet, in wallet.DepositStatus) (n int) {
	w.Helper()
	list, _, err := w.wallets.Deposits(w.Context(), devnettest.Organization, of.ID, store.Page{Limit: 100})
	if err != nil {
		w.Fatal(err)
	}
	for _, d := range list {
		if d.Status == in {
			n++
		}
	}
	return n
}

// held returns the sum of the owner's token accounts on the chain.
func (w *world) held(owner solana.PublicKey) (units uint64) {
	w.Helper()
	for _, mint := range []solana.PublicKey{validator.USDC, validator.USDT} {
		list, err := dial(w.T, nil, w.URL()).TokenAccountsOf(w.Context(), owner, mint, rpc.Confirmed)
		if err != nil {
			w.Fatal(err)
		}
		for _, a := range list {
			units += a.Amount
		}
	}
	return units
}

// Deposits of every sort are credited once, for any behaviour of the node and the cluster meanwhile, and the wallet's
// accounts have the balance of the books.
func TestFollowerCreditsOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 1)
		mine := w.createWallet()
		me := solana.KeyOf(mine.Addresses[chain.SolanaDevnet])
		deposits := 0
		payAll := func(units uint64) {
			w.pay(validator.USDC, me, units)
			w.payInside(validator.USDT, me, units+1)
			w.give(validator.USDC, me, units+2)
			w.total += 3*units + 3
			deposits += 3
		}
		for i, spoil := range []func(){
			func() {},
			func() { w.nodes[0].Set(rpctest.Faults{Down: true}) },
			func() { w.nodes[0].Set(rpctest.Faults{StaleBy: 2}) },
			func() { w.nodes[0].Set(rpctest.Faults{StaleBy: 20}) },
			func() { w.nodes[0].Set(rpctest.Faults{AlterAmounts: true}) },
			func() { w.nodes[0].Set(rpctest.Faults{WrongHash: true}) },
			func() { w.nodes[0].Set(rpctest.Faults{BreakSignatures: true}) },
			func() { w.nodes[0].Set(rpctest.Faults{LoseBlocks: true}) },
			func() { w.nodes[0].Set(rpctest.Faults{CutJSON: true}) },
			func() { w.SkipSlots(3) },
			func() { w.SkipSlots(250) }, // more than are read at a time
		} {
			spoil()
			payAll(uint64(1000 * (i + 1)))
			w.mine(2)
			before := w.nodes[0].Requests()
			w.until("the follower asks", func() bool { return w.nodes[0].Requests() > before+4 })
			w.nodes[0].Set(rpctest.Faults{})
			w.mine(4)
			w.until(fmt.Sprintf("round %d is credited", i), func() bool { got, _ := w.completed(mine); return got == w.total })
		}
		got, count := w.completed(mine)
		if count != deposits {
			t.Errorf("%d deposits, want %d", count, deposits)
		}
		if held := w.held(me); held != got {
			t.Errorf("the chain has %d units, the deposits %d", held, got)
		}
		w.stop()
		eventtest.CheckAll(t, db)
	})
}

// Forks of confirmed blocks take deposits away and bring them back; forks of final ones
// stop the follower.
func TestFollowerOutlivesForks(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 1)
		mine := w.createWallet()
		me := solana.KeyOf(mine.Addresses[chain.SolanaDevnet])
		shown := func(status wallet.DepositStatus, want int) func() bool {
			return func() bool { return w.countDeposits(mine, status) == want }
		}
		for i, fork := range []validator.Fork{{Blocks: 1}, {Blocks: 1, SameSlots: true}} {
			w.pay(validator.USDC, me, 1000)
			w.total += 1000
			w.mine(1)
			w.until("the deposit is shown", shown(wallet.DepositProcessing, 1))
			if err := w.Reorganize(fork); err != nil {
				t.Fatal(err)
			}
			w.mine(5)
			w.until("it is credited on the other fork", func() bool { got, n := w.completed(mine); return got == w.total && n == i+1 })
		}
		for i, fork := range []validator.Fork{{Blocks: 1, Drop: true}, {Blocks: 1, Drop: true, SameSlots: true}} {
			w.pay(validator.USDC, me, 1000)
			w.mine(1)
			w.until("the deposit is shown", shown(wallet.DepositProcessing, 1))
			if err := w.Reorganize(fork); err != nil {
				t.Fatal(err)
			}
			w.until("it has failed", shown(wallet.DepositFailed, i+1))
			w.mine(5)
		}
		if got, _ := w.completed(mine); got != w.total {
			t.Errorf("%d units are credited, want %d", got, w.total)
		}
		w.pay(validator.USDC, me, 7)
		w.total += 7
		w.mine(6)
		w.until("the follower goes on", func() bool { got, _ := w.completed(mine); return got == w.total })

		if err := w.Reorganize(validator.Fork{Blocks: 6, Final: true, Drop: true}); err != nil {
			t.Fatal(err)
		}
		w.pay(validator.USDC, me, 5)
		w.mine(10)
		if _, err := w.client.Final(t.Context()); !errors.Is(err, chain.ErrDeepReorg) {
			t.Errorf("error %v, want %v", err, chain.ErrDeepReorg)
		}
		before := w.nodes[0].Requests()
		w.until("the follower looks again", func() bool { return w.nodes[0].Requests() > before+10 })
		if got, _ := w.completed(mine); got != w.total {
			t.Errorf("%d units are credited after final blocks were replaced, want %d", got, w.total)
		}
		w.stop()
	})
}

// Of two nodes one invents money and hides a payment, lags, and is down: no deposit is credited on one's word, and
// the chain's are, once.
func TestFollowerWithTwoNodes(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 2)
		mine := w.createWallet()
		me := solana.KeyOf(mine.Addresses[chain.SolanaDevnet])
		for i, faults := range []rpctest.Faults{{AlterAmounts: true}, {LoseTransactions: true}, {LoseBlocks: true}, {StaleBy: 3}, {Down: true}} {
			for at, node := range w.nodes {
				node.Set(faults)
				w.pay(validator.USDC, me, 1000)
				w.total += 1000
				w.mine(5)
				before := w.nodes[1-at].Requests()
				w.until("the follower asks", func() bool { return w.nodes[1-at].Requests() > before+5 })
				if got, _ := w.completed(mine); got > w.total {
					t.Fatalf("round %d: %d units are credited, and %d were paid", i, got, w.total)
				}
				node.Set(rpctest.Faults{})
				w.mine(1)
				w.until(fmt.Sprintf("round %d is credited", i), func() bool { got, _ := w.completed(mine); return got == w.total })
			}
		}
		w.stop()
		eventtest.CheckAll(t, db)
	})
}

// A follower that was stopped for long reads the missed blocks, and so does a client that has to reach the final
// block by links.
func TestFollowerCatchesUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 1)
		mine := w.createWallet()
		me := solana.KeyOf(mine.Addresses[chain.SolanaDevnet])
		w.stop()
		for i := range 30 {
			w.pay(validator.USDC, me, 100)
			w.total += 100
			w.mine(8)
			if i%10 == 0 {
				w.SkipSlots(120)
			}
		}
		w.mine(3)
		final, err := w.client.CatchUp(t.Context())
		if err != nil || final.Number != w.Final() {
			t.Errorf("final %+v, %v; want slot %d", final, err, w.Final())
		}
		w.start()
		w.until("all is credited", func() bool { got, n := w.completed(mine); return got == w.total && n == 30 })
		w.stop()
	})
}
