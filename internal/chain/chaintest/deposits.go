package chaintest

import (
	"encoding/json"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// pay has the stranger pay the wallet in USDC.
func (w *world) pay(to wallet.Wallet, amount money.USD) (txHash string) {
	w.Helper()
	hash := w.net.Pay(chain.USDC, w.accountOf(to), w.units(amount))
	w.notePaid(hash, amount)
	return hash
}

// payInside has a contract or program pay the wallet, each amount for itself, in
// USDT. It is false when the family has no such thing.
func (w *world) payInside(to wallet.Wallet, amounts ...money.USD) bool {
	w.Helper()
	units := make([]money.Units, len(amounts))
	for i, amount := range amounts {
		units[i] = w.units(amount)
	}
	hash := w.net.PayInside(chain.USDT, w.accountOf(to), units...)
	if hash == "" {
		return false
	}
	w.notePaid(hash, amounts...)
	return true
}

func (w *world) notePaid(hash string, amounts ...money.USD) {
	if w.paid[hash] == nil {
		w.paid[hash] = map[money.USD]int{}
	}
	for _, amount := range amounts {
		w.paid[hash][amount]++
	}
}

// listDeposits returns the wallet's deposits as its owner sees them. Each is one that was paid, in the paid amount,
// whatever the node says.
func (w *world) listDeposits(of wallet.Wallet) []wallet.Deposit {
	w.Helper()
	list, _, err := w.wallets.Deposits(w.Context(), organization, of.ID, store.Page{Limit: 100})
	if err != nil {
		w.Fatal(err)
	}
	seen := map[string]map[money.USD]int{}
	for _, d := range list {
		if seen[d.TxHash] == nil {
			seen[d.TxHash] = map[money.USD]int{}
		}
		if seen[d.TxHash][d.Amount]++; seen[d.TxHash][d.Amount] > w.paid[d.TxHash][d.Amount] {
			w.Fatalf("a deposit of %s by transaction %s that nobody made", d.Amount, d.TxHash)
		}
	}
	return list
}

// countDeposits counts the wallet's deposits in a state.
func (w *world) countDeposits(of wallet.Wallet, in wallet.DepositStatus) (n int) {
	w.Helper()
	for _, d := range w.listDeposits(of) {
		if d.Status == in {
			n++
		}
	}
	return n
}

// creditedTo returns the sum of the wallet's completed deposits.
func (w *world) creditedTo(of wallet.Wallet) (sum money.USD) {
	w.Helper()
	for _, d := range w.listDeposits(of) {
		if d.Status == wallet.DepositCompleted {
			sum += d.Amount
		}
	}
	return sum
}

// depositStates returns the states of a deposit in the wallet's events, in their order.
func (w *world) depositStates(of wallet.Wallet, id uuid.UUID) []wallet.DepositStatus {
	w.Helper()
	rows, err := w.db.Query(w.Context(), `SELECT payload FROM events WHERE wallet_id = $1 AND type = $2 ORDER BY seq`, of.ID, string(event.DepositStatus))
	payloads, err := store.Collect(rows, err, func(row store.Rows) (payload string, err error) { return payload, row.Scan(&payload) })
	if err != nil {
		w.Fatal(err)
	}
	var states []wallet.DepositStatus
	for _, payload := range payloads {
		var body struct {
			Deposit struct {
				ID     uuid.UUID            `json:"id"`
				Status wallet.DepositStatus `json:"status"`
			} `json:"deposit"`
		}
		if err := json.Unmarshal([]byte(payload), &body); err != nil {
			w.Fatal(err)
		}
		if body.Deposit.ID == id {
			states = append(states, body.Deposit.Status)
		}
	}
	return states
}

func (w *world) assertDepositStates(of wallet.Wallet, id uuid.UUID, want ...wallet.DepositStatus) {
	w.Helper()
	if got := w.depositStates(of, id); !slices.Equal(got, want) {
		w.Errorf("the events name %q, want %q", got, want)
	}
}

// looksOfFollower is how many requests are more than two looks at the chain take.
const looksOfFollower = 60

// A deposit is shown while its block is not final, with no money in the books,
// and credited once it is: an ordinary transfer, and several inside of one
// transaction.
func testDepositIsCreditedAtFinality(w *world) {
	mine := w.createWallet(0)
	hash := w.pay(mine, 12_500_000)
	want, total := 1, money.USD(12_500_000)
	if w.payInside(mine, 5, 7, 7) {
		want, total = 4, total+19
	}
	w.net.MineBlocks(1)
	w.until("the deposits are shown", func() bool { return w.countDeposits(mine, wallet.DepositProcessing) == want })
	shown := w.listDeposits(mine)
	w.net.MineBlocks(finality - 1)
	w.untilFollowerAsked(looksOfFollower)
	if n := w.countDeposits(mine, wallet.DepositProcessing); n != want {
		w.Fatalf("%d of %d deposits are processing before they are final", n, want)
	}
	if got := w.bookedOf(mine, chain.USDC); got != 0 {
		w.Fatalf("the books have %s before it is final", got)
	}
	w.net.MineBlocks(1)
	w.until("the deposits are credited", func() bool { return w.creditedTo(mine) == total })
	w.net.MineBlocks(finality)
	w.untilFollowerAsked(looksOfFollower)
	for _, d := range shown {
		w.assertDepositStates(mine, d.ID, wallet.DepositCompleted)
	}
	found, err := w.wallets.FindDeposit(w.Context(), organization, mine.ID, hash, w.net.Name())
	if err != nil {
		w.Fatal(err)
	}
	if found.Amount != 12_500_000 {
		w.Errorf("transaction %s paid %s", hash, found.Amount)
	}
	w.assertBooksBalance()
}

// A deposit whose block is replaced by one that has it too is the same deposit.
func testDepositOutlivesReorganization(w *world) {
	mine := w.createWallet(0)
	w.pay(mine, 3_000_000)
	w.net.MineBlocks(2)
	w.until("the deposit is shown", func() bool { return len(w.listDeposits(mine)) == 1 })
	id := w.listDeposits(mine)[0].ID
	w.net.Reorganize(2, false)
	w.untilMining("it is credited", func() bool { return w.creditedTo(mine) == 3_000_000 })
	list := w.listDeposits(mine)
	if len(list) != 1 {
		w.Fatalf("%d deposits, want 1", len(list))
	}
	if list[0].ID != id {
		w.Errorf("it came back as %s, was %s", list[0].ID, id)
	}
	w.assertBooksBalance()
}

// A deposit whose block is replaced by one without it has failed. Brought again
// it takes up its id and is credited.
func testDroppedDepositComesBack(w *world) {
	mine := w.createWallet(0)
	hash := w.pay(mine, 3_000_000)
	w.net.MineBlocks(1)
	w.until("the deposit is shown", func() bool { return w.countDeposits(mine, wallet.DepositProcessing) == 1 })
	id := w.listDeposits(mine)[0].ID
	w.net.Reorganize(1, true)
	w.until("it has failed", func() bool { return w.countDeposits(mine, wallet.DepositFailed) == 1 })
	w.net.MineBlocks(finality + 1)
	w.untilFollowerAsked(looksOfFollower)
	w.assertDepositStates(mine, id, wallet.DepositFailed)
	w.assertBooksBalance()

	w.net.Resend(hash)
	w.untilMining("it is credited after all", func() bool { return w.creditedTo(mine) == 3_000_000 })
	list := w.listDeposits(mine)
	if len(list) != 1 {
		w.Fatalf("%d deposits, want 1", len(list))
	}
	if list[0].ID != id {
		w.Errorf("it came back as %s, was %s", list[0].ID, id)
	}
	w.assertDepositStates(mine, id, wallet.DepositFailed, wallet.DepositCompleted)
	w.assertBooksBalance()
}

// Blocks that were final are never rewound: the follower reports it, and reverts and credits no deposit any more.
func testFollowerStopsAtDeepReorganization(w *world) {
	mine := w.createWallet(5_000_000)
	w.net.MineBlocks(4 * finality)
	w.untilAllIsRead()
	w.net.Reorganize(3*finality, true)
	w.pay(mine, 1_000_000)
	w.net.MineBlocks(2 * finality)
	w.until("the follower says so, again and again", func() bool { return w.followErrors.countOf(chain.ErrDeepReorg) > 2 })
	if got := w.creditedTo(mine); got != 5_000_000 {
		w.Errorf("%s are credited, want the amount from before", got)
	}
	if n := len(w.listDeposits(mine)); n != 1 {
		w.Errorf("%d deposits, want that of before", n)
	}
	if got := w.bookedOf(mine, chain.USDC); got != 5_000_000 {
		w.Errorf("the books have %s, want the amount from before", got)
	}
}

// Two replicas, as after a seat was lost without notice, credit once.
func testTwoReplicasCreditOnce(w *world) {
	mine := w.createWallet(0)
	second := w.connectReplica()
	w.startFollower(second)
	var want money.USD
	for i := range 6 {
		amount := money.USD(i + 1)
		w.pay(mine, amount)
		want += amount
		w.net.MineBlocks(1)
		w.clearLeases()
	}
	w.untilMining("all is credited", func() bool { return w.creditedTo(mine) == want })
	for _, d := range w.listDeposits(mine) {
		w.assertDepositStates(mine, d.ID, wallet.DepositCompleted)
	}
	w.assertBooksBalance()
}

// For any fault of the node while deposits arrive, no unpaid deposit is shown (listDeposits checks), and when it is
// well again each has been credited once.
func testDepositsOutliveFaults(w *world) {
	mine := w.createWallet(0)
	var want money.USD
	for i, f := range w.family.Faults() {
		amount := money.USD(1_000 * (i + 1))
		w.net.Spoil(f)
		w.pay(mine, amount)
		want += amount
		if w.payInside(mine, amount+1, amount+2) {
			want += 2*amount + 3
		}
		w.net.MineBlocks(1)
		w.untilFollowerAsked(2)
		w.net.MineBlocks(finality + 1)
		w.untilFollowerAsked(4)
		w.listDeposits(mine)
		w.net.Spoil(Well)
		w.untilMining("all is credited after the node was "+string(f), func() bool { return w.creditedTo(mine) == want })
	}
	for _, d := range w.listDeposits(mine) {
		w.assertDepositStates(mine, d.ID, wallet.DepositCompleted)
	}
	w.assertBooksBalance()
}
