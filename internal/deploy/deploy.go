// Package deploy puts the service's contracts on a chain and finds their addresses: the same on every chain, made by
// a factory whose addresses follow from the code. It owns the deployed contracts, their transactions, and the
// comparison of a chain's code with that of this version.
//
// It never reads the configuration and never runs while the relayer works on the same chain: its transactions are the
// relayer's own.
package deploy

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
)

// Deployment is the state of one of the contracts on a chain.
type Deployment struct {
	Contract string // its name
	Setting  string // its address's name in the configuration
	Address  common.Address
	Tx       common.Hash // that created it now; zero if it was there
	Block    uint64      // of Tx
}

// Deployer sends the transactions of a deployment, from the relayer's account.
type Deployer struct {
	Client  *evm.Client
	Relayer *custody.RelayerKey // pays
	// MarksInTree has the executor deployed that marks in the tree.
	MarksInTree bool
	OFT         common.Address // that sends USDT, for which a fee payer of the relayer's is deployed; none where zero
	MaxFeeWei   *big.Int       // a gas, at most
	PollEvery   time.Duration
	Log         *slog.Logger
	Progress    func(stage string, done, total int)
}

// sentTx is a transaction on its way.
type sentTx struct {
	*types.Transaction
	from common.Address
}

// Run puts the contracts on the chain, those that are not there yet, and returns
// when they are final there and their code is ours. The relayer must not be at
// work on this chain meanwhile: two who sign for one account take each other's
// nonces.
func (d Deployer) Run(ctx context.Context) ([]Deployment, error) {
	all := []Contract{WalletExecutor(d.MarksInTree), IntentCarrier, BalanceGuard, FeeWrapperFactory, AdapterFactory, MicroVaultFactory(AdapterFactory.Address())}
	if d.OFT != (common.Address{}) {
		all = append(all, BridgeFeePayer(d.Relayer.Address(), d.OFT))
	}
	out := make([]Deployment, len(all))
	var plan []types.DynamicFeeTx
	var missing []int
	for i, c := range all {
		out[i] = Deployment{Contract: c.name, Setting: c.setting, Address: c.Address()}
		switch err := d.checkCode(ctx, c); {
		case err == nil:
			continue
		case !errors.Is(err, ErrNoCode):
			return nil, err
		}
		to := factoryAddress
		missing = append(missing, i)
		plan = append(plan, types.DynamicFeeTx{To: &to, Data: append(factorySalt.Bytes(), c.creationCode()...)})
	}
	if len(missing) == 0 {
		return out, d.nameRelayer(ctx)
	}
	if err := d.ensureFactory(ctx); err != nil {
		return nil, err
	}
	txs, err := d.signAndSend(ctx, plan)
	if err != nil {
		return nil, fmt.Errorf("deploying: %w", err)
	}
	for n, i := range missing {
		d.Log.Info("deploying", "contract", all[i].name, "address", out[i].Address.Hex(), "transaction", txs[n].Hash())
	}
	for n, i := range missing {
		c := all[i]
		receipt, err := d.awaitReceipt(ctx, c.name, txs[n], true)
		if err != nil {
			return nil, fmt.Errorf("deploying %s: %w", c.name, err)
		}
		if err := d.checkCode(ctx, c); err != nil {
			return nil, fmt.Errorf("after deploying: %w", err)
		}
		out[i].Tx, out[i].Block = receipt.TxHash, receipt.BlockNumber.Uint64()
	}
	return out, d.nameRelayer(ctx)
}

func (d Deployer) checkCode(ctx context.Context, c Contract) error {
	code, err := d.Client.Code(ctx, c.Address())
	if err != nil {
		return err
	}
	return c.CheckCode(c.Address(), code)
}

// signAndSend fills in the transactions' gas, fees and nonces, signs and sends them. It sends none unless the relayer
// can pay for all.
func (d Deployer) signAndSend(ctx context.Context, plan []types.DynamicFeeTx) ([]sentTx, error) {
	from := d.Relayer.Address()
	nonce, err := d.Client.Nonce(ctx, from)
	if err != nil {
		return nil, err
	}
	pending, err := d.Client.PendingNonce(ctx, from)
	if err != nil {
		return nil, err
	}
	if pending != nonce {
		return nil, fmt.Errorf("the relayer %s has %d transactions under way: stop serving this chain, wait until they are mined and try again", from, pending-nonce)
	}
	fees, err := d.Client.Fees(ctx)
	if err != nil {
		return nil, err
	}
	if now := new(big.Int).Add(fees.Base, fees.Tip); now.Cmp(d.MaxFeeWei) > 0 {
		return nil, fmt.Errorf("gas costs %s gwei now, and maxFeeGwei is %s", formatUnits(now, 9), formatUnits(d.MaxFeeWei, 9))
	}
	cost := new(big.Int)
	for i := range plan {
		tx := &plan[i]
		gas, err := d.Client.EstimateGas(ctx, ethereum.CallMsg{From: from, To: tx.To, Value: tx.Value, Data: tx.Data})
		if err != nil {
			return nil, err
		}
		tx.Nonce, tx.Gas, tx.GasTipCap = nonce+uint64(i), gas+gas/8, fees.Tip
		// Four times the base fee outlasts eleven full blocks. The unused part is not paid.
		tx.GasFeeCap = new(big.Int).Add(new(big.Int).Lsh(fees.Base, 2), fees.Tip)
		if tx.GasFeeCap.Cmp(d.MaxFeeWei) > 0 {
			tx.GasFeeCap = d.MaxFeeWei
		}
		cost.Add(cost, new(big.Int).Mul(tx.GasFeeCap, new(big.Int).SetUint64(tx.Gas)))
		if tx.Value != nil {
			cost.Add(cost, tx.Value)
		}
	}
	balance, err := d.Client.Balance(ctx, from)
	if err != nil {
		return nil, err
	}
	if balance.Cmp(cost) < 0 {
		return nil, fmt.Errorf("the relayer %s has %s of the chain's coin and may need %s: send it the difference", from, formatUnits(balance, 18), formatUnits(cost, 18))
	}
	out := make([]sentTx, len(plan))
	for i := range plan {
		tx, err := d.Relayer.SignTx(d.Client.Config().ChainID, &plan[i])
		if err != nil {
			return nil, err
		}
		out[i] = sentTx{tx, from}
		if err := d.broadcastTx(ctx, out[i]); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// broadcastTx hands a transaction to the node. It is no error when the node has the
// transaction already, and none when it gives no answer: waiting for the receipt
// shows whether it took the transaction.
func (d Deployer) broadcastTx(ctx context.Context, tx sentTx) error {
	raw, err := tx.MarshalBinary()
	if err != nil {
		return fmt.Errorf("encoding a transaction: %w", err)
	}
	err = d.Client.SendRaw(ctx, raw)
	if errors.Is(err, evm.ErrKnown) || errors.Is(err, evm.ErrNonceTooLow) || isNodeTrouble(err) {
		return ctx.Err()
	}
	return err
}

// awaitReceipt waits until a transaction is mined, and until its block is final if it
// has to be. A node that does not answer is asked again.
func (d Deployer) awaitReceipt(ctx context.Context, what string, tx sentTx, finality bool) (*types.Receipt, error) {
	tick := time.NewTicker(d.PollEvery)
	defer tick.Stop()
	var first uint64 // the final block at the first look
	taken := 0       // looks in a row that found another transaction in its place
	for {
		receipt, final, err := d.fetchReceipt(ctx, tx)
		if errors.Is(err, errNonceTaken) {
			taken++
		} else {
			taken = 0
		}
		switch {
		case taken > 0 && taken < takenLooks:
			d.Log.Warn("the node may not have indexed a transaction yet; asking again", "transaction", tx.Hash())
		case err != nil && !isNodeTrouble(err):
			return nil, err
		case err != nil:
			d.Log.Warn("the node failed; asking again", "error", err)
		case receipt == nil:
			d.Progress(what+": to be mined", 0, 0)
		case receipt.Status != types.ReceiptStatusSuccessful:
			return nil, fmt.Errorf("transaction %s reverted", tx.Hash())
		default:
			block := receipt.BlockNumber.Uint64()
			if !finality || final.Number >= block {
				return receipt, nil
			}
			if first == 0 {
				first = final.Number
			}
			d.Progress(what+": to be final", int(final.Number-min(first, final.Number)), int(block-min(first, block)))
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("stopped waiting for transaction %s, which is on its way: %w", tx.Hash(), ctx.Err())
		case <-tick.C:
		}
	}
}

// errNonceTaken says that the account's nonce was used and that the node knows no
// receipt of ours. A node may show a block before it finds the block's
// transactions by their hashes, so it is believed when it says so again and
// again.
var errNonceTaken = errors.New("another transaction took the place")

const takenLooks = 30

// fetchReceipt returns the transaction's receipt, nil while there is none, and the final
// block. A transaction that is not mined is sent once more, in case it was
// dropped.
func (d Deployer) fetchReceipt(ctx context.Context, tx sentTx) (*types.Receipt, evm.Block, error) {
	final, err := d.Client.Final(ctx)
	if err != nil {
		return nil, evm.Block{}, err
	}
	receipt, err := d.Client.Receipt(ctx, tx.Hash())
	if err != nil || receipt != nil {
		return receipt, final, err
	}
	// A node that has dropped the final block's state has no answer.
	if used, err := d.Client.NonceAt(ctx, tx.from, final.Number); err == nil && used > tx.Nonce() {
		return nil, evm.Block{}, fmt.Errorf("%w of %s: stop every other use of the relayer's account, and try again", errNonceTaken, tx.Hash())
	}
	if err := d.broadcastTx(ctx, tx); err != nil {
		d.Log.Warn("the node does not take a transaction again that is not mined yet", "transaction", tx.Hash(), "error", err)
	}
	return nil, final, ctx.Err()
}

// isNodeTrouble says whether asking the node again later may help.
func isNodeTrouble(err error) bool {
	return errors.Is(err, chain.ErrUnavailable) || errors.Is(err, chain.ErrInconsistent)
}

// formatUnits writes an amount of the smallest unit with its decimals.
func formatUnits(n *big.Int, decimals int64) string {
	unit := new(big.Int).Exp(big.NewInt(10), big.NewInt(decimals), nil)
	return strings.TrimSuffix(strings.TrimRight(new(big.Rat).SetFrac(n, unit).FloatString(int(decimals)), "0"), ".")
}
