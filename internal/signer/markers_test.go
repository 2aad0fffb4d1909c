package signer_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

const day = 24 * time.Hour

// newMarkedWorld is a world that has begun with markers, at noon.
func newMarkedWorld(t testing.TB, db *store.DB, change ...func(*signer.Options)) *world {
	t.Helper()
	w := newWorld(t, db, append([]func(*signer.Options){withSolana}, change...)...)
	db.Clock().Advance(time.Duration(36-db.Clock().Now().UTC().Hour()) * time.Hour)
	w.begin()
	return w
}

func (w *world) begin() {
	w.Helper()
	if err := w.local.BeginMarkers(w.Context(), devnet); err != nil {
		w.Fatal(err)
	}
}

func (w *world) closingKey(d custody.ClosingDay) solana.PublicKey {
	w.Helper()
	key, err := w.local.ClosingKey(w.Context(), d)
	if err != nil {
		w.Fatal(err)
	}
	return key
}

// laterText is the same order in a text that is good for longer.
func (w *world) laterText(a *solanaAsk, by time.Duration) *solanaAsk {
	w.Helper()
	later := *a
	later.text.Deadline = a.text.Deadline.Add(by)
	later.versions = slices.Clone(a.versions)
	proposal := *a.proposal
	proposal.ValidBefore = w.db.Clock().Now().Add(time.Hour).Unix()
	later.proposal = &proposal
	later.mark()
	return &later
}

// voidRequest asks for a void of a request's text.
func voidRequest(t testing.TB, a *solanaAsk, change func(*custody.SolanaVoid)) custody.VoidRequest {
	t.Helper()
	first := a.versions[0]
	v := custody.SolanaVoid{ID: a.text.ID, FeePayer: first.FeePayer, Wallet: a.text.Wallet, SolanaBudget: custody.SolanaBudget{UnitLimit: 10_000, UnitPrice: 1000}, Marking: *first.Marking}
	if change != nil {
		change(&v)
	}
	message, err := v.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return custody.VoidRequest{Owner: a.owner, Proof: a.proof, Intent: a.text.Canonical(), Messages: [][]byte{message}}
}

func (w *world) mustVoid(what string, a *solanaAsk) {
	w.Helper()
	r := voidRequest(w, a, nil)
	got, err := w.local.Void(w.Context(), r)
	if err != nil || len(got.Signatures) != 1 {
		w.Fatalf("%s is not voided: %v", what, err)
	}
	w.checkSignature(what, a.text.Wallet, r.Messages[0], got.Signatures[0])
}

func (w *world) checkSignature(what string, key solana.PublicKey, message []byte, signature solana.Signature) {
	w.Helper()
	m, err := solana.DecodeMessage(message)
	if err != nil {
		w.Fatal(err)
	}
	at := slices.Index(m.Keys, key)
	tx := solana.Transaction{Message: m, Signatures: make([]solana.Signature, m.RequiredSignatures)}
	if at < 0 || at >= len(tx.Signatures) {
		w.Fatalf("%s: %s does not sign", what, key)
	}
	tx.Signatures[at] = signature
	if err := tx.Verify(); err == nil || strings.Contains(err.Error(), key.String()) { // of the others there are none
		w.Errorf("%s is not signed by %s: %v", what, key, err)
	}
}

func refusedBy(err, want error, reason string) bool {
	return errors.Is(err, want) && strings.Contains(err.Error(), reason)
}

// A payment makes the marker of its own id, which the closing key of its own deadline owns,
// and is refused in any other form.
func TestAPaymentMakesTheMarkerOfItsText(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db, withBurns)
		w.mustSignSolana("a payout", w.solanaPayout(10*money.Dollar))
		w.mustSignSolana("a burn", w.solanaBurn())
		a := w.solanaPayout(10 * money.Dollar)
		d := custody.ClosingDayOf(a.text.Deadline)
		last := len(a.versions) - 1
		for what, c := range map[string]struct {
			change func(*custody.SolanaVersion)
			reason string
		}{
			"the closing key of the day before": {func(v *custody.SolanaVersion) { v.Marking.Closer = w.closingKey(d - 1) }, "owns its marker"},
			"the closing key of the day after":  {func(v *custody.SolanaVersion) { v.Marking.Closer = w.closingKey(d + 1) }, "owns its marker"},
			"the fee payer as its owner":        {func(v *custody.SolanaVersion) { v.Marking.Closer = feePayer }, "owns its marker"},
			"the wallet as its owner":           {func(v *custody.SolanaVersion) { v.Marking.Closer = v.Wallet }, "owns its marker"},
			"the System program as its owner":   {func(v *custody.SolanaVersion) { v.Marking.Closer = solana.SystemProgram }, "owns its marker"},
			"a stranger as its owner":           {func(v *custody.SolanaVersion) { v.Marking.Closer = thief }, "owns its marker"},
			"more rent than there is":           {func(v *custody.SolanaVersion) { v.Marking.Rent = custody.MaxMarkerRent + 1 }, "lamports for its marker"},
			"no blockhash":                      {func(v *custody.SolanaVersion) { v.Marking.Blockhash = solana.Hash{} }, "no blockhash"},
			"another id":                        {func(v *custody.SolanaVersion) { v.ID = uuid.New() }, "it names"},
			"another wallet":                    {func(v *custody.SolanaVersion) { v.Wallet = thief }, "not the wallet"},
			"another fee payer":                 {func(v *custody.SolanaVersion) { v.FeePayer = thief }, "pays for it"},
			"a price beyond the most":           {func(v *custody.SolanaVersion) { v.UnitPrice = maxPrice + 1 }, "micro-lamports"},
			"another amount":                    {func(v *custody.SolanaVersion) { v.Transfers[0].Units++ }, "a transfer of"},
		} {
			spoiled := w.laterText(a, 0)
			v := &spoiled.versions[last]
			v.Transfers = slices.Clone(v.Transfers)
			c.change(v)
			w.mustRefuseSolana(what, spoiled, custody.ErrNotUnderstood, c.reason)
		}
		w.mustSignSolana("as it should be", a)
		var n int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM signed_markers`).Scan(&n); err != nil || n != 3 {
			t.Errorf("the deadlines of %d orders are kept, 3 were signed: %v", n, err)
		}
	})
}

// With any byte of its message changed a payment is refused, or it is the same payment at another
// price, under another blockhash, with other rent, or out of another account of the wallet's.
func TestAPaymentWithAnyByteChangedIsRefusedOrTheSame(t *testing.T) {
	w := newMarkedWorld(t, storetest.Open(t, store.SQLite))
	a := w.solanaPayout(10 * money.Dollar)
	whole, err := a.versions[0].Encode()
	if err != nil {
		t.Fatal(err)
	}
	signed := 0
	for at := range whole {
		for _, flip := range []byte{1, 0x80, 0xff} {
			message := bytes.Clone(whole)
			message[at] ^= flip
			a.spoil = func(r *custody.SignRequest) { r.Solana.Messages = [][]byte{message} }
			if _, err := w.local.Sign(t.Context(), a.request(t)); err != nil {
				if !errors.Is(err, custody.ErrNotUnderstood) {
					t.Errorf("byte %d: %v", at, err)
				}
				continue
			}
			signed++
			got, err := custody.DecodeSolanaVersion(message)
			if err != nil {
				t.Fatal(err)
			}
			if got.UnitPrice > maxPrice || got.UnitLimit > solana.MaxComputeUnits || got.Marking.Rent > custody.MaxMarkerRent {
				t.Errorf("byte %d: a price of %d, %d units and a rent of %d are signed", at, got.UnitPrice, got.UnitLimit, got.Marking.Rent)
			}
			got.UnitPrice, got.UnitLimit = a.versions[0].UnitPrice, a.versions[0].UnitLimit
			got.Marking.Blockhash, got.Marking.Rent = a.versions[0].Marking.Blockhash, a.versions[0].Marking.Rent
			got.Transfers[0].From = a.versions[0].Transfers[0].From
			if again, err := got.Encode(); err != nil || !bytes.Equal(again, whole) {
				t.Errorf("byte %d: another payment is signed: %v", at, err)
			}
		}
	}
	if signed < 3*32 {
		t.Errorf("%d messages are signed, all blockhashes were to be", signed)
	}
}

// An order that is asked for again is signed in a later text only while every message of it
// must be dead before a marker of it can be closed.
func TestAnOrderIsNotSignedOnceItsMarkerMayBeClosedSoon(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db)
		a := w.solanaPayout(10 * money.Dollar)
		w.mustSignSolana("a payout", a)
		db.Clock().Advance(life / 2)
		w.mustSignSolana("in its last minute", a)
		db.Clock().Advance(2 * time.Minute)
		w.mustRefuseSolana("after its deadline", a, custody.ErrNotUnderstood, "it was good until")

		until := func(from time.Time) *solanaAsk { return w.laterText(a, from.Add(10*time.Minute).Sub(a.text.Deadline)) }
		db.Clock().Advance(2 * day)
		again := until(db.Clock().Now().Truncate(time.Second))
		w.mustSignSolana("its order two days later", again)
		lastSecond := custody.ClosingDayOf(a.text.Deadline).Begins().Add(-day - time.Second)
		db.Clock().Advance(lastSecond.Sub(db.Clock().Now()).Truncate(time.Second))
		w.mustSignSolana("its order in the last second of the third day", until(lastSecond))
		db.Clock().Advance(2 * time.Second)
		w.mustRefuseSolana("its order after that", until(lastSecond), custody.ErrDenied, "its marker may be closed soon")
		w.mustRefuseSolana("the text of then", again, custody.ErrNotUnderstood, "it was good until")
		// The earliest text counts, in any order of signing.
		b := w.solanaPayout(10 * money.Dollar)
		w.mustSignSolana("another payout", b)
		w.mustSignSolana("its order until earlier", w.laterText(b, -time.Minute))
		var earliest, latest int64
		if err := db.QueryRow(t.Context(), `SELECT earliest, latest FROM signed_markers WHERE order_id = $1`, b.text.ID).Scan(&earliest, &latest); err != nil || latest != b.text.Deadline.Unix() || earliest != latest-60 {
			t.Errorf("%d to %d is kept: %v", earliest, latest, err)
		}
	})
}

// A void ends its order for good, and holds for as long as the signed versions of the order.
func TestAVoidEndsItsOrder(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db)
		a := w.solanaPayout(10 * money.Dollar)
		later := w.laterText(a, time.Minute)
		w.mustSignSolana("a payout", later)
		if _, err := w.local.Void(t.Context(), voidRequest(t, a, nil)); !refusedBy(err, custody.ErrDenied, "void a text of it that is good as long") {
			t.Errorf("a void that may be closed before the payout: %v", err)
		}
		w.mustSignSolana("what was not voided", later)
		d := custody.ClosingDayOf(a.text.Deadline)
		for what, c := range map[string]struct {
			change func(*custody.SolanaVoid)
			reason string
		}{
			"the closing key of the day before": {func(v *custody.SolanaVoid) { v.Marking.Closer = w.closingKey(d - 1) }, "owns its marker"},
			"the fee payer as its owner":        {func(v *custody.SolanaVoid) { v.Marking.Closer = feePayer }, "owns its marker"},
			"more rent than there is":           {func(v *custody.SolanaVoid) { v.Marking.Rent = custody.MaxMarkerRent + 1 }, "lamports for its marker"},
			"no blockhash":                      {func(v *custody.SolanaVoid) { v.Marking.Blockhash = solana.Hash{} }, "no blockhash"},
			"another id":                        {func(v *custody.SolanaVoid) { v.ID = uuid.New() }, "it is the void of"},
			"another wallet":                    {func(v *custody.SolanaVoid) { v.Wallet = thief }, "not the wallet"},
			"another fee payer":                 {func(v *custody.SolanaVoid) { v.FeePayer = thief }, "pays for it"},
			"a price beyond the most":           {func(v *custody.SolanaVoid) { v.UnitPrice = maxPrice + 1 }, "micro-lamports"},
			"too many compute units":            {func(v *custody.SolanaVoid) { v.UnitLimit = solana.MaxComputeUnits + 1 }, "compute units"},
		} {
			if got, err := w.local.Void(t.Context(), voidRequest(t, later, c.change)); !refusedBy(err, custody.ErrNotUnderstood, c.reason) || got.Signatures != nil {
				t.Errorf("%s: %v", what, err)
			}
		}
		for what, c := range map[string]struct {
			change func(*custody.VoidRequest)
			err    error
		}{
			"another organization's": {func(r *custody.VoidRequest) { r.Proof.Organization = devnettest.OtherOrganization }, custody.ErrWrongWallet},
			"another's key":          {func(r *custody.VoidRequest) { r.Owner = uuid.New() }, custody.ErrWrongWallet},
			"no message":             {func(r *custody.VoidRequest) { r.Messages = nil }, custody.ErrNotUnderstood},
			"too many":               {func(r *custody.VoidRequest) { r.Messages = slices.Repeat(r.Messages, 9) }, custody.ErrNotUnderstood},
			"a payment":              {func(r *custody.VoidRequest) { r.Messages = later.request(t).Solana.Messages }, custody.ErrNotUnderstood},
			"no text":                {func(r *custody.VoidRequest) { r.Intent = []byte(`{}`) }, custody.ErrIntent},
		} {
			r := voidRequest(t, later, nil)
			c.change(&r)
			if got, err := w.local.Void(t.Context(), r); !errors.Is(err, c.err) || got.Signatures != nil {
				t.Errorf("%s: %v", what, err)
			}
		}
		w.mustSignSolana("what was still not voided", later)
		w.mustVoid("the order", later)
		w.mustVoid("the order again", later)
		w.mustRefuseSolana("the payout", later, custody.ErrDenied, "was given up")
		w.mustRefuseSolana("the order in another text", w.laterText(a, 2*time.Minute), custody.ErrDenied, "was given up")
		w.mustVoid("the order in a text that was never approved", w.laterText(a, 30*day))

		never := w.solanaPayout(10 * money.Dollar)
		w.mustVoid("an order that was never signed", never)
		w.mustRefuseSolana("it", never, custody.ErrDenied, "was given up")
	})
}

// No void is signed of a text that is good for longer than any can be: no service looks for the
// closing key of its day.
func TestAVoidOfAFarDeadlineIsRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db)
		a := w.solanaPayout(money.Dollar)
		until := func(deadline time.Time) *solanaAsk { return w.laterText(a, deadline.Sub(a.text.Deadline)) }
		longest := db.Clock().Now().Truncate(time.Second).Add(32*day + life)
		for _, far := range []time.Time{longest.Add(2 * time.Hour), time.Date(9000, 1, 1, 0, 0, 0, 0, time.UTC)} {
			if got, err := w.local.Void(t.Context(), voidRequest(t, until(far), nil)); !refusedBy(err, custody.ErrNotUnderstood, "is for longer") || got.Signatures != nil {
				t.Errorf("a void until %s: %v", far, err)
			}
		}
		if n := w.count("signed_cancellations"); n != 0 {
			t.Errorf("%d orders are over by voids that were not signed", n)
		}
		w.mustVoid("the payout until as long as any", until(longest))
	})
}

// No void is signed of a text so old that the void's marker could be closed within a day: closed,
// it would keep no message of its id from landing.
func TestAVoidOfAnOldTextIsRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db)
		a := w.solanaPayout(money.Dollar)
		closing := custody.ClosingDayOf(a.text.Deadline)
		at := func(when time.Time) { db.Clock().Advance(when.Sub(db.Clock().Now())) }
		at((closing - 1).Begins().Add(-time.Hour))
		w.mustVoid("a text whose marker stays for more than a day", a)
		at((closing - 1).Begins().Add(time.Hour))
		for _, old := range []*solanaAsk{a, w.laterText(a, -2*day)} {
			if got, err := w.local.Void(t.Context(), voidRequest(t, old, nil)); !refusedBy(err, custody.ErrDenied, "may be closed soon") || got.Signatures != nil {
				t.Errorf("a void of a text until %s: %v", old.text.Deadline, err)
			}
		}
		w.mustVoid("a text of the same order that is good for longer", w.laterText(a, 3*day))
	})
}

// Voids are counted with cancellations.
func TestVoidsOfADayAreBounded(t *testing.T) {
	w := newMarkedWorld(t, storetest.Open(t, store.SQLite))
	a, b := w.solanaPayout(money.Dollar), w.solanaPayout(money.Dollar)
	w.mustVoid("one", a)
	w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'cancellation' AND subject = ''`, signer.MaxCancellations)
	if _, err := w.local.Void(t.Context(), voidRequest(t, b, nil)); !errors.Is(err, custody.ErrDayLimit) {
		t.Errorf("one beyond the day's: %v", err)
	}
	w.mustVoid("one that is void already", a)
	w.mustSignSolana("what could not be voided", b)
}

// Markers are closed from the first second of their day on, to the fee payer, and by the key of
// that day alone.
func TestMarkersAreClosedFromTheirDayOn(t *testing.T) {
	w := newMarkedWorld(t, storetest.Open(t, store.SQLite))
	a := w.solanaPayout(money.Dollar)
	d := custody.ClosingDayOf(a.text.Deadline)
	request := func(change func(*custody.SolanaClose)) custody.CloseRequest {
		c := custody.SolanaClose{FeePayer: feePayer, Blockhash: solana.Hash{1}, SolanaBudget: custody.SolanaBudget{UnitLimit: 50_000, UnitPrice: 1000}, Closer: w.closingKey(d), Markers: []solana.PublicKey{custody.MarkerOf(a.text.Wallet, a.text.ID), {0xaa}}}
		if change != nil {
			change(&c)
		}
		message, err := c.Encode()
		if err != nil {
			t.Fatal(err)
		}
		return custody.CloseRequest{Chain: devnet, Day: d, Messages: [][]byte{message}}
	}
	for _, before := range []time.Duration{day, time.Second} {
		w.db.Clock().Advance(d.Begins().Add(-before).Sub(w.db.Clock().Now()).Truncate(time.Second))
		if got, err := w.local.CloseMarkers(t.Context(), request(nil)); !refusedBy(err, custody.ErrNotYet, "may be closed from") || got.Signatures != nil {
			t.Errorf("%s too early: %v", before, err)
		}
	}
	w.db.Clock().Advance(2 * time.Second)
	r := request(nil)
	got, err := w.local.CloseMarkers(t.Context(), r)
	if err != nil || len(got.Signatures) != 1 {
		t.Fatalf("from its day on: %v", err)
	}
	w.checkSignature("a close", w.closingKey(d), r.Messages[0], got.Signatures[0])
	for what, c := range map[string]struct {
		r   custody.CloseRequest
		err error
	}{
		"by the key of the day after":        {request(func(c *custody.SolanaClose) { c.Closer = w.closingKey(d + 1) }), custody.ErrNotUnderstood},
		"by the key of the day before":       {request(func(c *custody.SolanaClose) { c.Closer = w.closingKey(d - 1) }), custody.ErrNotUnderstood},
		"by the wallet":                      {request(func(c *custody.SolanaClose) { c.Closer = a.text.Wallet }), custody.ErrNotUnderstood},
		"to another account":                 {request(func(c *custody.SolanaClose) { c.FeePayer = thief }), custody.ErrNotUnderstood},
		"at a price beyond the most":         {request(func(c *custody.SolanaClose) { c.UnitPrice = maxPrice + 1 }), custody.ErrNotUnderstood},
		"with too many compute units":        {request(func(c *custody.SolanaClose) { c.UnitLimit = solana.MaxComputeUnits + 1 }), custody.ErrNotUnderstood},
		"without a message":                  {custody.CloseRequest{Chain: devnet, Day: d}, custody.ErrNotUnderstood},
		"with too many messages":             {custody.CloseRequest{Chain: devnet, Day: d, Messages: slices.Repeat(r.Messages, 9)}, custody.ErrNotUnderstood},
		"on another chain":                   {custody.CloseRequest{Chain: chain.Solana, Day: d, Messages: r.Messages}, custody.ErrNotUnderstood},
		"on a day that no text has":          {custody.CloseRequest{Chain: devnet, Day: -1, Messages: r.Messages}, custody.ErrIntent},
		"as those of a day that has not yet": {custody.CloseRequest{Chain: devnet, Day: d + 1, Messages: r.Messages}, custody.ErrNotUnderstood},
		"by a payment":                       {custody.CloseRequest{Chain: devnet, Day: d, Messages: a.request(t).Solana.Messages}, custody.ErrNotUnderstood},
	} {
		if got, err := w.local.CloseMarkers(t.Context(), c.r); !errors.Is(err, c.err) || got.Signatures != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// A signer rejects two clusters of Solana, also with mints of their own: a void does not name its
// cluster.
func TestOneClusterOfSolanaIsSigned(t *testing.T) {
	of := func(mint solana.PublicKey) signer.SolanaChain {
		return signer.SolanaChain{Mints: map[chain.Token]signer.SolanaMint{chain.USDC: {Key: mint, Program: solana.TokenProgram}}}
	}
	o := signer.Options{SolanaChains: map[chain.Name]signer.SolanaChain{devnet: of(usdcMint)}}
	if err := o.Check(); err != nil {
		t.Errorf("one cluster: %v", err)
	}
	o.SolanaChains[chain.Solana] = of(usdtMint)
	if err := o.Check(); err == nil || !strings.Contains(err.Error(), "solana and solana_devnet") {
		t.Errorf("two clusters: %v", err)
	}
}

// withBurns has the signer sign burns of USDC on Solana, to be minted on another chain.
func withBurns(o *signer.Options) {
	withBridge(o)
	at := o.SolanaChains[devnet]
	at.BridgeFee = 14
	o.SolanaChains[devnet] = at
}

// solanaBurn burns USDC of the wallet's, to be minted for itself.
func (w *world) solanaBurn() *solanaAsk {
	w.Helper()
	a := w.solanaPayout(100 * money.Dollar)
	a.proposal, a.text.Payments = nil, nil
	a.text.Burn = &custody.SolanaBurn{Destination: 0, Recipient: cctp.Word(w.account.EVM()), Units: 100_000_000, MaxFee: 140_000, MinFinality: cctp.Fast}
	a.each(func(v *custody.SolanaVersion) {
		v.Owners, v.Transfers = nil, nil
		v.Burning = &custody.SolanaBurning{SolanaBurn: *a.text.Burn, From: solana.AssociatedTokenAddress(v.Wallet, v.Mint, v.TokenProgram), Event: solana.PublicKey{31: 0xee}}
	})
	return a
}
