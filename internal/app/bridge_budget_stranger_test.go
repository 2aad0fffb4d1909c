package app

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/wallet"
)

// A payment to a wallet that keeps targets has it send a message. However often strangers pay, the organization's
// withdrawals still have messages left.
func TestStrangersDepositsLeaveMessagesForWithdrawals(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		const limit = 4
		b.limitMessages(limit)
		b.give(chain.Base, 10*money.Dollar, b.mine)
		request := newWallets(1)[0]
		request.Organization, request.AutoRebalance = b.mine.Organization, true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 10000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		sent := func() int64 {
			return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE wallet_id = $1`, mine.ID)
		}
		for range limit {
			before := sent()
			b.faucet(chain.Base, chain.USDC, mine.Addresses[chain.Base], 10*money.Dollar)
			b.until("the stranger's money crosses, or waits for the budget", func() bool {
				return sent() > before || b.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2 AND last_error LIKE '%as many messages%'`, wallet.BalanceTask, mine.ID.String()) == 1
			})
		}
		back := b.dollarFrom(b.mine)
		back.DestinationChain, back.Sources[0].Position = chain.EthereumSepolia, baseCash
		if _, _, err := b.Transfers.Withdraw(b.T.Context(), back); err != nil {
			b.Errorf("strangers' deposits have sent %d messages: %v", sent(), err)
		}
	})
}
