package signer_test

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// sharing is an organization at a signer of its own.
type sharing struct {
	*world
	alice *approvaltest.Approver // nil for an organization without one
}

// newSharing is the organization org without an approver, at noon.
func newSharing(t *testing.T, db *store.DB) sharing {
	t.Helper()
	w := newMarkedWorld(t, db, withStops)
	return sharing{world: w}
}

// other is another organization at the same signer, without records yet.
func (s sharing) other() sharing {
	s.Helper()
	w := *s.world
	w.proof.Organization = uuid.New()
	w.wallet = w.keys.IDs().DeriveWallet(w.proof.Organization, w.proof.RequestID)
	w.account = w.accountOf(w.wallet)
	return sharing{world: &w}
}

// establish gives the organization org an approver, and lets a day pass.
func (s *sharing) establish() {
	s.Helper()
	s.alice, _ = approvaltest.Register(s.TB, s.service, org, "alice")
	s.db.Clock().Advance(day)
}

// use has a total of today be used so far.
func (s sharing) use(kind, subject string, used int64) {
	s.Helper()
	s.exec(`INSERT INTO signed_totals (kind, subject, day, used) VALUES ($1, $2, $3, $4) ON CONFLICT (kind, subject, day) DO UPDATE SET used = excluded.used`,
		kind, subject, s.db.Clock().Now().Unix()/86_400, used)
}

// sharedOperation is an operation of which a day has so many.
type sharedOperation struct {
	kind string
	most int64
	do   func(sharing) error
}

// sharedOperations are those of any organization.
var sharedOperations = map[string]sharedOperation{
	"a move": {"item", signer.MaxItems, func(s sharing) error {
		_, err := s.local.Sign(s.Context(), s.move(entry(s.TB, bills, s.account, money.Dollar)).request())
		return err
	}},
	"a cancellation": {"cancellation", signer.MaxCancellations, func(s sharing) error {
		_, err := s.local.Cancel(s.Context(), s.payout(money.Dollar).cancelRequest())
		return err
	}},
	"a void": {"cancellation", signer.MaxCancellations, func(s sharing) error {
		_, err := s.local.Void(s.Context(), voidRequest(s.TB, s.solanaPayout(money.Dollar), nil))
		return err
	}},
	"a stop": {"stop", signer.MaxStops, func(s sharing) error {
		r := handedOver(stop.OfChain(chain.Base))
		r.Organization = s.proof.Organization
		return s.local.PutStop(s.Context(), r)
	}},
}

// ownOperations are those of org alone.
var ownOperations = map[string]sharedOperation{
	"a payout on Solana": {"item", signer.MaxItems, func(s sharing) error {
		_, err := s.local.Sign(s.Context(), s.solanaPayout(money.Dollar).request(s))
		return err
	}},
	"an approved change": {"approved_change", signer.DefaultChanges, func(s sharing) error {
		var version int
		if err := s.db.QueryRow(s.Context(), `SELECT version FROM approval_rules WHERE organization_id = $1`, org).Scan(&version); err != nil {
			return err
		}
		return s.apply(s.rulesOf(org, version, 0), s.alice)
	}},
	"a contract": {"contract", signer.MaxContracts, func(s sharing) error {
		a := s.creation(uuid.New(), nil, payee)
		s.vote(&a, s.alice)
		_, err := s.local.Sign(s.Context(), a.request())
		return err
	}},
	"a rejection": {"rejection", signer.MaxRejections, func(s sharing) error {
		r := custody.ChangeRequest{Proposal: s.payout(money.Dollar).request().Proposal}
		r.Votes = append(r.Votes, s.stampOf(r.Proposal, s.alice, approval.Reject))
		return s.local.Reject(s.Context(), r)
	}},
}

// One organization takes at most half of a day, and the next half of the rest: others go on.
func TestOneOrganizationLeavesOthersTheirShare(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		hostile := newSharing(t, db)
		second, victim := hostile.other(), hostile.other()
		for what, op := range sharedOperations {
			hostile.use(op.kind, hostile.proof.Organization.String(), op.most/2)
			hostile.use(op.kind, "", op.most/2)
			if err := op.do(hostile); !errors.Is(err, custody.ErrDayLimit) {
				t.Errorf("%s more than half a day's: %v", what, err)
			}
			hostile.use(op.kind, second.proof.Organization.String(), op.most/4)
			hostile.use(op.kind, "", op.most*3/4)
			if err := op.do(second); !errors.Is(err, custody.ErrDayLimit) {
				t.Errorf("%s more than half of what the first left: %v", what, err)
			}
			if err := op.do(victim); err != nil {
				t.Errorf("%s of another organization: %v", what, err)
			}
		}
	})
}

// An established organization has a share of its own when invented ones have used up the common one, and no more than
// that.
func TestAnEstablishedOrganizationHasAShareOfItsOwn(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		established := newSharing(t, db)
		established.establish()
		invented := established.other()
		try := func(what string, op sharedOperation) {
			t.Helper()
			established.use(op.kind, "", op.most)
			if err := op.do(established); err != nil {
				t.Errorf("%s of an organization that was there: %v", what, err)
			}
			if n := established.loadUsed("own_"+op.kind, org.String()); n == 0 {
				t.Errorf("%s is not counted in the organization's own share", what)
			}
			established.use("own_"+op.kind, org.String(), op.most/20)
			if err := op.do(established); !errors.Is(err, custody.ErrDayLimit) {
				t.Errorf("%s beyond it: %v", what, err)
			}
			established.use(op.kind, "", 0)
			if err := op.do(established); err != nil {
				t.Errorf("%s from what is of all: %v", what, err)
			}
			established.use(op.kind, "", op.most)
		}
		for what, op := range sharedOperations {
			try(what, op)
			if err := op.do(invented); !errors.Is(err, custody.ErrDayLimit) {
				t.Errorf("%s of an invented organization: %v", what, err)
			}
			established.use("own_"+op.kind, org.String(), 0)
		}
		for what, op := range ownOperations {
			try(what, op)
			established.use("own_"+op.kind, org.String(), 0)
		}
	})
}

// loadUsed returns the used part of a total of today.
func (s sharing) loadUsed(kind, subject string) (used int64) {
	s.Helper()
	err := s.db.QueryRow(s.Context(), `SELECT COALESCE(SUM(used), 0) FROM signed_totals WHERE kind = $1 AND subject = $2 AND day = $3`,
		kind, subject, s.db.Clock().Now().Unix()/86_400).Scan(&used)
	if err != nil {
		s.Fatal(err)
	}
	return used
}

// The share of an organization is the greater the longer it has had an approver: invented ones make
// none smaller. Beyond the first of them, and on the day of its first approver, it has none.
func TestOlderOrganizationsHaveGreaterShares(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSharing(t, db)
		s.establish()
		op := sharedOperations["a cancellation"]
		first := db.Clock().Now().Add(-day).UnixMicro()
		earlier := func(n int) {
			s.exec(`DELETE FROM approvers WHERE name = 'invented'`)
			s.exec(`INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at)
				WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $1)
				SELECT 'approver ' || n, 'organization ' || n, 'invented', '', '', '', '', '', '', 'removed', 0, CAST($2 AS BIGINT) FROM numbers WHERE n <= $1`, n, first-day.Microseconds())
		}
		for before, own := range map[int]int64{0: 1000, 1: 500, 99: 10, signer.MaxEstablished - 1: 10, signer.MaxEstablished: 0} {
			earlier(before)
			s.use(op.kind, "", op.most)
			s.use("own_"+op.kind, org.String(), max(0, own-1))
			if err := op.do(s); (err == nil) != (own > 0) {
				t.Errorf("behind %d organizations the %d-th: %v", before, own, err)
			}
			if err := op.do(s); !errors.Is(err, custody.ErrDayLimit) {
				t.Errorf("behind %d organizations more than %d: %v", before, own, err)
			}
		}
	})
}

// An organization that has its first approver today has no share of its own before tomorrow.
func TestAnOrganizationIsEstablishedOnTheDayAfter(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSharing(t, db)
		s.alice = newApprover(t, s.world)
		for _, today := range []bool{true, false} {
			for what, op := range ownOperations {
				s.use(op.kind, "", op.most)
				if err := op.do(s); errors.Is(err, custody.ErrDayLimit) != today {
					t.Errorf("%s on the day of the first approver (%t): %v", what, today, err)
				}
			}
			db.Clock().Advance(day)
		}
	})
}

// An account is taken from an organization's share only with proof that it is the organization's.
func TestAnAccountIsProvenToBeItsOrganizations(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		wallet := custody.AccountRequest{Owner: w.wallet, Proof: w.proof}
		actor := custody.OwnerProof{Organization: org, Actor: "owner"}
		contract := custody.AccountRequest{Owner: custody.ActorAccount(org, "owner"), Proof: actor}
		for name, r := range map[string]custody.AccountRequest{"a wallet": wallet, "a contract account": contract} {
			got, err := w.local.Account(t.Context(), r)
			want, errOf := w.local.Addresses(t.Context(), r.Owner)
			if err != nil || errOf != nil || got != want[0] {
				t.Errorf("%s: %v, %v; want %v, %v", name, got, err, want, errOf)
			}
			foreign := r
			foreign.Proof.Organization = devnettest.OtherOrganization
			if _, err := w.local.Account(t.Context(), foreign); !errors.Is(err, custody.ErrWrongWallet) {
				t.Errorf("%s, by another organization's proof: %v", name, err)
			}
		}
	})
}
