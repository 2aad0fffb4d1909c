package relay

import (
	"bytes"
	"math/big"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
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

func TestExplain(t *testing.T) {
	who := common.HexToAddress("0x1111111111111111111111111111111111111111")
	poor := encodeRevert("ERC20InsufficientBalance(address,uint256,uint256)", who, 5, 10)
	for _, c := range []struct {
		name string
		data []byte
		want string
	}{
		{"nothing", nil, "reverted without a reason"},
		{"a string", encodeRevert("Error(string)", []byte("paused")), "paused"},
		{"a panic", encodeRevert("Panic(uint256)", 0x11), "arithmetic underflow or overflow"},
		{"a token's error", poor, "ERC20InsufficientBalance: sender 0x1111111111111111111111111111111111111111, balance 5, needed 10"},
		{"no arguments", encodeRevert("EnforcedPause()"), "EnforcedPause"},
		{"within a call", encodeRevert("CallFailed(uint256,bytes)", 1, poor), "call 1 failed: ERC20InsufficientBalance: sender 0x1111111111111111111111111111111111111111, balance 5, needed 10"},
		{"within a call, cut short", encodeRevert("CallFailed(uint256,bytes)", 1, poor[:40]), "call 1 failed: ERC20InsufficientBalance"},
		{"too few shares", encodeRevert("CallFailed(uint256,bytes)", 3, encodeRevert("ChangeBelowMinimum(address,int256,int256)", who, 95, 100)), "slippage: brought 95 units of 0x1111111111111111111111111111111111111111, at least 100 were asked for"},
		{"too many shares", encodeRevert("ChangeBelowMinimum(address,int256,int256)", who, minus(105), minus(100)), "slippage: cost 105 units of 0x1111111111111111111111111111111111111111, at most 100 were allowed"},
		{"shares cut short", encodeRevert("ChangeBelowMinimum(address,int256,int256)", who, 95, 100)[:90], "ChangeBelowMinimum"},
		{"a string cut short", encodeRevert("Error(string)", []byte(strings.Repeat("x", 90)))[:128], "reverted with 0x08c379a0"},
		{"of nobody's", []byte{1, 2, 3, 4, 5}, "reverted with 0x0102030405"},
		{"too short", []byte{1}, "reverted with 0x01"},
		{"with control characters", encodeRevert("Error(string)", []byte("a\x1b[31m\nb\u202e")), "a[31mb"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := explainRevert(c.data); !strings.HasPrefix(got, c.want) {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// Of slippage the reason begins with that word, however it is found out.
func TestSlippageIsSaidFirst(t *testing.T) {
	who := common.HexToAddress("0x1111111111111111111111111111111111111111")
	data := encodeRevert("ChangeBelowMinimum(address,int256,int256)", who, 95, 100)
	if got := explainCall(3, data); !strings.HasPrefix(got, "slippage: brought 95 ") {
		t.Errorf("simulated: %q", got)
	}
	if got := explainCall(3, encodeRevert("EnforcedPause()")); got != "call 3 failed: EnforcedPause" {
		t.Errorf("another fault: %q", got)
	}
}

func TestBlameKnowsWhatIsNobodysFault(t *testing.T) {
	for signature, fault := range map[string]bool{
		"IntentExpired(uint256)": false, "IntentAlreadyUsed(uint256)": false, "WalletWithoutCode()": false,
		"InvalidSignature()": true, "EnforcedPause()": true,
	} {
		if got := explainRefusal(encodeRevert(signature, 1)); strings.HasPrefix(got, waiting) == fault {
			t.Errorf("%s: %q", signature, got)
		}
	}
}

func FuzzExplain(f *testing.F) {
	f.Add([]byte{})
	f.Add(encodeRevert("Error(string)", []byte("paused")))
	f.Add(encodeRevert("CallFailed(uint256,bytes)", 1, encodeRevert("CallFailed(uint256,bytes)", 1, encodeRevert("Panic(uint256)", 1))))
	f.Fuzz(func(t *testing.T, data []byte) {
		s := explainRevert(data)
		if s == "" && len(data) == 0 {
			t.Error("no data gives no reason")
		}
		if !utf8.ValidString(s) {
			t.Errorf("not UTF-8: %q", s)
		}
		if len(s) > longestReason+4 {
			t.Errorf("%d bytes: %q", len(s), s)
		}
		if strings.ContainsAny(s, "\x00\n\x1b") {
			t.Errorf("control characters: %q", s)
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
