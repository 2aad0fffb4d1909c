package relay

import (
	"crypto/ecdsa"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
)

// stranger is a foreign account that can reach the chain past our node.
type stranger struct {
	w      *world
	key    *ecdsa.PrivateKey
	client *evm.Client
	nonce  uint64 // of its next transaction; the pool may be behind its own transactions
}

func newStranger(w *world) *stranger {
	w.t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		w.t.Fatal(err)
	}
	client, err := evm.Dial(w.t.Context(), w.chain.Config())
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(client.Close)
	if _, err := w.chain.FundRelayer(w.t.Context(), crypto.PubkeyToAddress(key.PublicKey)); err != nil {
		w.t.Fatal(err)
	}
	w.mineBlocks(1)
	return &stranger{w: w, key: key, client: client}
}

func (s *stranger) sendTx(to *common.Address, gas uint64, data []byte) common.Hash {
	s.w.t.Helper()
	tx, err := types.SignNewTx(s.key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Nonce: s.nonce, Gas: gas, To: to, Data: data,
		GasFeeCap: big.NewInt(1000 * params.GWei), GasTipCap: big.NewInt(50 * params.GWei),
	})
	if err != nil {
		s.w.t.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		s.w.t.Fatal(err)
	}
	if err := s.client.SendRaw(s.w.t.Context(), raw); err != nil {
		s.w.t.Fatal(err)
	}
	s.nonce++
	return tx.Hash()
}

// carryIntent brings an intent of a delegated wallet in.
func (s *stranger) carryIntent(i submission) common.Hash {
	s.w.t.Helper()
	to := i.Intent.Wallet.EVM()
	return s.sendTx(&to, 900_000, custodytest.PackIntent(i.Intent, i.Signature))
}

// raiseBaseFee makes full blocks, each of which raises the base fee by a ninth, until
// it is above the given price. An invalid instruction burns gas without work.
func (s *stranger) raiseBaseFee(above uint64) {
	s.w.t.Helper()
	head, err := s.client.Head(s.w.t.Context())
	if err != nil {
		s.w.t.Fatal(err)
	}
	for {
		fees, err := s.client.Fees(s.w.t.Context())
		if err != nil {
			s.w.t.Fatal(err)
		}
		if fees.Base.Uint64() > above {
			return
		}
		for range head.GasLimit / params.MaxTxGas {
			s.sendTx(nil, params.MaxTxGas, []byte{0xfe})
		}
		s.w.mineBlocks(1)
	}
}

// stuckWorld has a transaction in the pool that no miner takes: the base fee
// has outgrown it, and the relay's ceiling forbids it to follow.
func stuckWorld(w *world, list *[]submission) (richer Options) {
	s := newStranger(w)
	wallets := w.createWallets(2, 1000)
	fees, err := s.client.Fees(w.t.Context())
	if err != nil {
		w.t.Fatal(err)
	}
	o := w.testOptions()
	richer = o
	o.MaxFee = fees.Base.Uint64() + fees.Tip.Uint64() + 1
	w.node.Set(evmtest.Faults{SwallowSends: true})
	*list = w.submitPayments(wallets, 100)
	poor := w.startRelay(w.db, o, nil)
	w.until("signed and sent", func() bool { return w.node.Calls("eth_sendRawTransaction") > 0 })
	s.raiseBaseFee(o.MaxFee * 3 / 2)
	w.node.Set(evmtest.Faults{})
	sent := w.node.Calls("eth_sendRawTransaction")
	w.db.Clock().Advance(2 * time.Minute)
	w.clock.Advance(3 * time.Minute)
	w.until("sent again", func() bool { return w.node.Calls("eth_sendRawTransaction") > sent })
	w.mineBlocks(1)
	if n := w.countRows("relay_versions", "version > 0"); n != 0 {
		w.t.Errorf("%d versions above the ceiling", n)
	}
	if n := w.countRows("relay_transactions", "state = 'sent'"); n != 1 {
		w.t.Error("the transaction was mined all the same")
	}
	poor.stop()
	return richer
}

// The base fee outgrows a transaction: it bids more, up to the ceiling and not beyond, and whichever version is mined
// settles it. A crash around the signing of a version has no effect.
func TestBidsMore(t *testing.T) {
	t.Parallel()
	for _, point := range []string{"", pointReplace + ".before", pointReplace + ".after"} {
		t.Run(point, func(t *testing.T) {
			eachEngine(t, 0, func(w *world) {
				var list []submission
				o := stuckWorld(w, &list)
				if point != "" {
					dead := w.startRelay(w.db, o, dieAt(point, 1))
					w.until("it dies", dead.isDead)
					dead.stop()
				}
				w.startRelay(w.db, o, nil)
				w.until("it bids more", func() bool { return w.countRows("relay_versions", "version > 0") > 0 })
				w.until("it is final", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") == 2 })
				w.assertOutcomes(intent.Executed, list...)
				if n := w.countRows("relay_transactions", "1 = 1"); n != 1 {
					t.Errorf("%d transactions, want 1", n)
				}
				if got := w.payeeUnits(); got != 200 {
					t.Errorf("paid %d", got)
				}
			})
		})
	}
}

// Somebody else uses the relayer's key and takes the nonce: the intents of the
// lost transaction are carried again.
func TestLosesANonce(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		list := w.submitPayments(w.createWallets(2, 1000), 100)
		w.node.Set(evmtest.Faults{SwallowSends: true})
		w.startRelay(w.db, w.testOptions(), nil)
		w.until("signed and sent", func() bool { return w.node.Calls("eth_sendRawTransaction") > 0 })
		signed, err := w.keys.Relayer().SignTx(devnet.ChainID, &types.DynamicFeeTx{
			ChainID: big.NewInt(devnet.ChainID), Nonce: 0, Gas: 21000, To: &common.Address{1},
			GasFeeCap: big.NewInt(1000 * params.GWei), GasTipCap: big.NewInt(params.GWei),
		})
		if err != nil {
			t.Fatal(err)
		}
		raw, err := signed.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		if err := newStranger(w).client.SendRaw(t.Context(), raw); err != nil {
			t.Fatal(err)
		}
		w.node.Set(evmtest.Faults{})
		w.until("carried by another", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") == 2 })
		w.assertOutcomes(intent.Executed, list...)
		if n := w.countRows("relay_transactions", "state = 'lost' AND nonce = 0"); n != 1 {
			t.Error("the nonce is not noted as lost")
		}
	})
}

// A transaction that no node will ever take gives its nonce up.
func TestGivesTheNonceOfAHopelessTransactionAway(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		list := w.submitPayments(w.createWallets(2, 1000), 100)
		var hopeless relayTx
		w.startRelay(w.db, w.testOptions(), func(r *Relay) {
			due, err := loadDueIntents(t.Context(), r.db, r.chain, true, 0, 10)
			if err != nil {
				t.Fatal(err)
			}
			hopeless = relayTx{id: uuid.NewString(), fees: fees{1e10, 1e9}, signedAtMicros: w.db.Clock().Micros()}
			signed, err := r.key.SignTx(r.chainID, r.buildTx(hopeless, 30_000, r.options.Carrier, r.packCarry(due, make([]uint64, len(due))), nil))
			if err != nil {
				t.Fatal(err)
			}
			raw, err := signed.MarshalBinary()
			if err != nil {
				t.Fatal(err)
			}
			hopeless.hashes = []common.Hash{signed.Hash()}
			err = w.db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`UPDATE intents SET state = 'carried'`)
				return r.insertRelayTx(tx, hopeless, raw, due)
			})
			if err != nil {
				t.Fatal(err)
			}
		})
		w.db.Clock().Advance(2 * time.Minute)
		w.assertOutcomes(intent.Executed, list...)
		if n := w.countRows("relay_transactions", "nonce = 0 AND state IN ('mined', 'final')"); n != 1 {
			t.Error("the nonce is not used")
		}
	})
}

// Without gas money no transaction is signed, and all intents wait with the reason; with it, all go on.
func TestWaitsForGasMoney(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		list := w.submitPayments(w.createWallets(2, 1000), 100)
		poor, err := custody.NewKeyring([]byte("a seed of somebody without money"))
		if err != nil {
			t.Fatal(err)
		}
		w.startRelay(w.db, w.testOptions(), func(r *Relay) { r.key, r.sender = poor.Relayer(), poor.Relayer().Address().Hex() })
		w.until("it says why", func() bool { return strings.Contains(w.readOutcome(list[0]).Reason, "out of gas money") })
		if n := w.countRows("relay_transactions", "1 = 1"); n != 0 {
			t.Error("it signs without money")
		}
		devnettest.Fund(t, w.chain, poor.Relayer().Address())
		w.assertOutcomes(intent.Executed, list...)
	})
}

// A relayer with a new key takes over the intents that the old key's transactions carry.
func TestTakesOverFromAnotherKey(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		list := w.submitPayments(w.createWallets(2, 1000), 100)
		w.node.Set(evmtest.Faults{SwallowSends: true})
		old := w.startRelay(w.db, w.testOptions(), nil)
		w.until("signed and sent", func() bool { return w.node.Calls("eth_sendRawTransaction") > 0 })
		old.stop()
		w.node.Set(evmtest.Faults{})
		next, err := custody.NewKeyring([]byte("the seed that comes after the old"))
		if err != nil {
			t.Fatal(err)
		}
		devnettest.Fund(t, w.chain, next.Relayer().Address())
		w.mineBlocks(1)
		w.startRelay(w.db, w.testOptions(), func(r *Relay) { r.key, r.sender = next.Relayer(), next.Relayer().Address().Hex() })
		w.until("carried", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") == 2 })
		w.assertOutcomes(intent.Executed, list...)
	})
}

// Two replicas on one database. The first falls asleep right before it records a transaction; the second takes the
// seat and does the work; the first, awake again, can record no change.
func TestASleepingReplicaCanDoNothing(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			address := storetest.Address(t, engine)
			db := storetest.Connect(t, address)
			w := newWorld(t, db, testBlockTime)
			wallets := w.createWallets(4, 1000)
			list := w.submitPayments(wallets[:2], 100)
			asleep, awake := make(chan struct{}), make(chan struct{})
			once := false
			first := w.startRelay(db, w.testOptions(), func(r *Relay) {
				r.crashPoint = func(name string) {
					if name == pointPersist+".before" && !once {
						once = true
						close(asleep)
						<-awake
					}
				}
			})
			<-asleep
			if err := task.ClearLeases(t.Context(), db); err != nil {
				t.Fatal(err)
			}
			w.startRelay(storetest.Connect(t, address), w.testOptions(), nil)
			w.assertOutcomes(intent.Executed, list...)
			close(awake)
			more := w.submitPayments(wallets[2:], 100)
			w.assertOutcomes(intent.Executed, append(more, list...)...)
			first.stop()
			if n := w.countRows("relay_transactions", "1 = 1"); n != 2 {
				t.Errorf("%d transactions, want 2", n)
			}
			if got := w.payeeUnits(); got != 400 {
				t.Errorf("paid %d", got)
			}
		})
	}
}
