package app

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// disasterSize is how much happens between a backup and the loss of its database.
type disasterSize struct {
	creations, withdrawals, crossings, overSolana, deposits, cancellations int
}

func sizeOfDisaster() disasterSize {
	if testing.Short() {
		return disasterSize{creations: 3, withdrawals: 5, crossings: 3, overSolana: 1, deposits: 1, cancellations: 3}
	}
	return disasterSize{creations: 50, withdrawals: 50, crossings: 30, overSolana: 3, deposits: 5, cancellations: 10}
}

// disaster is a service on three chains that loses everything since a backup.
type disaster struct {
	*bridged
	size disasterSize

	creations              []wallet.CreateRequest
	young                  []wallet.Wallet
	requests               []transfer.WithdrawalRequest // of which all are paid in the end, once each
	crossings              []transfer.WithdrawalRequest // asked for after the backup
	depositors, cancelling []wallet.Wallet
	cancelled, paid        []transfer.Workflow // accepted and unsigned in the backup; cancelled after it, or paid
	owed                   map[string]int64    // amounts that payees must have
}

// A backup is older than creations, withdrawals, crossings in each direction, some of them still on
// their way, deposits over a bridge and cancellations. After `granary recover` and the repetition of all
// requests each payee is paid once, and the books agree with every chain.
func TestADisasterWithBridgesIsRecovered(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.secondChain = true
		d.exchange(d.database)
		d.serve()
		x := &disaster{bridged: &bridged{drill: d, token: chain.USDC}, size: sizeOfDisaster(), owed: map[string]int64{}}
		x.prepare()
		backup := x.backUpUnsigned()
		x.liveOn()
		x.recoverFrom(backup)
		x.repeatAll()
		x.assertRecovered()
	})
}

// direction is one way of crossings. Every third crossing is still on its way when the database is lost.
type direction struct {
	from, to chain.Name
	n        int
}

func (x *disaster) directions() []direction {
	return []direction{
		{chain.EthereumSepolia, chain.Base, x.size.crossings}, {chain.Base, chain.EthereumSepolia, x.size.crossings},
		{chain.EthereumSepolia, chain.SolanaDevnet, x.size.overSolana}, {chain.SolanaDevnet, chain.Base, x.size.overSolana},
	}
}

// prepare makes and funds the wallets of before the backup, and plans the requests made after it.
func (x *disaster) prepare() {
	x.Helper()
	old := x.create(newWallets(x.size.withdrawals))
	x.fund(old, 150*money.Dollar)
	x.invest(old, 50*money.Dollar)
	for i, w := range old {
		if i%5 == 0 && i < 10 {
			x.fundOnSolana([]wallet.Wallet{w}, 80*money.Dollar)
		}
	}
	x.depositors, x.cancelling = x.create(newWallets(x.size.deposits)), x.create(newWallets(x.size.cancellations))
	x.fund(x.cancelling, 50*money.Dollar)
	for at, way := range x.directions() {
		wallets := x.create(newWallets(way.n))
		for i, w := range wallets {
			token := []chain.Token{chain.USDC, chain.USDT}[(i+at)%2]
			payee := destinationOf(2000 + 100*at + i)
			if way.from.IsSolana() || way.to.IsSolana() {
				token = chain.USDC
			}
			if way.to.IsSolana() {
				payee = solanaDestinationOf(2000 + 100*at + i).String()
			}
			x.faucet(way.from, token, w.Addresses[way.from], 50*money.Dollar)
			x.crossings = append(x.crossings, transfer.WithdrawalRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(), DestinationChain: way.to, DestinationAddress: payee,
				Token: token, Amount: 10 * money.Dollar, Sources: []transfer.Draw{{Position: chain.CashID(way.from, token), Amount: 10 * money.Dollar}}})
		}
		for _, r := range x.crossings[len(x.crossings)-way.n:] {
			x.until("the money is in the books", func() bool {
				return x.holds(wallet.Wallet{ID: r.Wallet}, r.Sources[0].Position) == 50*money.Dollar
			})
		}
	}
	for i, w := range old {
		x.requests = append(x.requests, x.oddWithdrawal(w, i))
	}
	x.creations = newWallets(x.size.creations)
}

// backUpUnsigned takes a backup in which some withdrawals are accepted and not signed. In the life that goes
// on a half of them is cancelled, and the others are paid.
func (x *disaster) backUpUnsigned() (backup string) {
	x.Helper()
	x.end()
	for i, w := range x.cancelling {
		if i%3 == 2 {
			continue // its crossing is cancelled after the backup
		}
		accepted, _, err := x.Transfers.Withdraw(x.T.Context(), payoutTo(w, 3000+i, 20*money.Dollar))
		if err != nil {
			x.Fatal(err)
		}
		if i%3 == 0 {
			x.cancelled = append(x.cancelled, accepted)
		} else {
			x.paid = append(x.paid, accepted)
		}
	}
	x.Sandbox.Close()
	backup = storetest.Copy(x.T, x.database)
	x.open(x.database)
	for _, w := range x.cancelled {
		if _, err := x.Transfers.Cancel(x.T.Context(), w.Organization, w.Wallet, w.ID); err != nil {
			x.Fatal(err)
		}
	}
	x.serve()
	return backup
}

// liveOn is the life that is lost.
func (x *disaster) liveOn() {
	x.Helper()
	x.young = x.create(x.creations)
	x.fund(x.young, 10*money.Dollar)
	for _, w := range x.depositors {
		x.depositUSDT(w, 7*money.Dollar)
	}
	for i, flow := range x.withdraw(x.requests) {
		if flow.Status != transfer.Completed {
			x.Fatalf("withdrawal %d is %s: %s", i, flow.Status, failureOf(flow))
		}
	}
	for _, w := range x.paid {
		if flow := x.untilEnded(wallet.Wallet{ID: w.Wallet, Organization: w.Organization}, wallet.Withdrawal, w.ID); flow.Status != transfer.Completed {
			x.Fatalf("a withdrawal of the backup is %s: %s", flow.Status, failureOf(flow))
		}
	}
	var first, last []transfer.WithdrawalRequest
	for i, r := range x.crossings {
		if i%3 == 2 {
			last = append(last, r)
		} else {
			first = append(first, r)
		}
	}
	for i, flow := range x.withdraw(first) {
		if flow.Status != transfer.Completed {
			x.Fatalf("crossing %d is %s: %s", i, flow.Status, failureOf(flow))
		}
	}
	x.cancelCrossings()
	x.loseOnTheirWay(last)
	for _, r := range append(x.requests, x.crossings...) {
		x.owed[r.DestinationAddress] = x.unitsOf(r.DestinationChain, r.Token, r.DestinationAddress)
	}
	for _, r := range last {
		x.owed[r.DestinationAddress] += 9_950_000 // by the repeated request
	}
	for _, w := range x.paid {
		x.owed[string(w.DestinationAddress)] = x.unitsOf(w.DestinationChain, w.Token, string(w.DestinationAddress))
	}
	for _, w := range x.cancelled {
		x.owed[string(w.DestinationAddress)] = 0
	}
}

// cancelCrossings has crossings sent and cancelled on their way: the amounts that come stay in the wallet.
func (x *disaster) cancelCrossings() {
	x.Helper()
	x.bridge.setMode()("silent")
	var flows []transfer.Workflow
	for i, w := range x.cancelling {
		if i%3 != 2 {
			continue
		}
		flow, _, err := x.Transfers.Withdraw(x.T.Context(), transfer.WithdrawalRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(3000 + i), Token: chain.USDC, Amount: 10 * money.Dollar, Sources: []transfer.Draw{{Position: sandboxCash, Amount: 10 * money.Dollar}}})
		if err != nil {
			x.Fatal(err)
		}
		x.owed[destinationOf(3000+i)] = 0
		flows = append(flows, flow)
	}
	for _, flow := range flows {
		x.awaitTransfer(flow, "it is sent", func(b *transfer.BridgeTransfer) bool { return b.Phase == transfer.PhaseSent })
		if _, err := x.Transfers.Cancel(x.T.Context(), flow.Organization, flow.Wallet, flow.ID); err != nil {
			x.Fatal(err)
		}
	}
	x.bridge.setMode()("normal")
	for _, flow := range flows {
		x.untilEnded(wallet.Wallet{ID: flow.Wallet, Organization: flow.Organization}, wallet.Withdrawal, flow.ID)
	}
}

// loseOnTheirWay has crossings sent, and the service end before they come. USDT is delivered meanwhile, and
// strangers bring a half of the USDC in.
func (x *disaster) loseOnTheirWay(requests []transfer.WithdrawalRequest) {
	x.Helper()
	x.bridge.setMode()("silent")
	flows := make([]transfer.Workflow, len(requests))
	for i, r := range requests {
		var err error
		if flows[i], _, err = x.Transfers.Withdraw(x.T.Context(), r); err != nil {
			x.Fatal(err)
		}
	}
	sent := make([]*transfer.BridgeTransfer, len(flows))
	for i, flow := range flows {
		sent[i] = x.awaitTransfer(flow, "it is sent", func(b *transfer.BridgeTransfer) bool { return b.Phase == transfer.PhaseSent })
	}
	x.end()
	x.bridge.setMode()("normal")
	key, err := crypto.GenerateKey()
	if err != nil {
		x.Fatal(err)
	}
	stranger := bridgeUser{x.drill, key}
	stranger.fund(x.Chain, x.Base)
	for i, b := range sent {
		on := x.evmChains()[b.Destination]
		if b.Token == chain.USDC && !b.Source.IsSolana() && on != nil && i%2 == 0 {
			stranger.call(on, x.bridge.on[b.Destination].MessageTransmitter, stranger.attestedAs(b).Data())
		}
		if b.Token == chain.USDT {
			w, err := x.Wallets.Get(x.T.Context(), b.Organization, b.Wallet)
			if err != nil {
				x.Fatal(err)
			}
			x.until("it is delivered", func() bool {
				return x.unitsOf(b.Destination, b.Token, string(w.Addresses[b.Destination])) == 10_000_000
			})
		}
	}
}

// recoverFrom restores the backup by the runbook.
func (x *disaster) recoverFrom(backup string) {
	x.Helper()
	x.exchange(backup)
	printed, err := x.recoverBooks(RecoverOptions{RosterFiles: []string{x.roster}, Lost: true, CancelUnsigned: true})
	if !errors.Is(err, errNotOpened) {
		x.Fatalf("the missing money is not reported: %v\n%s", err, printed)
	}
	if want := fmt.Sprintf("%d wallets were made again", x.size.creations); !strings.Contains(printed, want) {
		x.Errorf("it printed\n%s", printed)
	}
	if cancelled, left := strings.Count(printed, "cancel  withdrawal"), strings.Count(printed, "left    withdrawal"); cancelled != len(x.cancelled) || left != len(x.paid) {
		x.Errorf("%d withdrawals are cancelled and %d left, want %d and %d", cancelled, left, len(x.cancelled), len(x.paid))
	}
	x.serve()
	for _, w := range x.young {
		x.assertSame(w)
		x.until("its deposit is in the books again", func() bool { return x.holds(w, sandboxCash) == 10*money.Dollar })
	}
	for _, w := range x.depositors {
		x.until("its deposit is in the books again", func() bool { return x.holds(w, baseUSDT) == 7*money.Dollar })
	}
}

// repeatAll has all requests of the lost life asked for again, in another order.
func (x *disaster) repeatAll() {
	x.Helper()
	x.releaseAll()
	all := append(append([]transfer.WithdrawalRequest{}, x.requests...), x.crossings...)
	again := make([]transfer.WithdrawalRequest, len(all))
	for i, at := range randtest.Rand(x).Perm(len(all)) {
		again[i] = all[at]
	}
	for i, flow := range x.withdraw(again) {
		if flow.Status != transfer.Completed {
			x.Errorf("a withdrawal from %v to %s is, asked for again, %s: %s", again[i].Sources, again[i].DestinationChain, flow.Status, failureOf(flow))
		}
	}
	for _, w := range append(append([]transfer.Workflow{}, x.paid...), x.cancelled...) {
		x.untilEnded(wallet.Wallet{ID: w.Wallet, Organization: w.Organization}, wallet.Withdrawal, w.ID)
	}
}

// assertRecovered accepts the requests that are not repeated, and compares books, chains and payees with
// each other.
func (x *disaster) assertRecovered() {
	x.Helper()
	x.end()
	if printed, err := x.recoverBooks(RecoverOptions{AcceptMissing: true}); err != nil {
		x.Errorf("%v\n%s", err, printed)
	}
	printed, err := x.recoverBooks(RecoverOptions{AcceptMissing: true})
	if err != nil || strings.Contains(printed, "opened") {
		x.Errorf("a second run finds differences: %v\n%s", err, printed)
	}
	x.assertBooksAgree()
	for payee, want := range x.owed {
		if got := x.paidAnywhere(payee); got != want {
			x.Errorf("payee %s has %d units, want %d", payee, got, want)
		}
	}
	if n := x.count(`SELECT COUNT(*) FROM bridge_arrivals`) + x.count(`SELECT COUNT(*) FROM bridge_transfers WHERE completed_at IS NULL`); n != 0 {
		x.Errorf("%d arrivals or transfers are left open", n)
	}
}

// unitsOf returns the balance of an address in a token on a chain.
func (x *disaster) unitsOf(on chain.Name, token chain.Token, address string) int64 {
	x.Helper()
	if on.IsSolana() {
		return int64(x.Solana.TokenBalance(validator.USDC, solana.KeyOf(chain.Address(address))))
	}
	head, err := x.Clients[on].Head(x.T.Context())
	if err != nil {
		x.Fatal(err)
	}
	units, err := x.Clients[on].Holdings(x.T.Context(), []evm.Holding{{Token: x.evmChains()[on].Config().Tokens[token].Address, Holder: common.HexToAddress(address)}}, head.Number)
	if err != nil {
		x.Fatal(err)
	}
	return units[0].Int64()
}

// paidAnywhere returns the balance of a payee in all tokens on all chains.
func (x *disaster) paidAnywhere(payee string) (sum int64) {
	x.Helper()
	for on := range x.evmChains() {
		if common.IsHexAddress(payee) {
			sum += x.unitsOf(on, chain.USDC, payee) + x.unitsOf(on, chain.USDT, payee)
		}
	}
	if !common.IsHexAddress(payee) {
		sum += x.unitsOf(chain.SolanaDevnet, chain.USDC, payee)
	}
	return sum
}
