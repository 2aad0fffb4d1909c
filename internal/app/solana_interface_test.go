package app

import (
	"crypto/ed25519"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// These tests see Solana through the interface: responses, deliveries and the journal.

// ask asks the interface in the name of the people; call fails unless it answers with success.
func (w *solanaWorld) ask(method, path string, body object) (code int, answer object) {
	w.Helper()
	token, err := issueToken(w.clock, w.config.TokenKey, auth.Claims{Organization: w.people, Subject: "test", Scopes: auth.NewScopes(auth.AllScopes()...)}, time.Hour)
	if err != nil {
		w.Fatal(err)
	}
	return askInterface(w.T, w.Handler(), token, method, path, body)
}

func (w *solanaWorld) call(method, path string, body object) object {
	w.Helper()
	code, answer := w.ask(method, path, body)
	if code >= http.StatusMultipleChoices {
		w.Fatalf("%s %s: %d %v", method, path, code, answer)
	}
	return answer
}

func (w *solanaWorld) get(path string) object { w.Helper(); return w.call(http.MethodGet, path, nil) }

// depositsOf are a wallet's, the newest first.
func (w *solanaWorld) depositsOf(of wallet.Wallet) (all []object) {
	w.Helper()
	for _, d := range w.get("/v2/wallets/" + of.ID.String() + "/deposits")["data"].([]any) {
		all = append(all, d.(object))
	}
	return all
}

// untilDeposit waits until the wallet's one deposit has a status, and returns it.
func (w *solanaWorld) untilDeposit(of wallet.Wallet, status string) (is object) {
	w.Helper()
	waittest.Until(w, "the deposit is "+status, func() bool {
		all := w.depositsOf(of)
		if len(all) > 1 {
			w.Fatalf("there are %d deposits: %v", len(all), all)
		}
		if len(all) == 1 {
			is = all[0]
		}
		return len(all) == 1 && is["status"] == status
	})
	return is
}

// journalOf are a wallet's lines as account, amount and transaction.
func (w *solanaWorld) journalOf(of wallet.Wallet) (lines []string) {
	w.Helper()
	for _, l := range w.get("/v2/accounting/activity?walletId=" + of.ID.String())["activity"].([]any) {
		line := l.(object)
		lines = append(lines, fmt.Sprint(line["eventType"], " ", line["accountKind"], " ", line["amountUsd"], " ", line["chain"], " ", line["token"], " ", line["txHash"]))
	}
	return lines
}

// hooked is an endpoint of the people's. It keeps the deliveries, in the order in which they came first.
type hooked struct {
	mu     sync.Mutex
	secret string
	bodies []object
	seen   map[string]bool
	faults []string
}

func (h *hooked) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(r.Body)
	h.mu.Lock()
	defer h.mu.Unlock()
	if err == nil {
		err = client.VerifyWebhook(h.secret, r.Header.Get(client.SignatureHeader), text, time.Hour, time.Now())
	}
	if err != nil {
		h.faults = append(h.faults, err.Error())
		return
	}
	if id := r.Header.Get(client.EventIDHeader); !h.seen[id] {
		var body object
		_ = json.Unmarshal(text, &body)
		h.seen[id], h.bodies = true, append(h.bodies, body)
	}
}

// told returns the received bodies, and the number of faults.
func (h *hooked) told(t *testing.T) []object {
	t.Helper()
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, f := range h.faults {
		t.Error(f)
	}
	return slices.Clone(h.bodies)
}

// register makes an endpoint for events. The world needs toldOnLoopback.
func (w *solanaWorld) register(events ...string) *hooked {
	w.Helper()
	h := &hooked{seen: map[string]bool{}}
	server := httptest.NewServer(h)
	w.Cleanup(server.Close)
	made := w.call(http.MethodPost, "/v2/webhooks", object{"url": server.URL, "events": events})
	h.mu.Lock()
	defer h.mu.Unlock()
	h.secret = made["secret"].(string)
	return h
}

// toldOnLoopback lets webhooks go to this machine, as a sandbox's may.
func toldOnLoopback(w *solanaWorld) { w.config.sandbox = &Sandbox{Clock: w.clock} }

// A deposit is shown as processing when its slot is confirmed, and completed under the same id when that is final:
// then it is a balance, in the journal, and announced once.
func TestADepositOnSolanaIsShownThenCredited(t *testing.T) {
	t.Parallel()
	eachSolanaWorldOf(t, solanaOptions{prepare: toldOnLoopback}, func(w *solanaWorld) {
		stop := w.keepMining()
		first, second := w.createWallet(), w.createWallet()
		stop()
		hook := w.register("portfolio_wallet.deposit.status_changed")
		w.seeDeposit(hook, first, validator.USDC, chain.USDC)
		w.seeDeposit(hook, second, validator.USDT, chain.USDT)
		w.assertBooksAgree()
	})
}

func (w *solanaWorld) seeDeposit(hook *hooked, mine wallet.Wallet, mint solana.PublicKey, token chain.Token) {
	w.Helper()
	own, cash := keyOfWallet(mine), "cash:solana_devnet:"+string(token)
	before := len(hook.told(w.T))
	signature, err := w.chain.FaucetToken(mint, own, 12_345_678)
	if err != nil {
		w.Fatal(err)
	}
	w.mine(1)
	seen := w.untilDeposit(mine, "processing")
	for field, want := range map[string]any{"amount": "12.345678", "token": string(token), "chain": "solana_devnet", "fromAddress": validator.FaucetKey.String(),
		"txHash": signature.String(), "cashPositionId": nil, "completedAt": nil, "walletId": mine.ID.String()} {
		if seen[field] != want {
			w.Errorf("while it is processing its %s is %v, want %v", field, seen[field], want)
		}
	}
	if is := w.get("/v2/wallets/" + mine.ID.String()); is["totalUsd"] != "0.000000" {
		w.Errorf("a deposit that is processing makes the wallet worth %v", is["totalUsd"])
	}
	if lines := w.journalOf(mine); len(lines) > 0 {
		w.Errorf("a deposit that is processing is in the journal: %q", lines)
	}
	w.findDeposit(mine, signature, seen["id"].(string))

	w.mine(4)
	done := w.untilDeposit(mine, "completed")
	if done["id"] != seen["id"] || done["cashPositionId"] != cash || done["completedAt"] == nil {
		w.Errorf("it was %v, and is completed as %v", seen, done)
	}
	if is := w.get("/v2/wallets/" + mine.ID.String()); is["totalUsd"] != "12.345678" || is["depositAddresses"].(object)["solana_devnet"] != own.String() {
		w.Errorf("the wallet is %v", is)
	}
	want := []string{fmt.Sprint("deposit cash 12.345678 solana_devnet ", token, " ", signature), fmt.Sprint("deposit external -12.345678 solana_devnet ", token, " ", signature)}
	if lines := w.journalOf(mine); !slices.Equal(lines, want) {
		w.Errorf("the journal has %q, want %q", lines, want)
	}
	waittest.Until(w, "the endpoint is told", func() bool { return len(hook.told(w.T)) > before })
	told := hook.told(w.T)
	event, _ := told[len(told)-1]["deposit"].(object)
	if len(told) != before+1 || event["id"] != seen["id"] || event["status"] != "completed" || event["txHash"] != signature.String() || event["chain"] != "solana_devnet" {
		w.Errorf("the endpoint was told %v", told[before:])
	}
}

// findDeposit looks a deposit up by its signature, on each chain and on none.
func (w *solanaWorld) findDeposit(of wallet.Wallet, signature solana.Signature, id string) {
	w.Helper()
	path := "/v2/wallets/" + of.ID.String() + "/deposits/lookup?txHash="
	for query, want := range map[string]string{
		signature.String(): "", signature.String() + "&chain=solana_devnet": "",
		signature.String() + "&chain=solana":           string(fault.UnsupportedChain),
		signature.String() + "&chain=ethereum_sepolia": string(fault.UnsupportedChain),
		swapCase(signature.String()):                   string(fault.DepositNotFound),
		strings.Repeat("1", 63):                        string(fault.Validation),
		"0x" + strings.Repeat("ab", 32):                string(fault.DepositNotFound),
		"0x" + strings.Repeat("ab", 64):                string(fault.Validation),
	} {
		code, answer := w.ask(http.MethodGet, path+query, nil)
		if want == "" && (code != http.StatusOK || answer["id"] != id) || want != "" && answer["code"] != want {
			w.Errorf("lookup of %s: %d %v, want %s%s", query, code, answer, id, want)
		}
	}
}

// swapCase changes the first letter that may be written in either case in base58.
func swapCase(text string) string {
	at := strings.IndexAny(text, "abcdefghjkmnpqrstuvwxyz")
	return text[:at] + strings.ToUpper(text[at:at+1]) + text[at+1:]
}

// A deposit whose slot is forked away after it was shown has failed, without a trace in the
// books, and comes back under its id where the new fork takes its transaction again.
func TestADepositThatItsForkLoses(t *testing.T) {
	t.Parallel()
	eachSolanaWorldOf(t, solanaOptions{forked: true}, func(w *solanaWorld) {
		stop := w.keepMining()
		mine := w.createWallet()
		stop()
		tx := w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return []solana.Instruction{solana.CreateAssociatedTokenIdempotent(from, keyOfWallet(mine), validator.USDC, solana.TokenProgram),
				solana.Transfer(associatedUSDC(from), associatedUSDC(keyOfWallet(mine)), from, 7_000_000)}
		})
		w.send(tx)
		seen := w.untilDeposit(mine, "processing")
		if err := w.forks.Reorganize(validator.Fork{Blocks: 1, Drop: true}); err != nil {
			w.Fatal(err)
		}
		lost := w.untilDeposit(mine, "failed")
		if lost["id"] != seen["id"] || lost["cashPositionId"] != nil || lost["completedAt"] != nil {
			w.Errorf("it was %v, and has failed as %v", seen, lost)
		}
		w.mine(6)
		waittest.Until(w, "the fork is final", func() bool {
			return w.countRows(`SELECT final_number FROM chain_cursors`) >= int(w.chain.Final())
		})
		if lines := w.journalOf(mine); len(lines) > 0 || w.holds(mine) != 0 {
			w.Errorf("of a deposit that was lost there is %s, and in the journal %q", w.holds(mine), lines)
		}
		w.assertBooksAgree()

		w.send(tx)
		again := w.untilDeposit(mine, "processing")
		w.mine(4)
		done := w.untilDeposit(mine, "completed")
		if again["id"] != seen["id"] || done["id"] != seen["id"] || w.holds(mine) != 7*money.Dollar {
			w.Errorf("taken again it is %v, and then %v; the wallet holds %s", again, done, w.holds(mine))
		}
		w.assertBooksAgree()
	})
}

func associatedUSDC(of solana.PublicKey) solana.PublicKey {
	return solana.AssociatedTokenAddress(of, validator.USDC, solana.TokenProgram)
}

// stranger is somebody with SOL and both stablecoins.
func (w *solanaWorld) stranger() (ed25519.PrivateKey, solana.PublicKey) {
	w.Helper()
	key := ed25519.NewKeyFromSeed([]byte("the seed of a stranger, 32 bytes"))
	at := solana.PublicKey(key.Public().(ed25519.PublicKey))
	if w.chain.Lamports(at) > 0 {
		return key, at
	}
	_, err := w.chain.Faucet(at, 10_000_000_000)
	for _, mint := range []solana.PublicKey{validator.USDC, validator.USDT} {
		if err == nil {
			_, err = w.chain.FaucetToken(mint, at, 1_000_000_000)
		}
	}
	if err != nil {
		w.Fatal(err)
	}
	w.mine(1)
	return key, at
}

// signAsStranger signs the stranger's transaction, and pays for it.
func (w *solanaWorld) signAsStranger(do func(from solana.PublicKey) []solana.Instruction, others ...ed25519.PrivateKey) solana.Transaction {
	w.Helper()
	key, at := w.stranger()
	tx, err := validator.SignTransaction(w.chain.Blockhash(), append(do(at), solana.Memo(uuid.NewString())), append([]ed25519.PrivateKey{key}, others...)...)
	if err != nil {
		w.Fatal(err)
	}
	return tx
}

// send puts a transaction into the next slot.
func (w *solanaWorld) send(tx solana.Transaction) {
	w.Helper()
	if err := w.chain.Send(tx); err != nil {
		w.Fatal(err)
	}
	w.mine(1)
}
