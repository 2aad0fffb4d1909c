package evmintent

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// A burn is for the recipient on the other chain alone, and costs no more than its amount; a mint pays its amount or
// has no effect.
func TestWhatIsBridgedIsBounded(t *testing.T) {
	usdc, recipient := common.HexToAddress("0xa5"), common.HexToAddress("0xacc")
	client, err := evm.Dial(t.Context(), evm.Config{Name: chain.Ethereum, URL: "http://127.0.0.1:1", ChainID: 1, Tokens: map[chain.Token]evm.Token{chain.USDC: {Address: usdc, Decimals: 6}},
		Finality: evm.Finality{Tag: "finalized"}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	on := Chain{Client: client, Guard: common.HexToAddress("0x9a"), Bridge: cctp.Deployment{TokenMessenger: common.HexToAddress("0xb1"), MessageTransmitter: common.HexToAddress("0xb2")}}
	out := intent.BridgeOut{To: chain.Base, Recipient: chain.EVMAddress(recipient), Amount: 7 * money.Dollar, MaxFee: money.Dollar, Fast: true}
	calls, err := burnCalls(on, out)
	if err != nil || len(calls) != 5 {
		t.Fatalf("%d calls: %v", len(calls), err)
	}
	burn := cctp.DepositForBurn{Amount: money.NewUnits(7_000_000), Destination: 6, MintRecipient: cctp.Word(recipient), BurnToken: usdc, MaxFee: money.NewUnits(1_000_000), MinFinality: cctp.Fast}
	assertCall(t, "first", calls[0], on.Guard, guardABI.PackSnapshot(usdc))
	assertCall(t, "the allowance", calls[1], usdc, usdcABI.PackApprove(on.Bridge.TokenMessenger, big.NewInt(7_000_000)))
	assertCall(t, "the burn", calls[2], on.Bridge.TokenMessenger, burn.Data())
	assertCall(t, "the end of the allowance", calls[3], usdc, usdcABI.PackApprove(on.Bridge.TokenMessenger, new(big.Int)))
	assertCall(t, "last", calls[4], on.Guard, guardABI.PackRequireChange(usdc, big.NewInt(-7_000_000)))

	in := intent.BridgeIn{Message: []byte("message"), Attestation: []byte("attestation"), Amount: 6 * money.Dollar}
	calls, err = mintCalls(on, in)
	if err != nil || len(calls) != 3 {
		t.Fatalf("%d calls: %v", len(calls), err)
	}
	assertCall(t, "the mint", calls[1], on.Bridge.MessageTransmitter, cctp.ReceiveMessage{Message: in.Message, Attestation: in.Attestation}.Data())
	assertCall(t, "last", calls[2], on.Guard, guardABI.PackRequireChange(usdc, big.NewInt(6_000_000)))

	for name, wrong := range map[string]intent.BridgeOut{"to Solana": {To: chain.Solana, Amount: money.Dollar}, "nothing": {To: chain.Base}} {
		if _, err := burnCalls(on, wrong); err == nil {
			t.Errorf("%s was built", name)
		}
	}
	if _, err := mintCalls(on, intent.BridgeIn{}); err == nil {
		t.Error("a mint of nothing was built")
	}
	on.Bridge = cctp.Deployment{}
	if _, err := burnCalls(on, out); err == nil {
		t.Error("something is bridged without a bridge")
	}
}
