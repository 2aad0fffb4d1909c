package rpc_test

import (
	"crypto/ed25519"
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

func publicOf(key ed25519.PrivateKey) solana.PublicKey {
	return solana.PublicKey(key.Public().(ed25519.PublicKey))
}

// The client's requests to a validator return the validator's state.
func TestClientOnTheValidator(t *testing.T) {
	n := startNet(t)
	c := dial(t, nil, n.URL())
	if err := c.CheckMints(t.Context()); err != nil {
		t.Error(err)
	}
	payee := publicOf(ed25519.NewKeyFromSeed(make([]byte, 32)))
	transfer := func(units uint64) solana.Transaction {
		return n.sign([]solana.Instruction{
			solana.CreateAssociatedTokenIdempotent(n.address(), payee, validator.USDC, solana.TokenProgram),
			solana.TransferChecked(associated(n.address(), validator.USDC), validator.USDC, associated(payee, validator.USDC), n.address(), units, 6),
		})
	}
	tx := transfer(5)
	simulated, err := c.Simulate(t.Context(), tx.Encode(), rpc.Confirmed)
	if err != nil || simulated.Err != nil || simulated.Units == 0 || len(simulated.Logs) == 0 {
		t.Errorf("simulation %+v, %v", simulated, err)
	}
	if err := c.Send(t.Context(), tx.Encode()); err != nil {
		t.Fatal(err)
	}
	n.mine(1)
	t.Run("statuses", func(t *testing.T) {
		statuses, err := c.SignatureStatuses(t.Context(), []solana.Signature{tx.Signatures[0], {1}})
		if err != nil || statuses[0] == nil || statuses[0].Commitment != rpc.Confirmed || statuses[0].Err != nil || statuses[1] != nil {
			t.Errorf("%+v, %v", statuses, err)
		}
	})
	t.Run("the transaction", func(t *testing.T) {
		if early, err := c.Transaction(t.Context(), tx.Signatures[0], rpc.Finalized); early != nil || err != nil {
			t.Errorf("final already: %+v, %v", early, err)
		}
		n.mine(4)
		found, err := c.Transaction(t.Context(), tx.Signatures[0], rpc.Finalized)
		if err != nil || found == nil {
			t.Fatalf("%+v, %v", found, err)
		}
		if found.Err != nil || found.Fee != 5000 || found.Slot == 0 || string(found.Raw) != string(tx.Encode()) || found.Time.Unix() <= 0 {
			t.Errorf("%+v", found)
		}
		for _, b := range found.PostTokens {
			if b.Owner == payee && (b.Units != 5 || b.Account != associated(payee, validator.USDC) || b.Program != solana.TokenProgram) {
				t.Errorf("the payee has %+v", b)
			}
		}
	})
	t.Run("the history", func(t *testing.T) {
		second := transfer(6)
		n.send(second)
		n.mine(1)
		account := associated(payee, validator.USDC)
		all, err := c.SignaturesFor(t.Context(), account, rpc.Confirmed, nil)
		if err != nil || len(all.List) != 2 || all.List[0].Signature != second.Signatures[0] || all.List[1].Signature != tx.Signatures[0] {
			t.Fatalf("%+v, %v", all, err)
		}
		final, err := c.SignaturesFor(t.Context(), account, rpc.Finalized, nil)
		if err != nil || len(final.List) != 1 || final.List[0].Signature != tx.Signatures[0] {
			t.Errorf("final ones: %+v, %v", final, err)
		}
		newer, err := c.SignaturesFor(t.Context(), account, rpc.Confirmed, func(s rpc.SignatureInfo) bool { return s.Signature == tx.Signatures[0] })
		if err != nil || len(newer.List) != 1 || newer.List[0].Signature != second.Signatures[0] {
			t.Errorf("until: %+v, %v", newer, err)
		}
	})
	t.Run("refusals", func(t *testing.T) {
		if err := c.Send(t.Context(), tx.Encode()); !errors.Is(err, rpc.ErrKnown) {
			t.Errorf("twice: %v, want %v", err, rpc.ErrKnown)
		}
		if err := c.Send(t.Context(), transfer(1<<60).Encode()); !errors.Is(err, rpc.ErrRejected) || rpc.Explain(rejected(err)).Text != "insufficient funds" {
			t.Errorf("too much: %v, want %v for insufficient funds", err, rpc.ErrRejected)
		}
		if _, err := n.AsFaucet(solana.FreezeAccount(associated(payee, validator.USDC), validator.USDC, validator.FaucetKey)); err != nil {
			t.Fatal(err)
		}
		n.mine(1)
		if err := c.Send(t.Context(), transfer(1).Encode()); rpc.Explain(rejected(err)).Text != "the token account is frozen" {
			t.Errorf("frozen: %v", err)
		}
		poor := ed25519.NewKeyFromSeed(make([]byte, 32))
		broke, err := validator.SignTransaction(n.Blockhash(), []solana.Instruction{solana.TransferLamports(publicOf(poor), n.address(), 5)}, poor)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Send(t.Context(), broke.Encode()); !errors.Is(err, rpc.ErrInsufficientFunds) {
			t.Errorf("without lamports: %v, want %v", err, rpc.ErrInsufficientFunds)
		}
		old, err := validator.SignTransaction(solana.Hash{1}, []solana.Instruction{solana.Memo("x")}, n.stranger)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Send(t.Context(), old.Encode()); !errors.Is(err, rpc.ErrBlockhash) {
			t.Errorf("too old: %v, want %v", err, rpc.ErrBlockhash)
		}
	})
	t.Run("accounts", func(t *testing.T) {
		rent, err := c.RentExempt(t.Context(), solana.NonceAccountSize)
		if err != nil || rent != solana.RentExempt(solana.NonceAccountSize) {
			t.Errorf("rent %d, %v", rent, err)
		}
		seed := "granary:nonce:0"
		nonce, err := solana.CreateWithSeed(n.address(), seed, solana.SystemProgram)
		if err != nil {
			t.Fatal(err)
		}
		if none, err := c.NonceAccount(t.Context(), rpc.Confirmed, nonce); none != nil || err != nil {
			t.Errorf("before it is made: %+v, %v", none, err)
		}
		n.send(n.sign([]solana.Instruction{
			solana.CreateAccountWithSeed(n.address(), nonce, n.address(), seed, rent, solana.NonceAccountSize, solana.SystemProgram),
			solana.InitializeNonce(nonce, n.address()),
		}))
		n.mine(1)
		made, err := c.NonceAccount(t.Context(), rpc.Confirmed, nonce)
		if err != nil || made == nil || made.Authority != n.address() || made.Lamports != rent || made.Value.IsZero() {
			t.Errorf("%+v, %v", made, err)
		}
		if final, err := c.NonceAccount(t.Context(), rpc.Finalized, nonce); final != nil || err != nil {
			t.Errorf("final already: %+v, %v", final, err)
		}
		list, err := c.TokenAccountsOf(t.Context(), payee, validator.USDC, rpc.Confirmed)
		if err != nil || len(list) != 1 || list[0].Amount != 11 || list[0].State != solana.TokenFrozen {
			t.Errorf("token accounts %+v, %v", list, err)
		}
		hash, err := c.LatestBlockhash(t.Context())
		if err != nil || hash.Hash != n.Blockhash() || hash.LastValidHeight == 0 {
			t.Errorf("blockhash %+v, %v", hash, err)
		}
		if _, err := c.RecentPriorityFees(t.Context(), []solana.PublicKey{nonce}); err != nil {
			t.Error(err)
		}
	})
}

func rejected(err error) (*rpc.TransactionError, []string) { return rpc.RejectionOf(err) }
