package yield

import (
	"bytes"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

var (
	wallet   = common.HexToAddress("0xaaaa")
	stranger = common.HexToAddress("0xbbbb")
	nobody   = common.Address{}
	example  = Source{ID: "example", DepositToken: chain.USDC,
		Vault: common.HexToAddress("0x7777"), Asset: common.HexToAddress("0xcccc")}
)

func logOf(at common.Address, topic common.Hash, who []common.Address, integers ...uint64) types.Log {
	l := types.Log{Address: at, Topics: []common.Hash{topic}}
	for _, a := range who {
		l.Topics = append(l.Topics, common.BytesToHash(a[:]))
	}
	for _, n := range integers {
		l.Data = append(l.Data, common.BigToHash(new(big.Int).SetUint64(n)).Bytes()...)
	}
	return l
}

func transferLog(token, from, to common.Address, n uint64) types.Log {
	return logOf(token, transferTopic, []common.Address{from, to}, n)
}

func depositLog(sender, owner common.Address, assets, shares uint64) types.Log {
	return logOf(example.Vault, depositTopic, []common.Address{sender, owner}, assets, shares)
}

func withdrawLog(sender, receiver, owner common.Address, assets, shares uint64) types.Log {
	return logOf(example.Vault, withdrawTopic, []common.Address{sender, receiver, owner}, assets, shares)
}

// goodDeposit is what a real vault logs, and interest minted to itself.
func goodDeposit() []types.Log {
	return []types.Log{
		transferLog(example.Asset, nobody, example.Vault, 3),
		transferLog(example.Asset, wallet, example.Vault, 100),
		transferLog(example.Vault, nobody, wallet, 5000),
		depositLog(wallet, wallet, 100, 5000),
	}
}

func goodRedeem() []types.Log {
	return []types.Log{
		transferLog(example.Vault, wallet, nobody, 5000),
		transferLog(example.Asset, example.Vault, wallet, 100),
		withdrawLog(wallet, wallet, wallet, 100, 5000),
	}
}

func TestOutcomesAreReadFromAgreeingLogs(t *testing.T) {
	others := []types.Log{
		depositLog(stranger, stranger, 7, 9),
		transferLog(example.Asset, stranger, example.Vault, 7),
		transferLog(example.Vault, nobody, stranger, 9),
		{Address: example.Vault},
		logOf(stranger, depositTopic, []common.Address{wallet, wallet}, 1, 1),
		transferLog(stranger, wallet, example.Vault, 55),
	}
	for name, logs := range map[string][]types.Log{"alone": goodDeposit(), "among others": append(others, goodDeposit()...)} {
		assertRead(t, "deposit "+name, example.DecodeDeposit, logs, units(100), units(5000))
	}
	for name, logs := range map[string][]types.Log{"alone": goodRedeem(), "among others": append(others, goodRedeem()...)} {
		assertRead(t, "redemption "+name, example.DecodeRedeem, logs, units(100), units(5000))
	}
}

// decodeOutcome is DecodeDeposit or DecodeRedeem of a source.
type decodeOutcome func(wallet common.Address, logs []types.Log) (assets, shares money.Units, err error)

func assertRead(t *testing.T, name string, decode decodeOutcome, logs []types.Log, wantAssets, wantShares money.Units) {
	t.Helper()
	assets, shares, err := decode(wallet, logs)
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
	assertEqual(t, name+": assets", assets, wantAssets)
	assertEqual(t, name+": shares", shares, wantShares)
}

func assertRefused(t *testing.T, name string, decode decodeOutcome, logs []types.Log) {
	t.Helper()
	assets, shares, err := decode(wallet, logs)
	if !errors.Is(err, ErrOutcome) {
		t.Errorf("%s: error %v, want %v", name, err, ErrOutcome)
	}
	assertEqual(t, name+": assets", assets, money.Units{})
	assertEqual(t, name+": shares", shares, money.Units{})
}

// A refusal would not bring the money back: the books must show that it is gone.
func TestADepositForNoSharesIsRead(t *testing.T) {
	for name, logs := range map[string][]types.Log{
		"with a transfer of none": {transferLog(example.Asset, wallet, example.Vault, 5), transferLog(example.Vault, nobody, wallet, 0), depositLog(wallet, wallet, 5, 0)},
		"without a transfer":      {transferLog(example.Asset, wallet, example.Vault, 5), depositLog(wallet, wallet, 5, 0)},
	} {
		assertRead(t, name, example.DecodeDeposit, logs, units(5), money.Units{})
	}
}

func TestForgedDepositsAreRefused(t *testing.T) {
	good := goodDeposit()
	for name, logs := range map[string][]types.Log{
		"nothing":                  nil,
		"no event":                 good[:3],
		"no transfers":             good[3:],
		"of another vault":         replaced(good, 3, logOf(stranger, depositTopic, []common.Address{wallet, wallet}, 100, 5000)),
		"for another owner":        replaced(good, 3, depositLog(wallet, stranger, 100, 5000)),
		"by another sender":        replaced(good, 3, depositLog(stranger, wallet, 100, 5000)),
		"a redemption":             goodRedeem(),
		"twice":                    append(append([]types.Log{}, good...), good...),
		"event twice":              append(append([]types.Log{}, good...), good[3]),
		"more assets than moved":   replaced(good, 3, depositLog(wallet, wallet, 101, 5000)),
		"more shares than minted":  replaced(good, 3, depositLog(wallet, wallet, 100, 5001)),
		"another token moved":      replaced(good, 1, transferLog(stranger, wallet, example.Vault, 100)),
		"another wallet paid":      replaced(good, 1, transferLog(example.Asset, stranger, example.Vault, 100)),
		"shares went elsewhere":    replaced(good, 2, transferLog(example.Vault, nobody, stranger, 5000)),
		"assets came back":         append(append([]types.Log{}, good...), transferLog(example.Asset, example.Vault, wallet, 1)),
		"shares went on":           append(append([]types.Log{}, good...), transferLog(example.Vault, wallet, stranger, 1)),
		"no assets":                {depositLog(wallet, wallet, 0, 5), transferLog(example.Vault, nobody, wallet, 5)},
		"reorganized away":         replaced(good, 3, func() types.Log { l := good[3]; l.Removed = true; return l }()),
		"an event cut short":       replaced(good, 3, func() types.Log { l := good[3]; l.Data = l.Data[:63]; return l }()),
		"an event too long":        replaced(good, 3, func() types.Log { l := good[3]; l.Data = append(bytes.Clone(l.Data), 0); return l }()),
		"an event without parties": replaced(good, 3, func() types.Log { l := good[3]; l.Topics = l.Topics[:2]; return l }()),
		"a transfer of a thing":    replaced(good, 1, func() types.Log { l := good[1]; l.Topics = append(l.Topics[:3:3], common.Hash{}); return l }()),
		"more than there can be":   append(append([]types.Log{}, good...), huge(), huge()),
		"an address with more to it": replaced(good, 3, func() types.Log {
			l := depositLog(wallet, wallet, 100, 5000)
			l.Topics[2][0] = 1
			return l
		}()),
	} {
		assertRefused(t, name, example.DecodeDeposit, logs)
	}
}

func huge() types.Log {
	l := transferLog(example.Asset, wallet, example.Vault, 0)
	l.Data = bytes.Repeat([]byte{0xff}, 32)
	return l
}

func TestForgedRedemptionsAreRefused(t *testing.T) {
	good := goodRedeem()
	for name, logs := range map[string][]types.Log{
		"nothing":                  nil,
		"of another vault":         replaced(good, 2, logOf(stranger, withdrawTopic, []common.Address{wallet, wallet, wallet}, 100, 5000)),
		"of another owner":         replaced(good, 2, withdrawLog(wallet, wallet, stranger, 100, 5000)),
		"to another receiver":      replaced(good, 2, withdrawLog(wallet, stranger, wallet, 100, 5000)),
		"by another sender":        replaced(good, 2, withdrawLog(stranger, wallet, wallet, 100, 5000)),
		"less paid than told":      replaced(good, 1, transferLog(example.Asset, example.Vault, wallet, 99)),
		"paid in another token":    replaced(good, 1, transferLog(stranger, example.Vault, wallet, 100)),
		"paid to another":          replaced(good, 1, transferLog(example.Asset, example.Vault, stranger, 100)),
		"fewer shares than told":   replaced(good, 0, transferLog(example.Vault, wallet, nobody, 4999)),
		"shares of another":        replaced(good, 0, transferLog(example.Vault, stranger, nobody, 5000)),
		"a deposit":                goodDeposit(),
		"a deposit in the same go": append(goodDeposit(), good...),
		"reorganized away":         replaced(good, 1, func() types.Log { l := good[1]; l.Removed = true; return l }()),
	} {
		assertRefused(t, name, example.DecodeRedeem, logs)
	}
}

func replaced(logs []types.Log, i int, l types.Log) []types.Log {
	out := append([]types.Log{}, logs...)
	out[i] = l
	return out
}

// FuzzOutcome builds logs from any bytes: whatever is read from them must be
// what the transfers in them sum to.
func FuzzOutcome(f *testing.F) {
	for _, logs := range [][]types.Log{goodDeposit(), goodRedeem(), append(goodDeposit(), goodRedeem()...)} {
		f.Add(encodeLogs(logs))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		logs := decodeLogs(raw)
		if assets, shares, err := example.DecodeDeposit(wallet, logs); err == nil {
			mustMove(t, logs, example.Asset, money.Units{}, assets)
			mustMove(t, logs, example.Vault, shares, money.Units{})
		} else if !errors.Is(err, ErrOutcome) {
			t.Fatal(err)
		}
		if assets, shares, err := example.DecodeRedeem(wallet, logs); err == nil {
			mustMove(t, logs, example.Asset, assets, money.Units{})
			mustMove(t, logs, example.Vault, money.Units{}, shares)
		} else if !errors.Is(err, ErrOutcome) {
			t.Fatal(err)
		}
	})
}

func mustMove(t *testing.T, logs []types.Log, token common.Address, in, out money.Units) {
	t.Helper()
	wantIn, wantOut := new(big.Int), new(big.Int)
	for _, l := range logs {
		if l.Address != token || len(l.Topics) != 3 || l.Topics[0] != transferTopic {
			continue
		}
		n := new(big.Int).SetBytes(l.Data)
		if l.Topics[1] == common.BytesToHash(wallet[:]) {
			wantOut.Add(wantOut, n)
		}
		if l.Topics[2] == common.BytesToHash(wallet[:]) {
			wantIn.Add(wantIn, n)
		}
	}
	if in.Big().Cmp(wantIn) != 0 || out.Big().Cmp(wantOut) != 0 {
		t.Fatalf("read in %s, out %s; moved in %s, out %s", in, out, wantIn, wantOut)
	}
}

// The fuzzer's alphabet: one byte names an address or a topic, so that it meets
// interesting logs often.
var (
	fuzzAddresses = []common.Address{nobody, wallet, stranger, example.Vault, example.Asset}
	fuzzTopics    = []common.Hash{transferTopic, depositTopic, withdrawTopic, {}}
)

// encodeLogs writes: address, flags (removed in bit 7, number of parties),
// topic, parties, length of data, data.
func encodeLogs(logs []types.Log) []byte {
	var out []byte
	for _, l := range logs {
		out = append(out, indexOf(fuzzAddresses, l.Address), byte(len(l.Topics)-1), indexOf(fuzzTopics, l.Topics[0]))
		for _, p := range l.Topics[1:] {
			out = append(out, indexOf(fuzzAddresses, common.BytesToAddress(p[:])))
		}
		out = append(append(out, byte(len(l.Data))), l.Data...)
	}
	return out
}

func indexOf[T comparable](list []T, v T) byte {
	for i := range list {
		if list[i] == v {
			return byte(i)
		}
	}
	return byte(len(list))
}

func decodeLogs(raw []byte) []types.Log {
	next := func() byte {
		if len(raw) == 0 {
			return 0
		}
		b := raw[0]
		raw = raw[1:]
		return b
	}
	party := func() common.Hash {
		b := next()
		a := fuzzAddresses[int(b&0x7f)%len(fuzzAddresses)]
		h := common.BytesToHash(a[:])
		h[0] = b & 0x80
		return h
	}
	var logs []types.Log
	for len(raw) > 0 {
		l := types.Log{Address: fuzzAddresses[int(next())%len(fuzzAddresses)]}
		flags := next()
		l.Removed = flags&0x80 != 0
		if flags&0x40 == 0 {
			l.Topics = append(l.Topics, fuzzTopics[int(next())%len(fuzzTopics)])
			for range flags & 7 {
				l.Topics = append(l.Topics, party())
			}
		}
		n := min(int(next()), len(raw))
		l.Data, raw = raw[:n], raw[n:]
		logs = append(logs, l)
	}
	return logs
}
