package deploy

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/ethclient/simulated"
	gethnode "github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/waittest"
)

// fastBlocks makes five blocks a second.
var fastBlocks = []string{"--block-time", "0.2"}

// anvilNode is a chain in a process of its own.
type anvilNode struct {
	*testing.T
	url string
	rpc *rpc.Client
}

// startAnvil starts a chain that calls a block final two blocks later.
func startAnvil(t *testing.T, args ...string) anvilNode {
	t.Helper()
	n := anvilNode{T: t, url: evmtest.StartAnvil(t, append([]string{"--chain-id", "31337", "--slots-in-an-epoch", "1"}, args...)...).URL}
	var err error
	n.rpc, err = rpc.DialContext(t.Context(), n.url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(n.rpc.Close)
	return n
}

func (n anvilNode) callRPC(method string, args ...any) {
	n.Helper()
	if err := n.rpc.CallContext(n.Context(), nil, method, args...); err != nil {
		n.Fatalf("%s: %v", method, err)
	}
}

func (n anvilNode) balanceOf(of common.Address) *big.Int {
	n.Helper()
	var wei hexutil.Big
	if err := n.rpc.CallContext(n.Context(), &wei, "eth_getBalance", of, "latest"); err != nil {
		n.Fatal(err)
	}
	return wei.ToInt()
}

func (n anvilNode) codeAt(at common.Address) []byte {
	n.Helper()
	var code hexutil.Bytes
	if err := n.rpc.CallContext(n.Context(), &code, "eth_getCode", at, "latest"); err != nil {
		n.Fatal(err)
	}
	return code
}

// deployment is a deployment's node and relayer.
type deployment struct {
	*testing.T
	url       string
	relayer   *custody.RelayerKey
	maxFeeWei *big.Int
}

func (n anvilNode) newDeployment() *deployment {
	n.Helper()
	dir := n.TempDir()
	seed, identity := filepath.Join(dir, "seed.age"), filepath.Join(dir, "identity.age")
	recipient, err := custody.CreateIdentity(identity)
	if err != nil {
		n.Fatal(err)
	}
	if err := custody.CreateSeed(seed, recipient); err != nil {
		n.Fatal(err)
	}
	keys, err := custody.OpenSeed(seed, identity)
	if err != nil {
		n.Fatal(err)
	}
	return &deployment{T: n.T, url: n.url, relayer: keys.Relayer(), maxFeeWei: big.NewInt(500e9)}
}

// dial connects as the service would.
func (d *deployment) dial(ctx context.Context) (*evm.Client, error) {
	return evm.Dial(ctx, evm.Config{Name: chain.EthereumSepolia, URL: d.url, ChainID: 31337, Finality: evm.Finality{Tag: "finalized"},
		Receipts: evm.ProveRoot, Tokens: map[chain.Token]evm.Token{chain.USDC: {Address: common.Address{1}, Decimals: 6}}})
}

// run deploys the missing contracts.
func (d *deployment) run() ([]Deployment, error) {
	d.Helper()
	ctx, cancel := context.WithTimeout(d.Context(), waittest.Patience())
	defer cancel()
	client, err := d.dial(ctx)
	if err != nil {
		return nil, err
	}
	defer client.Close()
	return Deployer{Client: client, Relayer: d.relayer, MaxFeeWei: d.maxFeeWei, PollEvery: 20 * time.Millisecond,
		Log: slog.New(slog.DiscardHandler), Progress: func(string, int, int) {}}.Run(ctx)
}

func (n anvilNode) setBalance(to common.Address, ether int64) {
	n.Helper()
	n.callRPC("anvil_setBalance", to, (*hexutil.Big)(new(big.Int).Mul(big.NewInt(ether), big.NewInt(1e18))))
}

// Wallets delegate to these addresses and operators know them: if this test
// fails, the contracts have changed, and every chain needs them again.
func TestContractAddressesStay(t *testing.T) {
	got := Addresses()
	if got.Executor != common.HexToAddress("0xB0333ad304a2d589eF0CaC8302336f43b5D036d3") || got.Carrier != common.HexToAddress("0x57cdFbe83076fBAc342c3210003E3f99951E7FdA") {
		t.Errorf("executor %s, carrier %s", got.Executor, got.Carrier)
	}
}

func TestFactoryTransactionMakesTheFactory(t *testing.T) {
	if at := crypto.CreateAddress(factoryMaker, factoryTx.Nonce()); at != factoryAddress {
		t.Errorf("it makes %s", at)
	}
	if !bytes.HasSuffix(factoryTx.Data(), factoryCode) {
		t.Errorf("it makes %x", factoryTx.Data())
	}
}

func TestDeployOnce(t *testing.T) {
	n := startAnvil(t, fastBlocks...)
	d := n.newDeployment()
	n.setBalance(d.relayer.Address(), 10)
	first, err := d.run()
	if err != nil {
		t.Fatal(err)
	}
	client, err := d.dial(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	final, err := client.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i, at := range []common.Address{Addresses().Executor, Addresses().Carrier} {
		if made := first[i]; made.Address != at || made.Tx == (common.Hash{}) || made.Block == 0 || made.Block > final.Number {
			t.Errorf("deployed %+v, expected at %s, final is %d", made, at, final.Number)
		}
	}
	if got := n.codeAt(Addresses().Executor); WalletExecutor(false).CheckCode(Addresses().Executor, got) != nil {
		t.Error("the executor has other code")
	}
	spent := n.balanceOf(d.relayer.Address())
	again, err := d.run()
	if err != nil {
		t.Fatal(err)
	}
	for _, made := range again {
		if made.Tx != (common.Hash{}) || made.Block != 0 {
			t.Errorf("deployed again: %+v", made)
		}
	}
	if n.balanceOf(d.relayer.Address()).Cmp(spent) != 0 {
		t.Error("the second time cost money")
	}
}

// Deployed contracts stay; the rest is added.
func TestDeployWhatIsMissing(t *testing.T) {
	n := startAnvil(t, fastBlocks...)
	d := n.newDeployment()
	n.setBalance(d.relayer.Address(), 10)
	if _, err := d.run(); err != nil {
		t.Fatal(err)
	}
	at := Addresses()
	carrier := n.codeAt(at.Carrier)
	n.callRPC("anvil_setCode", at.Carrier, "0x")
	n.callRPC("anvil_setNonce", at.Carrier, "0x0")
	got, err := d.run()
	if err != nil {
		t.Fatal(err)
	}
	if got[0].Block != 0 || got[1].Block == 0 {
		t.Errorf("deployed %+v", got)
	}
	if string(n.codeAt(at.Carrier)) != string(carrier) {
		t.Error("the carrier is not what it was")
	}
}

func TestDeployMakesTheFactoryWhereItLacks(t *testing.T) {
	n := startAnvil(t, append(fastBlocks, "--disable-default-create2-deployer")...)
	d := n.newDeployment()
	n.setBalance(d.relayer.Address(), 10)
	if len(n.codeAt(factoryAddress)) != 0 {
		t.Fatal("the chain has the factory")
	}
	if _, err := d.run(); err != nil {
		t.Fatal(err)
	}
	if got := n.codeAt(factoryAddress); string(got) != string(factoryCode) {
		t.Errorf("the factory is %x", got)
	}
	if len(n.codeAt(Addresses().Executor)) == 0 {
		t.Error("no executor")
	}
}

func TestDeployRefuses(t *testing.T) {
	n := startAnvil(t, fastBlocks...)
	d := n.newDeployment()
	refused := func(words ...string) {
		t.Helper()
		_, err := d.run()
		if err == nil {
			t.Fatal("deployed")
		}
		for _, w := range words {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%q does not speak of %q", err, w)
			}
		}
	}
	refused("the relayer "+d.relayer.Address().Hex()+" has 0 of the chain", "send it")

	n.setBalance(d.relayer.Address(), 10)
	n.callRPC("anvil_setNextBlockBaseFeePerGas", hexutil.Uint64(3e9))
	d.maxFeeWei = new(big.Int)
	refused("maxFeeGwei is 0")
	d.maxFeeWei = big.NewInt(500e9)

	n.callRPC("anvil_setCode", Addresses().Executor, "0x6001")
	refused("WalletExecutor", "another contract")
	if len(n.codeAt(Addresses().Carrier)) != 0 {
		t.Error("deployed half of it")
	}
	n.callRPC("anvil_setCode", Addresses().Executor, "0x")

	n.callRPC("anvil_setCode", factoryAddress, "0x6001")
	refused("another contract at " + factoryAddress.Hex())
	n.callRPC("anvil_setCode", factoryAddress, hexutil.Encode(factoryCode))
}

// Two signers of one account would take each other's nonces.
func TestDeployRefusesWhileTheRelayerWorks(t *testing.T) {
	n := startAnvil(t, "--no-mining")
	d := n.newDeployment()
	n.setBalance(d.relayer.Address(), 10)
	to := common.Address{1}
	tx, err := d.relayer.SignTx(31337, &types.DynamicFeeTx{To: &to, Gas: 21_000, GasFeeCap: big.NewInt(1e10), GasTipCap: big.NewInt(1)})
	if err != nil {
		t.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	n.callRPC("eth_sendRawTransaction", hexutil.Bytes(raw))
	if _, err := d.run(); err == nil || !strings.Contains(err.Error(), "1 transactions under way") {
		t.Errorf("got %v", err)
	}
}

func TestDeploySendsAgainWhatWasDropped(t *testing.T) {
	n := startAnvil(t, fastBlocks...)
	proxy := evmtest.New(t, n.url)
	proxy.Set(evmtest.Faults{SwallowSends: true, Times: 2})
	d := n.newDeployment()
	d.url = proxy.URL
	n.setBalance(d.relayer.Address(), 10)
	if _, err := d.run(); err != nil {
		t.Fatal(err)
	}
	if sends := proxy.Calls("eth_sendRawTransaction"); sends < 4 {
		t.Errorf("sent %d times", sends)
	}
}

func TestDeployNoticesThatItsNonceWasTaken(t *testing.T) {
	n := startAnvil(t, "--no-mining")
	proxy := evmtest.New(t, n.url)
	proxy.Set(evmtest.Faults{SwallowSends: true})
	d := n.newDeployment()
	d.url = proxy.URL
	n.setBalance(d.relayer.Address(), 10)
	failed := make(chan error, 1)
	go func() { _, err := d.run(); failed <- err }()
	waittest.Until(t, "it was sent twice", func() bool { return proxy.Calls("eth_sendRawTransaction") >= 2 })
	n.callRPC("anvil_setNonce", d.relayer.Address(), "0x2")
	n.callRPC("anvil_mine", "0x4")
	if err := <-failed; err == nil || !strings.Contains(err.Error(), "another transaction took the place") {
		t.Errorf("got %v", err)
	}
}

// A node of geth's, as it is by default, takes no transaction without a chain
// id, and so cannot be given the factory. It is asked before money is sent there.
func TestDeploySaysThatTheFactoryCannotBeMade(t *testing.T) {
	port := waittest.FreePort(t)
	n := anvilNode{T: t, url: fmt.Sprintf("http://127.0.0.1:%d", port)}
	d := n.newDeployment()
	backend := simulated.NewBackend(types.GenesisAlloc{d.relayer.Address(): {Balance: big.NewInt(1e18)}}, func(nc *gethnode.Config, ec *ethconfig.Config) {
		nc.HTTPHost, nc.HTTPPort, nc.HTTPModules = "127.0.0.1", port, []string{"eth"}
		config := *ec.Genesis.Config
		config.ChainID = big.NewInt(31337)
		ec.Genesis.Config = &config
		delete(ec.Genesis.Alloc, factoryAddress)
	})
	defer backend.Close()
	var err error
	n.rpc, err = rpc.DialContext(t.Context(), n.url)
	if err != nil {
		t.Fatal(err)
	}
	defer n.rpc.Close()
	if _, err := d.run(); !errors.Is(err, errNoFactory) || !strings.Contains(err.Error(), "replay-protected") {
		t.Errorf("got %v", err)
	}
	if wei := n.balanceOf(factoryMaker); wei.Sign() != 0 {
		t.Errorf("%s wei were sent in vain", wei)
	}
}
