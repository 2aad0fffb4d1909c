package httpapi

import (
	"context"
	"encoding/csv"
	"encoding/hex"
	"io"
	"net"
	"net/http"
	"net/netip"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/spreadsheet"
	"github.com/granaryhq/granary/internal/store"
)

// auditedActions maps operations that change state to their names in the audit log. Each such operation is here, or
// in unaudited.
var auditedActions = map[string]audit.Action{
	"POST /v2/wallets":                                                          audit.CreateWallet,
	"PATCH /v2/wallets/{id}/strategy":                                           audit.SetStrategy,
	"POST /v2/wallets/{id}/allocate":                                            audit.CreateAllocation,
	"POST /v2/wallets/{id}/withdrawals":                                         audit.CreateWithdrawal,
	"POST /v2/wallets/{id}/withdrawals/{withdrawalId}/cancel":                   audit.CancelWithdrawal,
	"POST /v2/wallets/{id}/withdrawals/{withdrawalId}/payouts/{payoutId}/retry": audit.RetryPayout,
	"POST /v2/address-book":                                                     audit.AddAddress,
	"DELETE /v2/address-book/{entryId}":                                         audit.RemoveAddress,
	"POST /v2/address-book/import":                                              audit.ImportAddresses,
	"POST /v2/custody/approvers":                                                audit.RegisterApprover,
	"DELETE /v2/custody/approvers/{approverId}":                                 audit.RemoveApprover,
	"PUT /v2/custody/rules":                                                     audit.SetApprovalRules,
	"POST /v2/custody/activities/{activityId}/vote":                             audit.VoteOnActivity,
	"PUT /v2/withdrawal-policy":                                                 audit.SetWithdrawalPolicy,
	"POST /v2/microvaults/vaults":                                               audit.CreateMicroVault,
	"PUT /v2/microvaults/vaults/{vaultId}/strategy":                             audit.SetMicroVaultStrategy,
	"PUT /v2/microvaults/vaults/{vaultId}/sources/{sourceId}/mode":              audit.SetMicroVaultSource,
	"POST /v2/microvaults/vaults/{vaultId}/sources/{sourceId}/accept-nav":       audit.AcceptMicroVaultNav,
	"POST /v2/microvaults/vaults/{vaultId}/sources/{sourceId}/write-off":        audit.WriteOffMicroVaultSource,
	"POST /v2/microvaults/vaults/{vaultId}/sources/{sourceId}/reinstate":        audit.ReinstateMicroVaultSource,
	"PUT /v2/microvaults/vaults/{vaultId}/sources/{sourceId}/exit-loss":         audit.SetMicroVaultExitLoss,
	"PUT /v2/microvaults/vaults/{vaultId}/shareholders/{walletAddress}":         audit.AddShareholder,
	"DELETE /v2/microvaults/vaults/{vaultId}/shareholders/{walletAddress}":      audit.RemoveShareholder,
	"POST /v2/webhooks":                                                         audit.CreateWebhook,
	"PATCH /v2/webhooks/{endpointId}":                                           audit.UpdateWebhook,
	"DELETE /v2/webhooks/{endpointId}":                                          audit.DeleteWebhook,
	"POST /v2/webhooks/{endpointId}/rotate-secret":                              audit.RotateWebhookSecret,
	"POST /v2/webhooks/{endpointId}/events/{eventId}/redeliver":                 audit.RedeliverWebhookEvent,
	"POST /v2/risk/rules":                                                       audit.CreateRiskRule,
	"PATCH /v2/risk/rules/{ruleId}":                                             audit.UpdateRiskRule,
	"DELETE /v2/risk/rules/{ruleId}":                                            audit.DeleteRiskRule,
	"POST /v2/risk/templates":                                                   audit.CreateRiskRule,
	"POST /v2/risk/alerts/{alertId}/acknowledge":                                audit.AcknowledgeRiskAlert,
	"POST /v2/risk/alerts/{alertId}/silence":                                    audit.SilenceRiskAlert,
	"PUT /v2/risk/stops/{target}":                                               audit.PutEmergencyStop,
	"DELETE /v2/risk/stops/{target}":                                            audit.ResumeEmergencyStop,
	"POST /v2/reconciliation/breaks/{breakId}/acknowledge":                      audit.AcknowledgeBreak,
	"POST /v2/fee-wrappers":                                                     audit.CreateFeeWrapper,
	"PATCH /v2/fee-wrappers/{id}":                                               audit.UpdateFeeWrapper,
	"PUT /v2/fee-wrappers/{id}/allowlist/{address}":                             audit.AllowOnFeeWrapper,
	"DELETE /v2/fee-wrappers/{id}/allowlist/{address}":                          audit.DisallowOnFeeWrapper,
}

// unaudited are the operations that are not GET and have no place in the log.
var unaudited = map[string]string{
	"POST /v2/wallets/{id}/allocate-preview":     "changes nothing",
	"POST /v2/wallets/{id}/withdrawals/preview":  "changes nothing",
	"POST /v2/custody/rules/dry-run":             "changes nothing",
	"POST /v2/risk/rules/dry-run":                "changes nothing",
	"POST /v2/custody/activity-approval-request": "changes nothing",
	"POST /v2/sandbox/faucet":                    "plays the world outside of the service",
	"POST /v2/sandbox/clock/advance":             "plays the world outside of the service",
	"POST /v2/sandbox/prices":                    "plays the world outside of the service",
	"POST /v2/sandbox/bridge":                    "plays the world outside of the service",
	"POST /v2/sandbox/sources/{id}":              "plays the world outside of the service",
}

// name is the operation's method and path.
func (op *operation) name() string { return op.method + " " + op.path }

// auditCaller is who asks, as the audit log has it.
func (s *Server) auditCaller(rec *recorder, r *http.Request) audit.Caller {
	p := rec.principal
	return audit.Caller{Actor: audit.TokenActor(p.Subject), TokenID: hex.EncodeToString(p.Token[:]), RemoteAddress: s.clientAddress(r), RequestID: rec.id}
}

// clientAddress returns the origin of the request: the peer or, if that is a configured proxy, the last address in
// X-Forwarded-For that is none. A client can forge the header's part before that address.
func (s *Server) clientAddress(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	forwarded := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(forwarded) - 1; i >= 0 && s.isTrustedProxy(host); i-- {
		at, err := netip.ParseAddr(strings.TrimSpace(forwarded[i]))
		if err != nil {
			break
		}
		host = at.Unmap().String()
	}
	return host
}

func (s *Server) isTrustedProxy(host string) bool {
	at, err := netip.ParseAddr(host)
	return err == nil && slices.ContainsFunc(s.trustedProxies, func(p netip.Prefix) bool { return p.Contains(at.Unmap()) })
}

// recordTokenUse records the first use of the request's token. A request is answered
// also where that fails, and the next one tries again.
func (s *Server) recordTokenUse(ctx context.Context, rec *recorder) {
	p := rec.principal
	err := s.tokens.RecordUse(ctx, audit.Token{Organization: p.Organization, ID: p.Token, Issuer: p.Issuer, Subject: p.Subject, Scopes: p.Scopes.String(), Expiry: p.Expiry})
	if err != nil && ctx.Err() == nil {
		s.log.Error("recording a token's first use in the audit log", "error", err)
	}
}

// recordRefusal records that an operation which changes state was rejected: the request was invalid, forbidden or in
// conflict. An unauthenticated caller belongs to no organization, and a caller with too many requests is rejected by
// the limits.
func (s *Server) recordRefusal(ctx context.Context, rec *recorder, r *http.Request, op *operation, err error) {
	action, audited := auditedActions[op.name()]
	code := fault.CodeOf(err)
	status := statusOfCode[code]
	if !audited || status < 400 || status >= 500 || status == http.StatusUnauthorized || status == http.StatusTooManyRequests {
		return
	}
	s.refusals.Record(ctx, rec.principal.Organization, action, subjectOf(r, op), audit.Details{"code": string(code), "error": err.Error(), "path": r.URL.Path})
}

// subjectOf returns the subject of a request: the last id in its path. An object below a contract of the
// organization, such as a source of a vault, belongs to the contract.
func subjectOf(r *http.Request, op *operation) string {
	for _, of := range []string{"/v2/microvaults/vaults/{vaultId}/", "/v2/fee-wrappers/{id}/"} {
		if strings.HasPrefix(op.path, of) {
			return r.PathValue(strings.Trim(path.Base(of), "{}"))
		}
	}
	at := strings.LastIndexByte(op.path, '{')
	if at < 0 {
		return ""
	}
	name, _, _ := strings.Cut(op.path[at+1:], "}")
	return r.PathValue(name)
}

var (
	auditQuery       = append([]string{"actor", "action", "subject", "to"}, listParams...)
	auditExportQuery = []string{"actor", "action", "subject", "from", "to"}
)

// maxFilterText bounds the texts that the log is filtered by.
const maxFilterText = 256

func (r *request) readAuditFilter() audit.Filter {
	text := func(name string) string {
		if v := r.query.readText(name, maxFilterText); v != nil {
			return *v
		}
		return ""
	}
	return audit.Filter{Actor: text("actor"), Action: text("action"), Subject: text("subject"), ToMicros: r.query.readMicros("to")}
}

func (s *Server) listAuditLog(ctx context.Context, r *request) (response, error) {
	page, filter := r.readPage(maxPage), r.readAuditFilter()
	if err := r.err(); err != nil {
		return response{}, err
	}
	entries, next, err := audit.List(ctx, s.domain.DB, r.organization(), filter, page)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.AuditEntry, len(entries))
	for i, e := range entries {
		data[i] = auditEntryBody(e)
	}
	return respondOK(wire.AuditPage{Data: data, NextCursor: r.nextCursor(next)})
}

func auditEntryBody(e audit.Entry) wire.AuditEntry {
	return wire.AuditEntry{
		ID: e.ID, OrganizationID: e.Organization, Sequence: e.Sequence, At: e.At, Actor: e.Actor, TokenID: e.TokenID, RemoteAddress: e.RemoteAddress,
		Action: string(e.Action), Subject: e.Subject, RequestID: e.RequestID, Outcome: wire.AuditOutcome(e.Outcome), Details: e.Details,
		PreviousHash: e.PreviousHash, Hash: e.Hash,
	}
}

// exportedAtOnce is how many entries of an export are read together.
const exportedAtOnce = 500

// exportAuditLog streams the pages of listAuditLog, oldest first, as CSV.
func (s *Server) exportAuditLog(ctx context.Context, r *request) (response, error) {
	filter := r.readAuditFilter()
	page := store.Page{Limit: exportedAtOnce, FromMicros: r.query.readMicros("from")}
	if err := r.err(); err != nil {
		return response{}, err
	}
	if filter.ToMicros == 0 { // it ends, however fast the log grows
		filter.ToMicros = s.domain.DB.Clock().Micros() + 1
	}
	organization := r.organization()
	entries, next, err := audit.List(ctx, s.domain.DB, organization, filter, page)
	if err != nil {
		return response{}, err
	}
	return respondOK(csvBody(func(ctx context.Context, w io.Writer) error {
		out := csv.NewWriter(w)
		if err := out.Write(auditColumns); err != nil {
			return err
		}
		for {
			for _, e := range entries {
				if err := out.Write(auditRecord(e)); err != nil {
					return err
				}
			}
			if out.Flush(); out.Error() != nil || next == nil {
				return out.Error()
			}
			page.After = next
			entries, next, err = audit.List(ctx, s.domain.DB, organization, filter, page)
			if err != nil {
				return err
			}
		}
	}))
}

// auditColumns are the fields of an entry, as the JSON names them.
var auditColumns = []string{"sequence", "id", "at", "actor", "tokenId", "remoteAddress", "action", "subject", "requestId", "outcome", "details", "previousHash", "hash"}

func auditRecord(e audit.Entry) []string {
	return []string{
		strconv.FormatInt(e.Sequence, 10), e.ID.String(), e.At.Format(time.RFC3339Nano), spreadsheet.EscapeFormula(e.Actor), e.TokenID, spreadsheet.EscapeFormula(e.RemoteAddress),
		string(e.Action), spreadsheet.EscapeFormula(e.Subject), e.RequestID, string(e.Outcome), e.Details.Encode(), e.PreviousHash, e.Hash,
	}
}
