package validator_test

import (
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

func otherScenarios() []scenario {
	me, you, usdc, tokens := public(payer), public(bob), validator.USDC, solana.TokenProgram
	ata := solana.AssociatedTokenProgram
	accounts := func(funder solana.AccountMeta, account, owner, mint solana.PublicKey) []solana.AccountMeta {
		return []solana.AccountMeta{funder, writes(account), reads(owner), reads(mint), reads(solana.SystemProgram), reads(tokens)}
	}
	price, limit := solana.SetComputeUnitPrice, solana.SetComputeUnitLimit
	return []scenario{
		{"associated token accounts", []step{
			{what: "at the wrong address", instructions: list{raw(ata, []byte{1}, accounts(signs(payer), aliceT, you, usdc)...)}, want: failed("InvalidSeeds")},
			{what: "of no mint", instructions: list{solana.CreateAssociatedToken(me, you, me, tokens)}, want: failed("IncorrectProgramId")},
			{what: "paid by nobody", instructions: list{raw(ata, []byte{0}, accounts(writes(public(alice)), bobT, you, usdc)...)}, want: failed("PrivilegeEscalation")},
			{what: "made", instructions: list{solana.CreateAssociatedToken(me, you, usdc, tokens)}},
			{what: "made again", instructions: list{solana.CreateAssociatedToken(me, you, usdc, tokens)}, want: failed("IllegalOwner")},
			{what: "made again, if needed", instructions: list{solana.CreateAssociatedTokenIdempotent(me, you, usdc, tokens)}},
			{what: "of one who has lamports there", instructions: list{solana.TransferLamports(me, associated(me), sol), solana.CreateAssociatedToken(me, me, usdc, tokens)}},
			{what: "without data", instructions: list{raw(ata, nil, accounts(signs(payer), associated(public(other)), public(other), usdc)...)}},
			{what: "with unknown data", instructions: list{raw(ata, []byte{7}, accounts(signs(payer), associated(public(other)), public(other), usdc)...)}, want: failed("InvalidInstructionData")},
			{what: "given away, and asked for by its wallet", instructions: list{
				solana.SetTokenAuthority(aliceT, public(alice), solana.AuthorityAccountOwner, &me),
				solana.CreateAssociatedTokenIdempotent(me, public(alice), usdc, tokens),
			}, others: keys(alice), want: failed(0, 1)},
		}},
		{"memos", []step{
			{what: "a memo", instructions: list{solana.Memo("hello \"you\" é")}},
			{what: "with a signer", instructions: list{solana.Memo("3f2b8c1e-5d0a-4c6f-9a7e-1b2c3d4e5f60", public(alice))}, others: keys(alice)},
			{what: "without the signature", instructions: list{raw(solana.MemoProgram, []byte("hi"), reads(you))}, want: failed("MissingRequiredSignature")},
			{what: "of no text", instructions: list{raw(solana.MemoProgram, []byte{'h', 0xff})}, want: failed("ProgramFailedToComplete")},
			{what: "of nothing", instructions: list{raw(solana.MemoProgram, nil)}},
		}},
		{"budgets", []step{
			{what: "enough", instructions: list{limit(1000), price(1_000_000), solana.TransferLamports(me, public(alice), 1)}},
			{what: "too little for one", instructions: list{limit(200), solana.TransferLamports(me, public(alice), 1)}, want: failed("ComputationalBudgetExceeded", 1)},
			{what: "too little for itself", instructions: list{limit(100)}, want: failed("ComputationalBudgetExceeded")},
			{what: "nothing", instructions: list{limit(0), price(1_000_000)}, want: failed("ComputationalBudgetExceeded")},
			{what: "limits twice", instructions: list{limit(1000), limit(1000)}, want: `{"DuplicateInstruction":1}`},
			{what: "prices twice", instructions: list{solana.Memo("x"), price(1), price(1)}, want: `{"DuplicateInstruction":2}`},
			{what: "unknown", instructions: list{raw(solana.ComputeBudgetProgram, []byte{9})}, want: failed("InvalidInstructionData")},
			{what: "cut short", instructions: list{raw(solana.ComputeBudgetProgram, []byte{2, 1})}, want: failed("InvalidInstructionData")},
			{what: "a price and no limit", instructions: list{price(777_777), solana.Memo("y")}},
			{what: "a price nobody can pay", instructions: list{price(1 << 62), solana.Memo("z")}, want: `"InsufficientFundsForFee"`},
			{what: "what it takes and more", instructions: list{limit(1_400_000), price(3), solana.CreateAssociatedToken(me, you, usdc, tokens), solana.TransferChecked(aliceT, usdc, bobT, public(alice), 5, 6)}, others: keys(alice)},
		}},
		{"programs", []step{
			{what: "nothing at all", instructions: list{raw(you, nil)}, want: `"ProgramAccountNotFound"`, departs: ofPrograms},
			{what: "a wallet", instructions: list{raw(public(alice), nil)}, want: `"InvalidProgramForExecution"`, departs: ofPrograms},
		}},
	}
}
