package signer_test

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
)

// siege is a signer on a chain, whose service is in an attacker's hands: he holds the fee payer's
// key, the node and everything that was ever signed, and not the keys of wallets and markers.
type siege struct {
	*world
	chain    *validator.Validator
	payer    *custody.FeePayerKey
	nonce    solana.PublicKey // a nonce account of the fee payer's
	held     []solana.Transaction
	hashes   []solana.Hash // blockhashes there were, of dropped forks too
	lamports uint64        // of rent, in the messages that are asked for
}

// siegeLife is for how long texts are good: over more than one day.
const siegeLife = 30 * time.Hour

func newSiege(t testing.TB, db *store.DB, change ...func(*signer.Options)) *siege {
	t.Helper()
	v, err := validator.Start(validator.Options{Clock: db.Clock(), Finality: 8})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := v.Close(); err != nil {
			t.Error(err)
		}
	})
	s := &siege{chain: v, payer: devnettest.Keys(t).FeePayer(), lamports: solana.RentExempt(solana.TokenAccountSize)}
	s.world = newMarkedWorld(t, db, append(change, func(o *signer.Options) {
		o.SolanaChains[devnet] = signer.SolanaChain{
			Genesis: validator.GenesisHash, FeePayer: s.payer.Account(), PoolSize: poolSize, MaxUnitPrice: maxPrice, IntentLife: siegeLife, BridgeFee: 14,
			Mints: map[chain.Token]signer.SolanaMint{chain.USDC: {Key: validator.USDC, Program: solana.TokenProgram}},
		}
	})...)
	s.begin()
	const sol = 1_000_000_000
	s.must(v.Faucet(s.payer.Account(), 100_000*sol))
	s.must(v.FaucetToken(validator.USDC, s.walletKey(), 1<<60))
	s.mine(30)
	s.makeNonce()
	return s
}

// walletKey is the wallet's address on Solana.
func (s *siege) walletKey() solana.PublicKey {
	s.Helper()
	found, err := s.local.Addresses(s.Context(), s.world.wallet)
	if err != nil {
		s.Fatal(err)
	}
	return solana.KeyOf(found[0].Solana)
}

func (s *siege) must(_ solana.Signature, err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

func (s *siege) mine(slots int) {
	s.Helper()
	for range slots {
		if err := s.chain.MineSlots(1); err != nil {
			s.Fatal(err)
		}
		s.hashes = append(s.hashes, s.chain.Blockhash())
	}
}

// pass lets time pass, in which the chain goes on: after a minute no blockhash is good any more.
func (s *siege) pass(d time.Duration) {
	s.Helper()
	s.db.Clock().Advance(d)
	s.mine(min(160, int(d/(300*time.Millisecond))))
}

// makeNonce makes a nonce account of the fee payer's, whose value is good for ever.
func (s *siege) makeNonce() {
	s.Helper()
	seed := custody.NonceSeed(0)
	s.nonce = custody.NonceAccount(s.payer.Account(), 0)
	s.sendOwn(solana.CreateAccountWithSeed(s.payer.Account(), s.nonce, s.payer.Account(), seed, solana.RentExempt(solana.NonceAccountSize), solana.NonceAccountSize, solana.SystemProgram),
		solana.InitializeNonce(s.nonce, s.payer.Account()))
	s.mine(10) // no fork goes back behind it
}

func (s *siege) nonceValue() solana.Hash {
	s.Helper()
	nonce, err := solana.DecodeNonceAccount(s.chain.Account(s.nonce).Data)
	if err != nil {
		s.Fatal(err)
	}
	return nonce.Value
}

// sendOwn sends instructions that the fee payer alone signs.
func (s *siege) sendOwn(instructions ...solana.Instruction) {
	s.Helper()
	m, err := solana.NewMessage(s.payer.Account(), s.chain.Blockhash(), instructions...)
	if err != nil {
		s.Fatal(err)
	}
	s.send(s.complete(m.Encode(), solana.PublicKey{}, solana.Signature{}))
}

// send has the node take a transaction, which it may refuse.
func (s *siege) send(tx solana.Transaction) {
	s.Helper()
	if err := s.chain.Send(tx); err != nil {
		s.Fatal(err)
	}
}

// complete is the transaction of a message that the fee payer and another key sign.
func (s *siege) complete(message []byte, other solana.PublicKey, signature solana.Signature) solana.Transaction {
	s.Helper()
	m, err := solana.DecodeMessage(message)
	if err != nil {
		s.Fatal(err)
	}
	paid, err := s.payer.SignMessage(m)
	if err != nil {
		s.Fatal(err)
	}
	tx := solana.Transaction{Message: m, Signatures: []solana.Signature{paid}}
	for _, key := range m.Keys[1:m.RequiredSignatures] {
		if key != other {
			s.Fatalf("%s signs, not %s", key, other)
		}
		tx.Signatures = append(tx.Signatures, signature)
	}
	if err := tx.Verify(); err != nil {
		s.Fatal(err)
	}
	return tx
}

// order is one order of the wallet's, and its texts: each pays another amount to the order's one
// payee, so that the payee's balance says how often each was executed.
type order struct {
	id    uuid.UUID
	payee solana.PublicKey
	texts []*solanaAsk
}

func (s *siege) newOrder() *order {
	s.Helper()
	id := uuid.New()
	return &order{id: id, payee: ed25519Key(id[0])}
}

// unitsOf returns the units that a text pays: its own byte of the payee's balance.
func unitsOf(text int) uint64 { return 1 << (8 * text) }

// addText adds a text that is good until then.
func (s *siege) addText(o *order, deadline time.Time) {
	s.Helper()
	a := s.solanaPayout(money.USD(unitsOf(len(o.texts))))
	a.text.ID, a.text.Genesis, a.text.Mint, a.text.Payments[0].To, a.text.Deadline = o.id, validator.GenesisHash, validator.USDC, o.payee, deadline.Truncate(time.Second).UTC()
	a.compose(1)
	a.claim()
	a.proposal.ValidBefore = deadline.Unix()
	o.texts = append(o.texts, a)
}

// executed is how often each text of an order was executed.
func (s *siege) executed(o *order, before uint64) []int {
	s.Helper()
	paid := s.chain.TokenBalance(validator.USDC, o.payee) - before
	times := make([]int, len(o.texts))
	for n := range times {
		times[n] = int(paid >> (8 * n) & 0xff)
	}
	return times
}

// formOf returns the forms of messages in turn: a text may be signed in both.
func formOf(n int) solana.Version {
	if n%2 == 0 {
		return solana.Legacy
	}
	return solana.Version1
}

// signPayment asks for versions of a text, one under each blockhash, and keeps those that are signed.
func (s *siege) signPayment(a *solanaAsk, price uint64, hashes ...solana.Hash) error {
	s.Helper()
	version := a.versions[0]
	version.FeePayer = s.payer.Account()
	a.versions = nil
	for n, hash := range hashes {
		v := version
		v.UnitPrice = price + uint64(n)
		v.Form = formOf(n)
		v.Marking = &custody.SolanaMarking{Blockhash: hash, Rent: s.lamports, Closer: s.closingKey(custody.ClosingDayOf(a.text.Deadline))}
		a.versions = append(a.versions, v)
	}
	r := a.request(s)
	signed, err := s.local.Sign(s.Context(), r)
	for n, signature := range signed.Signatures {
		s.held = append(s.held, s.complete(r.Solana.Messages[n], a.text.Wallet, signature))
	}
	return err
}

// signVoid asks for a void of a text, and keeps it.
func (s *siege) signVoid(a *solanaAsk, hash solana.Hash) error {
	s.Helper()
	v := custody.SolanaVoid{ID: a.text.ID, FeePayer: s.payer.Account(), Wallet: a.text.Wallet, SolanaBudget: custody.SolanaBudget{Form: formOf(len(s.held)), UnitLimit: 50_000, UnitPrice: 1000},
		Marking: custody.SolanaMarking{Blockhash: hash, Rent: s.lamports, Closer: s.closingKey(custody.ClosingDayOf(a.text.Deadline))}}
	message, err := v.Encode()
	if err != nil {
		s.Fatal(err)
	}
	got, err := s.local.Void(s.Context(), custody.VoidRequest{Owner: a.owner, Proof: a.proof, Intent: a.text.Canonical(), Messages: [][]byte{message}})
	for _, signature := range got.Signatures {
		s.held = append(s.held, s.complete(message, a.text.Wallet, signature))
	}
	return err
}

// signClose asks for the close of a marker by the key of a day, and keeps it.
func (s *siege) signClose(marker solana.PublicKey, d custody.ClosingDay, hash solana.Hash) error {
	s.Helper()
	closer := s.closingKey(d)
	c := custody.SolanaClose{FeePayer: s.payer.Account(), Blockhash: hash, SolanaBudget: custody.SolanaBudget{Form: formOf(len(s.held)), UnitLimit: 50_000, UnitPrice: 1000}, Closer: closer, Markers: []solana.PublicKey{marker}}
	message, err := c.Encode()
	if err != nil {
		s.Fatal(err)
	}
	got, err := s.local.CloseMarkers(s.Context(), custody.CloseRequest{Chain: devnet, Day: d, Messages: [][]byte{message}})
	for _, signature := range got.Signatures {
		s.held = append(s.held, s.complete(message, closer, signature))
	}
	return err
}

// sendHeld sends everything that was ever signed again, in this order or in the other.
func (s *siege) sendHeld(backwards bool) {
	s.Helper()
	all := slices.Clone(s.held)
	if backwards {
		slices.Reverse(all)
	}
	for _, tx := range all {
		s.send(tx)
	}
	s.mine(2)
}

// tryOwnCloses has the fee payer's key do to a marker all that it can.
func (s *siege) tryOwnCloses(marker solana.PublicKey) {
	s.Helper()
	own := s.payer.Account()
	for _, in := range []solana.Instruction{
		solana.CloseTokenAccount(marker, own, own),
		solana.SetTokenAuthority(marker, own, solana.AuthorityCloseAccount, &own),
		solana.SetTokenAuthority(marker, own, solana.AuthorityAccountOwner, &own),
		solana.InitializeAccount3(marker, solana.NativeMint, own),
		solana.AllocateWithSeed(marker, own, "x", 0, solana.SystemProgram),
	} {
		s.sendOwn(in)
	}
	s.mine(1)
}

// spoilMarker sends lamports to a marker, and wrapped ones, whether it is there or not.
func (s *siege) spoilMarker(marker solana.PublicKey) {
	s.Helper()
	s.sendOwn(solana.TransferLamports(s.payer.Account(), marker, 1_000_000))
	s.sendOwn(solana.TransferLamports(s.payer.Account(), marker, 1), solana.Instruction{Program: solana.TokenProgram, Accounts: []solana.AccountMeta{{Key: marker, Writable: true}}, Data: []byte{17}})
	s.mine(1)
}

// forget has the signer lose its memory, as one does that was restored from a backup.
func (s *siege) forget() {
	s.Helper()
	for _, table := range []string{"signed_texts", "signed_markers", "signed_cancellations", "signed_items", "signed_totals"} {
		s.exec("DELETE FROM " + table)
	}
}

// reorganize replaces the newest blocks by those of a fork.
func (s *siege) reorganize(blocks int, drop bool) {
	s.Helper()
	if err := s.chain.Reorganize(validator.Fork{Blocks: blocks, Drop: drop}); err != nil {
		s.Fatal(err)
	}
	s.hashes = append(s.hashes, s.chain.Blockhash())
}

// balanceMint is the mint of which payees are paid.
var balanceMint = validator.USDC

// exists says whether an account is there.
func (s *siege) exists(key solana.PublicKey) bool { return s.chain.Lamports(key) > 0 }

// isOwnedBy says whether an account is a token account whose owner is this key.
func (s *siege) isOwnedBy(marker, owner solana.PublicKey) bool {
	token, err := solana.DecodeTokenAccount(s.chain.Account(marker).Data)
	return err == nil && bytes.Equal(token.Owner[:], owner[:])
}
