package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/verify"
)

// scene is an organization with some of everything: each of its lists has two items or more, and no work is in
// flight.
type scene struct {
	*caller
	wallet      client.Wallet // holds cash in both lanes, and shares
	other       client.Wallet // empty
	deposit     client.Deposit
	allocation  client.Allocation
	withdrawal  client.Withdrawal
	failed      failedWithdrawal
	book        [3]client.AddressBookEntry
	webhooks    [2]client.WebhookCreated
	hook        client.WebhookCreated // receives the wallets' events
	sent        client.WebhookEvent   // to hook
	wrappers    [2]client.FeeWrapper  // ready
	vaults      [2]client.MicroVault  // ready; the first has a shareholder
	vaultTask   client.MicroVaultTask // of the first
	found, over reconciliation.Break  // of the wallet: open, and resolved
	rules       [3]client.RiskRule
	action      client.RiskActionTaken // a freeze
	alarm, calm client.RiskAlert       // open, of the first rule; and resolved
	consent
	solana onSolana // in another wallet
}

// failedWithdrawal is a withdrawal whose payout fails, whenever it is tried.
type failedWithdrawal struct {
	wallet     client.Wallet
	withdrawal client.Withdrawal
	payout     client.Payout
}

// newScene makes a scene in a world, for an organization of its own.
func (w *world) newScene(tb testing.TB) *scene {
	tb.Helper()
	s := &scene{caller: w.newOrganization(tb)}
	taker := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	tb.Cleanup(taker.Close)
	s.hook = postJSON[client.WebhookCreated](s.caller, http.StatusCreated, "/v2/webhooks", fields{"url": taker.URL + "/" + s.org.String(), "events": []client.EventType{client.EventTypePortfolioWalletStatusChanged}})
	one, other := s.newWallet("treasury of "+s.org.String()), s.newWallet("reserve of "+s.org.String())
	s.other = s.waitUntilIdle(other.ID)
	one = s.waitUntilIdle(one.ID)
	first, second := s.payFromFaucet("usdc", one.DepositAddresses[sepolia], "1000.000000"), s.payFromFaucet("usdt", one.DepositAddresses[sepolia], "50.000000")
	s.deposit = s.waitUntilCredited(one.ID, first)
	s.waitUntilCredited(one.ID, second)
	s.allocation = s.startAllocation(one.ID, usdcCash, vaultID, "400.000000")
	s.waitUntilRebalanced(s.allocation, one.ID)
	s.waitUntilRebalanced(s.startAllocation(one.ID, vaultID, usdcCash, "100.000000"), one.ID)
	s.withdrawal = s.withdrawAndWait(one.ID, withdrawalBody("usdc", "20.5", outsideAddress(1)))
	s.withdrawAndWait(one.ID, withdrawalBody("usdt", "10", outsideAddress(2)))
	s.wallet = s.waitUntilIdle(one.ID)
	s.failed = s.withdrawToRefused(w)
	s.solana = s.useSolana()
	s.consent = s.registerApprovers()
	s.watchRisk()
	s.sendRequest(apiContract().byID()["putEmergencyStop"], request{path: map[string]string{"target": "chain:base"}, body: fields{"reason": "a test"}})
	for i := range s.book {
		s.book[i] = postJSON[client.AddressBookEntry](s.caller, http.StatusCreated, "/v2/address-book", addressBookEntryBody())
	}
	s.sent = s.waitForDeliveries()[0]
	for i := range s.wrappers {
		s.wrappers[i] = postJSON[client.FeeWrapper](s.caller, http.StatusCreated, "/v2/fee-wrappers", feeWrapperBody())
	}
	s.createMicroVaults()
	for i, of := range s.wrappers {
		s.wrappers[i] = s.waitUntilWrapperReady(of.ID)
	}
	for i := range s.webhooks {
		s.webhooks[i] = postJSON[client.WebhookCreated](s.caller, http.StatusCreated, "/v2/webhooks", quietWebhookBody())
	}
	s.found, s.over = w.breakBooks(s.org, s.wallet.ID, false), w.breakBooks(s.org, s.wallet.ID, true)
	return s
}

// breakBooks has a break of a wallet reported, as a check would, and resolved or not.
func (w *world) breakBooks(organization, wallet uuid.UUID, over bool) reconciliation.Break {
	w.tb.Helper()
	block := uint64(7)
	found := []reconciliation.Finding{{Row: wallet.String(), Rule: string(verify.PositionsChains), Subject: reconciliation.Subject{Kind: "position", ID: usdcCash},
		Organization: organization, Wallet: wallet, Difference: "3",
		Evidence: reconciliation.Evidence{Text: "the ledger says 100 units, the chain 103 at block 7", Books: "100", Observed: "103", Block: &block}}}
	looks := [][]reconciliation.Finding{found, found}
	if over {
		looks = append(looks, nil)
	}
	var told []reconciliation.Change
	for _, seen := range looks {
		var err error
		told, err = store.Write(w.tb.Context(), w.DB, func(tx *store.Tx) ([]reconciliation.Change, error) {
			return reconciliation.Record(w.tb.Context(), tx, fmt.Sprintf("test of %s: %t", organization, over), []string{wallet.String()}, seen)
		})
		if err != nil {
			w.tb.Fatal(err)
		}
	}
	return told[0].Break
}

// refusedAddress is an address that USDC refuses to be sent to.
var refusedAddress = outsideAddress(0xbb)

// withdrawToRefused withdraws to it.
func (s *scene) withdrawToRefused(w *world) (u failedWithdrawal) {
	s.tb.Helper()
	w.blacklistUSDC(common.HexToAddress(refusedAddress))
	u.wallet = s.caller.newIdleWallet("refused of " + s.org.String())
	s.fundWallet(u.wallet, "usdc", "10.000000")
	made := postJSON[client.Withdrawal](s.caller, http.StatusCreated, walletPath(u.wallet.ID)+"/withdrawals", withdrawalBody("usdc", "5", refusedAddress))
	u.withdrawal = s.waitUntilWithdrawn(u.wallet.ID, made.ID)
	u.wallet = s.waitUntilIdle(u.wallet.ID)
	u.payout = s.loadFirstPayout(u.wallet.ID, made.ID)
	return u
}

// loadFirstPayout is the first of a withdrawal.
func (c *caller) loadFirstPayout(wallet, withdrawal uuid.UUID) client.Payout {
	c.tb.Helper()
	target := walletPath(wallet) + "/withdrawals/" + withdrawal.String() + "/payouts"
	return decodeResponse[client.PayoutPage](c, http.StatusOK, c.send(http.MethodGet, target, "")).Data[0]
}

// blacklistUSDC has USDC refuse to be moved from or to an address.
func (w *world) blacklistUSDC(a common.Address) {
	w.tb.Helper()
	if err := w.Chain.AsOwner(w.tb.Context(), w.Chain.Contracts.USDC, contracts.NewSandboxUSDC().PackBlacklist(a)); err != nil {
		w.tb.Fatal(err)
	}
}

// unblacklistUSDC takes that back.
func (w *world) unblacklistUSDC(a common.Address) {
	w.tb.Helper()
	if err := w.Chain.AsOwner(w.tb.Context(), w.Chain.Contracts.USDC, contracts.NewSandboxUSDC().PackUnBlacklist(a)); err != nil {
		w.tb.Fatal(err)
	}
}

// addressBookEntryBody is the body of an entry of the address book.
func addressBookEntryBody() fields {
	id := uuid.New()
	return fields{"label": "bank " + id.String(), "chain": sepolia, "address": strings.ToLower(common.BytesToAddress(id[:]).Hex()), "group": "banks"}
}

// waitForDeliveries waits until all deliveries were sent to the scene's hook, and returns the feed's items.
func (s *scene) waitForDeliveries() []client.WebhookEvent {
	s.tb.Helper()
	target := "/v2/webhooks/" + s.hook.ID.String() + "/events?limit=100"
	waitFor(s.caller, "nothing is pending", target+"&status=pending", func(p client.WebhookEventPage) bool { return len(p.Data) == 0 })
	return waitFor(s.caller, "more than one event was sent", target, func(p client.WebhookEventPage) bool { return len(p.Data) > 1 }).Data
}

// feeWrapperBody is the body of a fee wrapper.
func feeWrapperBody() fields {
	return fields{"requestId": uuid.New(), "sVaultId": vaultID, "feeRecipientAddress": outsideAddress(5), "performanceFeeBps": 1000, "managementFeeBps": 50,
		"maxPerformanceFeeBps": 2000}
}

// waitUntilWrapperReady waits until a fee wrapper is.
func (c *caller) waitUntilWrapperReady(id uuid.UUID) client.FeeWrapper {
	c.tb.Helper()
	return waitFor(c, "the fee wrapper is ready", "/v2/fee-wrappers/"+id.String(), func(w client.FeeWrapper) bool {
		if w.Status == client.FeeWrapperStatusFailed {
			c.tb.Fatalf("the fee wrapper failed: %s", *w.StatusReason)
		}
		return w.Status == client.FeeWrapperStatusReady
	})
}

// quietWebhookBody is the body of an endpoint that receives no events.
func quietWebhookBody() fields {
	return fields{"url": "https://hooks.example.com/" + uuid.NewString(), "events": []client.EventType{client.EventTypePortfolioWalletRiskAlertTriggered}}
}

// request is one that its operation accepts.
type request struct {
	status int // of the answer
	path   map[string]string
	query  map[string]string
	body   fields
	// instead are the fields that replace some of body, with null for those to remove.
	instead fields
}

// validRequests returns one for every operation, new at each call, about the scene's resources. It sets all optional
// fields and parameters.
func (s *scene) validRequests() map[string]request {
	wallet := map[string]string{"id": s.wallet.ID.String()}
	with := func(name string, id uuid.UUID) map[string]string {
		return map[string]string{"id": s.wallet.ID.String(), name: id.String()}
	}
	list := func(more ...string) map[string]string {
		q := map[string]string{"limit": "25", "sort": "createdAt", "order": "asc", "from": "2020-01-31T00:00:00.000001Z"}
		for i := 0; i < len(more); i += 2 {
			q[more[i]] = more[i+1]
		}
		return q
	}
	hook := func(of client.WebhookCreated) map[string]string {
		return map[string]string{"endpointId": of.ID.String()}
	}
	wrapper := func(more ...string) map[string]string {
		p := map[string]string{"id": s.wrappers[0].ID.String()}
		for i := 0; i < len(more); i += 2 {
			p[more[i]] = more[i+1]
		}
		return p
	}
	movements := []fields{{"from": usdcCash, "to": vaultID, "amountUsd": "1.500000"}}
	payout := func() fields {
		return fields{"destinationChain": sepolia, "amountUsd": json.Number("2.5"), "token": "usdc", "destinationToken": "usdc", "destinationAddress": outsideAddress(3),
			"sources":             []fields{{"positionId": usdcCash, "amountUsd": json.Number("2.5")}},
			"excludedChains":      []string{"arbitrum", "base"},
			"partnerFeeAmountUsd": json.Number("0.5"), "partnerFeeRecipientAddress": outsideAddress(6)}
	}
	vault := func(more ...string) map[string]string {
		p := map[string]string{"vaultId": s.vaults[0].ID.String()}
		for i := 0; i < len(more); i += 2 {
			p[more[i]] = more[i+1]
		}
		return p
	}
	return map[string]request{
		"ping":             {status: 200},
		"createWallet":     {status: 201, body: fields{"requestId": uuid.New(), "label": "wallet", "autoRebalance": false, "strategy": nil}},
		"listWallets":      {status: 200, query: list("walletId", s.wallet.ID.String(), "requestId", s.wallet.RequestID.String(), "label", s.wallet.Label, "labelSearch", "TREASURY", "lifecycleStatus", "active")},
		"listYieldSources": {status: 200},
		"getWallet":        {status: 200, path: wallet},
		"setStrategy":      {status: 200, path: map[string]string{"id": s.other.ID.String()}, body: fields{"requestId": uuid.New(), "autoRebalance": true, "strategy": splitStrategy("49.99", "50.01")}},
		"listDeposits":     {status: 200, path: wallet, query: list()},
		"lookupDeposit":    {status: 200, path: wallet, query: map[string]string{"txHash": s.deposit.TxHash, "chain": sepolia}},

		"allocate":          {status: 201, path: wallet, body: fields{"requestId": uuid.New(), "allocations": movements}},
		"previewAllocation": {status: 200, path: wallet, body: fields{"allocations": movements}},
		"getWalletHistory":  {status: 200, path: wallet, query: map[string]string{"from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z", "limit": "25"}},
		"listRebalances":    {status: 200, path: wallet, query: list()},
		"getRebalance":      {status: 200, path: with("rebalanceId", s.allocation.RebalanceID)},

		"createWithdrawal":  {status: 201, path: wallet, body: mergeFields(payout(), fields{"requestId": uuid.New()})},
		"previewWithdrawal": {status: 200, path: wallet, body: payout()},
		"listWithdrawals":   {status: 200, path: wallet, query: list()},
		"getWithdrawal":     {status: 200, path: with("withdrawalId", s.withdrawal.ID)},
		"listPayouts":       {status: 200, path: with("withdrawalId", s.withdrawal.ID)},
		"cancelWithdrawal":  {status: 409, path: with("withdrawalId", s.withdrawal.ID)}, // it has ended: see conflicts
		"retryPayout":       {status: 200, path: map[string]string{"id": s.failed.wallet.ID.String(), "withdrawalId": s.failed.withdrawal.ID.String(), "payoutId": s.failed.payout.ID.String()}},

		"addAddressBookEntry":    {status: 201, body: addressBookEntryBody()},
		"listAddressBook":        {status: 200, query: list()},
		"deleteAddressBookEntry": {status: 200, path: map[string]string{"entryId": s.book[2].ID.String()}},
		"exportAddressBook":      {status: 200},
		"importAddressBook":      {status: 200, body: fields{"csv": addressBookCSV(), "dryRun": false}},
		"getWithdrawalPolicy":    {status: 200},
		"setWithdrawalPolicy":    {status: 200, body: fields{"addressBookOnly": false, "approvalThresholdUsd": nil, "dailyLimitUsd": "5000000.000000", "coolDownSeconds": 0}},

		"registerApprover": {status: 201, body: fields{"requestId": uuid.New(), "name": "approver " + uuid.NewString(), "webauthn": webAuthnBody()},
			instead: fields{"requestId": uuid.New(), "webauthn": nil, "publicKey": newStamper().PublicKey()}},
		"listApprovers":                {status: 200, query: list()},
		"getApprover":                  {status: 200, path: map[string]string{"approverId": s.treasurer.ID.String()}},
		"removeApprover":               {status: 202, path: map[string]string{"approverId": s.deputy.ID.String()}},
		"getApprovalRules":             {status: 200},
		"setApprovalRules":             {status: 202, body: fields{"rules": []fields{s.ruleBody()}, "basedOn": 1}},
		"dryRunApprovalRules":          {status: 200, body: fields{"rules": []fields{s.ruleBody()}, "withdrawal": fields{"amountUsd": json.Number("25000"), "destinationChain": sepolia, "destinationAddress": outsideAddress(3)}}},
		"listPendingCustodyActivities": {status: 200},
		"listCustodyActivities":        {status: 200, query: list()},
		"getCustodyActivity":           {status: 200, path: map[string]string{"activityId": s.decided.String()}},
		"requestActivityApproval":      {status: 200, body: fields{"activityId": s.asked, "action": "approve"}},
		"voteOnActivity":               {status: 409, path: map[string]string{"activityId": s.decided.String()}, body: voteBody()}, // it has ended: see checkApprovals

		"createMicroVault":            {status: 202, body: microVaultBody()},
		"listMicroVaults":             {status: 200, query: list()},
		"getMicroVault":               {status: 200, path: vault()},
		"setMicroVaultStrategy":       {status: 202, path: vault(), body: fields{"allocations": []fields{{"sourceId": vaultSource, "targetBps": 6000}}, "idleTargetBps": 4000}},
		"setMicroVaultSourceMode":     {status: 202, path: vault("sourceId", vaultSource), body: fields{"mode": "subscription_only"}},
		"acceptMicroVaultNav":         {status: 202, path: vault("sourceId", vaultSource)},
		"writeOffMicroVaultSource":    {status: 202, path: vault("sourceId", vaultSource)},
		"reinstateMicroVaultSource":   {status: 202, path: vault("sourceId", vaultSource)},
		"setMicroVaultExitLoss":       {status: 202, path: vault("sourceId", vaultSource), body: fields{"exitLossBps": 50}},
		"listMicroVaultShareholders":  {status: 200, path: vault()},
		"addMicroVaultShareholder":    {status: 202, path: vault("walletAddress", outsideAddress(0x21))},
		"removeMicroVaultShareholder": {status: 202, path: vault("walletAddress", outsideAddress(0x22))},
		"listMicroVaultTasks":         {status: 200, path: vault(), query: list()},
		"getMicroVaultTask":           {status: 200, path: map[string]string{"taskId": s.vaultTask.ID.String()}},

		"createWebhook": {status: 201, body: mergeFields(quietWebhookBody(), fields{"description": "quiet"})},
		"listWebhooks":  {status: 200, query: map[string]string{"limit": "25"}},
		"deleteWebhook": {status: 200, path: hook(s.webhooks[1])},

		"getWebhook":          {status: 200, path: hook(s.webhooks[0])},
		"updateWebhook":       {status: 200, path: hook(s.webhooks[0]), body: fields{"events": quietWebhookBody()["events"], "description": "quieter", "enabled": true}},
		"rotateWebhookSecret": {status: 200, path: hook(s.webhooks[0])},
		"listWebhookEvents":   {status: 200, query: list("eventType", "portfolio_wallet.status_changed", "status", "delivered", "to", "2999-01-31T00:00:00Z")},
		"listEndpointEvents":  {status: 200, path: hook(s.hook), query: list("eventType", "portfolio_wallet.status_changed", "status", "delivered", "to", "2999-01-31T00:00:00Z")},
		"redeliverWebhookEvent": {status: 200, path: map[string]string{"endpointId": s.hook.ID.String(),
			"eventId": s.sent.LatestEmission.EventID.String()}},

		"createFeeWrapper":       {status: 201, body: feeWrapperBody()},
		"listFeeWrappers":        {status: 200, query: list("requestId", s.wrappers[0].RequestID.String())},
		"getFeeWrapper":          {status: 200, path: wrapper()},
		"updateFeeWrapper":       {status: 202, path: wrapper(), body: fields{"feeRecipientAddress": outsideAddress(6), "performanceFeeBps": 900, "managementFeeBps": 40}},
		"getFeeWrapperAllowance": {status: 200, path: wrapper("address", outsideAddress(7))},
		"allowOnFeeWrapper":      {status: 202, path: wrapper("address", outsideAddress(7))},
		"disallowOnFeeWrapper":   {status: 200, path: wrapper("address", outsideAddress(8))},

		"listActivity":        {status: 200, query: map[string]string{"walletId": s.wallet.ID.String(), "from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z", "limit": "25"}},
		"exportActivity":      {status: 200, query: map[string]string{"walletId": s.wallet.ID.String(), "from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z"}},
		"exportBeancount":     {status: 200, query: map[string]string{"walletId": s.wallet.ID.String(), "from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z"}},
		"getStatement":        {status: 200, query: map[string]string{"walletId": s.wallet.ID.String(), "from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z", "format": "json"}},
		"listDailyBalances":   {status: 200, query: map[string]string{"walletId": s.wallet.ID.String(), "from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z", "limit": "25"}},
		"exportDailyBalances": {status: 200, query: map[string]string{"walletId": s.wallet.ID.String(), "from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z"}},

		"createRiskRule":       {status: 201, body: riskRuleBody()},
		"listRiskRules":        {status: 200, query: list()},
		"dryRunRiskRule":       {status: 200, body: fields{"rule": without(riskRuleBody(), "requestId"), "from": "2026-01-01T00:00:00Z", "to": "2026-01-31T00:00:00Z"}},
		"getRiskRule":          {status: 200, path: map[string]string{"ruleId": s.rules[1].ID.String()}},
		"updateRiskRule":       {status: 200, path: map[string]string{"ruleId": s.rules[1].ID.String()}, body: fields{"name": "another name", "threshold": 9500, "resolveThreshold": 9000.5, "forSeconds": 5, "severity": "info", "action": "unwind", "unwindToPct": 10, "enabled": true}},
		"deleteRiskRule":       {status: 200, path: map[string]string{"ruleId": s.rules[2].ID.String()}},
		"listRiskTemplates":    {status: 200},
		"applyRiskTemplate":    {status: 201, body: fields{"requestId": uuid.New(), "template": "diversification", "scope": fields{"walletId": s.wallet.ID}}},
		"listRiskAlerts":       {status: 200, query: list("status", "open", "ruleId", s.rules[0].ID.String(), "walletId", s.wallet.ID.String(), "yieldSourceId", vaultID)},
		"getRiskAlert":         {status: 200, path: map[string]string{"alertId": s.alarm.ID.String()}},
		"acknowledgeRiskAlert": {status: 200, path: map[string]string{"alertId": s.alarm.ID.String()}, body: fields{"note": "known " + uuid.NewString()}},
		"silenceRiskAlert":     {status: 200, path: map[string]string{"alertId": s.alarm.ID.String()}, body: fields{"until": time.Now().Add(time.Hour).UTC().Format(time.RFC3339)}},

		"listRiskActions": {status: 200, query: list("status", "completed", "alertId", s.action.AlertID.String(), "walletId", s.wallet.ID.String(), "yieldSourceId", vaultID)},
		"getRiskAction":   {status: 200, path: map[string]string{"actionId": s.action.ID.String()}},

		"listEmergencyStops": {status: 200, query: map[string]string{"walletId": s.wallet.ID.String()}},
		"putEmergencyStop":   {status: 200, path: map[string]string{"target": "chain:base"}, body: fields{"reason": "a test"}},
		"endEmergencyStop":   {status: 202, path: map[string]string{"target": "chain:base"}},

		"listBreaks":               {status: 200, query: list("state", "open", "rule", "positions_chains", "walletId", s.wallet.ID.String())},
		"getBreak":                 {status: 200, path: map[string]string{"breakId": s.found.ID.String()}},
		"acknowledgeBreak":         {status: 200, path: map[string]string{"breakId": s.found.ID.String()}, body: fields{"note": "known " + uuid.NewString()}},
		"listReconciliationChecks": {status: 200},

		"listAuditLog":   {status: 200, query: list("actor", "token:test", "action", "wallet.create", "subject", s.wallet.ID.String(), "to", "2999-01-31T00:00:00Z")},
		"exportAuditLog": {status: 200, query: map[string]string{"actor": "token:test", "action": "wallet.create", "subject": s.wallet.ID.String(), "from": "2020-01-31T00:00:00Z", "to": "2999-01-31T00:00:00Z"}},

		"sandboxFaucet": {status: 200, body: fields{"chain": sepolia, "token": "usdt", "address": outsideAddress(4), "amountUsd": "1.000000"},
			instead: fields{"token": "native", "amountUsd": nil, "amountNative": "0.000000000000000001"}},
		"sandboxAdvanceClock": {status: 200, body: fields{"seconds": 1}},
		"sandboxSetPrice":     {status: 200, body: fields{"token": "usdt", "priceUsd": "1.000000", "source": "sandbox-a"}},
		"sandboxSetBridge":    {status: 200, body: fields{"mode": "normal"}},
		"sandboxSetSource": {status: 200, path: map[string]string{"id": vaultID}, body: fields{"apyBps": 500, "navUsd": "5000.000000", "liquidityUsd": "1000000.000000", "mode": "active",
			"strike": true, "fillPct": 100, "settleDays": 1, "refuse": false, "failure": "none"}},
	}
}

func mergeFields(a, b fields) fields {
	for name, v := range b {
		a[name] = v
	}
	return a
}

// eachOperation calls fn with every operation and the scene's request for it, in the
// order of their paths.
func (s *scene) eachOperation(fn func(op operation, r request)) {
	for _, op := range apiContract().operations {
		fn(op, s.validRequests()[op.id])
	}
}

// target returns the request's path. It escapes its arguments.
func (r request) target(op operation) string {
	at := op.path
	for name, v := range r.path {
		at = strings.ReplaceAll(at, "{"+name+"}", url.PathEscape(v))
	}
	values := url.Values{}
	for name, v := range r.query {
		values.Set(name, v)
	}
	if len(values) > 0 {
		at += "?" + values.Encode()
	}
	return at
}

// encodedBody is the request's body.
func (r request) encodedBody(tb testing.TB) string {
	tb.Helper()
	if r.body == nil {
		return ""
	}
	return encodeJSON(tb, r.body)
}

// sendRequest sends the request.
func (c *caller) sendRequest(op operation, r request) response {
	c.tb.Helper()
	return c.send(op.method, r.target(op), r.encodedBody(c.tb))
}

// diffKeys lists the keys in one of the two sets only.
func diffKeys[A, B any](what string, a map[string]A, b map[string]B) error {
	var wrong []string
	for name := range a {
		if _, ok := b[name]; !ok {
			wrong = append(wrong, "-"+name)
		}
	}
	for name := range b {
		if _, ok := a[name]; !ok {
			wrong = append(wrong, "+"+name)
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	slices.Sort(wrong)
	return fmt.Errorf("%s: %s", what, strings.Join(wrong, " "))
}

// byID is every operation of the description.
func (c contract) byID() map[string]operation {
	ops := map[string]operation{}
	for _, op := range c.operations {
		ops[op.id] = op
	}
	return ops
}

// An operation without a request here would be an operation without tests.
func TestAPIHasARequestForEveryOperation(t *testing.T) {
	requests := (&scene{}).validRequests()
	if err := diffKeys("described, not driven (-) and the reverse (+)", apiContract().byID(), requests); err != nil {
		t.Error(err)
	}
	for id, r := range requests {
		op := apiContract().byID()[id]
		for in, given := range map[string]map[string]string{"path": r.path, "query": r.query} {
			for _, p := range op.parametersIn(in) {
				if _, ok := given[p.Name]; !ok && p.Name != "cursor" && p.Name != "scope" {
					t.Errorf("%s is driven without its parameter %s", id, p.Name)
				}
			}
		}
		if body := op.bodySchema(); (body == nil) != (r.body == nil) {
			t.Errorf("%s is driven with the body %v", id, r.body)
		} else if body != nil {
			if err := diffKeys(id+": fields described, not given (-)", body.Properties, mergeFields(r.body, r.instead)); err != nil {
				t.Error(err)
			}
		}
	}
}
