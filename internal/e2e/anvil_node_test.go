package e2e

import (
	"bytes"
	"compress/gzip"
	"crypto/ecdsa"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/waittest"
)

const (
	anvilChain = 424242
	anvilDepth = 3 // blocks until one is final
	anvilPace  = 200 * time.Millisecond
)

// foreign is a chain in somebody else's program: anvil, with stablecoins and a
// vault that the test's own account has deployed. It makes blocks at a steady
// pace, but while it is held.
type foreign struct {
	tb    testing.TB
	node  *evmtest.Anvil
	eth   *ethclient.Client
	key   *ecdsa.PrivateKey
	owner common.Address
	held  sync.Mutex // only its holder makes blocks

	usdc, usdt, vault, faucet common.Address
}

var anvilOptions = []string{"--chain-id", fmt.Sprint(anvilChain), "--no-mining", "--preserve-historical-states"}

func startForeign(tb testing.TB) *foreign {
	tb.Helper()
	f := &foreign{tb: tb, node: evmtest.StartAnvil(tb, anvilOptions...)}
	var err error
	if f.eth, err = ethclient.DialContext(tb.Context(), f.node.URL); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(f.eth.Close)
	if f.key, err = crypto.GenerateKey(); err != nil {
		tb.Fatal(err)
	}
	f.owner = crypto.PubkeyToAddress(f.key.PublicKey)
	f.coins(f.owner, 100)
	f.deploy()
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		f.beat(stop)
	}()
	tb.Cleanup(func() {
		close(stop)
		<-stopped
	})
	return f
}

// beat makes the blocks. A node that is too busy for one is asked for the next.
func (f *foreign) beat(stop <-chan struct{}) {
	tick := time.NewTicker(anvilPace)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
		case <-stop:
			return
		}
		if !f.held.TryLock() {
			continue
		}
		_ = f.eth.Client().CallContext(f.tb.Context(), nil, "evm_mine")
		f.held.Unlock()
	}
}

// hold stops the making of blocks; release lets it go on.
func (f *foreign) hold()    { f.held.Lock() }
func (f *foreign) release() { f.held.Unlock() }
func (f *foreign) mine()    { f.tb.Helper(); f.call("evm_mine") }

// forget replaces the newest blocks by as many new ones: empty, or with the
// transactions at these offsets from the first.
func (f *foreign) forget(blocks int, kept ...[2]any) {
	f.tb.Helper()
	if kept == nil {
		kept = [][2]any{}
	}
	f.call("anvil_reorg", blocks, kept)
}

// pause stops the node's process where it stands; resume lets it go on.
func (f *foreign) pause()  { f.tb.Helper(); f.signal(syscall.SIGSTOP) }
func (f *foreign) resume() { f.tb.Helper(); f.signal(syscall.SIGCONT) }

func (f *foreign) signal(s os.Signal) {
	f.tb.Helper()
	if err := f.node.Process().Signal(s); err != nil {
		f.tb.Fatal(err)
	}
}

// written is a file with all that the node knows now, but for transactions that
// wait.
func (f *foreign) written() string {
	f.tb.Helper()
	var packed hexutil.Bytes
	if err := f.eth.Client().CallContext(f.tb.Context(), &packed, "anvil_dumpState", true); err != nil {
		f.tb.Fatal(err)
	}
	in, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		f.tb.Fatal(err)
	}
	text, err := io.ReadAll(in)
	if err != nil {
		f.tb.Fatal(err)
	}
	path := filepath.Join(f.tb.TempDir(), "state.json")
	if err := os.WriteFile(path, text, 0o600); err != nil {
		f.tb.Fatal(err)
	}
	return path
}

// die ends the node without a warning; revive starts it from its written state.
func (f *foreign) die() { f.node.Kill() }
func (f *foreign) revive(written string) {
	f.node.Restart(append(anvilOptions, "--load-state", written)...)
}

func (f *foreign) call(method string, args ...any) {
	f.tb.Helper()
	if err := f.eth.Client().CallContext(f.tb.Context(), nil, method, args...); err != nil {
		f.tb.Fatalf("%s: %v", method, err)
	}
}

// coins gives an account so many of the chain's coin.
func (f *foreign) coins(to common.Address, n int64) {
	f.tb.Helper()
	f.call("anvil_setBalance", to, (*hexutil.Big)(new(big.Int).Mul(big.NewInt(n), big.NewInt(params.Ether))))
}

// deploy puts two stablecoins, a vault and a faucet on the chain.
func (f *foreign) deploy() {
	f.tb.Helper()
	f.usdc = f.create(&contracts.SandboxUSDCMetaData.Bin, contracts.NewSandboxUSDC().PackConstructor(f.owner))
	f.usdt = f.create(&contracts.SandboxUSDTMetaData.Bin, contracts.NewSandboxUSDT().PackConstructor(f.owner))
	f.faucet = f.create(&contracts.SandboxFaucetMetaData.Bin, contracts.NewSandboxFaucet().PackConstructor(f.owner))
	f.vault = f.create(&contracts.SandboxVaultMetaData.Bin, contracts.NewSandboxVault().PackConstructor(f.usdc, "Lent dollars", "lUSDC", f.owner))
	// Both tokens take their owner's calls in the same form.
	token := contracts.NewSandboxUSDC()
	for _, call := range []struct {
		to   common.Address
		data []byte
	}{
		{f.usdc, token.PackSetMinter(f.faucet, true)},
		{f.usdt, token.PackSetMinter(f.faucet, true)},
		{f.usdc, token.PackSetMinter(f.vault, true)},
		{f.vault, contracts.NewSandboxVault().PackSetApyBps(500)},
	} {
		f.mined(f.send(f.sign(&call.to, call.data)))
	}
}

func (f *foreign) create(bin *string, args []byte) common.Address {
	f.tb.Helper()
	return f.mined(f.send(f.sign(nil, append(common.FromHex(*bin), args...)))).ContractAddress
}

// sign makes the owner's next transaction.
func (f *foreign) sign(to *common.Address, data []byte) *types.Transaction {
	f.tb.Helper()
	nonce, err := f.eth.NonceAt(f.tb.Context(), f.owner, nil)
	if err != nil {
		f.tb.Fatal(err)
	}
	tx, err := f.signAt(nonce, to, data)
	if err != nil {
		f.tb.Fatal(err)
	}
	return tx
}

// signAt makes the owner's transaction with a nonce.
func (f *foreign) signAt(nonce uint64, to *common.Address, data []byte) (*types.Transaction, error) {
	return types.SignNewTx(f.key, types.LatestSignerForChainID(big.NewInt(anvilChain)), &types.DynamicFeeTx{
		ChainID: big.NewInt(anvilChain), Nonce: nonce, To: to, Data: data, Gas: 8_000_000,
		GasFeeCap: big.NewInt(100 * params.GWei), GasTipCap: big.NewInt(params.GWei)})
}

func (f *foreign) send(tx *types.Transaction) *types.Transaction {
	f.tb.Helper()
	if err := f.eth.SendTransaction(f.tb.Context(), tx); err != nil {
		f.tb.Fatal(err)
	}
	return tx
}

// mined makes blocks until a transaction is in one, and has succeeded.
func (f *foreign) mined(tx *types.Transaction) *types.Receipt {
	f.tb.Helper()
	var receipt *types.Receipt
	waittest.Until(f.tb, "the transaction is mined", func() bool {
		f.mine()
		var err error
		receipt, err = f.eth.TransactionReceipt(f.tb.Context(), tx.Hash())
		return err == nil
	})
	if receipt.Status != types.ReceiptStatusSuccessful {
		f.tb.Fatalf("transaction %s failed", tx.Hash())
	}
	return receipt
}

// drip is the transaction that pays an address micro-dollars of a token.
func (f *foreign) drip(token common.Address, to string, micros int64) *types.Transaction {
	f.tb.Helper()
	return f.sign(&f.faucet, contracts.NewSandboxFaucet().PackDrip(token, []common.Address{common.HexToAddress(to)}, []*big.Int{big.NewInt(micros)}))
}

// balance returns an address's balance of a token, in micro-dollars.
func (f *foreign) balance(token common.Address, of string) int64 {
	f.tb.Helper()
	out, err := f.eth.CallContract(f.tb.Context(), ethereum.CallMsg{To: &token, Data: contracts.NewSandboxUSDC().PackBalanceOf(common.HexToAddress(of))}, nil)
	if err != nil {
		f.tb.Fatal(err)
	}
	return new(big.Int).SetBytes(out).Int64()
}

// waiting is how many transactions no block has taken yet.
func (f *foreign) waiting() int {
	f.tb.Helper()
	var status struct{ Pending hexutil.Uint }
	if err := f.eth.Client().CallContext(f.tb.Context(), &status, "txpool_status"); err != nil {
		f.tb.Fatal(err)
	}
	return int(status.Pending)
}

// raw is a transaction as nodes take it.
func raw(tb testing.TB, tx *types.Transaction) string {
	tb.Helper()
	text, err := tx.MarshalBinary()
	if err != nil {
		tb.Fatal(err)
	}
	return hexutil.Encode(text)
}
