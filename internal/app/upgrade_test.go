package app

import (
	"context"
	"crypto/ecdsa"
	"math/big"
	"net/http"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/verify"
)

const upgradePayee = "0xBEeFbeefbEefbeEFbeEfbEEfBEeFbeEfBeEfBeef"

// Work that an earlier version left in flight comes to its end under this one: with the contracts of then, and beside
// contracts of now. Then both go on, money moves between them, and the books are right.
func TestAnUpgradeGoesOnWithWhatIsUnderWay(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			w := newUpgraded(t, engine)
			w.endWhatWasUnderWay()
			wrapper, vault := w.makeNew()
			w.moveWallets(wrapper)
			w.changeOldContracts()
			w.boundExits(vault)
			w.moveHolder(vault)
			w.applyRaise()
			w.checkBooks()
		})
	}
}

func (w *upgraded) endWhatWasUnderWay() {
	w.T.Helper()
	r := w.recorded
	if is := w.call(http.MethodGet, "/v2/fee-wrappers/"+r.Wrapper, nil); is["scheduledFees"] == nil {
		w.T.Errorf("no raise waits: %v", is)
	}
	w.untilIs("/v2/wallets/"+r.Treasury+"/withdrawals/"+r.Withdrawal, "status", "completed")
	w.untilIs("/v2/wallets/"+r.Fresh+"/withdrawals/"+r.First, "status", "completed")
	w.untilIs("/v2/wallets/"+r.Treasury+"/rebalances/"+r.Allocation, "status", "completed")
	w.untilIs("/v2/wallets/"+r.Paid, "totalUsd", "200.000000")
	w.untilIs("/v2/fee-wrappers/"+r.WrapperUnderWay, "status", "ready")
	w.untilIs("/v2/fee-wrappers/"+r.Wrapper+"/allowlist/"+w.addressOf(r.Fresh), "allowed", true)
	w.until("the MicroVault is ready", func() bool { return w.vault(r.VaultUnderWay)["status"] == "ready" })
	w.until("the shareholder is on the list", func() bool {
		return w.isShareholder(r.Vault, upgradePayee)
	})
	// It is paid at a price of the fund that is struck after it was asked for.
	w.untilLater("the queue is paid", time.Hour, func() bool {
		return w.number(w.vaultAddress(r.Vault), vaultABI.PackQueuedShares()).Sign() == 0
	})
	if got := w.number(w.recorded.Tokens[chain.USDC], contracts.NewSandboxUSDC().PackBalanceOf(holderOfBefore().address)); got.Cmp(big.NewInt(599_000000)) < 0 {
		w.T.Errorf("the holder has %s of the 600 that were asked for", got)
	}
	if is := w.makerOf(r.WrapperUnderWay); is != w.before.FeeWrapperFactory {
		w.T.Errorf("the wrapper that was under way is of %s, want the factory before, %s", is, w.before.FeeWrapperFactory)
	}
	if is := w.executorOf(r.Fresh); is != w.before.Executor {
		w.T.Errorf("the wallet whose delegation was under way runs %s, want the executor before, %s", is, w.before.Executor)
	}
}

// makeNew makes a wrapper and a MicroVault of this version.
func (w *upgraded) makeNew() (wrapper, vault string) {
	w.T.Helper()
	wrapper = w.call(http.MethodPost, "/v2/fee-wrappers", object{"sVaultId": SandboxSource, "feeRecipientAddress": upgradePayee, "performanceFeeBps": 1000, "managementFeeBps": 50})["id"].(string)
	vault = w.call(http.MethodPost, "/v2/microvaults/vaults", object{"name": "New vault", "symbol": "NEW", "asset": "usdc", "sources": []string{SandboxSource}})["vault"].(object)["id"].(string)
	w.untilIs("/v2/fee-wrappers/"+wrapper, "status", "ready")
	w.until("the new MicroVault is ready", func() bool { return w.vault(vault)["status"] == "ready" })
	if is := w.makerOf(wrapper); is != w.now.FeeWrapperFactory {
		w.T.Errorf("the new wrapper is of %s, want %s", is, w.now.FeeWrapperFactory)
	}
	return wrapper, vault
}

// moveWallets has a wallet leave a wrapper of before for one of now, and another pay: the
// first intent that each signs since the upgrade moves it to the executor of now.
func (w *upgraded) moveWallets(wrapper string) {
	w.T.Helper()
	r := w.recorded
	w.call(http.MethodPut, "/v2/fee-wrappers/"+wrapper+"/allowlist/"+w.addressOf(r.Treasury), nil)
	w.untilIs("/v2/fee-wrappers/"+wrapper+"/allowlist/"+w.addressOf(r.Treasury), "allowed", true)
	for _, move := range []object{
		{"from": "cash:ethereum_sepolia:usdc", "to": r.Wrapper, "amountUsd": "20.000000"},
		{"from": r.Wrapper, "to": "cash:ethereum_sepolia:usdc", "amountUsd": "1000.000000"},
		{"from": "cash:ethereum_sepolia:usdc", "to": wrapper, "amountUsd": "1000.000000"},
		{"from": wrapper, "to": "cash:ethereum_sepolia:usdc", "amountUsd": "500.000000"},
	} {
		w.allocate(r.Treasury, move)
	}
	paid := w.call(http.MethodPost, "/v2/wallets/"+r.Fresh+"/withdrawals", object{"destinationChain": "ethereum_sepolia", "token": "usdc", "amountUsd": 60, "destinationAddress": upgradePayee})
	w.untilIs("/v2/wallets/"+r.Fresh+"/withdrawals/"+paid["id"].(string), "status", "completed")
	for name, wallet := range map[string]string{"treasury": r.Treasury, "fresh": r.Fresh} {
		if is := w.executorOf(wallet); is != w.now.Executor {
			w.T.Errorf("the wallet %s runs %s since it signed again, want %s", name, is, w.now.Executor)
		}
	}
}

// changeOldContracts changes a list, fees, targets and shareholders of before.
func (w *upgraded) changeOldContracts() {
	w.T.Helper()
	r := w.recorded
	w.call(http.MethodDelete, "/v2/fee-wrappers/"+r.Wrapper+"/allowlist/"+w.addressOf(r.Fresh), nil)
	w.untilIs("/v2/fee-wrappers/"+r.Wrapper+"/allowlist/"+w.addressOf(r.Fresh), "allowed", false)
	w.call(http.MethodPatch, "/v2/fee-wrappers/"+r.WrapperUnderWay, object{"performanceFeeBps": 700})
	w.untilIs("/v2/fee-wrappers/"+r.WrapperUnderWay, "performanceFeeBps", 700.0)
	at := "/v2/microvaults/vaults/" + r.Vault
	w.confirm(w.call(http.MethodDelete, at+"/shareholders/"+upgradePayee, nil))
	// All that is in the sources is to come back, the fund's by a request that it settles.
	w.confirm(w.call(http.MethodPut, at+"/strategy", object{"allocations": []object{}, "idleTargetBps": 10000}))
	w.untilLater("the sources are left", time.Hour, func() bool {
		return w.number(w.vaultAddress(r.Vault), vaultABI.PackIdle()).Cmp(w.number(w.vaultAddress(r.Vault), vaultABI.PackTotalAssets())) == 0
	})
}

// boundExits requests of vaults changes that those of before do not have.
func (w *upgraded) boundExits(vault string) {
	w.T.Helper()
	path := func(id string) string {
		source := w.vault(id)["sources"].([]any)[0].(object)
		return "/v2/microvaults/vaults/" + id + "/sources/" + source["sourceId"].(string) + "/exit-loss"
	}
	if code, answer := w.ask(http.MethodPut, path(w.recorded.Vault), object{"exitLossBps": 100}); answer["error"] != "operation_not_supported" {
		w.T.Errorf("a vault of before is asked for what it cannot do: %d %v", code, answer)
	}
	w.confirm(w.call(http.MethodPut, path(vault), object{"exitLossBps": 100}))
}

// moveHolder has a shareholder leave a vault of before for one of now.
func (w *upgraded) moveHolder(vault string) {
	w.T.Helper()
	h, old, new := holderOfBefore(), w.vaultAddress(w.recorded.Vault), w.vaultAddress(vault)
	usdc := w.recorded.Tokens[chain.USDC]
	w.confirm(w.call(http.MethodPut, "/v2/microvaults/vaults/"+vault+"/shareholders/"+h.address.Hex(), nil))
	w.sendAs(h, old, vaultABI.PackRedeem(w.number(old, vaultABI.PackBalanceOf(h.address)), h.address, h.address))
	money := w.number(usdc, contracts.NewSandboxUSDC().PackBalanceOf(h.address))
	if money.Cmp(big.NewInt(999_000000)) < 0 {
		w.T.Errorf("a holder who has left has %s of a thousand", money)
	}
	w.sendAs(h, usdc, contracts.NewSandboxUSDC().PackApprove(new, money))
	w.sendAs(h, new, vaultABI.PackDeposit(money, h.address))
	if shares := w.number(new, vaultABI.PackBalanceOf(h.address)); shares.Sign() == 0 {
		w.T.Error("a holder who has moved has no shares")
	}
}

// applyRaise waits until a raise that was submitted before the upgrade is in force.
func (w *upgraded) applyRaise() {
	w.T.Helper()
	w.untilLater("the raise is in force", time.Hour, func() bool {
		return w.call(http.MethodGet, "/v2/fee-wrappers/"+w.recorded.Wrapper, nil)["performanceFeeBps"] == 1500.0
	})
}

// checkBooks holds everything against the chain.
func (w *upgraded) checkBooks() {
	w.T.Helper()
	w.until("nothing is under way", w.isIdle)
	report, err := verify.Verifier{DB: w.DB, Clients: w.Clients, Catalog: w.Catalog, Addresses: w.signer.Addresses, EveryReceipt: true}.Run(w.T.Context())
	if err != nil {
		w.T.Fatal(err)
	}
	for _, m := range report.Mismatches {
		w.T.Errorf("the books: %+v", m)
	}
}

var vaultABI = contracts.NewMicroVault()

// keyedHolder is a shareholder with a key of its own.
type keyedHolder struct {
	key     *ecdsa.PrivateKey
	address common.Address
}

// holderOfBefore is the shareholder of the recorded vault.
func holderOfBefore() keyedHolder {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("holder of a vault of before")))
	if err != nil {
		panic(err)
	}
	return keyedHolder{key, crypto.PubkeyToAddress(key.PublicKey)}
}

// sendAs has a holder call a contract, and waits until that is mined.
func (w *upgraded) sendAs(h keyedHolder, to common.Address, data []byte) {
	w.T.Helper()
	client := w.Clients[chain.EthereumSepolia]
	nonce, err := client.PendingNonce(w.T.Context(), h.address)
	if err != nil {
		w.T.Fatal(err)
	}
	id := big.NewInt(devnet.ChainID)
	tx, err := types.SignNewTx(h.key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{ChainID: id, Nonce: nonce,
		GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e12), Gas: 12_000_000, To: &to, Data: data})
	if err != nil {
		w.T.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		w.T.Fatal(err)
	}
	if err := client.SendRaw(w.T.Context(), raw); err != nil {
		w.T.Fatal(err)
	}
	if _, err := w.Chain.Wait(w.T.Context(), tx.Hash()); err != nil {
		w.T.Fatal(err)
	}
}

func (w *upgraded) number(to common.Address, data []byte) *big.Int {
	w.T.Helper()
	out, err := w.Clients[chain.EthereumSepolia].Call(context.WithoutCancel(w.T.Context()), ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		w.T.Fatal(err)
	}
	return new(big.Int).SetBytes(out)
}

func (w *upgraded) addressOf(wallet string) string {
	w.T.Helper()
	return w.call(http.MethodGet, "/v2/wallets/"+wallet, nil)["depositAddresses"].(object)["ethereum_sepolia"].(string)
}

func (w *upgraded) vault(id string) object {
	w.T.Helper()
	return w.call(http.MethodGet, "/v2/microvaults/vaults/"+id, nil)["vault"].(object)
}

func (w *upgraded) vaultAddress(id string) common.Address {
	w.T.Helper()
	return common.HexToAddress(w.vault(id)["contractAddress"].(string))
}

// confirm waits until the task of an answer is confirmed.
func (w *upgraded) confirm(answer object) {
	w.T.Helper()
	path := "/v2/microvaults/tasks/" + answer["task"].(object)["id"].(string)
	w.until("a task is confirmed", func() bool {
		task := w.call(http.MethodGet, path, nil)["task"].(object)
		if task["status"] == "failed" {
			w.T.Fatalf("it failed: %v", task)
		}
		return task["status"] == "confirmed"
	})
}

// allocate moves money of a wallet, and waits until it is moved.
func (w *upgraded) allocate(wallet string, move object) {
	w.T.Helper()
	path := "/v2/wallets/" + wallet
	var answer object
	w.until("an allocation is accepted", func() bool {
		code, got := w.ask(http.MethodPost, path+"/allocate", object{"allocations": []object{move}})
		if code >= http.StatusBadRequest && code != http.StatusServiceUnavailable && code != http.StatusNotFound {
			w.T.Fatalf("moving %v: %d %v", move, code, got)
		}
		answer = got
		return code == http.StatusCreated
	})
	w.untilIs(path+"/rebalances/"+answer["rebalanceId"].(string), "status", "completed")
}

func (w *upgraded) isShareholder(vault, account string) bool {
	w.T.Helper()
	return w.number(w.vaultAddress(vault), vaultABI.PackIsShareholder(common.HexToAddress(account))).Sign() > 0
}

// makerOf is the factory that made a wrapper.
func (w *upgraded) makerOf(wrapper string) common.Address {
	w.T.Helper()
	at := common.HexToAddress(w.call(http.MethodGet, "/v2/fee-wrappers/"+wrapper, nil)["contractAddress"].(string))
	for _, factory := range []common.Address{w.before.FeeWrapperFactory, w.now.FeeWrapperFactory} {
		if w.number(factory, contracts.NewFeeWrapperFactory().PackIsWrapper(at)).Sign() > 0 {
			return factory
		}
	}
	return common.Address{}
}
