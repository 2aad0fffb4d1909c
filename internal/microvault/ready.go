package microvault

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
)

// readyGas is what a source may use to say how many shares can be claimed: what a vault
// gives it for all that it is asked.
const readyGas = 1_000_000

// readyShares are the shares that sources of requests have settled and let be claimed, by
// source; none of a source that has none. A vault tells of them as of those in hand. One
// of the version before is not asked for: what is ready there makes no NAV unsound.
type readyShares map[common.Hash]*big.Int

// readyCall asks a source of requests for its ready shares. A source is an ERC-4626 vault,
// like the one that holds it.
func readyCall(of contracts.MicroVaultSourceView) ethereum.CallMsg {
	return ethereum.CallMsg{To: &of.Source, Gas: readyGas, Data: vaultABI.PackMaxMint(of.Adapter)}
}

// sharesAnswered is what a source answered to readyCall; zero if it failed, or answered
// something else.
func sharesAnswered(is evm.Simulation) *big.Int {
	if is.Err != nil {
		return new(big.Int)
	}
	shares, err := vaultABI.UnpackMaxMint(is.Output)
	if err != nil {
		return new(big.Int)
	}
	return shares
}

// fetchReadyShares asks a vault's sources of requests for their ready shares. The calls are
// simulated: a source that burns its gas is then no failure of the node's.
func fetchReadyShares(ctx context.Context, client *evm.Client, v Vault, at evm.Block, sources []contracts.MicroVaultSourceView) (readyShares, error) {
	var asked []common.Hash
	var calls []ethereum.CallMsg
	for _, is := range sources {
		if source := v.findSource(is.Id); source != nil && source.Kind == ERC7540 {
			asked, calls = append(asked, is.Id), append(calls, readyCall(is))
		}
	}
	if len(calls) == 0 {
		return nil, nil
	}
	answers, err := client.Simulate(ctx, at, calls)
	if err != nil {
		return nil, fmt.Errorf("reading the claimable amounts of MicroVault %s: %w", v.ID, err)
	}
	ready := readyShares{}
	for i, id := range asked {
		if shares := sharesAnswered(answers[i]); shares.Sign() > 0 {
			ready[id] = shares
		}
	}
	return ready, nil
}

// claimsDaily says whether anything that can be claimed is claimed now, however little.
func (r reading) claimsDaily(v Vault) bool { return r.exitLosses != nil && v.pricesDue(r) }

// readySources are the sources with ready shares, in the vault's order.
func (r reading) readySources() (list []contracts.MicroVaultSourceView) {
	for _, is := range r.sources {
		if r.readyShares[is.Id] != nil {
			list = append(list, is)
		}
	}
	return list
}

// worthOfShares is what so many shares of a source's position are worth by its own price.
func worthOfShares(of contracts.MicroVaultSourceView, shares *big.Int) *big.Int {
	if of.Position.Units.Sign() == 0 {
		return new(big.Int)
	}
	worth := new(big.Int).Mul(of.Position.Held, shares)
	return worth.Quo(worth, of.Position.Units)
}
