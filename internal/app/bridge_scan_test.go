package app

import (
	"math"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// Anyone may name the account of a message's nonce in as many transactions as he pays for. A payment that the
// follower has read is settled without reading them: they delay no other start on Solana.
func TestTransactionsThatNameANonceAreNotReadForWhatWasToldOf(t *testing.T) {
	t.Parallel()
	const named = 40
	c := newCrossing(newDrill(t, store.SQLite), chain.EthereumSepolia, chain.SolanaDevnet)
	node := c.proxySolana()
	l := c.putLiar()
	l.say(func(listing) listing { return nil })
	w := c.begin(10 * money.Dollar)
	sent := c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	c.nameNonce(common.HexToHash(c.nonceOf(sent)), named)
	c.bringToSolana(sent)
	c.until("the follower has told of it", func() bool { return c.count(`SELECT COUNT(*) FROM bridge_arrivals WHERE final = 1`) == 1 })
	// An attempt that began earlier may still read them.
	c.until("no attempt is under way", func() bool {
		return c.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND lease_until > $2`, transfer.AttestTask, c.Clock.Now().UnixMicro()) == 0
	})
	before := node.Calls("getTransaction")
	l.lie.Store(nil)
	c.resume(sent)
	c.finish(w, 10*money.Dollar, 0)
	if read := node.Calls("getTransaction") - before; read >= named {
		t.Errorf("%d transactions were read", read)
	}
}

// nameNonce has a stranger name the account of a nonce in transactions without other effects.
func (c *crossing) nameNonce(nonce common.Hash, times int) {
	c.Helper()
	for n := range times {
		name := solana.TransferLamports(validator.FaucetKey, validator.FaucetKey, uint64(n))
		name.Accounts = append(name.Accounts, solana.AccountMeta{Key: cctpsol.UsedNonceAccount(nonce)})
		if _, err := c.Solana.AsFaucet(name); err != nil {
			c.Fatal(err)
		}
	}
}

// Nor are they read while the message has not come: a wallet that has it signed again, because it was rejected,
// searches it on the chain each time.
func TestTransactionsThatNameAnUnusedNonceAreNotRead(t *testing.T) {
	t.Parallel()
	c := newCrossing(newDrill(t, store.SQLite), chain.EthereumSepolia, chain.SolanaDevnet)
	node, nonce := c.proxySolana(), common.Hash{7}
	c.nameNonce(nonce, 10)
	head := c.headOf(chain.SolanaDevnet)
	c.demandBlocks(chain.SolanaDevnet, 8)
	c.until("they are final", func() bool {
		return c.count(`SELECT final_number FROM chain_cursors WHERE chain = $1`, string(chain.SolanaDevnet)) > int64(head)+4
	})
	before := node.Calls("getTransaction")
	found, err := rpc.NewReader(c.SolanaClients[chain.SolanaDevnet]).LocateMessage(t.Context(), cctp.MessageKey(0, nonce), c.Clock.Now(), math.MaxInt64)
	if read := node.Calls("getTransaction") - before; err != nil || len(found) != 0 || read != 0 {
		t.Errorf("in slots %d, %v: %d transactions were read", found, err, read)
	}
}
