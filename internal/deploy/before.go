package deploy

import (
	"context"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
)

// deployedBefore are where granary contracts deploy put the contracts of the versions
// before, on every chain alike, newest first. Their code is not part of this program: a
// test reckons the addresses from it.
var deployedBefore = []contracts.Deployed{{
	Executor: common.HexToAddress("0x23B87f518469F53ba26c9d8d58262698c162a078"),
	Carrier:  common.HexToAddress("0xC78F62da3A0b44f96B8b796F78fF41cd82CAc97a"),
}, {
	Executor:          common.HexToAddress("0xafE5120c680032CD2Cfb15aefd666587f97E57C7"),
	Carrier:           common.HexToAddress("0x5770846B35353d788D2dbb7F79467c973A222a1B"),
	Guard:             common.HexToAddress("0x86D1d78870cd42fe31C7f686449f4AeAd0A1bc69"),
	FeeWrapperFactory: common.HexToAddress("0xa26c44d3DB986d5D36F622F93A203a6a4CF3B54C"),
	AdapterFactory:    common.HexToAddress("0xc76a78E5F5D87fb5cfa6A8ae9813335B7b1797a7"),
	MicroVaultFactory: common.HexToAddress("0x6672ca58dC1D88Aae83a5d2e33a170f4F3d70eF7"),
}}

// AddressesBefore are where the contracts of the versions before are, newest first,
// unless somebody put them elsewhere.
func AddressesBefore() []contracts.Deployed { return append([]contracts.Deployed{}, deployedBefore...) }

// FindBefore lists the contracts of earlier versions that the chain has, of those that may be there. Those that are
// also of this version are not among them.
func (d Deployer) FindBefore(ctx context.Context, may []contracts.Deployed) ([]Deployment, error) {
	var found []Deployment
	seen := append(Addresses().Addresses(), WalletExecutor(true).Address())
	for _, at := range may {
		for _, c := range []Deployment{
			{Contract: "WalletExecutor", Setting: "executor", Address: at.Executor},
			{Contract: IntentCarrier.name, Setting: IntentCarrier.setting, Address: at.Carrier},
			{Contract: BalanceGuard.name, Setting: BalanceGuard.setting, Address: at.Guard},
			{Contract: FeeWrapperFactory.name, Setting: FeeWrapperFactory.setting, Address: at.FeeWrapperFactory},
			{Contract: AdapterFactory.name, Setting: AdapterFactory.setting, Address: at.AdapterFactory},
			{Contract: "MicroVaultFactory", Setting: "microVaultFactory", Address: at.MicroVaultFactory},
		} {
			if c.Address == (common.Address{}) || slices.Contains(seen, c.Address) {
				continue
			}
			seen = append(seen, c.Address)
			code, err := d.Client.Code(ctx, c.Address)
			if err != nil {
				return nil, err
			}
			if len(code) > 0 {
				found = append(found, c)
			}
		}
	}
	return found, nil
}
