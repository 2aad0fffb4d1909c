package transfer_test

import (
	"crypto/ecdsa"
	"math/big"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
)

// pace is the blocks that a pacedChain makes by itself.
type pace int

const (
	blocksOnDemand  pace = iota // as a chain on demand does
	blocksOfPending             // one of the pool's transactions, if it has any: no block becomes final
	noBlocks
)

// A pacedChain is a chain on demand of which a test limits the blocks, so that it reorganizes the same ones however long they take.
type pacedChain struct {
	*devnet.EVM

	mu   sync.Mutex // held while a block is made
	pace pace
}

// startPacedChain starts a chain on which a block is final under eight others.
func startPacedChain(t *testing.T, db *store.DB) *pacedChain {
	t.Helper()
	net := &pacedChain{EVM: devnettest.Start(t, devnet.Options{OnDemand: true, Finality: 8, Clock: db.Clock()})}
	ticker, ended, stopped := time.NewTicker(devnettest.BlockTime/4), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for {
			select {
			case <-ended:
				return
			case <-ticker.C:
			}
			if err := net.makeBlock(); err != nil {
				t.Errorf("making a block: %v", err)
				return
			}
		}
	}()
	t.Cleanup(func() {
		ticker.Stop()
		close(ended)
		<-stopped
	})
	return net
}

func (p *pacedChain) makeBlock() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch p.pace {
	case blocksOnDemand:
		return p.Tick()
	case blocksOfPending:
		if p.HasPending() {
			_, err := p.Commit()
			return err
		}
	case noBlocks:
	}
	return nil
}

// setPace returns once no block is made at the pace before.
func (p *pacedChain) setPace(to pace) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.pace = to
}

// A source has settled a request while the intent that asks it back was on its way, so that the intent is given up. A reorganization
// undoes the settlement, and the chain decides which of the two it executes: the cancellation, after which the request is asked back
// again, or the intent.
func TestARequestThatIsPendingAfterAReorganizationIsAskedBackAgain(t *testing.T) {
	for name, test := range map[string]struct {
		executed bool // by a stranger, before the relayer carries its cancellation again
		asked    int
	}{
		"it is cancelled": {false, 2},
		"it is executed":  {true, 1},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				net := startPacedChain(t, db)
				w := fundWorld{makeWorldOn(t, db, net.EVM, devnettest.Dial(t, net.Config()), 50_000, dullRules, fundConfigs)}
				w.fundRelayer()
				w.awaitPrices(fundConfigs(net.EVM, w.client))
				stranger := w.newStranger()
				mine := w.createInFund(0, 600*money.Dollar)
				first, to := w.withdrawTo(mine, 200*money.Dollar)
				w.untilRequested(first)
				before := make(chan uint64, 1)
				settle := func() {
					net.setPace(blocksOfPending)
					before <- w.readHead()
					w.settleRedeem(mine, 20000)
				}
				w.afterSimulation.Store(&settle)
				w.cancel(first)
				w.until("the cancellation of the intent that asks it back is mined", func() bool {
					return w.countRows(`SELECT COUNT(*) FROM intents i JOIN steps s ON s.id = i.id JOIN relay_transactions t ON t.id = i.transaction_id
						WHERE s.kind = $1 AND i.cancellation <> '' AND t.state = 'mined'`, string(transfer.StepCancelRequest)) == 1
				})
				net.setPace(noBlocks)
				if err := net.Reorg(w.readHead()-<-before, true); err != nil {
					t.Fatal(err)
				}
				if test.executed {
					hash := w.executeAsStranger(stranger)
					if _, err := net.Commit(); err != nil {
						t.Fatal(err)
					}
					if _, err := net.Wait(w.ctx, hash); err != nil {
						t.Fatal(err)
					}
				}
				net.setPace(blocksOnDemand)
				w.untilRequest(first, "it is asked back again", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
				assertIs(t, "it was asked back successfully", w.countCancels(), 1)
				assertIs(t, "steps that ask it back", w.countRows(`SELECT COUNT(*) FROM steps WHERE kind = $1`, string(transfer.StepCancelRequest)), test.asked)
				w.giveBackRedeem(mine, 20000)
				w.untilRequest(first, "it has come back", func(r *transfer.SourceRequest) bool { return !r.Open() })
				w.assertEnd(first, transfer.Cancelled, 0, 600*money.Dollar)
				assertIs(t, "the payee has", w.usdcBalance(to), 0)
				w.assertBooksBalance()
			})
		})
	}
}

func (w *world) readHead() uint64 {
	w.Helper()
	head, err := w.client.Head(w.ctx)
	if err != nil {
		w.Error(err)
	}
	return head.Number
}

// newStranger returns the key of an account that has ether.
func (w *world) newStranger() *ecdsa.PrivateKey {
	w.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		w.Fatal(err)
	}
	hash, err := w.chain.FundRelayer(w.ctx, crypto.PubkeyToAddress(key.PublicKey))
	if err != nil {
		w.Fatal(err)
	}
	if _, err := w.chain.Wait(w.ctx, hash); err != nil {
		w.Fatal(err)
	}
	return key
}

// executeAsStranger has an account send the intent that asks a request back, as anyone can who has seen it. It is the account's first
// transaction, and bids more than those of the relayer.
func (w fundWorld) executeAsStranger(by *ecdsa.PrivateKey) common.Hash {
	w.Helper()
	var text, signature string
	err := w.db.QueryRow(w.ctx, `SELECT i.intent, i.signature FROM intents i JOIN steps s ON s.id = i.id WHERE s.kind = $1`, string(transfer.StepCancelRequest)).Scan(&text, &signature)
	if err != nil {
		w.Fatal(err)
	}
	signed, err := custody.DecodeIntent([]byte(text))
	if err != nil {
		w.Fatal(err)
	}
	to, chainID := signed.Wallet.EVM(), new(big.Int).SetUint64(w.client.Config().ChainID)
	tx, err := types.SignNewTx(by, types.LatestSignerForChainID(chainID), &types.DynamicFeeTx{
		ChainID: chainID, Gas: 6_000_000, GasTipCap: big.NewInt(50 * params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei),
		To: &to, Data: custodytest.PackIntent(signed, hexutil.MustDecode(signature)),
	})
	if err != nil {
		w.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		w.Fatal(err)
	}
	if err := w.client.SendRaw(w.ctx, raw); err != nil {
		w.Fatal(err)
	}
	return tx.Hash()
}
