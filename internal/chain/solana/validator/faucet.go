package validator

import (
	"crypto/ed25519"
	"crypto/rand"
	"errors"
	"fmt"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Decimals is how many decimals the sandbox's mints have.
const Decimals = 6

// faucetKey pays the sandbox's payments, and mints its tokens.
var faucetKey = deriveKey("faucet")

// FaucetKey is the account that pays and mints.
var FaucetKey = publicOf(faucetKey)

// FeeCollector is a wallet's address to which a service may have its fees paid.
var FeeCollector = publicOf(deriveKey("fee collector"))

// maxAirdrop is the most lamports of requestAirdrop.
const maxAirdrop = 1_000_000_000_000

// genesisAccounts are those of the first slot.
func genesisAccounts() map[solana.PublicKey]Account {
	all := programAccounts()
	all[FaucetKey] = Account{Lamports: 500_000_000_000_000_000}
	for _, key := range []solana.PublicKey{USDC, USDT} {
		mint := solana.Mint{Authority: &FaucetKey, Decimals: Decimals, Initialized: true, Freeze: &FaucetKey}
		all[key] = Account{Lamports: solana.RentExempt(solana.MintSize), Owner: solana.TokenProgram, Data: mint.Encode()}
	}
	all[solana.NativeMint] = nativeMint()
	return all
}

// Faucet sends lamports to an address and returns the transaction's signature. It waits
// for the next slot.
func (v *Validator) Faucet(to solana.PublicKey, lamports uint64) (solana.Signature, error) {
	return v.AsFaucet(solana.TransferLamports(FaucetKey, to, lamports))
}

// FaucetToken mints units of a token to an address, and returns the transaction's
// signature. It waits for the next slot. The address is a token account, or a wallet's,
// whose associated token account is made if there is none.
func (v *Validator) FaucetToken(mint, to solana.PublicKey, units uint64) (solana.Signature, error) {
	program := v.Account(mint).Owner
	if account := v.Account(to); isTokenProgram(account.Owner) && account.Lamports > 0 {
		return v.AsFaucet(solana.MintTo(mint, to, FaucetKey, units).In(program))
	}
	return v.AsFaucet(
		solana.CreateAssociatedTokenIdempotent(FaucetKey, to, mint, program),
		solana.MintTo(mint, solana.AssociatedTokenAddress(to, mint, program), FaucetKey, units).In(program))
}

// AsFaucet sends instructions that the faucet signs, who may freeze and mint, and returns the transaction's
// signature. It waits for the next slot. A memo distinguishes it from others like it.
func (v *Validator) AsFaucet(instructions ...solana.Instruction) (solana.Signature, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.sendFromFaucet(instructions...)
}

func (v *Validator) sendFromFaucet(instructions ...solana.Instruction) (solana.Signature, error) {
	memo := solana.Memo("faucet " + rand.Text())
	sign := SignTransaction1
	if v.opts.LegacyFaucet {
		sign = SignTransaction
	}
	t, err := sign(v.head().hash, append(instructions, memo), faucetKey)
	if err == nil {
		err = v.enqueue(newPending(t))
	}
	if err != nil {
		return solana.Signature{}, fmt.Errorf("faucet: %w", err)
	}
	return t.Signatures[0], nil
}

// SignTransaction makes a transaction of instructions. The first key pays; each signs
// for its own address.
func SignTransaction(blockhash solana.Hash, instructions []solana.Instruction, keys ...ed25519.PrivateKey) (solana.Transaction, error) {
	m, err := solana.NewMessage(publicOf(keys[0]), blockhash, instructions...)
	if err != nil {
		return solana.Transaction{}, fmt.Errorf("making a transaction: %w", err)
	}
	return signMessage(m, keys...)
}

// SignTransaction1 is SignTransaction in the form of version 1, with a budget that suffices for all.
func SignTransaction1(blockhash solana.Hash, instructions []solana.Instruction, keys ...ed25519.PrivateKey) (solana.Transaction, error) {
	m, err := solana.NewMessage(publicOf(keys[0]), blockhash, instructions...)
	if err == nil {
		m, err = m.WithConfig(solana.NewConfig(0, solana.MaxComputeUnits, solana.MaxLoadedBytes))
	}
	if err != nil {
		return solana.Transaction{}, fmt.Errorf("making a transaction: %w", err)
	}
	return signMessage(m, keys...)
}

// signMessage signs for each signer of a message that has a key here.
func signMessage(m solana.Message, keys ...ed25519.PrivateKey) (solana.Transaction, error) {
	encoded := m.Encode()
	t := solana.Transaction{Message: m, Signatures: make([]solana.Signature, m.RequiredSignatures)}
	for i := range t.Signatures {
		for _, key := range keys {
			if publicOf(key) == m.Keys[i] {
				t.Signatures[i] = solana.SignMessage(encoded, key)
			}
		}
		if t.Signatures[i] == (solana.Signature{}) {
			return t, fmt.Errorf("making a transaction: no key signs for %s", m.Keys[i])
		}
	}
	return t, nil
}

// errPoolFull is returned to a sender while too many transactions wait for a slot.
var errPoolFull = errors.New("too many transactions are waiting for a slot")

// enqueue puts a transaction behind those that wait for a slot. One that waits already,
// or has its slot, is not put there again.
func (v *Validator) enqueue(p pending) error {
	name := p.Signatures[0]
	_, done := v.places[name]
	switch {
	case v.closed:
		return errClosed
	case done || v.waiting[name]:
		return nil
	case len(v.pool) >= maxPool:
		return errPoolFull
	}
	v.pool = append(v.pool, p)
	v.waiting[name] = true
	return nil
}

// Send puts a transaction behind those that wait for a slot, after its signatures are verified, without further
// checks.
func (v *Validator) Send(t solana.Transaction) error {
	if err := t.Verify(); err != nil {
		return err
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.enqueue(newPending(t))
}

// SetAccount has the next slot begin with the given account, in place of the present one: for tests of state that no
// transaction makes here, such as mints of other programs.
func (v *Validator) SetAccount(key solana.PublicKey, account Account) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.planted[key] = account
}

// LookupTable is an account that has these addresses, for SetAccount.
func LookupTable(addresses ...solana.PublicKey) Account {
	data := lookupTable(addresses)
	return Account{Lamports: solana.RentExempt(len(data)), Owner: solana.LookupTableProgram, Data: data}
}
