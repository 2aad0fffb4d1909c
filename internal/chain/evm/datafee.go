package evm

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
)

// DataPricing is how a rollup says what it charges for the bytes of transactions, which it
// publishes on Ethereum, beside or within the gas that their execution takes.
type DataPricing string

// The pricings of data.
const (
	NoDataPricing DataPricing = "" // the chain is no rollup
	// OptimismPricing is that of the OP Stack: GasPriceOracle.getL1FeeUpperBound, since Fjord
	// (docs.base.org/base-chain/specs/upgrades/fjord/predeploys).
	OptimismPricing DataPricing = "optimism"
	// ArbitrumPricing is that of Nitro: the second of ArbGasInfo.getPricesInWei, for a byte
	// (github.com/OffchainLabs/nitro, precompiles/ArbGasInfo.go).
	ArbitrumPricing DataPricing = "arbitrum"
)

// Where rollups answer, and the selectors of what they are asked.
var (
	OptimismOracle = common.HexToAddress("0x420000000000000000000000000000000000000F")
	ArbitrumOracle = common.HexToAddress("0x000000000000000000000000000000000000006C")

	getL1FeeUpperBound = [4]byte{0xf1, 0xc7, 0xa5, 0x8b}
	getPricesInWei     = [4]byte{0x41, 0xb2, 0x47, 0xa8}
)

// arbitrumPrices is how many words getPricesInWei returns.
const arbitrumPrices = 6

// DataFee is what the chain now charges, at most and in wei, for publishing a transaction of so many
// bytes: before they are compressed. What it does not answer as the pricing has it is an error.
func (c *Client) DataFee(ctx context.Context, by DataPricing, size uint64) (*big.Int, error) {
	bytes := new(big.Int).SetUint64(size)
	switch by {
	case OptimismPricing:
		words, err := c.askOracle(ctx, OptimismOracle, append(getL1FeeUpperBound[:], common.BigToHash(bytes).Bytes()...), 1)
		if err != nil {
			return nil, err
		}
		return words[0], nil
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

func (c *Client) askOracle(ctx context.Context, oracle common.Address, data []byte, words int) ([]*big.Int, error) {
	answer, err := c.Call(ctx, ethereum.CallMsg{To: &oracle, Data: data}, nil)
	if err != nil {
		return nil, fmt.Errorf("what data costs: %w", err)
	}
	if len(answer) != words*common.HashLength {
		return nil, fmt.Errorf("what data costs: %s answered with %d bytes, not with %d words", oracle, len(answer), words)
	}
	numbers := make([]*big.Int, words)
	for i := range numbers {
		numbers[i] = new(big.Int).SetBytes(answer[i*common.HashLength : (i+1)*common.HashLength])
	}
	return numbers, nil
}
