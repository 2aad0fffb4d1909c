package signer_test

import (
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// chosenHashes are the values that an attacker may put where the blockhash belongs: recent blockhashes, old
// ones, the value of a nonce account, values that one may come to have, and random bytes.
func (s *siege) chosenHashes() []solana.Hash {
	recent := s.hashes[len(s.hashes)-20:]
	all := append([]solana.Hash{s.nonceValue(), s.hashes[0], solana.DurableNonceOf(s.chain.Blockhash())}, recent...)
	var drawn solana.Hash
	_, _ = rand.Read(drawn[:]) // never fails
	return append(all, drawn)
}

// One approved text is executed once, by any attacker who holds the service, its node and the fee payer's
// key, with any blockhash, every version and every close, and with a signer that forgets.
func TestOneApprovedTextIsExecutedOnce(t *testing.T) {
	every := 5 * time.Hour
	if testing.Short() {
		every = 20 * time.Hour
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		for _, forgets := range []bool{false, true} {
			s := newSiege(t, db)
			o := s.newOrder()
			s.addText(o, db.Clock().Now().Add(25*time.Hour))
			text := o.texts[0]
			marker, d := custody.MarkerOf(text.text.Wallet, o.id), custody.ClosingDayOf(text.text.Deadline)
			before := s.chain.TokenBalance(balanceMint, o.payee)
			check := func(when string) {
				t.Helper()
				if times := s.executed(o, before); times[0] != 1 {
					t.Fatalf("%s it was executed %d times", when, times[0])
				}
			}
			s.spoilMarker(marker)
			attack := func(when string, mayStillSign bool) {
				t.Helper()
				if forgets {
					s.forget()
				}
				price := uint64(1000)
				for _, hash := range s.chosenHashes() {
					price += 10
					if err := s.signPayment(text, price, hash); (err == nil) != mayStillSign {
						t.Fatalf("%s: it is signed: %v", when, err)
					}
				}
				s.sendHeld(false)
				s.tryOwnCloses(marker)
				s.spoilMarker(marker)
				s.sendHeld(true)
				check(when)
			}
			attack("at once", true)
			for range 3 {
				s.pass(8 * time.Hour)
				attack("hours later", true)
			}
			s.pass(62 * time.Minute)
			attack("after its deadline", false)
			for db.Clock().Now().Before(d.Begins().Add(-time.Hour)) {
				for day := d - 2; day <= d+2; day++ {
					if err := s.signClose(marker, day, s.chain.Blockhash()); db.Clock().Now().Before(day.Begins()) && !errors.Is(err, custody.ErrNotYet) {
						t.Fatalf("the markers of the day %d are closed at %s: %v", day, db.Clock().Now(), err)
					}
				}
				attack("days later", false)
				if !s.isOwnedBy(marker, s.closingKey(d)) {
					t.Fatal("the marker is gone, or another's")
				}
				s.pass(min(every, d.Begins().Add(-30*time.Minute).Sub(db.Clock().Now())))
			}
			s.pass(d.Begins().Sub(db.Clock().Now()) + time.Second)
			if err := s.signClose(marker, d, s.chain.Blockhash()); err != nil {
				t.Fatal(err)
			}
			s.sendHeld(true)
			if s.exists(marker) {
				t.Fatal("it is not closed on its day")
			}
			attack("once its marker is closed", false)
			s.pass(day)
			attack("a day later", false)
		}
	})
}

// A void and a payment exclude each other, in whichever order they come, and over a fork.
func TestAVoidAndAPaymentExcludeEachOther(t *testing.T) {
	s := newSiege(t, storetest.Open(t, store.SQLite))
	for _, c := range []struct {
		backwards, oneSlot bool
		want               int
	}{{false, true, 1}, {true, true, 0}, {false, false, 1}, {true, false, 0}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			o := s.newOrder()
			s.addText(o, s.db.Clock().Now().Add(time.Hour))
			before := s.chain.TokenBalance(balanceMint, o.payee)
			s.held = nil
			if err := s.signPayment(o.texts[0], 1000, s.chain.Blockhash()); err != nil {
				t.Fatal(err)
			}
			if err := s.signVoid(o.texts[0], s.chain.Blockhash()); err != nil {
				t.Fatal(err)
			}
			first, second := s.held[0], s.held[1]
			if c.backwards {
				first, second = second, first
			}
			s.send(first)
			blocks := 1
			if !c.oneSlot {
				s.mine(1)
				blocks = 2
			}
			s.send(second)
			s.mine(1)
			if times := s.executed(o, before); times[0] != c.want {
				t.Errorf("it was executed %d times, want %d", times[0], c.want)
			}
			// The fork that counts has the other one first.
			s.reorganize(blocks, true)
			s.send(second)
			s.mine(1)
			s.send(first)
			s.mine(1)
			if times := s.executed(o, before); times[0] != 1-c.want {
				t.Errorf("on the other fork it was executed %d times, want %d", times[0], 1-c.want)
			}
		})
	}
}

// Markers that strangers have sent lamports to, before or after, are made and closed, and all that
// was lent for them comes back.
func TestAMarkerComesBackWhole(t *testing.T) {
	s := newSiege(t, storetest.Open(t, store.SQLite))
	o := s.newOrder()
	s.addText(o, s.db.Clock().Now().Add(time.Hour))
	marker, d := custody.MarkerOf(o.texts[0].text.Wallet, o.id), custody.ClosingDayOf(o.texts[0].text.Deadline)
	before := s.chain.TokenBalance(balanceMint, o.payee)
	for what, rent := range map[string]uint64{"too little rent": s.lamports - 1, "more rent than there is": custody.MaxMarkerRent + 1} {
		asked := s.lamports
		s.lamports = rent
		err := s.signPayment(o.texts[0], 1000, s.chain.Blockhash())
		s.lamports = asked
		if (err == nil) != (rent < asked) {
			t.Errorf("%s: %v", what, err)
		}
	}
	s.sendHeld(false)
	if times := s.executed(o, before); times[0] != 0 || s.exists(marker) {
		t.Fatalf("with too little rent it was executed %d times", times[0])
	}
	s.spoilMarker(marker)
	s.lamports = custody.MaxMarkerRent // rent has gone down since it was asked for
	if err := s.signPayment(o.texts[0], 2000, s.chain.Blockhash()); err != nil {
		t.Fatal(err)
	}
	s.sendHeld(false)
	s.spoilMarker(marker)
	if times := s.executed(o, before); times[0] != 1 {
		t.Fatalf("it was executed %d times", times[0])
	}
	lent := s.chain.Lamports(marker)
	if token, err := solana.DecodeTokenAccount(s.chain.Account(marker).Data); err != nil || token.Amount == 0 || token.Mint != solana.NativeMint {
		t.Fatalf("the marker is %+v, %v", token, err)
	}
	s.pass(d.Begins().Sub(s.db.Clock().Now()) + time.Second)
	had := s.chain.Lamports(s.payer.Account())
	s.held = nil
	if err := s.signClose(marker, d, s.chain.Blockhash()); err != nil {
		t.Fatal(err)
	}
	s.send(s.held[0])
	s.mine(1)
	const fee = 2*5000 + 50 // and the price of 50,000 units
	if got := s.chain.Lamports(s.payer.Account()); s.exists(marker) || got != had+lent-fee {
		t.Errorf("%d lamports came back, want %d", got-had, lent-fee)
	}
}

// In any order of requests, transactions, forks and losses a text is executed once at most, an
// order once at most as long as the signer remembers, and then not at all after a void.
func TestRandomAttacksExecuteATextOnceAtMost(t *testing.T) {
	steps := 50
	if testing.Short() {
		steps = 25
	}
	s := newSiege(t, storetest.Open(t, store.SQLite))
	executions, closes, voids := 0, 0, 0
	randtest.Check(t, func(t *rapid.T) {
		s.held, s.hashes = nil, s.hashes[len(s.hashes)-20:]
		o := s.newOrder()
		before := s.chain.TokenBalance(balanceMint, o.payee)
		forgot, void, total := false, false, 0
		forgetful, voiding := rapid.Bool().Draw(t, "forgetful"), rapid.Bool().Draw(t, "voiding")
		for range rapid.IntRange(10, steps).Draw(t, "steps") {
			if len(o.texts) == 0 || (len(o.texts) < 4 && rapid.IntRange(0, 4).Draw(t, "another text") == 0) {
				s.addText(o, s.db.Clock().Now().Add(time.Duration(rapid.IntRange(1, int(siegeLife/time.Minute)).Draw(t, "life"))*time.Minute))
			}
			text := o.texts[rapid.IntRange(0, len(o.texts)-1).Draw(t, "text")]
			marker := custody.MarkerOf(text.text.Wallet, o.id)
			switch step := rapid.SampledFrom(attackSteps).Draw(t, "step"); step {
			case "forget":
				if forgetful {
					s.forget()
					forgot = true
				}
			case "close":
				made := s.exists(marker)
				s.attack(t, step, text)
				s.sendHeld(true)
				if made && !s.exists(marker) {
					closes++
				}
			case "void":
				if !voiding {
					continue
				}
				s.attack(t, step, text)
				s.sendHeld(true)
				s.mine(8) // now no fork goes back behind it
				if total == 0 && s.exists(marker) && sum(s.executed(o, before)) == 0 {
					void = true
					voids++
				}
			default:
				s.attack(t, step, text)
			}
			if rapid.Bool().Draw(t, "send") {
				s.sendHeld(rapid.Bool().Draw(t, "backwards"))
			}
			times := s.executed(o, before)
			total = sum(times)
			if slices.Max(times) > 1 || (!forgot && total > 1) || (!forgot && void && total > 0) {
				t.Fatalf("the texts of the order were executed %d times; void: %v, forgotten: %v", times, void, forgot)
			}
		}
		executions += total
	})
	if executions == 0 || closes == 0 || voids == 0 {
		t.Errorf("%d texts were executed, %d markers closed and %d orders voided: this test does not do what it is for", executions, closes, voids)
	}
}

func sum(all []int) (n int) {
	for _, one := range all {
		n += one
	}
	return n
}

// attackSteps are the actions that an attacker may take, some more often than others.
var attackSteps = []string{"sign", "sign", "sign", "sign", "sign", "sign", "send", "send", "wait", "wait", "wait for", "wait for", "wait for", "wait for", "close", "close", "close", "fork", "fork", "spoil", "own", "void", "forget"}

// attack does a step. A refused step is no failure.
func (s *siege) attack(t *rapid.T, step string, text *solanaAsk) {
	marker, closing := custody.MarkerOf(text.text.Wallet, text.text.ID), custody.ClosingDayOf(text.text.Deadline)
	switch step {
	case "sign":
		hash := rapid.SampledFrom(s.chosenHashes()).Draw(t, "hash")
		_ = s.signPayment(text, rapid.Uint64Range(0, 1000).Draw(t, "price"), hash, s.chain.Blockhash())
	case "send":
		s.sendHeld(rapid.Bool().Draw(t, "backwards"))
	case "wait":
		s.pass(time.Duration(rapid.IntRange(1, 120).Draw(t, "seconds")) * time.Second)
	case "wait for":
		begins := closing.Begins()
		moment := rapid.SampledFrom([]time.Time{text.text.Deadline.Add(-time.Hour), begins.Add(-4 * day), begins.Add(-day), begins}).Draw(t, "moment")
		if left := moment.Sub(s.db.Clock().Now()); left > 0 {
			s.pass(left + 2*time.Second)
		}
	case "close":
		_ = s.signClose(marker, closing+custody.ClosingDay(rapid.SampledFrom([]int{0, 0, 0, -1, 1}).Draw(t, "day")), s.chain.Blockhash())
	case "fork":
		s.reorganize(rapid.IntRange(1, 4).Draw(t, "blocks"), rapid.Bool().Draw(t, "drop"))
	case "void":
		_ = s.signVoid(text, s.chain.Blockhash())
	case "spoil":
		s.spoilMarker(marker)
	case "own":
		s.tryOwnCloses(marker)
	}
}
