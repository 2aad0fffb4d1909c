package app

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/yield"
)

// sourceFigures are the fields of a source that POST /v2/sandbox/sources/{id} can set: at its vault, and of the
// operator of one that settles later.
type sourceFigures struct {
	apyBps, assets, liquidity string // of a vault
	terms                     string // of a fund or a queue
}

func readFigures(t *testing.T, s *Sandbox, id string) sourceFigures {
	t.Helper()
	source, err := s.Catalog.Get(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	terms, err := json.Marshal(s.funds.Terms(id))
	if err != nil {
		t.Fatal(err)
	}
	figures := sourceFigures{terms: string(terms)}
	if s.isFund(source) {
		return figures
	}
	abi := contracts.NewSandboxVault()
	read := func(data []byte) string {
		t.Helper()
		out, err := s.Clients[source.Chain].Call(t.Context(), ethereum.CallMsg{To: &source.Vault, Data: data}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return new(big.Int).SetBytes(out).String()
	}
	// Not totalAssets: that grows by the second.
	token := s.Chain.Config().Tokens[source.DepositToken].Address
	held, err := s.Clients[source.Chain].Call(t.Context(), ethereum.CallMsg{To: &token, Data: contracts.NewSandboxUSDC().PackBalanceOf(source.Vault)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	figures.apyBps, figures.assets, figures.liquidity = read(abi.PackApyBps()), new(big.Int).SetBytes(held).String(), read(abi.PackLiquidity())
	return figures
}

// changeSource sends a change of a source, and returns the status and the text of the answer.
func changeSource(t *testing.T, s *Sandbox, id, body string) (int, string) {
	t.Helper()
	token, err := issueToken(s.Clock, s.Config.TokenKey, auth.Claims{Organization: sandboxOrganization, Subject: "test", Scopes: auth.NewScopes(auth.AllScopes()...)}, time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/v2/sandbox/sources/"+id, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	s.Handler().ServeHTTP(w, r)
	return w.Code, w.Body.String()
}

func openSandbox(t *testing.T) *Sandbox {
	t.Helper()
	s, err := NewSandbox(t.Context(), SandboxOptions{Dir: t.TempDir(), Listen: anyPort, RPCListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort, BlockTime: 20 * time.Millisecond, OnDemand: true},
		slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// A source is set by its name, and no other with it.
func TestSandboxSetsTheSourceThatIsNamed(t *testing.T) {
	t.Parallel()
	s := openSandbox(t)
	ids := []string{SandboxSource, SandboxLoansSource, SandboxUSDTSource}
	vaults := map[common.Address]string{}
	for _, id := range ids {
		vault := readVault(t, s, id)
		if other, ok := vaults[vault]; ok {
			t.Fatalf("%s and %s are both over the vault %s", other, id, vault)
		}
		vaults[vault] = id
	}
	for i, id := range ids {
		before := map[string]sourceFigures{}
		for _, other := range ids {
			before[other] = readFigures(t, s, other)
		}
		n := i + 1
		body := fmt.Sprintf(`{"apyBps": %d, "settleDays": %d, "refuse": true}`, 111*n, n)
		want := sourceFigures{terms: fmt.Sprintf(`{"apyBps":%d,"settleDays":%d,"refuse":true}`, 111*n, n)}
		if id == SandboxSource {
			body = fmt.Sprintf(`{"apyBps": %d, "navUsd": "%d.000000", "liquidityUsd": "%d.000000", "settleDays": %d, "refuse": true}`, 111*n, 1000*n, 10*n, n)
			want = sourceFigures{apyBps: fmt.Sprint(111 * n), assets: fmt.Sprint(1000_000_000 * n), liquidity: fmt.Sprint(10_000_000 * n),
				terms: fmt.Sprintf(`{"apyBps":0,"settleDays":%d,"refuse":true}`, n)} // a queue strikes its vault's price
		}
		if status, answer := changeSource(t, s, id, body); status != http.StatusOK || !strings.Contains(answer, `"`+id+`"`) {
			t.Fatalf("setting %s is answered with %d: %s", id, status, answer)
		}
		for _, other := range ids {
			if other != id {
				want := before[other]
				if after := readFigures(t, s, other); after != want {
					t.Errorf("setting %s changed %s from %+v to %+v", id, other, want, after)
				}
			}
		}
		if got := readFigures(t, s, id); got != want {
			t.Errorf("after setting %s it has %+v, want %+v", id, got, want)
		}
	}
}

// A field that a source does not have is rejected, and a set one shows in the estimate.
func TestSandboxRefusesWhatASourceDoesNotHave(t *testing.T) {
	t.Parallel()
	s := openSandbox(t)
	for _, c := range []struct{ id, body, names string }{
		{SandboxLoansSource, `{"liquidityUsd": "1.000000"}`, "liquidityUsd"},
		{SandboxLoansSource, `{"navUsd": "1.000000"}`, "nobody has shares"},
		{SandboxLoansSource, `{"fillPct": 101}`, "fillPct"},
		{SandboxLoansSource, `{"settleDays": 61}`, "settleDays"},
		{SandboxLoansSource, `{"failure": "everything"}`, "failure"},
		{SandboxLoansSource, `{"strike": "now"}`, "strike"},
		{SandboxLoansSource, `{}`, "at least one"},
	} {
		if status, answer := changeSource(t, s, c.id, c.body); status != http.StatusBadRequest || !strings.Contains(answer, c.names) {
			t.Errorf("%s of %s is answered with %d: %s", c.body, c.id, status, answer)
		}
	}
	strike := true
	if err := s.checkChange("wrapper", yield.Source{}, httpapi.SourceChange{Strike: &strike}); fault.CodeOf(err) != fault.Validation {
		t.Errorf("striking a source that settles at once: %v", err)
	}
	for _, settle := range []string{"2", "null"} {
		status, answer := changeSource(t, s, SandboxLoansSource, `{"settleDays": `+settle+`}`)
		least := map[string]string{"2": `"typicalMaxUnits":2,"typicalMinUnits":2`, "null": `"typicalMaxUnits":3,"typicalMinUnits":1`}[settle]
		if status != http.StatusOK || !strings.Contains(answer, least) {
			t.Errorf("settleDays %s is answered with %d: %s", settle, status, answer)
		}
	}
}

func readVault(t *testing.T, s *Sandbox, id string) common.Address {
	t.Helper()
	source, err := s.Catalog.Get(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return source.Vault
}
