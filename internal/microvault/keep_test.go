package microvault

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
)

// logOf is an event of a vault's with numbers in its data.
func logOf(signature common.Hash, topic common.Hash, numbers ...int64) *types.Log {
	log := &types.Log{Topics: []common.Hash{signature, topic}}
	for _, n := range numbers {
		log.Data = append(log.Data, common.BigToHash(big.NewInt(n)).Bytes()...)
	}
	return log
}

// A vault of version 0.1.0 tells of its moves by other names, and always will: it
// is rebalanced all the same.
func TestMovesOfEveryVersionAreMoves(t *testing.T) {
	abi, err := contracts.MicroVaultMetaData.ParseABI()
	if err != nil {
		t.Fatal(err)
	}
	for signature, want := range map[common.Hash]int64{
		abi.Events["Allocated"].ID:                                        7,
		abi.Events["Deallocated"].ID:                                      7,
		abi.Events["Claimed"].ID:                                          7,
		abi.Events["RedeemPaid"].ID:                                       8, // after the shares
		crypto.Keccak256Hash([]byte("Entered(bytes32,uint256)")):          7,
		crypto.Keccak256Hash([]byte("Exited(bytes32,uint256,uint256)")):   7,
		abi.Events["Rebalanced"].ID:                                       0,
		crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)")): 0,
	} {
		if got := movedAmount(logOf(signature, common.Hash{1}, 7, 8)); got.Int64() != want {
			t.Errorf("%s moved %s, want %d", signature, got, want)
		}
	}
	for name, log := range map[string]*types.Log{"without topics": {}, "without data": {Topics: []common.Hash{abi.Events["Allocated"].ID}}} {
		if got := movedAmount(log); got.Sign() != 0 {
			t.Errorf("a log %s moved %s", name, got)
		}
	}
}

func TestWhatIsWorthARebalance(t *testing.T) {
	events := vaultABI.GetABI().Events
	kept, left := common.Hash{1}, common.Hash{2}
	source := func(id common.Hash, target uint16, worth, owed int64) contracts.MicroVaultSourceView {
		return contracts.MicroVaultSourceView{Id: id, TargetBps: target, Worth: big.NewInt(worth),
			Position: contracts.ISourceAdapterPosition{PendingOut: big.NewInt(owed), PendingIn: big.NewInt(owed)}}
	}
	const usd = int64(money.Dollar)
	r := func(queued, owed int64) reading {
		return reading{queuedAssets: big.NewInt(queued), sources: []contracts.MicroVaultSourceView{source(kept, 5000, 500*usd, owed), source(left, 0, 50*usd, 0)}}
	}
	moved := func(logs ...*types.Log) trial { return trial{logs: logs} }
	ready := func(owed int64) reading {
		r := r(0, owed)
		r.readyShares = readyShares{kept: big.NewInt(7)}
		return r
	}
	daily := func(of reading) reading {
		of.at, of.shares, of.exitLosses = time.Time{}.Add(observeEvery), big.NewInt(1), []money.Bps{0, 0}
		return of
	}
	shares := func(worth int64) trial { return trial{claimed: map[common.Hash]*big.Int{kept: big.NewInt(worth)}} }
	allocated, deallocated, claimed, paid := events["Allocated"].ID, events["Deallocated"].ID, events["Claimed"].ID, events["RedeemPaid"].ID
	for _, c := range []struct {
		name  string
		of    reading
		tried trial
		want  bool
	}{
		{"nothing", r(0, 0), moved(), false},
		{"the least amount", r(0, 0), moved(logOf(allocated, kept, 100*usd)), true},
		{"less", r(0, 0), moved(logOf(allocated, kept, 100*usd-1)), false},
		{"the least amount in sum", r(0, 0), moved(logOf(deallocated, kept, 60*usd, 60*usd), logOf(allocated, kept, 40*usd)), true},
		{"dust for a queue", r(300*usd, 300*usd), moved(logOf(deallocated, kept, 4, 0)), false},
		{"a hundredth of a queue", r(300*usd, 0), moved(logOf(deallocated, kept, 3*usd, 0)), true},
		{"a small redemption", r(usd, 0), moved(logOf(deallocated, kept, usd, 0)), true},
		{"the least amount for a long queue", r(1_000_000*usd, 0), moved(logOf(deallocated, kept, 100*usd, 0)), true},
		{"dust for a redemption of dust", r(5, 0), moved(logOf(deallocated, kept, 1, 0)), true},
		{"a unit paid", r(300*usd, 300*usd), moved(logOf(paid, common.Hash{}, 1_000_000, 1)), false},
		{"a redemption ended", r(usd/1000, 0), trial{requestDone: true}, true},
		{"a claim of all that is owed", r(0, 0), moved(logOf(claimed, kept, usd)), true},
		{"a claim of dust while more is owed", r(0, 300*usd), moved(logOf(claimed, kept, 1)), false},
		{"a claim of the least amount while more is owed", r(0, 300*usd), moved(logOf(claimed, kept, 100*usd)), true},
		{"a part of a position without a target", r(0, 0), moved(logOf(deallocated, left, usd/2, 0)), true},
		{"dust of a position without a target", r(0, 0), moved(logOf(deallocated, left, 1, 0)), false},
		{"shares ready, and none of them claimed", ready(0), moved(), false},
		{"all shares that are owed", ready(0), shares(1), true},
		{"dust of shares while more are owed", ready(300 * usd), shares(1), false},
		{"shares of the least amount while more are owed", ready(300 * usd), shares(100 * usd), true},
		{"dust of shares once a day", daily(ready(300 * usd)), shares(1), true},
		{"a claim of dust once a day", daily(r(0, 300*usd)), moved(logOf(claimed, kept, 1)), true},
		{"nothing claimed once a day", daily(ready(300 * usd)), moved(logOf(allocated, kept, 1)), false},
		{"of a source that nobody knows", r(0, 0), moved(logOf(claimed, common.Hash{3}, 1), logOf(deallocated, common.Hash{3}, 1, 0)), false},
	} {
		if got := c.of.isWorthwhile(Vault{}, c.tried, Rules{Minimum: 100 * money.Dollar}); got != c.want {
			t.Errorf("%s is worth a rebalance: %t, want %t", c.name, got, c.want)
		}
	}
}
