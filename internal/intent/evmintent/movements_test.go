package evmintent_test

import (
	"encoding/json"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
)

var transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

func transferLog(token, from, to common.Address, units int64) types.Log {
	return types.Log{Address: token, Topics: []common.Hash{transferTopic, common.BytesToHash(from[:]), common.BytesToHash(to[:])},
		Data: common.BigToHash(big.NewInt(units)).Bytes()}
}

func newFamily(t testing.TB) *evmintent.Family {
	t.Helper()
	return evmintent.New(clock.New(), custodytest.Unchecked{Keys: devnettest.Keys(t)}, nil, nil)
}

func movementsOf(t testing.TB, logs ...types.Log) []chain.Movement {
	t.Helper()
	evidence, err := json.Marshal(logs)
	if err != nil {
		t.Fatal(err)
	}
	moved, err := newFamily(t).Movements(t.Context(), intent.Order{Action: intent.Pay{}}, evidence)
	if err != nil {
		t.Fatal(err)
	}
	return moved
}

func TestMovementsAreTheTransfersInTheirOrder(t *testing.T) {
	token, other := common.HexToAddress("0x11"), common.HexToAddress("0x22")
	a, b := common.HexToAddress("0xa1"), common.HexToAddress("0xb2")
	approval := transferLog(token, a, b, 9)
	approval.Topics[0] = crypto.Keccak256Hash([]byte("Approval(address,address,uint256)"))
	indexed := transferLog(token, a, b, 0) // an ERC-721: its third topic is the token's number
	indexed.Topics, indexed.Data = append(indexed.Topics, common.Hash{31: 7}), nil
	removed := transferLog(token, a, b, 8)
	removed.Removed = true
	got := movementsOf(t, transferLog(token, a, b, 5), approval, indexed, removed, transferLog(other, b, a, 0), types.Log{Address: token, Topics: []common.Hash{}})
	want := []chain.Movement{
		{From: chain.EVMAddress(a), To: chain.EVMAddress(b), Token: chain.EVMAddress(token), Units: money.NewUnits(5)},
		{From: chain.EVMAddress(b), To: chain.EVMAddress(a), Token: chain.EVMAddress(other)},
	}
	if len(got) != len(want) {
		t.Fatalf("movements %+v, want %+v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("movement %d is %+v, want %+v", i, got[i], want[i])
		}
	}
}

func TestNoEvidenceIsNoMovement(t *testing.T) {
	moved, err := newFamily(t).Movements(t.Context(), intent.Order{Action: intent.ChangeContract{}}, nil)
	if err != nil || len(moved) != 0 {
		t.Errorf("moved %+v, %v", moved, err)
	}
}

// For any bytes in a row, reading them ends, and returns no movement without a Transfer.
func FuzzMovements(f *testing.F) {
	good, err := json.Marshal([]types.Log{transferLog(common.Address{1}, common.Address{2}, common.Address{3}, 4)})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add([]byte(`[]`))
	f.Add([]byte(`[{"address":"0x00","topics":[],"data":"0x"}]`))
	family := newFamily(f)
	f.Fuzz(func(t *testing.T, evidence []byte) {
		moved, err := family.Movements(t.Context(), intent.Order{Action: intent.Pay{}}, evidence)
		if err != nil {
			return
		}
		logs, err := evmintent.Logs(intent.Outcome{Evidence: evidence})
		if err != nil {
			t.Fatalf("movements of logs that cannot be read: %v", err)
		}
		if len(moved) > len(logs) {
			t.Errorf("%d movements by %d logs", len(moved), len(logs))
		}
	})
}
