package policy

import (
	"crypto/ed25519"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

const (
	myAddress    = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
	otherAddress = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"
)

var solanaAddress = string(chain.SolanaAddress(ed25519.NewKeyFromSeed(make([]byte, ed25519.SeedSize)).Public().(ed25519.PublicKey)))

func TestMain(m *testing.M) { waittest.Main(m) }

func newTestService(db *store.DB) *Service {
	return newService(db, NewPayees(nil), chain.Ethereum, chain.Base, chain.Solana)
}

func newService(db *store.DB, payees *Payees, chains ...chain.Name) *Service {
	appliers := approval.NewAppliers()
	DefineChanges(appliers, payees, chains)
	return NewService(db, payees, chains, approval.NewService(db, appliers, approvaltest.Signer{DB: db, Appliers: appliers}))
}

func dollars(n money.USD) *money.USD { n *= money.Dollar; return &n }

func TestPolicies(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org, other := newTestService(db), uuid.New(), uuid.New()
		for _, p := range []Policy{{}, {AddressBookOnly: true}, {DailyLimit: dollars(0)}, {AddressBookOnly: true, DailyLimit: dollars(5)}, {}} {
			if got, _, err := s.Set(t.Context(), org, p); err != nil || fmt.Sprint(got.auditDetails()) != fmt.Sprint(p.auditDetails()) {
				t.Fatalf("set %+v: %+v %v", p, got, err)
			}
			got, err := s.Get(t.Context(), org)
			if err != nil {
				t.Errorf("getting %+v: %v", p, err)
			}
			if got.AddressBookOnly != p.AddressBookOnly {
				t.Errorf("address book only is %t, want %t", got.AddressBookOnly, p.AddressBookOnly)
			}
			if (got.DailyLimit == nil) != (p.DailyLimit == nil) || p.DailyLimit != nil && *got.DailyLimit != *p.DailyLimit {
				t.Errorf("the daily limit is %v, want %v", got.DailyLimit, p.DailyLimit)
			}
			if got, err := s.Get(t.Context(), other); err != nil || got != (Policy{}) {
				t.Errorf("another organization has %+v, %v", got, err)
			}
		}
		if _, _, err := s.Set(t.Context(), org, Policy{ApprovalThreshold: dollars(1)}); fault.CodeOf(err) != fault.WithdrawalPolicyRequired {
			t.Errorf("a threshold without an approver: %v", err)
		}
	})
}

func TestTheAddressBook(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org, other := newTestService(db), uuid.New(), uuid.New()
		for _, test := range []struct {
			label   string
			chain   chain.Name
			address string
			code    fault.Code
		}{
			{"bank", chain.Ethereum, myAddress, ""},
			{"bank, in other letters", chain.Ethereum, "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed", fault.AddressBookDuplicate},
			{"bank, elsewhere", chain.Base, myAddress, ""},
			{"bank, too", chain.Ethereum, otherAddress, ""},
			{"Solana", chain.Solana, solanaAddress, ""},
			{"", chain.Ethereum, otherAddress, fault.Validation},
			{"not served", chain.Polygon, otherAddress, fault.UnsupportedChain},
			{"of another chain", chain.Solana, otherAddress, fault.InvalidDestination},
			{"a slip of the pen", chain.Ethereum, "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", fault.InvalidDestination},
			{"burnt", chain.Ethereum, "0x000000000000000000000000000000000000dEaD", fault.InvalidDestination},
			{"a program", chain.Solana, "11111111111111111111111111111111", fault.InvalidDestination},
		} {
			if e, _, err := s.AddEntry(t.Context(), org, test.label, test.chain, test.address, ""); fault.CodeOf(err) != test.code {
				t.Errorf("%q: %+v, %v; want %q", test.label, e, err, test.code)
			}
			db.Clock().Advance(time.Millisecond)
		}
		if _, _, err := s.AddEntry(t.Context(), other, "theirs", chain.Ethereum, myAddress, ""); err != nil {
			t.Errorf("another organization's book: %v", err)
		}
		var all []Entry
		page := store.Page{Limit: 3}
		for {
			some, next, err := s.ListEntries(t.Context(), org, page)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, some...)
			page.After = next
			if next == nil {
				break
			}
		}
		if len(all) != 4 {
			t.Fatalf("the book has %d entries, want 4: %+v", len(all), all)
		}
		if all[0].Label != "bank" {
			t.Errorf("the first entry is labelled %q, want bank", all[0].Label)
		}
		if all[0].Address != myAddress {
			t.Errorf("the first entry has the address %s, want %s", all[0].Address, myAddress)
		}
		if all[3].Chain != chain.Solana {
			t.Errorf("the last entry is on %s, want %s", all[3].Chain, chain.Solana)
		}
		if _, err := s.DeleteEntry(t.Context(), other, all[0].ID); fault.CodeOf(err) != fault.AddressBookEntryNotFound {
			t.Errorf("deleting another's: %v", err)
		}
		for _, code := range []fault.Code{"", fault.AddressBookEntryNotFound} {
			if _, err := s.DeleteEntry(t.Context(), org, all[0].ID); fault.CodeOf(err) != code {
				t.Errorf("deleting: %v, want %q", err, code)
			}
		}
	})
}

// loadRules reads the rules for a payment.
func loadRules(t *testing.T, db *store.DB, org uuid.UUID, on chain.Name, to ...chain.Address) Rules {
	t.Helper()
	var r Rules
	if err := db.SendBatch(t.Context(), RulesQuery(&r, org, db.Clock().Now(), on, to...)); err != nil {
		t.Fatal(err)
	}
	return r
}

func TestTheBookIsForItsChainAndOrganization(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		for org, address := range map[uuid.UUID]string{org: myAddress, uuid.New(): otherAddress} {
			if _, _, err := s.AddEntry(t.Context(), org, "bank", chain.Ethereum, address, ""); err != nil {
				t.Fatal(err)
			}
		}
		for _, only := range []bool{false, true} {
			if _, _, err := s.Set(t.Context(), org, Policy{AddressBookOnly: only}); err != nil {
				t.Fatal(err)
			}
			for _, test := range []struct {
				chain chain.Name
				to    []chain.Address
				in    bool
			}{
				{chain.Ethereum, []chain.Address{myAddress}, true},
				{chain.Base, []chain.Address{myAddress}, false},
				{chain.Ethereum, []chain.Address{otherAddress}, false},
				{chain.Ethereum, []chain.Address{myAddress, otherAddress}, false},
			} {
				err := loadRules(t, db, org, test.chain, test.to...).Check(1, len(test.to))
				want := fault.Code("")
				if only && !test.in {
					want = fault.AddressBookViolation
				}
				if fault.CodeOf(err) != want {
					t.Errorf("only %t, %v on %s: %v", only, test.to, test.chain, err)
				}
			}
		}
	})
}

// For any number of concurrent requests and connections, a day's limit holds and is used up; a released amount can be
// used again, and another day has a limit of its own.
func TestADaysLimitHolds(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		if _, _, err := s.Set(t.Context(), org, Policy{DailyLimit: dollars(10)}); err != nil {
			t.Fatal(err)
		}
		take := func(amount money.USD) (*Day, error) {
			var day *Day
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				var r Rules
				if err := tx.SendBatch(t.Context(), RulesQuery(&r, org, db.Clock().Now(), chain.Ethereum, myAddress)); err != nil {
					return err
				}
				if err := r.Check(amount, 1); err != nil {
					return err
				}
				day = r.Count(tx, org, amount)
				return nil
			})
			return day, err
		}
		if _, err := take(11 * money.Dollar); fault.CodeOf(err) != fault.WithdrawalPolicyRequired {
			t.Errorf("more than a day's at once: %v", err)
		}
		var wg sync.WaitGroup
		var taken atomic.Int64
		for range 25 {
			wg.Go(func() {
				switch _, err := take(3 * money.Dollar); fault.CodeOf(err) {
				case "":
					taken.Add(1)
				case fault.WithdrawalPolicyRequired:
				default:
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if taken.Load() != 3 {
			t.Errorf("%d times 3 of 10 were taken", taken.Load())
		}
		day, err := take(money.Dollar)
		if err != nil {
			t.Fatal(err)
		}
		give := func(amount money.USD) error {
			return db.Write(t.Context(), func(tx *store.Tx) error { Uncount(tx, org, *day, amount); return nil })
		}
		if err := give(4 * money.Dollar); err != nil {
			t.Fatal(err)
		}
		if _, err := take(4 * money.Dollar); err != nil {
			t.Errorf("what was given back: %v", err)
		}
		db.Clock().Advance(24 * time.Hour)
		if _, err := take(10 * money.Dollar); err != nil {
			t.Errorf("the next day: %v", err)
		}
		if err := give(10 * money.Dollar); err != nil {
			t.Fatal(err)
		}
		if _, err := take(1); fault.CodeOf(err) != fault.WithdrawalPolicyRequired {
			t.Errorf("what was given back to yesterday is had today: %v", err)
		}
	})
}

// Without a limit no withdrawal is counted: there is no row to contend for.
func TestNothingIsCountedWithoutALimit(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		org := uuid.New()
		if _, _, err := newTestService(db).Set(t.Context(), org, Policy{AddressBookOnly: true}); err != nil {
			t.Fatal(err)
		}
		var day *Day
		if err := db.Write(t.Context(), func(tx *store.Tx) error { day = loadRules(t, db, org, chain.Ethereum).Count(tx, org, 5); return nil }); err != nil {
			t.Fatal(err)
		}
		var n int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM withdrawal_days`).Scan(&n); err != nil {
			t.Fatal(err)
		}
		if n != 0 {
			t.Errorf("%d days are counted, want none", n)
		}
		if day != nil {
			t.Errorf("the count answers the day %v, want none", day)
		}
	})
}
