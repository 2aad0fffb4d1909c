package deliverer

import (
	"context"
	"crypto/ecdsa"
	"log/slog"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

func TestMain(m *testing.M) { devnettest.Main(m) }

const (
	homeID = 40161
	awayID = 30184
	fee    = params.GWei
)

var bob = common.Address{0xb0}

func testKey(t testing.TB, n byte) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.ToECDSA(common.LeftPadBytes([]byte{n}, 32))
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// end is a chain with the OFT on it, and a user who has a thousand USDT. Blocks are made only
// when a test says so.
type end struct {
	*testing.T
	id     oft.EndpointID
	net    *devnet.EVM
	client *ethclient.Client
	user   *ecdsa.PrivateKey
	on     devnet.OFT
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

// send signs a transaction of the user's and makes a block of it.
func (e *end) send(to common.Address, wei int64, data []byte) *types.Receipt {
	e.Helper()
	id, err := e.client.ChainID(e.Context())
	if err != nil {
		e.Fatal(err)
	}
	nonce, err := e.client.NonceAt(e.Context(), e.address(), nil)
	if err != nil {
		e.Fatal(err)
	}
	tx, err := types.SignNewTx(e.user, types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, To: &to, Value: big.NewInt(wei), Data: data, Gas: 4_000_000,
		GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei),
	})
	if err != nil {
		e.Fatal(err)
	}
	if err := e.client.SendTransaction(e.Context(), tx); err != nil {
		e.Fatal(err)
	}
	e.commit(1)
	receipt, err := e.client.TransactionReceipt(e.Context(), tx.Hash())
	if err != nil {
		e.Fatal(err)
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		e.Fatalf("transaction %s failed", tx.Hash())
	}
	return receipt
}

func (e *end) call(to common.Address, data []byte) []byte {
	e.Helper()
	answer, err := e.client.CallContract(e.Context(), ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		e.Fatal(err)
	}
	return answer
}

func (e *end) usdtOf(account common.Address) uint64 {
	e.Helper()
	return new(big.Int).SetBytes(e.call(e.net.Contracts.USDT, contracts.NewSandboxUSDT().PackBalanceOf(account))).Uint64()
}

// asOwner calls a contract as the chain's owner.
func (e *end) asOwner(to common.Address, data []byte) {
	e.Helper()
	done := make(chan error, 1)
	ctx, stop := context.WithCancel(e.Context())
	defer stop()
	go func() { done <- e.net.AsOwner(ctx, to, data) }()
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

func openEnd(t *testing.T, name chain.Name, id, other oft.EndpointID, verifier common.Address) *end {
	t.Helper()
	e := &end{T: t, id: id, net: devnettest.Start(t, devnet.Options{Name: name, Finality: 3}), user: testKey(t, 100)}
	client, err := ethclient.DialContext(t.Context(), e.net.URL())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	e.client = client
	terms := devnet.OFTTerms{
		Endpoint: uint32(id), Others: []uint32{uint32(other)}, Burns: id == awayID, Verifier: verifier, Fee: big.NewInt(fee),
		Relayers: []common.Address{e.address()},
	}
	e.on, err = e.net.DeployOFT(t.Context(), terms)
	if err != nil {
		t.Fatal(err)
	}
	devnettest.Fund(t, e.net, e.address())
	if _, err := e.net.Faucet(t.Context(), chain.USDT, chain.EVMAddress(e.address()), money.NewUnits(1_000e6)); err != nil {
		t.Fatal(err)
	}
	e.commit(1)
	e.send(e.net.Contracts.USDT, 0, contracts.NewSandboxUSDT().PackApprove(e.on.OFT, big.NewInt(1_000e6)))
	if again, err := e.net.DeployOFT(t.Context(), terms); err != nil || again != e.on {
		t.Errorf("deployed again it is %+v, %v", again, err)
	}
	return e
}

// world is two chains between which USDT goes, and the deliverer.
type world struct {
	*testing.T
	home, away *end
	deliverer  *Deliverer
}

func newWorld(t *testing.T) *world {
	t.Helper()
	verifier := crypto.PubkeyToAddress(testKey(t, 1).PublicKey)
	w := &world{T: t, home: openEnd(t, chain.EthereumSepolia, homeID, awayID, verifier), away: openEnd(t, chain.Base, awayID, homeID, verifier)}
	w.restart()
	return w
}

// restart puts another deliverer in the place of the one there was.
func (w *world) restart() {
	w.Helper()
	d, err := New(Options{
		Chains: []Chain{{ID: w.home.id, Client: w.home.client, Endpoint: w.home.on.Endpoint}, {ID: w.away.id, Client: w.away.client, Endpoint: w.away.on.Endpoint}},
		Key:    testKey(w, 1), Log: slog.New(slog.DiscardHandler),
	})
	if err != nil {
		w.Fatal(err)
	}
	w.deliverer = d
}

// round has the deliverer do its present work, and makes blocks of that.
func (w *world) round() {
	w.Helper()
	if err := w.deliverer.Deliver(w.Context()); err != nil {
		w.Fatal(err)
	}
	w.home.commit(1)
	w.away.commit(1)
}

func (w *world) rounds(n int) {
	w.Helper()
	for range n {
		w.round()
	}
}

// send sends USDT of the user's from one end to an account on the other, by the OFT itself.
func (w *world) send(from, to *end, account common.Address, units uint64) oft.Sent {
	w.Helper()
	param := oft.PlainSend(to.id, common.BytesToHash(account[:]), money.NewUnits(units))
	cost, err := oft.DecodeFee(from.call(from.on.OFT, oft.QuoteSend{Param: param}.Data()))
	if err != nil || cost.Native != money.NewUnits(fee) {
		w.Fatalf("the fee is %+v, %v", cost, err)
	}
	return w.sentIn(from, from.send(from.on.OFT, fee, oft.Send{Param: param, Fee: cost, Refund: from.address()}.Data()))
}

// sentIn returns the messages of a transaction.
func (w *world) sentIn(from *end, r *types.Receipt) oft.Sent {
	w.Helper()
	for at, log := range r.Logs {
		if log.Address != from.on.OFT || log.Topics[0] != oft.SentTopic {
			continue
		}
		s, err := oft.DecodeSent(log)
		if err != nil {
			w.Fatal(err)
		}
		p, err := oft.DecodePacketSent(r.Logs[at-1])
		if err != nil || p.GUID() != s.GUID {
			w.Errorf("the packet before it is %+v, %v", p, err)
		}
		return s
	}
	w.Fatal("nothing was sent")
	return oft.Sent{}
}

// received lists a chain's received messages.
func (w *world) received(at *end) []oft.Received {
	w.Helper()
	logs, err := at.client.FilterLogs(w.Context(), ethereum.FilterQuery{
		FromBlock: new(big.Int), Addresses: []common.Address{at.on.OFT}, Topics: [][]common.Hash{{oft.ReceivedTopic}},
	})
	if err != nil {
		w.Fatal(err)
	}
	var list []oft.Received
	for _, log := range logs {
		r, err := oft.DecodeReceived(&log)
		if err != nil {
			w.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}
