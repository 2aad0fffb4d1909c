package validator_test

import (
	"bytes"
	"strings"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// seeded is the address of the payer's with this seed.
func seeded(seed string) solana.PublicKey {
	key, err := solana.CreateWithSeed(public(payer), seed, solana.SystemProgram)
	if err != nil {
		panic(err)
	}
	return key
}

func systemScenarios() []scenario {
	me, you := public(payer), public(bob)
	rent := solana.RentExempt(0)
	program := solana.SystemProgram
	pay := solana.TransferLamports
	return []scenario{
		{"transfers of lamports", []step{
			{what: "to a new account", instructions: list{pay(me, you, rent)}},
			{what: "too little for rent", instructions: list{pay(me, public(fresh), rent-1)}, want: poorAt(1)},
			{what: "more than there is", instructions: list{pay(me, you, 1000*sol)}, want: failed(1)},
			{what: "to oneself", instructions: list{pay(me, me, 5)}},
			{what: "nothing", instructions: list{pay(me, public(fresh), 0)}},
			{what: "by another who signs", instructions: list{pay(public(alice), you, 7)}, others: keys(alice)},
			{what: "by another who does not", instructions: list{raw(program, system(2, 7), writes(public(alice)), writes(you))}, want: failed("MissingRequiredSignature")},
			{what: "to one that is only read", instructions: list{raw(program, system(2, 7), signs(payer), reads(you))}, want: failed("ReadonlyLamportChange")},
			{what: "from one that is only read", instructions: list{raw(program, system(2, 7), solana.AccountMeta{Key: public(alice), Signer: true}, writes(you))}, others: keys(alice), want: failed("ReadonlyLamportChange")},
			{what: "to nobody", instructions: list{raw(program, system(2, 7), signs(payer))}, want: failed("MissingAccount")},
			{what: "of no number", instructions: list{raw(program, system(2)[:4], signs(payer), writes(you))}, want: failed("InvalidInstructionData")},
			{what: "with bytes behind", instructions: list{raw(program, system(2, 7, 7), signs(payer), writes(you))}},
			{what: "an unknown instruction", instructions: list{raw(program, system(99), signs(payer))}, want: failed("InvalidInstructionData")},
			{what: "all but rent is left", instructions: list{pay(public(alice), you, 10*sol-7-rent+1)}, others: keys(alice), want: poorAt(1)},
			{what: "all of it", instructions: list{pay(public(alice), you, 10*sol-7)}, others: keys(alice)},
			{what: "again: the second instruction fails", instructions: list{pay(me, you, 1), pay(public(alice), you, 1)}, others: keys(alice), want: failed(1, 1)},
		}},
		{"accounts made", []step{
			{what: "without signature", instructions: list{raw(program, system(0, int(rent), 0, me), signs(payer), writes(public(fresh)))}, want: failed("MissingRequiredSignature")},
			{what: "with too little", instructions: list{solana.CreateAccount(me, public(fresh), 1000, 10, you)}, others: keys(fresh), want: poorAt(1)},
			{what: "too large", instructions: list{solana.CreateAccount(me, public(fresh), sol, 11<<20, you)}, others: keys(fresh), want: failed(3)},
			{what: "a good one", instructions: list{solana.CreateAccount(me, public(fresh), sol, 10, you)}, others: keys(fresh)},
			{what: "again", instructions: list{solana.CreateAccount(me, public(fresh), sol, 10, you)}, others: keys(fresh), want: failed(0)},
			{what: "lamports out of it", instructions: list{pay(public(fresh), you, 1)}, others: keys(fresh), want: failed("InvalidArgument")},
			{what: "one that has lamports", instructions: list{solana.CreateAccount(me, public(alice), sol, 10, you)}, others: keys(alice), want: failed(0)},
			{what: "by who cannot pay", instructions: list{solana.CreateAccount(public(bob), public(other), sol, 10, you)}, others: keys(bob, other), want: failed(1)},
			{what: "allocate", instructions: list{raw(program, system(8, 100), signs(other))}, others: keys(other), want: ""},
			{what: "allocate, funded", instructions: list{pay(me, public(other), sol), raw(program, system(8, 100), signs(other))}, others: keys(other)},
			{what: "allocate twice", instructions: list{raw(program, system(8, 100), signs(other))}, others: keys(other), want: failed(0)},
			{what: "assign unsigned", instructions: list{raw(program, system(1, you), writes(public(other)))}, want: failed("MissingRequiredSignature")},
			{what: "assign", instructions: list{raw(program, system(1, you), signs(other))}, others: keys(other)},
			{what: "assign what is given away", instructions: list{raw(program, system(1, me), signs(other))}, others: keys(other), want: failed("ModifiedProgramId")},
			{what: "allocate too much", instructions: list{raw(program, system(8, 11<<20), signs(bob))}, others: keys(bob), want: failed(3)},
		}},
		{"accounts with seeds", []step{
			{what: "made", instructions: list{solana.CreateAccountWithSeed(me, seeded("a"), me, "a", sol, 0, program)}},
			{what: "made again", instructions: list{solana.CreateAccountWithSeed(me, seeded("a"), me, "a", sol, 0, program)}, want: failed(0)},
			{what: "of another address", instructions: list{solana.CreateAccountWithSeed(me, seeded("a"), me, "b", sol, 0, program)}, want: failed(5)},
			{what: "without the base's signature", instructions: list{raw(program, system(3, public(alice), "a", int(sol), 0, program), signs(payer), writes(withSeed(public(alice), "a")), reads(public(alice)))}, want: failed("MissingRequiredSignature")},
			{what: "a seed that is too long", instructions: list{raw(program, system(3, me, strings.Repeat("a", 33), int(sol), 0, program), signs(payer), writes(you))}, want: failed(0)},
			{what: "a length beyond the data", instructions: list{raw(program, append(system(3, me), bytes.Repeat([]byte{255}, 8)...), signs(payer), writes(you))}, want: failed("InvalidInstructionData")},
			{what: "paid from", instructions: list{raw(program, system(11, 1000, "a", program), writes(seeded("a")), signs(payer), writes(public(alice)))}},
			{what: "paid from another", instructions: list{raw(program, system(11, 1000, "b", program), writes(seeded("a")), signs(payer), writes(public(alice)))}, want: failed(5)},
			{what: "paid from, unsigned", instructions: list{raw(program, system(11, 1000, "a", program), writes(withSeed(public(alice), "a")), reads(public(alice)), writes(public(alice)))}, want: failed("MissingRequiredSignature")},
			{what: "allocated", instructions: list{pay(me, seeded("c"), sol), raw(program, system(9, me, "c", 10, program), writes(seeded("c")), signs(payer))}},
			{what: "assigned", instructions: list{pay(me, withSeedOf(me, "d", you), sol), raw(program, system(10, me, "d", you), writes(withSeedOf(me, "d", you)), signs(payer))}},
		}},
		{"nonce accounts", nonceSteps()},
		{"accounts that a stranger has paid before", paidBeforeSteps()},
	}
}

// paidBeforeSteps make nonce accounts at addresses that have lamports already: too few for
// their rent, enough, and more.
func paidBeforeSteps() (steps []step) {
	me, rent := public(payer), solana.RentExempt(solana.NonceAccountSize)
	empty := solana.RentExempt(0)
	allocate := func(seed string) solana.Instruction {
		return solana.AllocateWithSeed(seeded(seed), me, seed, solana.NonceAccountSize, solana.SystemProgram)
	}
	for seed, has := range []uint64{0, empty, rent, 2 * rent} {
		name := string(rune('p' + seed))
		at := seeded(name)
		missing := list{solana.TransferLamports(me, at, rent-min(has, rent))}
		if has > 0 {
			steps = append(steps, step{what: "paid to " + name, instructions: list{solana.TransferLamports(public(alice), at, has)}, others: keys(alice)})
			steps = append(steps, step{what: "made of " + name, instructions: list{solana.CreateAccountWithSeed(me, at, me, name, rent, solana.NonceAccountSize, solana.SystemProgram)}, want: failed(0)})
		}
		if has > 0 && has < rent {
			steps = append(steps, step{what: "allocated without its rent " + name, instructions: list{allocate(name)}, want: poorAt(1)})
		}
		steps = append(steps,
			step{what: "allocated by another " + name, instructions: append(missing, solana.AllocateWithSeed(at, public(alice), name, solana.NonceAccountSize, solana.SystemProgram)), others: keys(alice), want: failed(5, 1)},
			step{what: "allocated " + name, instructions: append(missing, allocate(name), solana.InitializeNonce(at, me))},
			step{what: "allocated again " + name, instructions: list{allocate(name)}, want: failed(0)},
			step{what: "advanced " + name, instructions: list{solana.AdvanceNonce(at, me)}, nonce: &at},
		)
	}
	return steps
}

func withSeed(base solana.PublicKey, seed string) solana.PublicKey {
	return withSeedOf(base, seed, solana.SystemProgram)
}

func withSeedOf(base solana.PublicKey, seed string, owner solana.PublicKey) solana.PublicKey {
	key, err := solana.CreateWithSeed(base, seed, owner)
	if err != nil {
		panic(err)
	}
	return key
}

func nonceSteps() []step {
	me, n, rent := public(payer), seeded("n"), solana.RentExempt(solana.NonceAccountSize)
	program := solana.SystemProgram
	hashes, rents := reads(solana.SysvarRecentBlockhashes), reads(solana.SysvarRent)
	create := func(seed string, lamports uint64) solana.Instruction {
		return solana.CreateAccountWithSeed(me, seeded(seed), me, seed, lamports, solana.NonceAccountSize, program)
	}
	first := solana.Memo("no transaction of the nonce's") // which Surfpool takes for one by its first instruction
	return []step{
		{what: "made with too little", instructions: list{create("n", rent-1), solana.InitializeNonce(n, me)}, want: failed("InsufficientFunds", 1)},
		{what: "made of too few bytes", instructions: list{solana.CreateAccountWithSeed(me, n, me, "n", rent, 79, program), solana.InitializeNonce(n, me)}, want: failed("AccountDataTooSmall", 1)},
		{what: "made of nothing", instructions: list{solana.TransferLamports(me, n, rent), solana.InitializeNonce(n, me)}, want: failed("InvalidAccountData", 1)},
		{what: "made, only read", instructions: list{create("n", rent), raw(program, system(6, me), reads(n), hashes, rents)}},
		{what: "advanced in the same slot as made", instructions: list{create("m", rent), solana.InitializeNonce(seeded("m"), me), solana.AdvanceNonce(seeded("m"), me)}, want: failed(7, 2)},
		{what: "made again", instructions: list{solana.InitializeNonce(n, me)}, want: failed("InvalidAccountData")},
		{what: "without the sysvar", instructions: list{first, raw(program, system(4), writes(n), rents, signs(payer))}, want: failed("InvalidArgument", 1)},
		{what: "without accounts", instructions: list{first, raw(program, system(4))}, want: failed("MissingAccount", 1)},
		{what: "without the second account", instructions: list{first, raw(program, system(4), writes(n))}, want: failed("MissingAccount", 1)},
		{what: "advanced", instructions: list{first, solana.AdvanceNonce(n, me)}},
		{what: "advanced, only read", instructions: list{first, raw(program, system(4), reads(n), hashes, signs(payer))}, want: failed("InvalidArgument", 1)},
		{what: "advanced by another", instructions: list{first, solana.AdvanceNonce(n, public(alice))}, others: keys(alice), want: failed("MissingRequiredSignature", 1)},
		{what: "advanced twice in a slot", instructions: list{first, solana.AdvanceNonce(n, me), solana.AdvanceNonce(n, me)}, want: failed(7, 2)},
		{what: "advanced, no nonce account", instructions: list{first, solana.AdvanceNonce(public(alice), me)}, want: failed("InvalidAccountData", 1)},
		{what: "a transaction of the nonce's", instructions: list{solana.AdvanceNonce(n, me), solana.TransferLamports(me, public(alice), 5)}, nonce: &n},
		{what: "one that fails", instructions: list{solana.AdvanceNonce(n, me), solana.TransferLamports(me, public(alice), 1000*sol)}, nonce: &n, want: failed(1, 1)},
		{what: "one that advances it wrongly", instructions: list{raw(program, system(4), writes(n), rents, signs(payer))}, nonce: &n, want: failed("InvalidArgument")},
		{what: "one that fails its rent", instructions: list{solana.AdvanceNonce(n, me), solana.TransferLamports(me, public(fresh), 5)}, nonce: &n, want: poorAt(2)},
		{what: "one that does not advance it", instructions: list{solana.TransferLamports(me, public(alice), 5)}, nonce: &n, want: `"BlockhashNotFound"`},
		{what: "one that advances it later", instructions: list{solana.TransferLamports(me, public(alice), 5), solana.AdvanceNonce(n, me)}, nonce: &n, want: `"BlockhashNotFound"`},
		{what: "one that another would advance", instructions: list{solana.AdvanceNonce(n, public(alice))}, others: keys(alice), nonce: &n, want: `"BlockhashNotFound"`, departs: ofAuthority},
		{what: "some lamports withdrawn", instructions: list{solana.TransferLamports(me, n, 100), solana.WithdrawNonce(n, public(alice), me, 100)}},
		{what: "too many withdrawn", instructions: list{solana.WithdrawNonce(n, public(alice), me, 1)}, want: failed("InsufficientFunds")},
		{what: "withdrawn by another", instructions: list{solana.TransferLamports(me, n, 100), solana.WithdrawNonce(n, public(alice), public(alice), 100)}, others: keys(alice), want: failed("MissingRequiredSignature", 1)},
		{what: "authorized by another", instructions: list{solana.AuthorizeNonce(n, public(alice), public(alice))}, others: keys(alice), want: failed("MissingRequiredSignature")},
		{what: "closed by its own transaction", instructions: list{solana.AdvanceNonce(n, me), solana.WithdrawNonce(n, me, me, rent)}, nonce: &n, want: failed(7, 1)},
		{what: "authorized", instructions: list{solana.AuthorizeNonce(n, me, public(alice))}},
		{what: "closed by who was the authority", instructions: list{solana.WithdrawNonce(n, me, me, rent)}, want: failed("MissingRequiredSignature")},
		{what: "closed", instructions: list{solana.WithdrawNonce(n, me, public(alice), rent)}, others: keys(alice)},
		{what: "advanced when closed", instructions: list{first, solana.AdvanceNonce(n, public(alice))}, others: keys(alice), want: failed("InvalidAccountData", 1)},
	}
}
