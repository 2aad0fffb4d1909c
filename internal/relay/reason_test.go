package relay

import (
	"bytes"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/printable"
)

// encodeRevert is the ABI encoding of an error.
func encodeRevert(signature string, words ...any) []byte {
	out := crypto.Keccak256([]byte(signature))[:4]
	var tail []byte
	for _, w := range words {
		switch v := w.(type) {
		case int:
			out = append(out, common.LeftPadBytes([]byte{byte(v >> 8), byte(v)}, 32)...)
		case *big.Int:
			out = append(out, math.U256Bytes(new(big.Int).Set(v))...)
		case common.Address:
			out = append(out, common.LeftPadBytes(v[:], 32)...)
		case []byte:
			offset := 32*len(words) + len(tail)
			out = append(out, common.LeftPadBytes([]byte{byte(offset >> 8), byte(offset)}, 32)...)
			tail = append(tail, common.LeftPadBytes([]byte{byte(len(v) >> 8), byte(len(v))}, 32)...)
			tail = append(tail, common.RightPadBytes(v, (len(v)+31)/32*32)...)
		}
	}
	return append(out, tail...)
}

func minus(n int64) *big.Int { return big.NewInt(-n) }

func TestWhatACallReturnedIsDecoded(t *testing.T) {
	who := common.HexToAddress("0x1111111111111111111111111111111111111111")
	poor := encodeRevert("ERC20InsufficientBalance(address,uint256,uint256)", who, 5, 10)
	within := func(data []byte) []byte { return encodeRevert("CallFailed(uint256,bytes)", 1, data) }
	long := strings.Repeat("x", 90)
	for _, c := range []struct {
		name string
		data []byte
		want string
	}{
		{"no bytes", nil, ""},
		{"a string", encodeRevert("Error(string)", []byte("paused")), "paused"},
		{"a panic", encodeRevert("Panic(uint256)", 0x11), "arithmetic underflow or overflow"},
		{"a token's error", poor, "ERC20InsufficientBalance: sender 0x1111111111111111111111111111111111111111, balance 5, needed 10"},
		{"no arguments", encodeRevert("EnforcedPause()"), "EnforcedPause"},
		{"bytes of a fixed length", encodeRevert("AccessControlUnauthorizedAccount(address,bytes32)", who, 5), "AccessControlUnauthorizedAccount: account 0x1111111111111111111111111111111111111111, role 0x0000000000000000000000000000000000000000000000000000000000000005"},
		{"within a call", within(poor), "ERC20InsufficientBalance: sender 0x1111111111111111111111111111111111111111, balance 5, needed 10"},
		{"within a call, cut short", within(poor[:40]), "ERC20InsufficientBalance"},
		{"within calls", within(within(within(poor))), "ERC20InsufficientBalance: sender 0x1111111111111111111111111111111111111111, balance 5, needed 10"},
		{"a string cut short, as an executor passes it on", within(encodeRevert("Error(string)", []byte(long))[:128]), long[:60]},
		{"a string that claims to be longer than it is", append(encodeRevert("Error(string)", []byte("x"))[:36], bytes.Repeat([]byte{0xff}, 40)...), strings.Repeat("\xff", 8)},
		{"a string at another offset", append(crypto.Keccak256([]byte("Error(string)"))[:4], bytes.Repeat([]byte{0xff}, 90)...), "error 0x08c379a0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
		{"an error that is not known", []byte{1, 2, 3, 4, 5}, "error 0x0102030405"},
		{"too short", []byte{1}, "error 0x01"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := decodeRevert(c.data).describeError(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

func FuzzExplain(f *testing.F) {
	f.Add([]byte{})
	f.Add(encodeRevert("Error(string)", []byte("paused")))
	f.Add(encodeRevert("CallFailed(uint256,bytes)", 1, encodeRevert("CallFailed(uint256,bytes)", 1, encodeRevert("Panic(uint256)", 1))))
	f.Add(encodeRevert("ChangeBelowMinimum(address,int256,int256)", common.Address{1}, 1, 2))
	f.Fuzz(func(t *testing.T, data []byte) {
		for to, who := range bareCallees {
			in := openIntent{intent: custody.Intent{Calls: []custody.Call{{To: to, Data: transferID}, {To: to}}}}
			for _, got := range []failure.Reason{
				explainRevert(data), bareContracts.explainRefusal(in, data),
				bareContracts.explainFailure(failedCallOf{call: in.intent.Calls[0], revert: decodeRevert(data)}, tokenAnswers{}).Clean(),
			} {
				const longest = 300
				if got.IsZero() || len(got.Text) > longest+len(waiting) || printable.Check(got.Text) != nil {
					t.Errorf("%s: %d bytes: %q", who, len(got.Text), got.Text)
				}
				if got.Code == failure.WalletBlocked || got.Code == failure.PayeeBlocked || got.Code == failure.ContractBlocked {
					t.Errorf("%s: %s is claimed by the words of a contract", who, got.Code)
				}
				if got.Code == failure.SlippageExceeded || got.Code == failure.TokenPaused && to != bareToken {
					t.Errorf("%s: %s is claimed by another contract", who, got.Code)
				}
			}
		}
	})
}

func FuzzRead(f *testing.F) {
	f.Add([]byte{0, 1, 2}, uint8(3))
	f.Fuzz(func(t *testing.T, data []byte, n uint8) {
		var logs []*types.Log
		topics := []common.Hash{startedTopic, executedTopic, refusedTopic}
		for i, b := range data {
			l := &types.Log{Address: common.Address{b % 2}, Topics: []common.Hash{topics[int(b/4)%3], {b / 16 % 2}, {}}[:1+int(b/64)%3], Data: data[i:]}
			logs = append(logs, l)
		}
		in := parseIntentLogs(logs, common.Address{1})
		for at, between := range in.executed {
			if len(between) > len(logs)-2 {
				t.Errorf("%d logs between two of %d", len(between), len(logs))
			}
			if at.wallet[0] > 1 {
				t.Errorf("an intent of %s, which logged nothing", at.wallet)
			}
		}
	})
}

// Two wallets' intents in one transaction, a refused one between them, and logs
// that only look like ours.
func TestRead(t *testing.T) {
	carrierAt, a, b, token := common.Address{0xca}, common.Address{0xaa}, common.Address{0xbb}, common.Address{0x70}
	one, two := common.Hash{31: 1}, common.Hash{31: 2}
	log := func(at common.Address, topics ...common.Hash) *types.Log {
		return &types.Log{Address: at, Topics: topics}
	}
	transfer := log(token, crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)")), common.Hash{}, common.Hash{})
	bytesType, _ := abi.NewType("bytes", "", nil)
	reason, err := abi.Arguments{{Type: bytesType}}.Pack(encodeRevert("EnforcedPause()"))
	if err != nil {
		t.Fatal(err)
	}
	refused := log(carrierAt, refusedTopic, common.BytesToHash(b[:]), two)
	refused.Data = reason
	liar := log(token, refusedTopic, common.BytesToHash(a[:]), one)
	liar.Data = reason

	in := parseIntentLogs([]*types.Log{
		transfer,
		log(a, startedTopic, one), transfer, log(token, executedTopic, one), transfer, liar, log(a, executedTopic, one),
		refused,
		log(b, executedTopic, one), // never started
		log(b, startedTopic, two),  // never executed
	}, carrierAt)
	if len(in.executed) != 1 {
		t.Errorf("%d intents executed, want 1: %v", len(in.executed), in.executed)
	}
	if n := len(in.executed[intentKey{a, one}]); n != 4 {
		t.Errorf("the executed intent has %d logs, want 4", n)
	}
	if len(in.refused) != 1 {
		t.Errorf("%d intents refused, want 1: %v", len(in.refused), in.refused)
	}
	if reason := in.refused[intentKey{b, two}]; !bytes.Equal(reason, encodeRevert("EnforcedPause()")) {
		t.Errorf("refused with %x", reason)
	}
}
