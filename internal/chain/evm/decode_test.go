package evm

import (
	"encoding/binary"
	"encoding/json"
	"math/big"
	"reflect"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/trie"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

var (
	usdc    = common.HexToAddress("0xc0")
	usdt    = common.HexToAddress("0xd0")
	other   = common.HexToAddress("0x0e")
	walletA = common.HexToAddress("0xa1")
	walletB = common.HexToAddress("0xb1")
	stepOne = uuid.MustParse("11111111-1111-4111-8111-111111111111")
	stepTwo = uuid.MustParse("22222222-2222-4222-8222-222222222222")
)

func newTestClient() *Client {
	return &Client{tokens: map[common.Address]chain.Token{usdc: chain.USDC, usdt: chain.USDT}}
}

func transferLog(token, from, to common.Address, units uint64) *types.Log {
	return &types.Log{
		Address: token,
		Topics:  []common.Hash{transferTopic, common.BytesToHash(from[:]), common.BytesToHash(to[:])},
		Data:    common.BigToHash(new(big.Int).SetUint64(units)).Bytes(),
	}
}

func intentLog(topic common.Hash, wallet common.Address, id uuid.UUID) *types.Log {
	return &types.Log{Address: wallet, Topics: []common.Hash{topic, common.BytesToHash(id[:])}}
}

func startedLog(w common.Address, id uuid.UUID) *types.Log  { return intentLog(startedTopic, w, id) }
func executedLog(w common.Address, id uuid.UUID) *types.Log { return intentLog(executedTopic, w, id) }

// alteredLog returns a copy of a log with something altered.
func alteredLog(l *types.Log, f func(*types.Log)) *types.Log {
	c := *l
	c.Topics, c.Data = slices.Clone(l.Topics), slices.Clone(l.Data)
	f(&c)
	return &c
}

func TestDecodeLogs(t *testing.T) {
	in := transferLog(usdc, walletB, walletA, 5)
	// want describes each transfer: token, units and the intent it belongs to.
	type want struct {
		token  chain.Token
		units  uint64
		intent uuid.UUID
	}
	for name, test := range map[string]struct {
		logs []*types.Log
		want []want
	}{
		"two tokens":           {[]*types.Log{in, transferLog(usdt, walletB, walletA, 7)}, []want{{chain.USDC, 5, uuid.Nil}, {chain.USDT, 7, uuid.Nil}}},
		"another token":        {[]*types.Log{transferLog(other, walletB, walletA, 5)}, nil},
		"another event":        {[]*types.Log{alteredLog(in, func(l *types.Log) { l.Topics[0][0]++ })}, nil},
		"an NFT's":             {[]*types.Log{alteredLog(in, func(l *types.Log) { l.Topics = append(l.Topics, common.Hash{}); l.Data = nil })}, nil},
		"unindexed":            {[]*types.Log{alteredLog(in, func(l *types.Log) { l.Topics = l.Topics[:1]; l.Data = make([]byte, 96) })}, nil},
		"short data":           {[]*types.Log{alteredLog(in, func(l *types.Log) { l.Data = l.Data[:31] })}, nil},
		"long data":            {[]*types.Log{alteredLog(in, func(l *types.Log) { l.Data = append(l.Data, 0) })}, nil},
		"dirty recipient":      {[]*types.Log{alteredLog(in, func(l *types.Log) { l.Topics[2][0] = 1 })}, nil},
		"dirty sender":         {[]*types.Log{alteredLog(in, func(l *types.Log) { l.Topics[1][11] = 1 })}, nil},
		"no topics":            {[]*types.Log{{Address: usdc}}, nil},
		"by an intent":         {[]*types.Log{startedLog(walletA, stepOne), in, executedLog(walletA, stepOne)}, []want{{chain.USDC, 5, stepOne}}},
		"before the intent":    {[]*types.Log{in, startedLog(walletA, stepOne), executedLog(walletA, stepOne)}, []want{{chain.USDC, 5, uuid.Nil}}},
		"after the intent":     {[]*types.Log{startedLog(walletA, stepOne), executedLog(walletA, stepOne), in}, []want{{chain.USDC, 5, uuid.Nil}}},
		"unfinished":           {[]*types.Log{startedLog(walletA, stepOne), in}, []want{{chain.USDC, 5, uuid.Nil}}},
		"never started":        {[]*types.Log{in, executedLog(walletA, stepOne)}, []want{{chain.USDC, 5, uuid.Nil}}},
		"other nonce executed": {[]*types.Log{startedLog(walletA, stepOne), in, executedLog(walletA, stepTwo)}, []want{{chain.USDC, 5, uuid.Nil}}},
		"of another wallet":    {[]*types.Log{startedLog(walletB, stepOne), in, executedLog(walletB, stepOne)}, []want{{chain.USDC, 5, uuid.Nil}}},
		"forged by another":    {[]*types.Log{startedLog(other, stepOne), in, executedLog(other, stepOne)}, []want{{chain.USDC, 5, uuid.Nil}}},
		"two intents": {[]*types.Log{
			startedLog(walletA, stepOne), in, executedLog(walletA, stepOne), startedLog(walletA, stepTwo), transferLog(usdc, other, walletA, 6), executedLog(walletA, stepTwo),
		}, []want{{chain.USDC, 5, stepOne}, {chain.USDC, 6, stepTwo}}},
		"wallets nested": {[]*types.Log{
			startedLog(walletA, stepOne), startedLog(walletB, stepTwo), in, transferLog(usdt, walletA, walletB, 8), executedLog(walletB, stepTwo), executedLog(walletA, stepOne),
		}, []want{{chain.USDC, 5, stepOne}, {chain.USDT, 8, stepTwo}}},
		"a nonce of ours it is not": {[]*types.Log{
			alteredLog(startedLog(walletA, stepOne), func(l *types.Log) { l.Topics[1][15] = 1 }), in,
			alteredLog(executedLog(walletA, stepOne), func(l *types.Log) { l.Topics[1][15] = 1 }),
		}, []want{{chain.USDC, 5, uuid.Nil}}},
	} {
		t.Run(name, func(t *testing.T) {
			for i, l := range test.logs {
				l.Index = uint(i)
			}
			var got []want
			for i, tr := range decodeLogs(test.logs) {
				units, _ := tr.Units.Uint64()
				w := want{tr.Token, units, uuid.Nil}
				if tr.Intent != nil {
					w.intent = *tr.Intent
				}
				if tr.Ordinal != i {
					t.Errorf("transfer %d has ordinal %d", i, tr.Ordinal)
				}
				got = append(got, w)
			}
			if !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

// decodeLogs decodes the logs of one transaction.
func decodeLogs(logs []*types.Log) []Transfer {
	d := transferDecoder{tokens: newTestClient().tokens, mints: cctp.NewMintReader(cctp.Deployment{})}
	d.beginTx(common.Hash{})
	for _, l := range logs {
		d.decodeLog(l.Address, l.Topics, l.Data, l.Index)
	}
	return d.out
}

// FuzzTransfers builds logs of few addresses, nonces and shapes from bytes and
// holds the decoder to a plain restatement of its rule.
func FuzzTransfers(f *testing.F) {
	f.Add([]byte{0, 0, 1, 8, 0, 0, 4, 1, 5, 9, 0, 0})
	f.Add([]byte{8, 0, 0, 8, 1, 1, 4, 0, 1, 9, 1, 1, 9, 0, 0, 4, 1, 0})
	f.Fuzz(func(t *testing.T, in []byte) {
		var logs []*types.Log
		wallets, steps := []common.Address{walletA, walletB, usdc}, []uuid.UUID{stepOne, stepTwo}
		for ; len(in) >= 3; in = in[3:] {
			a, b := wallets[int(in[1])%len(wallets)], wallets[int(in[2])%len(wallets)]
			switch kind := in[0] % 10; kind {
			case 8:
				logs = append(logs, startedLog(a, steps[int(in[2])%len(steps)]))
			case 9:
				logs = append(logs, executedLog(a, steps[int(in[2])%len(steps)]))
			default:
				l := transferLog([]common.Address{usdc, usdt, other, usdc}[kind%4], a, b, uint64(len(logs)))
				if kind >= 6 {
					l.Data = in[1:]
				}
				logs = append(logs, l)
			}
			logs[len(logs)-1].Index = uint(len(logs) - 1)
		}
		got := decodeLogs(logs)
		if want := expectedTransfers(logs); mustMarshal(got) != mustMarshal(want) {
			t.Errorf("got  %s\nwant %s", mustMarshal(got), mustMarshal(want))
		}
	})
}

func mustMarshal(v any) string {
	out, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(out)
}

// expectedTransfers is the rule of Transfer, said once more: a transfer belongs to the
// innermost intent of its recipient that is open around it.
func expectedTransfers(logs []*types.Log) []Transfer {
	var out []Transfer
	closedBy := map[int]int{} // start of an intent: its end
	for end, l := range logs {
		if len(l.Topics) != 2 || l.Topics[0] != executedTopic {
			continue
		}
		for i := end - 1; i >= 0; i-- {
			s := logs[i]
			if _, taken := closedBy[i]; !taken && len(s.Topics) == 2 && s.Topics[0] == startedTopic && s.Address == l.Address && s.Topics[1] == l.Topics[1] {
				closedBy[i] = end
				break
			}
		}
	}
	for at, l := range logs {
		token, ok := newTestClient().tokens[l.Address]
		if !ok || len(l.Topics) != 3 || len(l.Data) != 32 {
			continue
		}
		tr := Transfer{
			Token: token, From: chain.EVMAddress(common.Address(l.Topics[1][12:])), To: chain.EVMAddress(common.Address(l.Topics[2][12:])),
			Units: money.NewUnits(binary.BigEndian.Uint64(l.Data[24:])), Ordinal: len(out), LogIndex: uint(at),
		}
		if exceeds64Bits(l.Data) {
			tr.Units = money.UnitsFromWord([32]byte(l.Data))
		}
		lastEnd := -1
		for start, end := range closedBy {
			if start < at && at < end && logs[start].Address == tr.To.EVM() && end > lastEnd {
				id := uuid.UUID(logs[start].Topics[1][16:])
				tr.Intent, lastEnd = &id, end
			}
		}
		out = append(out, tr)
	}
	return out
}

func exceeds64Bits(data []byte) bool {
	return slices.ContainsFunc(data[:24], func(b byte) bool { return b != 0 })
}

// buildBlock makes the header, hashes and answer of a block of receipts.
func buildBlock(rs types.Receipts) (*rpcBlock, []byte) {
	b := &rpcBlock{header: types.Header{Number: big.NewInt(7)}}
	index := uint(0)
	for i, r := range rs {
		r.TxHash = common.BigToHash(big.NewInt(int64(i + 1)))
		r.TransactionIndex, r.EffectiveGasPrice = uint(i), new(big.Int)
		for _, l := range r.Logs {
			l.Index, l.TxHash, l.TxIndex = index, r.TxHash, r.TransactionIndex
			index++
		}
		r.Bloom = types.CreateBloom(r)
		b.txs = append(b.txs, r.TxHash)
	}
	b.header.Bloom = types.MergeBloom(rs)
	b.header.ReceiptHash = types.DeriveSha(rs, trie.NewStackTrie(nil))
	b.hash = b.header.Hash()
	for _, r := range rs {
		r.BlockHash = b.hash
		for _, l := range r.Logs {
			l.BlockHash = b.hash
		}
	}
	out, err := json.Marshal(rs)
	if err != nil {
		panic(err)
	}
	return b, out
}

// Go-ethereum's encoding is read back whole, and proves itself; an alteration anywhere does not.
func TestReceiptsProveThemselves(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		rs := rapid.SliceOfN(rapid.Custom(drawReceipt), 1, 8).Draw(t, "receipts")
		b, answer := buildBlock(rs)
		l, err := parseReceipts(answer, len(rs))
		if err != nil {
			t.Fatal(err)
		}
		for _, proof := range []ReceiptProof{ProveRoot, ProveStructure} {
			c := newTestClient()
			c.cfg.Receipts = proof
			if err := c.proveReceipts(b, l); err != nil {
				t.Fatalf("%s: %v", proof, err)
			}
		}
		for i, r := range rs {
			got := l.toReceipts(b)[i]
			for j := range got.Logs {
				got.Logs[j].BlockNumber, got.Logs[j].BlockTimestamp = 0, 0
				got.Logs[j].Topics = append([]common.Hash{}, got.Logs[j].Topics...)
			}
			got.BlockNumber, got.GasUsed, got.EffectiveGasPrice = nil, 0, r.EffectiveGasPrice
			if mustMarshal(got) != mustMarshal(r) {
				t.Fatalf("receipt %d is\n%s, want\n%s", i, mustMarshal(got), mustMarshal(r))
			}
		}
		spoilReceipt(t, l)
		c := newTestClient()
		c.cfg.Receipts = ProveRoot
		if c.proveReceipts(b, l) == nil {
			t.Fatal("altered receipts are believed")
		}
	})
}

func drawReceipt(t *rapid.T) *types.Receipt {
	r := &types.Receipt{
		Type:              rapid.SampledFrom([]uint8{types.LegacyTxType, types.AccessListTxType, types.DynamicFeeTxType, types.BlobTxType, types.SetCodeTxType}).Draw(t, "type"),
		Status:            rapid.Uint64Range(0, 1).Draw(t, "status"),
		CumulativeGasUsed: rapid.Uint64().Draw(t, "gas"),
		Logs:              []*types.Log{},
	}
	for range rapid.IntRange(0, 3).Draw(t, "logs") {
		l := &types.Log{Address: walletA, Data: rapid.SliceOfN(rapid.Byte(), 0, 70).Draw(t, "data"), Topics: []common.Hash{}}
		for range rapid.IntRange(0, 4).Draw(t, "topics") {
			l.Topics = append(l.Topics, common.BytesToHash(rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, "topic")))
		}
		r.Logs = append(r.Logs, l)
	}
	return r
}

// spoilReceipt changes one thing that the root covers.
func spoilReceipt(t *rapid.T, l *receiptList) {
	r := &l.receipts[rapid.IntRange(0, len(l.receipts)-1).Draw(t, "at")]
	switch what := rapid.IntRange(0, 6).Draw(t, "what"); {
	case what == 1:
		r.cumulativeGas++
	case what == 2:
		r.bloom[3] ^= 4
	case what == 3:
		r.kind ^= 1
	case what == 4 && len(l.topics) > 0:
		l.topics[rapid.IntRange(0, len(l.topics)-1).Draw(t, "topic")][9]++
	case what == 5 && len(l.data) > 0:
		l.data[rapid.IntRange(0, len(l.data)-1).Draw(t, "byte")]++
	case what == 6 && r.logs.to > r.logs.from:
		r.logs.to--
	default:
		r.failed = !r.failed
	}
}

// FuzzReceipts reads arbitrary bytes: no panic, and spans that stay inside.
func FuzzReceipts(f *testing.F) {
	_, answer := buildBlock(types.Receipts{{Status: 1, Logs: []*types.Log{transferLog(usdc, walletA, walletB, 1)}}, {Type: 2, Logs: []*types.Log{}}})
	f.Add(answer)
	f.Add([]byte(`null`))
	f.Add([]byte(`[{"status":"0x1","logs":[{"topics":["0x`))
	f.Fuzz(func(t *testing.T, in []byte) {
		l, err := parseReceipts(in, 1<<40)
		if err != nil {
			return
		}
		newTestClient().decodeTransfers(l)
		types.DeriveSha(l, trie.NewStackTrie(nil))
	})
}

// FuzzScanner holds the scanner to encoding/json: every valid value is passed
// over exactly, however it is spaced and nested.
func FuzzScanner(f *testing.F) {
	for _, s := range []string{`{"a":[1,2.5e-3,"x\\\"y",null,true]}`, ` [ ] `, `"\\"`, `{"a":{"b":[{}]}}`, `[1,]`, `{"a"}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		s := scanner{in: in}
		got := s.skipValue()
		parseBatch(in, 0, 2, func(int, []byte) error { return nil }, failBatch)
		parseBatch(in, 0, 2, func(int, []byte) error { return nil }, func(int, error) error { return nil })
		new(rpcBlock).UnmarshalJSON(in)
		if !json.Valid(in) || slices.Max(append(maxDepths(in), 0)) >= maxDepth {
			return
		}
		rest := scanner{in: in, at: s.at}
		if want := trimSpace(in); s.err != nil || string(got) != string(want) {
			t.Errorf("%q: passed over %q, want %q: %v", in, got, want, s.err)
		}
		if next := rest.peekByte(); next != 0 {
			t.Errorf("%q: %q follows what was passed over, want nothing", in, next)
		}
	})
}

func trimSpace(in []byte) []byte {
	s := scanner{in: in}
	s.peekByte()
	end := len(in)
	for end > s.at && (in[end-1] == ' ' || in[end-1] == '\n' || in[end-1] == '\t' || in[end-1] == '\r') {
		end--
	}
	return in[s.at:end]
}

// maxDepths is at most the nesting after every byte; strings make it an over-estimate.
func maxDepths(in []byte) []int {
	out, d := make([]int, 0, len(in)), 0
	for _, c := range in {
		if c == '{' || c == '[' {
			d++
		}
		out = append(out, d)
	}
	return out
}

// BenchmarkDecode reads, proves and decodes a block of 2,000 transfers in as
// many transactions.
func BenchmarkDecode(b *testing.B) {
	rs := make(types.Receipts, 2000)
	for i := range rs {
		to := common.BigToAddress(big.NewInt(int64(i + 1000)))
		rs[i] = &types.Receipt{Type: 2, Status: 1, CumulativeGasUsed: uint64(i+1) * 50_000, Logs: []*types.Log{transferLog(usdc, walletA, to, 5)}}
	}
	blk, answer := buildBlock(rs)
	c := newTestClient()
	c.cfg.Receipts = ProveRoot
	b.SetBytes(int64(len(answer)))
	b.ReportAllocs()
	for b.Loop() {
		l, err := parseReceipts(answer, len(rs))
		if err != nil {
			b.Fatal(err)
		}
		if err := c.proveReceipts(blk, l); err != nil {
			b.Fatal(err)
		}
		if n := len(c.decodeTransfers(l)); n != len(rs) {
			b.Fatalf("%d transfers, want %d", n, len(rs))
		}
	}
}
