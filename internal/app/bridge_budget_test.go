package app

import (
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/deliverer"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// configure runs the service again with other settings of its chains.
func (d *drill) configure(change func(ch ChainConfig) ChainConfig) {
	d.Helper()
	d.reconfigure(change)
	d.serve()
}

// reconfigure is configure for a service that is not run.
func (d *drill) reconfigure(change func(ch ChainConfig) ChainConfig) {
	d.Helper()
	d.end()
	d.App.Close()
	config := d.Config
	for name, ch := range config.Chains {
		config.Chains[name] = change(ch)
	}
	var err error
	if d.Sandbox.App, err = New(d.T.Context(), config, d.Clock, slog.New(slog.DiscardHandler)); err != nil {
		d.Fatal(err)
	}
}

// proxySolana runs the service again behind a node of Solana's with settable faults, and counts its requests.
func (d *drill) proxySolana() *rpctest.Proxy {
	d.Helper()
	node := rpctest.New(d.T, d.Solana.URL())
	d.configure(behindNode(node))
	return node
}

// behindNode has chains of Solana's asked through a node.
func behindNode(node *rpctest.Proxy) func(ChainConfig) ChainConfig {
	return func(ch ChainConfig) ChainConfig {
		if ch.Solana.served() {
			ch.Solana.RPC = NodeURLs{node.URL}
		}
		return ch
	}
}

// limitMessages has each organization send so many messages a day from each chain.
func (b *bridged) limitMessages(perDay int64) {
	b.Helper()
	b.configure(func(ch ChainConfig) ChainConfig {
		if ch.Bridge != nil {
			limited := *ch.Bridge
			limited.MessagesPerDay = perDay
			ch.Bridge = &limited
		}
		if b := ch.Solana.Bridge; b != nil {
			limited := *b
			limited.MessagesPerDay = perDay
			ch.Solana.Bridge = &limited
		}
		if ch.USDTBridge != nil {
			limited := *ch.USDTBridge
			limited.MessagesPerDay = perDay
			ch.USDTBridge = &limited
		}
		return ch
	})
}

// dollarFrom is a withdrawal of a dollar that a wallet has on the first chain, on the second.
func (b *bridged) dollarFrom(w wallet.Wallet) transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1),
		Token: b.token, Amount: money.Dollar, Sources: []transfer.Draw{{Position: chain.CashID(chain.EthereumSepolia, b.token), Amount: money.Dollar}}}
}

// give has wallets have an amount on a chain.
func (b *bridged) give(on chain.Name, amount money.USD, wallets ...wallet.Wallet) {
	b.Helper()
	for _, w := range wallets {
		b.faucet(on, b.token, w.Addresses[on], amount)
	}
	for _, w := range wallets {
		b.until("the money is in the books", func() bool { return b.holds(w, chain.CashID(on, b.token)) == amount })
	}
}

// wallets are more of the organization that has the first one.
func (b *bridged) wallets(n int) []wallet.Wallet {
	b.Helper()
	requests := newWallets(n)
	for i := range requests {
		requests[i].Organization = b.mine.Organization
	}
	return b.create(requests)
}

// assertUsedUp holds a refusal to its code, and to telling of when there is room again.
func (b *bridged) assertUsedUp(what string, err error, tells string) {
	b.Helper()
	if fault.CodeOf(err) != fault.RateLimitExceeded || !strings.Contains(err.Error(), tells) {
		b.Errorf("%s: %v, want rate_limit_exceeded that says %q", what, err, tells)
	}
}

// An organization sends as many messages of USDT from a chain as it may in 24 hours; more are refused, also where they
// are previewed, until others were sent a day ago. Another organization, and another chain, has its own.
func TestAnOrganizationSendsSoManyMessagesADay(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		b.limitMessages(2)
		b.finish(b.begin())
		b.bridge.usdt.deliverer.SetMode(deliverer.Silent)
		w := b.begin()
		_, err := b.Transfers.PreviewWithdrawal(b.T.Context(), b.dollarFrom(b.mine))
		b.assertUsedUp("a preview", err, "2 messages may carry usdt from ethereum_sepolia in 24 hours")
		more := b.wallets(1)[0]
		b.give(chain.EthereumSepolia, 5*money.Dollar, more)
		_, _, err = b.Transfers.Withdraw(b.T.Context(), b.dollarFrom(more))
		b.assertUsedUp("a withdrawal", err, "possible again from ")
		b.awaitMetric("granary_bridge_day_messages", 2)
		b.awaitMetric("granary_bridge_day_messages_most", 2)
		b.awaitMetric("granary_bridge_day_messages_limit", 10) // USDT of two chains, USDC of three

		other := b.create(newWallets(1))[0]
		b.give(chain.EthereumSepolia, 5*money.Dollar, other)
		if _, _, err := b.Transfers.Withdraw(b.T.Context(), b.dollarFrom(other)); err != nil {
			b.Errorf("another organization's withdrawal: %v", err)
		}
		b.bridge.usdt.deliverer.SetMode(deliverer.Normal)
		b.finishPaid(w, 9_950_000+950_000)

		b.Clock.Advance(budgetIsFree)
		if w := b.withdraw([]transfer.WithdrawalRequest{b.dollarFrom(more)})[0]; w.Status != transfer.Completed {
			b.Errorf("a day later the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		b.assertAllAgrees()
	})
}

// budgetIsFree is the time when the sent messages count no more; blocks that are mined so fast are ahead of the
// clock.
const budgetIsFree = 27 * time.Hour

// finishPaid is finish where the payee has more in all by then.
func (b *bridged) finishPaid(w transfer.Workflow, units int64) {
	b.Helper()
	b.paid += units
	b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
	b.until("the payee has it", func() bool { return b.unitsOnBase(common.HexToAddress(destinationOf(1))) == b.paid })
}

// Each leg counts: dust in many movements of one request is as many messages.
func TestEachLegOfARequestIsAMessage(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		b.limitMessages(3)
		b.give(chain.Base, money.Dollar, b.mine)
		dust := func(n int) transfer.AllocationRequest {
			r := transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New()}
			for range n {
				r.Movements = append(r.Movements, transfer.Instruction{From: baseUSDT, To: SandboxUSDTSource, Amount: 1})
			}
			return r
		}
		_, _, err := b.tryAllocate(dust(4))
		b.assertUsedUp("four movements", err, "ask for less at once")
		_, err = b.Transfers.PreviewAllocation(b.T.Context(), b.mine.Organization, b.mine.ID, dust(4).Movements)
		b.assertUsedUp("their preview", err, "ask for less at once")
		if _, _, err := b.tryAllocate(dust(3)); err != nil {
			b.Errorf("three movements: %v", err)
		}
		b.awaitMetric("granary_bridge_day_messages_most", 3)
	})
}

// However many ask at once, on whichever replica, no more are accepted than may be sent.
func TestRequestsAtOnceShareABudget(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		const limit = 3
		b.limitMessages(limit)
		wallets := b.wallets(10)
		b.give(chain.EthereumSepolia, 5*money.Dollar, wallets...)
		b.bridge.usdt.deliverer.SetMode(deliverer.Silent)
		var group sync.WaitGroup
		errs := make([]error, len(wallets))
		start := make(chan struct{})
		for i, w := range wallets {
			group.Go(func() {
				<-start
				_, _, errs[i] = b.Transfers.Withdraw(b.T.Context(), b.dollarFrom(w))
			})
		}
		close(start)
		group.Wait()
		accepted := 0
		for _, err := range errs {
			if err == nil {
				accepted++
			} else {
				b.assertUsedUp("one of many", err, "3 messages may carry usdt")
			}
		}
		if accepted != limit {
			b.Errorf("%d withdrawals were accepted", accepted)
		}
		if n := b.count(`SELECT COUNT(*) FROM workflows`); n != limit {
			b.Errorf("there are %d", n)
		}
	})
}

// A transfer that failed before it left has sent no message, and uses none of the budget.
func TestWhatSendsNoMessageDoesNotCount(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		b.limitMessages(1)
		payer := b.bridge.usdt.on[chain.EthereumSepolia].FeePayer
		has, err := b.Clients[chain.EthereumSepolia].Balance(b.T.Context(), payer)
		if err != nil {
			b.Fatal(err)
		}
		if err := b.Chain.AsOwner(b.T.Context(), payer, contracts.NewBridgeFeePayer().PackWithdraw(common.HexToAddress("0xbeef"), has)); err != nil {
			b.Fatal(err)
		}
		if w := b.untilEnded(b.mine, wallet.Withdrawal, b.begin().ID); w.Status != transfer.Failed {
			b.Errorf("without ether the withdrawal is %s", w.Status)
		}
		b.giveEther(b.Chain, payer)
		b.finish(b.begin())
		_, _, err = b.Transfers.Withdraw(b.T.Context(), b.dollarFrom(b.mine))
		b.assertUsedUp("another", err, "possible again from ")
	})
}

// Targets that money of another chain is needed for wait until the organization may send it.
func TestTargetsWaitForTheBudget(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		b.limitMessages(1)
		b.give(chain.Base, 10*money.Dollar, b.mine)
		back := b.dollarFrom(b.mine)
		back.DestinationChain, back.Sources[0].Position = chain.EthereumSepolia, baseUSDT
		if w := b.withdraw([]transfer.WithdrawalRequest{back})[0]; w.Status != transfer.Completed {
			b.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		request := newWallets(1)[0]
		request.Organization, request.AutoRebalance = b.mine.Organization, true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDT: {{YieldSource: SandboxUSDTSource, Pct: 8000}, {YieldSource: wallet.CashTarget, Pct: 2000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.faucet(chain.Base, chain.USDT, mine.Addresses[chain.Base], 50*money.Dollar)
		b.until("its balance waits", func() bool {
			return b.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2 AND last_error LIKE '%as many messages%'`, wallet.BalanceTask, mine.ID.String()) == 1
		})
		if n := b.count(`SELECT COUNT(*) FROM workflows WHERE wallet_id = $1`, mine.ID); n != 0 {
			b.Errorf("%d rebalances were begun", n)
		}
		b.Clock.Advance(budgetIsFree)
		b.until("what the source lacks has come", func() bool {
			return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE wallet_id = $1 AND phase = 'received'`, mine.ID) == 1
		})
	})
}

// Messages of USDC have budgets as well, from Solana too, where each takes of the SOL that pays for everybody.
func TestMessagesOfUSDCAreCounted(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.limitMessages(3)
		b.faucet(chain.SolanaDevnet, chain.USDC, b.mine.Addresses[chain.SolanaDevnet], money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, solanaCash) == money.Dollar })
		b.give(chain.Base, money.Dollar, b.mine)
		dust := func(n int, from string) transfer.AllocationRequest {
			r := transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New()}
			for range n {
				r.Movements = append(r.Movements, transfer.Instruction{From: from, To: SandboxSource, Amount: 1})
			}
			return r
		}
		for _, from := range []string{solanaCash, baseCash} {
			_, _, err := b.tryAllocate(dust(4, from))
			b.assertUsedUp("four movements from "+from, err, "ask for less at once")
		}
		moved, _, err := b.tryAllocate(dust(3, solanaCash))
		if err != nil {
			b.Fatal(err)
		}
		b.untilEnded(b.mine, wallet.Rebalance, moved.ID)
		_, _, err = b.tryAllocate(dust(1, solanaCash))
		b.assertUsedUp("a fourth", err, "3 messages may carry usdc from solana_devnet in 24 hours")
		b.assertAllAgrees()
	})
}

func TestABudgetIsWithinBounds(t *testing.T) {
	for perDay, want := range map[int64]bool{0: true, 1: true, 1_000_000: true, -1: false, 1_000_001: false} {
		ch := ChainConfig{USDTBridge: (&USDTBridgeConfig{MessagesPerDay: perDay}).withDefaults(chain.Ethereum), Bridge: (&BridgeConfig{MessagesPerDay: perDay}).withDefaults(chain.Ethereum)}
		sol := SolanaConfig{Bridge: (&SolanaBridgeConfig{MessagesPerDay: perDay}).withDefaults()}
		var wrong []string
		say := func(format string, _ ...any) {
			if strings.Contains(format, "messagesPerDay") {
				wrong = append(wrong, format)
			}
		}
		ch.checkUSDTBridge(chain.Ethereum, say)
		ch.checkBridge(chain.Ethereum, say)
		sol.checkBridge(chain.Solana, say)
		if (len(wrong) == 0) != want || !want && len(wrong) != 3 {
			t.Errorf("%d a day: %q", perDay, wrong)
		}
	}
}
