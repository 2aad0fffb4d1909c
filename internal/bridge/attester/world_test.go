package attester

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

func TestMain(m *testing.M) { devnettest.Main(m) }

func testKey(t testing.TB, n byte) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.ToECDSA(common.LeftPadBytes([]byte{n}, 32))
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// end is a chain with the bridge on it, and a user who has a thousand USDC. Blocks are
// made only when a test says so.
type end struct {
	*testing.T
	net                            *devnet.EVM
	client                         *ethclient.Client
	domain                         cctp.Domain
	user                           *ecdsa.PrivateKey
	transmitter, minter, messenger common.Address
}

func (e *end) address() common.Address { return crypto.PubkeyToAddress(e.user.PublicKey) }

func (e *end) commit(n int) {
	e.Helper()
	for range n {
		if _, err := e.net.Commit(); err != nil {
			e.Fatal(err)
		}
	}
}

// send signs a transaction of the user's, makes a block of it and returns its receipt.
func (e *end) send(to *common.Address, data []byte) *types.Receipt {
	e.Helper()
	hash := e.submit(to, data)
	e.commit(1)
	receipt, err := e.client.TransactionReceipt(e.Context(), hash)
	if err != nil {
		e.Fatal(err)
	}
	return receipt
}

func (e *end) submit(to *common.Address, data []byte) common.Hash {
	e.Helper()
	nonce, err := e.client.NonceAt(e.Context(), e.address(), nil)
	if err != nil {
		e.Fatal(err)
	}
	tx, err := types.SignNewTx(e.user, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Nonce: nonce, To: to, Data: data, Gas: 16_000_000,
		GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei),
	})
	if err != nil {
		e.Fatal(err)
	}
	if err := e.client.SendTransaction(e.Context(), tx); err != nil {
		e.Fatal(err)
	}
	return tx.Hash()
}

func (e *end) must(r *types.Receipt) *types.Receipt {
	e.Helper()
	if r.Status != types.ReceiptStatusSuccessful {
		e.Fatalf("transaction %s failed", r.TxHash)
	}
	return r
}

func (e *end) usdcOf(account common.Address) uint64 {
	e.Helper()
	token := contracts.NewSandboxUSDC()
	answer, err := e.client.CallContract(e.Context(), callOf(e.net.Contracts.USDC, token.PackBalanceOf(account)), nil)
	if err != nil {
		e.Fatal(err)
	}
	return new(big.Int).SetBytes(answer).Uint64()
}

// openEnd starts a chain, on which the user deploys the bridge and owns it.
func openEnd(t *testing.T, domain cctp.Domain, attesters []common.Address) *end {
	t.Helper()
	e := &end{T: t, net: devnettest.Start(t, devnet.Options{Finality: 3}), domain: domain, user: testKey(t, 100)}
	client, err := ethclient.DialContext(t.Context(), e.net.URL())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	e.client = client
	devnettest.Fund(t, e.net, e.address())
	if _, err := e.net.Faucet(t.Context(), chain.USDC, chain.EVMAddress(e.address()), money.NewUnits(1_000e6)); err != nil {
		t.Fatal(err)
	}
	e.commit(1)

	owner := e.address()
	transmitter, minter, messenger := contracts.NewSandboxMessageTransmitter(), contracts.NewSandboxTokenMinter(), contracts.NewSandboxTokenMessenger()
	deploy := func(code []byte) common.Address { return e.must(e.send(nil, code)).ContractAddress }
	e.transmitter = deploy(contracts.CreationCode(&contracts.SandboxMessageTransmitterMetaData,
		transmitter.PackConstructor(owner, uint32(domain), attesters, big.NewInt(int64(len(attesters))))))
	e.minter = deploy(contracts.CreationCode(&contracts.SandboxTokenMinterMetaData, minter.PackConstructor(owner)))
	e.messenger = deploy(contracts.CreationCode(&contracts.SandboxTokenMessengerMetaData,
		messenger.PackConstructor(owner, e.transmitter, e.minter, common.Address{0xfe})))
	e.must(e.send(&e.minter, minter.PackAddLocalTokenMessenger(e.messenger)))
	e.must(e.send(&e.minter, minter.PackSetMaxBurnAmountPerMessage(e.net.Contracts.USDC, big.NewInt(500e6))))
	e.must(e.send(&e.net.Contracts.USDC, contracts.NewSandboxUSDC().PackApprove(e.messenger, big.NewInt(1_000e6))))
	e.becomeMinter()
	return e
}

// becomeMinter has the token's owner let the bridge mint.
func (e *end) becomeMinter() {
	e.Helper()
	done := make(chan error, 1)
	ctx, stop := context.WithCancel(e.Context())
	defer stop()
	go func() {
		done <- e.net.AsOwner(ctx, e.net.Contracts.USDC, contracts.NewSandboxUSDC().PackSetMinter(e.minter, true))
	}()
	for {
		select {
		case err := <-done:
			if err != nil {
				e.Fatal(err)
			}
			return
		default:
			e.commit(1)
		}
	}
}

func (e *end) connect(domain cctp.Domain, messenger, usdc common.Hash) {
	e.Helper()
	e.must(e.send(&e.messenger, contracts.NewSandboxTokenMessenger().PackAddRemoteTokenMessenger(uint32(domain), messenger)))
	e.must(e.send(&e.minter, contracts.NewSandboxTokenMinter().PackLinkTokenPair(e.net.Contracts.USDC, uint32(domain), usdc)))
}

// deposit is the data of a burn of 100 USDC for an account on another chain.
func (e *end) deposit(to cctp.Domain, recipient common.Hash, maxFee uint64, finality uint32) []byte {
	return cctp.DepositForBurn{
		Amount: money.NewUnits(100e6), Destination: to, MintRecipient: recipient, BurnToken: e.net.Contracts.USDC,
		MaxFee: money.NewUnits(maxFee), MinFinality: finality,
	}.Data()
}

// world is two chains with the bridge between them, and the attester.
type world struct {
	*testing.T
	here, there *end
	solana      *solanaEnd // nil in a world without
	keys        []*ecdsa.PrivateKey
	attester    *Attester
	server      *httptest.Server
}

const fastFee = 14 // basis points: 140,000 units of 100 USDC

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{T: t, keys: []*ecdsa.PrivateKey{testKey(t, 1), testKey(t, 2)}}
	w.here, w.there = openEnd(t, 0, w.attesters()), openEnd(t, 6, w.attesters())
	w.here.connect(w.there.domain, cctp.Word(w.there.messenger), cctp.Word(w.there.net.Contracts.USDC))
	w.there.connect(w.here.domain, cctp.Word(w.here.messenger), cctp.Word(w.here.net.Contracts.USDC))
	w.restart(20)
	return w
}

func (w *world) attesters() (all []common.Address) {
	for _, key := range w.keys {
		all = append(all, crypto.PubkeyToAddress(key.PublicKey))
	}
	return all
}

// restart puts another attester in the place of the one there was.
func (w *world) restart(lifetime uint64) {
	w.Helper()
	options := Options{Keys: w.keys, FastFee: fastFee, Lifetime: lifetime}
	for _, e := range []*end{w.here, w.there} {
		options.Chains = append(options.Chains, Chain{Domain: e.domain, Client: e.client, Transmitter: e.transmitter})
	}
	if w.solana != nil {
		options.Chains = append(options.Chains, Chain{Domain: cctpsol.Domain, Solana: w.solana.node})
	}
	a, err := New(options)
	if err != nil {
		w.Fatal(err)
	}
	if w.server != nil {
		w.server.Close()
	}
	w.attester, w.server = a, httptest.NewServer(a.Handler())
	w.Cleanup(w.server.Close)
}

func (w *world) ask(method, path string, body any) int {
	w.Helper()
	request, err := http.NewRequestWithContext(w.Context(), method, w.server.URL+path, http.NoBody)
	if err != nil {
		w.Fatal(err)
	}
	response, err := w.server.Client().Do(request)
	if err != nil {
		w.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		w.Fatal(err)
	}
	if response.StatusCode == http.StatusBadGateway {
		w.Fatalf("%s: %s", path, text)
	}
	if body != nil && response.StatusCode == http.StatusOK {
		if err := json.Unmarshal(text, body); err != nil {
			w.Fatal(err)
		}
	}
	return response.StatusCode
}

// question asks for the messages of a transaction: on the first chain, or on Solana.
func question(tx fmt.Stringer) string {
	domain := cctp.Domain(0)
	if _, is := tx.(solana.Signature); is {
		domain = cctpsol.Domain
	}
	return fmt.Sprintf("/v2/messages/%d?transactionHash=%s", domain, tx)
}

func (w *world) messages(tx fmt.Stringer) []messageBody {
	w.Helper()
	var body messagesBody
	if status := w.ask(http.MethodGet, question(tx), &body); status != http.StatusOK {
		w.Fatalf("the messages of %s: status %d", tx, status)
	}
	return body.Messages
}

func (w *world) message(tx fmt.Stringer) messageBody {
	w.Helper()
	list := w.messages(tx)
	if len(list) != 1 {
		w.Fatalf("%s has %d messages", tx, len(list))
	}
	return list[0]
}

func (w *world) complete(tx fmt.Stringer) messageBody {
	w.Helper()
	m := w.message(tx)
	if m.Status != "complete" {
		w.Fatalf("the message of %s is %+v", tx, m)
	}
	return m
}

func (w *world) pending(tx fmt.Stringer) messageBody {
	w.Helper()
	m := w.message(tx)
	if m.Status != "pending_confirmations" || m.Attestation != "PENDING" || m.Message != "0x" || m.DecodedMessage != nil {
		w.Fatalf("the message of %s is %+v, want it to wait", tx, m)
	}
	return m
}

// receive brings a message in on the second chain.
func (w *world) receive(m messageBody) *types.Receipt {
	w.Helper()
	call := cctp.ReceiveMessage{Message: hexutil.MustDecode(m.Message), Attestation: hexutil.MustDecode(m.Attestation)}
	return w.there.send(&w.there.transmitter, call.Data())
}

func (w *world) burn(maxFee uint64, finality uint32) *types.Receipt {
	w.Helper()
	return w.here.must(w.here.send(&w.here.messenger, w.here.deposit(w.there.domain, cctp.Word(bob), maxFee, finality)))
}

var bob = common.Address{0xb0}
