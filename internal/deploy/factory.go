package deploy

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// The factory comes into being by one transaction, the same on every chain: its signature was chosen, not made, so
// the key of the account that sent it is unknown. See github.com/Arachnid/deterministic-deployment-proxy, and
// EIP-7997, which has chains come with it.
var (
	factoryAddress = params.DeterministicFactoryAddress
	factoryCode    = params.DeterministicFactoryCode
	factoryTx      = func() *types.Transaction {
		var tx types.Transaction
		if err := tx.UnmarshalBinary(common.FromHex("0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe" +
			"7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3" +
			"1ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222")); err != nil {
			panic(err)
		}
		return &tx
	}()
	factoryMaker = func() common.Address {
		maker, err := types.Sender(types.HomesteadSigner{}, factoryTx)
		if err != nil {
			panic(err)
		}
		return maker
	}()
)

// errNoFactory says that a chain lacks the factory and cannot be given it.
var errNoFactory = fmt.Errorf("the chain has no deployment factory at %s", factoryAddress)

// ensureFactory makes sure that the factory is there. A chain that lacks it, a new
// one usually, is given it if it takes transactions of no particular chain, as
// the factory's is; its sender is sent the gas money for that.
func (d Deployer) ensureFactory(ctx context.Context) error {
	code, err := d.Client.Code(ctx, factoryAddress)
	switch {
	case err != nil:
		return err
	case bytes.Equal(code, factoryCode):
		return nil
	case len(code) > 0:
		return fmt.Errorf("%w at %s, where the deployment factory is on other chains", errOtherCode, factoryAddress)
	}
	if err := d.checkFactoryTx(ctx); err != nil {
		return err
	}
	// Before the account has money, the node's response shows whether it would take the transaction.
	raw, err := factoryTx.MarshalBinary()
	if err != nil {
		return fmt.Errorf("encoding a transaction: %w", err)
	}
	err = d.Client.SendRaw(ctx, raw)
	if errors.Is(err, evm.ErrFunds) {
		if err := d.fundFactoryMaker(ctx); err != nil {
			return fmt.Errorf("paying for the deployment factory: %w", err)
		}
		err = d.Client.SendRaw(ctx, raw)
	}
	if err != nil && !errors.Is(err, evm.ErrKnown) {
		return fmt.Errorf("%w and its node does not take the one transaction that makes it (%w): "+
			"have the chain's operator make it, or create the contracts by any other means and name them as executor and carrier", errNoFactory, err)
	}
	d.Log.Info("making the deployment factory", "address", factoryAddress.Hex(), "transaction", factoryTx.Hash())
	if _, err := d.awaitReceipt(ctx, "deployment factory", sentTx{factoryTx, factoryMaker}, false); err != nil {
		return fmt.Errorf("making the deployment factory: %w", err)
	}
	return nil
}

// checkFactoryTx checks that the transaction has gas enough here and its price is
// not below the market's. Failing would use up its nonce, and the factory could
// never be made.
func (d Deployer) checkFactoryTx(ctx context.Context) error {
	nonce, err := d.Client.Nonce(ctx, factoryMaker)
	if err != nil {
		return err
	}
	if nonce > 0 {
		return fmt.Errorf("%w and never can have it, since the transaction that makes it has failed there: "+
			"create the contracts by any other means and name them as executor and carrier", errNoFactory)
	}
	gas, err := d.Client.EstimateGas(ctx, ethereum.CallMsg{From: factoryMaker, Data: factoryTx.Data()})
	if err != nil {
		return err
	}
	fees, err := d.Client.Fees(ctx)
	if err != nil {
		return err
	}
	if gas > factoryTx.Gas() || fees.Base.Cmp(factoryTx.GasPrice()) > 0 {
		return fmt.Errorf("%w and making it would take %d gas at %s gwei: its transaction has %d gas at %s gwei", errNoFactory,
			gas, formatUnits(fees.Base, 9), factoryTx.Gas(), formatUnits(factoryTx.GasPrice(), 9))
	}
	return nil
}

// fundFactoryMaker sends the factory's maker its missing balance.
func (d Deployer) fundFactoryMaker(ctx context.Context) error {
	balance, err := d.Client.Balance(ctx, factoryMaker)
	if err != nil {
		return err
	}
	lacking := new(big.Int).Sub(factoryTx.Cost(), balance)
	to := factoryMaker
	txs, err := d.signAndSend(ctx, []types.DynamicFeeTx{{To: &to, Value: lacking}})
	if err != nil {
		return err
	}
	d.Log.Info("paying for the deployment factory", "account", factoryMaker.Hex(), "amount", formatUnits(lacking, 18), "transaction", txs[0].Hash())
	_, err = d.awaitReceipt(ctx, "gas money of the factory", txs[0], false)
	return err
}
