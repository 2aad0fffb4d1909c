package validator

import (
	"maps"
	"slices"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Account is the chain's state at an address. One without lamports does not exist.
type Account struct {
	Lamports   uint64           `json:"lamports"`
	Owner      solana.PublicKey `json:"owner"`
	Data       []byte           `json:"data"` // never written to in place
	Executable bool             `json:"executable,omitempty"`
}

// accounts has every account as it was after each slot that a fork may still go back
// to. It is guarded by the validator's lock.
type accounts struct {
	versions map[solana.PublicKey][]accountVersion
	// held are, by owner, the addresses that have ever been its token accounts, so that
	// finding them takes as long with many accounts as with few.
	held map[solana.PublicKey]map[solana.PublicKey]bool
}

// accountVersion is an account from a slot on.
type accountVersion struct {
	slot    uint64
	account Account
}

func newAccounts() *accounts {
	return &accounts{versions: map[solana.PublicKey][]accountVersion{}, held: map[solana.PublicKey]map[solana.PublicKey]bool{}}
}

// readAt returns the account as it was after a slot; the zero value for none.
func (a *accounts) readAt(slot uint64, key solana.PublicKey) Account {
	versions := a.versions[key]
	for i := len(versions) - 1; i >= 0; i-- {
		if versions[i].slot <= slot {
			return versions[i].account
		}
	}
	return Account{}
}

// writeSlot records the writes of a slot. State that cannot be restored any more behind the oldest slot is dropped.
func (a *accounts) writeSlot(slot, oldest uint64, written map[solana.PublicKey]Account) {
	for key, account := range written {
		versions := a.versions[key]
		kept := 0
		for kept+1 < len(versions) && versions[kept+1].slot <= oldest {
			kept++
		}
		versions = slices.Delete(versions, 0, kept)
		a.versions[key] = append(versions, accountVersion{slot, account})
		a.noteOwner(key, account)
	}
}

// noteOwner notes whose token account an account is, if it is one.
func (a *accounts) noteOwner(key solana.PublicKey, account Account) {
	if account.Owner != solana.TokenProgram && account.Owner != solana.Token2022Program {
		return
	}
	token, err := solana.DecodeTokenAccount(account.Data)
	if err != nil {
		return // a mint
	}
	if a.held[token.Owner] == nil {
		a.held[token.Owner] = map[solana.PublicKey]bool{}
	}
	a.held[token.Owner][key] = true
}

// everHeldBy are the addresses that have ever been the owner's token accounts, in order.
func (a *accounts) everHeldBy(owner solana.PublicKey) []solana.PublicKey {
	return slices.SortedFunc(maps.Keys(a.held[owner]), func(a, b solana.PublicKey) int { return slices.Compare(a[:], b[:]) })
}

// forgetAfter reverts the writes after a slot.
func (a *accounts) forgetAfter(slot uint64, written map[solana.PublicKey]Account) {
	for key := range written {
		versions := a.versions[key]
		for len(versions) > 0 && versions[len(versions)-1].slot > slot {
			versions = versions[:len(versions)-1]
		}
		if len(versions) == 0 {
			delete(a.versions, key)
			continue
		}
		a.versions[key] = versions
	}
}
