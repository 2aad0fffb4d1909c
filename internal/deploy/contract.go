package deploy

import (
	"bytes"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
)

// Our contracts are created through a factory that stands at the same address
// on nearly every chain and makes a contract's address follow from its code. So
// they are at the same addresses everywhere, known before they are deployed,
// and it does not matter who deploys them.
var factorySalt = crypto.Keccak256Hash([]byte("granary"))

// Contract is a contract that the service uses on every chain.
type Contract struct {
	name    string // as in contracts/src
	setting string // its address's name in the configuration
	meta    *bind.MetaData
	args    []byte // of the constructor
	asks    bool   // its constructor asks the chain
}

// The contracts whose addresses depend only on their code.
var (
	IntentCarrier     = Contract{"IntentCarrier", "carrier", &contracts.IntentCarrierMetaData, nil, false}
	BalanceGuard      = Contract{"BalanceGuard", "balanceGuard", &contracts.BalanceGuardMetaData, nil, false}
	AdapterFactory    = Contract{"AdapterFactory", "adapterFactory", &contracts.AdapterFactoryMetaData, nil, false}
	FeeWrapperFactory = Contract{"FeeWrapperFactory", "feeWrapperFactory", &contracts.FeeWrapperFactoryMetaData,
		contracts.NewFeeWrapperFactory().PackConstructor(uint32(contracts.FeeRaiseDelay / time.Second)), false}
)

// WalletExecutor marks executed intents in the mapping, in which executors of versions before mark and look, or in the tree, which
// costs less under Amsterdam. The tree is for wallets of which no text of version 1 can run.
func WalletExecutor(marksInTree bool) Contract {
	return Contract{"WalletExecutor", "executor", &contracts.WalletExecutorMetaData, contracts.NewWalletExecutor().PackConstructor(marksInTree), false}
}

// MicroVaultFactory makes vaults whose adapters come from a factory of theirs.
func MicroVaultFactory(adapters common.Address) Contract {
	args := contracts.NewMicroVaultFactory().PackConstructor(adapters, common.FromHex(contracts.MicroVaultMetaData.Bin))
	return Contract{"MicroVaultFactory", "microVaultFactory", &contracts.MicroVaultFactoryMetaData, args, false}
}

// BridgeFeePayer pays the fees of an OFT's transfers, in its owner's transactions at first.
func BridgeFeePayer(owner, oft common.Address) Contract {
	return Contract{"BridgeFeePayer", "usdtBridge.feePayer", &contracts.BridgeFeePayerMetaData, contracts.NewBridgeFeePayer().PackConstructor(owner, oft), true}
}

// ErrNoCode says that a contract's address has no code.
var ErrNoCode = errors.New("there is no contract")

var errOtherCode = errors.New("there is another contract")

// Addresses are where the contracts are on every chain, unless the configuration says otherwise. The executor is the one that
// marks in the mapping.
func Addresses() contracts.Deployed {
	return contracts.Deployed{Executor: WalletExecutor(false).Address(), Carrier: IntentCarrier.Address(), Guard: BalanceGuard.Address(), FeeWrapperFactory: FeeWrapperFactory.Address(),
		AdapterFactory: AdapterFactory.Address(), MicroVaultFactory: MicroVaultFactory(AdapterFactory.Address()).Address()}
}

// Create2Factory is where the factory stands through which our contracts are made.
func Create2Factory() common.Address { return factoryAddress }

func (c Contract) creationCode() []byte { return contracts.CreationCode(c.meta, c.args) }

// Address is where the factory creates the contract.
func (c Contract) Address() common.Address {
	return crypto.CreateAddress2(factoryAddress, factorySalt, crypto.Keccak256(c.creationCode()))
}

// CheckCode reports whether code is the contract's at this address; an error wraps ErrNoCode if there is none.
func (c Contract) CheckCode(at common.Address, code []byte) error {
	if len(code) == 0 {
		return fmt.Errorf("%s: %w at %s", c.name, ErrNoCode, at)
	}
	if c.asks { // a contract at an address that follows from code and arguments came of them
		return nil
	}
	want, err := contracts.RuntimeCode(c.meta, c.args, at)
	if err != nil {
		return fmt.Errorf("code of %s: %w", c.name, err)
	}
	if !bytes.Equal(code, want) {
		return fmt.Errorf("%s: %w at %s: its code is not that of this version", c.name, errOtherCode, at)
	}
	return nil
}
