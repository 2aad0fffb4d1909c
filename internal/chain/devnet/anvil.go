package devnet

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/internal/chain"
)

// Anvil is a chain with the same contracts as EVM, in a process that somebody else
// has started: a new anvil. It makes a block only on Commit.
type Anvil struct {
	Contracts Contracts
	ChainID   uint64

	url     string
	client  *ethclient.Client
	sending sync.Mutex // guards nonce
	nonce   uint64     // the deployer's next
}

// ErrUsedChain says that the node has had these contracts before, maybe those of
// another version.
var ErrUsedChain = errors.New("this chain was used before: start a new anvil")

// AttachAnvil deploys all contracts on the chain of the node at the URL. The node is set to make a block only on
// request. Close releases the connection and leaves the node running. Error: ErrUsedChain.
func AttachAnvil(ctx context.Context, url string) (*Anvil, error) {
	client, err := ethclient.DialContext(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("connecting to %s: %w", url, err)
	}
	a := &Anvil{Contracts: contractAddresses(), url: url, client: client}
	if err := a.prepareChain(ctx); err != nil {
		client.Close()
		return nil, fmt.Errorf("preparing the chain at %s: %w", url, err)
	}
	return a, nil
}

func (a *Anvil) prepareChain(ctx context.Context) error {
	id, err := a.client.ChainID(ctx)
	if err != nil {
		return fmt.Errorf("asking for the chain's id: %w", err)
	}
	a.ChainID = id.Uint64()
	used, err := a.client.NonceAt(ctx, deployer.address, nil)
	if err != nil {
		return fmt.Errorf("asking for the deployer's nonce: %w", err)
	}
	if used > 0 {
		return ErrUsedChain
	}
	// A node that is no anvil has none of these methods, and no transaction was sent to it yet.
	for _, call := range []struct {
		method string
		args   []any
	}{
		{"anvil_setBalance", []any{deployer.address, (*hexutil.Big)(etherToWei(1_000_000_000))}},
		{"evm_setAutomine", []any{false}},
		{"evm_setIntervalMining", []any{0}},
		{"evm_setBlockGasLimit", []any{hexutil.Uint64(Osaka.gasLimit())}},
	} {
		if err := a.client.Client().CallContext(ctx, nil, call.method, call.args...); err != nil {
			return fmt.Errorf("%s (is it anvil?): %w", call.method, err)
		}
	}
	last, err := a.Contracts.sendDeployment(ctx, Osaka, a.sendTx)
	if err != nil {
		return fmt.Errorf("deploying contracts: %w", err)
	}
	if err := a.Commit(ctx); err != nil {
		return err
	}
	receipt, err := a.client.TransactionReceipt(ctx, last)
	if err != nil {
		return fmt.Errorf("deploying contracts: %w", err)
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		return fmt.Errorf("deploying contracts: %s: %w", last, ErrReverted)
	}
	return a.Contracts.checkDeployed(ctx, a.client)
}

// Close releases the connection.
func (a *Anvil) Close() { a.client.Close() }

// URL is the node's address.
func (a *Anvil) URL() string { return a.url }

// Commit makes a block of the pending transactions, if there are any.
func (a *Anvil) Commit(ctx context.Context) error {
	if err := a.client.Client().CallContext(ctx, nil, "evm_mine"); err != nil {
		return fmt.Errorf("making a block: %w", err)
	}
	return nil
}

// FundRelayer is EVM.FundRelayer.
func (a *Anvil) FundRelayer(ctx context.Context, to common.Address) error {
	if _, err := a.sendTx(ctx, &to, etherToWei(10_000), nil, callGasLimit); err != nil {
		return fmt.Errorf("funding the relayer: %w", err)
	}
	return nil
}

// FaucetMany is EVM.FaucetMany.
func (a *Anvil) FaucetMany(ctx context.Context, token chain.Token, payments []Payment) ([]common.Hash, error) {
	return a.Contracts.payMany(ctx, Osaka, a.sendTx, token, payments)
}

// sendTx is the chain's sendFunc. It is the only sender for the deployer.
func (a *Anvil) sendTx(ctx context.Context, to *common.Address, value *big.Int, data []byte, gas uint64) (common.Hash, error) {
	a.sending.Lock()
	defer a.sending.Unlock()
	tx, err := network{chainID: a.ChainID}.signAsDeployer(a.nonce, to, value, data, gas)
	if err != nil {
		return common.Hash{}, err
	}
	if err := a.client.SendTransaction(ctx, tx); err != nil {
		return common.Hash{}, fmt.Errorf("sending: %w", err)
	}
	a.nonce++
	return tx.Hash(), nil
}
