package contracts

import (
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
)

// Deployed is where a chain has the two contracts that the service uses on
// every chain.
type Deployed struct {
	Executor common.Address // a WalletExecutor, to which wallets delegate
	Carrier  common.Address // an IntentCarrier, which the relayer calls
}

// CreationCode is the data of the transaction that deploys a contract:
// its code and then its constructor's arguments, as PackConstructor gives
// them, or nil where the binding has no PackConstructor.
func CreationCode(contract *bind.MetaData, args []byte) []byte {
	return append(common.FromHex(contract.Bin), args...)
}
