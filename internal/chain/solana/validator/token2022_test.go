package validator_test

import "github.com/granaryhq/granary/internal/chain/solana"

const ownerIsFixed = 34 // error of Token-2022

// token2022Scenarios use a mint of Token-2022 as stablecoins do.
func token2022Scenarios() []scenario {
	me, who, m := public(payer), public(alice), public(mint)
	const newer = 170 // bytes of an associated account, whose owner cannot change
	in := func(all ...solana.Instruction) list {
		for i := range all {
			if all[i].Program == solana.TokenProgram {
				all[i] = all[i].In(solana.Token2022Program)
			}
		}
		return all
	}
	at := func(owner solana.PublicKey) solana.PublicKey {
		return solana.AssociatedTokenAddress(owner, m, solana.Token2022Program)
	}
	make := func(owner solana.PublicKey) solana.Instruction {
		return solana.CreateAssociatedTokenIdempotent(me, owner, m, solana.Token2022Program)
	}
	account := func(size int) solana.Instruction {
		return solana.CreateAccount(me, public(fresh), solana.RentExempt(size), uint64(size), solana.Token2022Program)
	}
	a, b, c := at(who), at(public(bob)), public(fresh)
	return []scenario{{"token-2022", []step{
		{what: "a mint", instructions: in(solana.CreateAccount(me, m, solana.RentExempt(solana.MintSize), solana.MintSize, solana.Token2022Program), solana.InitializeMint2(m, 6, me, &me)), others: keys(mint)},
		{what: "a mint again", instructions: in(solana.InitializeMint2(m, 6, me, nil)), want: failed(alreadyInUse)},
		{what: "associated accounts", instructions: in(make(who), make(public(bob)))},
		{what: "the same again", instructions: in(make(who))},
		{what: "another program's associated account", instructions: list{solana.CreateAssociatedToken(me, who, m, solana.TokenProgram)}, want: failed("IncorrectProgramId")},
		{what: "an account of the old size", instructions: in(account(solana.TokenAccountSize), solana.InitializeAccount3(c, m, who)), others: keys(fresh)},
		{what: "tokens", instructions: in(solana.MintTo(m, a, me, 1_000_000), solana.MintTo(m, c, me, 500))},
		{what: "tokens by the program of before", instructions: list{solana.MintTo(m, a, me, 1)}, want: failed("InvalidAccountData")},
		{what: "a transfer", instructions: in(solana.TransferChecked(a, m, b, who, 400_000, 6)), others: keys(alice)},
		{what: "a transfer between sizes", instructions: in(solana.TransferChecked(c, m, a, who, 500, 6)), others: keys(alice)},
		{what: "an unchecked transfer", instructions: in(solana.Transfer(a, b, who, 5)), others: keys(alice)},
		{what: "too much", instructions: in(solana.TransferChecked(a, m, b, who, 1<<40, 6)), others: keys(alice), want: failed(insufficientFunds)},
		{what: "other decimals", instructions: in(solana.TransferChecked(a, m, b, who, 1, 5)), others: keys(alice), want: failed(decimalsMismatch)},
		{what: "a stranger's", instructions: in(solana.TransferChecked(a, m, b, me, 1, 6)), want: failed(ownerMismatch)},
		{what: "into an account of the program of before", instructions: in(solana.TransferChecked(a, m, aliceT, who, 1, 6)), others: keys(alice), want: failed("IncorrectProgramId")},
		{what: "frozen", instructions: in(solana.FreezeAccount(b, m, me))},
		{what: "to one that is frozen", instructions: in(solana.TransferChecked(a, m, b, who, 1, 6)), others: keys(alice), want: failed(accountFrozen)},
		{what: "thawed", instructions: in(solana.ThawAccount(b, m, me))},
		{what: "an owner that cannot change", instructions: in(solana.SetTokenAuthority(a, who, solana.AuthorityAccountOwner, &me)), others: keys(alice), want: failed(ownerIsFixed)},
		{what: "an owner that can", instructions: in(solana.SetTokenAuthority(c, who, solana.AuthorityAccountOwner, &me)), others: keys(alice)},
		{what: "a closer", instructions: in(solana.SetTokenAuthority(a, who, solana.AuthorityCloseAccount, &me)), others: keys(alice)},
		{what: "a delegate", instructions: in(solana.ApproveChecked(a, m, me, who, 7, 6)), others: keys(alice)},
		{what: "the delegate's transfer", instructions: in(solana.TransferChecked(a, m, b, me, 7, 6))},
		{what: "closed", instructions: in(solana.CloseTokenAccount(c, me, me))},
		{what: "an account with room for its owner", instructions: in(account(newer), raw(solana.Token2022Program, token(22), writes(c)), solana.InitializeAccount3(c, m, who)), others: keys(fresh)},
		{what: "its owner fixed too late", instructions: in(raw(solana.Token2022Program, token(22), writes(c))), want: failed(alreadyInUse)},
		{what: "no room for it", instructions: in(raw(solana.Token2022Program, token(22), writes(aliceT))), want: failed("IncorrectProgramId")},
		{what: "no more tokens", instructions: in(solana.SetTokenAuthority(m, me, solana.AuthorityMintTokens, nil))},
		{what: "tokens after that", instructions: in(solana.MintTo(m, a, me, 1)), want: failed(fixedSupply)},
	}}}
}
