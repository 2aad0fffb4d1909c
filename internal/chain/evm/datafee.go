package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
)

// DataPricing is a rollup's method to report its charges beside the price of gas: for the bytes of transactions,
// which it publishes on Ethereum, and for itself.
type DataPricing string

// The pricings of data.
const (
	NoDataPricing DataPricing = "" // the chain is no rollup
	// OptimismPricing is that of the OP Stack: GasPriceOracle.getL1FeeUpperBound, since Fjord
	// (docs.base.org/base-chain/specs/upgrades/fjord/predeploys), and getOperatorFee, since Isthmus
	// (docs.base.org/base-chain/specs/upgrades/isthmus/predeploys), whose terms the operator sets.
	OptimismPricing DataPricing = "optimism"
	// ArbitrumPricing is that of Nitro: the second of ArbGasInfo.getPricesInWei, for a byte
	// (github.com/OffchainLabs/nitro, precompiles/ArbGasInfo.go).
	ArbitrumPricing DataPricing = "arbitrum"
)

// The rollups' contracts, and the selectors of their methods.
var (
	OptimismOracle = common.HexToAddress("0x420000000000000000000000000000000000000F")
	ArbitrumOracle = common.HexToAddress("0x000000000000000000000000000000000000006C")

	getL1FeeUpperBound = [4]byte{0xf1, 0xc7, 0xa5, 0x8b}
	getOperatorFee     = [4]byte{0x27, 0x5a, 0xed, 0xd2}
	getPricesInWei     = [4]byte{0x41, 0xb2, 0x47, 0xa8}
)

// arbitrumPrices is how many words getPricesInWei returns.
const arbitrumPrices = 6

// RollupFee returns the most that the chain now charges, in wei, beside the price of gas for a transaction of so many
// bytes, before they are compressed, and so much gas. An answer that is not in the form of the pricing is an error.
func (c *Client) RollupFee(ctx context.Context, by DataPricing, size, gas uint64) (*big.Int, error) {
	bytes := new(big.Int).SetUint64(size)
	switch by {
	case OptimismPricing:
		data, err := c.askOptimism(ctx, getL1FeeUpperBound, bytes)
		if err != nil {
			return nil, err
		}
		operator, err := c.askOptimism(ctx, getOperatorFee, new(big.Int).SetUint64(gas))
		if errors.Is(err, ErrReverted) { // a chain of before Isthmus, which has no such fee
			return data, nil
		}
		if err != nil {
			return nil, err
		}
		return data.Add(data, operator), nil
	case ArbitrumPricing:
		words, err := c.askOracle(ctx, ArbitrumOracle, getPricesInWei[:], arbitrumPrices)
		if err != nil {
			return nil, err
		}
		return bytes.Mul(bytes, words[1]), nil
	default:
		return new(big.Int), nil
	}
}

// askOptimism has GasPriceOracle answer for a number of bytes or of units of gas.
func (c *Client) askOptimism(ctx context.Context, selector [4]byte, of *big.Int) (*big.Int, error) {
	words, err := c.askOracle(ctx, OptimismOracle, append(selector[:], common.BigToHash(of).Bytes()...), 1)
	if err != nil {
		return nil, err
	}
	return words[0], nil
}

func (c *Client) askOracle(ctx context.Context, oracle common.Address, data []byte, words int) ([]*big.Int, error) {
	answer, err := c.Call(ctx, ethereum.CallMsg{To: &oracle, Data: data}, nil)
	if err != nil {
		return nil, fmt.Errorf("the rollup's fee: %w", err)
	}
	if len(answer) != words*common.HashLength {
		return nil, fmt.Errorf("the rollup's fee: %s answered with %d bytes, not with %d words", oracle, len(answer), words)
	}
	numbers := make([]*big.Int, words)
	for i := range numbers {
		numbers[i] = new(big.Int).SetBytes(answer[i*common.HashLength : (i+1)*common.HashLength])
	}
	return numbers, nil
}
