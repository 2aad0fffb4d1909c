package app

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/deploy"
)

// ContractsBefore are the addresses of a chain's contracts of a version before, by the same keys as the present ones.
// Missing ones are left out.
type ContractsBefore struct {
	Executor          common.Address `yaml:"executor"`
	Carrier           common.Address `yaml:"carrier"`
	BalanceGuard      common.Address `yaml:"balanceGuard"`
	FeeWrapperFactory common.Address `yaml:"feeWrapperFactory"`
	AdapterFactory    common.Address `yaml:"adapterFactory"`
	MicroVaultFactory common.Address `yaml:"microVaultFactory"`
}

// contractsBefore are all contracts of versions before that a chain may have: where
// they are by themselves, and where the configuration says.
func (ch ChainConfig) contractsBefore() []contracts.Deployed {
	all := deploy.AddressesBefore()
	// A chain on which Amsterdam begins has executors of both kinds.
	for _, marksInTree := range []bool{false, true} {
		if at := deploy.WalletExecutor(marksInTree).Address(); at != ch.Executor {
			all = append(all, contracts.Deployed{Executor: at})
		}
	}
	for _, b := range ch.Before {
		all = append(all, contracts.Deployed{Executor: b.Executor, Carrier: b.Carrier, Guard: b.BalanceGuard,
			FeeWrapperFactory: b.FeeWrapperFactory, AdapterFactory: b.AdapterFactory, MicroVaultFactory: b.MicroVaultFactory})
	}
	return all
}

func executorsOf(all []contracts.Deployed) (at []common.Address) {
	for _, d := range all {
		if d.Executor != (common.Address{}) {
			at = append(at, d.Executor)
		}
	}
	return at
}

func wrapperFactoriesOf(all []contracts.Deployed) (at []common.Address) {
	for _, d := range all {
		if d.FeeWrapperFactory != (common.Address{}) {
			at = append(at, d.FeeWrapperFactory)
		}
	}
	return at
}
