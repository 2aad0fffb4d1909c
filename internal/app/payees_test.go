package app

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/yield"
)

// Every address that is ever added to the configuration must not be paid.
func TestNoAddressOfTheConfigurationIsPaid(t *testing.T) {
	var n byte
	next := func() common.Address { n++; return common.BytesToAddress([]byte{0x77, n, 0x77, n, 0x77, n, 0x77}) }
	ch := ChainConfig{Tokens: map[chain.Token]common.Address{}}
	want := map[string]common.Address{"the CREATE2 factory": deploy.Create2Factory(), "the relayer": next()}
	v := reflect.ValueOf(&ch).Elem()
	for i := range v.NumField() {
		if v.Field(i).Type() == reflect.TypeFor[common.Address]() {
			want[v.Type().Field(i).Name] = next()
			v.Field(i).Set(reflect.ValueOf(want[v.Type().Field(i).Name]))
		}
	}
	ch.Before = make([]ContractsBefore, 1)
	before := reflect.ValueOf(&ch.Before[0]).Elem()
	for i := range before.NumField() {
		what := "before, " + before.Type().Field(i).Name
		want[what] = next()
		before.Field(i).Set(reflect.ValueOf(want[what]))
	}
	for i, at := range deploy.AddressesBefore()[1].Addresses() {
		want[fmt.Sprint("known of before, ", i)] = at
	}
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		want[string(token)] = next()
		ch.Tokens[token] = want[string(token)]
	}
	want["a source"], want["a source of requests"] = next(), next()
	c := Config{Chains: map[chain.Name]ChainConfig{chain.Base: ch, chain.Polygon: {}, chain.Solana: {}},
		Sources:     []yield.Config{{ID: "s", Chain: chain.Base, Vault: want["a source"]}},
		MicroVaults: MicroVaultsConfig{RequestVaults: []MicroVaultSourceConfig{{ID: "r", Chain: chain.Base, Vault: want["a source of requests"]}}}}
	if len(want) < 24 {
		t.Fatalf("the configuration has only %v", want)
	}
	known := c.unpayableAddresses(want["the relayer"], solana.PublicKey{1})
	for what, at := range want {
		if known[chain.Base][chain.EVMAddress(at)] == "" {
			t.Errorf("%s may be paid: %s is missing in %v", what, at, known)
		}
	}
	if why := known[chain.Polygon][chain.EVMAddress(want["a source"])]; why != "" {
		t.Error(fmt.Sprint("the source of another chain ", why))
	}
}
