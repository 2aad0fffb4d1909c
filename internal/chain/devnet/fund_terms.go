package devnet

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"sync"

	"github.com/granaryhq/granary/internal/money"
)

// FundTerms are the settings of a fund in the sandbox.
type FundTerms struct {
	APY        money.Bps `json:"apyBps"`               // by which its price grows from strike to strike
	SettleDays *int      `json:"settleDays,omitempty"` // market days from a strike to its settlement; nil for the policies' value
	Refuse     bool      `json:"refuse,omitempty"`     // unstruck requests are refunded
	// FillPct of the requests in the strike that follows the one as of FillAfter is filled, all of them in every
	// other.
	FillPct   *int   `json:"fillPct,omitempty"`
	FillAfter uint64 `json:"fillAfter,omitempty"`
}

// termsFile keeps the terms beside the chain, as far as the chain has a place.
type termsFile struct {
	mu    sync.Mutex
	path  string // empty: in memory
	terms map[string]FundTerms
}

// readTerms reads the settings of the funds; a fund without settings gets its initial ones.
func readTerms(dataDir string, initial map[string]FundTerms) (*termsFile, error) {
	f := &termsFile{terms: maps.Clone(initial)}
	if dataDir == "" {
		return f, nil
	}
	f.path = filepath.Join(dataDir, "funds.json")
	text, err := os.ReadFile(f.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return f, nil
	case err != nil:
		return nil, fmt.Errorf("reading the funds' terms: %w", err)
	}
	var kept map[string]FundTerms
	if err := json.Unmarshal(text, &kept); err != nil {
		return nil, fmt.Errorf("reading the funds' terms: %w", err)
	}
	maps.Copy(f.terms, kept)
	return f, nil
}

func (f *termsFile) get(id string) FundTerms {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.terms[id]
}

// change changes a fund's terms. The file is replaced whole or not at all.
func (f *termsFile) change(id string, change func(*FundTerms)) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	changed := maps.Clone(f.terms)
	t := changed[id]
	change(&t)
	changed[id] = t
	if f.path != "" {
		text, err := json.MarshalIndent(changed, "", "  ")
		if err != nil {
			return fmt.Errorf("writing the funds' terms: %w", err)
		}
		if err := os.WriteFile(f.path+".new", text, 0o600); err != nil {
			return fmt.Errorf("writing the funds' terms: %w", err)
		}
		if err := os.Rename(f.path+".new", f.path); err != nil {
			return fmt.Errorf("writing the funds' terms: %w", err)
		}
	}
	f.terms = changed
	return nil
}
