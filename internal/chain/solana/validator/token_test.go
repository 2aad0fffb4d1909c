package validator_test

import (
	"math"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// Errors of the Token program, as far as they are met here.
const (
	notRentExempt      = 0
	insufficientFunds  = 1
	mintMismatch       = 3
	ownerMismatch      = 4
	fixedSupply        = 5
	alreadyInUse       = 6
	hasBalance         = 11
	invalidInstruction = 12
	invalidState       = 13
	overflow           = 14
	wrongAuthorityType = 15
	cannotFreeze       = 16
	accountFrozen      = 17
	decimalsMismatch   = 18
)

func tokenScenarios() []scenario {
	me := public(payer)
	owned := func(key, mint solana.PublicKey) solana.PublicKey {
		return solana.AssociatedTokenAddress(key, mint, solana.TokenProgram)
	}
	m := public(mint)
	makeMint := list{solana.CreateAccount(me, m, solana.RentExempt(solana.MintSize), solana.MintSize, solana.TokenProgram), solana.InitializeMint2(m, 2, me, &me)}
	make := func(owner solana.PublicKey) solana.Instruction {
		return solana.CreateAssociatedTokenIdempotent(me, owner, m, solana.TokenProgram)
	}
	a, b := owned(public(alice), m), owned(public(bob), m)
	begin := []step{
		{what: "a mint", instructions: makeMint, others: keys(mint)},
		{what: "accounts", instructions: list{make(public(alice)), make(public(bob))}},
		{what: "tokens", instructions: list{solana.MintTo(m, a, me, 1000)}},
	}
	after := func(steps ...step) []step { return append(append([]step{}, begin...), steps...) }
	who := public(alice)
	return []scenario{
		{"mints", []step{
			{what: "with too little", instructions: list{solana.CreateAccount(me, m, 0, solana.MintSize, solana.TokenProgram), solana.InitializeMint2(m, 2, me, nil)}, others: keys(mint), want: failed(notRentExempt, 1)},
			{what: "of the wrong size", instructions: list{solana.CreateAccount(me, m, sol, 83, solana.TokenProgram), solana.InitializeMint2(m, 2, me, nil)}, others: keys(mint), want: failed("InvalidAccountData", 1)},
			{what: "of another program", instructions: list{solana.CreateAccount(me, m, sol, 82, me), solana.InitializeMint2(m, 2, me, nil)}, others: keys(mint), want: failed("ExternalAccountDataModified", 1)},
			{what: "a good one", instructions: makeMint, others: keys(mint)},
			{what: "again", instructions: list{solana.InitializeMint2(m, 2, me, nil)}, want: failed(alreadyInUse)},
			{what: "that is only read", instructions: list{raw(solana.TokenProgram, token(20)[:1], reads(m))}, want: failed(invalidInstruction)},
			{what: "tokens from a stranger", instructions: list{make(who), solana.MintTo(m, a, who, 5)}, others: keys(alice), want: failed(ownerMismatch, 1)},
			{what: "tokens for another mint's account", instructions: list{solana.MintTo(m, aliceT, me, 5)}, want: failed(mintMismatch)},
			{what: "more than can be", instructions: list{make(who), solana.MintTo(m, a, me, math.MaxUint64), solana.MintTo(m, a, me, 1)}, want: failed(overflow, 2)},
			{what: "checked tokens", instructions: list{make(who), raw(solana.TokenProgram, append(token(14, 5), 3), writes(m), writes(a), signs(payer))}, want: failed(decimalsMismatch, 1)},
			{what: "no more", instructions: list{make(who), solana.SetTokenAuthority(m, me, solana.AuthorityMintTokens, nil)}},
			{what: "tokens after that", instructions: list{solana.MintTo(m, a, me, 1)}, want: failed(fixedSupply)},
			{what: "no freezing by strangers", instructions: list{solana.FreezeAccount(a, m, who)}, others: keys(alice), want: failed(ownerMismatch)},
			{what: "no owner", instructions: list{solana.SetTokenAuthority(m, me, solana.AuthorityAccountOwner, nil)}, want: failed(wrongAuthorityType)},
			{what: "no freezing", instructions: list{solana.SetTokenAuthority(m, me, solana.AuthorityFreezeAccount, nil)}},
			{what: "frozen after that", instructions: list{solana.FreezeAccount(a, m, me)}, want: failed(cannotFreeze)},
		}},
		{"token accounts made", []step{
			{what: "of a wrong mint", instructions: list{solana.CreateAccount(me, public(fresh), solana.RentExempt(165), 165, solana.TokenProgram), solana.InitializeAccount3(public(fresh), me, me)}, others: keys(fresh), want: failed("IncorrectProgramId", 1)},
			{what: "with too little", instructions: list{solana.CreateAccount(me, public(fresh), solana.RentExempt(164), 165, solana.TokenProgram), solana.InitializeAccount3(public(fresh), validator.USDC, me)}, others: keys(fresh), want: failed(notRentExempt, 1)},
			{what: "of the wrong size", instructions: list{solana.CreateAccount(me, public(fresh), sol, 166, solana.TokenProgram), solana.InitializeAccount3(public(fresh), validator.USDC, me)}, others: keys(fresh), want: failed("InvalidAccountData", 1)},
			{what: "a good one", instructions: list{solana.CreateAccount(me, public(fresh), sol, 165, solana.TokenProgram), solana.InitializeAccount3(public(fresh), validator.USDC, who)}, others: keys(fresh)},
			{what: "again", instructions: list{solana.InitializeAccount3(public(fresh), validator.USDC, who)}, want: failed(alreadyInUse)},
			{what: "paid", instructions: list{solana.TransferChecked(aliceT, validator.USDC, public(fresh), who, 5, 6)}, others: keys(alice)},
			{what: "of the older kinds", instructions: list{solana.CreateAccount(me, public(other), sol, 165, solana.TokenProgram), raw(solana.TokenProgram, []byte{1}, writes(public(other)), reads(validator.USDC), reads(who), reads(solana.SysvarRent))}, others: keys(other)},
			{what: "uninitialized", instructions: list{solana.CreateAccount(me, public(mint), sol, 165, solana.TokenProgram), solana.Transfer(aliceT, public(mint), who, 5)}, others: keys(mint, alice), want: failed("UninitializedAccount", 1)},
		}},
		{"transfers of tokens", after(
			step{what: "some", instructions: list{solana.Transfer(a, b, who, 100)}, others: keys(alice)},
			step{what: "some, checked", instructions: list{solana.TransferChecked(a, m, b, who, 100, 2)}, others: keys(alice)},
			step{what: "nothing", instructions: list{solana.Transfer(a, b, who, 0)}, others: keys(alice)},
			step{what: "to itself", instructions: list{solana.Transfer(a, a, who, 100)}, others: keys(alice)},
			step{what: "to itself, too much", instructions: list{solana.Transfer(a, a, who, 801)}, others: keys(alice), want: failed(insufficientFunds)},
			step{what: "too much", instructions: list{solana.Transfer(a, b, who, 801)}, others: keys(alice), want: failed(insufficientFunds)},
			step{what: "by another", instructions: list{solana.Transfer(a, b, me, 1)}, want: failed(ownerMismatch)},
			step{what: "unsigned", instructions: list{raw(solana.TokenProgram, token(3, 1), writes(a), writes(b), reads(who))}, want: failed("MissingRequiredSignature")},
			step{what: "wrong decimals", instructions: list{solana.TransferChecked(a, m, b, who, 1, 6)}, others: keys(alice), want: failed(decimalsMismatch)},
			step{what: "wrong mint", instructions: list{solana.TransferChecked(a, validator.USDC, b, who, 1, 2)}, others: keys(alice), want: failed(mintMismatch)},
			step{what: "to another mint's account", instructions: list{solana.Transfer(a, aliceT, who, 1)}, others: keys(alice), want: failed(mintMismatch)},
			step{what: "to a wallet", instructions: list{solana.Transfer(a, public(bob), who, 1)}, others: keys(alice), want: failed("InvalidAccountData")},
			step{what: "to a mint", instructions: list{solana.Transfer(a, m, who, 1)}, others: keys(alice), want: failed("InvalidAccountData")},
			step{what: "to one that is only read", instructions: list{raw(solana.TokenProgram, token(3, 1), writes(a), reads(b), signs(alice))}, others: keys(alice), want: failed("ReadonlyDataModified")},
			step{what: "without accounts", instructions: list{raw(solana.TokenProgram, token(3, 1), writes(a))}, want: failed("NotEnoughAccountKeys")},
			step{what: "without an amount", instructions: list{raw(solana.TokenProgram, token(3), writes(a), writes(b), signs(alice))}, others: keys(alice), want: failed(invalidInstruction)},
			step{what: "an unknown instruction", instructions: list{raw(solana.TokenProgram, []byte{99})}, want: failed(invalidInstruction)},
			step{what: "no instruction", instructions: list{raw(solana.TokenProgram, nil)}, want: failed(invalidInstruction)},
		)},
		{"delegates", after(
			step{what: "approved by another", instructions: list{raw(solana.TokenProgram, token(4, 100), writes(a), reads(me), signs(payer))}, want: failed(ownerMismatch)},
			step{what: "approved", instructions: list{solana.ApproveChecked(a, m, me, who, 100, 2)}, others: keys(alice)},
			step{what: "wrong decimals", instructions: list{solana.ApproveChecked(a, m, me, who, 100, 3)}, others: keys(alice), want: failed(decimalsMismatch)},
			step{what: "spends", instructions: list{solana.Transfer(a, b, me, 60)}},
			step{what: "spends too much", instructions: list{solana.Transfer(a, b, me, 41)}, want: failed(insufficientFunds)},
			step{what: "burns", instructions: list{raw(solana.TokenProgram, token(8, 10), writes(a), writes(m), signs(payer))}},
			step{what: "spends the rest", instructions: list{solana.Transfer(a, b, me, 30)}},
			step{what: "is none any more", instructions: list{solana.Transfer(a, b, me, 1)}, want: failed(ownerMismatch)},
			step{what: "approved again", instructions: list{raw(solana.TokenProgram, token(4, 100), writes(a), reads(me), signs(alice))}, others: keys(alice)},
			step{what: "revoked", instructions: list{raw(solana.TokenProgram, []byte{5}, writes(a), signs(alice))}, others: keys(alice)},
			step{what: "revoked by nobody", instructions: list{raw(solana.TokenProgram, []byte{5}, writes(public(bob)))}, want: failed("InvalidAccountData")},
			step{what: "revoked by no owner", instructions: list{raw(solana.TokenProgram, []byte{5}, writes(a))}, want: failed("NotEnoughAccountKeys")},
			step{what: "revoked by a stranger", instructions: list{raw(solana.TokenProgram, []byte{5}, writes(a), signs(bob))}, others: keys(bob), want: failed(ownerMismatch)},
			step{what: "approved for the third time", instructions: list{solana.ApproveChecked(a, m, me, who, 100, 2)}, others: keys(alice)},
			step{what: "gives it up", instructions: list{raw(solana.TokenProgram, []byte{5}, writes(a), signs(payer))}},
			step{what: "is none again", instructions: list{solana.Transfer(a, b, me, 1)}, want: failed(ownerMismatch)},
		)},
		{"authorities and ends", after(
			step{what: "frozen by a stranger", instructions: list{solana.FreezeAccount(a, m, who)}, others: keys(alice), want: failed(ownerMismatch)},
			step{what: "thawed", instructions: list{solana.ThawAccount(a, m, me)}, want: failed(invalidState)},
			step{what: "frozen", instructions: list{solana.FreezeAccount(a, m, me)}},
			step{what: "frozen again", instructions: list{solana.FreezeAccount(a, m, me)}, want: failed(invalidState)},
			step{what: "paid from", instructions: list{solana.Transfer(a, b, who, 1)}, others: keys(alice), want: failed(accountFrozen)},
			step{what: "paid to", instructions: list{solana.MintTo(m, a, me, 1)}, want: failed(accountFrozen)},
			step{what: "given away when frozen", instructions: list{solana.SetTokenAuthority(a, who, solana.AuthorityAccountOwner, &me)}, others: keys(alice), want: failed(accountFrozen)},
			step{what: "thawed at last", instructions: list{solana.ThawAccount(a, m, me)}},
			step{what: "burned by another", instructions: list{raw(solana.TokenProgram, token(8, 10), writes(a), writes(m), signs(payer))}, want: failed(ownerMismatch)},
			step{what: "burned too much", instructions: list{raw(solana.TokenProgram, token(8, 1001), writes(a), writes(m), signs(alice))}, others: keys(alice), want: failed(insufficientFunds)},
			step{what: "burned", instructions: list{raw(solana.TokenProgram, append(token(15, 10), 2), writes(a), writes(m), signs(alice))}, others: keys(alice)},
			step{what: "closed with a balance", instructions: list{solana.CloseTokenAccount(a, who, who)}, others: keys(alice), want: failed(hasBalance)},
			step{what: "closed by another", instructions: list{solana.CloseTokenAccount(b, me, me)}, want: failed(ownerMismatch)},
			step{what: "closed to itself", instructions: list{solana.CloseTokenAccount(b, b, public(bob))}, others: keys(bob), want: failed("InvalidAccountData")},
			step{what: "a closer named", instructions: list{solana.SetTokenAuthority(b, public(bob), solana.AuthorityCloseAccount, &me)}, others: keys(bob)},
			step{what: "closed by the owner", instructions: list{solana.CloseTokenAccount(b, public(bob), public(bob))}, others: keys(bob), want: failed(ownerMismatch)},
			step{what: "closed by the closer", instructions: list{solana.CloseTokenAccount(b, me, me)}},
			step{what: "made anew", instructions: list{make(public(bob))}},
			step{what: "given to nobody", instructions: list{solana.SetTokenAuthority(a, who, solana.AuthorityAccountOwner, nil)}, others: keys(alice), want: failed(invalidInstruction)},
			step{what: "a mint's authority of it", instructions: list{solana.SetTokenAuthority(a, who, solana.AuthorityMintTokens, &me)}, others: keys(alice), want: failed(wrongAuthorityType)},
			step{what: "given away", instructions: list{solana.SetTokenAuthority(a, who, solana.AuthorityAccountOwner, &me)}, others: keys(alice)},
			step{what: "paid by who had it", instructions: list{solana.Transfer(a, b, who, 1)}, others: keys(alice), want: failed(ownerMismatch)},
			step{what: "paid by who has it", instructions: list{solana.Transfer(a, b, me, 1)}},
		)},
	}
}
