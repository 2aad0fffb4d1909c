package signer_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// shownBound is a bound of the price of a source as approvers of a MicroVault are shown it.
type shownBound struct {
	Source           string `json:"source"`
	MaxStepBps       int    `json:"maxStepBps"`
	MaxNavAgeSeconds int    `json:"maxNavAgeSeconds,omitempty"`
}

// vaultCreation has the factory make a MicroVault over a source within bounds of its price, of which approvers are shown others.
func (w *world) vaultCreation(source string, spec contracts.AdapterFactorySpec, shown ...shownBound) ask {
	subject := uuid.New()
	spec.Id = crypto.Keccak256Hash([]byte(source))
	config := contracts.MicroVaultConfig{Name: "Treasury", Symbol: "TRY", Asset: usdc, Owner: w.accountOf(change.Owner.AccountKey(org)).EVM(),
		Keeper: w.accountOf(change.Keeper.AccountKey(org)).EVM(), Sources: []contracts.AdapterFactorySpec{spec}}
	salt := crypto.Keccak256Hash([]byte("granary MicroVault"), subject[:])
	body := struct {
		Name        string       `json:"name"`
		Symbol      string       `json:"symbol"`
		Token       string       `json:"token"`
		Sources     []string     `json:"sources"`
		PriceBounds []shownBound `json:"priceBounds,omitempty"`
	}{"Treasury", "TRY", "usdc", []string{source}, shown}
	return w.contractAsk(change.Owner, "create_vault", subject, body, custody.Call{To: vaults, Data: contracts.NewMicroVaultFactory().PackCreate(config, salt)})
}

// billsWithin is the source bills, whose price may be a step from the one recorded.
func billsWithin(step uint16) contracts.AdapterFactorySpec {
	return contracts.AdapterFactorySpec{Source: vault, MaxStepBps: step}
}

// bindContracts has each change of a contract approved by alice.
func (w *world) bindContracts() *approvaltest.Approver {
	w.Helper()
	alice, _ := approvaltest.Register(w, w.service, org, "alice")
	rules, err := json.Marshal([]approval.Rule{{Name: "contracts", Actions: []approval.Kind{approval.ContractChange}, Approvals: 1, Effect: approval.RequireApproval}})
	if err != nil {
		w.Fatal(err)
	}
	w.exec(`INSERT INTO approval_rules (organization_id, rules, version, updated_at) VALUES ($1, $2, 1, 0)
		ON CONFLICT (organization_id) DO UPDATE SET rules = excluded.rules`, org, string(rules))
	return alice
}

// How far the price of a source may be from the one recorded, and how old it may be, are fixed in a MicroVault for good when it is
// made, and the holder of the service chooses them: none is made with other bounds than its approvers were shown. A text of
// a version before shows none, and stands for the bounds of a service without settings.
func TestAnApprovedVaultHasItsPriceBounds(t *testing.T) {
	const day, hundredAndThirtySixYears = 24 * 60 * 60, 4_294_967_295
	funds := func(age uint32) contracts.AdapterFactorySpec {
		return contracts.AdapterFactorySpec{Source: requests, Kind: 1, MaxStepBps: 100, MaxNavAge: age}
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		alice := w.bindContracts()
		for what, c := range map[string]struct {
			ask     ask
			refusal string // empty where it is signed
		}{
			"one percent, as shown":                 {w.vaultCreation("bills", billsWithin(100), shownBound{"bills", 100, 0}), ""},
			"two percent, as shown":                 {w.vaultCreation("bills", billsWithin(200), shownBound{"bills", 200, 0}), ""},
			"two percent, shown as one":             {w.vaultCreation("bills", billsWithin(200), shownBound{"bills", 100, 0}), "price bounds"},
			"a bound shown of another source":       {w.vaultCreation("bills", billsWithin(100), shownBound{"requests", 100, 0}), "price bounds"},
			"7.5 times the price, as shown":         {w.vaultCreation("bills", billsWithin(65_535), shownBound{"bills", 65_535, 0}), "allowed are 1 to 5000"},
			"a price that may not move, as shown":   {w.vaultCreation("bills", billsWithin(0), shownBound{"bills", 0, 0}), "allowed are 1 to 5000"},
			"seven days, as shown":                  {w.vaultCreation("requests", funds(7*day), shownBound{"requests", 100, 7 * day}), ""},
			"seven days, shown as four":             {w.vaultCreation("requests", funds(7*day), shownBound{"requests", 100, 4 * day}), "price bounds"},
			"136 years, as shown":                   {w.vaultCreation("requests", funds(hundredAndThirtySixYears), shownBound{"requests", 100, hundredAndThirtySixYears}), "allowed are 1m0s to 8760h0m0s"},
			"one percent in a text without bounds":  {w.vaultCreation("bills", billsWithin(100)), ""},
			"two percent in a text without bounds":  {w.vaultCreation("bills", billsWithin(200)), "does not tell all"},
			"7.5 times the price in such a text":    {w.vaultCreation("bills", billsWithin(65_535)), "allowed are 1 to 5000"},
			"four days in a text without bounds":    {w.vaultCreation("requests", funds(4*day)), ""},
			"seven days in a text without bounds":   {w.vaultCreation("requests", funds(7*day)), "does not tell all"},
			"136 years in a text without bounds":    {w.vaultCreation("requests", funds(hundredAndThirtySixYears)), "allowed are 1m0s to 8760h0m0s"},
			"a price that is stale within a second": {w.vaultCreation("requests", funds(1), shownBound{"requests", 100, 1}), "allowed are 1m0s to 8760h0m0s"},
		} {
			w.vote(&c.ask, alice)
			if c.refusal == "" {
				w.mustSign("a vault: "+what, c.ask)
			} else {
				w.mustRefuse("a vault: "+what, c.ask, custody.ErrNotUnderstood, c.refusal)
			}
		}
	})
}

// A signer's configuration has narrower bounds, which hold without an approval too.
func TestASignerHasPriceBoundsOfItsOwn(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, func(o *signer.Options) { o.Prices = signer.PriceLimits{Step: 100, NavAge: 96 * time.Hour} })
		fund := contracts.AdapterFactorySpec{Source: requests, Kind: 1, MaxStepBps: 100, MaxNavAge: 96 * 60 * 60}
		w.mustSign("a vault within the bounds", w.vaultCreation("requests", fund))
		wide, old := fund, fund
		wide.MaxStepBps++
		old.MaxNavAge++
		w.mustRefuse("a wider step", w.vaultCreation("requests", wide), custody.ErrNotUnderstood, "allowed are 1 to 100")
		w.mustRefuse("an older price", w.vaultCreation("requests", old), custody.ErrNotUnderstood, "allowed are 1m0s to 96h0m0s")
	})
}

// A fee wrapper's shares are called as its approvers were shown. A text of a version before does not show that, and cannot be approved.
func TestAnApprovedWrapperHasItsName(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		alice := w.bindContracts()
		named := w.creation(uuid.New(), nil, payee)
		w.vote(&named, alice)
		w.mustSign("a wrapper with the name that was shown", named)
		other := w.creation(uuid.New(), func(t *contracts.FeeWrapperFactoryTerms) { t.Name, t.Symbol = "USD Coin", "USDC" }, payee)
		w.vote(&other, alice)
		w.mustRefuse("a wrapper with another name", other, custody.ErrNotUnderstood, "name and symbol")
		nameless := w.creation(uuid.New(), nil, payee)
		body, err := json.Marshal(feewrapper.Create{Source: "bills", Recipient: payee, PerformanceFee: 1000, ManagementFee: 50})
		if err != nil {
			t.Fatal(err)
		}
		nameless.proposal.Contract.Body = string(body)
		w.vote(&nameless, alice)
		w.mustRefuse("a wrapper whose name was not shown", nameless, custody.ErrNotUnderstood, "does not tell all")
	})
}
