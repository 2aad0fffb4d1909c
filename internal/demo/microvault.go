package demo

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// MicroVault shows the whole life of a MicroVault.
func MicroVault(ctx context.Context, o Options) error {
	return performDemo(ctx, o, "A MicroVault's whole life, on a real chain inside this process", tellMicroVaultStory)
}

// vaultDemo is one walk through MicroVaults: the organization over HTTP, and a shareholder outside of the service, on
// the chain.
type vaultDemo struct {
	*session
	vault  client.MicroVault
	source client.MicroVaultSource
	key    *ecdsa.PrivateKey
	holder common.Address
}

func tellMicroVaultStory(s *session) error {
	key, err := crypto.GenerateKey()
	if err != nil {
		return fmt.Errorf("making a key: %w", err)
	}
	t := &vaultDemo{session: s, key: key, holder: crypto.PubkeyToAddress(key.PublicKey)}
	return s.tellChapters(t.createVault, t.addShareholder, t.depositAsHolder, t.raiseTarget, t.closeSource, t.removeShareholder, t.redeemAll)
}

func (t *vaultDemo) createVault() error {
	r, err := t.api.CreateMicroVaultWithResponse(t.ctx, &client.CreateMicroVaultParams{IdempotencyKey: uuid.NewString()},
		client.MicroVaultCreate{Name: "Reserve vault", Symbol: "RSV", Asset: "usdc", Sources: []string{app.SandboxSource}})
	if err != nil || r.JSON202 == nil {
		return unexpectedAnswer("creating a MicroVault", r, err)
	}
	t.vault = r.JSON202.Vault
	t.source = t.vault.Sources[0]
	task, err := t.awaitConfirmed(r.JSON202.Task)
	if err != nil {
		return err
	}
	if err := t.pollUntil("the MicroVault is ready", func() (bool, error) { return t.vault.Status == client.MicroVaultStatusReady, t.refreshVault() }); err != nil {
		return err
	}
	t.printStage("Vault", "%q at %s, the address that it was said to have", t.vault.Name, t.vault.ContractAddress)
	t.printTask(task)
	return nil
}

func (t *vaultDemo) refreshVault() error {
	r, err := t.api.GetMicroVaultWithResponse(t.ctx, t.vault.ID)
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("reading the MicroVault", r, err)
	}
	t.vault = r.JSON200.Vault
	t.source = t.vault.Sources[0]
	return nil
}

// awaitConfirmed waits until a task is.
func (t *vaultDemo) awaitConfirmed(task client.MicroVaultTask) (client.MicroVaultTask, error) {
	err := t.pollUntil("the task is confirmed", func() (bool, error) {
		r, err := t.api.GetMicroVaultTaskWithResponse(t.ctx, task.ID)
		if err != nil || r.JSON200 == nil {
			return false, unexpectedAnswer("reading a task", r, err)
		}
		task = r.JSON200.Task
		if task.Status == client.MicroVaultTaskStatusFailed {
			return false, fmt.Errorf("%s failed: %s", task.Kind, *task.Error)
		}
		return task.Status == client.MicroVaultTaskStatusConfirmed, nil
	})
	return task, err
}

func (t *vaultDemo) printTask(task client.MicroVaultTask) {
	hash := "without a transaction"
	if len(task.TxHashes) > 0 {
		hash = "in " + task.TxHashes[0]
	}
	t.printDetail("%s is %s %s", task.Kind, task.Status, hash)
}

// awaitTask waits for the task of an accepted change.
func (t *vaultDemo) awaitTask(doing string, r interface{ StatusCode() int }, answer *client.MicroVaultTaskAnswer, err error) error {
	if err != nil || answer == nil {
		return unexpectedAnswer(doing, r, err)
	}
	task, err := t.awaitConfirmed(answer.Task)
	if err == nil {
		t.printTask(task)
	}
	return err
}

func (t *vaultDemo) addShareholder() error {
	t.printStage("List", "%s, a key that is nobody's here, becomes a shareholder", shortHash(t.holder.Hex()))
	r, err := t.api.AddMicroVaultShareholderWithResponse(t.ctx, t.vault.ID, t.holder.Hex(), &client.AddMicroVaultShareholderParams{IdempotencyKey: uuid.NewString()})
	if err != nil {
		return unexpectedAnswer("adding a shareholder", r, err)
	}
	if err := t.awaitTask("adding a shareholder", r, r.JSON202, err); err != nil {
		return err
	}
	l, err := t.api.ListMicroVaultShareholdersWithResponse(t.ctx, t.vault.ID)
	if err != nil || l.JSON200 == nil {
		return unexpectedAnswer("reading the list", l, err)
	}
	t.printDetail("version %s of the list has the root %s, recomputed from its events", l.JSON200.Shareholders.Version, shortHash(l.JSON200.Shareholders.Root))
	return nil
}

// sendAsHolder has the shareholder call a contract, and waits until that is mined.
func (t *vaultDemo) sendAsHolder(to common.Address, data []byte) (common.Hash, error) {
	node := t.sandbox.Clients[chain.EthereumSepolia]
	nonce, err := node.PendingNonce(t.ctx, t.holder)
	if err != nil {
		return common.Hash{}, err
	}
	id := big.NewInt(devnet.ChainID)
	tx, err := types.SignNewTx(t.key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{ChainID: id, Nonce: nonce, GasTipCap: big.NewInt(1e9),
		GasFeeCap: big.NewInt(1e12), Gas: 12_000_000, To: &to, Data: data})
	if err != nil {
		return common.Hash{}, fmt.Errorf("signing: %w", err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		return common.Hash{}, fmt.Errorf("encoding a transaction: %w", err)
	}
	// The node may not have seen yet that the sender has ether.
	if err := t.pollUntil("the node takes a transaction", func() (bool, error) {
		err := node.SendRaw(t.ctx, raw)
		if errors.Is(err, evm.ErrFunds) {
			return false, nil
		}
		return true, err
	}); err != nil {
		return common.Hash{}, err
	}
	_, err = t.sandbox.Chain.Wait(t.ctx, tx.Hash())
	return tx.Hash(), err
}

var vaultABI = contracts.NewMicroVault()

func (t *vaultDemo) vaultAddress() common.Address {
	return common.HexToAddress(t.vault.ContractAddress)
}

func (t *vaultDemo) depositAsHolder() error {
	const amount = 1000 * money.Dollar
	if _, err := t.sandbox.Chain.FundRelayer(t.ctx, t.holder); err != nil { // ether for its gas
		return err
	}
	paid, err := t.api.SandboxFaucetWithResponse(t.ctx, client.FaucetRequest{Chain: "ethereum_sepolia", Token: "usdc", Address: t.holder.Hex(), AmountUSD: amount.String()})
	if err != nil || paid.JSON200 == nil {
		return unexpectedAnswer("asking the faucet", paid, err)
	}
	units := money.UnitsOf(amount, 6).Big()
	token := t.sandbox.Chain.Contracts.USDC
	if _, err := t.sendAsHolder(token, contracts.NewSandboxUSDC().PackApprove(t.vaultAddress(), units)); err != nil {
		return fmt.Errorf("approving: %w", err)
	}
	hash, err := t.sendAsHolder(t.vaultAddress(), vaultABI.PackDeposit(units, t.holder))
	if err != nil {
		return fmt.Errorf("depositing: %w", err)
	}
	t.printStage("Deposit", "the shareholder deposits 1,000 USDC by itself in %s", hash)
	return nil
}

// setTarget sets the source's target, and waits until automation has met it.
func (t *vaultDemo) setTarget(bps int, least, most money.USD) error {
	r, err := t.api.SetMicroVaultStrategyWithResponse(t.ctx, t.vault.ID, &client.SetMicroVaultStrategyParams{IdempotencyKey: uuid.NewString()},
		client.MicroVaultStrategy{Allocations: []client.MicroVaultAllocation{{SourceID: t.source.SourceID, TargetBps: bps}}, IdleTargetBps: 10_000 - bps})
	if err != nil {
		return unexpectedAnswer("setting the targets", r, err)
	}
	if err := t.awaitTask("setting the targets", r, r.JSON202, err); err != nil {
		return err
	}
	err = t.pollUntil("automation has met the targets", func() (bool, error) {
		if err := t.refreshVault(); err != nil {
			return false, err
		}
		value, err := money.ParseUSD(t.source.ValueUSD)
		if err != nil {
			return false, fmt.Errorf("reading a value: %w", err)
		}
		return value >= least && value <= most, nil
	})
	if err != nil {
		return err
	}
	return t.printLastRebalance()
}

// printLastRebalance prints the newest rebalance.
func (t *vaultDemo) printLastRebalance() error {
	r, err := t.api.ListMicroVaultTasksWithResponse(t.ctx, t.vault.ID, &client.ListMicroVaultTasksParams{})
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("listing tasks", r, err)
	}
	for _, task := range r.JSON200.Data {
		if task.Kind == client.MicroVaultTaskKindRebalance && task.Status == client.MicroVaultTaskStatusConfirmed && len(task.TxHashes) > 0 {
			t.printTask(task)
			break
		}
	}
	t.printDetail("%s lie in %s, %s idle", t.source.ValueUSD, t.source.YieldSourceID, t.vault.IdleUSD)
	return nil
}

func (t *vaultDemo) raiseTarget() error {
	t.printStage("Targets", "60%% in %s, 40%% idle; automation moves", app.SandboxSource)
	return t.setTarget(6000, 599*money.Dollar, 601*money.Dollar)
}

func (t *vaultDemo) closeSource() error {
	t.printStage("Mode", "the source is switched to redemption_only, and its target to 30%%")
	r, err := t.api.SetMicroVaultSourceModeWithResponse(t.ctx, t.vault.ID, t.source.SourceID, &client.SetMicroVaultSourceModeParams{IdempotencyKey: uuid.NewString()},
		client.MicroVaultModeChange{Mode: client.MicroVaultSourceModeRedemptionOnly})
	if err != nil {
		return unexpectedAnswer("setting the mode", r, err)
	}
	if err := t.awaitTask("setting the mode", r, r.JSON202, err); err != nil {
		return err
	}
	return t.setTarget(3000, 299*money.Dollar, 301*money.Dollar)
}

func (t *vaultDemo) removeShareholder() error {
	t.printStage("Removal", "the shareholder is taken off the list")
	r, err := t.api.RemoveMicroVaultShareholderWithResponse(t.ctx, t.vault.ID, t.holder.Hex(), &client.RemoveMicroVaultShareholderParams{IdempotencyKey: uuid.NewString()})
	if err != nil {
		return unexpectedAnswer("removing a shareholder", r, err)
	}
	return t.awaitTask("removing a shareholder", r, r.JSON202, err)
}

// callNumber asks the vault for a number, past the service.
func (t *vaultDemo) callNumber(data []byte) (*big.Int, error) {
	to := t.vaultAddress()
	out, err := t.sandbox.Clients[chain.EthereumSepolia].Call(t.ctx, ethereum.CallMsg{To: &to, Data: data}, nil)
	return new(big.Int).SetBytes(out), err
}

func (t *vaultDemo) redeemAll() error {
	// Assets are asked for, not shares: the price grows with every block, and the
	// shares that all of idle is worth now are worth more than idle in the next.
	idle, err := t.callNumber(vaultABI.PackMaxWithdraw(t.holder))
	if err != nil {
		return err
	}
	hash, err := t.sendAsHolder(t.vaultAddress(), vaultABI.PackWithdraw(idle, t.holder, t.holder))
	if err != nil {
		return fmt.Errorf("redeeming: %w", err)
	}
	paid, err := t.balanceOf(t.holder)
	if err != nil {
		return err
	}
	t.printStage("Redeem", "it still redeems: %s out of idle in %s", paid, hash)
	rest, err := t.callNumber(vaultABI.PackBalanceOf(t.holder))
	if err != nil {
		return err
	}
	hash, err = t.sendAsHolder(t.vaultAddress(), vaultABI.PackRequestRedeem(rest, t.holder, t.holder))
	if err != nil {
		return fmt.Errorf("queueing a redemption: %w", err)
	}
	t.printDetail("the rest is queued in %s, for automation to leave the source and pay", hash)
	err = t.pollUntil("the queue is paid", func() (bool, error) {
		paid, err = t.balanceOf(t.holder)
		return paid > 999*money.Dollar, err
	})
	if err != nil {
		return err
	}
	t.printStage("Paid", "the chain says that the shareholder holds %s again", paid)
	if err := t.pollUntil("the MicroVault is seen empty", func() (bool, error) {
		return t.vault.QueuedShares == "0" && t.vault.TotalShares == "0", t.refreshVault()
	}); err != nil {
		return err
	}
	return t.printLastRebalance()
}
