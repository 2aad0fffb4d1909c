package relay

import (
	"bytes"
	"encoding/binary"
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// createGasWatcher makes a contract without effects, which reverts at once where it finds less than the gas left.
func (s *stranger) createGasWatcher(least uint32) common.Address {
	s.w.t.Helper()
	bound := binary.BigEndian.AppendUint32(nil, least)
	// GAS PUSH4 least GT PUSH1 11 JUMPI STOP JUMPDEST PUSH0 PUSH0 REVERT
	code := slices.Concat([]byte{0x5a, 0x63}, bound, []byte{0x11, 0x60, 11, 0x57, 0x00, 0x5b, 0x5f, 0x5f, 0xfd})
	// PUSH15 code PUSH0 MSTORE PUSH1 15 PUSH1 17 RETURN
	creation := slices.Concat([]byte{0x6e}, code, []byte{0x5f, 0x52, 0x60, 15, 0x60, 17, 0xf3})
	at := crypto.CreateAddress(crypto.PubkeyToAddress(s.key.PublicKey), s.nonce)
	s.sendTx(nil, 2_000_000, creation)
	s.w.mineBlocks(1)
	return at
}

// newestTxs are the transactions as the relay signed them last.
func (w *world) newestTxs() (out []*types.Transaction) {
	w.t.Helper()
	rows, err := w.db.Query(w.t.Context(), `SELECT raw FROM relay_versions`)
	if err != nil {
		w.t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var raw string
		if err := rows.Scan(&raw); err != nil {
			w.t.Fatal(err)
		}
		tx := new(types.Transaction)
		if err := tx.UnmarshalBinary(common.FromHex(raw)); err != nil {
			w.t.Fatal(err)
		}
		out = append(out, tx)
	}
	if err := rows.Err(); err != nil {
		w.t.Fatal(err)
	}
	return out
}

// A callee that looks at the gas left, and refuses where it finds little, finds enough,
// however little it uses: alone, among payments, and after other calls of its intent.
func TestPromisesTheGasThatCalleesLookFor(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		stranger := newStranger(w)
		some, much := stranger.createGasWatcher(400_000), stranger.createGasWatcher(3_000_000)
		ids := w.createWallets(5, 1000)
		var list []submission
		for i, to := range []common.Address{some, {}, much, some, {}} {
			in := w.paymentIntent(ids[i], 100)
			if to != (common.Address{}) {
				in.Calls = append(in.Calls, custody.Call{To: to, Value: money.NewUnits(0)})
			}
			list = append(list, w.signIntent(ids[i], in))
		}
		alone := w.signIntent(ids[0], w.paymentIntent(ids[0], 0))
		alone.Intent.Calls = []custody.Call{{To: much, Value: money.NewUnits(0)}}
		alone = w.signIntent(ids[0], alone.Intent)
		replica := w.startRelay(w.db, w.testOptions(), nil)
		w.submitAll(alone)
		w.assertOutcomes(intent.Executed, alone)
		w.submitAll(list...)
		w.assertOutcomes(intent.Executed, append(list, alone)...)
		if n := w.countRows("intents", "attempts > 0"); n != 0 {
			t.Errorf("%d intents were refused before they were executed", n)
		}
		if n := w.countRows("relay_transactions", "1 = 1"); n != 2 {
			t.Errorf("%d transactions, want 2", n)
		}
		w.assertPaid(500)
		replica.stop()
	})
}

// The gas promised to payments is near to their use: the limit of a transaction is reserved of the relayer's balance.
func TestPromisesPaymentsLittleMoreThanTheyUse(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		const payments = 20
		list := w.submitPayments(w.createWallets(payments, 1000), 100)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Executed, list...)
		txs := w.newestTxs()
		if len(txs) != 1 {
			t.Fatalf("%d transactions, want 1", len(txs))
		}
		receipt, err := w.client.Receipt(t.Context(), txs[0].Hash())
		if err != nil || receipt == nil {
			t.Fatalf("no receipt: %v", err)
		}
		t.Logf("%d payments: %d gas used, limit %d", payments, receipt.GasUsed, txs[0].Gas())
		if txs[0].Gas() > 3*receipt.GasUsed {
			t.Errorf("the limit is %d gas for %d used, more than three times", txs[0].Gas(), receipt.GasUsed)
		}
	})
}

// A budget grows where its calls fail for it, up to the limit of one transaction, and not where they fail for another
// reason.
func TestPromisesNoMoreThanATransactionHolds(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		stranger := newStranger(w)
		ids := w.createWallets(2, 1000)
		far, _ := stranger.createGasWatcher(15_900_000), ids
		in := w.paymentIntent(ids[0], 0)
		in.Calls = []custody.Call{{To: far, Value: money.NewUnits(0)}}
		r := w.startRelay(w.db, w.testOptions(), nil).relay
		head, err := w.client.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		broke := w.paymentIntent(ids[1], 2000)
		batch := intentBatch{intents: []openIntent{{intent: in}, {intent: broke}}, gasUsed: [][]uint64{{21_000}, {60_000}}, at: head}
		promises, err := r.findPromises(t.Context(), batch)
		if err != nil {
			t.Fatal(err)
		}
		for i, used := range []uint64{21_000, 60_000} {
			budget := max(used+used/4, batch.intents[i].intent.MinGas)
			if want := budget + budget/63 + termsAt(head).executor; promises[i] != want {
				t.Errorf("item %d that no gas helps is promised %d, want %d", i, promises[i], want)
			}
		}
		batch = intentBatch{intents: batch.intents[1:], gasUsed: [][]uint64{{1 << 24}}, at: head}
		promises, err = r.findPromises(t.Context(), batch)
		if err != nil || promises[0] != termsAt(head).mostPromised() {
			t.Errorf("promised %v, %v, want seven eighths of a transaction", promises, err)
		}
	})
}

// Nodes reject a transaction that may cost more than an ether, so that a batch costs less.
func TestSpendsNoMoreThanANodeAllows(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		wallets := w.createWallets(20, 1000)
		w.mineBlocks(160) // the base fee falls to a few wei, where no further block lowers it
		fees, err := w.client.Fees(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		bid, _ := firstBid(market{fees.Base.Uint64(), fees.Tip.Uint64()}, math.MaxUint64)
		const someGas = 2_500_000 // of some payments, not of all
		o := w.testOptions()
		o.MaxCost = new(big.Int).SetUint64(bid.cap * someGas)
		w.interposeNode(refuseAbove(o.MaxCost))
		list := w.submitPayments(wallets, 100)
		w.startRelay(w.db, o, nil)
		w.assertOutcomes(intent.Executed, list...)
		if n := w.countRows("relay_transactions", "1 = 1"); n < 2 {
			t.Errorf("%d transactions", n)
		}
		if n := w.countRows("relay_versions", "version > 0"); n != 0 {
			t.Errorf("%d transactions replaced", n)
		}
	})
}

// refuseAbove refuses transactions that may cost more, as geth does by default
// (--rpc.txfeecap).
func refuseAbove(most *big.Int) func([]byte) ([]byte, string) {
	return onMethod("eth_sendRawTransaction", func(raw hexutil.Bytes) string {
		var tx types.Transaction
		if err := tx.UnmarshalBinary(raw); err != nil {
			return err.Error()
		}
		if new(big.Int).Mul(tx.GasFeeCap(), new(big.Int).SetUint64(tx.Gas())).Cmp(most) > 0 {
			return "tx fee (1.40 ether) exceeds the configured cap (1.00 ether)"
		}
		return ""
	})
}

// A transaction whose data costs more than its execution pays the floor for it (EIP-7623, and EIP-7976 under Amsterdam): its gas limit
// covers that, alone and with others.
func TestTheFloorOfCalldataIsCovered(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		const length, floorPerByte = 30_000, 40 // of EIP-7623; that of Amsterdam is higher
		ids := w.createWallets(3, 1000)
		long := func(id int) submission {
			i := w.paymentIntent(ids[id], 100)
			i.Calls[0].Data = append(i.Calls[0].Data, bytes.Repeat([]byte{0xff}, length)...) // the token ignores the bytes after the arguments
			i.MinGas = custody.MinGasOf(i.Calls)
			return w.signIntent(ids[id], i)
		}
		w.startRelay(w.db, w.testOptions(), nil)
		for n, list := range [][]submission{{long(0)}, {long(1), w.signIntent(ids[2], w.paymentIntent(ids[2], 100))}} {
			w.submitAll(list...)
			w.waitForPool(uint64(n) + 1)
			w.mineBlocks(3)
			w.assertOutcomes(intent.Executed, list...)
		}
		for _, tx := range w.newestTxs() {
			receipt, err := w.client.Receipt(t.Context(), tx.Hash())
			if err != nil || receipt == nil {
				t.Fatalf("receipt of %s: %v", tx.Hash(), err)
			}
			if receipt.GasUsed < length*floorPerByte || receipt.GasUsed > tx.Gas() {
				t.Errorf("%d bytes of data used %d gas of %d: the floor is %d", len(tx.Data()), receipt.GasUsed, tx.Gas(), length*floorPerByte)
			}
		}
	})
}
