package httpapi

import (
	"context"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
)

// operation is one thing that the API does.
type operation struct {
	method string
	path   string
	scope  auth.Scope // empty: any valid token
	query  []string   // the parameters it knows
	handle func(ctx context.Context, c *request) (response, error)
}

// response is the result of an operation: a status and a body for JSON, or a csvBody or longBody.
type response struct {
	status int
	body   any
}

// csvBody writes CSV of any length.
type csvBody func(ctx context.Context, w io.Writer) error

// longBody writes an answer of another type, of any length.
type longBody struct {
	contentType string
	write       func(ctx context.Context, w io.Writer) error
}

// respondOK answers 200.
func respondOK(body any) (response, error) { return response{http.StatusOK, body}, nil }

// operations lists the served operations.
func (s *Server) operations() []operation {
	get, post, put, patch, remove := http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete
	served := []operation{
		{get, "/v2/system/ping", "", nil, ping},

		{post, "/v2/wallets", auth.WalletsWrite, nil, s.createWallet},
		{get, "/v2/wallets", auth.WalletsRead, walletQuery, s.listWallets},
		{get, "/v2/wallets/yield-sources", auth.WalletsRead, nil, s.listYieldSources},
		{get, "/v2/wallets/{id}", auth.WalletsRead, nil, s.getWallet},
		{patch, "/v2/wallets/{id}/strategy", auth.WalletsWrite, nil, s.setStrategy},
		{get, "/v2/wallets/{id}/deposits", auth.WalletsRead, listParams, s.listDeposits},
		{get, "/v2/wallets/{id}/deposits/lookup", auth.WalletsRead, []string{"txHash", "chain"}, s.lookupDeposit},
		{post, "/v2/wallets/{id}/allocate", auth.WalletsWrite, nil, s.allocate},
		{post, "/v2/wallets/{id}/allocate-preview", auth.WalletsRead, nil, s.previewAllocation},
		{get, "/v2/wallets/{id}/history", auth.AccountingRead, historyQuery, s.getWalletHistory},
		{get, "/v2/wallets/{id}/rebalances", auth.WalletsRead, listParams, s.listRebalances},
		{get, "/v2/wallets/{id}/rebalances/{rebalanceId}", auth.WalletsRead, nil, s.getRebalance},
		{post, "/v2/wallets/{id}/withdrawals", auth.WithdrawalsWrite, nil, s.createWithdrawal},
		{get, "/v2/wallets/{id}/withdrawals", auth.WalletsRead, listParams, s.listWithdrawals},
		{post, "/v2/wallets/{id}/withdrawals/preview", auth.WalletsRead, nil, s.previewWithdrawal},
		{get, "/v2/wallets/{id}/withdrawals/{withdrawalId}", auth.WalletsRead, nil, s.getWithdrawal},
		{get, "/v2/wallets/{id}/withdrawals/{withdrawalId}/payouts", auth.WalletsRead, nil, s.listPayouts},
		{post, "/v2/wallets/{id}/withdrawals/{withdrawalId}/cancel", auth.WithdrawalsWrite, nil, s.cancelWithdrawal},
		{post, "/v2/wallets/{id}/withdrawals/{withdrawalId}/payouts/{payoutId}/retry", auth.WithdrawalsWrite, nil, s.retryPayout},

		{post, "/v2/address-book", auth.ApprovalsWrite, nil, s.addAddressBookEntry},
		{get, "/v2/address-book", auth.WalletsRead, listParams, s.listAddressBook},
		{get, "/v2/address-book.csv", auth.WalletsRead, nil, s.exportAddressBook},
		{post, "/v2/address-book/import", auth.ApprovalsWrite, nil, s.importAddressBook},
		{remove, "/v2/address-book/{entryId}", auth.ApprovalsWrite, nil, s.deleteAddressBookEntry},
		{get, "/v2/withdrawal-policy", auth.WalletsRead, nil, s.getWithdrawalPolicy},
		{put, "/v2/withdrawal-policy", auth.ApprovalsWrite, nil, s.setWithdrawalPolicy},

		{post, "/v2/custody/approvers", auth.ApprovalsWrite, nil, s.registerApprover},
		{get, "/v2/custody/approvers", auth.WalletsRead, listParams, s.listApprovers},
		{get, "/v2/custody/approvers/{approverId}", auth.WalletsRead, nil, s.getApprover},
		{remove, "/v2/custody/approvers/{approverId}", auth.ApprovalsWrite, nil, s.removeApprover},
		{get, "/v2/custody/rules", auth.WalletsRead, nil, s.getApprovalRules},
		{put, "/v2/custody/rules", auth.ApprovalsWrite, nil, s.setApprovalRules},
		{post, "/v2/custody/rules/dry-run", auth.WalletsRead, nil, s.dryRunApprovalRules},
		{get, "/v2/custody/activities/pending", auth.WalletsRead, nil, s.listPendingCustodyActivities},
		{get, "/v2/custody/activities", auth.WalletsRead, listParams, s.listCustodyActivities},
		{get, "/v2/custody/activities/{activityId}", auth.WalletsRead, nil, s.getCustodyActivity},
		{post, "/v2/custody/activity-approval-request", auth.WalletsRead, nil, s.requestActivityApproval},
		{post, "/v2/custody/activities/{activityId}/vote", auth.ApprovalsWrite, nil, s.voteOnActivity},

		{post, "/v2/microvaults/vaults", auth.MicroVaultsWrite, nil, s.createMicroVault},
		{get, "/v2/microvaults/vaults", auth.WalletsRead, listParams, s.listMicroVaults},
		{get, "/v2/microvaults/vaults/{vaultId}", auth.WalletsRead, nil, s.getMicroVault},
		{put, "/v2/microvaults/vaults/{vaultId}/strategy", auth.MicroVaultsWrite, nil, s.setMicroVaultStrategy},
		{put, "/v2/microvaults/vaults/{vaultId}/sources/{sourceId}/mode", auth.MicroVaultsWrite, nil, s.setMicroVaultSourceMode},
		{post, "/v2/microvaults/vaults/{vaultId}/sources/{sourceId}/accept-nav", auth.MicroVaultsWrite, nil, s.acceptMicroVaultNav},
		{post, "/v2/microvaults/vaults/{vaultId}/sources/{sourceId}/write-off", auth.MicroVaultsWrite, nil, s.writeOffMicroVaultSource},
		{post, "/v2/microvaults/vaults/{vaultId}/sources/{sourceId}/reinstate", auth.MicroVaultsWrite, nil, s.reinstateMicroVaultSource},
		{put, "/v2/microvaults/vaults/{vaultId}/sources/{sourceId}/exit-loss", auth.MicroVaultsWrite, nil, s.setMicroVaultExitLoss},
		{get, "/v2/microvaults/vaults/{vaultId}/shareholders", auth.WalletsRead, nil, s.listMicroVaultShareholders},
		{put, "/v2/microvaults/vaults/{vaultId}/shareholders/{walletAddress}", auth.MicroVaultsWrite, nil, s.addMicroVaultShareholder},
		{remove, "/v2/microvaults/vaults/{vaultId}/shareholders/{walletAddress}", auth.MicroVaultsWrite, nil, s.removeMicroVaultShareholder},
		{get, "/v2/microvaults/vaults/{vaultId}/tasks", auth.WalletsRead, listParams, s.listMicroVaultTasks},
		{get, "/v2/microvaults/tasks/{taskId}", auth.WalletsRead, nil, s.getMicroVaultTask},

		{post, "/v2/webhooks", auth.WebhooksWrite, nil, s.createWebhook},
		{get, "/v2/webhooks", auth.WebhooksRead, pageParams, s.listWebhooks},
		{get, "/v2/webhooks/{endpointId}", auth.WebhooksRead, nil, s.getWebhook},
		{patch, "/v2/webhooks/{endpointId}", auth.WebhooksWrite, nil, s.updateWebhook},
		{remove, "/v2/webhooks/{endpointId}", auth.WebhooksWrite, nil, s.deleteWebhook},
		{post, "/v2/webhooks/{endpointId}/rotate-secret", auth.WebhooksWrite, nil, s.rotateWebhookSecret},
		{get, "/v2/webhooks/events", auth.WebhooksRead, feedQuery, s.listWebhookEvents},
		{get, "/v2/webhooks/{endpointId}/events", auth.WebhooksRead, feedQuery, s.listEndpointEvents},
		{post, "/v2/webhooks/{endpointId}/events/{eventId}/redeliver", auth.WebhooksWrite, nil, s.redeliverWebhookEvent},

		{post, "/v2/fee-wrappers", auth.FeeWrappersWrite, nil, s.createFeeWrapper},
		{get, "/v2/fee-wrappers", auth.WalletsRead, wrapperQuery, s.listFeeWrappers},
		{get, "/v2/fee-wrappers/{id}", auth.WalletsRead, nil, s.getFeeWrapper},
		{patch, "/v2/fee-wrappers/{id}", auth.FeeWrappersWrite, nil, s.updateFeeWrapper},
		{get, "/v2/fee-wrappers/{id}/allowlist/{address}", auth.WalletsRead, nil, s.getFeeWrapperAllowance},
		{put, "/v2/fee-wrappers/{id}/allowlist/{address}", auth.FeeWrappersWrite, nil, s.allowOnFeeWrapper},
		{remove, "/v2/fee-wrappers/{id}/allowlist/{address}", auth.FeeWrappersWrite, nil, s.disallowOnFeeWrapper},

		{get, "/v2/accounting/activity", auth.AccountingRead, activityQuery, s.listActivity},
		{get, "/v2/accounting/activity.csv", auth.AccountingRead, exportQuery, s.exportActivity},
		{get, "/v2/accounting/activity.beancount", auth.AccountingRead, exportQuery, s.exportBeancount},
		{get, "/v2/accounting/statement", auth.AccountingRead, statementQuery, s.getStatement},
		{get, "/v2/accounting/balances", auth.AccountingRead, activityQuery, s.listDailyBalances},
		{get, "/v2/accounting/balances.csv", auth.AccountingRead, exportQuery, s.exportDailyBalances},

		{post, "/v2/risk/rules", auth.RiskWrite, nil, s.createRiskRule},
		{get, "/v2/risk/rules", auth.WalletsRead, listParams, s.listRiskRules},
		{post, "/v2/risk/rules/dry-run", auth.WalletsRead, nil, s.dryRunRiskRule},
		{get, "/v2/risk/rules/{ruleId}", auth.WalletsRead, nil, s.getRiskRule},
		{patch, "/v2/risk/rules/{ruleId}", auth.RiskWrite, nil, s.updateRiskRule},
		{remove, "/v2/risk/rules/{ruleId}", auth.RiskWrite, nil, s.deleteRiskRule},
		{get, "/v2/risk/templates", auth.WalletsRead, nil, s.listRiskTemplates},
		{post, "/v2/risk/templates", auth.RiskWrite, nil, s.applyRiskTemplate},
		{get, "/v2/risk/alerts", auth.WalletsRead, alertQuery, s.listRiskAlerts},
		{get, "/v2/risk/alerts/{alertId}", auth.WalletsRead, nil, s.getRiskAlert},
		{post, "/v2/risk/alerts/{alertId}/acknowledge", auth.RiskWrite, nil, s.acknowledgeRiskAlert},
		{post, "/v2/risk/alerts/{alertId}/silence", auth.RiskWrite, nil, s.silenceRiskAlert},
		{get, "/v2/risk/actions", auth.WalletsRead, actionQuery, s.listRiskActions},
		{get, "/v2/risk/actions/{actionId}", auth.WalletsRead, nil, s.getRiskAction},
		{get, "/v2/risk/stops", auth.WalletsRead, []string{"walletId"}, s.listEmergencyStops},
		{put, "/v2/risk/stops/{target}", auth.RiskWrite, nil, s.putEmergencyStop},
		{remove, "/v2/risk/stops/{target}", auth.RiskWrite, nil, s.endEmergencyStop},

		{get, "/v2/reconciliation/breaks", auth.AccountingRead, breakQuery, s.listBreaks},
		{get, "/v2/reconciliation/breaks/{breakId}", auth.AccountingRead, nil, s.getBreak},
		{post, "/v2/reconciliation/breaks/{breakId}/acknowledge", auth.RiskWrite, nil, s.acknowledgeBreak}, // it moves no money: a caller who handles alerts may do it, without the right to change rules
		{get, "/v2/reconciliation/checks", auth.AccountingRead, nil, s.listReconciliationChecks},

		{get, "/v2/audit", auth.AuditRead, auditQuery, s.listAuditLog},
		{get, "/v2/audit.csv", auth.AuditRead, auditExportQuery, s.exportAuditLog},
	}
	if s.domain.Sandbox != nil {
		served = append(served,
			operation{post, "/v2/sandbox/faucet", auth.WalletsWrite, nil, s.sandboxFaucet},
			operation{post, "/v2/sandbox/clock/advance", auth.WalletsWrite, nil, s.sandboxAdvanceClock},
			operation{post, "/v2/sandbox/prices", auth.WalletsWrite, nil, s.sandboxSetPrice},
			operation{post, "/v2/sandbox/sources/{id}", auth.WalletsWrite, nil, s.sandboxSetSource},
		)
		if s.domain.Sandbox.SetBridge != nil {
			served = append(served, operation{post, "/v2/sandbox/bridge", auth.WalletsWrite, nil, s.sandboxSetBridge})
		}
	}
	return served
}

// route is a path with its operations by method.
type route struct {
	path    string
	methods map[string]*operation
	allow   string
}

// registerRoutes registers operations. Each path is registered once, for every method,
// so that a wrong method is answered by us and two paths that both match
// ("/v2/wallets/{id}" and "/v2/wallets/yield-sources") never conflict.
func (s *Server) registerRoutes(operations []operation) {
	routes := map[string]*route{}
	for i := range operations {
		op := &operations[i]
		at := routes[op.path]
		if at == nil {
			at = &route{path: op.path, methods: map[string]*operation{}}
			routes[op.path] = at
		}
		at.methods[op.method] = op
		if op.method == http.MethodGet {
			at.methods[http.MethodHead] = op
		}
	}
	for _, at := range routes {
		methods := make([]string, 0, len(at.methods))
		for m := range at.methods {
			methods = append(methods, m)
		}
		slices.Sort(methods)
		at.allow = strings.Join(methods, ", ")
		s.mux.HandleFunc(at.path, func(w http.ResponseWriter, r *http.Request) {
			rec := w.(*recorder)
			rec.route = at
			op := at.methods[r.Method]
			if op == nil {
				rec.writeMethodNotAllowed()
				return
			}
			s.serveOperation(rec, r, op)
		})
	}
	s.mux.HandleFunc("/", s.notFound)
}

func (s *Server) notFound(w http.ResponseWriter, _ *http.Request) {
	w.(*recorder).writeError(fault.New(fault.NotFound, "no such path"))
}
