package microvault

import (
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
)

// movedPart is the part of what is queued, or of a position without a target, that is
// worth moving where it is less than the rules' least amount.
const movedPart = 100 // bps

// isWorthwhile says whether a call of the keeper's does what is worth its gas: it ends a
// redemption's wait, claims all that a source was asked for, gets a part of a position
// out that is to have none, or moves enough. Dust does not count: what a waiting queue is
// worth grows with every block, and anybody may send a vault a unit to pay it with. But
// once a day any claim does, which then records the prices as well: what was settled at
// another price and lies unclaimed long enough makes the NAV unsound, however little it is.
func (r reading) isWorthwhile(v Vault, tried trial, rules Rules) bool {
	for _, log := range tried.logs {
		if log.Address != v.Contract {
			continue
		}
		amount := movedAmount(log)
		if amount.Sign() > 0 && r.endsClaim(log) || r.leavesPosition(log, amount) {
			return true
		}
	}
	return tried.requestDone || r.endsDeposit(tried) || r.claimsDaily(v) && tried.claimsAny(v) ||
		tried.sumMoved(v).Cmp(r.leastMoved(rules)) >= 0
}

// claimsAny says whether a call takes anything that a source has ready.
func (t trial) claimsAny(v Vault) bool {
	return len(t.claimed) > 0 || slices.ContainsFunc(t.logs, func(log *types.Log) bool {
		_, err := vaultABI.UnpackClaimedEvent(log)
		return log.Address == v.Contract && err == nil
	})
}

// endsDeposit says whether a call takes shares of a source that owes no others.
func (r reading) endsDeposit(tried trial) bool {
	return slices.ContainsFunc(r.readySources(), func(s contracts.MicroVaultSourceView) bool {
		return tried.claimed[s.Id] != nil && s.Position.PendingIn.Sign() == 0
	})
}

// leastMoved is what has to move in sum: the rules' least amount or, so that whoever
// redeems less waits no longer, a part of what is queued.
func (r reading) leastMoved(rules Rules) *big.Int {
	least := big.NewInt(max(int64(rules.Minimum), 1))
	if r.queuedAssets.Sign() == 0 {
		return least
	}
	part := bpsOf(r.queuedAssets, movedPart)
	switch {
	case part.Sign() == 0:
		return big.NewInt(1)
	case part.Cmp(least) < 0:
		return part
	}
	return least
}

// endsClaim says whether a log tells of a claim from a source that owes nothing else.
func (r reading) endsClaim(log *types.Log) bool {
	e, err := vaultABI.UnpackClaimedEvent(log)
	if err != nil {
		return false
	}
	source := r.findSource(e.SourceId)
	return source != nil && source.Position.PendingOut.Sign() == 0
}

// leavesPosition says whether a log tells of a part leaving a source without a target.
func (r reading) leavesPosition(log *types.Log, amount *big.Int) bool {
	e, err := vaultABI.UnpackDeallocatedEvent(log)
	if err != nil {
		return false
	}
	source := r.findSource(e.SourceId)
	if source == nil || source.TargetBps > 0 {
		return false
	}
	part := bpsOf(source.Worth, movedPart)
	return part.Sign() > 0 && amount.Cmp(part) >= 0
}

func (r reading) findSource(id common.Hash) *contracts.MicroVaultSourceView {
	at := slices.IndexFunc(r.sources, func(s contracts.MicroVaultSourceView) bool { return s.Id == id })
	if at < 0 {
		return nil
	}
	return &r.sources[at]
}

// movedWords are the events by which a vault tells that assets went somewhere, by the
// place of the amount in their data; also those of vaults of version 0.1.0: a vault is
// never upgraded.
var movedWords = func() map[common.Hash]int {
	words := map[common.Hash]int{
		crypto.Keccak256Hash([]byte("Entered(bytes32,uint256)")):        0, // Allocated, in 0.1.0
		crypto.Keccak256Hash([]byte("Exited(bytes32,uint256,uint256)")): 0, // Deallocated, in 0.1.0
	}
	for name, word := range map[string]int{
		contracts.MicroVaultAllocatedEventName: 0, contracts.MicroVaultDeallocatedEventName: 0, contracts.MicroVaultClaimedEventName: 0,
		contracts.MicroVaultRedeemPaidEventName: 1, // after the shares
	} {
		words[vaultABI.GetABI().Events[name].ID] = word
	}
	return words
}()

// movedAmount is what a log of a vault's says was moved; zero if it tells of no move.
func movedAmount(log *types.Log) *big.Int {
	const size = 32
	if len(log.Topics) == 0 {
		return new(big.Int)
	}
	word, moved := movedWords[log.Topics[0]]
	if !moved || len(log.Data) < (word+1)*size {
		return new(big.Int)
	}
	return new(big.Int).SetBytes(log.Data[word*size : (word+1)*size])
}
