package solintent

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/signer"
)

// A payout is paid as it was ordered, by each of its versions, and read as it was paid.
func TestAPayoutIsPaidAsItWasOrdered(t *testing.T) {
	w := oneWorld(t)
	somebody, account := w.walletOf(1), solana.PublicKey{0xaa, 1}
	w.plantTokens(account, solana.TokenAccount{Mint: validator.USDC, Owner: w.walletOf(2), State: solana.TokenInitialized})
	for version := range 5 {
		order := w.order(3*money.Dollar, somebody, account)
		before := w.db.Clock().Now()
		signed := w.sign(order)
		if err := w.family.Check(signed); err != nil {
			t.Errorf("its own family refuses it: %v", err)
		}
		text, err := custody.DecodeSolanaIntent(signed.Text)
		if err != nil || text.ID != order.ID || text.Wallet != w.wallet || text.Genesis != validator.GenesisHash || text.Mint != validator.USDC {
			t.Errorf("its text is %+v, %v", text, err)
		}
		if signed.Deadline.Before(before.Add(lifetime)) || signed.Deadline.After(w.db.Clock().Now().Add(lifetime)) {
			t.Errorf("signed at %s, it lives until %s, want %s later", before, signed.Deadline, lifetime)
		}
		had := w.chain.TokenBalance(validator.USDC, somebody)
		_, evidence := w.land(w.paid(w.further(signed, version)))
		if got := w.chain.TokenBalance(validator.USDC, somebody); got != had+3_000_000 {
			t.Errorf("version %d: the wallet that was paid has %d units, and had %d", version+1, got, had)
		}
		moved, err := w.family.Movements(t.Context(), order, evidence.Encode())
		want := []chain.Movement{
			{From: w.wallet.Address(), To: somebody.Address(), Token: validator.USDC.Address(), Units: money.NewUnits(3_000_000)},
			{From: w.wallet.Address(), To: account.Address(), Token: validator.USDC.Address(), Units: money.NewUnits(3_000_000)},
		}
		if err != nil || !slices.Equal(moved, want) {
			t.Errorf("version %d moved %+v, %v, want %+v", version+1, moved, err, want)
		}
	}
	if moved, err := w.family.Movements(t.Context(), intent.Order{}, nil); err != nil || moved != nil {
		t.Errorf("no evidence moved %+v, %v", moved, err)
	}
}

// All versions make one marker, each under its own blockhash and at its own price, so the chain
// takes one of them, in any order.
func TestOneOfAllVersionsLands(t *testing.T) {
	w := oneWorld(t)
	signed := w.sign(w.order(money.Dollar, w.walletOf(1)))
	var prices []uint64
	var versions []Version
	for step := range 6 {
		versions = append(versions, w.further(signed, step))
		prices = append(prices, versions[step].UnitPrice)
		w.mine(1)
	}
	if want := []uint64{1000, 5623, 31622, 177825, ceiling, ceiling}; !slices.Equal(prices, want) {
		t.Errorf("the prices are %d, want %d", prices, want)
	}
	for _, n := range []int{3, 0, 5, 1} {
		if err := w.chain.Send(w.paid(versions[n])); err != nil {
			t.Fatal(err)
		}
		w.mine(1)
	}
	w.carry(signed)
	if got := w.chain.TokenBalance(validator.USDC, w.walletOf(1)); got != 1_000_000 {
		t.Errorf("%d units were paid, of five versions", got)
	}
}

func TestTheLadderClimbsFromTheMarketToTheCeiling(t *testing.T) {
	for _, c := range []struct {
		market, ceiling uint64
		want            []uint64
	}{
		{1, 16, []uint64{1, 2, 4, 8, 16}}, {5, 5, []uint64{5}}, {9, 5, []uint64{5}}, {7, 0, []uint64{0}}, {4, 6, []uint64{4, 6}}, {4, 9, []uint64{4, 6, 7, 9}},
	} {
		if got := ladder(c.market, c.ceiling); !slices.Equal(got, c.want) {
			t.Errorf("from %d to %d: %d, want %d", c.market, c.ceiling, got, c.want)
		}
	}
	randtest.Check(t, func(t *rapid.T) {
		market, ceiling := rapid.Uint64().Draw(t, "market"), rapid.Uint64().Draw(t, "ceiling")
		prices := ladder(market, ceiling)
		if len(prices) > 5 || prices[0] != min(market, ceiling) || prices[len(prices)-1] != ceiling || !slices.IsSorted(prices) || len(slices.Compact(slices.Clone(prices))) != len(prices) {
			t.Fatalf("from %d to %d: %d", market, ceiling, prices)
		}
	})
}

// The compute limit is enough, also where the payee's token account is gone meanwhile, and does not depend on the units of a simulation
// below those that payouts use.
func TestTheComputeLimitIsOfTheSimulation(t *testing.T) {
	w := oneWorld(t)
	_, there := w.firstOf(w.sign(w.order(money.Dollar, w.walletOf(2))))
	w.did(w.chain.FaucetToken(validator.USDC, w.walletOf(1), 1))
	_, again := w.firstOf(w.sign(w.order(money.Dollar, w.walletOf(1))))
	if again.UnitLimit > there.UnitLimit || again.UnitLimit < unitsAround+unitsPerAccount+unitsPerTransfer || there.UnitLimit > 300_000 {
		t.Errorf("the limit is %d where an account is made, and %d where it is there", there.UnitLimit, again.UnitLimit)
	}
	if n := w.node.Calls("simulateTransaction"); n != 2 {
		t.Errorf("%d simulations of two payouts", n)
	}
}

// Money in several token accounts is paid from them, the fullest first.
func TestAPayoutTakesFromSeveralTokenAccounts(t *testing.T) {
	w := oneWorld(t)
	larger, smaller, frozen := solana.PublicKey{0xb1, 1}, solana.PublicKey{0xb2, 1}, solana.PublicKey{0xb3, 1}
	w.plantTokens(larger, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 150_000_000, State: solana.TokenInitialized})
	w.plantTokens(smaller, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 5_000_000, State: solana.TokenInitialized})
	w.plantTokens(frozen, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 900_000_000, State: solana.TokenFrozen})
	order := w.order(126*money.Dollar, w.walletOf(1), w.walletOf(2))
	signed := w.sign(order)
	_, first := w.firstOf(signed)
	var taken []string
	for _, tr := range first.Transfers {
		taken = append(taken, fmt.Sprintf("%s %d", tr.From, tr.Units))
	}
	want := []string{fmt.Sprintf("%s 126000000", larger), fmt.Sprintf("%s 24000000", larger), fmt.Sprintf("%s 100000000", associated(w.wallet)), fmt.Sprintf("%s 2000000", smaller)}
	if !slices.Equal(taken, want) {
		t.Errorf("it takes\n%s\nwant\n%s", strings.Join(taken, "\n"), strings.Join(want, "\n"))
	}
	_, evidence := w.carry(signed)
	moved, err := w.family.Movements(t.Context(), order, evidence.Encode())
	if err != nil || len(moved) != 4 {
		t.Errorf("it moved %+v, %v", moved, err)
	}
	for _, payee := range []byte{1, 2} {
		if got := w.chain.TokenBalance(validator.USDC, w.walletOf(payee)); got != 126_000_000 {
			t.Errorf("payee %d has %d units", payee, got)
		}
	}
}

// Money in more token accounts than a transaction holds is not paid at once.
func TestAPayoutFromTooManyTokenAccountsIsRefused(t *testing.T) {
	w := oneWorld(t)
	for n := range byte(14) {
		w.plantTokens(solana.PublicKey{0xc1, n}, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 1_000_000, State: solana.TokenInitialized})
	}
	_, err := w.trySign(w.order(114*money.Dollar, w.walletOf(1)))
	var refusal intent.Refusal
	if !errors.As(err, &refusal) || !strings.Contains(refusal.Why, "from 15 token accounts") {
		t.Error(err)
	}
	w.sign(w.order(100*money.Dollar, w.walletOf(1)))
}

// A payment of tokens that the wallet does not hold, or that their issuer has frozen, is not signed.
func TestMoneyThatIsMissing(t *testing.T) {
	w := oneWorld(t)
	var refusal intent.Refusal
	if _, err := w.trySign(w.order(101*money.Dollar, w.walletOf(1))); !errors.As(err, &refusal) || refusal.Why != "insufficient funds" {
		t.Errorf("more than it holds: %v", err)
	}
	w.plantTokens(solana.PublicKey{0xb3, 1}, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 1_000_000, State: solana.TokenFrozen})
	if _, err := w.trySign(w.order(101*money.Dollar, w.walletOf(1))); !errors.As(err, &refusal) || !strings.Contains(refusal.Why, "has frozen") {
		t.Errorf("what is frozen: %v", err)
	}
	for n := range 40 {
		w.plantTokens(solana.PublicKey{0xc0, byte(n), 1}, solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, Amount: 1_000, State: solana.TokenInitialized})
	}
	if _, err := w.trySign(w.order(100*money.Dollar+40_000, w.walletOf(1))); !errors.As(err, &refusal) || !strings.Contains(refusal.Why, "a transaction of") {
		t.Errorf("what lies in too many token accounts: %v", err)
	}
}

// A payout to an address that cannot be paid, and a request for one, are rejected in words.
func TestWhoCannotBePaid(t *testing.T) {
	w := oneWorld(t)
	ok := solana.TokenAccount{Mint: validator.USDC, Owner: w.walletOf(9), State: solana.TokenInitialized}
	with := func(change func(*solana.TokenAccount)) solana.TokenAccount {
		a := ok
		change(&a)
		return a
	}
	offCurve := associated(w.walletOf(3)) // an empty address
	at := func(n byte) solana.PublicKey { return solana.PublicKey{0xd0, n, 1} }
	w.plantTokens(at(1), with(func(a *solana.TokenAccount) { a.Mint = validator.USDT }))
	w.plantTokens(at(2), with(func(a *solana.TokenAccount) { a.State = solana.TokenFrozen }))
	w.plantTokens(at(3), with(func(a *solana.TokenAccount) { a.State = solana.TokenUninitialized }))
	w.plantTokens(at(4), with(func(a *solana.TokenAccount) { a.Owner = w.payer() }))
	w.plantTokens(at(5), with(func(a *solana.TokenAccount) { a.Owner = w.wallet }))
	w.plant(at(6), solana.TokenProgram, make([]byte, 355)) // a multisig's size
	w.plant(at(7), solana.PublicKey{0xee}, []byte{1})
	w.plant(at(8), solana.Token2022Program, ok.Encode())
	w.plantTokens(associated(w.walletOf(4)), with(func(a *solana.TokenAccount) { a.Owner, a.State = w.walletOf(4), solana.TokenFrozen }))
	w.plantTokens(associated(w.walletOf(5)), ok)
	w.plantTokens(associated(w.walletOf(6)), with(func(a *solana.TokenAccount) { a.Owner = w.walletOf(6) }))
	w.plantTokens(offCurve6(w), ok)
	vault, foreign := solana.AssociatedTokenAddress(w.walletOf(2), validator.USDT, solana.Token2022Program), solana.AssociatedTokenAddress(w.walletOf(3), validator.USDT, solana.Token2022Program)
	w.plantTokens(associated(vault), with(func(a *solana.TokenAccount) { a.Owner = vault }))
	w.plantTokens(associated(foreign), ok)
	nonce := solana.NonceAccount{Version: solana.NonceVersionCurrent, State: solana.NonceInitialized, Authority: w.walletOf(9), Value: solana.Hash{1}}
	w.plant(w.walletOf(7), solana.SystemProgram, nonce.Encode())
	for what, c := range map[string]struct {
		to     solana.PublicKey
		reason string           // empty where it can be paid
		own    bool             // known only of the wallet that pays
		holder solana.PublicKey // where it is another's than the address
	}{
		"a new wallet":                               {to: w.walletOf(1)},
		"a wallet with a token account":              {to: w.walletOf(6)},
		"a token account":                            {to: associated(w.walletOf(6)), holder: w.walletOf(6)},
		"a token account off the curve":              {to: offCurve6(w), holder: w.walletOf(9)},
		"a program's vault that has a token account": {to: vault},
		"one whose account is another's":             {to: foreign, reason: "is another's"},
		"the mint":                                   {to: validator.USDC, reason: "is the mint"},
		"another mint":                               {to: validator.USDT, reason: "is a mint"},
		"the token program":                          {to: solana.TokenProgram, reason: "is a program"},
		"the system program":                         {to: solana.SystemProgram, reason: "is a program"},
		"the fee payer":                              {to: w.payer(), reason: "which pays the fees"},
		"a nonce account of the pool":                {to: custody.NonceAccount(w.payer(), 3), reason: "was a nonce account of the service's own"},
		"a token account of another mint":            {to: at(1), reason: "of another mint"},
		"a frozen token account":                     {to: at(2), reason: "is frozen"},
		"one that is not initialized":                {to: at(3), reason: "not initialized"},
		"a token account of the fee payer's":         {to: at(4), reason: "of the service's own"},
		"a token account of its own":                 {to: at(5), reason: "of the wallet's own", own: true, holder: w.wallet},
		"a multisig of the token program":            {to: at(6), reason: "no token account"},
		"an account of another program":              {to: at(7), reason: "neither a wallet nor"},
		"one like it of another program":             {to: at(8), reason: "of another mint"},
		"off the curve, where nothing is":            {to: offCurve, reason: associated(offCurve).String() + " does not exist"},
		"a wallet that the issuer has frozen":        {to: w.walletOf(4), reason: "is frozen"},
		"a wallet whose account is another's":        {to: w.walletOf(5), reason: "is another's"},
		"somebody's nonce account":                   {to: w.walletOf(7), reason: "neither a wallet nor"},
	} {
		holder, err := w.family.CheckPayee(t.Context(), on, chain.USDC, c.to.Address())
		var refusal intent.Refusal
		refused := errors.As(err, &refusal)
		if want := c.reason != "" && !c.own; refused != want || !want && err != nil || want && !strings.Contains(refusal.Why, c.reason) {
			t.Errorf("%s is asked for: %v, want %q", what, err, c.reason)
		}
		if want := cmp.Or(c.holder, c.to).Address(); err == nil && holder != want {
			t.Errorf("%s: the money would be %s's, want %s's", what, holder, want)
		}
		if c.to.IsZero() {
			continue // no text can name it
		}
		_, err = w.trySign(w.order(money.Dollar, c.to))
		refused = errors.As(err, &refusal)
		if want := c.reason != ""; refused != want || !want && err != nil || want && !strings.Contains(refusal.Why, c.reason) {
			t.Errorf("%s is to be paid: %v, want %q", what, err, c.reason)
		}
	}
}

// offCurve6 is a token account that no key belongs to.
func offCurve6(w *world) solana.PublicKey { return associated(w.walletOf(8)) }

func TestOnlyPayoutsAreBuilt(t *testing.T) {
	w := oneWorld(t)
	order := w.order(money.Dollar, w.walletOf(1))
	order.ApprovedBefore = w.db.Clock().Now().Add(48 * time.Hour)
	requests := w.node.Requests()
	draft, err := w.family.Build(t.Context(), order)
	if err != nil || !draft.Deadline.Equal(order.ApprovedBefore.Add(lifetime)) {
		t.Errorf("what may be approved until %s lives until %s: %v", order.ApprovedBefore, draft.Deadline, err)
	}
	if n := w.node.Requests() - requests; n != 0 {
		t.Errorf("building asks the node %d times", n)
	}
	if restored, err := w.family.Restore(t.Context(), order, draft.Text); err != nil || string(restored.Text) != string(draft.Text) || restored.Deadline.Unix() != draft.Deadline.Unix() || restored.Account != draft.Account {
		t.Errorf("it is restored as %+v, %v", restored, err)
	}
	for what, change := range map[string]func(*intent.Order){
		"another id": func(o *intent.Order) { o.ID = uuid.New() }, "another owner": func(o *intent.Order) { o.Owner = uuid.New() },
		"another chain": func(o *intent.Order) { o.Chain = chain.Solana },
	} {
		other := order
		change(&other)
		if _, err := w.family.Restore(t.Context(), other, draft.Text); err == nil {
			t.Errorf("it is restored for %s", what)
		}
	}
	text, err := custody.DecodeSolanaIntent(draft.Text)
	if err != nil {
		t.Fatal(err)
	}
	text.Genesis = solana.Hash{5}
	if _, err := w.family.Restore(t.Context(), order, text.Canonical()); !errors.Is(err, custody.ErrIntent) {
		t.Errorf("the text of another cluster is restored: %v", err)
	}
	order.Action = intent.EnterSource{Source: "bills", Amount: 1}
	if _, err := w.family.Build(t.Context(), order); err == nil {
		t.Error("a source is entered on Solana")
	}
}

// A text that differs from its row, or is not signed by its wallet, is passed to no carrier.
func TestNoForeignSubmissionIsTaken(t *testing.T) {
	w := oneWorld(t)
	reattach := func(s *intent.Submission, change func(*Attachment)) {
		a, err := DecodeAttachment(s.Attachment)
		if err != nil {
			t.Fatal(err)
		}
		change(&a)
		s.Attachment = a.Encode()
	}
	other := w.sign(w.order(2*money.Dollar, w.walletOf(2)))
	for what, c := range map[string]struct {
		change func(*intent.Submission)
		want   error
	}{
		"another id":       {func(s *intent.Submission) { s.Order.ID = uuid.New() }, custody.ErrIntent},
		"another chain":    {func(s *intent.Submission) { s.Order.Chain = chain.Solana }, custody.ErrIntent},
		"another wallet":   {func(s *intent.Submission) { s.Account = w.walletOf(9).Address() }, custody.ErrIntent},
		"another deadline": {func(s *intent.Submission) { s.Deadline = s.Deadline.Add(time.Second) }, custody.ErrIntent},
		"a text cut short": {func(s *intent.Submission) { s.Text = s.Text[:len(s.Text)-1] }, custody.ErrIntent},
		"another's text": {func(s *intent.Submission) {
			s.Text, s.Deadline, s.Order.ID = other.Text, other.Deadline, other.Order.ID
		}, custody.ErrIntent},
		"no signature":  {func(s *intent.Submission) { s.Signature = nil }, ErrSignature},
		"no version":    {func(s *intent.Submission) { reattach(s, func(a *Attachment) { a.First = nil }) }, custody.ErrIntent},
		"no request":    {func(s *intent.Submission) { reattach(s, func(a *Attachment) { a.Request = nil }) }, custody.ErrIntent},
		"another owner": {func(s *intent.Submission) { reattach(s, func(a *Attachment) { a.Request.Owner = uuid.New() }) }, custody.ErrIntent},
		"no attachment": {func(s *intent.Submission) { s.Attachment = "" }, custody.ErrIntent},
		"a signature with a flaw": {func(s *intent.Submission) {
			reattach(s, func(a *Attachment) { a.First.Signature[7] ^= 1; s.Signature = a.First.Signature[:] })
		}, ErrSignature},
		"another's version": {func(s *intent.Submission) { s.Attachment, s.Signature = other.Attachment, other.Signature }, custody.ErrIntent},
		"another price":     {func(s *intent.Submission) { reattach(s, func(a *Attachment) { a.First.UnitPrice++ }) }, custody.ErrIntent},
		"the nonce form": {func(s *intent.Submission) {
			_, v := w.firstOf(*s)
			v.NonceAccount, v.NonceValue, v.Marking = solana.PublicKey{1}, v.Marking.Blockhash, nil
			message, err := v.Encode()
			if err != nil {
				t.Fatal(err)
			}
			signatures, err := w.keys.SignSolana(w.owner, []custody.WalletMessage{v})
			if err != nil {
				t.Fatal(err)
			}
			reattach(s, func(a *Attachment) { a.First.Message, a.First.Signature = message, signatures[0] })
			s.Signature = signatures[0][:]
		}, custody.ErrIntent},
	} {
		signed := w.sign(w.order(money.Dollar, w.walletOf(1)))
		c.change(&signed)
		if err := w.family.Check(signed); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", what, err, c.want)
		}
	}
	used := w.order(money.Dollar, w.walletOf(1))
	used.UsedBefore = true
	draft, err := w.family.Build(t.Context(), used)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.family.Check(intent.Submission{Draft: draft}); err != nil {
		t.Errorf("what was executed before needs a signature: %v", err)
	}
	draft.Order.UsedBefore = false
	if err := w.family.Check(intent.Submission{Draft: draft}); err == nil {
		t.Error("what was not executed before needs none")
	}
}

// checkOldVoid checks that a text of days ago is voided by one that is good for as long as any: the
// signer voids no text whose marker may be closed soon.
func (w *world) checkOldVoid(signed intent.Submission) {
	w.Helper()
	attached, err := DecodeAttachment(signed.Attachment)
	if err != nil {
		w.Fatal(err)
	}
	w.db.Clock().Advance(6 * 24 * time.Hour)
	ends, err := w.family.SignVoid(w.Context(), on, signed.Text, *attached.Request, 0)
	if err != nil {
		w.Fatal(err)
	}
	v, err := custody.DecodeSolanaVoid(ends.Message)
	if err != nil {
		w.Fatal(err)
	}
	now := w.db.Clock().Now()
	d, err := w.family.ClosingDay(w.Context(), v.Marking.Closer, now, now)
	if least := custody.ClosingDayAt(now.Add(longestText)); err != nil || d < least {
		w.Errorf("the marker is closed from day %d on, want %d at the earliest: %v", d, least, err)
	}
}

// The real signer decodes the family's texts, and signs them.
func TestTheSignerUnderstandsWhatTheFamilyBuilds(t *testing.T) {
	eachWorld(t, func(w *world) {
		request := uuid.New()
		organization := uuid.New()
		w.owner = w.keys.IDs().DeriveWallet(organization, request)
		account, err := w.family.Account(w.Context(), w.owner, custody.OwnerProof{})
		if err != nil {
			w.Fatal(err)
		}
		w.wallet = solana.KeyOf(account)
		w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 100_000_000))
		w.family.signer = signer.NewLocal(signer.Options{DB: w.db, Keys: custody.SeedKeys{Ring: w.keys}, Closing: w.keys, IDs: w.keys.IDs(), Appliers: approval.NewAppliers(), SolanaChains: map[chain.Name]signer.SolanaChain{on: {
			Genesis: validator.GenesisHash, FeePayer: w.payer(), PoolSize: 4, MaxUnitPrice: ceiling, IntentLife: lifetime,
			Mints: map[chain.Token]signer.SolanaMint{chain.USDC: {Key: validator.USDC, Program: solana.TokenProgram}},
		}}})
		order := w.order(4*money.Dollar, w.walletOf(1), w.walletOf(2))
		order.Proof = custody.OwnerProof{Organization: organization, RequestID: request}
		payments := []approval.Payment{{To: w.walletOf(1).Address(), Units: money.NewUnits(4_000_000)}, {To: w.walletOf(2).Address(), Units: money.NewUnits(4_000_000)}}
		order.Proposal = &approval.Proposal{Organization: organization, Kind: approval.WithdrawalPayout, Payout: &approval.Payout{
			Withdrawal: uuid.New(), Leg: uuid.New(), Wallet: w.owner, Chain: on, Token: chain.USDC, To: payments[0].To, Units: money.NewUnits(8_000_000), Paid: payments[0].Units,
			WithdrawalAmount: 8 * money.Dollar, Payments: payments,
		}}
		intents := intent.New(w.db, nil, map[chain.Name]intent.Chain{on: {Family: w.family}})
		draft, err := intents.Prepare(w.Context(), order)
		if err != nil {
			w.Fatal(err)
		}
		if _, err := w.family.Sign(w.Context(), draft); !errors.Is(err, custody.ErrNotYet) {
			w.Errorf("signed before the signer has begun: %v", err)
		}
		if err := w.family.BeginMarkers(w.Context(), on); err != nil {
			w.Fatal(err)
		}
		signed, err := w.family.Sign(w.Context(), draft)
		if err != nil {
			w.Fatal(err)
		}
		if err := w.family.Check(signed); err != nil {
			w.Error(err)
		}
		if given, err := w.family.Cancel(w.Context(), order, signed.Text); err != nil || given.Signature != nil {
			w.Errorf("it is given up by %x, %v", given.Signature, err)
		}
		if _, err := w.family.Sign(w.Context(), draft); !errors.Is(err, custody.ErrDenied) {
			w.Errorf("signed after it was given up: %v", err)
		}
		w.checkOldVoid(signed)
		w.carry(signed)
		if got := w.chain.TokenBalance(validator.USDC, w.walletOf(2)); got != 4_000_000 {
			w.Errorf("the second payee has %d units", got)
		}
	})
}
