package evmintent

import (
	"encoding/json"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

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

// A message is delivered at the configured endpoint, to the configured OFT alone, and of the messages that the bridge brings within the
// order only that very one counts as its doing.
func TestAnOrderDeliversItsMessageOfUSDT(t *testing.T) {
	usdt, account := common.HexToAddress("0xd7"), common.HexToAddress("0xacc")
	by := oft.Bridge{Deployment: oft.Deployment{OFT: common.HexToAddress("0x0f7"), Endpoint: common.HexToAddress("0xe2")}}
	client, err := evm.Dial(t.Context(), evm.Config{Name: chain.Ethereum, URL: "http://127.0.0.1:1", ChainID: 1, Tokens: map[chain.Token]evm.Token{chain.USDT: {Address: usdt, Decimals: 6}},
		Finality: evm.Finality{Tag: "finalized"}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	on := Chain{Client: client, Guard: common.HexToAddress("0x9a"), USDT: by}
	packet := oft.Packet{Nonce: 7, Source: 30110, Sender: common.Hash{1}, Destination: 30101, Receiver: cctp.Word(by.OFT), Message: oft.Message{To: cctp.Word(account), Amount: 7_000_000}.Encode()}
	in := intent.BridgeIn{Token: chain.USDT, Message: packet.Encode(), Amount: 7 * money.Dollar}
	calls, err := deliveryCalls(on, in)
	if err != nil || len(calls) != 3 {
		t.Fatalf("%d calls: %v", len(calls), err)
	}
	assertCall(t, "first", calls[0], on.Guard, guardABI.PackSnapshot(usdt))
	assertCall(t, "the delivery", calls[1], by.Endpoint, oft.Delivery(packet))
	assertCall(t, "last", calls[2], on.Guard, guardABI.PackRequireChange(usdt, big.NewInt(1)))
	other := packet
	other.Receiver = common.Hash{2}
	for name, message := range map[string][]byte{"another application's": other.Encode(), "none": {1}} {
		if _, err := deliveryCalls(on, intent.BridgeIn{Token: chain.USDT, Message: message}); err == nil {
			t.Errorf("%s message is delivered", name)
		}
	}
	if _, err := deliveryCalls(Chain{Client: client, Guard: on.Guard}, in); err == nil {
		t.Error("a message is delivered without a bridge")
	}

	f := New(nil, nil, nil, map[chain.Name]Chain{chain.Ethereum: on})
	evidence, err := json.Marshal([]types.Log{
		transferLog(usdt, by.OFT, account, 7_000_000), receivedLog(by.OFT, packet.GUID(), account, 7_000_000),
		transferLog(usdt, by.OFT, account, 5_000_000), receivedLog(by.OFT, common.Hash{9}, account, 5_000_000),
	})
	if err != nil {
		t.Fatal(err)
	}
	moved, err := f.Movements(t.Context(), intent.Order{Chain: chain.Ethereum, Action: in}, evidence)
	if err != nil || len(moved) != 1 || moved[0].Units != money.NewUnits(7_000_000) {
		t.Errorf("the order that delivers it moved %+v, %v", moved, err)
	}
	moved, err = f.Movements(t.Context(), intent.Order{Chain: chain.Ethereum, Action: intent.Pay{Token: chain.USDT}}, evidence)
	if err != nil || len(moved) != 0 {
		t.Errorf("another order moved %+v, %v", moved, err)
	}
}

// transferLog is the log of a token's transfer.
func transferLog(token, from, to common.Address, units int64) types.Log {
	return types.Log{Address: token, Topics: []common.Hash{transferTopic, cctp.Word(from), cctp.Word(to)}, Data: common.BigToHash(big.NewInt(units)).Bytes()}
}

// receivedLog is the log of an OFT's delivery.
func receivedLog(by common.Address, guid common.Hash, to common.Address, units int64) types.Log {
	data := append(common.BigToHash(big.NewInt(30110)).Bytes(), common.BigToHash(big.NewInt(units)).Bytes()...)
	return types.Log{Address: by, Topics: []common.Hash{oft.ReceivedTopic, guid, cctp.Word(to)}, Data: data}
}
