package e2e

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// The allowed results of an operation on another organization's resources. Every other result must be the code of a
// missing resource.
const (
	itsOwn     = "its own"    // it sees and makes only its own
	everyones  = "everyone's" // it contains no organization's data
	walletGone = "wallet_not_found"
	hookGone   = "webhook_not_found"
	wrapGone   = "fee_wrapper_not_found"
	vaultGone  = "vault_not_found"

	approverGone = "approver_not_found"
	activityGone = "activity_not_found"
)

// isolationOf says for every operation how an organization is kept out of another.
var isolationOf = map[string]string{
	"ping":             everyones,
	"listYieldSources": everyones,

	"createWallet": itsOwn,
	"listWallets":  itsOwn,
	"getWallet":    walletGone,
	"setStrategy":  walletGone,

	"listDeposits":  walletGone,
	"lookupDeposit": walletGone,

	"allocate":          walletGone,
	"previewAllocation": walletGone,
	"getWalletHistory":  walletGone,
	"listRebalances":    walletGone,
	"getRebalance":      walletGone,

	"createWithdrawal": walletGone,
	"listWithdrawals":  walletGone,
	"getWithdrawal":    walletGone,
	"listPayouts":      walletGone,

	"previewWithdrawal": walletGone,
	"cancelWithdrawal":  walletGone,
	"retryPayout":       walletGone,

	"addAddressBookEntry":    itsOwn,
	"listAddressBook":        itsOwn,
	"deleteAddressBookEntry": "address_book_entry_not_found",
	"exportAddressBook":      itsOwn,
	"importAddressBook":      itsOwn,
	"getWithdrawalPolicy":    itsOwn,
	"setWithdrawalPolicy":    itsOwn,

	"registerApprover":             itsOwn,
	"listApprovers":                itsOwn,
	"getApprover":                  approverGone,
	"removeApprover":               approverGone,
	"getApprovalRules":             itsOwn,
	"setApprovalRules":             itsOwn,
	"dryRunApprovalRules":          itsOwn,
	"listPendingCustodyActivities": itsOwn,
	"listCustodyActivities":        itsOwn,
	"getCustodyActivity":           activityGone,
	"requestActivityApproval":      activityGone,
	"voteOnActivity":               activityGone,

	"createMicroVault":            itsOwn,
	"listMicroVaults":             itsOwn,
	"getMicroVault":               vaultGone,
	"setMicroVaultStrategy":       vaultGone,
	"setMicroVaultSourceMode":     vaultGone,
	"acceptMicroVaultNav":         vaultGone,
	"writeOffMicroVaultSource":    vaultGone,
	"reinstateMicroVaultSource":   vaultGone,
	"setMicroVaultExitLoss":       vaultGone,
	"listMicroVaultShareholders":  vaultGone,
	"addMicroVaultShareholder":    vaultGone,
	"removeMicroVaultShareholder": vaultGone,
	"listMicroVaultTasks":         vaultGone,
	"getMicroVaultTask":           "task_not_found",

	"createWebhook": itsOwn,
	"listWebhooks":  itsOwn,
	"deleteWebhook": hookGone,

	"getWebhook":            hookGone,
	"updateWebhook":         hookGone,
	"rotateWebhookSecret":   hookGone,
	"listWebhookEvents":     itsOwn,
	"listEndpointEvents":    hookGone,
	"redeliverWebhookEvent": hookGone,

	"createFeeWrapper":       itsOwn,
	"listFeeWrappers":        itsOwn,
	"getFeeWrapper":          wrapGone,
	"updateFeeWrapper":       wrapGone,
	"getFeeWrapperAllowance": wrapGone,
	"allowOnFeeWrapper":      wrapGone,
	"disallowOnFeeWrapper":   wrapGone,

	"listActivity":        walletGone,
	"exportActivity":      walletGone,
	"exportBeancount":     walletGone,
	"getStatement":        walletGone,
	"listDailyBalances":   walletGone,
	"exportDailyBalances": walletGone,

	"createRiskRule":       itsOwn,
	"listRiskRules":        itsOwn,
	"dryRunRiskRule":       itsOwn,
	"getRiskRule":          "rule_not_found",
	"updateRiskRule":       "rule_not_found",
	"deleteRiskRule":       "rule_not_found",
	"listRiskTemplates":    itsOwn,
	"applyRiskTemplate":    walletGone,
	"listRiskAlerts":       itsOwn,
	"getRiskAlert":         "alert_not_found",
	"acknowledgeRiskAlert": "alert_not_found",
	"silenceRiskAlert":     "alert_not_found",

	"listRiskActions": itsOwn,
	"getRiskAction":   "action_not_found",

	"listEmergencyStops": walletGone,
	"putEmergencyStop":   itsOwn,
	"endEmergencyStop":   itsOwn, // the same names mean everybody's own

	"listBreaks":               itsOwn,
	"getBreak":                 "break_not_found",
	"acknowledgeBreak":         "break_not_found",
	"listReconciliationChecks": everyones, // of all books

	"listAuditLog":   itsOwn,
	"exportAuditLog": itsOwn,

	// The sandbox has one chain and one clock, for all.
	"sandboxFaucet":       everyones,
	"sandboxAdvanceClock": everyones,
	"sandboxSetPrice":     everyones,
	"sandboxSetBridge":    everyones,
	"sandboxSetSource":    everyones,
}

// An organization cannot distinguish another's resources from missing ones, by any operation.
func TestAPIKeepsOrganizationsApart(t *testing.T) {
	if err := diffKeys("operations without a border (-), or none any more (+)", apiContract().byID(), isolationOf); err != nil {
		t.Error(err)
	}
	eachWorld(t, func(t *testing.T, w *world) {
		owner, stranger := w.newScene(t), w.newScene(t)
		w.assertUnchanged(func() {
			owner.eachOperation(func(op operation, r request) {
				if border := isolationOf[op.id]; border != itsOwn && border != everyones {
					stranger.assertIndistinguishable(op, r, border)
				}
			})
			stranger.checkMixedPaths(owner)
			stranger.checkForeignCursors(owner)
		})
		owner.eachOperation(func(op operation, r request) {
			if border := isolationOf[op.id]; border == itsOwn || border == everyones {
				stranger.assertSeesNothing(owner, op, r)
			}
		})
		owner.eachOperation(func(op operation, r request) { // and all of it is there
			if a := owner.sendRequest(op, r); a.status != r.status {
				t.Errorf("%s answered %s to its owner", op.id, a)
			}
		})
	})
}

// assertIndistinguishable sends a request about another's resources, and the same one about missing ones: the
// responses must be equal.
func (s *scene) assertIndistinguishable(op operation, r request, code string) {
	s.tb.Helper()
	theirs := s.sendRequest(op, r)
	nothing := r
	nothing.path = map[string]string{}
	for name, is := range r.path {
		nothing.path[name] = is
		if !strings.HasPrefix(is, "0x") { // which no organization has
			nothing.path[name] = uuid.NewString()
		}
	}
	if r.query["walletId"] != "" {
		nothing.query = map[string]string{"walletId": uuid.NewString()}
	}
	none := s.sendRequest(op, nothing)
	if theirs.status != http.StatusNotFound || theirs.code() != code || theirs.text != none.text || theirs.status != none.status {
		s.tb.Errorf("%s answered %s for what is another's and %s for nothing; %s is expected", op.id, theirs, none, code)
	}
}

// nestedResource is a resource inside another: its name in a path, its parent, and another one.
type nestedResource struct {
	outer, inner   string
	gone, lost     string // the codes of one that does not exist
	in, thing, not uuid.UUID
}

func (s *scene) nestedResources() []nestedResource {
	return []nestedResource{
		{"id", "rebalanceId", walletGone, "rebalance_not_found", s.wallet.ID, s.allocation.RebalanceID, s.other.ID},
		{"id", "withdrawalId", walletGone, "withdrawal_not_found", s.wallet.ID, s.withdrawal.ID, s.other.ID},
		{"endpointId", "eventId", hookGone, "webhook_event_not_found", s.hook.ID, s.sent.LatestEmission.EventID, s.webhooks[0].ID},
	}
}

// checkMixedPaths requests another's resources inside its own, its own inside another's, and inside parents that do
// not have them.
func (s *scene) checkMixedPaths(owner *scene) {
	s.tb.Helper()
	ops := apiContract().byID()
	for _, op := range ops {
		in := slices.DeleteFunc(op.parametersIn("path"), func(p *openapi3.Parameter) bool { return p.Schema.Value.Format != "uuid" })
		if len(in) < 2 {
			continue
		}
		i := slices.IndexFunc(s.nestedResources(), func(n nestedResource) bool { return n.outer == in[0].Name && n.inner == in[1].Name })
		if i < 0 {
			s.tb.Errorf("nobody has said what %s is", op.path)
			continue
		}
		own, theirs := s.nestedResources()[i], owner.nestedResources()[i]
		at := func(outer, inner uuid.UUID) request {
			all := s.validRequests()[op.id].path
			all[own.outer], all[own.inner] = outer.String(), inner.String()
			return request{path: all}
		}
		s.assertIndistinguishable(op, at(theirs.in, own.thing), own.gone)
		for outer, inner := range map[uuid.UUID]uuid.UUID{own.in: theirs.thing, own.not: own.thing} {
			if a, none := s.sendRequest(op, at(outer, inner)), s.sendRequest(op, at(outer, uuid.New())); a.code() != own.lost || a.text != none.text {
				s.tb.Errorf("%s answered %s for what is elsewhere and %s for nothing", op.id, a, none)
			}
		}
	}
	for _, r := range []request{
		{path: map[string]string{"id": s.failed.wallet.ID.String(), "withdrawalId": s.failed.withdrawal.ID.String(), "payoutId": owner.failed.payout.ID.String()}},
		{path: map[string]string{"id": s.wallet.ID.String(), "withdrawalId": s.withdrawal.ID.String(), "payoutId": s.failed.payout.ID.String()}},
	} {
		if a := s.sendRequest(ops["retryPayout"], r); a.code() != "payout_not_found" {
			s.tb.Errorf("a payout of elsewhere: %s", a)
		}
	}
	for _, wallet := range []client.Wallet{s.wallet, s.other} {
		for _, hash := range []string{owner.deposit.TxHash, owner.solana.deposit.TxHash, *owner.solana.payout.TxHash} {
			r := request{path: map[string]string{"id": wallet.ID.String()}, query: map[string]string{"txHash": hash}}
			if a := s.sendRequest(ops["lookupDeposit"], r); a.code() != "deposit_not_found" {
				s.tb.Errorf("another's deposit: %s", a)
			}
		}
	}
	for _, name := range []string{"walletId", "requestId", "label"} {
		v := owner.validRequests()["listWallets"].query[name]
		if a := s.sendRequest(ops["listWallets"], request{query: map[string]string{name: v}}); a.text != `{"data":[],"nextCursor":null}`+"\n" {
			s.tb.Errorf("another's wallet by its %s: %s", name, a)
		}
	}
}

// checkForeignCursors uses another's cursors.
func (s *scene) checkForeignCursors(owner *scene) {
	s.tb.Helper()
	for _, op := range apiContract().operations {
		if !op.hasQuery("cursor") {
			continue
		}
		r := owner.oneItemPage(op)
		_, next := owner.readPage(op, r)
		r.query["cursor"] = next
		if a := s.sendRequest(op, r); a.code() != "invalid_cursor" {
			s.tb.Errorf("%s answered %s to another's cursor", op.id, a)
		}
	}
}

// oneItemPage asks for one item of a list that has more.
func (s *scene) oneItemPage(op operation) request {
	r := request{path: s.validRequests()[op.id].path, query: map[string]string{"limit": "1"}}
	if op.id == "listActivity" || op.id == "listDailyBalances" {
		r.query["scope"] = "organization"
	}
	if op.id == "getWalletHistory" { // days before the wallet's own are days too
		r.query["from"] = "2020-01-31T00:00:00Z"
	}
	return r
}

// assertSeesNothing sends a request that succeeds, and looks for anything of the
// owner in its answer.
func (s *scene) assertSeesNothing(owner *scene, op operation, r request) {
	s.tb.Helper()
	if op.method == http.MethodGet {
		r.query = nil // the whole list
	}
	if rules, ok := r.body["rules"].([]fields); ok {
		delete(rules[0], "approvers") // who are the owner's
	}
	if strings.HasSuffix(op.id, "AuditLog") { // which has the stranger's requested resource
		r.query = map[string]string{"action": "wallet.create"}
	}
	a := s.sendRequest(op, r)
	if a.status != r.status {
		s.tb.Errorf("%s answered %s to a stranger", op.id, a)
	}
	for _, mark := range owner.privateTexts() {
		if strings.Contains(a.text, mark) {
			s.tb.Errorf("%s shows %s to a stranger: %s", op.id, mark, a)
		}
	}
}

// privateTexts are words that only the organization may ever see.
func (s *scene) privateTexts() []string {
	marks := []string{s.org.String(), s.deposit.ID.String(), s.deposit.TxHash, s.allocation.RebalanceID.String(), s.allocation.RequestID.String(),
		s.withdrawal.ID.String(), s.withdrawal.RequestID.String(), s.failed.withdrawal.ID.String(), s.failed.payout.ID.String()}
	for _, v := range s.vaults {
		marks = append(marks, v.ID.String(), v.ContractAddress)
	}
	marks = append(marks, s.treasurer.ID.String(), s.treasurer.PublicKey, s.asked.String(), s.decided.String())
	for _, e := range s.book {
		marks = append(marks, e.ID.String(), e.Label, e.Address)
	}
	for _, w := range []client.Wallet{s.wallet, s.other, s.failed.wallet} {
		marks = append(marks, w.ID.String(), w.RequestID.String(), w.Label)
		for _, address := range w.DepositAddresses {
			marks = append(marks, address)
		}
	}
	marks = append(marks, s.solana.privateTexts()...)
	marks = append(marks, s.hook.ID.String(), s.hook.URL, s.hook.Secret, s.sent.LatestEmission.EventID.String())
	for _, h := range s.webhooks {
		marks = append(marks, h.ID.String(), h.URL, h.Secret)
	}
	return marks
}

// The same names are free in every organization.
func TestAPINamesAreTheOrganizationsOwn(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		body, hook := encodeJSON(t, fields{"requestId": uuid.New(), "label": "twin", "autoRebalance": false}), encodeJSON(t, quietWebhookBody())
		seen := map[string]bool{}
		for range 3 {
			c := w.newOrganization(t)
			for target, text := range map[string]string{"/v2/wallets": body, "/v2/webhooks": hook} {
				a := c.send(http.MethodPost, target, text)
				if id := resourceID(t, a); a.status != http.StatusCreated || seen[id] {
					t.Errorf("%s answered %s", target, a)
				} else {
					seen[id] = true
				}
			}
		}
	})
}
