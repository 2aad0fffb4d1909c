package signer_test

import (
	"crypto/ed25519"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A burn is executed once, whichever of its versions come, and not after a void.
func TestABurnIsExecutedOnce(t *testing.T) {
	s := newSiege(t, storetest.Open(t, store.SQLite), func(o *signer.Options) { withBridge(o) })
	s.chain.DeployBridge(validator.BridgeTerms{Attesters: []common.Address{{1}}, BurnLimit: 1_000_000_000, Others: map[cctp.Domain]validator.BridgeEnd{0: {Messenger: cctp.Word(common.Address{0xe1}), USDC: cctp.Word(common.Address{0xe2})}}})
	s.mine(1)
	had := s.chain.TokenBalance(validator.USDC, s.walletKey())
	burn := func() *solanaAsk {
		a := s.solanaBurn()
		a.text.Genesis, a.text.Mint = validator.GenesisHash, validator.USDC
		return a
	}
	first := burn()
	if err := s.signBurns(first, 1000); err != nil {
		t.Fatal(err)
	}
	s.sendHeld(false)
	if err := s.signBurns(first, 2000); err != nil {
		t.Fatal(err)
	}
	s.sendHeld(true)
	if got := had - s.chain.TokenBalance(validator.USDC, s.walletKey()); got != 100_000_000 {
		t.Errorf("%d units were burnt, want %d once", got, 100_000_000)
	}
	second := burn()
	if err := s.signBurns(second, 1000); err != nil {
		t.Fatal(err)
	}
	burns := s.held
	s.held = nil
	if err := s.signVoid(second, s.chain.Blockhash()); err != nil {
		t.Fatal(err)
	}
	s.sendHeld(false)
	s.held = burns
	s.sendHeld(false)
	if got := had - s.chain.TokenBalance(validator.USDC, s.walletKey()); got != 100_000_000 {
		t.Errorf("after a void %d units were burnt, want %d", got, 100_000_000)
	}
	if err := s.signBurns(second, 3000); err == nil {
		t.Error("a burn is signed after its void")
	}
}

// signBurns asks for four versions of a burn, and keeps those that are signed.
func (s *siege) signBurns(a *solanaAsk, price uint64) error {
	s.Helper()
	public, event, err := ed25519.GenerateKey(nil)
	if err != nil {
		s.Fatal(err)
	}
	return s.signBurnsInto(a, price, solana.PublicKey(public), event)
}

// signBurnsInto is signBurns with the account in which the message is to lie; event is its key, nil for the
// wallet's or the fee payer's.
func (s *siege) signBurnsInto(a *solanaAsk, price uint64, at solana.PublicKey, event ed25519.PrivateKey) error {
	s.Helper()
	version := a.versions[0]
	version.FeePayer, version.Mint, version.UnitLimit = s.payer.Account(), validator.USDC, 400_000
	version.Burning = &custody.SolanaBurning{SolanaBurn: *a.text.Burn, From: solana.AssociatedTokenAddress(a.text.Wallet, validator.USDC, solana.TokenProgram), Event: at}
	a.versions = nil
	for n := range uint64(4) {
		v := version
		v.UnitPrice = price + n
		v.Marking = &custody.SolanaMarking{Blockhash: s.chain.Blockhash(), Rent: s.lamports, Closer: s.closingKey(custody.ClosingDayOf(a.text.Deadline))}
		a.versions = append(a.versions, v)
	}
	r := a.request(s)
	signed, err := s.local.Sign(s.Context(), r)
	for n, signature := range signed.Signatures {
		m, err := solana.DecodeMessage(r.Solana.Messages[n])
		if err != nil {
			s.Fatal(err)
		}
		paid, err := s.payer.SignMessage(m)
		if err != nil {
			s.Fatal(err)
		}
		tx := solana.Transaction{Message: m}
		for _, key := range m.Keys[:m.RequiredSignatures] {
			by := map[solana.PublicKey]solana.Signature{s.payer.Account(): paid, a.text.Wallet: signature}
			if event != nil {
				by[at] = solana.SignMessage(r.Solana.Messages[n], event)
			}
			tx.Signatures = append(tx.Signatures, by[key])
		}
		if err := tx.Verify(); err != nil {
			s.Fatal(err)
		}
		s.held = append(s.held, tx)
	}
	return err
}

// Signatures in nonce form that strangers hold are dead once their nonce account is closed, also
// when it is made again.
func TestNonceFormIsDeadOnceItsAccountIsClosed(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	s := newSiege(t, db)
	o := s.newOrder()
	s.addText(o, db.Clock().Now().Add(time.Hour))
	text := o.texts[0]
	before := s.chain.TokenBalance(balanceMint, o.payee)
	held := s.signAsBefore(text)

	s.sendOwn(solana.WithdrawNonce(s.nonce, s.payer.Account(), s.payer.Account(), s.chain.Lamports(s.nonce)))
	s.mine(1)
	if s.exists(s.nonce) {
		t.Fatal("the nonce account is still there")
	}
	for range 2 {
		s.send(held)
		s.mine(1)
		if times := s.executed(o, before); times[0] != 0 {
			t.Fatalf("it was executed %d times", times[0])
		}
		s.makeNonce()
	}
	if err := s.signPayment(text, 1000, s.chain.Blockhash()); err == nil {
		t.Error("its text is signed in marker form")
	}
	s.addText(o, db.Clock().Now().Add(2*time.Hour))
	if err := s.signPayment(o.texts[1], 1000, s.chain.Blockhash()); err != nil {
		t.Errorf("the order in another text: %v", err)
	}
	s.sendHeld(false)
	s.send(held)
	s.mine(2)
	if times := s.executed(o, before); !slices.Equal(times, []int{0, 1}) {
		t.Errorf("its texts were executed %v times", times)
	}
}

// signAsBefore returns the version that a signer of an earlier version signed of a text, and remembered,
// under the value that the siege's nonce account has now.
func (s *siege) signAsBefore(a *solanaAsk) solana.Transaction {
	s.Helper()
	version := a.versions[0]
	version.FeePayer, version.Marking, version.NonceAccount, version.NonceValue = s.payer.Account(), nil, s.nonce, s.nonceValue()
	message, err := version.Encode()
	if err != nil {
		s.Fatal(err)
	}
	signatures, err := custody.SeedKeys{Ring: s.keys}.SignSolana(s.Context(), custody.Owner{ID: a.owner}, custody.WalletMessages([]custody.SolanaVersion{version}))
	if err != nil {
		s.Fatal(err)
	}
	s.exec(`INSERT INTO signed_texts (fingerprint, nonce_account, nonce_value, deadline) VALUES ($1, $2, $3, $4)`,
		a.text.Fingerprint(), s.nonce.String(), version.NonceValue.String(), a.text.Deadline.Unix())
	return s.complete(message, a.text.Wallet, signatures[0])
}

// An attacker who holds the service can have no version signed under a recent blockhash in the place of a
// nonce's value, of which each would be executed: not before BeginMarkers, which he need never
// call, and not after it.
func TestARecentBlockhashIsSignedAsNoNonce(t *testing.T) {
	s := newSiege(t, storetest.Open(t, store.SQLite))
	for _, begun := range []bool{true, false} {
		if !begun {
			s.exec(`DELETE FROM marker_chains`)
		}
		o := s.newOrder()
		before := s.chain.TokenBalance(balanceMint, o.payee)
		s.addText(o, s.db.Clock().Now().Add(time.Hour))
		for n, hash := range s.chosenHashes() {
			text := o.texts[0]
			text.each(func(v *custody.SolanaVersion) {
				v.FeePayer, v.UnitPrice, v.Marking, v.NonceAccount, v.NonceValue = s.payer.Account(), uint64(1000+n), nil, s.nonce, hash
			})
			r := text.request(t)
			signed, err := s.local.Sign(t.Context(), r)
			if !errors.Is(err, custody.ErrUnavailable) {
				t.Errorf("under %s: %v", hash, err)
			}
			for n, signature := range signed.Signatures {
				s.send(s.complete(r.Solana.Messages[n], text.text.Wallet, signature))
			}
			s.mine(1)
		}
		if times := s.executed(o, before); times[0] != 0 {
			t.Errorf("it was executed %d times; begun with markers: %v", times[0], begun)
		}
	}
}

// An attacker who holds the service begins with markers while a signature in nonce form is alive, and closes no nonce
// account. A signer that is a process of its own signs no other text of that payout, and no void, at any time, so it
// is executed once; a payout that was never signed is paid.
func TestBeginningEarlyExecutesNoPayoutTwice(t *testing.T) {
	for name, sendsFirst := range map[string]bool{"sent at once": true, "kept back": false} {
		t.Run(name, func(t *testing.T) {
			db := storetest.Open(t, store.SQLite)
			s := newSiege(t, db, countsDays)
			o := s.newOrder()
			s.addText(o, db.Clock().Now().Add(time.Hour))
			before := s.chain.TokenBalance(balanceMint, o.payee)
			held := s.signAsBefore(o.texts[0])
			if sendsFirst {
				s.send(held)
			}
			s.begin()
			for range 5 * 24 {
				again := s.laterText(o.texts[0], db.Clock().Now().Add(time.Hour).Sub(o.texts[0].text.Deadline).Truncate(time.Second))
				if err := s.signPayment(again, 1000, s.chain.Blockhash()); !refusedBy(err, custody.ErrDenied, "under a nonce") {
					t.Errorf("its payout in a text until %s: %v", again.text.Deadline, err)
				}
				if err := s.signPayment(o.texts[0], 1000, s.chain.Blockhash()); err == nil {
					t.Error("the text itself is signed")
				}
				if err := s.signVoid(again, s.chain.Blockhash()); !refusedBy(err, custody.ErrDenied, "under a nonce") {
					t.Errorf("a void: %v", err)
				}
				s.sendHeld(false)
				s.pass(time.Hour)
			}
			s.send(held)
			s.mine(2)
			if times := s.executed(o, before); !slices.Equal(times, []int{1}) {
				t.Errorf("it was executed %v times", times)
			}
			other := s.newOrder()
			s.addText(other, db.Clock().Now().Add(time.Hour))
			had := s.chain.TokenBalance(balanceMint, other.payee)
			if err := s.signPayment(other.texts[0], 1000, s.chain.Blockhash()); err != nil {
				t.Errorf("another payout: %v", err)
			}
			s.sendHeld(false)
			if times := s.executed(other, had); !slices.Equal(times, []int{1}) {
				t.Errorf("another payout was executed %v times", times)
			}
		})
	}
}
