package main

import (
	"bytes"
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// serveText is a compromised service: it responds with the text to any id, and with all fields that a command needs.
// It must get no request after that.
func serveText(t *testing.T, text string) {
	t.Helper()
	detail := client.CustodyActivityDetail{Text: text, Activity: client.CustodyActivity{Fingerprint: client.FingerprintOf(text), Status: "ACTIVITY_STATUS_CONSENSUS_NEEDED"}}
	body, err := json.Marshal(detail)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet {
			t.Errorf("%s %s", r.Method, r.URL.Path)
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(body)
	}))
	t.Cleanup(server.Close)
	t.Setenv("GRANARY_API", server.URL)
	t.Setenv("GRANARY_TOKEN", "any")
}

func canonical(p approval.Proposal) string { return string(p.Canonical()) }

func changeOf(kind approval.Kind, body any) approval.Proposal {
	c := approval.EncodeChange(uuid.New(), body)
	return approval.Proposal{Organization: uuid.New(), Kind: kind, ValidBefore: time.Now().Add(time.Hour).Unix(), Change: &c}
}

// bookChange is a change of an address book.
func bookChange(label string) approval.Proposal {
	type entry struct {
		ID      uuid.UUID `json:"id"`
		Label   string    `json:"label"`
		Chain   string    `json:"chain"`
		Address string    `json:"address"`
	}
	return changeOf(approval.AddressBookChange, map[string]any{"add": []entry{{uuid.New(), label, "ethereum_sepolia", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"}}})
}

// payoutTo is a payout of these payments, by these calls.
func payoutTo(payments []approval.Payment, calls ...custody.Call) approval.Proposal {
	i := custody.Intent{ID: uuid.New(), Chain: chain.EthereumSepolia, ChainID: 11155111, Wallet: chain.EVMAddress(common.HexToAddress("0x01")), Calls: calls, Deadline: time.Now().Add(time.Hour)}
	return approval.Proposal{Organization: uuid.New(), Kind: approval.WithdrawalPayout, Intent: i.Canonical(), ValidBefore: i.Deadline.Unix(),
		Payout: &approval.Payout{Chain: i.Chain, Token: chain.USDC, To: payments[0].To, Payments: payments}}
}

var (
	payee, thief = common.HexToAddress("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"), common.HexToAddress("0x666")
	stablecoin   = common.HexToAddress("0x0c01")
)

func payBy(to common.Address, units uint64) custody.Call {
	return custody.Call{To: stablecoin, Data: contracts.NewSandboxUSDC().PackTransfer(to, money.NewUnits(units).Big())}
}

// Regardless of the response of the service, a vote is stamped over the text that was asked for by its
// id, that can be read, and that is granary's.
func TestNothingElseThanWhatWasAskedForIsStamped(t *testing.T) {
	key, _ := newApproverKey(t)
	harmless, evil := bookChange("our bank"), bookChange("our bank")
	hidden, escaped := bookChange("bank \u009b2J\u202e"), bookChange(`x`)
	escaped.Change.Body = json.RawMessage(strings.Replace(string(escaped.Change.Body), `"x"`, `"\u200b"`, 1))
	id := uuid.New()
	removal, rules, removedEntry := changeOf(approval.ApproverChange, map[string]any{"remove": id}), changeOf(approval.RuleChange, struct {
		BasedOn int             `json:"basedOn"`
		Rules   []approval.Rule `json:"rules"`
	}{0, []approval.Rule{{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvers: []uuid.UUID{id}, Approvals: 1, Effect: approval.RequireApproval}}}),
		changeOf(approval.AddressBookChange, map[string]any{"remove": []uuid.UUID{id}})
	accepted := payoutTo([]approval.Payment{{}}, custody.Call{To: thief, Data: contracts.NewMicroVault().PackAcceptNav(common.Hash{1})})
	accepted.Kind, accepted.Payout = approval.ContractChange, nil
	accepted.Contract = &approval.ContractCall{Kind: approval.AcceptNav, Chain: chain.EthereumSepolia, Body: `{"source":"` + common.Hash{1}.Hex() + `"}`}
	robbing := payoutTo([]approval.Payment{{To: chain.EVMAddress(payee), Units: money.NewUnits(5)}}, payBy(thief, 5))
	for name, c := range map[string]struct {
		text, want string
		id         string // the text's own where it is empty
		more       []string
	}{
		"another activity":                     {text: canonical(evil), id: harmless.ActivityID().String(), want: "this is not the activity that was asked for"},
		"a text that steers the screen":        {text: canonical(hidden), want: "steers a screen"},
		"a text with a character of no width":  {text: canonical(escaped), want: "steers a screen"},
		"a text of the provider's":             {text: `{"type":"ACTIVITY_TYPE_SIGN_TRANSACTION_V2","organizationId":"` + uuid.NewString() + `"}`, want: "the activity's text: malformed proposal"},
		"no JSON":                              {text: "approve me", want: "the activity's text: malformed proposal"},
		"a removal that does not name whom":    {text: canonical(removal), want: "does not name the approvers"},
		"rules with approvers by ids alone":    {text: canonical(rules), want: "does not name the approvers"},
		"an entry by its id alone":             {text: canonical(removedEntry), want: "does not describe the entries"},
		"a source by its id alone":             {text: canonical(accepted), want: "does not name the sources"},
		"another organization":                 {text: canonical(harmless), more: []string{"--organization", uuid.NewString()}, want: "the activity is of the organization " + harmless.Organization.String()},
		"calls that pay another than it names": {text: canonical(robbing), want: errCalls.Error()},
		"a fingerprint that was not meant":     {text: canonical(harmless), more: []string{"--fingerprint", client.FingerprintOf("x")}, want: "the activity's fingerprint is "},
		"nobody to ask":                        {text: canonical(harmless), more: []string{"--fingerprint", ""}, want: errNoTerminal.Error()},
	} {
		t.Run(name, func(t *testing.T) {
			serveText(t, c.text)
			id := c.id
			if id == "" {
				id = client.ActivityIDOf(c.text)
			}
			args := append([]string{"approvers", "approve", "--key", key, "--fingerprint", client.FingerprintOf(c.text)}, c.more...)
			status, out, errOut := runProgram(t, append(args, id)...)
			if status != 1 || !strings.Contains(errOut, c.want) {
				t.Errorf("status %d, %q does not say %q", status, errOut, c.want)
			}
			if strings.ContainsAny(out+errOut, "\u009b\u202e\u200b") {
				t.Errorf("the screen is steered by %q", out+errOut)
			}
		})
	}
}

// A vote counts at the time that it states: one that states a later time could be kept back until then, in spite of the time that the
// rules give an approval. So a request of another time than now is not stamped.
func TestAVoteOfAnotherTimeIsNotStamped(t *testing.T) {
	key, _ := newApproverKey(t)
	p := bookChange("our bank")
	text := canonical(p)
	for name, later := range map[string]time.Duration{"half a year later": 183 * 24 * time.Hour, "an hour later": time.Hour, "an hour earlier": -time.Hour} {
		t.Run(name, func(t *testing.T) {
			asked := approval.NewRequest(p.Organization, p.Fingerprint(), approval.Approve, time.Now().Add(later))
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", "application/json")
				switch {
				case r.Method == http.MethodGet:
					_ = json.NewEncoder(w).Encode(client.CustodyActivityDetail{Text: text, Activity: client.CustodyActivity{Fingerprint: p.Fingerprint()}})
				case strings.HasSuffix(r.URL.Path, "/activity-approval-request"):
					_ = json.NewEncoder(w).Encode(map[string]any{"custodyRequest": asked, "stampPayload": asked.StampPayload()})
				default:
					t.Errorf("a stamp was given to %s", r.URL.Path)
				}
			}))
			defer server.Close()
			t.Setenv("GRANARY_API", server.URL)
			t.Setenv("GRANARY_TOKEN", "any")
			status, _, errOut := runProgram(t, "approvers", "approve", "--key", key, "--fingerprint", p.Fingerprint(), p.ActivityID().String())
			if status != 1 || !strings.Contains(errOut, "the vote would be of") {
				t.Errorf("status %d, %q", status, errOut)
			}
		})
	}
}

// A vote shows the whole text, without a hidden part, and the calls that would be signed.
func TestWhatIsToBeApprovedIsShown(t *testing.T) {
	hidden := bookChange("bank \u009b2J\u202e\u200b")
	serveText(t, canonical(hidden))
	_, out, errOut := runProgram(t, "approvers", "show", hidden.ActivityID().String())
	if !strings.Contains(out, `"label": "bank \u009b2J\u202e\u200b"`) || !strings.HasPrefix(out, hidden.Fingerprint()+"\n") || !strings.Contains(errOut, "do not approve it") {
		t.Errorf("%s\n%s", out, errOut)
	}
	payments := []approval.Payment{{To: chain.EVMAddress(payee), Units: money.NewUnits(149_950_000)}, {To: chain.EVMAddress(thief), Units: money.NewUnits(50_000)}}
	paid := payoutTo(payments, payBy(payee, 149_950_000), payBy(thief, 50_000))
	serveText(t, canonical(paid))
	out = mustRun(t, "approvers", "show", "--organization", paid.Organization.String(), paid.ActivityID().String())
	for n, want := range []string{"transfer(to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed, value 149950000)", "transfer(to 0x0000000000000000000000000000000000000666, value 50000)"} {
		if line := fmt.Sprintf("call %d of 2, to 0x0000000000000000000000000000000000000c01 on ethereum_sepolia: ", n+1); !strings.Contains(strings.ToLower(out), strings.ToLower(line+want)) {
			t.Errorf("no %q in\n%s", line+want, out)
		}
	}
}

// A payout's calls are exactly the payments that its text names: all of them, in their order, of one token.
func TestAPayoutsCallsAreItsPayments(t *testing.T) {
	pay := func(to common.Address, units uint64) approval.Payment {
		return approval.Payment{To: chain.EVMAddress(to), Units: money.NewUnits(units)}
	}
	elsewhere, coin, trailing := payBy(payee, 5), payBy(payee, 5), payBy(payee, 5)
	elsewhere.To, coin.Value, trailing.Data = thief, money.NewUnits(1), append(payBy(payee, 5).Data, 0)
	approve := custody.Call{To: stablecoin, Data: contracts.NewSandboxUSDC().PackApprove(thief, money.NewUnits(5).Big())}
	for name, c := range map[string]struct {
		payments []approval.Payment
		calls    []custody.Call
		good     bool
	}{
		"the payment":             {[]approval.Payment{pay(payee, 5)}, []custody.Call{payBy(payee, 5)}, true},
		"two payments":            {[]approval.Payment{pay(payee, 5), pay(thief, 1)}, []custody.Call{payBy(payee, 5), payBy(thief, 1)}, true},
		"another amount":          {[]approval.Payment{pay(payee, 5)}, []custody.Call{payBy(payee, 6)}, false},
		"one more call":           {[]approval.Payment{pay(payee, 5)}, []custody.Call{payBy(payee, 5), payBy(thief, 1)}, false},
		"a call of another kind":  {[]approval.Payment{pay(payee, 5)}, []custody.Call{payBy(payee, 5), approve}, false},
		"one call less":           {[]approval.Payment{pay(payee, 5), pay(thief, 1)}, []custody.Call{payBy(payee, 5)}, false},
		"another order":           {[]approval.Payment{pay(payee, 5), pay(thief, 1)}, []custody.Call{payBy(thief, 1), payBy(payee, 5)}, false},
		"a second token":          {[]approval.Payment{pay(payee, 5), pay(payee, 5)}, []custody.Call{payBy(payee, 5), elsewhere}, false},
		"the chain's coin beside": {[]approval.Payment{pay(payee, 5)}, []custody.Call{coin}, false},
		"a byte more":             {[]approval.Payment{pay(payee, 5)}, []custody.Call{trailing}, false},
		"unknown data":            {[]approval.Payment{pay(payee, 5)}, []custody.Call{{To: stablecoin, Data: []byte{1, 2, 3}}}, false},
	} {
		lines, err := describeIntent(payoutTo(c.payments, c.calls...))
		if (err == nil) != c.good || (err != nil && !errors.Is(err, errCalls)) || len(lines) != len(c.calls) {
			t.Errorf("%s: %q, %v", name, lines, err)
		}
	}
	other := payoutTo([]approval.Payment{pay(payee, 5)}, payBy(payee, 5))
	other.Payout.Chain = chain.Base
	if _, err := describeIntent(other); !errors.Is(err, errCalls) {
		t.Errorf("another chain: %v", err)
	}
}

func TestAPayoutOnSolanaIsItsPayments(t *testing.T) {
	key := func(b byte) solana.PublicKey {
		return solana.PublicKey(ed25519.NewKeyFromSeed(bytes.Repeat([]byte{b}, ed25519.SeedSize)).Public().(ed25519.PublicKey))
	}
	i := custody.SolanaIntent{ID: uuid.New(), Chain: chain.SolanaDevnet, Genesis: solana.Hash{1}, Wallet: key(3), Mint: key(1), Payments: []custody.SolanaPayment{{To: key(2), Units: 7}}, Deadline: time.Now().Add(time.Hour)}
	p := approval.Proposal{Organization: uuid.New(), Kind: approval.WithdrawalPayout, Intent: i.Canonical(),
		Payout: &approval.Payout{Chain: i.Chain, Payments: []approval.Payment{{To: chain.Address(key(2).String()), Units: money.NewUnits(7)}}}}
	lines, err := describeIntent(p)
	if want := "payment 1 of 1, on solana_devnet: 7 units of the mint " + key(1).String() + " to " + key(2).String(); err != nil || len(lines) != 1 || lines[0] != want {
		t.Errorf("%q, %v", lines, err)
	}
	p.Payout.Payments[0].Units = money.NewUnits(8)
	if _, err := describeIntent(p); !errors.Is(err, errCalls) {
		t.Errorf("another amount: %v", err)
	}
}

// The decoded calls of contracts are those that the service makes, with text quoted.
func TestCallsOfContractsAreDecoded(t *testing.T) {
	terms := contracts.FeeWrapperFactoryTerms{Source: stablecoin, FeeRecipient: payee, PerformanceFeeBps: 1000, Name: "Fees\u202e", Symbol: "fw"}
	call := custody.Call{To: thief, Data: contracts.NewFeeWrapperFactory().PackCreate([32]byte{1}, terms)}
	name, args := decodeKnownCall(call.Data)
	got := describeCall(call, name, args)
	for _, want := range []string{"create(", "FeeRecipient " + payee.Hex(), "PerformanceFeeBps 1000", `Name "Fees\u202e"`} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %q", want, got)
		}
	}
}

// A text file of a key is no key, and no request is sent to the service.
func TestAVoteNeedsItsKey(t *testing.T) {
	serveText(t, "x")
	expectFailure(t, 1, "read the private key: ", "approvers", "approve", "--key", filepath.Join(t.TempDir(), "none"), "--fingerprint", "sha256:00", uuid.NewString())
}
