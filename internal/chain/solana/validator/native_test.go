package validator_test

import (
	"reflect"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// Errors of the Token program about wrapped lamports.
const (
	nativeNotSupported    = 10
	nonNativeNotSupported = 19
)

// syncNative has a token account of the native mint count its lamports.
func syncNative(account solana.PublicKey) solana.Instruction {
	return raw(solana.TokenProgram, []byte{17}, writes(account))
}

// nativeScenarios are of wrapped lamports, and of the accounts that mark intents as over.
func nativeScenarios() []scenario {
	me, who := public(payer), public(alice)
	incinerator, err := solana.ParsePublicKey("1nc1nerator11111111111111111111111111111111")
	if err != nil {
		panic(err)
	}
	rent := int(solana.RentExempt(solana.TokenAccountSize))
	seeded := func(seed string) solana.PublicKey {
		at, err := solana.CreateWithSeed(who, seed, solana.TokenProgram)
		if err != nil {
			panic(err)
		}
		return at
	}
	m, n := seeded("one"), seeded("two")
	pay := func(at solana.PublicKey, lamports int) solana.Instruction {
		return solana.TransferLamports(me, at, uint64(lamports))
	}
	allocate := func(seed string) solana.Instruction {
		return solana.AllocateWithSeed(seeded(seed), who, seed, solana.TokenAccountSize, solana.TokenProgram)
	}
	own := func(at, owner solana.PublicKey) solana.Instruction {
		return solana.InitializeAccount3(at, solana.NativeMint, owner)
	}
	wrapped := func(at, to solana.PublicKey, units uint64) solana.Instruction {
		return solana.TransferChecked(at, solana.NativeMint, to, public(bob), units, 9)
	}
	make := func(seed string, beyond int) step {
		return step{what: "an account of the native mint", instructions: list{pay(seeded(seed), rent+beyond), allocate(seed), own(seeded(seed), public(bob))}, others: keys(alice)}
	}
	return []scenario{
		{"an account by a seed", []step{
			{what: "without its base", instructions: list{raw(solana.SystemProgram, system(9, who, "one", 165, solana.TokenProgram), writes(m), reads(who))}, want: failed("MissingRequiredSignature")},
			{what: "with another base", instructions: list{solana.AllocateWithSeed(m, public(bob), "one", 165, solana.TokenProgram)}, others: keys(bob), want: failed(5)},
			{what: "with another seed", instructions: list{solana.AllocateWithSeed(m, who, "two", 165, solana.TokenProgram)}, others: keys(alice), want: failed(5)},
			{what: "for another owner", instructions: list{solana.AllocateWithSeed(m, who, "one", 165, solana.Token2022Program)}, others: keys(alice), want: failed(5)},
			{what: "without lamports", instructions: list{allocate("one"), own(m, public(bob))}, others: keys(alice), want: failed(notRentExempt, 1)},
			{what: "with too few", instructions: list{pay(m, rent-1), allocate("one"), own(m, public(bob))}, others: keys(alice), want: failed(notRentExempt, 2)},
			{what: "prefunded by a stranger", instructions: list{pay(m, 1_000_000)}},
			{what: "created in spite of that", instructions: list{solana.CreateAccountWithSeed(me, m, who, "one", uint64(rent), 165, solana.TokenProgram)}, others: keys(alice), want: failed(0)},
			{what: "allocated in spite of that", instructions: list{pay(m, rent), allocate("one"), own(m, public(bob))}, others: keys(alice)},
			{what: "allocated again", instructions: list{pay(m, rent), allocate("one"), own(m, public(bob))}, others: keys(alice), want: failed(0, 1)},
			{what: "initialized again", instructions: list{own(m, me)}, want: failed(alreadyInUse)},
			{what: "assigned again", instructions: list{raw(solana.SystemProgram, system(10, who, "one", solana.TokenProgram), writes(m), signs(alice))}, others: keys(alice)},
			{what: "closed by the payer", instructions: list{solana.CloseTokenAccount(m, me, me)}, want: failed(ownerMismatch)},
			{what: "closed by the base", instructions: list{solana.CloseTokenAccount(m, who, who)}, others: keys(alice), want: failed(ownerMismatch)},
			{what: "closed with a balance", instructions: list{solana.CloseTokenAccount(m, me, public(bob))}, others: keys(bob)},
			{what: "closed again", instructions: list{solana.CloseTokenAccount(m, me, public(bob))}, others: keys(bob), want: failed("InvalidAccountData")},
			{what: "made again", instructions: list{pay(m, rent), allocate("one"), own(m, public(bob))}, others: keys(alice)},
		}},
		{"an account that is not initialized", []step{
			{what: "allocated", instructions: list{pay(m, rent), allocate("one")}, others: keys(alice)},
			{what: "initialized and closed by a stranger", instructions: list{own(m, me), solana.CloseTokenAccount(m, me, me)}},
		}},
		{"an account of the System program's", []step{
			{what: "made", instructions: list{pay(m, rent), allocate("one"), own(m, solana.SystemProgram)}, others: keys(alice)},
			{what: "closed by a stranger to himself", instructions: list{solana.CloseTokenAccount(m, me, me)}, want: failed("InvalidAccountData")},
			{what: "closed by a stranger to nobody", instructions: list{solana.CloseTokenAccount(m, incinerator, me)}},
		}},
		{"an account of another mint", []step{
			{what: "made", instructions: list{pay(m, rent), allocate("one"), solana.InitializeAccount3(m, validator.USDC, public(bob))}, others: keys(alice)},
			{what: "paid by a stranger", instructions: list{solana.Transfer(aliceT, m, who, 1)}, others: keys(alice)},
			{what: "closed", instructions: list{solana.CloseTokenAccount(m, me, public(bob))}, others: keys(bob), want: failed(hasBalance)},
		}},
		{"wrapped lamports", []step{
			make("one", 500),
			make("two", 0),
			{what: "moved", instructions: list{wrapped(m, n, 300)}, others: keys(bob)},
			{what: "moved to itself", instructions: list{wrapped(m, m, 200)}, others: keys(bob)},
			{what: "moved by another", instructions: list{solana.Transfer(m, n, me, 1)}, want: failed(ownerMismatch)},
			{what: "too many", instructions: list{wrapped(m, n, 201)}, others: keys(bob), want: failed(insufficientFunds)},
			{what: "sent as lamports", instructions: list{pay(m, 77)}},
			{what: "counted", instructions: list{syncNative(m)}},
			{what: "counted again", instructions: list{syncNative(m)}},
			{what: "counted of another mint", instructions: list{syncNative(aliceT)}, want: failed(nonNativeNotSupported)},
			{what: "counted of a wallet", instructions: list{syncNative(who)}, want: failed("IncorrectProgramId")},
			{what: "all of them", instructions: list{wrapped(m, n, 277)}, others: keys(bob)},
			{what: "minted", instructions: list{solana.MintTo(solana.NativeMint, m, me, 1)}, want: failed(nativeNotSupported)},
			{what: "burnt", instructions: list{solana.Burn(n, solana.NativeMint, public(bob), 1)}, others: keys(bob), want: failed(nativeNotSupported)},
			{what: "frozen", instructions: list{solana.FreezeAccount(n, solana.NativeMint, me)}, want: failed(nativeNotSupported)},
			{what: "a closer named", instructions: list{solana.SetTokenAuthority(n, public(bob), solana.AuthorityCloseAccount, &me)}, others: keys(bob)},
			{what: "given away, which forgets it", instructions: list{solana.SetTokenAuthority(n, public(bob), solana.AuthorityAccountOwner, &who)}, others: keys(bob)},
			{what: "closed by the closer", instructions: list{solana.CloseTokenAccount(n, me, me)}, want: failed(ownerMismatch)},
			{what: "closed with a balance", instructions: list{solana.CloseTokenAccount(n, me, who)}, others: keys(alice)},
			{what: "closed without", instructions: list{solana.CloseTokenAccount(m, me, public(bob))}, others: keys(bob)},
			{what: "of the newer program", instructions: list{pay(m, rent), solana.AllocateWithSeed(m, who, "one", 165, solana.TokenProgram), own(m, public(bob)).In(solana.Token2022Program)}, others: keys(alice), want: failed("IncorrectProgramId", 2)},
		}},
	}
}

// A chain that was begun before there was a native mint gets it when it goes on.
func TestAKeptChainGetsTheNativeMint(t *testing.T) {
	opts := validator.Options{DataDir: t.TempDir()}
	w := startWith(t, opts)
	want := w.Account(solana.NativeMint)
	w.SetAccount(solana.NativeMint, validator.Account{})
	w.mine(1)
	if got := w.Account(solana.NativeMint); got.Lamports != 0 {
		t.Fatalf("the native mint is still %+v", got)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	w = startWith(t, opts)
	w.mine(1)
	if got := w.Account(solana.NativeMint); !reflect.DeepEqual(got, want) {
		t.Errorf("the native mint is %+v, want %+v", got, want)
	}
}
