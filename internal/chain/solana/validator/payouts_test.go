package validator_test

import (
	"crypto/ed25519"
	"fmt"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/randtest"
)

// newerMint is a mint of the program Token-2022.
var newerMint = keyOf("newer mint")

// Others make the same of payouts as the service sends them: under durable nonces, with
// token accounts made on the way, of both token programs, to wallets and to token
// accounts, also where they fail or name a value that is gone.
func TestOthersDoTheSameWithPayouts(t *testing.T) {
	for _, program := range programs() {
		t.Run(program, func(t *testing.T) {
			t.Parallel()
			d, seed := startDuet(t, startReference(t, program)), randtest.Seed(t)
			for _, step := range newCast().begin() {
				d.perform(step.what, d.signStep(step))
			}
			d.makeNewerMint()
			landed, failed := 0, 0
			for n := 0; (n < 30 || failed == 0 && n < 1000) && !t.Failed(); n++ { // until one fails, which few do
				dice := throwDice(seed, n)
				before := d.nonceValue()
				d.perform(fmt.Sprintf("payout %d of seed %d", n, seed), d.drawPayout(dice))
				if d.nonceValue() != before {
					landed++
				} else {
					failed++
				}
			}
			if landed < 10 || failed == 0 {
				t.Errorf("of the payouts of seed %d %d landed and %d did not", seed, landed, failed)
			}
		})
	}
}

// makeNewerMint makes a mint of Token-2022, of which alice and bob have some.
func (d *duet) makeNewerMint() {
	d.Helper()
	me, mint := public(payer), public(newerMint)
	d.perform("a mint of Token-2022", d.sign(list{
		solana.CreateAccount(me, mint, solana.RentExempt(solana.MintSize), solana.MintSize, solana.Token2022Program),
		solana.InitializeMint2(mint, 6, me, nil).In(solana.Token2022Program),
	}, newerMint))
	for _, owner := range keys(alice, bob) {
		d.perform("some of it", d.sign(list{
			solana.CreateAssociatedTokenIdempotent(me, public(owner), mint, solana.Token2022Program),
			solana.MintTo(mint, solana.AssociatedTokenAddress(public(owner), mint, solana.Token2022Program), me, 1_000_000).In(solana.Token2022Program),
		}))
	}
}

func (d *duet) nonceValue() solana.Hash {
	d.Helper()
	account, err := solana.DecodeNonceAccount(d.Account(seeded("n")).Data)
	if err != nil {
		d.Fatal(err)
	}
	return account.Value
}

// drawPayout draws a payout of alice's or bob's, mostly one that works.
func (d *duet) drawPayout(dice dice) solana.Transaction {
	d.Helper()
	wallet := oneOf(dice, []ed25519.PrivateKey{alice, bob})
	v := custody.SolanaVersion{
		ID: uuid.UUID{15: byte(dice.IntN(200))}, FeePayer: public(payer), NonceAccount: seeded("n"), NonceValue: d.nonceValue(),
		SolanaBudget: custody.SolanaBudget{UnitLimit: 400_000, UnitPrice: dice.Uint64N(1_000_000)}, Wallet: public(wallet), Mint: validator.USDC, TokenProgram: solana.TokenProgram,
	}
	if dice.once(3) {
		v.Mint = public(mint)
	}
	if dice.once(3) {
		v.Mint, v.TokenProgram = public(newerMint), solana.Token2022Program
	}
	if dice.once(8) {
		v.NonceValue = solana.Hash{7} // gone
	}
	for range 1 + dice.IntN(2) {
		payee := oneOf(dice, []solana.PublicKey{public(alice), public(bob), public(other), {byte(1 + dice.IntN(20)), 9}})
		units := dice.Uint64N(50_000)
		if dice.once(8) {
			units = 1 << 50
		}
		to := solana.AssociatedTokenAddress(payee, v.Mint, v.TokenProgram)
		if payee != v.Wallet && !dice.once(6) { // a token account that may not be there, else
			v.Owners = append(v.Owners, payee)
		}
		v.Transfers = append(v.Transfers, custody.SolanaTransfer{From: solana.AssociatedTokenAddress(v.Wallet, v.Mint, v.TokenProgram), To: to, Units: units})
	}
	encoded, err := v.Encode()
	if err != nil {
		d.Fatal(err)
	}
	message, err := solana.DecodeMessage(encoded)
	if err != nil {
		d.Fatal(err)
	}
	return solana.Transaction{Signatures: []solana.Signature{solana.SignMessage(encoded, payer), solana.SignMessage(encoded, wallet)}, Message: message}
}
