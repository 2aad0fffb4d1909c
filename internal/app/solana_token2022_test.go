package app

import (
	"encoding/binary"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// Extensions of a mint, by their numbers.
const (
	extensionTransferFee     = 1
	extensionMetadataPointer = 18
	extensionPausable        = 26
)

var newerMint = solanaKeyOf("a mint of the program Token-2022")

// plantNewerMint has the service's USDC be a mint of Token-2022's that has an extension.
func plantNewerMint(extension uint16, size int) func(w *solanaWorld) {
	return func(w *solanaWorld) {
		data := solana.Mint{Authority: &validator.FaucetKey, Decimals: 6, Initialized: true, Freeze: &validator.FaucetKey}.Encode()
		data = append(data, make([]byte, solana.TokenAccountSize-len(data))...)
		data = append(data, 1) // the kind of mints
		data = binary.LittleEndian.AppendUint16(data, extension)
		data = binary.LittleEndian.AppendUint16(data, uint16(size))
		data = append(data, make([]byte, size)...)
		w.chain.SetAccount(newerMint, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: solana.Token2022Program, Data: data})
		waittest.Until(w, "the mint is there for good", func() bool {
			w.mine(1)
			return len(w.chain.Account(newerMint).Data) > 0 && w.chain.Final() > 6
		})
		on := w.config.Chains[chain.SolanaDevnet]
		on.Solana.Tokens = map[chain.Token]solana.PublicKey{chain.USDC: newerMint, chain.USDT: validator.USDT}
		on.Solana.TokenExtensions = []chain.Token{chain.USDC}
		w.config.Chains[chain.SolanaDevnet] = on
	}
}

// A mint of Token-2022 whose extensions leave amounts alone is a lane like another: its
// deposits, into associated accounts and others, and its payouts.
func TestALaneOfToken2022(t *testing.T) {
	t.Parallel()
	eachSolanaWorldOf(t, solanaOptions{slotTime: 50 * time.Millisecond, prepare: plantNewerMint(extensionMetadataPointer, 64)}, func(w *solanaWorld) {
		mine := w.createWallet()
		own := keyOfWallet(mine)
		for _, units := range []uint64{30_000_000, 25_000_000} {
			if _, err := w.chain.FaucetToken(newerMint, own, units); err != nil {
				w.Fatal(err)
			}
		}
		if _, err := w.chain.FaucetToken(validator.USDT, own, 9_000_000); err != nil {
			w.Fatal(err)
		}
		w.untilHolds(mine, 55_000_000)
		waittest.Until(w, "the other lane is in the books", func() bool { return w.get("/v2/wallets/" + mine.ID.String())["totalUsd"] == "64.000000" })
		w.assertBooksAgree()

		payee, theirs := newSolanaKey(w.T), newSolanaKey(w.T)
		associated := func(of solana.PublicKey) solana.PublicKey {
			return solana.AssociatedTokenAddress(of, newerMint, solana.Token2022Program)
		}
		if _, err := w.chain.FaucetToken(newerMint, theirs, 1); err != nil {
			w.Fatal(err)
		}
		waittest.Until(w, "the other payee has a token account", func() bool { return len(w.chain.Account(associated(theirs)).Data) > 0 })
		for to, at := range map[solana.PublicKey]solana.PublicKey{payee: associated(payee), associated(theirs): associated(theirs)} {
			w.withdraw(mine, to, 10_000_000)
			if got := w.tokensAt(at); got < 9_950_000 {
				w.Errorf("%s was paid %d units", to, got)
			}
		}
		if got := len(w.chain.Account(associated(payee)).Data); got <= solana.TokenAccountSize {
			w.Errorf("the payee's account has %d bytes, which is none of Token-2022's program", got)
		}
		older := w.plantTokenAccount(validator.USDT, newSolanaKey(w.T)) // of the classic program
		if code, answer := w.ask(http.MethodPost, withdrawalsOf(mine), payoutBody(older.String(), "1", "usdc")); code != http.StatusBadRequest || !strings.Contains(fmt.Sprint(answer["error"]), "of another mint") {
			w.Errorf("a token account of the other program: %d %v", code, answer)
		}
		w.untilHolds(mine, 35_000_000)
		w.assertBooksAgree()
	})
}

// One that changes amounts, or takes them out of their owner's hands, is refused by its name
// before anything is followed, also where the configuration has it in the wrong program.
func TestMintsThatAreNotServed(t *testing.T) {
	t.Parallel()
	for what, c := range map[string]struct {
		prepare func(w *solanaWorld)
		want    string
	}{
		"a transfer fee": {plantNewerMint(extensionTransferFee, 108), "the extension transfer fee"},
		"a pause":        {plantNewerMint(extensionPausable, 33), "the extension pausable"},
		"one unheard of": {plantNewerMint(999, 4), "the extension number 999"},
		"the classic program, said to be the newer": {func(w *solanaWorld) {
			on := w.config.Chains[chain.SolanaDevnet]
			on.Solana.TokenExtensions = []chain.Token{chain.USDC}
			w.config.Chains[chain.SolanaDevnet] = on
		}, "of the classic token program"},
		"the newer program, said to be the classic": {func(w *solanaWorld) {
			plantNewerMint(extensionMetadataPointer, 64)(w)
			on := w.config.Chains[chain.SolanaDevnet]
			on.Solana.TokenExtensions = nil
			w.config.Chains[chain.SolanaDevnet] = on
		}, "of the program Token-2022"},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			w := newSolanaWorld(t, storetest.Engines(t)[0], solanaOptions{slotTime: 50 * time.Millisecond, prepare: c.prepare, refused: true})
			err := w.App.Run(t.Context(), func(net.Addr, net.Addr) error { return errors.New("it serves") })
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("the service starts with it: %v, want %q", err, c.want)
			}
		})
	}
}
