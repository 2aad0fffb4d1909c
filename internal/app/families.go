package app

import (
	"github.com/granaryhq/granary/internal/chain"
)

// ChainConfigs are the chains that are served, by their names.
type ChainConfigs map[chain.Name]ChainConfig

// SignerChainConfigs are the chains that a signer signs for, by their names.
type SignerChainConfigs map[chain.Name]SignerChainConfig

// familySettings are chains in the words of their families: those of Solana's, and under
// every other name one of the EVM's.
type familySettings[E, S any] struct {
	Solana *S           `yaml:"solana"`
	Devnet *S           `yaml:"solana_devnet"`
	EVM    map[string]E `yaml:",inline"`
}

// UnmarshalYAML reads each chain in the words of its family.
func (c *ChainConfigs) UnmarshalYAML(unmarshal func(any) error) error {
	evm, sol, err := readFamilies[ChainConfig, SolanaConfig](unmarshal)
	*c = ChainConfigs{}
	for name, settings := range evm {
		(*c)[name] = settings
	}
	for name, settings := range sol {
		(*c)[name] = ChainConfig{Solana: settings}
	}
	return err
}

// UnmarshalYAML reads each chain in the words of its family.
func (c *SignerChainConfigs) UnmarshalYAML(unmarshal func(any) error) error {
	evm, sol, err := readFamilies[SignerChainConfig, SignerSolanaConfig](unmarshal)
	*c = SignerChainConfigs{}
	for name, settings := range evm {
		(*c)[name] = settings
	}
	for name, settings := range sol {
		(*c)[name] = SignerChainConfig{Solana: settings}
	}
	return err
}

// readFamilies decodes chains as strictly as the rest of the configuration: unmarshal is
// the decoder of the whole.
func readFamilies[E, S any](unmarshal func(any) error) (evm map[chain.Name]E, sol map[chain.Name]S, err error) {
	var named map[chain.Name]any // of which one without settings is one too
	var read familySettings[E, S]
	if err := unmarshal(&named); err != nil {
		return nil, nil, err
	}
	if err := unmarshal(&read); err != nil {
		return nil, nil, err
	}
	evm, sol = map[chain.Name]E{}, map[chain.Name]S{}
	for name, settings := range read.EVM {
		evm[chain.Name(name)] = settings
	}
	for name, settings := range map[chain.Name]*S{chain.Solana: read.Solana, chain.SolanaDevnet: read.Devnet} {
		_, there := named[name]
		if settings != nil {
			sol[name] = *settings
		} else if there {
			sol[name] = *new(S)
		}
	}
	return evm, sol, nil
}
