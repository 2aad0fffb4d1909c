package evmintent_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
)

func TestSumClaims(t *testing.T) {
	fund, wallet, stranger := common.Address{19: 1}, common.Address{19: 2}, common.Address{19: 3}
	logged := func(at common.Address, event string, first, second int64, indexed ...common.Address) types.Log {
		l := types.Log{Address: at, Topics: []common.Hash{crypto.Keccak256Hash([]byte(event))}}
		for _, a := range indexed {
			l.Topics = append(l.Topics, common.BytesToHash(a[:]))
		}
		l.Data = append(common.BigToHash(big.NewInt(first)).Bytes(), common.BigToHash(big.NewInt(second)).Bytes()...)
		return l
	}
	const deposit, withdraw = "Deposit(address,address,uint256,uint256)", "Withdraw(address,address,address,uint256,uint256)"
	tests := map[string]struct {
		logs   []types.Log
		redeem bool
		want   string // empty: the source reports no claim
	}{
		"assets of a deposit":          {[]types.Log{logged(fund, deposit, 250, 200, wallet, wallet)}, false, "250"},
		"shares of a redemption":       {[]types.Log{logged(fund, withdraw, 250, 200, wallet, wallet, wallet)}, true, "200"},
		"two of them":                  {[]types.Log{logged(fund, deposit, 250, 200, wallet, wallet), logged(fund, deposit, 5, 4, wallet, wallet)}, false, "255"},
		"of another account":           {[]types.Log{logged(fund, deposit, 250, 200, stranger, stranger)}, false, ""},
		"for another account":          {[]types.Log{logged(fund, deposit, 250, 200, wallet, stranger)}, false, ""},
		"by another contract":          {[]types.Log{logged(stranger, deposit, 250, 200, wallet, wallet)}, false, ""},
		"of the other direction":       {[]types.Log{logged(fund, withdraw, 250, 200, wallet, wallet, wallet)}, false, ""},
		"beside what is somebody's":    {[]types.Log{logged(fund, withdraw, 9, 9, stranger, stranger, stranger), logged(fund, withdraw, 250, 200, wallet, wallet, wallet)}, true, "200"},
		"nothing":                      {nil, false, ""},
		"of nothing, which is a claim": {[]types.Log{logged(fund, deposit, 0, 0, wallet, wallet)}, false, "0"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			claimed, err := evmintent.SumClaims(test.logs, fund, wallet, test.redeem)
			if test.want == "" {
				if !errors.Is(err, intent.ErrNoClaim) {
					t.Errorf("%s, %v, want %v", claimed, err, intent.ErrNoClaim)
				}
				return
			}
			if err != nil || claimed.String() != test.want {
				t.Errorf("%s, %v, want %s", claimed, err, test.want)
			}
		})
	}
}
