package evmintent

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// USDT is sent to the recipient on the other chain alone, all of it, for no more of the operator's
// ether than is allowed.
func TestWhatIsSentOfUSDTIsBounded(t *testing.T) {
	usdt, recipient := common.HexToAddress("0xd7"), common.HexToAddress("0xacc")
	client, err := evm.Dial(t.Context(), evm.Config{Name: chain.Ethereum, URL: "http://127.0.0.1:1", ChainID: 1, Tokens: map[chain.Token]evm.Token{chain.USDT: {Address: usdt, Decimals: 6}},
		Finality: evm.Finality{Tag: "finalized"}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	payer := common.HexToAddress("0xfee")
	on := Chain{Client: client, Guard: common.HexToAddress("0x9a"), USDT: oft.Bridge{FeePayer: payer, MostFee: money.NewUnits(12)}}
	out := intent.BridgeOut{Token: chain.USDT, To: chain.Arbitrum, Recipient: chain.EVMAddress(recipient), Amount: 7 * money.Dollar}
	calls, err := sendCalls(on, out)
	if err != nil || len(calls) != 5 {
		t.Fatalf("%d calls: %v", len(calls), err)
	}
	send := oft.PaidSend{Param: oft.PlainSend(30110, cctp.Word(recipient), money.NewUnits(7_000_000)), MostFee: money.NewUnits(12)}
	assertCall(t, "first", calls[0], on.Guard, guardABI.PackSnapshot(usdt))
	assertCall(t, "the allowance", calls[1], usdt, usdcABI.PackApprove(payer, big.NewInt(7_000_000)))
	assertCall(t, "the sending", calls[2], payer, send.Data())
	assertCall(t, "the end of the allowance", calls[3], usdt, usdcABI.PackApprove(payer, new(big.Int)))
	assertCall(t, "last", calls[4], on.Guard, guardABI.PackRequireChange(usdt, big.NewInt(-7_000_000)))
	for name, wrong := range map[string]intent.BridgeOut{"to Solana": {To: chain.Solana, Amount: money.Dollar}, "nothing": {To: chain.Arbitrum}} {
		if _, err := sendCalls(on, wrong); err == nil {
			t.Errorf("%s was built", name)
		}
	}
	on.USDT = oft.Bridge{}
	if _, err := sendCalls(on, out); err == nil {
		t.Error("something is sent without a bridge")
	}
}
