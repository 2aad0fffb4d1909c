package rpc

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// ErrMint says that a mint cannot be a stablecoin's.
var ErrMint = errors.New("a mint that cannot be used")

// mintExtensions are those of Token-2022's mints, by their numbers.
var mintExtensions = map[uint16]string{
	1: "transfer fee", 3: "mint close authority", 4: "confidential transfer", 6: "default account state", 9: "non-transferable",
	10: "interest bearing", 12: "permanent delegate", 14: "transfer hook", 16: "confidential transfer fee", 18: "metadata pointer",
	19: "token metadata", 20: "group pointer", 21: "token group", 22: "group member pointer", 23: "token group member",
	24: "confidential mint and burn", 25: "scaled UI amount", 26: "pausable", 28: "permissioned burn",
}

// harmlessExtensions describe the mint, and do not affect the balances of accounts. With any other a balance changes
// otherwise than transfers say, is shown as another than it is, or is not in its owner's hands alone. An unknown one
// is not harmless.
var harmlessExtensions = []uint16{3, 18, 19, 20, 21, 22, 23}

const (
	extensionDefaultState = 6
	// extensionsAt is where the extensions begin in a mint's data, after their kind.
	extensionsAt = solana.TokenAccountSize + 1
)

// CheckMints checks that each configured mint is one of either token program, has six
// decimals, and no extension that changes amounts. Error: ErrMint, which names the
// extension.
func (c *Client) CheckMints(ctx context.Context) error {
	_, err := c.MintPrograms(ctx)
	return err
}

// MintPrograms returns the token program of each configured mint, once CheckMints has
// passed.
func (c *Client) MintPrograms(ctx context.Context) (map[chain.Token]solana.PublicKey, error) {
	tokens := slices.Sorted(maps.Keys(c.cfg.Mints))
	keys := make([]solana.PublicKey, len(tokens))
	for i, token := range tokens {
		keys[i] = c.cfg.Mints[token]
	}
	views, err := ViewAccounts(ctx, c, Confirmed, viewMint, keys...)
	if err != nil {
		return nil, err
	}
	programs := map[chain.Token]solana.PublicKey{}
	for i, token := range tokens {
		if views[i].problem != "" {
			return nil, fmt.Errorf("%s of %s: mint %s: %w: %s", token, c.cfg.Name, keys[i], ErrMint, views[i].problem)
		}
		programs[token] = views[i].program
	}
	return programs, nil
}

// mintView is the program of a mint, and why it cannot be used. The supply, which changes all the time, is no part of it.
type mintView struct {
	program solana.PublicKey
	problem string
}

// viewMint returns the view of a mint's account.
func viewMint(a *Account) mintView {
	if err := checkMint(a); err != nil {
		return mintView{problem: strings.TrimPrefix(err.Error(), ErrMint.Error()+": ")}
	}
	return mintView{program: a.Owner}
}

// checkMint checks one mint's account. Error: ErrMint.
func checkMint(a *Account) error {
	if a == nil {
		return fmt.Errorf("%w: there is no such account", ErrMint)
	}
	if a.Owner != solana.TokenProgram && a.Owner != solana.Token2022Program {
		return fmt.Errorf("%w: it is of program %s", ErrMint, a.Owner)
	}
	mint, err := solana.DecodeMint(a.Data)
	switch {
	case err != nil:
		return fmt.Errorf("%w: %w", ErrMint, err)
	case !mint.Initialized:
		return fmt.Errorf("%w: it is not initialized", ErrMint)
	case mint.Decimals != Decimals:
		return fmt.Errorf("%w: it has %d decimals, want %d", ErrMint, mint.Decimals, Decimals)
	case len(a.Data) <= extensionsAt:
		return nil
	case a.Owner == solana.TokenProgram:
		return fmt.Errorf("%w: it has extensions in the classic token program", ErrMint)
	}
	return checkExtensions(a.Data[extensionsAt:])
}

// checkExtensions checks a list of type, length and value. A type of zero ends it.
func checkExtensions(list []byte) error {
	for len(list) >= 2 {
		kind := binary.LittleEndian.Uint16(list)
		if kind == 0 {
			return nil
		}
		if len(list) < 4 || len(list) < 4+int(binary.LittleEndian.Uint16(list[2:])) {
			return fmt.Errorf("%w: its extensions end too early", ErrMint)
		}
		size := int(binary.LittleEndian.Uint16(list[2:]))
		value := list[4 : 4+size]
		list = list[4+size:]
		name := mintExtensions[kind]
		if name == "" {
			name = fmt.Sprintf("number %d, which is not known", kind)
		}
		harmless := slices.Contains(harmlessExtensions, kind) ||
			kind == extensionDefaultState && size == 1 && value[0] == solana.TokenInitialized
		if !harmless {
			return fmt.Errorf("%w: it has the extension %s", ErrMint, name)
		}
	}
	return nil
}
