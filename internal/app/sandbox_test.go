package app

import (
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
)

// vaultFigures are what POST /v2/sandbox/sources/{id} can set on the chain.
type vaultFigures struct{ apyBps, assets, liquidity string }

func readFigures(t *testing.T, s *Sandbox, id string) vaultFigures {
	t.Helper()
	source, err := s.Catalog.Get(t.Context(), id)
	if err != nil {
		t.Fatal(err)
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
	return vaultFigures{apyBps: read(abi.PackApyBps()), assets: new(big.Int).SetBytes(held).String(), liquidity: read(abi.PackLiquidity())}
}

// A source is set by its name, and no other with it.
func TestSandboxSetsTheSourceThatIsNamed(t *testing.T) {
	s, err := NewSandbox(t.Context(), SandboxOptions{Dir: t.TempDir(), Listen: anyPort, RPCListen: anyPort, OperatorListen: anyPort, BlockTime: 20 * time.Millisecond},
		slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	token, err := issueToken(s.Clock, s.Config.TokenKey, auth.Claims{Organization: sandboxOrganization, Subject: "test", Scopes: auth.NewScopes(auth.AllScopes()...)}, time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	ids := []string{SandboxSource, SandboxUSDTSource}
	if first, second := readVault(t, s, ids[0]), readVault(t, s, ids[1]); first == second {
		t.Fatalf("both sources are over the vault %s", first)
	}
	for i, id := range ids {
		other := ids[1-i]
		before := readFigures(t, s, other)
		n := i + 1
		body := fmt.Sprintf(`{"apyBps": %d, "navUsd": "%d.000000", "liquidityUsd": "%d.000000"}`, 111*n, 1000*n, 10*n)
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/v2/sandbox/sources/"+id, strings.NewReader(body))
		r.Header.Set("Authorization", "Bearer "+token)
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		s.Handler().ServeHTTP(w, r)
		if w.Code != http.StatusOK {
			t.Fatalf("setting %s: status %d: %s", id, w.Code, w.Body)
		}
		if !strings.Contains(w.Body.String(), `"`+id+`"`) {
			t.Errorf("setting %s was answered with another source: %s", id, w.Body)
		}
		want := vaultFigures{apyBps: fmt.Sprint(111 * n), assets: fmt.Sprint(1000_000_000 * n), liquidity: fmt.Sprint(10_000_000 * n)}
		if got := readFigures(t, s, id); got != want {
			t.Errorf("after setting %s its vault has %+v, want %+v", id, got, want)
		}
		if after := readFigures(t, s, other); after != before {
			t.Errorf("setting %s changed %s from %+v to %+v", id, other, before, after)
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
