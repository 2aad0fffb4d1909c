package evm

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

func receivedLog(t *testing.T, transmitter common.Address, nonce byte, sender common.Hash, body []byte) *types.Log {
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
	return &types.Log{Address: transmitter, Topics: []common.Hash{cctp.ReceivedTopic, {31: 9}, {31: nonce}, common.BigToHash(big.NewInt(cctp.Finalized))}, Data: data}
}

// A hostile vault receives a burn of its own for the wallet within the wallet's intent: the burn names the wallet
// with dirt before its address, which the contracts do not check. The carrier of that intent receives, behind it, a
// message of his own application that looks like a burn of the wallet's. The mint is the intent's, as its own logs
// have it; it is not the follower's besides.
func TestAMintWithinAnIntentIsNotAttributedToAMessageBehindIt(t *testing.T) {
	transmitter := common.HexToAddress("0xb2")
	dirty := cctp.Word(walletA)
	dirty[0] = 1
	burn := cctp.Burn{Token: cctp.Word(usdc), MintRecipient: dirty, Amount: money.NewUnits(7), MessageSender: cctp.Word(other)}
	forged := burn
	forged.MintRecipient, forged.MessageSender = cctp.Word(walletA), cctp.Word(walletA)
	d := transferDecoder{tokens: map[common.Address]chain.Token{usdc: chain.USDC}, mints: cctp.NewMintReader(cctp.Deployment{TokenMessenger: common.HexToAddress("0xb1"), MessageTransmitter: transmitter})}
	d.beginTx(common.Hash{1})
	for i, l := range []*types.Log{
		startedLog(walletA, stepOne),
		transferLog(usdc, common.Address{}, walletA, 7),
		receivedLog(t, transmitter, 1, cctp.Word(common.HexToAddress("0xb1")), burn.Encode()),
		executedLog(walletA, stepOne),
		receivedLog(t, transmitter, 2, cctp.Word(other), forged.Encode()), // not the messenger's
	} {
		d.decodeLog(l.Address, l.Topics, l.Data, uint(i))
	}
	if len(d.out) != 1 {
		t.Fatalf("%d transfers", len(d.out))
	}
	if got := d.out[0]; got.Intent == nil || got.Bridged != nil {
		t.Errorf("the mint is the intent's (%v), and the follower has it as an arrival too: %+v", got.Intent, got.Bridged)
	}
}
