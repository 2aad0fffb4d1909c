package devnet

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Gas limits of the deployer's transactions. Under Amsterdam a new slot costs 110,020 and a new account 183,600 more.
const (
	callGasLimit = 2_000_000
	// A payment into a new account costs about 35,000, under Amsterdam about 150,000.
	paymentGasLimit = 250_000
	paymentsPerSend = 250
)

// keyedAccount is one of the chain's own accounts. Its key is public.
type keyedAccount struct {
	key     *ecdsa.PrivateKey
	address common.Address
}

// deployer owns every contract and all the ether there is.
var deployer = newKeyedAccount("granary sandbox deployer")

func newKeyedAccount(name string) keyedAccount {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte(name)))
	if err != nil {
		panic(err)
	}
	return keyedAccount{key, crypto.PubkeyToAddress(key.PublicKey)}
}

// Payment is one transfer of FaucetMany.
type Payment struct {
	To    chain.Address
	Units money.Units
}

// Faucet transfers units of a token to an address and returns the hash of the
// transaction, which is pending until the next block.
func (e *EVM) Faucet(ctx context.Context, token chain.Token, to chain.Address, units money.Units) (common.Hash, error) {
	hashes, err := e.FaucetMany(ctx, token, []Payment{{to, units}})
	if err != nil {
		return common.Hash{}, err
	}
	return hashes[0], nil
}

// FaucetMany makes many payments in few transactions and returns, for each
// payment, the hash of the transaction that holds it.
func (e *EVM) FaucetMany(ctx context.Context, token chain.Token, payments []Payment) ([]common.Hash, error) {
	return e.Contracts.payMany(ctx, e.network.fork, e.sendTx, token, payments)
}

func (on *Contracts) payMany(ctx context.Context, fork Fork, send sendFunc, token chain.Token, payments []Payment) ([]common.Hash, error) {
	address, err := on.tokenAddress(token)
	if err != nil {
		return nil, fmt.Errorf("faucet: %w", err)
	}
	out := make([]common.Hash, 0, len(payments))
	for len(payments) > 0 {
		part := payments[:min(len(payments), paymentsPerSend)]
		payments = payments[len(part):]
		to, amounts := make([]common.Address, len(part)), make([]*big.Int, len(part))
		for i, p := range part {
			to[i], amounts[i] = p.To.EVM(), p.Units.Big()
		}
		data := contracts.NewSandboxFaucet().PackDrip(address, to, amounts)
		hash, err := send(ctx, &on.Faucet, nil, data, min(callGasLimit+uint64(len(part))*paymentGasLimit, fork.creationGas()))
		if err != nil {
			return nil, fmt.Errorf("faucet: %w", err)
		}
		for range part {
			out = append(out, hash)
		}
	}
	return out, nil
}

func (on *Contracts) tokenAddress(token chain.Token) (common.Address, error) {
	switch token {
	case chain.USDC:
		return on.USDC, nil
	case chain.USDT:
		return on.USDT, nil
	default:
		return common.Address{}, fmt.Errorf("no token %q", token)
	}
}

// FaucetEther sends ether, in wei, to an address and returns the hash of the
// transaction, which is pending until the next block. Code at the address runs, and
// may refuse.
func (e *EVM) FaucetEther(ctx context.Context, to common.Address, wei money.Units) (common.Hash, error) {
	hash, err := e.sendTx(ctx, &to, wei.Big(), nil, callGasLimit)
	if err != nil {
		return hash, fmt.Errorf("faucet: %w", err)
	}
	return hash, nil
}

// FundRelayer sends an account ten thousand ether for gas.
func (e *EVM) FundRelayer(ctx context.Context, to common.Address) (common.Hash, error) {
	hash, err := e.sendTx(ctx, &to, etherToWei(10_000), nil, callGasLimit)
	if err != nil {
		return hash, fmt.Errorf("funding the relayer: %w", err)
	}
	return hash, nil
}

// SetAPY sets a vault's yearly interest from the next block on. The vault is one of
// the chain's own: Contracts.Vault or Contracts.USDTVault.
func (e *EVM) SetAPY(ctx context.Context, vault common.Address, bps money.Bps) (common.Hash, error) {
	return e.setVault(ctx, vault, contracts.NewSandboxVault().PackSetApyBps(uint32(max(bps, 0))))
}

// SetNAV makes a vault hold exactly these units of its token: a gain or a loss.
func (e *EVM) SetNAV(ctx context.Context, vault common.Address, units money.Units) (common.Hash, error) {
	return e.setVault(ctx, vault, contracts.NewSandboxVault().PackSetNav(units.Big()))
}

// SetLiquidity lets at most these units leave a vault from now on; nil lifts the
// limit.
func (e *EVM) SetLiquidity(ctx context.Context, vault common.Address, units *money.Units) (common.Hash, error) {
	most := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))
	if units != nil {
		most = units.Big()
	}
	return e.setVault(ctx, vault, contracts.NewSandboxVault().PackSetLiquidity(most))
}

// SetDepositsPaused stops deposits into a vault or lets them in again.
func (e *EVM) SetDepositsPaused(ctx context.Context, vault common.Address, paused bool) (common.Hash, error) {
	return e.setVault(ctx, vault, contracts.NewSandboxVault().PackSetDepositsPaused(paused))
}

// AsOwner calls one of the sandbox's contracts as their owner, who may
// blacklist, pause and mint, and waits until the call is mined.
func (e *EVM) AsOwner(ctx context.Context, contract common.Address, data []byte) error {
	hash, err := e.sendTx(ctx, &contract, nil, data, callGasLimit)
	if err != nil {
		return fmt.Errorf("calling %s as owner: %w", contract, err)
	}
	_, err = e.Wait(ctx, hash)
	return err
}

func (e *EVM) setVault(ctx context.Context, vault common.Address, data []byte) (common.Hash, error) {
	hash, err := e.sendTx(ctx, &vault, nil, data, callGasLimit)
	if err != nil {
		return hash, fmt.Errorf("setting vault %s: %w", vault, err)
	}
	return hash, nil
}

// ErrReverted is Wait's error for a transaction that is mined and had no effect.
var ErrReverted = errors.New("the transaction failed")

// Wait returns the receipt of a transaction once it is mined, and the pool has it: its payments can be spent. Error:
// ErrReverted.
func (e *EVM) Wait(ctx context.Context, tx common.Hash) (*types.Receipt, error) {
	defer e.demand.beginWait()()
	for {
		made := e.demand.nextBlock() // before the receipt is asked for: no block between them is missed
		r, err := e.client.TransactionReceipt(ctx, tx)
		switch {
		case err == nil && r.Status != types.ReceiptStatusSuccessful:
			return r, fmt.Errorf("%s: %w", tx, ErrReverted)
		case err == nil:
			return r, e.settlePool()
		case !errors.Is(err, ethereum.NotFound):
			return nil, fmt.Errorf("waiting for %s: %w", tx, err)
		}
		select {
		case <-made:
		case <-e.stop:
			return nil, errClosed
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// sendTx puts a transaction of the deployer into the pool: a creation when to is
// nil. The nonce is the pool's, so a forgotten transaction leaves no gap.
func (e *EVM) sendTx(ctx context.Context, to *common.Address, value *big.Int, data []byte, gas uint64) (common.Hash, error) {
	e.sending.Lock()
	defer e.sending.Unlock()
	if err := ctx.Err(); err != nil {
		return common.Hash{}, err
	}
	pool := e.eth.TxPool()
	for {
		tx, err := e.network.signAsDeployer(pool.PoolNonce(deployer.address), to, value, data, gas)
		if err != nil {
			return common.Hash{}, err
		}
		err = pool.Add([]*types.Transaction{tx}, true)[0]
		switch {
		case err == nil:
			return tx.Hash(), nil
		case !isOfTakenNonce(err), ctx.Err() != nil:
			return common.Hash{}, fmt.Errorf("pool: %w", err)
		}
		// The pool was following the head just then, or a block took the nonce.
		if err := e.settlePool(); err != nil {
			return common.Hash{}, err
		}
	}
}

// isOfTakenNonce reports whether a transaction was rejected since another one has its nonce.
func isOfTakenNonce(err error) bool {
	return errors.Is(err, txpool.ErrAlreadyKnown) || errors.Is(err, txpool.ErrReplaceUnderpriced) || errors.Is(err, core.ErrNonceTooLow)
}

// sendFunc sends a transaction of the deployer: a creation when to is nil.
type sendFunc func(ctx context.Context, to *common.Address, value *big.Int, data []byte, gas uint64) (common.Hash, error)

func (n network) signAsDeployer(nonce uint64, to *common.Address, value *big.Int, data []byte, gas uint64) (*types.Transaction, error) {
	tx, err := types.SignNewTx(deployer.key, n.signer(), &types.DynamicFeeTx{
		ChainID:   n.id(),
		Nonce:     nonce,
		GasTipCap: n.tip(),
		GasFeeCap: big.NewInt(10_000 * params.GWei),
		Gas:       gas,
		To:        to,
		Value:     value,
		Data:      data,
	})
	if err != nil {
		return nil, fmt.Errorf("signing: %w", err)
	}
	return tx, nil
}
