package app

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
)

// Where a bridge leads on its chain is compared with the configuration before anything is served.
func TestBridgesLeadWhereTheConfigurationSays(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.secondChain = true
	d.exchange(d.database)
	assert := func(what, want string) {
		t.Helper()
		err := d.checkChains(t.Context())
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", what, err, want)
		}
	}
	assert("as it is", "")

	right := d.Config.Chains[chain.Base]
	elsewhere := right
	elsewhere.Bridge = &BridgeConfig{TokenMessenger: d.bridge.on[chain.EthereumSepolia].TokenMessenger, MessageTransmitter: right.Bridge.MessageTransmitter}
	if elsewhere.Bridge.TokenMessenger == right.Bridge.TokenMessenger {
		elsewhere.Bridge.TokenMessenger = common.Address{7}
	}
	d.Config.Chains[chain.Base] = elsewhere
	assert("another messenger on base, seen from the first chain", "chain ethereum_sepolia: its token messenger sends USDC for base (domain 6) to the messenger "+right.Bridge.TokenMessenger.Hex())
	assert("another messenger on base, seen from Solana", "chain solana_devnet: its token messenger sends USDC for base (domain 6)")
	elsewhere.Bridge.TokenMessenger = common.Address{7}
	assert("no messenger on base", "there is no token messenger at "+common.Address{7}.Hex())
	d.Config.Chains[chain.Base] = right

	remove := contracts.NewSandboxTokenMessenger().PackRemoveRemoteTokenMessenger(uint32(domainOf(chain.Base)))
	if err := d.Chain.AsOwner(t.Context(), d.bridge.on[chain.EthereumSepolia].TokenMessenger, remove); err != nil {
		t.Fatal(err)
	}
	assert("a domain that is not known there: nothing is burnt for it", "")

	at, wrong := cctpsol.RemoteMessengerAccount(domainOf(chain.Base)), cctpsol.RemoteMessenger{Domain: domainOf(chain.Base), Messenger: cctp.Word(common.Address{9})}.Encode()
	await := func(what, want string) { // the next block has the account
		t.Helper()
		d.until(what, func() bool {
			err := d.checkChains(t.Context())
			return err != nil && strings.Contains(err.Error(), want)
		})
	}
	d.Solana.SetAccount(at, validator.Account{Lamports: solana.RentExempt(len(wrong)), Owner: cctpsol.Messenger, Data: wrong})
	await("another messenger in Solana's account", "chain solana_devnet: its token messenger sends USDC for base (domain 6) to the messenger "+common.Address{9}.Hex())
	d.Solana.SetAccount(at, validator.Account{Lamports: solana.RentExempt(len(wrong)), Owner: cctpsol.Transmitter, Data: wrong})
	await("another program's account", "is no account of CCTP's token messenger")
}

// Of two nodes of a chain one reports that the bridge leads elsewhere, or that a token has other decimals. Nodes that differ end no start:
// their chain waits, and the others are served.
func TestOneLyingNodeOfTwoEndsNoStart(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.secondChain = true
	d.exchange(d.database)
	on := chain.EthereumSepolia
	honest := d.Clients[on]
	for what, data := range map[string][]byte{
		"the remote token messenger": contracts.NewSandboxTokenMessenger().PackRemoteTokenMessengers(uint32(domainOf(chain.Base))),
		"the decimals of a token":    contracts.NewSandboxUSDC().PackDecimals(),
	} {
		config := honest.Config()
		config.URL, config.SecondURL = evmtest.Start(t, config.URL, evmtest.Faults{AlterCalls: data}), config.URL
		d.Clients[on] = devnettest.Dial(t, config)
		if err := d.checkChains(t.Context()); err != nil {
			t.Errorf("one node of two is wrong about %s, and that ends the start: %v", what, err)
		}
		if err := d.checkEVM(t.Context(), on); !isNodeTrouble(err) {
			t.Errorf("one node of two is wrong about %s, and its chain does not wait: %v", what, err)
		}
	}
	d.Clients[on] = honest
}
