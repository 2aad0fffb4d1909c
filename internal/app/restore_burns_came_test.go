package app

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// An amount was brought in before every database is lost, so that the balance on its chain has it. The node of that chain has dropped the
// logs and receipts of then, and lists none. Recovery must not enter the burn as in transit beside the balance: it is not known whether
// it has come.
func TestABurnWhoseArrivalANodeHasDroppedIsNotEntered(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.bridge.setMode()("silent")
	sent := b.awaitTransfer(b.begin(), "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	b.end()
	b.bridge.setMode()("normal")
	b.bringInByStranger(sent)
	head := b.headOf(chain.Base)
	b.exchange(storetest.Address(t, store.SQLite))
	b.dropOldBlocks(chain.Base, head)
	printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, ClaimOwed: true})
	if strings.Contains(printed, "entered wallet") || !strings.Contains(printed, "unread ") {
		b.serve()
		b.until("the burn is settled", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_transfers`) == 1 })
		t.Errorf("%v\n%s\nthe books have %s on base, and %d units in transit", err, printed, b.holds(b.mine, "cash:base:usdc"), b.count(`SELECT SUM(in_transit) FROM bridge_transfers`))
	}
	b.assertOnBase(10 * money.Dollar)
}

// An amount came to Solana and was paid out there before every database is lost. One of two nodes says that the account which shows that
// its message has come does not exist. Recovery must not enter the burn, since the other node shows its arrival.
func TestABurnThatOneOfTwoSolanaNodesShowsAsComeIsNotEntered(t *testing.T) {
	t.Parallel()
	c := newCrossing(newDrill(t, store.SQLite), chain.EthereumSepolia, chain.SolanaDevnet)
	w := c.withdraw([]transfer.WithdrawalRequest{c.ask(10 * money.Dollar)})[0]
	if w.Status != transfer.Completed {
		t.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
	}
	nonce, is := cctp.NonceOfKey(c.transferOf(w).Key)
	if !is {
		t.Fatal("the transfer has no nonce")
	}
	c.exchange(storetest.Address(t, store.SQLite))
	hidden := []byte(cctpsol.UsedNonceAccount(nonce).String())
	c.putLyingNode(func(method string, body []byte) string {
		if method != "getMultipleAccounts" || !bytes.Contains(body, hidden) {
			return ""
		}
		return fmt.Sprintf(`{"context":{"slot":%d},"value":[null]}`, uint64(1)<<40)
	})
	printed, err := c.recoverBooks(RecoverOptions{RosterFiles: []string{c.roster}, AcceptMissing: true, ClaimOwed: true})
	if strings.Contains(printed, "coming  wallet") {
		t.Errorf("%v\n%s", err, printed)
	}
}
