package signer_test

import (
	"crypto/ed25519"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// An attacker who holds the service chooses the account of a burn's message. It is never the wallet's own, which
// would be the bridge's from then on, with its lamports, or the fee payer's. A burn in an existing account fails, and
// one that is made for the message costs the wallet no lamports.
func TestABurnsMessageLiesInNoAccountThatIsThere(t *testing.T) {
	s := newSiege(t, storetest.Open(t, store.SQLite), func(o *signer.Options) { withBridge(o) })
	s.chain.DeployBridge(validator.BridgeTerms{Attesters: []common.Address{{1}}, BurnLimit: 1_000_000_000, Others: map[cctp.Domain]validator.BridgeEnd{0: {Messenger: cctp.Word(common.Address{0xe1}), USDC: cctp.Word(common.Address{0xe2})}}})
	const lamports = 50_000_000
	s.must(s.chain.Faucet(s.walletKey(), lamports))
	s.mine(1)
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	had := s.chain.TokenBalance(validator.USDC, s.walletKey())
	burnInto := func(at solana.PublicKey, key ed25519.PrivateKey) (burnt uint64, err error) {
		a := s.solanaBurn()
		a.text.Genesis, a.text.Mint = validator.GenesisHash, validator.USDC
		s.held = nil
		err = s.signBurnsInto(a, 1000, at, key)
		s.sendHeld(false)
		left := s.chain.TokenBalance(validator.USDC, s.walletKey())
		burnt, had = had-left, left
		return burnt, err
	}
	for what, at := range map[string]solana.PublicKey{"the wallet's": s.walletKey(), "the fee payer's": s.payer.Account()} {
		if burnt, err := burnInto(at, nil); !errors.Is(err, custody.ErrNotUnderstood) {
			t.Errorf("into %s own account %d units are burnt, %v: of its %d lamports %d are left, and it is %s's", what, burnt, err, lamports, s.chain.Lamports(at), s.chain.Account(at).Owner)
		}
	}
	at := solana.PublicKey(public)
	if burnt, err := burnInto(at, private); err != nil || burnt != 100_000_000 {
		t.Errorf("into a new account %d units are burnt, %v", burnt, err)
	}
	if burnt, err := burnInto(at, private); err != nil || burnt != 0 {
		t.Errorf("into an account that is there %d units are burnt, %v", burnt, err)
	}
	if s.chain.Account(at).Owner != cctpsol.Transmitter || s.chain.Lamports(s.walletKey()) != lamports {
		t.Errorf("the message is %s's, and of %d lamports the wallet has %d", s.chain.Account(at).Owner, lamports, s.chain.Lamports(s.walletKey()))
	}
}
