package yield

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// ErrNoPrice says that a source's vault returns no price of its shares at a block.
var ErrNoPrice = errors.New("the vault returns no price of its shares")

// ErrOtherShares is the error of a vault whose shares are another token than the catalog has.
var ErrOtherShares = errors.New("the shares are another token than before")

// priceGas is the gas that one question about a price may use. Vaults over many markets add up
// all of them.
const priceGas = 5_000_000

// AgreedPrice returns the price of a source's shares after a block, for amounts that are posted for
// good: every node that is up must have this block and give the same answers. The caller
// must know that the block is final.
// Errors: ErrNoPrice if the vault fails or its answers make no sense; ErrOtherShares if the vault's shares are another
// token than the catalog has, which may be the answer of one node; chain.ErrInconsistent if nodes differ.
func (c *Catalog) AgreedPrice(ctx context.Context, id string, at evm.Block) (Price, error) {
	e, err := c.findEntry(ctx, id)
	if err != nil {
		return Price{}, err
	}
	source, err := c.Get(ctx, id)
	if err != nil {
		return Price{}, err
	}
	price, err := e.fetchAgreedPrice(ctx, source, at)
	if err != nil {
		return Price{}, fmt.Errorf("reading the price of %s at block %d: %w", id, at.Number, err)
	}
	return price, nil
}

func (e entry) fetchAgreedPrice(ctx context.Context, source Source, at evm.Block) (Price, error) {
	if !source.ShareKnown() {
		return Price{}, errUnobserved
	}
	questions := []ethereum.CallMsg{
		{To: &e.Vault, Data: vaultABI.PackAsset()},
		{To: &source.Share, Data: vaultABI.PackTotalSupply()},
	}
	if e.sharesApart() {
		questions = append(questions, ethereum.CallMsg{To: &e.Vault, Data: requestABI.PackShare()})
	}
	answers, err := e.simulateWords(ctx, at, questions)
	if err != nil {
		return Price{}, err
	}
	if e.sharesApart() {
		share := e.Vault // as callShare has it
		if answers[2] != nil {
			share = common.BigToAddress(answers[2].Big())
		}
		if err := source.checkShare(share); err != nil {
			return Price{}, fmt.Errorf("%w: %w", ErrOtherShares, err)
		}
	}
	asset, basis := answers[0], answers[1]
	if asset == nil || basis == nil || common.BigToAddress(asset.Big()) != e.asset {
		return Price{}, ErrNoPrice
	}
	if basis.IsZero() {
		basis = &probeShares
	}
	answers, err = e.simulateWords(ctx, at, []ethereum.CallMsg{{To: &e.Vault, Data: vaultABI.PackConvertToAssets(basis.Big())}})
	if err != nil {
		return Price{}, err
	}
	worth := answers[0]
	if worth == nil || worth.Cmp(maxWorth) > 0 || basis.Cmp(maxShares) > 0 {
		return Price{}, ErrNoPrice
	}
	return Price{*worth, *basis}, nil
}

// simulateWords returns the words that questions are answered with after a block, by all nodes that
// are up; nil for one that fails or is answered otherwise.
func (e entry) simulateWords(ctx context.Context, at evm.Block, questions []ethereum.CallMsg) ([]*money.Units, error) {
	for n := range questions {
		questions[n].Gas = priceGas
	}
	answers, err := e.client.Agreed().Simulate(ctx, at, questions)
	if err != nil {
		return nil, err
	}
	words := make([]*money.Units, len(answers))
	for n, a := range answers {
		if a.Err == nil && len(a.Output) == 32 {
			word := parseWord(a.Output)
			words[n] = &word
		}
	}
	return words, nil
}
