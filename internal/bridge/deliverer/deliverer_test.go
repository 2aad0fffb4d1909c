package deliverer

import (
	"context"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
)

// Five dollars go from the chain where they are locked to the one where they are minted, and
// two of them back, each under one GUID.
func TestUSDTGoesToTheOtherChainAndBack(t *testing.T) {
	w := newWorld(t)
	locked := w.home.usdtOf(w.home.on.OFT)
	out := w.send(w.home, w.away, w.away.address(), 5e6)
	w.round()
	if got := w.received(w.away); len(got) != 0 {
		t.Fatalf("%+v came before it was final", got)
	}
	w.rounds(6)
	want := []oft.Received{{GUID: out.GUID, Source: homeID, To: w.away.address(), Amount: money.NewUnits(5e6)}}
	if got := w.received(w.away); !slices.Equal(got, want) {
		t.Fatalf("%+v came in, want %+v", got, want)
	}
	if got := w.away.usdtOf(w.away.address()); got != 1_005e6 {
		t.Errorf("the user has %d away", got)
	}
	back := w.send(w.away, w.home, bob, 2e6)
	w.rounds(7)
	want = []oft.Received{{GUID: back.GUID, Source: awayID, To: bob, Amount: money.NewUnits(2e6)}}
	if got := w.received(w.home); !slices.Equal(got, want) {
		t.Fatalf("%+v came back, want %+v", got, want)
	}
	if got := w.home.usdtOf(w.home.on.OFT); got != locked+3e6 {
		t.Errorf("%d is locked, want %d", got, locked+3e6)
	}
}

// A wallet has no ether: the operator's contract pays, and keeps no message.
func TestAFeePayerSendsForWhoHasNoEther(t *testing.T) {
	w := newWorld(t)
	user, payer := w.home.address(), w.home.on.FeePayer
	before, err := w.home.client.BalanceAt(t.Context(), payer, nil)
	if err != nil {
		t.Fatal(err)
	}
	w.home.send(w.home.net.Contracts.USDT, 0, contracts.NewSandboxUSDT().PackApprove(payer, money.NewUnits(5e6).Big()))
	call := oft.PaidSend{Param: oft.PlainSend(awayID, common.BytesToHash(user[:]), money.NewUnits(5e6)), MostFee: money.NewUnits(fee)}
	s := w.sentIn(w.home, w.home.send(payer, 0, call.Data()))
	if s.From != payer || s.Arriving != money.NewUnits(5e6) {
		t.Errorf("sent as %+v", s)
	}
	after, err := w.home.client.BalanceAt(t.Context(), payer, nil)
	if err != nil || before.Sub(before, after).Uint64() != fee {
		t.Errorf("the payer paid %s, %v", before, err)
	}
	w.rounds(7)
	if got := w.received(w.away); len(got) != 1 || got[0].GUID != s.GUID || w.away.usdtOf(user) != 1_005e6 || w.home.usdtOf(payer) != 0 {
		t.Errorf("%+v came in", got)
	}
}

func TestDuplicatesChangeNothing(t *testing.T) {
	w := newWorld(t)
	w.deliverer.SetMode(Duplicating)
	w.send(w.home, w.away, bob, 5e6)
	w.send(w.home, w.away, bob, 7e6)
	w.rounds(12)
	if got := w.received(w.away); len(got) != 2 || w.away.usdtOf(bob) != 12e6 {
		t.Errorf("%+v came in", got)
	}
	account := crypto.PubkeyToAddress(testKey(t, 1).PublicKey)
	sent, err := w.away.client.NonceAt(t.Context(), account, nil)
	if err != nil || sent != 8 {
		t.Errorf("%d transactions, %v: want each verified and delivered twice", sent, err)
	}
}

// A packet that is executed with too little gas fails once and stays verified; executed with more it is delivered.
func TestAStarvedPacketStaysVerified(t *testing.T) {
	w := newWorld(t)
	w.deliverer.SetMode(Starving)
	w.send(w.home, w.away, bob, 5e6)
	w.rounds(12)
	account := crypto.PubkeyToAddress(testKey(t, 1).PublicKey)
	sent, err := w.away.client.NonceAt(t.Context(), account, nil)
	if got := w.received(w.away); len(got) != 0 || err != nil || sent != 2 {
		t.Fatalf("%+v came in by %d transactions, %v: want it verified, and executed once", got, sent, err)
	}
	w.deliverer.SetMode(Normal)
	w.rounds(5)
	if got := w.away.usdtOf(bob); got != 5e6 {
		t.Errorf("bob has %d", got)
	}
}

func TestItFailsAsItIsTold(t *testing.T) {
	w := newWorld(t)
	w.deliverer.SetMode(Silent)
	w.send(w.home, w.away, bob, 5e6)
	w.rounds(7)
	w.deliverer.SetMode(Slow)
	w.rounds(2)
	if got := w.received(w.away); len(got) != 0 {
		t.Fatalf("%+v came in", got)
	}
	w.rounds(12)
	if got := w.received(w.away); len(got) != 1 {
		t.Fatalf("%+v came in, slowly", got)
	}
	w.deliverer.SetMode(Normal)
	w.rounds(5)
	if got := w.away.usdtOf(bob); got != 5e6 {
		t.Errorf("bob has %d", got)
	}
}

// A verified and undelivered message is delivered by the next one; a delivered one is not delivered again.
func TestAnotherDelivererGoesOn(t *testing.T) {
	w := newWorld(t)
	w.send(w.home, w.away, bob, 5e6)
	for range 8 {
		w.restart()
		w.round()
	}
	if got := w.received(w.away); len(got) != 1 {
		t.Errorf("%+v came in", got)
	}
	w.restart()
	w.rounds(4)
	account := crypto.PubkeyToAddress(testKey(t, 1).PublicKey)
	if sent, err := w.away.client.NonceAt(t.Context(), account, nil); err != nil || sent != 2 {
		t.Errorf("%d transactions, %v", sent, err)
	}
}

// A token that rejects transfers delays no message the other way, and a waiting message comes when it no longer does.
func TestWhatIsRefusedIsTriedAgain(t *testing.T) {
	w := newWorld(t)
	setMinter := func(allowed bool) {
		w.away.asOwner(w.away.net.Contracts.USDT, contracts.NewSandboxUSDT().PackSetMinter(w.away.on.OFT, allowed))
	}
	setMinter(false)
	w.send(w.home, w.away, bob, 5e6)
	var refused error
	waittest.Until(t, "the delivery is refused", func() bool {
		refused = w.deliverer.Deliver(t.Context())
		w.home.commit(1)
		w.away.commit(1)
		return refused != nil
	})
	if got := w.received(w.away); len(got) != 0 {
		t.Fatalf("%+v came in", got)
	}
	setMinter(true)
	w.rounds(2)
	if got := w.received(w.away); len(got) != 1 || w.away.usdtOf(bob) != 5e6 {
		t.Errorf("%+v came in", got)
	}
}

// A delivery that is reorganized away is made again.
func TestAReorganizedDeliveryIsMadeAgain(t *testing.T) {
	w := newWorld(t)
	w.send(w.home, w.away, bob, 5e6)
	waittest.Until(t, "it is delivered", func() bool { w.round(); return len(w.received(w.away)) == 1 })
	if err := w.away.net.Reorg(2, true); err != nil {
		t.Fatal(err)
	}
	w.rounds(7)
	if got := w.received(w.away); len(got) != 1 || w.away.usdtOf(bob) != 5e6 {
		t.Errorf("%+v came in", got)
	}
}

// Each block is read once, until a reorganization replaces a final one that was: then a packet
// that was sent in it is not delivered, and one that took its nonce is.
func TestEachBlockIsReadOnce(t *testing.T) {
	w := newWorld(t)
	node := evmtest.New(t, w.home.net.URL())
	client, err := ethclient.DialContext(t.Context(), node.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	ends := w.deliverer.opts.Chains
	ends[0].Client = client
	if w.deliverer, err = New(Options{Chains: ends, Key: testKey(t, 1), Log: slog.New(slog.DiscardHandler)}); err != nil {
		t.Fatal(err)
	}
	w.deliverer.SetMode(Slow)
	w.send(w.home, w.away, bob, 5e6)
	w.home.commit(4)
	for range 3 {
		if err := w.deliverer.Deliver(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if got := node.Calls("eth_getLogs"); got != 1 {
		t.Errorf("%d searches for packets in the same blocks, want 1", got)
	}
	if got := w.deliverer.read[homeID].list; len(got) != 1 {
		t.Fatalf("%d packets were read, want 1", len(got))
	}
	if err := w.home.net.Reorg(5, true); err != nil {
		t.Fatal(err)
	}
	w.deliverer.SetMode(Normal)
	w.send(w.home, w.away, bob, 7e6)
	w.rounds(7)
	if got := w.away.usdtOf(bob); len(w.received(w.away)) != 1 || got != 7e6 {
		t.Errorf("bob has %d, want what was sent after the reorganization", got)
	}
}

func TestItRunsUntilItIsStopped(t *testing.T) {
	w := newWorld(t)
	w.send(w.home, w.away, bob, 5e6)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { w.deliverer.Run(ctx, time.Millisecond); close(ended) }()
	waittest.Until(t, "it is delivered", func() bool {
		w.home.commit(1)
		w.away.commit(1)
		return len(w.received(w.away)) == 1
	})
	stop()
	waittest.Receive(t, "the end", ended)
}

func TestTwoChainsHaveTwoEndpoints(t *testing.T) {
	if d, err := New(Options{Chains: []Chain{{ID: homeID}, {ID: homeID}}, Key: testKey(t, 1)}); err == nil {
		t.Errorf("%+v was made", d)
	}
}
