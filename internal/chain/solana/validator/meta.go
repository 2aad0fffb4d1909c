package validator

import (
	"encoding/base64"
	"encoding/json"
	"math/big"
	"strings"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// txMeta is the outcome of a transaction, in the form of a validator's responses.
type txMeta struct {
	Err                  json.RawMessage     `json:"err"` // null for one that succeeded
	Fee                  uint64              `json:"fee"`
	PreBalances          []uint64            `json:"preBalances"`
	PostBalances         []uint64            `json:"postBalances"`
	InnerInstructions    []innerInstructions `json:"innerInstructions"`
	LogMessages          []string            `json:"logMessages"`
	PreTokenBalances     []tokenBalance      `json:"preTokenBalances"`
	PostTokenBalances    []tokenBalance      `json:"postTokenBalances"`
	Rewards              []struct{}          `json:"rewards"`
	LoadedAddresses      loadedAddresses     `json:"loadedAddresses"`
	ComputeUnitsConsumed uint64              `json:"computeUnitsConsumed"`
}

// statusOf is the older form of an error.
func statusOf(err json.RawMessage) any {
	if hasFailed(err) {
		return map[string]json.RawMessage{"Err": err}
	}
	return map[string]any{"Ok": nil}
}

// hasFailed reports whether the outcome of a transaction is an error.
func hasFailed(err json.RawMessage) bool { return len(err) > 0 && string(err) != "null" }

type loadedAddresses struct {
	Writable []string `json:"writable"`
	Readonly []string `json:"readonly"`
}

// innerInstructions are the inner instructions of an instruction of the message.
type innerInstructions struct {
	Index        int                `json:"index"`
	Instructions []innerInstruction `json:"instructions"`
}

type innerInstruction struct {
	Program     int    `json:"programIdIndex"`
	Accounts    []int  `json:"accounts"`
	Data        string `json:"data"` // base58
	StackHeight int    `json:"stackHeight"`
}

// tokenBalance is a token account's balance.
type tokenBalance struct {
	Account int           `json:"accountIndex"`
	Mint    string        `json:"mint"`
	Amount  uiTokenAmount `json:"uiTokenAmount"`
	Owner   string        `json:"owner"`
	Program string        `json:"programId"`
}

// uiTokenAmount is an amount of a token in each of the forms of validators.
type uiTokenAmount struct {
	UI       *json.Number `json:"uiAmount"` // null for zero
	Decimals uint8        `json:"decimals"`
	Amount   string       `json:"amount"`
	UIString string       `json:"uiAmountString"`
}

func newTokenAmount(units uint64, decimals uint8) uiTokenAmount {
	text := new(big.Int).SetUint64(units).String()
	amount := uiTokenAmount{Decimals: decimals, Amount: text, UIString: text}
	if d := int(decimals); d > 0 {
		if len(text) <= d {
			text = strings.Repeat("0", d-len(text)+1) + text
		}
		whole, part := text[:len(text)-d], strings.TrimRight(text[len(text)-d:], "0")
		amount.UIString = whole
		if part != "" {
			amount.UIString = whole + "." + part
		}
	}
	if units > 0 {
		number := json.Number(amount.UIString)
		amount.UI = &number
	}
	return amount
}

// withNumber has zero as a number, too, as validators do in responses about an amount, and not in the metadata of
// transactions.
func (a uiTokenAmount) withNumber() uiTokenAmount {
	if a.UI == nil {
		zero := json.Number("0")
		a.UI = &zero
	}
	return a
}

// tokenBalances returns the balance of each token account among a transaction's accounts.
func (x *execution) tokenBalances(accounts []Account) []tokenBalance {
	out := []tokenBalance{}
	for i, account := range accounts {
		if !isTokenProgram(account.Owner) || account.Lamports == 0 {
			continue
		}
		token, err := solana.DecodeTokenAccount(account.Data)
		if err != nil || token.State == solana.TokenUninitialized {
			continue
		}
		mint, err := solana.DecodeMint(x.readAmong(accounts, token.Mint).Data)
		if err != nil {
			continue
		}
		out = append(out, tokenBalance{
			Account: i, Mint: token.Mint.String(), Owner: token.Owner.String(), Program: account.Owner.String(),
			Amount: newTokenAmount(token.Amount, mint.Decimals),
		})
	}
	return out
}

// readAmong reads an account of the transaction as it is among these, any other as the
// slot has it.
func (x *execution) readAmong(accounts []Account, key solana.PublicKey) Account {
	for i, known := range x.keys {
		if known == key {
			return accounts[i]
		}
	}
	return x.bank.load(key)
}

func encodeBase64(b []byte) string { return base64.StdEncoding.EncodeToString(b) }
