package evm_test

import (
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/waittest"
)

// deliverMessage has a contract log that a message has come to an account, and returns the contract and the block.
func deliverMessage(t *testing.T, net *devnet.EVM, to common.Address, guid common.Hash, units int64) (at common.Address, block uint64) {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	from := crypto.PubkeyToAddress(key.PublicKey)
	funded, err := net.FundRelayer(t.Context(), from)
	if err == nil {
		commitBlock(t, net)
		_, err = net.Wait(t.Context(), funded)
	}
	if err != nil {
		t.Fatal(err)
	}
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Data: fabricatedDelivery(to, guid, units), Gas: 8_000_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei)})
	if err != nil {
		t.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	client := devnettest.Dial(t, net.Config())
	waittest.Until(t, "it is sent", func() bool { return client.SendRaw(t.Context(), raw) == nil })
	commitBlock(t, net)
	receipt, err := net.Wait(t.Context(), tx.Hash())
	if err != nil || receipt.Status != 1 {
		t.Fatalf("%+v, %v", receipt, err)
	}
	return crypto.CreateAddress(from, 0), receipt.BlockNumber.Uint64()
}

// One of two nodes does not find a message that has come, or finds it in a block that does not have it: the search returns the one block that
// has it, whichever node is the first.
func TestAMessageIsLocatedByTheNodeThatHasIt(t *testing.T) {
	net, guid := devnettest.Start(t, devnet.Options{}), common.Hash{7}
	at, number := deliverMessage(t, net, common.Address{1}, guid, 1_000_000)
	for range 20 {
		commitBlock(t, net)
	}
	for name, logs := range map[string][]types.Log{
		"it finds none":    {},
		"it invents a log": {{Address: at, Topics: []common.Hash{oft.ReceivedTopic, guid}, Data: []byte{}, BlockNumber: 1}},
	} {
		liar := evmtest.Start(t, net.URL(), evmtest.Faults{FoundLogs: logs})
		for _, urls := range [][2]string{{liar, net.URL()}, {net.URL(), liar}} {
			config := net.Config()
			config.OFT, config.URL, config.SecondURL = at, urls[0], urls[1]
			client := devnettest.Dial(t, config)
			final, err := client.Final(t.Context())
			if err != nil || final.Number < number {
				t.Fatalf("final %d, %v; the block is %d", final.Number, err, number)
			}
			found, err := evm.NewReader(client).LocateMessage(t.Context(), oft.TransferKey(guid), time.Unix(0, 0).Add(24*time.Hour), final.Number)
			if err != nil || !slices.Equal(found, []uint64{number}) {
				t.Errorf("%s: found in blocks %d, %v, want %d", name, found, err, number)
			}
		}
	}
}
