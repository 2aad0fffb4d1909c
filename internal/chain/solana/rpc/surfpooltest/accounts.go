package surfpooltest

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sort"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// accountsPerCall is how many accounts Surfpool gives in one answer.
const accountsPerCall = 100

// fetchAccounts reads accounts from Surfpool after the newest transaction.
func (s *Surfpool) fetchAccounts(keys []solana.PublicKey) ([]json.RawMessage, error) {
	var all []json.RawMessage
	for some := range slices.Chunk(keys, accountsPerCall) {
		var answer struct{ Value []json.RawMessage }
		if err := s.call("getMultipleAccounts", &answer, some, map[string]any{"encoding": "base64", "commitment": "processed"}); err != nil {
			return nil, err
		}
		if len(answer.Value) != len(some) {
			return nil, fmt.Errorf("Surfpool returned %d accounts of %d", len(answer.Value), len(some))
		}
		all = append(all, answer.Value...)
	}
	return all, nil
}

// touch records that accounts may change in the open slot, and keeps their state before.
func (s *Surfpool) touch(keys []solana.PublicKey) error {
	unknown := slices.DeleteFunc(slices.Clone(keys), func(key solana.PublicKey) bool { return s.kept[key] != nil })
	before, err := s.fetchAccounts(unknown)
	if err != nil {
		return err
	}
	for i, key := range unknown {
		s.kept[key] = []version{{0, before[i]}}
	}
	for _, key := range keys {
		s.touched[key] = true
	}
	return nil
}

// keepTouched keeps the state of the accounts that may have changed in the open slot.
func (s *Surfpool) keepTouched() error {
	keys := slices.Collect(maps.Keys(s.touched))
	now, err := s.fetchAccounts(keys)
	if err != nil {
		return err
	}
	for i, key := range keys {
		s.kept[key] = append(s.kept[key], version{s.open, now[i]})
	}
	clear(s.touched)
	return nil
}

// versionAt returns an account after a slot, if it has changed at any time.
func (s *Surfpool) versionAt(key solana.PublicKey, slot uint64) (json.RawMessage, bool) {
	all := s.kept[key]
	n := sort.Search(len(all), func(i int) bool { return all[i].slot > slot })
	if n == 0 {
		return nil, false
	}
	return all[n-1].account, true
}

// answerAccounts answers with accounts as of the commitment.
func (s *Surfpool) answerAccounts(keys []solana.PublicKey, o settings) (any, error) {
	values, err := s.fetchAccounts(keys)
	if err != nil {
		return nil, err
	}
	at := s.lastSlot(o.Commitment)
	for i, key := range keys {
		if was, known := s.versionAt(key, at); known {
			values[i] = was
		}
	}
	return atSlot(at, values), nil
}

// heldAccount is a token account as nodes list it.
type heldAccount struct {
	Key     solana.PublicKey `json:"pubkey"`
	Account json.RawMessage  `json:"account"`
}

// answerTokenAccounts lists an owner's token accounts of a mint as of the commitment.
func (s *Surfpool) answerTokenAccounts(owner, mint solana.PublicKey, o settings) (any, error) {
	var answer struct{ Value []heldAccount }
	if err := s.call("getTokenAccountsByOwner", &answer, owner, map[string]any{"mint": mint}, map[string]any{"encoding": "base64", "commitment": "processed"}); err != nil {
		return nil, err
	}
	list := slices.DeleteFunc(answer.Value, func(h heldAccount) bool { return s.kept[h.Key] != nil })
	at := s.lastSlot(o.Commitment)
	for key := range s.kept {
		was, _ := s.versionAt(key, at)
		if held, is := decodeTokenAccount(was); is && held.Owner == owner && held.Mint == mint {
			list = append(list, heldAccount{key, was})
		}
	}
	return atSlot(at, list), nil
}

// decodeTokenAccount reads a token account in Surfpool's form.
func decodeTokenAccount(told json.RawMessage) (solana.TokenAccount, bool) {
	account, err := decodeAccount(told)
	if err != nil || account.Owner != solana.TokenProgram && account.Owner != solana.Token2022Program {
		return solana.TokenAccount{}, false
	}
	held, err := solana.DecodeTokenAccount(account.Data)
	return held, err == nil
}

// decodeAccount reads an account in Surfpool's form.
func decodeAccount(told json.RawMessage) (validator.Account, error) {
	var account struct {
		Lamports   uint64
		Owner      solana.PublicKey
		Executable bool
		Data       []string
	}
	if len(told) == 0 || string(told) == "null" {
		return validator.Account{}, nil
	}
	if err := json.Unmarshal(told, &account); err != nil {
		return validator.Account{}, err
	}
	data, err := base64.StdEncoding.DecodeString(account.Data[0])
	return validator.Account{Lamports: account.Lamports, Owner: account.Owner, Executable: account.Executable, Data: data}, err
}

// SetAccount has the next block end with the given account, in place of the present one.
func (s *Surfpool) SetAccount(key solana.PublicKey, account validator.Account) {
	s.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	err := s.touch([]solana.PublicKey{key})
	if err == nil {
		err = s.call("surfnet_setAccount", nil, key, map[string]any{
			"lamports": account.Lamports, "owner": account.Owner, "data": hex.EncodeToString(account.Data), "executable": account.Executable,
		})
	}
	if err != nil {
		s.Fatal(err)
	}
}

// Account is an account as of the newest block.
func (s *Surfpool) Account(key solana.PublicKey) validator.Account {
	s.Helper()
	s.mu.RLock()
	defer s.mu.RUnlock()
	told, err := s.fetchAccounts([]solana.PublicKey{key})
	if err != nil {
		s.Fatal(err)
	}
	if was, known := s.versionAt(key, s.lastSlot("confirmed")); known {
		told[0] = was
	}
	account, err := decodeAccount(told[0])
	if err != nil {
		s.Fatal(err)
	}
	return account
}

// Lamports returns an account's lamports as of the newest block.
func (s *Surfpool) Lamports(key solana.PublicKey) uint64 { return s.Account(key).Lamports }

// TokenBalance returns the balance of an owner's associated token account as of the newest block.
func (s *Surfpool) TokenBalance(mint, owner solana.PublicKey) uint64 {
	s.Helper()
	held, err := solana.DecodeTokenAccount(s.Account(solana.AssociatedTokenAddress(owner, mint, solana.TokenProgram)).Data)
	if err != nil {
		return 0 // there is none
	}
	return held.Amount
}
