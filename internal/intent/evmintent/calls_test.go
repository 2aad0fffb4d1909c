package evmintent_test

import (
	"bytes"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A payment is one transfer a payee, in their order, and none for zero.
func TestAPaymentIsATransferEach(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	net, client := devnettest.Chain(t, db)
	family := evmintent.New(db.Clock(), custodytest.Unchecked{Keys: devnettest.Keys(t)}, nil, map[chain.Name]evmintent.Chain{
		on: {Client: client, Executor: net.Contracts.Executor, Lifetime: time.Hour},
	})
	payee, collector := common.HexToAddress("0xa1"), common.HexToAddress("0xc3")
	for token, contract := range map[chain.Token]common.Address{chain.USDC: net.Contracts.USDC, chain.USDT: net.Contracts.USDT} {
		draft, err := family.Build(t.Context(), intent.Order{ID: uuid.New(), Owner: owner, Chain: on, Action: intent.Pay{Token: token, Payments: []intent.Payment{
			{To: chain.EVMAddress(payee), Amount: 5_000_001}, {To: "", Amount: 0}, {To: chain.EVMAddress(collector), Amount: 1},
		}}})
		if err != nil {
			t.Fatal(err)
		}
		decoded, err := custody.DecodeIntent(draft.Text)
		if err != nil {
			t.Fatal(err)
		}
		usdc := contracts.NewSandboxUSDC() // both tokens' transfer is ERC-20's
		want := [][]byte{usdc.PackTransfer(payee, big.NewInt(5_000_001)), usdc.PackTransfer(collector, big.NewInt(1))}
		if len(decoded.Calls) != len(want) {
			t.Fatalf("%s: %d calls, want %d", token, len(decoded.Calls), len(want))
		}
		for i, c := range decoded.Calls {
			if c.To != contract {
				t.Errorf("%s: call %d goes to %s, want %s", token, i, c.To, contract)
			}
			if !bytes.Equal(c.Data, want[i]) {
				t.Errorf("%s: call %d is %x, want %x", token, i, c.Data, want[i])
			}
		}
	}
	_, err := family.Build(t.Context(), intent.Order{ID: uuid.New(), Owner: owner, Chain: on, Action: intent.Pay{Token: "dai"}})
	if err == nil {
		t.Error("a token that is not served was paid with")
	}
}
