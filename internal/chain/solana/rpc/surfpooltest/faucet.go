package surfpooltest

import (
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// faucetKey is the validator's, which is public. It pays the chain's payments, and mints its tokens.
var faucetKey = func() ed25519.PrivateKey {
	seed := sha256.Sum256([]byte("granary sandbox solana faucet"))
	return ed25519.NewKeyFromSeed(seed[:])
}()

// Faucet sends lamports to an address.
func (s *Surfpool) Faucet(to solana.PublicKey, lamports uint64) (solana.Signature, error) {
	return s.AsFaucet(solana.TransferLamports(validator.FaucetKey, to, lamports))
}

// FaucetToken mints units of a token to a token account, or to the associated one of a
// wallet, which is made if there is none.
func (s *Surfpool) FaucetToken(mint, to solana.PublicKey, units uint64) (solana.Signature, error) {
	program := s.Account(mint).Owner
	if account := s.Account(to); account.Lamports > 0 && (account.Owner == solana.TokenProgram || account.Owner == solana.Token2022Program) {
		return s.AsFaucet(solana.MintTo(mint, to, validator.FaucetKey, units).In(program))
	}
	return s.AsFaucet(
		solana.CreateAssociatedTokenIdempotent(validator.FaucetKey, to, mint, program),
		solana.MintTo(mint, solana.AssociatedTokenAddress(to, mint, program), validator.FaucetKey, units).In(program))
}

// AsFaucet sends instructions that the faucet signs. A memo distinguishes them from others like them.
func (s *Surfpool) AsFaucet(instructions ...solana.Instruction) (solana.Signature, error) {
	s.Helper()
	tx, err := validator.SignTransaction(s.Blockhash(), append(instructions, solana.Memo("faucet "+rand.Text())), faucetKey)
	if err != nil {
		return solana.Signature{}, err
	}
	return tx.Signatures[0], s.Send(tx)
}

// Blockhash is one that a transaction may name.
func (s *Surfpool) Blockhash() solana.Hash {
	s.Helper()
	var answer struct {
		Value struct{ Blockhash solana.Hash }
	}
	if err := s.call("getLatestBlockhash", &answer, settings{Commitment: "confirmed"}); err != nil {
		s.Fatal(err)
	}
	return answer.Value.Blockhash
}

// Send has a transaction wait for the end of the open slot. That it fails is no error.
func (s *Surfpool) Send(tx solana.Transaction) error {
	_, err := s.answerRequest(request{Method: "sendTransaction", Params: encodeAll(
		base64.StdEncoding.EncodeToString(tx.Encode()), map[string]any{"encoding": "base64", "skipPreflight": true})})
	return err
}

// ErrFailed says that a transaction is in a block, and has failed.
var ErrFailed = errors.New("the transaction failed")

// Wait waits until a block has a transaction, and returns its slot.
func (s *Surfpool) Wait(ctx context.Context, name solana.Signature) (uint64, error) {
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for {
		found, err := s.answerRequest(request{Method: "getTransaction", Params: encodeAll(name, map[string]any{"encoding": "base64", "commitment": "confirmed", "maxSupportedTransactionVersion": solana.LatestVersion})})
		if err != nil {
			return 0, err
		}
		if told, has := found.(map[string]json.RawMessage); has {
			var slot uint64
			var meta struct{ Err any }
			err := errors.Join(json.Unmarshal(told["slot"], &slot), json.Unmarshal(told["meta"], &meta))
			if meta.Err != nil {
				err = errors.Join(err, fmt.Errorf("%s: %w: %v", name, ErrFailed, meta.Err))
			}
			return slot, err
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return 0, ctx.Err()
		}
	}
}
