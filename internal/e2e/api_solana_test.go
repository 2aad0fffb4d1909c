package e2e

import (
	"crypto/ed25519"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain/solana"
)

const (
	solanaDevnet = "solana_devnet"
	solanaCash   = "cash:solana_devnet:usdc"
)

// onSolana has an organization's resources on Solana.
type onSolana struct {
	wallet     client.Wallet
	deposit    client.Deposit
	withdrawal client.Withdrawal
	payout     client.Payout
	entry      client.AddressBookEntry
}

// solanaAddress is a foreign wallet's address; the number distinguishes it from others.
func solanaAddress(n byte) string {
	key := ed25519.NewKeyFromSeed([]byte(strings.Repeat(string(rune('a'+n%26)), ed25519.SeedSize)))
	return solana.PublicKey(key.Public().(ed25519.PublicKey)).String()
}

// newSolanaAddress returns an unused address.
func newSolanaAddress() string {
	key := ed25519.NewKeyFromSeed([]byte(strings.ReplaceAll(uuid.NewString(), "-", "")))
	return solana.PublicKey(key.Public().(ed25519.PublicKey)).String()
}

// useSolana pays a wallet of its own there, has it pay, and lists an address.
func (c *caller) useSolana() (o onSolana) {
	c.tb.Helper()
	o.wallet = c.newIdleWallet("solana of " + c.org.String())
	o.deposit = c.payOnSolana(o.wallet, "100.000000")
	o.withdrawal = c.withdrawAndWait(o.wallet.ID, fields{"requestId": uuid.New(), "destinationChain": solanaDevnet, "token": "usdc", "amountUsd": json.Number("40.5"), "destinationAddress": newSolanaAddress()})
	o.payout = c.loadFirstPayout(o.wallet.ID, o.withdrawal.ID)
	o.wallet = c.waitUntilIdle(o.wallet.ID)
	o.entry = postJSON[client.AddressBookEntry](c, http.StatusCreated, "/v2/address-book", fields{"label": "bank on Solana of " + c.org.String(), "chain": solanaDevnet, "address": newSolanaAddress(), "group": "banks"})
	return o
}

// privateTexts are words that only the organization may ever see.
func (o onSolana) privateTexts() []string {
	return []string{o.wallet.ID.String(), o.wallet.DepositAddresses[solanaDevnet], o.deposit.ID.String(), o.deposit.TxHash, o.withdrawal.ID.String(), o.withdrawal.DestinationAddress,
		o.payout.ID.String(), *o.payout.TxHash, o.entry.ID.String(), o.entry.Address}
}

var signatureText = regexp.MustCompile(`^[1-9A-HJ-NP-Za-km-z]{64,88}$`)

// Every operation with a chain, an address or a transaction supports Solana's, beside the EVM's.
func TestAPIServesSolana(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		c := w.newOrganization(t)
		o := c.useSolana()
		evm := c.newIdleWallet("evm of " + c.org.String())
		there := c.fundWallet(evm, "usdc", "30.000000")
		c.checkSolanaRecords(o)
		c.checkLookups(o, evm, there)
		c.checkSolanaInLists(o, there)
		c.checkSolanaInTheBook(o)
		c.checkRulesOnSolana()
		w.assertBooksMatchChain()
	})
}

// A wallet's money on Solana pays on an EVM chain, and the other way, unless chains are excluded; and its targets are
// reached with it.
func TestAPICrossesToAndFromSolana(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		c := w.newOrganization(t)
		plain := c.newIdleWallet("both")
		c.payOnSolana(plain, "100.000000")
		c.fundWallet(plain, "usdc", "30.000000")
		c.assertRefused("validation_error", http.MethodPost, walletPath(plain.ID)+"/allocate",
			fields{"requestId": uuid.New(), "allocations": []fields{{"from": usdcCash, "to": solanaCash, "amountUsd": "5.000000"}}})
		there := func(chain, amount, to string, excluded ...string) fields {
			asked := fields{"requestId": uuid.New(), "destinationChain": chain, "token": "usdc", "amountUsd": json.Number(amount), "destinationAddress": to}
			if len(excluded) > 0 {
				asked["excludedChains"] = excluded
			}
			return asked
		}
		c.assertRefused("invalid_withdrawal_plan", http.MethodPost, walletPath(plain.ID)+"/withdrawals", there(sepolia, "31", outsideAddress(1), solanaDevnet))
		c.assertRefused("invalid_withdrawal_plan", http.MethodPost, walletPath(plain.ID)+"/withdrawals", there(solanaDevnet, "101", newSolanaAddress(), sepolia, "base"))
		c.withdrawAndWait(plain.ID, there(sepolia, "42", outsideAddress(1)))
		c.fundWallet(plain, "usdc", "12.000000")
		c.withdrawAndWait(plain.ID, there(solanaDevnet, "100", newSolanaAddress()))
		if empty := c.waitUntilIdle(plain.ID); empty.TotalUSD != "0.000000" {
			c.tb.Errorf("after all was paid out the wallet holds %+v", empty.Positions)
		}

		made := postJSON[client.Wallet](c, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": "automatic", "autoRebalance": true,
			"strategy": fields{"allocations": fields{"usdc": []fields{{"yieldSourceId": vaultID, "pct": 100}}}}})
		automatic := c.waitUntilIdle(made.ID)
		c.payOnSolana(automatic, "80.000000")
		c.fundWallet(automatic, "usdc", "40.000000")
		waitFor(c, "all of it is deployed", walletPath(automatic.ID), func(w client.Wallet) bool { // it is idle, too, while the 80 cross
			return w.Status == client.WalletStatusIdle &&
				slices.ContainsFunc(w.Positions, func(p client.Position) bool {
					return p.ID == vaultID && (strings.HasPrefix(p.AmountUSD, "119.99") || p.AmountUSD == "120.000000")
				}) &&
				!slices.ContainsFunc(w.Positions, func(p client.Position) bool { return p.ID != vaultID && p.AmountUSD != "0.000000" })
		})
		for _, r := range decodeResponse[client.RebalancePage](c, http.StatusOK, c.send(http.MethodGet, walletPath(automatic.ID)+"/rebalances", "")).Data {
			if r.Status != client.RebalanceStatusCompleted {
				c.tb.Errorf("a rebalance moves %s, and is %s", r.AmountUSD, r.Status)
			}
		}
		w.assertBooksMatchChain()
	})
}

// payOnSolana pays a wallet there from the faucet and waits until it is credited.
func (c *caller) payOnSolana(to client.Wallet, amount string) client.Deposit {
	c.tb.Helper()
	hash := postJSON[client.FaucetTransfer](c, http.StatusOK, "/v2/sandbox/faucet",
		fields{"chain": solanaDevnet, "token": "usdc", "address": to.DepositAddresses[solanaDevnet], "amountUsd": amount}).TxHash
	return c.waitUntilCredited(to.ID, hash)
}

func (c *caller) checkSolanaRecords(o onSolana) {
	c.tb.Helper()
	if d := o.deposit; d.Chain != solanaDevnet || d.Amount != "100.000000" || *d.CashPositionID != solanaCash || !signatureText.MatchString(d.TxHash) {
		c.tb.Errorf("the deposit is %+v", d)
	}
	if is := o.withdrawal; is.DestinationChain != solanaDevnet || *is.AmountPaidUSD != "40.450000" || is.FeeUSD != "0.050000" {
		c.tb.Errorf("the withdrawal is %+v", is)
	}
	if p := o.payout; p.TxHash == nil || !signatureText.MatchString(*p.TxHash) || p.Status != "completed" || p.Steps[0].Chain != solanaDevnet {
		c.tb.Errorf("the payout is %+v", p)
	}
	if held := o.wallet.Positions; len(held) != 1 || held[0].ID != solanaCash || held[0].AmountUSD != "59.500000" || held[0].NativeUnits != "59500000" || held[0].Chain != solanaDevnet {
		c.tb.Errorf("the wallet holds %+v", held)
	}
	to := fields{"requestId": uuid.New(), "destinationChain": sepolia, "token": "usdc", "amountUsd": json.Number("1"), "destinationAddress": outsideAddress(1), "excludedChains": []string{solanaDevnet}}
	c.assertRefused("invalid_withdrawal_plan", http.MethodPost, walletPath(o.wallet.ID)+"/withdrawals", to) // it has no money elsewhere
	again := fields{"requestId": uuid.New(), "destinationChain": solanaDevnet, "token": "usdc", "amountUsd": json.Number("5"), "destinationAddress": newSolanaAddress(),
		"sources": []fields{{"positionId": solanaCash, "amountUsd": json.Number("5")}}}
	c.withdrawAndWait(o.wallet.ID, again)
}

// checkLookups finds deposits of both chains by their transactions, with and without a chain.
func (c *caller) checkLookups(o onSolana, evm client.Wallet, there client.Deposit) {
	c.tb.Helper()
	for _, l := range []struct {
		wallet client.Wallet
		query  string
		want   uuid.UUID
		code   string
	}{
		{o.wallet, o.deposit.TxHash, o.deposit.ID, ""},
		{o.wallet, o.deposit.TxHash + "&chain=solana_devnet", o.deposit.ID, ""},
		{o.wallet, o.deposit.TxHash + "&chain=ethereum_sepolia", uuid.Nil, "deposit_not_found"},
		{o.wallet, o.deposit.TxHash + "&chain=solana", uuid.Nil, "unsupported_chain"},
		{o.wallet, strings.ToUpper(o.deposit.TxHash), uuid.Nil, "validation_error"}, // there is no capital o and i in base58, and the signature has small ones
		{o.wallet, there.TxHash, uuid.Nil, "deposit_not_found"},
		{evm, there.TxHash, there.ID, ""},
		{evm, "0x" + strings.ToUpper(there.TxHash[2:]), there.ID, ""},
		{evm, there.TxHash + "&chain=solana_devnet", uuid.Nil, "deposit_not_found"},
		{evm, o.deposit.TxHash, uuid.Nil, "deposit_not_found"},
	} {
		a := c.send(http.MethodGet, walletPath(l.wallet.ID)+"/deposits/lookup?txHash="+l.query, "")
		if l.code == "validation_error" && a.code() == "deposit_not_found" {
			continue // it has none of these letters
		}
		if l.code != "" && a.code() != l.code || l.code == "" && (a.status != http.StatusOK || resourceID(c.tb, a) != l.want.String()) {
			c.tb.Errorf("lookup of %s: %s, want %s%s", l.query, a, l.code, l.want)
		}
	}
}

// checkSolanaInLists looks for both chains in the lists.
func (c *caller) checkSolanaInLists(o onSolana, there client.Deposit) {
	c.tb.Helper()
	activity := c.send(http.MethodGet, "/v2/accounting/activity?scope=organization&limit=500", "")
	csv := c.send(http.MethodGet, "/v2/accounting/activity.csv?scope=organization", "")
	var page struct {
		Activity []client.JournalLine `json:"activity"`
	}
	if err := json.Unmarshal([]byte(activity.text), &page); err != nil {
		c.tb.Fatal(err)
	}
	chains := map[string]int{}
	for _, l := range page.Activity {
		if l.TxHash == o.deposit.TxHash || l.TxHash == *o.payout.TxHash || l.TxHash == there.TxHash {
			chains[string(l.Chain)+" "+l.TxHash]++
		}
	}
	for key, want := range map[string]int{solanaDevnet + " " + o.deposit.TxHash: 2, solanaDevnet + " " + *o.payout.TxHash: 3, sepolia + " " + there.TxHash: 2} {
		if chains[key] != want {
			c.tb.Errorf("the journal has %d lines of %s, want %d", chains[key], key, want)
		}
		_, hash, _ := strings.Cut(key, " ")
		if n := strings.Count(csv.text, hash); n != want {
			c.tb.Errorf("the CSV has %d lines of %s, want %d", n, hash, want)
		}
	}
	for id, chain := range map[uuid.UUID]string{o.wallet.ID: solanaDevnet, there.WalletID: sepolia} {
		for _, d := range decodeResponse[client.DepositPage](c, http.StatusOK, c.send(http.MethodGet, walletPath(id)+"/deposits", "")).Data {
			if string(d.Chain) != chain {
				c.tb.Errorf("the deposits of a wallet on %s have one on %s", chain, d.Chain)
			}
		}
	}
	audit := c.send(http.MethodGet, "/v2/audit?action=withdrawal.create", "")
	if !strings.Contains(audit.text, o.withdrawal.DestinationAddress) {
		c.tb.Errorf("the audit log does not name %s: %s", o.withdrawal.DestinationAddress, audit)
	}
}

// checkSolanaInTheBook exports the address book and imports it again.
func (c *caller) checkSolanaInTheBook(o onSolana) {
	c.tb.Helper()
	export := c.send(http.MethodGet, "/v2/address-book.csv", "")
	if !strings.Contains(export.text, solanaDevnet+","+o.entry.Address) {
		c.tb.Errorf("the book's CSV lacks %s: %s", o.entry.Address, export)
	}
	fresh := newSolanaAddress()
	header, line := "label,chain,address,group\n", "new,solana_devnet,"+fresh+",\n"
	more := "known,solana_devnet," + o.entry.Address + ",\nof the EVM,solana_devnet," + outsideAddress(3) + ",\nof Solana,ethereum_sepolia," + fresh + ",\n"
	refused := postJSON[client.AddressBookImportResult](c, http.StatusOK, "/v2/address-book/import", fields{"csv": header + line + more, "dryRun": false})
	var codes []string
	for _, r := range refused.Refused {
		codes = append(codes, fmt.Sprint(r.Line, " ", r.Code))
	}
	if want := []string{"3 address_book_duplicate_entry", "4 invalid_destination_address", "5 invalid_destination_address"}; !slices.Equal(codes, want) {
		c.tb.Errorf("refused are %q, want %q", codes, want)
	}
	if result := postJSON[client.AddressBookImportResult](c, http.StatusOK, "/v2/address-book/import", fields{"csv": header + line, "dryRun": false}); result.Entries != 1 || len(result.Refused) > 0 {
		c.tb.Errorf("of one line became %+v", result)
	}
	page := decodeResponse[client.AddressBookPage](c, http.StatusOK, c.send(http.MethodGet, "/v2/address-book?order=asc", ""))
	var listed []string
	for _, e := range page.Data {
		listed = append(listed, e.Address)
	}
	if !slices.Equal(listed, []string{o.entry.Address, fresh}) {
		c.tb.Errorf("the book has %q, want %q", listed, []string{o.entry.Address, fresh})
	}
}

// checkRulesOnSolana tries rules whose destinations are Solana's.
func (c *caller) checkRulesOnSolana() {
	c.tb.Helper()
	listed, other := solanaAddress(1), solanaAddress(2)
	rules := []fields{{"name": "bank", "actions": []string{"withdrawal_payout"}, "destinations": []string{listed}, "approvals": 0, "effect": "allow"},
		{"name": "nobody else", "actions": []string{"withdrawal_payout"}, "approvals": 0, "effect": "deny"}}
	for to, want := range map[string]string{listed: "bank", other: "nobody else"} {
		result := postJSON[client.ApprovalRulesDryRunResult](c, http.StatusOK, "/v2/custody/rules/dry-run",
			fields{"rules": rules, "withdrawal": fields{"amountUsd": json.Number("10"), "destinationChain": solanaDevnet, "destinationAddress": to}})
		if result.Withdrawal == nil || result.Withdrawal.Rule != want {
			c.tb.Errorf("a withdrawal to %s is decided by %+v, want %s", to, result.Withdrawal, want)
		}
	}
	c.assertRefused("invalid_destination_address", http.MethodPost, "/v2/custody/rules/dry-run",
		fields{"rules": rules, "withdrawal": fields{"amountUsd": json.Number("10"), "destinationChain": solanaDevnet, "destinationAddress": outsideAddress(1)}})
}
