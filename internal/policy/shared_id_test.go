package policy

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A service in hostile hands proposes to the signer, for an organization that it made up, an entry under the id that another organization's entry
// will have. The signer still makes the change of that other organization: no organization takes an id from another.
func TestNoOrganizationTakesTheIDOfAnothersEntry(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		appliers, payees, chains := approval.NewAppliers(), NewPayees(nil), []chain.Name{chain.Ethereum}
		DefineChanges(appliers, payees, chains)
		apply := func(organization uuid.UUID, n NewEntry) error {
			c := approval.EncodeChange(uuid.New(), bookChange{Add: []NewEntry{n}})
			p := approval.Proposal{Organization: organization, Kind: approval.AddressBookChange, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &c}
			return appliers.VerifyAndApply(t.Context(), db, p.Canonical(), nil, nil)
		}
		victim, invented := uuid.New(), uuid.New()
		entry, err := newKinds(payees, chains).parseEntry(victim, "bank", chain.Ethereum, myAddress, "")
		if err != nil {
			t.Fatal(err)
		}
		taken := NewEntry{ID: entry.ID, Label: "x", Chain: chain.Ethereum, Address: otherAddress}
		if err := apply(invented, taken); err != nil {
			t.Logf("the invented organization's entry is refused: %v", err)
		}
		if err := apply(victim, entry); err != nil {
			t.Errorf("the other organization's entry is not made: %v", err)
		}
	})
}
