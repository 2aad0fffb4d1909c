package signer_test

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// The signer knows all changes that organizations may have made of contracts, and rejects all others. Each kind is
// signed for real in the tests of feewrapper and microvault.
func TestTheSignerKnowsEveryKindOfChange(t *testing.T) {
	engine := change.NewEngine(nil, nil)
	feewrapper.New(nil, engine, nil, nil, nil, nil, nil)
	microvault.New(nil, engine, microvault.Options{Metrics: prometheus.NewRegistry()})
	var defined []string
	for _, kind := range engine.Kinds() {
		defined = append(defined, string(kind))
	}
	if known := signer.ChangeKinds(); !slices.Equal(known, defined) {
		t.Errorf("the signer knows %v, the service defines %v", known, defined)
	}
}

// An action that is added to orders needs to be understood here, too.
func TestTheSignerKnowsEveryActionOfOrders(t *testing.T) {
	understood := []string{"Pay", "EnterSource", "LeaveSource", "RequestDeposit", "RequestRedeem", "ClaimShares", "ClaimAssets", "CancelRequest", "ClaimCancelled", "BridgeOut", "BridgeIn", "ChangeContract"}
	file, err := parser.ParseFile(token.NewFileSet(), "../intent/order.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var actions []string
	for _, d := range file.Decls {
		if f, is := d.(*ast.FuncDecl); is && f.Name.Name == "isAction" {
			actions = append(actions, fmt.Sprint(f.Recv.List[0].Type))
		}
	}
	if !slices.Equal(actions, understood) {
		t.Errorf("orders have the actions %v, of which the signer's tests sign %v", actions, understood)
	}
}

func TestAccountsOfActorsAreTheSameForWhoeverNamesThem(t *testing.T) {
	if got, want := change.Owner.AccountKey(org), custody.ActorAccount(org, "owner"); got != want {
		t.Errorf("the owner's account is %s, for custody %s", got, want)
	}
}

var (
	wrapperABI = contracts.NewFeeWrapper()
	factoryABI = contracts.NewFeeWrapperFactory()
	vaultABI   = contracts.NewMicroVault()
)

// contractAsk is a change of a contract by an actor of the organization.
func (w *world) contractAsk(actor change.Actor, kind string, subject uuid.UUID, body any, calls ...custody.Call) ask {
	w.Helper()
	text := ""
	if body != nil {
		encoded, err := json.Marshal(body)
		if err != nil {
			w.Fatal(err)
		}
		text = string(encoded)
	}
	owner := actor.AccountKey(org)
	i := w.intent(calls...)
	i.Wallet = w.accountOf(owner)
	return ask{intent: i, owner: owner, proof: custody.OwnerProof{Organization: org, Actor: string(actor)},
		proposal: &approval.Proposal{Organization: org, Kind: approval.ContractChange, ValidBefore: w.db.Clock().Now().Add(time.Hour).Unix(), Contract: &approval.ContractCall{
			Change: i.ID, Subject: subject, Kind: kind, Chain: on, Body: text}}}
}

// creation has the factory make a wrapper over bills.
func (w *world) creation(subject uuid.UUID, edit func(*contracts.FeeWrapperFactoryTerms), recipient common.Address) ask {
	owner := w.accountOf(change.Owner.AccountKey(org)).EVM()
	terms := contracts.FeeWrapperFactoryTerms{Source: vault, Owner: owner, Allowlister: owner, Pauser: owner, FeeRecipient: payee,
		PerformanceFeeBps: 1000, ManagementFeeBps: 50, MaxPerformanceFeeBps: 1000, Name: "Fee wrapper", Symbol: "fw"}
	if edit != nil {
		edit(&terms)
	}
	var salt [32]byte
	copy(salt[:], subject[:])
	body := struct {
		feewrapper.Create
		Name   string `json:"name"`
		Symbol string `json:"symbol"`
	}{feewrapper.Create{Source: "bills", Recipient: recipient, PerformanceFee: 1000, ManagementFee: 50}, "Fee wrapper", "fw"}
	return w.contractAsk(change.Owner, "create_fee_wrapper", subject, body,
		custody.Call{To: wrappers, Data: factoryABI.PackCreate(salt, terms)})
}

func TestContractsAreChangedAsTheirProposalsSay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		subject := uuid.New()
		w.mustRefuse("a wrapper over what is not listed", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.Source = attacker }, payee), custody.ErrNotUnderstood, "no source")
		w.mustRefuse("a wrapper of another owner", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.Owner = attacker }, payee), custody.ErrNotUnderstood, "its owner")
		w.mustRefuse("a wrapper with another allowlister", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.Allowlister = attacker }, payee), custody.ErrNotUnderstood, "its owner")
		w.mustRefuse("a wrapper that pays another", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.FeeRecipient = attacker }, payee), custody.ErrNotUnderstood, "terms")
		w.mustRefuse("a wrapper of a higher fee", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.PerformanceFeeBps = 9999 }, payee), custody.ErrNotUnderstood, "terms")
		w.mustRefuse("a wrapper of another name", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.Name = "Guaranteed" }, payee), custody.ErrNotUnderstood, "name and symbol")
		w.mustRefuse("a wrapper of another symbol", w.creation(subject, func(t *contracts.FeeWrapperFactoryTerms) { t.Symbol = "USDC" }, payee), custody.ErrNotUnderstood, "name and symbol")
		w.mustSign("a wrapper", w.creation(subject, nil, payee))
		var text string
		if err := db.QueryRow(t.Context(), `SELECT contract FROM signed_contracts WHERE subject = $1`, subject).Scan(&text); err != nil {
			t.Fatal(err)
		}
		at := common.HexToAddress(text)
		wrapped := bills
		wrapped.Vault = at
		w.mustSign("entering the wrapper that was signed for", w.move(entry(t, wrapped, w.account, 1)))

		allow := map[string]any{"address": payee, "allowed": true}
		set := func(address common.Address, allowed bool) custody.Call {
			return custody.Call{To: at, Data: wrapperABI.PackSetAllowed([]common.Address{address}, allowed)}
		}
		w.mustSign("an address on the list", w.contractAsk(change.Owner, "set_allowed", subject, allow, set(payee, true)))
		w.mustSign("others beside, where nobody is asked", w.contractAsk(change.Owner, "set_allowed", subject, allow, set(payee, true), set(attacker, false)))
		w.mustSign("new terms", w.contractAsk(change.Owner, "set_fee_terms", subject, map[string]any{"recipient": payee},
			custody.Call{To: at, Data: wrapperABI.PackSetFeeRecipient(payee)}))
		for what, c := range map[string]struct {
			ask    ask
			reason string
		}{
			"fees to another":          {w.contractAsk(change.Owner, "set_fee_terms", subject, map[string]any{"recipient": payee}, custody.Call{To: at, Data: wrapperABI.PackSetFeeRecipient(attacker)}), "nobody asked"},
			"fees that nobody wanted":  {w.contractAsk(change.Owner, "set_fee_terms", subject, map[string]any{"recipient": payee}, custody.Call{To: at, Data: wrapperABI.PackSetFees(9999, 0)}), "nobody asked"},
			"a higher fee":             {w.contractAsk(change.Owner, "set_fee_terms", subject, map[string]any{"performanceFee": 10}, custody.Call{To: at, Data: wrapperABI.PackSetFees(11, 0)}), "nobody asked"},
			"a new owner":              {w.contractAsk(change.Owner, "set_fee_terms", subject, nil, custody.Call{To: at, Data: wrapperABI.PackTransferOwnership(attacker)}), "none of the calls"},
			"a kind of its own":        {w.contractAsk(change.Owner, "take_all", subject, nil, set(payee, true)), "no kind of change"},
			"a wallet's contract":      {w.contractAsk(change.Owner, "set_allowed", uuid.New(), allow, set(payee, true)), "not the contract that the proposal names"},
			"a contract of nobody's":   {w.contractAsk(change.Owner, "set_allowed", subject, allow, custody.Call{To: attacker, Data: set(payee, true).Data}), "has had made"},
			"a source":                 {w.contractAsk(change.Owner, "set_allowed", subject, allow, custody.Call{To: vault, Data: set(payee, true).Data}), "has had made"},
			"a token":                  {w.contractAsk(change.Owner, "set_allowed", subject, allow, custody.Call{To: usdc, Data: set(payee, true).Data}), "none of the calls"},
			"the executor":             {w.contractAsk(change.Owner, "set_allowed", subject, allow, custody.Call{To: executor, Data: set(payee, true).Data}), "nothing is changed there"},
			"two contracts":            {w.contractAsk(change.Owner, "set_allowed", subject, allow, set(payee, true), custody.Call{To: vault, Data: set(payee, true).Data}), "call 2"},
			"a payout of the account":  {w.contractAsk(change.Owner, "set_allowed", subject, allow, transfer(usdc, attacker, 1)), "only wallets pay"},
			"the keeper":               {w.contractAsk(change.Keeper, "set_allowed", subject, allow, set(payee, true)), "not made by the keeper"},
			"a rebalance of a wrapper": {w.contractAsk(change.Keeper, "rebalance", subject, nil, custody.Call{To: at, Data: vaultABI.PackRebalance(nil)}), "has had made"},
			"a field that is unknown":  {w.contractAsk(change.Owner, "set_allowed", subject, map[string]any{"address": payee, "allowed": true, "note": 1}, set(payee, true)), "not the one text"},
		} {
			w.mustRefuse(what, c.ask, custody.ErrNotUnderstood, c.reason)
		}
		wallet := w.move([]custody.Call{set(payee, true)})
		wallet.proposal = w.contractAsk(change.Owner, "set_allowed", subject, allow, set(payee, true)).proposal
		w.mustRefuse("a wallet", wallet, custody.ErrNotUnderstood, "wallets change no contracts")
		other := w.contractAsk(change.Owner, "set_allowed", subject, allow, set(payee, true))
		other.intent.ID = uuid.New()
		w.mustRefuse("another change's proposal", other, custody.ErrNotUnderstood, "another change")
	})
}

// An approved text has all effects; a change whose body does not have them cannot be approved.
func TestAChangeThatIsApprovedTellsAll(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		alice, _ := approvaltest.Register(t, w.service, org, "alice")
		rules, err := json.Marshal([]approval.Rule{{Name: "contracts", Actions: []approval.Kind{approval.ContractChange}, Approvals: 1, Effect: approval.RequireApproval}})
		if err != nil {
			t.Fatal(err)
		}
		w.exec(`INSERT INTO approval_rules (organization_id, rules, version, updated_at) VALUES ($1, $2, 1, 0)
			ON CONFLICT (organization_id) DO UPDATE SET rules = excluded.rules`, org, string(rules))
		a := w.creation(uuid.New(), nil, payee)
		w.mustRefuse("a wrapper that nobody approved", a, custody.ErrApprovalNeeded, "contracts")
		w.vote(&a, alice)
		w.mustSign("a wrapper that alice approved", a)
		mute := w.creation(uuid.New(), nil, payee)
		mute.proposal.Contract.Body = ""
		w.vote(&mute, alice)
		w.mustRefuse("a wrapper whose body tells nothing", mute, custody.ErrNotUnderstood, "does not tell all")
	})
}

// The keeper moves a vault of its organization's without being asked about.
func TestTheKeeperKeepsItsOrganizationsVaultsAlone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		at := common.HexToAddress("0x0000000000000000000000000000000000000EEE")
		keep := func() ask {
			a := w.contractAsk(change.Keeper, "rebalance", uuid.Nil, nil, custody.Call{To: at, Data: vaultABI.PackRebalance([][32]byte{crypto.Keccak256Hash([]byte("bills"))})})
			a.proposal = nil
			return a
		}
		w.mustRefuse("a vault that nobody signed for", keep(), custody.ErrNotUnderstood, "has had made")
		w.exec(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at) VALUES ($1, $2, $3, 'micro_vault', $4, '', 0)`,
			string(on), string(chain.EVMAddress(at)), org, uuid.New())
		w.mustSign("keeping", keep())
		strategy := keep()
		strategy.intent.Calls[0].Data = vaultABI.PackSetStrategy(nil, nil, 10_000)
		w.mustRefuse("a strategy of the keeper's own", strategy, custody.ErrNotUnderstood, "none of the calls")
		for what, data := range map[string][]byte{
			"recording prices": vaultABI.PackObserve(), "paying the queue": vaultABI.PackPayQueue(big.NewInt(64)), "reinstating": vaultABI.PackReinstate(ustb),
		} {
			a := keep()
			a.intent.Calls[0].Data = data
			w.mustSign(what, a)
		}
		for what, data := range map[string][]byte{
			"a write-off": vaultABI.PackWriteOff(ustb), "an accepted price": vaultABI.PackAcceptNav(ustb), "an exit loss": vaultABI.PackSetExitLoss(ustb, 100),
			"another keeper": vaultABI.PackSetKeeper(attacker), "bytes beside": append(vaultABI.PackObserve(), 0),
		} {
			a := keep()
			a.intent.Calls[0].Data = data
			w.mustRefuse(what+" of the keeper's own", a, custody.ErrNotUnderstood, "none of the calls")
		}
	})
}

// The keeper has the fees of its organization's wrappers collected, which any account may, and makes no change of
// them.
func TestTheKeeperCollectsItsOrganizationsFees(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		at := common.HexToAddress("0x0000000000000000000000000000000000000EEE")
		collect := func(data []byte) ask {
			a := w.contractAsk(change.Keeper, "collect_fees", uuid.Nil, nil, custody.Call{To: at, Data: data})
			a.proposal = nil
			return a
		}
		w.mustRefuse("the fees of a wrapper that nobody signed for", collect(wrapperABI.PackCollectFees()), custody.ErrNotUnderstood, "has had made")
		w.exec(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at) VALUES ($1, $2, $3, 'fee_wrapper', $4, 'bills', 0)`,
			string(on), string(chain.EVMAddress(at)), org, uuid.New())
		w.mustSign("the fees", collect(wrapperABI.PackCollectFees()))
		w.mustRefuse("another recipient", collect(wrapperABI.PackSetFeeRecipient(attacker)), custody.ErrNotUnderstood, "none of the calls")
		w.mustRefuse("recording prices of a wrapper", collect(vaultABI.PackObserve()), custody.ErrNotUnderstood, "has had made")
	})
}

// ustb is a source of a vault.
var ustb = crypto.Keccak256Hash([]byte("bills"))

// A change that shifts value between the holders of a vault's shares is signed for exactly the requested source, and
// once there is an approver it needs an approval.
func TestWorthOfAVaultIsShiftedAsItsProposalsSay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		at, subject := common.HexToAddress("0x0000000000000000000000000000000000000EEE"), uuid.New()
		w.exec(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at) VALUES ($1, $2, $3, 'micro_vault', $4, '', 0)`,
			string(on), string(chain.EVMAddress(at)), org, subject)
		source, other := map[string]any{"source": ustb}, crypto.Keccak256Hash([]byte("other"))
		loss := struct {
			Source common.Hash `json:"source"`
			Loss   int         `json:"exitLoss"`
		}{ustb, 100}
		changeOf := func(kind string, body any, data []byte) ask {
			return w.contractAsk(change.Owner, kind, subject, body, custody.Call{To: at, Data: data})
		}
		named := func(yieldSource string) any {
			return struct {
				Source      common.Hash `json:"source"`
				YieldSource string      `json:"yieldSourceId"`
			}{ustb, yieldSource}
		}
		w.mustSign("an accepted price of a source that is named", changeOf(approval.AcceptNav, named("bills"), vaultABI.PackAcceptNav(ustb)))
		w.mustSign("an accepted price", changeOf(approval.AcceptNav, source, vaultABI.PackAcceptNav(ustb)))
		w.mustSign("a write-off", changeOf(approval.WriteOff, source, vaultABI.PackWriteOff(ustb)))
		w.mustSign("an exit loss", changeOf(approval.SetExitLoss, loss, vaultABI.PackSetExitLoss(ustb, 100)))
		for what, c := range map[string]struct {
			ask    ask
			reason string
		}{
			"the price of another source":              {changeOf(approval.AcceptNav, source, vaultABI.PackAcceptNav(other)), "not the source"},
			"a write-off of another source":            {changeOf(approval.WriteOff, source, vaultABI.PackWriteOff(other)), "not the source"},
			"a write-off said to be a price":           {changeOf(approval.AcceptNav, source, vaultABI.PackWriteOff(ustb)), "none of the calls"},
			"a price of a source named as another":     {changeOf(approval.AcceptNav, named("tether"), vaultABI.PackAcceptNav(ustb)), "not the source"},
			"a write-off of a source named as another": {changeOf(approval.WriteOff, named("tether"), vaultABI.PackWriteOff(ustb)), "not the source"},
			"a higher exit loss":                       {changeOf(approval.SetExitLoss, loss, vaultABI.PackSetExitLoss(ustb, 101)), "not the exit loss"},
			"an exit loss of another":                  {changeOf(approval.SetExitLoss, loss, vaultABI.PackSetExitLoss(other, 100)), "not the exit loss"},
		} {
			w.mustRefuse(what, c.ask, custody.ErrNotUnderstood, c.reason)
		}
		alice, _ := approvaltest.Register(t, w.service, org, "alice")
		a := changeOf(approval.WriteOff, source, vaultABI.PackWriteOff(ustb))
		w.mustRefuse("a write-off that nobody approved", a, custody.ErrApprovalNeeded, "control quorum")
		w.vote(&a, alice)
		w.mustSign("a write-off that alice approved", a)
	})
}
