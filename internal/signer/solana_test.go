package signer_test

import (
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

const (
	devnet   = chain.SolanaDevnet
	poolSize = 8
	maxPrice = 50_000
)

var (
	genesis    = solana.Hash{31: 9}
	usdcMint   = solana.PublicKey{0xc1, 1}
	usdtMint   = solana.PublicKey{0xc2, 1}
	feePayer   = solana.PublicKey{0xfe, 1}
	collecting = solana.PublicKey{0xc3, 1}
	// A payee has a wallet, another a token account.
	solanaPayee  = ed25519Key(1)
	tokenAccount = solana.PublicKey{0xb2, 1}
	thief        = ed25519Key(2)
)

func ed25519Key(seed byte) solana.PublicKey {
	private := ed25519.NewKeyFromSeed(slices.Repeat([]byte{seed}, ed25519.SeedSize))
	return solana.PublicKey(private.Public().(ed25519.PublicKey))
}

// withSolana has the signer sign on a chain of Solana's too.
func withSolana(o *signer.Options) {
	o.SolanaChains = map[chain.Name]signer.SolanaChain{devnet: {
		Genesis: genesis, FeePayer: feePayer, PoolSize: poolSize, MaxUnitPrice: maxPrice, FeeCollector: collecting, WithdrawalFee: money.Dollar, IntentLife: life,
		Mints: map[chain.Token]signer.SolanaMint{chain.USDC: {Key: usdcMint, Program: solana.TokenProgram}, chain.USDT: {Key: usdtMint, Program: solana.Token2022Program}},
	}}
}

// solanaAsk is a request before it is put into words.
type solanaAsk struct {
	world    *world
	text     custody.SolanaIntent
	versions []custody.SolanaVersion
	proposal *approval.Proposal
	owner    uuid.UUID
	proof    custody.OwnerProof
	votes    []custody.StampedVote
	spoil    func(*custody.SignRequest) // a field that no version has
}

// solanaPayout pays the payee, who has a wallet, and others at their token accounts, in two
// versions.
func (w *world) solanaPayout(amount money.USD, beside ...custody.SolanaPayment) *solanaAsk {
	w.Helper()
	found, err := w.local.Addresses(w.Context(), w.wallet)
	if err != nil {
		w.Fatal(err)
	}
	a := &solanaAsk{world: w, owner: w.wallet, proof: w.proof, text: custody.SolanaIntent{ID: uuid.New(), Chain: devnet, Genesis: genesis, Wallet: solana.KeyOf(found[0].Solana), Mint: usdcMint,
		Payments: append([]custody.SolanaPayment{{To: solanaPayee, Units: uint64(amount)}}, beside...), Deadline: w.db.Clock().Now().Add(life / 2).Truncate(time.Second)}}
	a.compose(2)
	a.claim()
	a.proposal.ValidBefore = w.db.Clock().Now().Add(time.Hour).Unix()
	return a
}

// compose makes versions that carry the text, at growing prices, and make its marker.
func (a *solanaAsk) compose(versions int) {
	source := solana.AssociatedTokenAddress(a.text.Wallet, a.text.Mint, solana.TokenProgram)
	v := custody.SolanaVersion{ID: a.text.ID, FeePayer: feePayer, SolanaBudget: custody.SolanaBudget{UnitLimit: 60_000},
		Wallet: a.text.Wallet, Mint: a.text.Mint, TokenProgram: solana.TokenProgram, Owners: []solana.PublicKey{a.text.Payments[0].To}}
	for n, p := range a.text.Payments {
		to := p.To
		if n == 0 {
			to = solana.AssociatedTokenAddress(p.To, a.text.Mint, solana.TokenProgram)
		}
		v.Transfers = append(v.Transfers, custody.SolanaTransfer{From: source, To: to, Units: p.Units})
	}
	a.versions = nil
	for n := range versions {
		v.UnitPrice = uint64(1000 * (n + 1))
		a.versions = append(a.versions, v)
	}
	a.mark()
}

// mark has each version make the marker of the text as it is, under a blockhash of its own.
func (a *solanaAsk) mark() {
	closer := a.world.closingKey(custody.ClosingDayOf(a.text.Deadline))
	n := byte(0)
	a.each(func(v *custody.SolanaVersion) {
		n++
		v.Marking = &custody.SolanaMarking{Blockhash: solana.Hash{0xb0, n}, Rent: 1_488_440, Closer: closer}
	})
}

// claim has the proposal agree with the text.
func (a *solanaAsk) claim() {
	var total money.USD
	var payments []approval.Payment
	for _, p := range a.text.Payments {
		total += money.USD(p.Units)
		payments = append(payments, approval.Payment{To: p.To.Address(), Units: money.NewUnits(p.Units)})
	}
	a.proposal = &approval.Proposal{Organization: org, Kind: approval.WithdrawalPayout, Payout: &approval.Payout{
		Withdrawal: uuid.New(), Leg: uuid.New(), Wallet: a.owner, Chain: devnet, Token: chain.USDC, To: payments[0].To,
		Units: money.NewUnits(uint64(total)), Paid: payments[0].Units, WithdrawalAmount: total, Payments: payments,
	}}
}

// each changes every version alike.
func (a *solanaAsk) each(change func(*custody.SolanaVersion)) {
	for n := range a.versions {
		a.versions[n].Transfers = slices.Clone(a.versions[n].Transfers)
		a.versions[n].Owners = slices.Clone(a.versions[n].Owners)
		change(&a.versions[n])
	}
}

func (a *solanaAsk) request(t testing.TB) custody.SignRequest {
	t.Helper()
	text := a.text.Canonical()
	r := custody.SignRequest{Owner: a.owner, Proof: a.proof, Intent: text, Votes: a.votes, Solana: &custody.SolanaRequest{}}
	for _, v := range a.versions {
		message, err := v.Encode()
		if err != nil {
			t.Fatal(err)
		}
		r.Solana.Messages = append(r.Solana.Messages, message)
	}
	if a.proposal != nil {
		p := *a.proposal
		p.Intent = json.RawMessage(text)
		r.Proposal = p.Canonical()
	}
	if a.spoil != nil {
		a.spoil(&r)
	}
	return r
}

// mustSignSolana fails unless every version is signed by the wallet's key.
func (w *world) mustSignSolana(what string, a *solanaAsk) {
	w.Helper()
	r := a.request(w)
	signed, err := w.local.Sign(w.Context(), r)
	if err != nil {
		w.Fatalf("%s is refused: %v", what, err)
	}
	if len(signed.Signatures) != len(r.Solana.Messages) || string(signed.Signature) != string(signed.Signatures[0][:]) {
		w.Fatalf("%s has %d signatures of %d, the first %x", what, len(signed.Signatures), len(r.Solana.Messages), signed.Signature)
	}
	for n, message := range r.Solana.Messages {
		if !ed25519.Verify(a.text.Wallet[:], message, signed.Signatures[n][:]) {
			w.Errorf("%s: version %d is not signed by the wallet", what, n+1)
		}
	}
}

func (w *world) mustRefuseSolana(what string, a *solanaAsk, want error, reason string) {
	w.Helper()
	signed, err := w.local.Sign(w.Context(), a.request(w))
	if err == nil || signed.Signature != nil || signed.Signatures != nil {
		w.Errorf("%s is signed", what)
		return
	}
	if !errors.Is(err, want) || !strings.Contains(err.Error(), reason) {
		w.Errorf("%s is refused by %q, want %q about %q", what, err, want, reason)
	}
}

// A payout on Solana is signed exactly as its text and its proposal say, for any holder of the service and its fee
// payer's key.
func TestASolanaPayoutIsWhatItsTextSays(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db)
		again := w.solanaPayout(10 * money.Dollar)
		w.mustSignSolana("a payout", again)
		again.compose(5)
		w.mustSignSolana("the same at other prices", again)
		w.mustSignSolana("a payout with a fee and a partner", w.solanaPayout(10*money.Dollar, custody.SolanaPayment{To: collecting, Units: 1_000_000}, custody.SolanaPayment{To: tokenAccount, Units: 5}))
		direct := w.solanaPayout(10 * money.Dollar)
		direct.each(func(v *custody.SolanaVersion) { v.Owners, v.Transfers[0].To = nil, solanaPayee })
		w.mustSignSolana("a payout to a token account", direct)
		two := w.solanaPayout(10 * money.Dollar)
		two.each(func(v *custody.SolanaVersion) {
			v.Transfers = append([]custody.SolanaTransfer{{From: thief, To: v.Transfers[0].To, Units: 4_000_000}}, v.Transfers...)
			v.Transfers[1].Units = 6_000_000
		})
		w.mustSignSolana("a payout from two token accounts", two)

		w.mustSignSolana("a payout to a vault that no key belongs to", w.solanaPayout(10*money.Dollar, custody.SolanaPayment{To: solana.AssociatedTokenAddress(thief, usdcMint, solana.TokenProgram), Units: 5}))
		for what, c := range solanaAttacks() {
			a := w.solanaPayout(10 * money.Dollar)
			c.change(a)
			w.mustRefuseSolana(what, a, c.err, c.reason)
		}
		var n int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM signed_markers`).Scan(&n); err != nil || n != 5 {
			t.Errorf("the deadlines of %d orders are kept, 5 were signed: %v", n, err)
		}
	})
}

type solanaAttack struct {
	change func(*solanaAsk)
	err    error
	reason string
}

// pays has the text, its versions and its proposal agree on another payee.
func pays(to solana.PublicKey) func(*solanaAsk) {
	return func(a *solanaAsk) {
		a.text.Payments[0].To = to
		a.compose(1)
		a.each(func(v *custody.SolanaVersion) { v.Owners, v.Transfers[0].To = nil, to })
		a.claim()
	}
}

func solanaAttacks() map[string]solanaAttack {
	unclear := custody.ErrNotUnderstood
	message := func(change func(message []byte) []byte) func(*solanaAsk) {
		return func(a *solanaAsk) {
			a.spoil = func(r *custody.SignRequest) { r.Solana.Messages[1] = change(slices.Clone(r.Solana.Messages[1])) }
		}
	}
	decoded := func(change func(m *solana.Message)) func(*solanaAsk) {
		return message(func(text []byte) []byte {
			m, err := solana.DecodeMessage(text)
			if err != nil {
				panic(err)
			}
			change(&m)
			return m.Encode()
		})
	}
	last := func(change func(v *custody.SolanaVersion)) func(*solanaAsk) {
		return func(a *solanaAsk) {
			a.each(func(*custody.SolanaVersion) {})
			change(&a.versions[1])
		}
	}
	return map[string]solanaAttack{
		"no message":         {func(a *solanaAsk) { a.versions = nil }, unclear, "without a message"},
		"no messages at all": {func(a *solanaAsk) { a.spoil = func(r *custody.SignRequest) { r.Solana = nil } }, unclear, "without a message"},
		"nine messages":      {func(a *solanaAsk) { a.compose(9) }, unclear, "9 messages"},
		"a delegation": {func(a *solanaAsk) {
			a.spoil = func(r *custody.SignRequest) { r.Delegation = &custody.DelegationRequest{} }
		}, unclear, "nothing is delegated"},
		"another fee payer":         {last(func(v *custody.SolanaVersion) { v.FeePayer = thief }), unclear, "pays for it"},
		"a wallet that pays":        {func(a *solanaAsk) { a.each(func(v *custody.SolanaVersion) { v.FeePayer = v.Wallet }) }, unclear, "pays for it"},
		"another id":                {last(func(v *custody.SolanaVersion) { v.ID = uuid.New() }), unclear, "it names"},
		"a price above the ceiling": {last(func(v *custody.SolanaVersion) { v.UnitPrice = maxPrice + 1 }), unclear, "micro-lamports"},
		"too many compute units":    {last(func(v *custody.SolanaVersion) { v.UnitLimit = solana.MaxComputeUnits + 1 }), unclear, "compute units"},
		"another mint":              {last(func(v *custody.SolanaVersion) { v.Mint = usdtMint }), unclear, "it moves"},
		"a mint that nobody knows":  {func(a *solanaAsk) { a.text.Mint = thief; a.compose(1); a.claim() }, unclear, "no mint of the configuration"},
		"the other token program":   {last(func(v *custody.SolanaVersion) { v.TokenProgram = solana.Token2022Program }), unclear, "is not the token program"},
		"a program like a token's":  {last(func(v *custody.SolanaVersion) { v.TokenProgram = thief }), unclear, "is not the token program"},
		"a unit too much":           {last(func(v *custody.SolanaVersion) { v.Transfers[0].Units++ }), unclear, "a transfer of"},
		"a unit too little":         {last(func(v *custody.SolanaVersion) { v.Transfers[0].Units-- }), unclear, "too little"},
		"another payee":             {last(func(v *custody.SolanaVersion) { v.Transfers[0].To = thief }), unclear, "is paid"},
		"a transfer beside": {last(func(v *custody.SolanaVersion) {
			v.Transfers = append(v.Transfers, custody.SolanaTransfer{From: v.Transfers[0].From, To: thief, Units: 1})
		}), unclear, "beyond its payments"},
		"a token account for another": {last(func(v *custody.SolanaVersion) { v.Owners = append(v.Owners, thief) }), unclear, "other token accounts"},
		"a message of version 0":      {decoded(func(m *solana.Message) { m.Version = solana.Version0 }), unclear, "version 0"},
		"bytes after it":              {message(func(m []byte) []byte { return append(m, 0) }), unclear, "message 2"},
		"a byte short":                {message(func(m []byte) []byte { return m[:len(m)-1] }), unclear, "message 2"},
		"nothing for a message":       {message(func([]byte) []byte { return nil }), unclear, "message 2"},
		"a signer more":               {decoded(func(m *solana.Message) { m.RequiredSignatures++ }), unclear, "message 2"},
		"a writable account more":     {decoded(func(m *solana.Message) { m.ReadonlyUnsigned-- }), unclear, "message 2"},
		"a wallet that is written":    {decoded(func(m *solana.Message) { m.ReadonlySigned-- }), unclear, "message 2"},
		"an instruction more":         {decoded(func(m *solana.Message) { m.Instructions = append(m.Instructions, m.Instructions[6]) }), unclear, "message 2"},
		"an instruction less":         {decoded(func(m *solana.Message) { m.Instructions = m.Instructions[:len(m.Instructions)-1] }), unclear, "message 2"},
		"no limit first":              {decoded(func(m *solana.Message) { m.Instructions = m.Instructions[1:] }), unclear, "message 2"},
		"no marker":                   {decoded(func(m *solana.Message) { m.Instructions = slices.Delete(m.Instructions, 2, 5) }), unclear, "message 2"},
		"a marker without an owner":   {decoded(func(m *solana.Message) { m.Instructions = slices.Delete(m.Instructions, 4, 5) }), unclear, "message 2"},
		"no memo":                     {decoded(func(m *solana.Message) { m.Instructions = slices.Delete(m.Instructions, 5, 6) }), unclear, "message 2"},
		"another id in the memo":      {decoded(func(m *solana.Message) { m.Instructions[5].Data = []byte(uuid.NewString()) }), unclear, "message 2"},
		"another order":               {decoded(func(m *solana.Message) { m.Instructions[1], m.Instructions[2] = m.Instructions[2], m.Instructions[1] }), unclear, "message 2"},
		"a marker at the end": {decoded(func(m *solana.Message) {
			m.Instructions = append(m.Instructions[:2:2], append(m.Instructions[5:], m.Instructions[2:5]...)...)
		}), unclear, "message 2"},
		"the wallet as the lender":           {decoded(func(m *solana.Message) { m.Instructions[2].Accounts[0] = 1 }), unclear, "message 2"},
		"the fee payer as the marker's base": {decoded(func(m *solana.Message) { m.Instructions[3].Accounts[1] = 0 }), unclear, "message 2"},
		"other decimals": {decoded(func(m *solana.Message) {
			data := m.Instructions[len(m.Instructions)-1].Data
			data[len(data)-1] = 9
		}), unclear, "message 2"},

		"another cluster":           {func(a *solanaAsk) { a.text.Genesis = solana.Hash{1} }, unclear, "is not configured"},
		"a chain that is not there": {func(a *solanaAsk) { a.text.Chain = chain.Solana }, unclear, "is not configured"},
		"another wallet's text":     {func(a *solanaAsk) { a.text.Wallet = thief }, custody.ErrWrongWallet, "is not the account of"},
		"another's key":             {func(a *solanaAsk) { a.owner = uuid.New() }, custody.ErrWrongWallet, "no wallet of the organization"},
		"a forged proof":            {func(a *solanaAsk) { a.proof.Organization = devnettest.OtherOrganization }, custody.ErrWrongWallet, "no wallet of the organization"},
		"a life too long":           {func(a *solanaAsk) { a.text.Deadline = a.text.Deadline.Add(2 * life) }, unclear, "it is good until"},
		"a life that is over":       {func(a *solanaAsk) { a.text.Deadline = a.text.Deadline.Add(-2 * life) }, unclear, "it was good until"},
		"a text that goes on":       {func(a *solanaAsk) { a.spoil = func(r *custody.SignRequest) { r.Intent = append(r.Intent, ' ') } }, custody.ErrIntent, "canonical"},

		"no proposal":                 {func(a *solanaAsk) { a.proposal = nil }, unclear, "comes with its proposal"},
		"another destination":         {func(a *solanaAsk) { a.proposal.Payout.To = thief.Address() }, unclear, "the destination"},
		"another chain":               {func(a *solanaAsk) { a.proposal.Payout.Chain = chain.Solana }, unclear, "the chain"},
		"another token":               {func(a *solanaAsk) { a.proposal.Payout.Token = chain.USDT }, unclear, "the token"},
		"another wallet":              {func(a *solanaAsk) { a.proposal.Payout.Wallet = uuid.New() }, unclear, "the wallet"},
		"less in all":                 {func(a *solanaAsk) { a.proposal.Payout.Units = money.NewUnits(1) }, unclear, "the amount in all"},
		"less paid":                   {func(a *solanaAsk) { a.proposal.Payout.Paid = money.NewUnits(1) }, unclear, "the amount of"},
		"a smaller withdrawal":        {func(a *solanaAsk) { a.proposal.Payout.WithdrawalAmount-- }, unclear, "the withdrawal's amount"},
		"a payee who is not told":     {func(a *solanaAsk) { a.proposal.Payout.Payments = nil }, unclear, "the list of payments"},
		"more than there is of money": {func(a *solanaAsk) { a.text.Payments[0].Units = 1 << 62; a.compose(1) }, unclear, "payment 1"},

		"a payment to the mint":         {pays(usdcMint), unclear, "payments to"},
		"a payment to the other mint":   {pays(usdtMint), unclear, "payments to"},
		"a payment to a program":        {pays(solana.TokenProgram), unclear, "payments to"},
		"a payment to a sysvar":         {pays(solana.SysvarRent), unclear, "payments to"},
		"a payment to the fee payer":    {pays(feePayer), unclear, "payments to"},
		"a payment to what it owns":     {pays(solana.AssociatedTokenAddress(feePayer, usdcMint, solana.TokenProgram)), unclear, "payments to"},
		"a payment to a nonce account":  {pays(custody.NonceAccount(feePayer, 0)), unclear, "payments to"},
		"a payment to the last of them": {pays(custody.NonceAccount(feePayer, poolSize-1)), unclear, "payments to"},
	}
}

// Rules, the book, votes and the day's limit bind on Solana as they do elsewhere.
func TestSolanaPayoutsAreJudgedLikeOthers(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db, countsDays)
		alice, _ := approvaltest.Register(t, w.service, org, "alice")
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, approval_threshold, updated_at) VALUES ($1, 1, $2, $3, 0)`, org, int64(100*money.Dollar), int64(50*money.Dollar))
		w.mustRefuseSolana("a payee outside the book", w.solanaPayout(money.Dollar), custody.ErrDenied, "not in the address book")
		w.exec(`INSERT INTO address_book (id, organization_id, chain, address, label, created_at, usable_from) VALUES ($1, $2, $3, $4, 'one', 0, 0)`, uuid.New(), org, string(devnet), string(solanaPayee.Address()))
		fee := custody.SolanaPayment{To: collecting, Units: 1_000_000}
		w.mustSignSolana("a payee of the book, and the fee", w.solanaPayout(9*money.Dollar, fee))
		w.mustRefuseSolana("more than the fee", w.solanaPayout(9*money.Dollar, custody.SolanaPayment{To: collecting, Units: 1_000_001}), custody.ErrDenied, string(collecting.Address()))
		w.mustRefuseSolana("a partner outside the book", w.solanaPayout(money.Dollar, custody.SolanaPayment{To: thief, Units: 1}), custody.ErrDenied, string(thief.Address()))

		large := w.solanaPayout(60 * money.Dollar)
		w.mustRefuseSolana("a payout from the threshold on", large, custody.ErrApprovalNeeded, "approvalThresholdUsd")
		large.approve(alice)
		w.mustSignSolana("one that alice approved", large)
		w.mustSignSolana("the same again, which counts once", large)
		// 70 of 100 are used.
		w.mustRefuseSolana("beyond the day's limit", w.solanaPayout(31*money.Dollar), custody.ErrDayLimit, "")

		small := w.solanaPayout(20 * money.Dollar)
		w.mustSignSolana("a payout within the limit", small)
		again := w.solanaPayout(20 * money.Dollar)
		again.text.ID = small.text.ID
		again.compose(1)
		w.mustSignSolana("its order anew, of which one can land", again)
		more := w.solanaPayout(31 * money.Dollar)
		more.text.ID = small.text.ID
		more.compose(1)
		w.mustRefuseSolana("its order anew, of more than is left", more, custody.ErrDayLimit, "")
		w.mustSignSolana("what is left of the day", w.solanaPayout(10*money.Dollar))
	})
}

// approve has an approver stamp the proposal as it is.
func (a *solanaAsk) approve(by *approvaltest.Approver) {
	a.world.Helper()
	now := a.world.db.Clock().Now()
	r := approval.NewRequest(org, approval.FingerprintOf(a.request(a.world).Proposal), approval.Approve, now)
	header, value := by.Stamp(r.StampPayload())
	a.votes = []custody.StampedVote{{Approver: by.ID, RequestText: r.StampPayload(), StampHeader: header, StampValue: value, At: now}}
}

// A payout on Solana is given up without a signature, and never signed again.
func TestASolanaPayoutThatWasGivenUpIsNotSigned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db)
		a := w.solanaPayout(10 * money.Dollar)
		w.mustSignSolana("a payout", a)
		ask := func(change func(*custody.CancelRequest)) error {
			r := custody.CancelRequest{Owner: a.owner, Proof: a.proof, Intent: a.text.Canonical()}
			change(&r)
			given, err := w.local.Cancel(t.Context(), r)
			if given.Signature != nil {
				t.Errorf("something is signed: %x", given.Signature)
			}
			return err
		}
		if err := ask(func(r *custody.CancelRequest) { r.Proof.Organization = devnettest.OtherOrganization }); !errors.Is(err, custody.ErrWrongWallet) {
			t.Errorf("another organization's: %v", err)
		}
		if err := ask(func(r *custody.CancelRequest) { r.Owner = uuid.New() }); !errors.Is(err, custody.ErrWrongWallet) {
			t.Errorf("another's key: %v", err)
		}
		other := a.text
		other.Genesis = solana.Hash{1}
		if err := ask(func(r *custody.CancelRequest) { r.Intent = other.Canonical() }); !errors.Is(err, custody.ErrNotUnderstood) {
			t.Errorf("another cluster's: %v", err)
		}
		w.mustSignSolana("what was not given up", a)
		for range 2 { // twice is once
			if err := ask(func(*custody.CancelRequest) {}); err != nil {
				t.Fatal(err)
			}
		}
		w.mustRefuseSolana("the same payout", a, custody.ErrDenied, "was given up")
		a.text.Deadline = a.text.Deadline.Add(time.Second)
		w.mustRefuseSolana("the same order in another text", a, custody.ErrDenied, "was given up")
	})
}

// Neither family's request is taken for the other's.
func TestFamiliesAreNotMixed(t *testing.T) {
	w := newMarkedWorld(t, storetest.Open(t, store.SQLite))
	r := w.payout(money.Dollar).request()
	r.Solana = &custody.SolanaRequest{Messages: w.solanaPayout(money.Dollar).request(t).Solana.Messages}
	if _, err := w.local.Sign(t.Context(), r); !errors.Is(err, custody.ErrNotUnderstood) || !strings.Contains(err.Error(), "messages of Solana's") {
		t.Errorf("calls with messages: %v", err)
	}
	a := w.payout(money.Dollar)
	a.intent.Chain = devnet
	w.mustRefuse("calls on a chain of Solana's", a, custody.ErrIntent, "")
	mixed := w.solanaPayout(money.Dollar)
	mixed.text.Chain = chain.Base
	w.mustRefuseSolana("messages on an EVM chain", mixed, custody.ErrIntent, "")
	bare := newWorld(t, storetest.Open(t, store.SQLite))
	bare.mustRefuseSolana("a signer without Solana", bare.solanaPayout(money.Dollar), custody.ErrNotUnderstood, "is not configured")
}
