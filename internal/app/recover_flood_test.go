package app

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
)

// A node fails on the token accounts of one wallet on Solana, as it does for a wallet that strangers have made too many for. After a restore
// the books of the other wallets are opened all the same, and the wallet is left.
func TestOneWalletOnSolanaKeepsNoOtherFromBeingRecovered(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(2))
	d.fundOnSolana(mine, 150*money.Dollar)
	backup := d.backUp()
	d.exchange(backup)
	upstream, flooded := d.Solana.URL(), keyOfWallet(mine[0]).String()
	server := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		asked, _ := io.ReadAll(r.Body)
		out.Header().Set("Content-Type", "application/json")
		if bytes.Contains(asked, []byte("getTokenAccountsByOwner")) && strings.Contains(string(asked), flooded) {
			_, _ = fmt.Fprint(out, `{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"too many token accounts"}}`)
			return
		}
		answer, err := http.Post(upstream, "application/json", bytes.NewReader(asked))
		if err != nil {
			return
		}
		defer func() { _ = answer.Body.Close() }()
		out.WriteHeader(answer.StatusCode)
		_, _ = io.Copy(out, answer.Body)
	}))
	t.Cleanup(server.Close)
	d.App.Close()
	config := d.Config
	for name, ch := range config.Chains {
		if ch.Solana.served() {
			ch.Solana.RPC = NodeURLs{server.URL}
			config.Chains[name] = ch
		}
	}
	var err error
	if d.Sandbox.App, err = New(t.Context(), config, d.Clock, d.log); err != nil {
		t.Fatal(err)
	}
	printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true})
	if err != nil && !strings.Contains(err.Error(), errNotOpened.Error()) {
		t.Errorf("no wallet is recovered: %v\n%s", err, printed)
	}
	d.outlive()
	again, err := d.recoverBooks(RecoverOptions{})
	if _, open, _ := restore.FindOpen(t.Context(), d.DB); open && !strings.Contains(again, "left") {
		t.Errorf("payouts of all organizations stay held: %v\n%s", err, again)
	}
}
