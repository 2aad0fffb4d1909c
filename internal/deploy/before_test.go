package deploy

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/contracts/contractstest"
)

func TestTheContractsOfTheVersionBeforeAreWhereTheirCodePutThem(t *testing.T) {
	var want contracts.Deployed
	into := map[string]*common.Address{
		"WalletExecutor": &want.Executor, "IntentCarrier": &want.Carrier, "BalanceGuard": &want.Guard,
		"FeeWrapperFactory": &want.FeeWrapperFactory, "AdapterFactory": &want.AdapterFactory, "MicroVaultFactory": &want.MicroVaultFactory,
	}
	for _, c := range contractstest.PreviousCreations(t) {
		*into[c.Name] = c.At
	}
	if got := AddressesBefore()[1]; got != want {
		t.Errorf("they are known to be at %+v, and were put at %+v", got, want)
	}
	version1 := contractstest.Version1Creations(t)
	if got, want := AddressesBefore()[0], (contracts.Deployed{Executor: version1[0].At, Carrier: version1[1].At}); got != want {
		t.Errorf("the last that know version 1 alone are known to be at %+v, and were put at %+v", got, want)
	}
}
