package e2e

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/deploy"
)

// refusal is a request that is well formed and must be refused with a code.
type refusal struct {
	op, code string
	change   func(request) // of the one that would be accepted
}

// checkRefusals makes every possible rejection: for each operation each of its statuses, and over all of them each
// code.
func (s *scene) checkRefusals(w *world) {
	ops := apiContract().byID()
	rich := s.caller.newIdleWallet("rich")
	s.fundWallet(rich, "usdc", "6000000.000000") // more than the source takes of one wallet
	automatic := s.changeStrategy()
	for _, c := range s.refusalTable(w, rich.ID, automatic) {
		r := s.validRequests()[c.op]
		c.change(r)
		if a := s.sendRequest(ops[c.op], r); a.code() != c.code {
			s.tb.Errorf("%s of %s answered %s, %s is expected", c.op, r.encodedBody(s.tb), a, c.code)
		}
	}
	nobody := newCaller(s.tb, s.url, s.org, w.issueToken(s.tb, s.org), w)
	s.eachOperation(func(op operation, r request) {
		at := request{path: r.path}.target(op)
		s.assertRefused("unknown_parameters", op.method, at+"?verbose=true", nil)
		if a := nobody.sendRequest(op, r); a.code() != "forbidden" && op.scope() != "" {
			s.tb.Errorf("%s answered %s to a token without scopes", op.id, a)
		}
		if a := s.send(op.method, at, "", "Authorization", ""); a.code() != "unauthenticated" || a.header.Get("WWW-Authenticate") == "" {
			s.tb.Errorf("%s answered %s to nobody", op.id, a)
		}
	})
	s.checkConflicts(w)
	s.checkCancellations(w, rich)
	s.checkPolicies()
	s.checkIdempotencyKeys()
	s.checkWalletLimit(w)
	checkRuleLimit(w)
	s.checkFailedWallet(w)
}

// checkStops requests operations of an organization that is stopped, and has no resumption by a caller who may only
// stop.
func (s *scene) checkStops() {
	s.tb.Helper()
	ops := apiContract().byID()
	put := request{path: map[string]string{"target": "organization"}, body: fields{"reason": "a test"}}
	if a := s.sendRequest(ops["putEmergencyStop"], put); a.status != http.StatusOK {
		s.tb.Fatalf("putEmergencyStop answered %s", a)
	}
	for _, id := range []string{"createWithdrawal", "previewWithdrawal", "allocate", "previewAllocation", "createFeeWrapper", "createMicroVault"} {
		if a := s.sendRequest(ops[id], s.validRequests()[id]); a.code() != "emergency_stop" {
			s.tb.Errorf("%s of a stopped organization answered %s", id, a)
		}
	}
	if a := s.sendRequest(ops["endEmergencyStop"], request{path: put.path}); a.status != http.StatusAccepted {
		s.tb.Errorf("endEmergencyStop without the approvers answered %s", a)
	}
	stops := decodeResponse[client.EmergencyStopPage](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/risk/stops", ""))
	if len(stops.Data) == 0 {
		s.tb.Error("nothing is stopped any more")
	}
}

// checkIdempotencyKeys changes vaults without a key, and with one that was used.
func (s *scene) checkIdempotencyKeys() {
	s.tb.Helper()
	key := uuid.NewString()
	made := s.validRequests()["createMicroVault"]
	create := func() response {
		return s.send(http.MethodPost, "/v2/microvaults/vaults", made.encodedBody(s.tb), "Idempotency-Key", key)
	}
	first, again := decodeResponse[client.MicroVaultCreated](s.caller, http.StatusAccepted, create()), decodeResponse[client.MicroVaultCreated](s.caller, http.StatusAccepted, create())
	if first.Task.ID != again.Task.ID || first.Vault.ID != again.Vault.ID {
		s.tb.Errorf("one key made %+v and %+v", first, again)
	}
	s.eachOperation(func(op operation, r request) {
		if !isMicroVaultPath(op.path) || op.method == http.MethodGet {
			return
		}
		if op.id == "createMicroVault" {
			r.body["name"] = "another"
		}
		for code, text := range map[string]string{"idempotency_key_required": "", "idempotency_conflict": key, "invalid_request": strings.Repeat("k", 201)} {
			if a := s.send(op.method, r.target(op), r.encodedBody(s.tb), "Idempotency-Key", text); a.code() != code {
				s.tb.Errorf("%s with the key %q answered %s, %s is expected", op.id, text, a, code)
			}
		}
	})
}

// checkCancellations takes withdrawals back, in time and too late. Without blocks no
// redemption ends and no payout is final.
func (s *scene) checkCancellations(w *world, rich client.Wallet) {
	s.tb.Helper()
	at := func(wallet, withdrawal uuid.UUID, what string) string {
		return walletPath(wallet) + "/withdrawals/" + withdrawal.String() + what
	}
	s.waitUntilRebalanced(s.startAllocation(rich.ID, usdcCash, vaultID, "20.000000"), rich.ID)
	// The vault's price was multiplied: it is not observed at once.
	waitFor(s.caller, "the vault is seen at its new price", walletPath(rich.ID), func(w client.Wallet) bool {
		return w.Status == client.WalletStatusIdle && slices.ContainsFunc(w.Positions, func(p client.Position) bool {
			return p.ID == vaultID && atLeast(s.tb, p.AvailableUSD, "19.000000")
		})
	})
	take := func(position string) uuid.UUID {
		body := withdrawalBody("usdc", "3", outsideAddress(7))
		body["sources"] = []fields{{"positionId": position, "amountUsd": json.Number("3")}}
		return postJSON[client.Withdrawal](s.caller, http.StatusCreated, walletPath(rich.ID)+"/withdrawals", body).ID
	}
	w.withoutBlocks(func() {
		id := take(vaultID)
		out := decodeResponse[client.Withdrawal](s.caller, http.StatusOK, s.send(http.MethodPost, at(rich.ID, id, "/cancel"), "{}"))
		if out.Status != client.WithdrawalStatusCancelled {
			s.tb.Errorf("cancelled: %+v", out)
		}
		s.assertRefused("withdrawal_already_cancelled", http.MethodPost, at(rich.ID, id, "/cancel"), nil)
	})
	s.waitUntilIdle(rich.ID)
	var paid uuid.UUID
	w.withoutBlocks(func() {
		paid = take(usdcCash)
		waitFor(s.caller, "the payout is signed", at(rich.ID, paid, ""), func(w client.Withdrawal) bool { return w.PayoutLegs[0].Status == "processing" })
		s.assertRefused("withdrawal_payout_in_progress", http.MethodPost, at(rich.ID, paid, "/cancel"), nil)
		s.assertRefused("payout_in_progress", http.MethodPost, at(rich.ID, paid, "/payouts/"+s.loadFirstPayout(rich.ID, paid).ID.String()+"/retry"), nil)
	})
	s.waitUntilPaid(rich.ID, paid)
	s.assertRefused("payout_already_terminal", http.MethodPost, at(rich.ID, paid, "/payouts/"+s.loadFirstPayout(rich.ID, paid).ID.String()+"/retry"), nil)
	s.waitUntilIdle(rich.ID)
	w.blacklistUSDC(w.Chain.Contracts.Vault)
	unredeemed := s.waitUntilWithdrawn(rich.ID, take(vaultID))
	s.assertRefused("payout_not_retryable", http.MethodPost, at(rich.ID, unredeemed.ID, "/payouts/"+s.loadFirstPayout(rich.ID, unredeemed.ID).ID.String()+"/retry"), nil)
	w.unblacklistUSDC(w.Chain.Contracts.Vault)
}

// checkPolicies forbids requests that would be accepted.
func (s *scene) checkPolicies() {
	s.tb.Helper()
	ops := apiContract().byID()
	s.waitUntilIdle(s.failed.wallet.ID)
	for _, p := range []struct {
		only bool
		most any
		code string
	}{
		{true, nil, "address_book_whitelist_violation"},
		{false, "2.499999", "withdrawal_policy_required"},
	} {
		set := s.validRequests()["setWithdrawalPolicy"]
		set.body["addressBookOnly"], set.body["dailyLimitUsd"] = p.only, p.most
		if a := s.sendRequest(ops["setWithdrawalPolicy"], set); a.status != set.status {
			s.tb.Errorf("the policy %v: %s", set.body, a)
		}
		ids := []string{"createWithdrawal", "previewWithdrawal", "retryPayout"}
		if p.only {
			ids = append(ids, "createFeeWrapper", "updateFeeWrapper")
		}
		for _, id := range ids {
			if a := s.sendRequest(ops[id], s.validRequests()[id]); a.code() != p.code {
				s.tb.Errorf("%s under the policy %v answered %s", id, set.body, a)
			}
		}
	}
	s.sendRequest(ops["setWithdrawalPolicy"], s.validRequests()["setWithdrawalPolicy"])
}

// changeStrategy changes the other wallet's, and returns under which name.
func (s *scene) changeStrategy() uuid.UUID {
	s.tb.Helper()
	r := s.validRequests()["setStrategy"]
	if a := s.sendRequest(apiContract().byID()["setStrategy"], r); a.status != r.status {
		s.tb.Errorf("setStrategy answered %s", a)
	}
	return r.body["requestId"].(uuid.UUID)
}

// singleTargetStrategy is a strategy of one target.
func singleTargetStrategy(token, target string) fields {
	return fields{"allocations": fields{token: []fields{{"yieldSourceId": target, "pct": 100}}}}
}

// checkConflicts asks a busy wallet for more. Without blocks it stays busy.
func (s *scene) checkConflicts(w *world) {
	ops := apiContract().byID()
	w.withoutBlocks(func() {
		for _, id := range []string{"allocate", "createWithdrawal"} {
			if a := s.sendRequest(ops[id], s.validRequests()[id]); a.status != http.StatusCreated {
				s.tb.Errorf("%s answered %s", id, a)
			}
			if a := s.sendRequest(ops[id], s.validRequests()[id]); a.code() != "workflow_conflict" {
				s.tb.Errorf("%s of a busy wallet answered %s", id, a)
			}
		}
	})
	s.waitUntilIdle(s.wallet.ID)
}

func (s *scene) refusalTable(w *world, rich, automatic uuid.UUID) []refusal {
	set := func(name string, v any) func(request) { return func(r request) { r.body[name] = v } }
	path := func(name string, id uuid.UUID) func(request) { return func(r request) { r.path[name] = id.String() } }
	native := func(amount any) func(request) {
		return func(r request) {
			delete(r.body, "amountUsd")
			r.body["token"], r.body["amountNative"] = "native", amount
		}
	}
	onSolana := func(to solana.PublicKey, token, amount string) func(request) {
		return func(r request) {
			r.body["amountUsd"] = amount
			if token == "native" {
				native(amount)(r)
			}
			r.body["chain"], r.body["token"], r.body["address"] = "solana_devnet", token, to.String()
		}
	}
	query := func(name, v string) func(request) { return func(r request) { r.query[name] = v } }
	move := func(from, to, amount string) func(request) {
		return set("allocations", []fields{{"from": from, "to": to, "amountUsd": amount}})
	}
	in := func(wallet uuid.UUID, then func(request)) func(request) {
		return func(r request) { path("id", wallet)(r); then(r) }
	}
	number := func(text string) json.Number { return json.Number(text) }
	draw := func(position, amount string) func(request) {
		return set("sources", []fields{{"positionId": position, "amountUsd": number(amount)}})
	}
	own := s.wallet.DepositAddresses[sepolia]
	table := []refusal{
		{"createWallet", "request_id_conflict", set("requestId", s.wallet.RequestID)},
		{"createWallet", "duplicate_request_id", set("requestId", s.withdrawal.RequestID)},
		{"createWallet", "validation_error", set("strategy", splitStrategy("50", "50"))},
		{"createWallet", "invalid_position_weight", func(r request) { r.body["autoRebalance"], r.body["strategy"] = true, splitStrategy("50", "49.99") }},
		{"createWallet", "yield_source_not_found", func(r request) {
			r.body["autoRebalance"], r.body["strategy"] = true, singleTargetStrategy("usdc", "service-nothing")
		}},

		{"setStrategy", "request_id_conflict", func(r request) { r.body["requestId"], r.body["strategy"] = automatic, splitStrategy("1", "99") }},
		{"setStrategy", "duplicate_request_id", set("requestId", s.wallet.RequestID)},
		{"setStrategy", "validation_error", func(r request) { delete(r.body, "autoRebalance"); delete(r.body, "strategy") }},
		{"setStrategy", "validation_error", set("autoRebalance", false)},
		{"setStrategy", "invalid_position_weight", set("strategy", splitStrategy("50", "49.99"))},
		{"setStrategy", "invalid_position_weight", set("strategy", splitStrategy("50.001", "49.999"))},
		{"setStrategy", "invalid_position_weight", set("strategy", singleTargetStrategy("usdt", vaultID))},
		{"setStrategy", "yield_source_not_found", set("strategy", singleTargetStrategy("usdc", "service-nothing"))},

		{"lookupDeposit", "deposit_not_found", query("txHash", "0x"+strings.Repeat("0", 64))},
		{"lookupDeposit", "validation_error", query("txHash", s.deposit.TxHash+"0")},
		{"lookupDeposit", "deposit_not_found", query("chain", "solana_devnet")},
		{"lookupDeposit", "unsupported_chain", query("chain", "polygon")},
		{"lookupDeposit", "deposit_not_found", path("id", s.other.ID)},
		{"lookupDeposit", "unsupported_chain", query("chain", "mars")},

		{"createWithdrawal", "request_id_conflict", set("requestId", s.withdrawal.RequestID)},
		{"createWithdrawal", "duplicate_request_id", set("requestId", s.wallet.RequestID)},
		{"createWithdrawal", "duplicate_request_id", in(s.other.ID, set("requestId", s.withdrawal.RequestID))},
		{"createWithdrawal", "invalid_destination_address", set("destinationChain", "solana_devnet")}, // beside an address of the EVM
		{"createWithdrawal", "unsupported_chain", set("destinationChain", "polygon")},
		{"createWithdrawal", "unsupported_token", set("destinationToken", "usdt")},
		{"createWithdrawal", "validation_error", set("excludedChains", []string{sepolia})},
		{"createWithdrawal", "unsupported_chain", set("excludedChains", []string{"mars"})},
		{"previewWithdrawal", "validation_error", set("excludedChains", []string{sepolia})},
		{"previewWithdrawal", "validation_error", set("excludedChains", []string{})},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", own)},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", zeroAddress)},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", string(w.info.Chains[sepolia].Tokens["usdc"]))},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", w.Config.Chains[sepolia].Executor.Hex())},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", w.Config.Chains[sepolia].FeeCollector.Hex())},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", w.Config.Chains[sepolia].Carrier.Hex())},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", w.Chain.Contracts.Vault.Hex())},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", "0x000000000000000000000000000000000000dead")},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", s.vaults[0].ContractAddress)},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", *s.wrappers[0].ContractAddress)},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", w.Config.Chains[sepolia].MicroVaultFactory.Hex())},
		{"createWithdrawal", "invalid_destination_address", set("destinationAddress", deploy.Create2Factory().Hex())},
		{"createWithdrawal", "invalid_destination_address", set("partnerFeeRecipientAddress", s.vaults[0].ContractAddress)},
		{"addAddressBookEntry", "invalid_destination_address", set("address", s.vaults[0].ContractAddress)},
		{"createFeeWrapper", "invalid_destination_address", set("feeRecipientAddress", string(w.info.Chains[sepolia].Tokens["usdc"]))},
		{"createFeeWrapper", "invalid_destination_address", set("feeRecipientAddress", s.vaults[0].ContractAddress)},
		{"updateFeeWrapper", "invalid_destination_address", set("feeRecipientAddress", "0x000000000000000000000000000000000000dEaD")},
		{"createWithdrawal", "invalid_destination_address", set("partnerFeeRecipientAddress", own)},
		{"createWithdrawal", "validation_error", set("partnerFeeRecipientAddress", outsideAddress(3))},
		{"createWithdrawal", "validation_error", set("partnerFeeAmountUsd", number("2.5"))},
		{"createWithdrawal", "validation_error", func(r request) { delete(r.body, "partnerFeeAmountUsd") }},
		{"createWithdrawal", "validation_error", func(r request) { delete(r.body, "partnerFeeRecipientAddress") }},
		{"createWithdrawal", "invalid_withdrawal_plan", set("partnerFeeAmountUsd", number("2.45"))},
		{"createWallet", "unsupported_token", set("strategy", singleTargetStrategy("dai", "cash"))},
		{"setStrategy", "unsupported_token", set("strategy", singleTargetStrategy("dai", "cash"))},
		{"previewWithdrawal", "unsupported_chain", set("destinationChain", "polygon")},
		{"previewWithdrawal", "invalid_destination_address", set("destinationAddress", own)},
		{"previewWithdrawal", "insufficient_funds", func(r request) { delete(r.body, "sources"); r.body["amountUsd"] = number("1000000") }},
		{"cancelWithdrawal", "withdrawal_not_cancellable", func(request) {}},
		{"addAddressBookEntry", "address_book_duplicate_entry", set("address", s.book[0].Address)},
		{"addAddressBookEntry", "unsupported_chain", set("chain", "polygon")},
		{"addAddressBookEntry", "invalid_destination_address", set("address", zeroAddress)},
		{"addAddressBookEntry", "invalid_destination_address", func(r request) {
			r.body["chain"], r.body["address"] = "solana_devnet", "11111111111111111111111111111111"
		}},
		{"deleteAddressBookEntry", "address_book_entry_not_found", func(request) {}}, // it was deleted before
		{"requestActivityApproval", "activity_not_found", set("activityId", uuid.New())},
		{"dryRunApprovalRules", "validation_error", set("rules", []fields{{"name": "n", "actions": []string{"resume"}, "approvals": 9, "effect": "require_approval"}})},
		{"importAddressBook", "validation_error", set("csv", "label,chain\n")},
		{"setApprovalRules", "workflow_conflict", set("basedOn", 7)},
		{"setWithdrawalPolicy", "precision_overflow", set("dailyLimitUsd", "1.0000000")},
		{"createWithdrawal", "insufficient_funds", func(r request) { delete(r.body, "sources"); r.body["amountUsd"] = number("1000000") }},
		{"createWithdrawal", "insufficient_funds", func(r request) { draw(usdcCash, "100000")(r); r.body["amountUsd"] = number("100000") }},
		{"createWithdrawal", "invalid_withdrawal_plan", draw(usdcCash, "2.499999")},
		{"createWithdrawal", "invalid_withdrawal_plan", draw(usdtCash, "2.5")},
		{"createWithdrawal", "invalid_withdrawal_plan", func(r request) {
			draw(usdcCash, "0.05")(r)
			r.body["amountUsd"], r.body["partnerFeeAmountUsd"] = number("0.05"), number("0.01")
		}},
		{"createWithdrawal", "invalid_withdrawal_plan", in(s.other.ID, func(request) {})},
		{"createWithdrawal", "yield_source_not_found", draw("cash:polygon:usdc", "2.5")},
		{"createWithdrawal", "precision_overflow", set("amountUsd", number("2.5000001"))},

		{"allocate", "request_id_conflict", set("requestId", s.allocation.RequestID)},
		{"allocate", "duplicate_request_id", set("requestId", s.withdrawal.RequestID)},
		{"createWebhook", "webhook_duplicate_url", set("url", s.webhooks[0].URL)},
		{"createWebhook", "validation_error", set("events", []string{"portfolio_wallet.status_changed", "wallet.created"})},
		{"createWebhook", "validation_error", set("url", "http://hooks.example.com/")},
		{"updateWebhook", "validation_error", func(r request) { clear(r.body) }},
		{"updateWebhook", "validation_error", set("events", []string{})},
		{"redeliverWebhookEvent", "operation_not_supported", func(r request) {
			decodeResponse[client.Webhook](s.caller, http.StatusOK, s.send(http.MethodPatch, "/v2/webhooks/"+s.webhooks[0].ID.String(), `{"enabled":false}`))
			path("endpointId", s.webhooks[0].ID)(r)
		}},
		{"listWebhookEvents", "validation_error", query("eventType", "wallet.created")},
		{"listEndpointEvents", "validation_error", query("status", "lost")},
		{"listActivity", "validation_error", func(r request) { delete(r.query, "walletId") }},
		{"listActivity", "validation_error", query("scope", "organization")},
		{"createFeeWrapper", "request_id_conflict", func(r request) { r.body["requestId"], r.body["performanceFeeBps"] = s.wrappers[0].RequestID, 999 }},
		{"createFeeWrapper", "duplicate_request_id", set("requestId", s.wallet.RequestID)},
		{"createFeeWrapper", "yield_source_not_found", set("sVaultId", "service-nothing")},
		{"createFeeWrapper", "validation_error", set("managementFeeBps", 101)},
		{"createFeeWrapper", "validation_error", set("maxPerformanceFeeBps", 999)},
		{"createFeeWrapper", "invalid_destination_address", set("feeRecipientAddress", zeroAddress)},
		{"createFeeWrapper", "invalid_destination_address", set("feeRecipientAddress", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d35A")},
		{"updateFeeWrapper", "invalid_destination_address", set("feeRecipientAddress", *s.wrappers[0].ContractAddress)},
		{"updateFeeWrapper", "validation_error", set("performanceFeeBps", 2001)},
		{"updateFeeWrapper", "validation_error", set("managementFeeBps", 101)},
		{"updateFeeWrapper", "validation_error", func(r request) { clear(r.body) }},
		{"getFeeWrapperAllowance", "validation_error", func(r request) { r.path["address"] = zeroAddress }},
		{"allowOnFeeWrapper", "validation_error", func(r request) { r.path["address"] = "0x12" }},
		{"createMicroVault", "source_not_found", set("sources", []string{"service-nothing"})},
		{"createMicroVault", "unsupported_token", set("asset", "dai")},
		{"createMicroVault", "invalid_request", set("asset", "usdt")},
		{"setMicroVaultStrategy", "invalid_request", set("idleTargetBps", 3999)},
		{"setMicroVaultStrategy", "source_not_found", set("allocations", []fields{{"sourceId": "0x" + strings.Repeat("ab", 32), "targetBps": 6000}})},
		{"setMicroVaultSourceMode", "source_not_found", func(r request) { r.path["sourceId"] = "0x" + strings.Repeat("ab", 32) }},
		{"acceptMicroVaultNav", "source_not_found", func(r request) { r.path["sourceId"] = "0x" + strings.Repeat("ab", 32) }},
		{"writeOffMicroVaultSource", "source_not_found", func(r request) { r.path["sourceId"] = "0x" + strings.Repeat("ab", 32) }},
		{"reinstateMicroVaultSource", "source_not_found", func(r request) { r.path["sourceId"] = "0x" + strings.Repeat("ab", 32) }},
		{"setMicroVaultExitLoss", "source_not_found", func(r request) { r.path["sourceId"] = "0x" + strings.Repeat("ab", 32) }},
		{"setMicroVaultExitLoss", "invalid_request", set("exitLossBps", 1001)},
		{"addMicroVaultShareholder", "invalid_request", func(r request) { r.path["walletAddress"] = zeroAddress }},
		{"removeMicroVaultShareholder", "shareholder_not_found", func(r request) { r.path["walletAddress"] = outsideAddress(0x77) }},
		{"exportActivity", "validation_error", query("scope", "organization")},
		{"exportActivity", "unknown_parameters", query("limit", "25")},
		{"exportActivity", "wallet_not_found", query("walletId", uuid.NewString())},
		{"listActivity", "wallet_not_found", query("walletId", uuid.NewString())},
		{"getStatement", "wallet_not_found", query("walletId", uuid.NewString())},
		{"getStatement", "validation_error", query("format", "pdf")},
		{"getStatement", "validation_error", query("scope", "organization")},
		{"getStatement", "validation_error", query("to", "2020-01-31T00:00:00Z")}, // no value lies between
		{"exportBeancount", "wallet_not_found", query("walletId", uuid.NewString())},
		{"exportBeancount", "validation_error", query("from", "2999-01-31T00:00:00Z")}, // still to come
		{"listDailyBalances", "wallet_not_found", query("walletId", uuid.NewString())},
		{"listDailyBalances", "validation_error", func(r request) { delete(r.query, "walletId") }},
		{"exportDailyBalances", "wallet_not_found", query("walletId", uuid.NewString())},
		{"exportDailyBalances", "unknown_parameters", query("limit", "25")},
		{"listWallets", "invalid_cursor", query("cursor", "AAAA")},

		{"sandboxFaucet", "invalid_destination_address", set("chain", "solana_devnet")}, // beside an address of the EVM
		{"sandboxFaucet", "invalid_destination_address", onSolana(solana.SystemProgram, "usdc", "1.000000")},
		{"sandboxFaucet", "invalid_destination_address", onSolana(solana.TokenProgram, "usdc", "1.000000")},
		{"sandboxFaucet", "invalid_destination_address", onSolana(solana.MemoProgram, "native", "1")},
		{"sandboxFaucet", "invalid_destination_address", onSolana(validator.USDC, "usdc", "1.000000")},
		{"sandboxFaucet", "invalid_destination_address", onSolana(validator.USDT, "usdc", "1.000000")},
		{"sandboxFaucet", "validation_error", onSolana(solana.PublicKey{7}, "native", "0.000890879")},
		{"sandboxFaucet", "precision_overflow", onSolana(solana.PublicKey{7}, "native", "1.0000000001")},
		{"sandboxFaucet", "precision_overflow", onSolana(solana.PublicKey{7}, "usdc", "1.0000001")},
		{"sandboxFaucet", "unsupported_chain", func(r request) { onSolana(solana.PublicKey{7}, "native", "1")(r); r.body["chain"] = "solana" }},
		{"sandboxFaucet", "unsupported_chain", set("chain", "polygon")},
		{"sandboxFaucet", "invalid_destination_address", set("address", s.wallet.DepositAddresses["solana_devnet"])},
		{"sandboxFaucet", "invalid_destination_address", func(r request) { r.body["token"], r.body["address"] = "usdc", zeroAddress }},
		{"sandboxFaucet", "validation_error", set("amountUsd", "1000000000.000001")},
		{"sandboxFaucet", "validation_error", set("amountNative", "1")}, // beside amountUsd
		{"sandboxFaucet", "validation_error", set("token", "native")},
		{"sandboxFaucet", "validation_error", func(r request) { delete(r.body, "amountUsd") }},
		{"sandboxFaucet", "validation_error", native("1000.000000000000000001")},
		{"sandboxFaucet", "validation_error", native("0")},
		{"sandboxFaucet", "validation_error", native("1e2")},
		{"sandboxFaucet", "validation_error", native(1)},
		{"sandboxFaucet", "precision_overflow", native("0.1000000000000000000")},
		{"sandboxFaucet", "invalid_destination_address", func(r request) {
			native("1")(r)
			r.body["address"] = w.info.Chains[chain.EthereumSepolia].Tokens[chain.USDC]
		}},
		{"sandboxSetSource", "yield_source_not_found", func(r request) { r.path["id"] = "service-nothing" }},
		{"acknowledgeBreak", "validation_error", set("note", "")},
		{"acknowledgeBreak", "break_not_open", path("breakId", s.over.ID)},
		{"createRiskRule", "validation_error", set("threshold", 0)},
		{"createRiskRule", "validation_error", set("threshold", 10001)},
		{"createRiskRule", "precision_overflow", set("threshold", 1.0000001)},
		{"createRiskRule", "validation_error", set("resolveThreshold", 9001)},
		{"createRiskRule", "validation_error", set("metric", "nav_rise_bps")},
		{"createRiskRule", "validation_error", set("forSeconds", -1)},
		{"createRiskRule", "validation_error", set("name", " ")},
		{"createRiskRule", "validation_error", set("action", "alert")},
		{"createRiskRule", "wallet_not_found", set("scope", fields{"walletId": uuid.NewString()})},
		{"createRiskRule", "yield_source_not_found", set("scope", fields{"yieldSourceId": "nothing"})},
		{"createRiskRule", "unknown_parameters", set("scope", fields{"chain": "base"})},
		{"createRiskRule", "duplicate_request_id", set("requestId", s.withdrawal.RequestID)},
		{"updateRiskRule", "validation_error", func(r request) { clear(r.body) }},
		{"dryRunRiskRule", "validation_error", set("to", "2026-03-01T00:00:00Z")},
		{"dryRunRiskRule", "validation_error", set("from", "yesterday")},
		{"dryRunRiskRule", "yield_source_not_found", func(r request) {
			r.body["rule"] = mergeFields(r.body["rule"].(fields), fields{"scope": fields{"yieldSourceId": "nothing"}})
		}},
		{"applyRiskTemplate", "validation_error", set("template", "nothing")},
		{"applyRiskTemplate", "yield_source_not_found", set("scope", fields{"yieldSourceId": "nothing"})},
		{"applyRiskTemplate", "duplicate_request_id", set("requestId", s.withdrawal.RequestID)},
		{"acknowledgeRiskAlert", "validation_error", set("note", "")},
		{"acknowledgeRiskAlert", "alert_not_open", path("alertId", s.calm.ID)},
		{"silenceRiskAlert", "alert_not_open", path("alertId", s.calm.ID)},
		{"silenceRiskAlert", "validation_error", set("until", "2999-01-01T00:00:00Z")},
		{"listEmergencyStops", "wallet_not_found", query("walletId", uuid.NewString())},
		{"putEmergencyStop", "validation_error", func(r request) { r.path["target"] = "everything" }},
		{"putEmergencyStop", "yield_source_not_found", func(r request) { r.path["target"] = "source:nothing" }},
		{"putEmergencyStop", "wallet_not_found", func(r request) { r.path["target"] = "source:" + vaultID + "@" + uuid.NewString() }},
		{"endEmergencyStop", "stop_not_found", func(r request) { r.path["target"] = "source:nothing" }},
		{"deleteRiskRule", "rule_not_found", func(request) {}},   // it was deleted before
		{"deleteWebhook", "webhook_not_found", func(request) {}}, // so was this one
	}
	for _, op := range []string{"allocate", "previewAllocation"} {
		table = append(table,
			refusal{op, "validation_error", move(usdcCash, usdtCash, "1.000000")},
			refusal{op, "validation_error", move(usdtCash, vaultID, "1.000000")},
			refusal{op, "validation_error", move(vaultID, vaultID, "1.000000")},
			refusal{op, "yield_source_not_found", move("cash:polygon:usdc", vaultID, "1.000000")},
			refusal{op, "yield_source_not_found", move(usdcCash, "service-nothing", "1.000000")},
			refusal{op, "insufficient_funds", move(usdcCash, vaultID, "100000.000000")},
			refusal{op, "insufficient_funds", move(vaultID, usdcCash, "100000.000000")},
			refusal{op, "invalid_position_weight", in(rich, move(usdcCash, vaultID, "5000000.000001"))},
			refusal{op, "operation_not_supported", in(s.other.ID, func(request) {})},
		)
	}
	for _, op := range apiContract().operations {
		for _, p := range op.parametersIn("path") {
			if code, known := map[string]string{"rebalanceId": "rebalance_not_found", "withdrawalId": "withdrawal_not_found", "payoutId": "payout_not_found", "entryId": "address_book_entry_not_found", "approverId": "approver_not_found", "activityId": "activity_not_found", "endpointId": "webhook_not_found", "eventId": "webhook_event_not_found", "vaultId": "vault_not_found", "taskId": "task_not_found", "breakId": "break_not_found", "ruleId": "rule_not_found", "alertId": "alert_not_found", "actionId": "action_not_found"}[p.Name]; known {
				table = append(table, refusal{op.id, code, path(p.Name, uuid.New())})
			} else if p.Name == "id" && op.id != "sandboxSetSource" {
				table = append(table, refusal{op.id, isolationOf[op.id], path(p.Name, uuid.New())})
			}
		}
	}
	return table
}

const zeroAddress = "0x0000000000000000000000000000000000000000"
