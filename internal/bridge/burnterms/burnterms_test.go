package burnterms

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

func TestMain(m *testing.M) { devnettest.Main(m) }

// The terms are read from the contracts: the minimum fee of an amount, and the limit of one message.
func TestTheTermsOfContracts(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{BlockTime: devnettest.BlockTime, OnDemand: true})
	on, err := net.DeployBridge(t.Context(), devnet.BridgeTerms{Domain: 0, Others: []uint32{6}, Attesters: []common.Address{{1}}, BurnLimit: big.NewInt(7_000_000)})
	if err != nil {
		t.Fatal(err)
	}
	client := devnettest.Dial(t, net.Config())
	source := NewEVM(client, on.Messenger, net.Contracts.USDC)
	for _, test := range []struct {
		minFee int64
		fees   map[money.USD]money.USD
		small  error
	}{
		{0, map[money.USD]money.USD{1: 0, 2: 0, wholeBurn: 0}, nil},
		{1_300, map[money.USD]money.USD{2: 1, 9_999_999: 1_299, wholeBurn: 1_300, 5_000_000_000: 650_000}, ErrTooSmall},
		{9_999_999, map[money.USD]money.USD{2: 1, wholeBurn: 9_999_999}, ErrTooSmall},
	} {
		if err := net.AsOwner(t.Context(), on.Messenger, contracts.NewSandboxTokenMessenger().PackSetMinFee(big.NewInt(test.minFee))); err != nil {
			t.Fatal(err)
		}
		for amount, want := range test.fees {
			if got, err := source.ReadBurn(t.Context(), amount); err != nil || got != (Burn{MinFee: want, Limit: 7 * money.Dollar}) {
				t.Errorf("at %d a burn of %d has the terms %+v, %v; want a fee of %d", test.minFee, amount, got, err, want)
			}
		}
		if _, err := source.ReadBurn(t.Context(), 1); !errors.Is(err, test.small) {
			t.Errorf("at %d a burn of a unit: %v", test.minFee, err)
		}
	}
}

// Contracts from before the minimum fee have no function for it, and require none. A messenger without a minter, or a minter that does
// not know the token, has a limit of 0.
func TestTheTermsOfContractsThatLackThem(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{BlockTime: devnettest.BlockTime, OnDemand: true})
	on, err := net.DeployBridge(t.Context(), devnet.BridgeTerms{Domain: 0, Others: []uint32{6}, Attesters: []common.Address{{1}}, BurnLimit: big.NewInt(7_000_000)})
	if err != nil {
		t.Fatal(err)
	}
	client := devnettest.Dial(t, net.Config())
	older := evmSource{client, on.Minter, net.Contracts.USDC} // which reverts as they do
	if fee, err := older.readMinFee(t.Context(), money.Dollar); err != nil || fee != 0 {
		t.Errorf("older contracts require %s, %v", fee, err)
	}
	if got, err := NewEVM(client, on.Messenger, net.Contracts.USDT).ReadBurn(t.Context(), money.Dollar); err != nil || got.Limit != 0 {
		t.Errorf("of another token %+v, %v", got, err)
	}
	if err := net.AsOwner(t.Context(), on.Messenger, contracts.NewSandboxTokenMessenger().PackRemoveLocalMinter()); err != nil {
		t.Fatal(err)
	}
	if got, err := NewEVM(client, on.Messenger, net.Contracts.USDC).ReadBurn(t.Context(), money.Dollar); err != nil || got.Limit != 0 {
		t.Errorf("without a minter %+v, %v", got, err)
	}
	if _, err := NewEVM(client, common.Address{9}, net.Contracts.USDC).ReadBurn(t.Context(), money.Dollar); err == nil {
		t.Error("an account without code has terms")
	}
}
