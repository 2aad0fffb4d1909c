package app

import (
	"crypto/ed25519"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// payoutBody asks for a withdrawal on Solana.
func payoutBody(to, amount, token string) object {
	return object{"requestId": uuid.NewString(), "destinationChain": "solana_devnet", "destinationAddress": to, "amountUsd": json.Number(amount), "token": token}
}

func withdrawalsOf(of wallet.Wallet) string { return "/v2/wallets/" + of.ID.String() + "/withdrawals" }

// untilPaid waits until a withdrawal is completed, and returns it and its one payout.
func (w *solanaWorld) untilPaid(of wallet.Wallet, id string) (is, payout object) {
	w.Helper()
	waittest.Until(w, "the withdrawal ends", func() bool {
		is = w.get(withdrawalsOf(of) + "/" + id)
		return is["completedAt"] != nil
	})
	if is["status"] != "completed" {
		w.Fatalf("the withdrawal is %v: %v", is["status"], is["failureReason"])
	}
	payouts := w.get(withdrawalsOf(of) + "/" + id + "/payouts")["data"].([]any)
	if len(payouts) != 1 {
		w.Fatalf("it has %d payouts: %v", len(payouts), payouts)
	}
	return is, payouts[0].(object)
}

// A withdrawal pays a wallet's address, whose token account the service makes at its own cost if there is none, or a
// token account: the requested amount less the fee, which its collector gets. The wallet needs no SOL.
func TestAWithdrawalOnSolanaThroughTheInterface(t *testing.T) {
	t.Parallel()
	eachSolanaWorldOf(t, solanaOptions{slotTime: 50 * time.Millisecond, prepare: toldOnLoopback}, func(w *solanaWorld) {
		mine := w.createWallet()
		for _, mint := range []solana.PublicKey{validator.USDC, validator.USDT} {
			if _, err := w.chain.FaucetToken(mint, keyOfWallet(mine), 100_000_000); err != nil {
				w.Fatal(err)
			}
		}
		w.untilHolds(mine, 100*money.Dollar)
		waittest.Until(w, "both are in the books", func() bool { return w.get("/v2/wallets/" + mine.ID.String())["totalUsd"] == "200.000000" })
		hook := w.register("portfolio_wallet.withdrawal.status_changed", "portfolio_wallet.withdrawal.payout.status_changed")
		collector := w.config.Chains["solana_devnet"].Solana.FeeCollector
		fresh, known := newSolanaKey(w.T), newSolanaKey(w.T)
		w.pay(known, 1)
		vault := solana.AssociatedTokenAddress(newSolanaKey(w.T), validator.USDT, solana.Token2022Program) // that no key belongs to
		w.pay(vault, 1)
		account := w.plantTokenAccount(validator.USDT, newSolanaKey(w.T))
		collected := uint64(0)
		for _, c := range []struct {
			what, token string
			mint, to    solana.PublicKey
			holds       func() uint64
			had         uint64
			makes       bool // a token account
		}{
			{"a wallet without a token account", "usdc", validator.USDC, fresh, func() uint64 { return w.chain.TokenBalance(validator.USDC, fresh) }, 0, true},
			{"a wallet with one", "usdc", validator.USDC, known, func() uint64 { return w.chain.TokenBalance(validator.USDC, known) }, 1, false},
			{"a multisig's vault with one", "usdc", validator.USDC, vault, func() uint64 { return w.chain.TokenBalance(validator.USDC, vault) }, 1, false},
			{"a token account", "usdt", validator.USDT, account, func() uint64 { return w.tokensAt(account) }, 0, false},
		} {
			rent := w.readMetric("granary_solana_lamports_paid_total", "for", "payout_rent")
			body := payoutBody(c.to.String(), "10.123456", c.token)
			preview := w.call(http.MethodPost, withdrawalsOf(mine)+"/preview", without(body, "requestId"))
			if preview["feeUsd"] != "0.050000" {
				w.Errorf("%s: the preview says %v", c.what, preview)
			}
			made := w.call(http.MethodPost, withdrawalsOf(mine), body)
			if again := w.call(http.MethodPost, withdrawalsOf(mine), body); again["id"] != made["id"] {
				w.Errorf("%s: asked for twice it is %v and %v", c.what, made["id"], again["id"])
			}
			is, payout := w.untilPaid(mine, made["id"].(string))
			for field, want := range map[string]any{"amountRequestedUsd": "10.123456", "amountPaidUsd": "10.073456", "feeUsd": "0.050000", "destinationChain": "solana_devnet",
				"destinationAddress": c.to.String(), "destinationToken": c.token, "failureReason": nil} {
				if is[field] != want {
					w.Errorf("%s: its %s is %v, want %v", c.what, field, is[field], want)
				}
			}
			signature, err := solana.ParseSignature(fmt.Sprint(payout["txHash"]))
			if err != nil {
				w.Errorf("%s: the payout's hash is %v: %v", c.what, payout["txHash"], err)
			}
			if _, err := w.chain.Wait(w.T.Context(), signature); err != nil {
				w.Errorf("%s: transaction %s: %v", c.what, signature, err)
			}
			if got := c.holds() - c.had; got != 10_073_456 {
				w.Errorf("%s was paid %d units, want 10073456", c.what, got)
			}
			if c.token == "usdc" {
				collected += 50_000
			}
			if got := w.chain.TokenBalance(validator.USDC, collector); got != collected {
				w.Errorf("%s: the collector has %d units, want %d", c.what, got, collected)
			}
			waittest.Until(w, c.what+": the rent is told", func() bool {
				told := w.readMetric("granary_solana_lamports_paid_total", "for", "payout_rent") - rent
				return !c.makes || told >= float64(solana.RentExempt(solana.TokenAccountSize))
			})
			want := []string{fmt.Sprint("withdrawal_payout cash -10.123456 solana_devnet ", c.token, " ", signature),
				fmt.Sprint("withdrawal_payout external 10.073456 solana_devnet ", c.token, " ", signature), fmt.Sprint("withdrawal_payout network_fee 0.050000 solana_devnet ", c.token, " ", signature)}
			lines := w.journalOf(mine)
			lines = lines[max(0, len(lines)-3):]
			slices.Sort(lines)
			if !slices.Equal(lines, want) {
				w.Errorf("%s: the journal ends with %q, want %q", c.what, lines, want)
			}
			w.assertToldOf(hook, made["id"].(string), signature)
		}
		if got := w.chain.Lamports(keyOfWallet(mine)); got != 0 {
			w.Errorf("the wallet has %d lamports, and needs none", got)
		}
		w.assertBooksAgree()
	})
}

func without(body object, field string) object {
	out := object{}
	for k, v := range body {
		if k != field {
			out[k] = v
		}
	}
	return out
}

// assertToldOf waits for the end of a withdrawal and of its payout at the endpoint.
func (w *solanaWorld) assertToldOf(hook *hooked, id string, signature solana.Signature) {
	w.Helper()
	var states []string
	waittest.Until(w, "the endpoint is told of the end", func() bool {
		states = nil
		for _, body := range hook.told(w.T) {
			if of, ok := body["withdrawal"].(object); ok && of["id"] == id {
				states = append(states, fmt.Sprint("withdrawal ", of["status"]))
			}
			if of, ok := body["payout"].(object); ok && of["txHash"] == signature.String() {
				states = append(states, fmt.Sprint("payout ", of["status"]))
			}
		}
		return slices.Contains(states, "withdrawal completed")
	})
	if states[0] != "withdrawal processing" || states[len(states)-1] != "withdrawal completed" || !slices.Contains(states, "payout completed") {
		w.Errorf("the endpoint was told %q", states)
	}
}

// tokensAt returns a token account's balance.
func (w *solanaWorld) tokensAt(at solana.PublicKey) uint64 {
	w.Helper()
	account, err := solana.DecodeTokenAccount(w.chain.Account(at).Data)
	if err != nil {
		w.Fatal(err)
	}
	return account.Amount
}

// readMetric reads one value of the service's.
func (w *solanaWorld) readMetric(name, label, value string) float64 {
	w.Helper()
	families, err := w.Registry.Gather()
	if err != nil {
		w.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			for _, l := range m.GetLabel() {
				if f.GetName() == name && l.GetName() == label && l.GetValue() == value {
					return m.GetCounter().GetValue() + m.GetGauge().GetValue() // one of them is there
				}
			}
		}
	}
	w.Fatalf("there is no metric %s of %s %s", name, label, value)
	return 0
}

// Whom Solana cannot pay is refused at the request and its preview, in words.
func TestSolanaRefusesPayeesInWords(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine, other := w.createWallet(), w.createWallet()
		own := keyOfWallet(mine)
		w.pay(own, 30_000_000)
		w.untilHolds(mine, 30*money.Dollar)
		keys, err := custody.OpenSeed(w.config.Custody.Seed, w.config.Custody.Identity)
		if err != nil {
			w.Fatal(err)
		}
		payer, stranger := keys.FeePayer().Account(), newSolanaKey(w.T)
		collector := w.config.Chains["solana_devnet"].Solana.FeeCollector
		frozen := newSolanaKey(w.T)
		w.plantToken(frozen, solana.TokenAccount{Mint: validator.USDC, Owner: stranger, State: solana.TokenFrozen})
		burning, err := solana.ParsePublicKey("1nc1nerator11111111111111111111111111111111")
		if err != nil {
			w.Fatal(err)
		}
		for what, c := range map[string]struct {
			to   string
			want string
		}{
			"the mint":                            {validator.USDC.String(), "is a token's mint"},
			"the other mint":                      {validator.USDT.String(), "is a token's mint"},
			"the system program":                  {solana.SystemProgram.String(), "belongs to a program"},
			"another program":                     {solana.MemoProgram.String(), "is a program"},
			"a program of a stranger's":           {validator.PayingProgram.String(), "is a program"},
			"a sysvar":                            {solana.SysvarRent.String(), "neither a wallet nor a token account"},
			"the incinerator":                     {burning.String(), "is a burn address"},
			"a token account of another mint":     {w.plantTokenAccount(validator.USDT, stranger).String(), "of another mint"},
			"a frozen token account":              {frozen.String(), "is frozen"},
			"off the curve, and no token account": {associatedUSDC(stranger).String(), "that no key belongs to, and its token account"},
			"the fee payer":                       {payer.String(), "belongs to this service"},
			"the fee payer's token account":       {associatedUSDC(payer).String(), "belongs to this service"},
			"another of the fee payer's":          {w.plantTokenAccount(validator.USDC, payer).String(), "of the service's own"},
			"a nonce account":                     {custody.NonceAccount(payer, 1).String(), "was a nonce account of this service"},
			"the fee collector":                   {collector.String(), "belongs to this service"},
			"the fee collector's token account":   {w.plantTokenAccount(validator.USDC, collector).String(), "which belongs to this service"},
			"the incinerator's token account":     {w.plantTokenAccount(validator.USDC, burning).String(), "which is a burn address"},
			"the wallet itself":                   {own.String(), "the wallet's own deposit address"},
			"the wallet's token account":          {associatedUSDC(own).String(), "which is the wallet's own deposit address"},
			"another token account of it":         {w.plantTokenAccount(validator.USDC, own).String(), "which is the wallet's own deposit address"},
			"an EVM address":                      {"0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", "not an address of this chain"},
			"31 bytes":                            {"1111111111111111111111111111111", "not an address of this chain"},
			"what base58 does not have":           {strings.Repeat("0", 44), "not an address of this chain"},
			"a signature":                         {solana.Signature{1, 2, 3}.String(), "not an address of this chain"},
		} {
			for _, path := range []string{"", "/preview"} {
				body := payoutBody(c.to, "10", "usdc")
				if path != "" {
					body = without(body, "requestId")
				}
				code, answer := w.ask(http.MethodPost, withdrawalsOf(mine)+path, body)
				if text := fmt.Sprint(answer["error"]); code != http.StatusBadRequest || answer["code"] != string(fault.InvalidDestination) || !strings.Contains(text, c.want) {
					w.Errorf("%s%s: %d %v, want %q", what, path, code, answer, c.want)
				}
			}
		}
		for what, to := range map[string]solana.PublicKey{"another wallet of this service": keyOfWallet(other), "somebody": stranger} {
			if code, answer := w.ask(http.MethodPost, withdrawalsOf(mine)+"/preview", without(payoutBody(to.String(), "10", "usdc"), "requestId")); code != http.StatusOK {
				w.Errorf("%s is refused: %d %v", what, code, answer)
			}
		}
		partner := payoutBody(stranger.String(), "10", "usdc")
		partner["partnerFeeAmountUsd"], partner["partnerFeeRecipientAddress"] = 1, newSolanaKey(w.T).String()
		if code, answer := w.ask(http.MethodPost, withdrawalsOf(mine), partner); code != http.StatusBadRequest || answer["code"] != string(fault.Validation) {
			w.Errorf("a partner on Solana: %d %v", code, answer)
		}
		if got := w.holds(mine); got != 30*money.Dollar || w.countRows(`SELECT COUNT(*) FROM workflows`) != 0 {
			w.Errorf("after refusals the wallet holds %s, and there are %d withdrawals", got, w.countRows(`SELECT COUNT(*) FROM workflows`))
		}
	})
}

// An address is case-sensitive: one that differs by the case of a letter is another's, in the address book, to the
// policy and for deposits.
func TestASolanaAddressIsItsExactLetters(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallet()
		w.pay(keyOfWallet(mine), 30_000_000)
		w.untilHolds(mine, 30*money.Dollar)
		payee, twin := twinAddresses(w.T)
		entry := func(address string) object {
			return object{"label": "a", "chain": "solana_devnet", "address": address}
		}
		w.call(http.MethodPost, "/v2/address-book", entry(payee))
		if code, answer := w.ask(http.MethodPost, "/v2/address-book", entry(payee)); answer["code"] != string(fault.AddressBookDuplicate) {
			w.Errorf("the same address again: %d %v", code, answer)
		}
		w.call(http.MethodPut, "/v2/withdrawal-policy", object{"addressBookOnly": true, "approvalThresholdUsd": nil, "dailyLimitUsd": nil})
		if code, answer := w.ask(http.MethodPost, withdrawalsOf(mine), payoutBody(twin, "10", "usdc")); code != http.StatusForbidden || answer["code"] != string(fault.AddressBookViolation) {
			w.Errorf("%s may be paid, and %s is in the book: %d %v", twin, payee, code, answer)
		}
		made := w.call(http.MethodPost, withdrawalsOf(mine), payoutBody(payee, "10", "usdc"))
		w.untilPaid(mine, made["id"].(string))
		second := w.call(http.MethodPost, "/v2/address-book", entry(twin))
		var listed []string
		for _, e := range w.get("/v2/address-book")["data"].([]any) {
			listed = append(listed, e.(object)["address"].(string))
		}
		slices.Sort(listed)
		if want := []string{payee, twin}; !slices.Equal(listed, want) {
			w.Errorf("the book has %q, want %q", listed, want)
		}
		w.call(http.MethodDelete, "/v2/address-book/"+second["id"].(string), nil)
		if code, _ := w.ask(http.MethodPost, withdrawalsOf(mine), payoutBody(twin, "10", "usdc")); code != http.StatusForbidden {
			w.Errorf("with one of them taken out of the book the other may be paid: %d", code)
		}
		for what, c := range map[string]struct{ chain, address string }{
			"a Solana address on an EVM chain that is not there": {"ethereum_sepolia", payee}, "an EVM address": {"solana_devnet", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"},
			"the mint": {"solana_devnet", validator.USDC.String()}, "a program": {"solana_devnet", solana.TokenProgram.String()},
		} {
			if code, answer := w.ask(http.MethodPost, "/v2/address-book", object{"label": "a", "chain": c.chain, "address": c.address}); code != http.StatusBadRequest {
				w.Errorf("%s is in the address book: %d %v", what, code, answer)
			}
		}
	})
}

// twinAddresses are two wallets' addresses that differ in the case of one letter, in their
// order.
func twinAddresses(t *testing.T) (string, string) {
	t.Helper()
	for n := range 1000 {
		key := ed25519.NewKeyFromSeed([]byte(fmt.Sprintf("%032d", n)))
		first := solana.PublicKey(key.Public().(ed25519.PublicKey)).String()
		second := swapCase(first)
		if at, err := solana.ParsePublicKey(second); err == nil && at.OnCurve() {
			return second, first // capitals come before small letters
		}
	}
	t.Fatal("no two addresses are alike")
	return "", ""
}
