package app

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
)

// payFromFaucet pays on the chain that is named and waits until a block has it.
func (s *Sandbox) payFromFaucet(ctx context.Context, p httpapi.FaucetPayment) (string, error) {
	if p.Chain == chain.SolanaDevnet {
		return s.payOnSolana(ctx, p)
	}
	if on := s.evmChains()[p.Chain]; on != nil {
		return payOnEVM(ctx, on, p)
	}
	return "", fault.New(fault.UnsupportedChain, "chain: this sandbox has no %s to pay on", p.Chain)
}

func payOnEVM(ctx context.Context, on *devnet.EVM, p httpapi.FaucetPayment) (string, error) {
	if p.To.EVM() == (common.Address{}) {
		return "", fault.New(fault.InvalidDestination, "address is the zero address")
	}
	hash, err := sendOnEVM(ctx, on, p)
	if err != nil {
		return "", fmt.Errorf("paying from the faucet: %w", err)
	}
	_, err = on.Wait(ctx, hash)
	if p.Token == "" && errors.Is(err, devnet.ErrReverted) {
		return "", fault.Wrap(err, fault.InvalidDestination, "address has code that does not take the chain's coin")
	}
	if err != nil {
		return "", fmt.Errorf("waiting for the faucet: %w", err)
	}
	return hash.Hex(), nil
}

func sendOnEVM(ctx context.Context, on *devnet.EVM, p httpapi.FaucetPayment) (common.Hash, error) {
	if p.Token == "" {
		return on.FaucetEther(ctx, p.To.EVM(), p.Units)
	}
	return on.Faucet(ctx, p.Token, p.To, p.Units)
}

// payOnSolana pays a wallet's address, or a token account of the token.
func (s *Sandbox) payOnSolana(ctx context.Context, p httpapi.FaucetPayment) (string, error) {
	to := solana.KeyOf(p.To)
	account := s.Solana.Account(to)
	if reason := whyNotPaid(to, account, p.Token); reason != "" {
		return "", fault.New(fault.InvalidDestination, "address %s", reason)
	}
	units := p.Units.Big().Uint64() // which maxFaucet keeps far below its range
	if least := solana.RentExempt(len(account.Data)); p.Token == "" && account.Lamports+units < least {
		return "", fault.New(fault.Validation, "amountNative must be more: an account has at least %d lamports", least)
	}
	signature, err := s.sendOnSolana(p.Token, to, units)
	if err != nil {
		return "", fmt.Errorf("paying from the faucet: %w", err)
	}
	_, err = s.Solana.Wait(ctx, signature)
	if errors.Is(err, validator.ErrFailed) {
		return "", fault.Wrap(err, fault.InvalidDestination, "address does not take it")
	}
	if err != nil {
		return "", fmt.Errorf("waiting for the faucet: %w", err)
	}
	return signature.String(), nil
}

// whyNotPaid is why an address of Solana's is not paid a token, or SOL; empty if it is.
func whyNotPaid(to solana.PublicKey, account validator.Account, token chain.Token) string {
	switch {
	case account.Executable || to.IsZero():
		return "is a program's"
	case token == "" || account.Owner != solana.TokenProgram:
		return ""
	}
	held, err := solana.DecodeTokenAccount(account.Data)
	switch {
	case err != nil:
		return "is a mint's"
	case held.Mint != validator.MintOf(token):
		return "is a token account of another mint"
	case held.State == solana.TokenFrozen:
		return "is a frozen token account"
	}
	return ""
}

func (s *Sandbox) sendOnSolana(token chain.Token, to solana.PublicKey, units uint64) (solana.Signature, error) {
	if token == "" {
		return s.Solana.Faucet(to, units)
	}
	return s.Solana.FaucetToken(validator.MintOf(token), to, units)
}
