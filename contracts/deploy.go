package contracts

import (
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
)

// Deployed is where a chain has the contracts that the service uses on every
// chain. Without the factories there is nothing of what they make.
type Deployed struct {
	Executor common.Address // a WalletExecutor, to which wallets delegate
	Carrier  common.Address // an IntentCarrier, which the relayer calls
	Guard    common.Address // a BalanceGuard, by which wallets bound what sources give and take
	// FeeWrapperFactory makes organizations' fee wrappers.
	FeeWrapperFactory common.Address
	// MicroVaultFactory makes MicroVaults, whose adapters AdapterFactory makes.
	AdapterFactory, MicroVaultFactory common.Address
}

// Addresses lists those of contracts that are there.
func (d Deployed) Addresses() []common.Address {
	all := []common.Address{d.Executor, d.Carrier, d.Guard, d.FeeWrapperFactory, d.AdapterFactory, d.MicroVaultFactory}
	return slices.DeleteFunc(all, func(at common.Address) bool { return at == (common.Address{}) })
}

// FeeRaiseDelay is how long a raise of a fee wrapper's fees waits, wherever the
// factory is deployed.
const FeeRaiseDelay = 48 * time.Hour

// FeeRaiseLifetime is how long a raise that waited may be put into force, as
// FeeWrapperFees' FEE_RAISE_LIFETIME has it.
const FeeRaiseLifetime = 14 * 24 * time.Hour

// CreationCode is the data of the transaction that deploys a contract:
// its code and then its constructor's arguments, as PackConstructor gives
// them, or nil where the binding has no PackConstructor.
func CreationCode(contract *bind.MetaData, args []byte) []byte {
	return append(common.FromHex(contract.Bin), args...)
}
