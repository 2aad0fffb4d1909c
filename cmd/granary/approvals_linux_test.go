package main

import (
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/waittest"
)

const approvalsDocument = "../../docs/approvals.md"

// documentedBlocks are the blocks of one language in a document, in their order.
func documentedBlocks(t *testing.T, path, language string) (blocks []string) {
	t.Helper()
	for _, m := range regexp.MustCompile("(?ms)^```"+language+"\n(.*?)^```$").FindAllStringSubmatch(readText(t, path), -1) {
		blocks = append(blocks, m[1])
	}
	return blocks
}

func sandboxClient(t *testing.T, info app.SandboxInfo) *client.ClientWithResponses {
	t.Helper()
	api, err := client.NewClientWithResponses(info.BaseURL, client.WithToken(info.Token))
	if err != nil {
		t.Fatal(err)
	}
	return api
}

// assertStatus ends the test if a request was not answered so.
func assertStatus(t *testing.T, status int, answer interface{ StatusCode() int }, body []byte, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	if answer.StatusCode() != status {
		t.Fatalf("answered %d %s, %d is expected", answer.StatusCode(), body, status)
	}
}

// newFundedWallet is a wallet that holds 1,000 USDC.
func newFundedWallet(t *testing.T, api *client.ClientWithResponses) uuid.UUID {
	t.Helper()
	made, err := api.CreateWalletWithResponse(t.Context(), client.WalletCreate{RequestID: uuid.New(), Label: "treasury"})
	assertStatus(t, http.StatusCreated, made, made.Body, err)
	id := made.JSON201.ID
	address := ""
	waittest.Until(t, "the wallet is ready", func() bool {
		r, err := api.GetWalletWithResponse(t.Context(), id)
		assertStatus(t, http.StatusOK, r, r.Body, err)
		address = r.JSON200.DepositAddresses["ethereum_sepolia"]
		return r.JSON200.Status == client.WalletStatusIdle
	})
	paid, err := api.SandboxFaucetWithResponse(t.Context(), client.FaucetRequest{Chain: client.ChainEthereumSepolia, Token: client.FaucetTokenUsdc, Address: address, AmountUSD: "1000.000000"})
	assertStatus(t, http.StatusOK, paid, paid.Body, err)
	waittest.Until(t, "the wallet is paid", func() bool {
		r, err := api.GetWalletWithResponse(t.Context(), id)
		assertStatus(t, http.StatusOK, r, r.Body, err)
		return len(r.JSON200.Positions) == 1
	})
	return id
}

// Every command of the document has the effect that the document states, one after another as a newcomer types them:
// at last a withdrawal that waited is paid.
func TestTheCommandsOfApprovalsAreAsWritten(t *testing.T) {
	info := startSandbox(t)
	api := sandboxClient(t, info)
	wallet := newFundedWallet(t, api)
	blocks := documentedBlocks(t, approvalsDocument, "sh")
	if len(blocks) != 2 {
		t.Errorf("%d blocks of commands", len(blocks))
	}
	shell := exec.CommandContext(t.Context(), "bash", "-c", "set -euo pipefail\n"+strings.Join(blocks, "\n"))
	shell.Dir = t.TempDir()
	shell.Env = append(os.Environ(), "PATH="+programOnPath(t)+":"+os.Getenv("PATH"), asProgram+"=yes", "API="+info.BaseURL, "TOKEN="+info.Token, "WALLET="+wallet.String())
	out, err := shell.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if file, err := os.Stat(filepath.Join(shell.Dir, "approver.key")); err != nil || file.Mode().Perm() != 0o600 {
		t.Errorf("the key's file: %v, %v", file, err)
	}
	done, err := api.ListCustodyActivitiesWithResponse(t.Context(), nil)
	assertStatus(t, http.StatusOK, done, done.Body, err)
	statuses := map[client.ApprovalAction]string{}
	for _, a := range done.JSON200.Data {
		statuses[a.ActivityKind] += a.Status
		if a.ActivityKind != client.ApprovalActionWithdrawalPayout {
			continue
		}
		digest := strings.TrimPrefix(a.Fingerprint, "sha256:")
		if !strings.Contains(string(out), digest+"  -\n") {
			t.Errorf("the fingerprint %s is not computed in:\n%s", digest, out)
		}
		if !strings.Contains(string(out), `\"fingerprint\":\"sha256:`+digest) && !strings.Contains(string(out), `"fingerprint":"sha256:`+digest) {
			t.Errorf("the payload with the fingerprint %s is not shown in:\n%s", digest, out)
		}
	}
	for _, kind := range []client.ApprovalAction{client.ApprovalActionWithdrawalPolicyChange, client.ApprovalActionWithdrawalPayout} {
		if statuses[kind] != "ACTIVITY_STATUS_COMPLETED" {
			t.Errorf("the %s is %q\n%s", kind, statuses[kind], out)
		}
	}
	for _, said := range []string{" is active\n", "withdrawal_policy_change  0 of 1", "your vote to approve counts: ACTIVITY_STATUS_COMPLETED", `"approved":true`} {
		if !strings.Contains(string(out), said) {
			t.Errorf("no %q in:\n%s", said, out)
		}
	}
	waittest.Until(t, "the withdrawal is paid", func() bool {
		r, err := api.ListWithdrawalsWithResponse(t.Context(), wallet, nil)
		assertStatus(t, http.StatusOK, r, r.Body, err)
		return len(r.JSON200.Data) == 1 && r.JSON200.Data[0].Status == client.WithdrawalStatusCompleted
	})
}

// The rules of the document have the effect that it states, and can be published.
func TestTheRulesOfTheDocumentDecideAsWritten(t *testing.T) {
	info := startSandbox(t)
	api := sandboxClient(t, info)
	blocks := documentedBlocks(t, approvalsDocument, "json")
	if len(blocks) != 1 {
		t.Fatalf("%d blocks of rules", len(blocks))
	}
	var draft client.ApprovalRulesDryRun
	if err := json.Unmarshal([]byte(blocks[0]), &draft); err != nil {
		t.Fatal(err)
	}
	const bank, anybody, closed = "0x00000000000000000000000000099999999999b1", "0x00000000000000000000000000099999999999b2", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"
	group := "banks"
	entry, err := api.AddAddressBookEntryWithResponse(t.Context(), client.AddressBookEntryCreate{Label: "a bank", Chain: client.ChainEthereumSepolia, Address: bank, Group: &group})
	assertStatus(t, http.StatusCreated, entry, entry.Body, err)
	key, public := newApproverKey(t)
	_, deputy := newApproverKey(t)
	addApprover(t, "treasurer", public)
	_, out := addApprover(t, "deputy", deputy)
	vote(t, "approve", key, activityIn(t, out))
	for name, c := range map[string]struct {
		amount, to, rule string
		effect           client.ApprovalEffect
		approvals        int
	}{
		"150,000 to a bank": {"150000", bank, "large", client.ApprovalEffectRequireApproval, 2},
		"50,000 to a bank":  {"50000", bank, "our banks", client.ApprovalEffectAllow, 0},
		"10 to anybody":     {"10", anybody, "the rest", client.ApprovalEffectRequireApproval, 1},
		"10 to the first":   {"10", closed, "closed", client.ApprovalEffectDeny, 0},
	} {
		draft.Withdrawal = &client.DryRunWithdrawal{AmountUSD: json.Number(c.amount), DestinationAddress: c.to, DestinationChain: client.ChainEthereumSepolia}
		r, err := api.DryRunApprovalRulesWithResponse(t.Context(), draft)
		assertStatus(t, http.StatusOK, r, r.Body, err)
		if d := r.JSON200.Withdrawal; d.Rule != c.rule || d.Effect != c.effect || d.ApprovalsRequired != c.approvals {
			t.Errorf("%s: %+v", name, *d)
		}
	}
	published, err := api.SetApprovalRulesWithResponse(t.Context(), client.ApprovalRulesChange{Rules: draft.Rules})
	assertStatus(t, http.StatusAccepted, published, published.Body, err)
	vote(t, "approve", key, published.JSON202.CustodyActivityID)
	now, err := api.GetApprovalRulesWithResponse(t.Context())
	assertStatus(t, http.StatusOK, now, now.Body, err)
	if len(now.JSON200.Rules) != len(draft.Rules) {
		t.Errorf("published are %+v", now.JSON200.Rules)
	}
}
