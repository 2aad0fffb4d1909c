package app

import (
	"fmt"
	"strings"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/remote"
	"github.com/granaryhq/granary/internal/secretfile"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
)

// ProviderConfig is the custody provider that holds wallets' keys. The seed then is of
// the relayer and of the service's own secrets, and of no wallet.
type ProviderConfig struct {
	URL              string `yaml:"url"`
	Organization     string `yaml:"organization"` // the provider's id of it
	Key              string `yaml:"key"`          // path of the API key that stamps requests
	PrivateAddresses bool   `yaml:"privateAddresses"`
}

func (p *ProviderConfig) checkProvider(say func(format string, args ...any)) {
	if p != nil && (p.URL == "" || p.Organization == "" || p.Key == "") {
		say("custody.provider needs url, organization and key")
	}
}

// openWalletKeys returns the keys of wallets: the provider's if there is one, else the seed's. Close the second
// result.
func (p *ProviderConfig) openWalletKeys(db *store.DB, ring *custody.Keyring) (signer.Keys, func(), error) {
	if p == nil {
		return custody.SeedKeys{Ring: ring}, func() {}, nil
	}
	text, err := secretfile.Read(p.Key)
	if err != nil {
		return nil, nil, fmt.Errorf("custody.provider.key: %w", err)
	}
	stamper, err := client.ParseAPIKeyStamper(strings.TrimSpace(string(text)))
	if err != nil {
		return nil, nil, fmt.Errorf("custody.provider.key: %w", err)
	}
	keys, err := remote.New(db, remote.Account{URL: p.URL, Organization: p.Organization, Stamper: stamper, PrivateAddresses: p.PrivateAddresses}, remote.Count{Account: signer.CountAccount, Request: signer.CountRequest})
	if err != nil {
		return nil, nil, fmt.Errorf("custody.provider: %w", err)
	}
	return keys, keys.Close, nil
}
