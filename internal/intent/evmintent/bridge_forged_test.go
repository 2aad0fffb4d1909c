package evmintent_test

import (
	"encoding/json"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
)

// receivedLog is the transmitter's MessageReceived of a stranger's message.
func receivedLog(t *testing.T, transmitter common.Address, sender common.Hash, body []byte) types.Log {
	t.Helper()
	kind := func(name string) abi.Argument {
		typ, err := abi.NewType(name, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		return abi.Argument{Type: typ}
	}
	data, err := abi.Arguments{kind("uint32"), kind("bytes32"), kind("bytes")}.Pack(uint32(0), [32]byte(sender), body)
	if err != nil {
		t.Fatal(err)
	}
	return types.Log{Address: transmitter, Topics: []common.Hash{cctp.ReceivedTopic, {31: 9}, {31: 7}, common.BigToHash(big.NewInt(cctp.Finalized))}, Data: data}
}

// Anyone may send any body to a contract of his own on another chain: its MessageReceived is no mint, and does not
// count as one of the shares that a vault, in whose code it came in, has minted.
func TestAMessageOfAnotherApplicationTakesNoMovementAway(t *testing.T) {
	wallet, vault, usdc, transmitter, stranger := common.HexToAddress("0xa1"), common.HexToAddress("0x77"), common.HexToAddress("0xc0"), common.HexToAddress("0xb2"), common.HexToAddress("0x666")
	family := evmintent.New(clock.New(), custodytest.Unchecked{Keys: devnettest.Keys(t)}, nil, map[chain.Name]evmintent.Chain{
		chain.Base: {Bridge: cctp.Deployment{TokenMessenger: common.HexToAddress("0xb1"), MessageTransmitter: transmitter}},
	})
	forged := cctp.Burn{Token: cctp.Word(usdc), MintRecipient: cctp.Word(wallet), Amount: money.NewUnits(60_000_000), MessageSender: cctp.Word(wallet)}
	evidence, err := json.Marshal([]types.Log{
		transferLog(usdc, wallet, vault, 60_000_000),
		transferLog(vault, common.Address{}, wallet, 60_000_000), // the shares
		receivedLog(t, transmitter, cctp.Word(stranger), forged.Encode()),
	})
	if err != nil {
		t.Fatal(err)
	}
	moved, err := family.Movements(t.Context(), intent.Order{Chain: chain.Base, Action: intent.EnterSource{Source: "vault", Amount: 60 * money.Dollar}}, evidence)
	if err != nil {
		t.Fatal(err)
	}
	if len(moved) != 2 {
		t.Errorf("of a deposit and its shares %d movements are left: %+v", len(moved), moved)
	}
}
