package app

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/binary"
	"errors"
	"math/big"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// carrierCode is the init code of a stranger's contract: it calls the wallet with data, and then the
// transmitter with other data, so many times.
func carrierCode(wallet common.Address, data []byte, transmitter common.Address, junk []byte, times byte) []byte {
	push3 := func(n int) []byte { return append([]byte{0x62}, binary.BigEndian.AppendUint32(nil, uint32(n))[1:]...) }
	call := func(to common.Address, size int) []byte {
		return bytes.Join([][]byte{{0x5f, 0x5f}, push3(size), {0x5f, 0x5f, 0x73}, to[:], {0x5a, 0xf1}}, nil)
	}
	load := func(size, at int) []byte { return bytes.Join([][]byte{push3(size), push3(at), {0x5f, 0x39}}, nil) }
	build := func(dataAt int) ([]byte, int) {
		head := bytes.Join([][]byte{load(len(data), dataAt), call(wallet, len(data)), {0x15, 0x60, 0x00, 0x57}, // jumps nowhere, and so fails, unless the intent ran
			load(len(junk), dataAt+len(data)), {0x60, times}}, nil)
		dest := len(head)
		return bytes.Join([][]byte{head, {0x5b}, call(transmitter, len(junk)), {0x50, 0x60, 0x01, 0x90, 0x03, 0x80, 0x60, byte(dest), 0x57, 0x00}}, nil), dest
	}
	code, _ := build(0)
	code, _ = build(len(code))
	return bytes.Join([][]byte{code, data, junk}, nil)
}

// A stranger sees a signed burn and carries it in a transaction of his own, with nine large messages of his behind
// it. The burn is attested beside the transaction's other messages.
func TestAStrangerCarriesABurnAmongMessagesOfHisOwn(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	down := b.putInFrontOf(chain.EthereumSepolia)
	b.withdraw([]transfer.WithdrawalRequest{payoutTo(b.mine, 3, money.Dollar)}) // its account has code now
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	b.giveEther(b.Chain, crypto.PubkeyToAddress(key.PublicKey))
	node, err := ethclient.DialContext(t.Context(), b.Chain.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer node.Close()
	junk := contracts.NewSandboxMessageTransmitter().PackSendMessage(6, [32]byte{31: 1}, [32]byte{}, 2000, make([]byte, 8192))
	for attempt := range 8 {
		w := b.begin()
		hash := b.carryFirst(w, key, node, uint64(attempt), junk, down)
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase != transfer.PhaseSent || x.Problem.Text != "" })
		if sent.SentHash != hash {
			t.Logf("attempt %d: the relay was faster", attempt)
			b.untilEnded(b.mine, w.Kind, w.ID)
			continue
		}
		if sent.Phase == transfer.PhaseSent {
			t.Errorf("it is not attested: %s", sent.Problem.Text)
		}
		b.awaitTransfer(w, "it has come", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
		return
	}
	t.Error("the relay was always faster")
}

// carryFirst carries a withdrawal's burn before the relay does, whose node is down from when the burn
// is signed.
func (b *bridged) carryFirst(w transfer.Workflow, key *ecdsa.PrivateKey, node *ethclient.Client, nonce uint64, junk []byte, down *atomic.Bool) string {
	b.Helper()
	var text, signature string
	for text == "" {
		err := b.DB.QueryRow(b.T.Context(), `SELECT i.intent, i.signature FROM intents i JOIN steps s ON s.id = i.id WHERE s.workflow_id = $1 AND s.kind = $2`,
			w.ID, string(transfer.StepBridgeOut)).Scan(&text, &signature)
		if err != nil && !errors.Is(err, store.ErrNoRows) {
			b.Fatal(err)
		}
	}
	down.Store(true)
	defer down.Store(false)
	signed, err := custody.DecodeIntent([]byte(text))
	if err != nil {
		b.Fatal(err)
	}
	data := custodytest.PackIntent(signed, hexutil.MustDecode(signature))
	code := carrierCode(signed.Wallet.EVM(), data, b.bridge.on[chain.EthereumSepolia].MessageTransmitter, junk, 9)
	id := new(big.Int).SetUint64(b.Chain.ChainID())
	tx := types.MustSignNewTx(key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, Data: code, Gas: 16_000_000, GasTipCap: big.NewInt(80 * params.GWei), GasFeeCap: big.NewInt(120 * params.GWei)})
	if err := node.SendTransaction(b.T.Context(), tx); err != nil {
		b.Fatal(err)
	}
	if _, err := b.Chain.Wait(b.T.Context(), tx.Hash()); err != nil {
		b.Fatal(err)
	}
	return tx.Hash().Hex()
}
