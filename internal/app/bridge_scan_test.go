package app

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"

	"github.com/granaryhq/granary/internal/money"
)

// Anybody may name the account of a message's nonce in as many transactions as he pays for. What the follower has told
// of is settled without reading them: they hold up nobody else's start on Solana.
func TestTransactionsThatNameANonceAreNotReadForWhatWasToldOf(t *testing.T) {
	const named = 40
	c := newCrossing(newDrill(t, store.SQLite), chain.EthereumSepolia, chain.SolanaDevnet)
	node := rpctest.New(t, c.Solana.URL())
	c.configure(func(ch ChainConfig) ChainConfig {
		if ch.Solana.served() {
			ch.Solana.RPC = NodeURLs{node.URL}
		}
		return ch
	})
	l := c.putLiar()
	l.say(func(listing) listing { return nil })
	w := c.begin(10 * money.Dollar)
	sent := c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	nonce := cctpsol.UsedNonceAccount(common.HexToHash(c.nonceOf(sent)))
	for n := range named {
		name := solana.TransferLamports(validator.FaucetKey, validator.FaucetKey, uint64(n))
		name.Accounts = append(name.Accounts, solana.AccountMeta{Key: nonce})
		if _, err := c.Solana.AsFaucet(name); err != nil {
			t.Fatal(err)
		}
	}
	c.bringToSolana(sent)
	c.until("the follower has told of it", func() bool { return c.count(`SELECT COUNT(*) FROM bridge_arrivals WHERE final = 1`) == 1 })
	before := node.Calls("getTransaction")
	l.lie.Store(nil)
	c.resume(sent)
	c.finish(w, 10*money.Dollar, 0)
	if read := node.Calls("getTransaction") - before; read >= named {
		t.Errorf("%d transactions were read", read)
	}
}
