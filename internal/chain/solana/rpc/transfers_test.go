package rpc

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// got is a transfer as a test expects it, with names for keys.
type got struct {
	token    chain.Token
	from, to string
	units    uint64
	account  string // that the transfer is named by
}

// A program that is not known, which calls others.
var swapProgram = keyOf("a program")

func call(accounts ...string) solana.Instruction {
	in := solana.Instruction{Program: swapProgram, Data: []byte{7}}
	for _, a := range accounts {
		in.Accounts = append(in.Accounts, solana.AccountMeta{Key: keyOf(a), Writable: true})
	}
	return in
}

// callToken is call with the token program among the accounts.
func callToken(accounts ...string) solana.Instruction {
	in := call(accounts...)
	in.Accounts = append(in.Accounts, solana.AccountMeta{Key: solana.TokenProgram})
	return in
}

func transfer(from, to, owner string, units uint64) solana.Instruction {
	return solana.Transfer(keyOf(from), keyOf(to), keyOf(owner), units)
}

func transferChecked(mint solana.PublicKey, from, to, owner string, units uint64) solana.Instruction {
	return solana.TransferChecked(keyOf(from), mint, keyOf(to), keyOf(owner), units, 6)
}

// deeds are transactions and the transfers that they are.
var deeds = map[string]struct {
	deed deed
	want []got
}{
	"transfer": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 6}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}},
	},
	"transfer that somebody else pays the fee of": {
		deed{payer: "payer", signers: []string{"ann"}, instructions: []solana.Instruction{transferChecked(usdt, "ann's", "bob's", "ann", 5)},
			before: []balance{{"ann's", usdt, "ann", 5}, {"bob's", usdt, "bob", 0}}, after: []balance{{"ann's", usdt, "ann", 0}, {"bob's", usdt, "bob", 5}}},
		[]got{{chain.USDT, "ann", "bob", 5, "bob's"}},
	},
	"into an account made in the same transaction": {
		deed{payer: "ann", instructions: []solana.Instruction{
			solana.CreateAssociatedToken(keyOf("ann"), keyOf("bob"), usdc, solana.TokenProgram),
			solana.TransferChecked(keyOf("ann's"), usdc, keyOf("new"), keyOf("ann"), 5, 6),
		}, before: []balance{{"ann's", usdc, "ann", 9}}, after: []balance{{"ann's", usdc, "ann", 4}, {"new", usdc, "bob", 5}}},
		[]got{{chain.USDC, "ann", "bob", 5, "new"}},
	},
	"several instructions into one account": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5), transfer("ann's", "bob's", "ann", 2)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 2}, {"bob's", usdc, "bob", 8}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}, {chain.USDC, "ann", "bob", 2, "bob's"}},
	},
	"payments of two owners into one account": {
		deed{payer: "ann", signers: []string{"cat"}, instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5), transferChecked(usdc, "cat's", "bob's", "cat", 5)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"cat's", usdc, "cat", 5}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 4}, {"cat's", usdc, "cat", 0}, {"bob's", usdc, "bob", 11}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}, {chain.USDC, "cat", "bob", 5, "bob's"}},
	},
	"payments into an account that pays": {
		deed{payer: "ann", signers: []string{"bob"}, instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5), transfer("bob's", "cat's", "bob", 1), transfer("ann's", "bob's", "ann", 2)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}, {"cat's", usdc, "cat", 0}}, after: []balance{{"ann's", usdc, "ann", 2}, {"bob's", usdc, "bob", 7}, {"cat's", usdc, "cat", 1}}},
		[]got{{chain.USDC, "ann", "bob", 6, "bob's"}, {chain.USDC, "ann", "cat", 1, "cat's"}},
	},
	"several accounts of one owner": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5), transfer("ann's", "bob's second", "ann", 2)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}, {"bob's second", usdc, "bob", 0}},
			after:  []balance{{"ann's", usdc, "ann", 2}, {"bob's", usdc, "bob", 6}, {"bob's second", usdc, "bob", 2}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}, {chain.USDC, "ann", "bob", 2, "bob's second"}},
	},
	"two mints and two owners": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5), transfer("ann's usdt", "cat's", "ann", 3)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}, {"ann's usdt", usdt, "ann", 3}, {"cat's", usdt, "cat", 0}},
			after:  []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 6}, {"ann's usdt", usdt, "ann", 0}, {"cat's", usdt, "cat", 3}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}, {chain.USDT, "ann", "cat", 3, "cat's"}},
	},
	"inner instruction of a program that is not known": {
		deed{payer: "ann", instructions: []solana.Instruction{callToken("pool's", "bob's", "pool")},
			inner:  map[int][]solana.Instruction{0: {transfer("pool's", "bob's", "pool", 5)}},
			before: []balance{{"pool's", usdc, "pool", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"pool's", usdc, "pool", 4}, {"bob's", usdc, "bob", 6}}},
		[]got{{chain.USDC, "pool", "bob", 5, "bob's"}},
	},
	"program whose inner instructions are not recorded": {
		deed{payer: "ann", instructions: []solana.Instruction{callToken("pool's", "bob's", "pool")}, unrecorded: true,
			before: []balance{{"pool's", usdc, "pool", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"pool's", usdc, "pool", 4}, {"bob's", usdc, "bob", 6}}},
		[]got{{chain.USDC, "pool", "bob", 5, "bob's"}},
	},
	"instruction of a token program that is not known": {
		deed{payer: "ann", instructions: []solana.Instruction{{Program: solana.TokenProgram, Accounts: call("ann's", "bob's").Accounts, Data: []byte{200, 1}}},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 6}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}},
	},
	"many instructions packed into one": {
		deed{payer: "ann", instructions: []solana.Instruction{{Program: solana.TokenProgram, Accounts: append(transfer("ann's", "bob's", "ann", 5).Accounts, transfer("ann's", "cat's", "ann", 1).Accounts...),
			Data: slices.Concat([]byte{255, 3, 9}, transfer("ann's", "bob's", "ann", 5).Data, []byte{3, 9}, transfer("ann's", "cat's", "ann", 1).Data)}},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}, {"cat's", usdc, "cat", 0}},
			after:  []balance{{"ann's", usdc, "ann", 3}, {"bob's", usdc, "bob", 6}, {"cat's", usdc, "cat", 1}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}, {chain.USDC, "ann", "cat", 1, "cat's"}},
	},
	"accounts of a lookup table": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5)}, loaded: []string{"bob's", "ann's"},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 6}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}},
	},
	"account that changes its owner": {
		deed{payer: "ann", instructions: []solana.Instruction{solana.SetTokenAuthority(keyOf("given"), keyOf("ann"), solana.AuthorityAccountOwner, ptr(keyOf("bob")))},
			before: []balance{{"given", usdc, "ann", 9}}, after: []balance{{"given", usdc, "bob", 9}}},
		[]got{{chain.USDC, "ann", "bob", 9, "given"}},
	},
	"account that is filled and changes its owner": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", "given", "ann", 2), solana.SetTokenAuthority(keyOf("given"), keyOf("ann"), solana.AuthorityAccountOwner, ptr(keyOf("bob")))},
			before: []balance{{"ann's", usdc, "ann", 2}, {"given", usdc, "ann", 9}}, after: []balance{{"ann's", usdc, "ann", 0}, {"given", usdc, "bob", 11}}},
		[]got{{chain.USDC, "ann", "bob", 11, "given"}},
	},
	"own account to own account": {
		deed{payer: "bob", instructions: []solana.Instruction{transfer("bob's", "bob's second", "bob", 5)},
			before: []balance{{"bob's", usdc, "bob", 9}, {"bob's second", usdc, "bob", 1}}, after: []balance{{"bob's", usdc, "bob", 4}, {"bob's second", usdc, "bob", 6}}},
		nil,
	},
	"own account to own account, and something more": {
		deed{payer: "bob", signers: []string{"ann"}, instructions: []solana.Instruction{transfer("bob's", "bob's second", "bob", 5), transfer("ann's", "bob's second", "ann", 2)},
			before: []balance{{"ann's", usdc, "ann", 2}, {"bob's", usdc, "bob", 9}, {"bob's second", usdc, "bob", 1}},
			after:  []balance{{"ann's", usdc, "ann", 0}, {"bob's", usdc, "bob", 4}, {"bob's second", usdc, "bob", 8}}},
		[]got{{chain.USDC, "ann", "bob", 2, "bob's second"}},
	},
	"payout to an account that was given to the wallet": {
		deed{payer: "payer", signers: []string{"bob"}, instructions: payOut("bob", solana.CreateAssociatedTokenIdempotent(keyOf("payer"), keyOf("cat"), usdc, solana.TokenProgram), transferChecked(usdc, "bob's", "given", "bob", 5), transferChecked(usdc, "bob's", "ann's", "bob", 1)),
			before: []balance{{"bob's", usdc, "bob", 9}, {"given", usdc, "bob", 1}, {"ann's", usdc, "ann", 0}},
			after:  []balance{{"bob's", usdc, "bob", 3}, {"given", usdc, "bob", 6}, {"ann's", usdc, "ann", 1}}},
		[]got{{chain.USDC, "bob", "bob", 5, "given"}, {chain.USDC, "bob", "ann", 1, "ann's"}},
	},
	"payout to an account that was given to the wallet, and from it": {
		deed{payer: "payer", signers: []string{"bob"}, instructions: payOut("bob", transferChecked(usdc, "given", "given", "bob", 4), transferChecked(usdc, "bob's", "given", "bob", 5)),
			before: []balance{{"bob's", usdc, "bob", 9}, {"given", usdc, "bob", 4}}, after: []balance{{"bob's", usdc, "bob", 4}, {"given", usdc, "bob", 9}}},
		[]got{{chain.USDC, "bob", "bob", 9, "given"}},
	},
	"payout from two accounts": {
		deed{payer: "payer", signers: []string{"bob"}, instructions: payOut("bob", transferChecked(usdc, "bob's", "ann's", "bob", 5), transferChecked(usdc, "bob's second", "ann's", "bob", 2)),
			before: []balance{{"bob's", usdc, "bob", 5}, {"bob's second", usdc, "bob", 3}, {"ann's", usdc, "ann", 0}},
			after:  []balance{{"bob's", usdc, "bob", 0}, {"bob's second", usdc, "bob", 1}, {"ann's", usdc, "ann", 7}}},
		[]got{{chain.USDC, "bob", "ann", 7, "ann's"}},
	},
	"own account to own account, with a payout's opening and another instruction": {
		deed{payer: "payer", signers: []string{"bob"}, instructions: payOut("bob", transferChecked(usdc, "bob's", "bob's second", "bob", 5), callToken("bob's")),
			before: []balance{{"bob's", usdc, "bob", 9}, {"bob's second", usdc, "bob", 1}}, after: []balance{{"bob's", usdc, "bob", 4}, {"bob's second", usdc, "bob", 6}}},
		nil,
	},
	"own account to own account, without a nonce": {
		deed{payer: "payer", signers: []string{"bob"}, instructions: append([]solana.Instruction{solana.TransferLamports(keyOf("payer"), keyOf("a nonce"), 1)}, payOut("bob", transferChecked(usdc, "bob's", "bob's second", "bob", 5))[1:]...),
			before: []balance{{"bob's", usdc, "bob", 9}, {"bob's second", usdc, "bob", 1}}, after: []balance{{"bob's", usdc, "bob", 4}, {"bob's second", usdc, "bob", 6}}},
		nil,
	},
	"payout that makes a marker, to an account that was given to the wallet": {
		deed{payer: "payer", signers: []string{"bob"}, instructions: payOutMarked("bob", "bob", transferChecked(usdc, "bob's", "given", "bob", 5)),
			before: []balance{{"bob's", usdc, "bob", 9}, {"given", usdc, "bob", 1}, {"marker", solana.NativeMint, "closer", 0}},
			after:  []balance{{"bob's", usdc, "bob", 4}, {"given", usdc, "bob", 6}, {"marker", solana.NativeMint, "closer", 0}}},
		[]got{{chain.USDC, "bob", "bob", 5, "given"}},
	},
	"own account to own account, with a marker of another wallet's": {
		deed{payer: "payer", signers: []string{"bob"}, instructions: payOutMarked("bob", "payer", transferChecked(usdc, "bob's", "bob's second", "bob", 5)),
			before: []balance{{"bob's", usdc, "bob", 9}, {"bob's second", usdc, "bob", 1}, {"marker", solana.NativeMint, "closer", 0}},
			after:  []balance{{"bob's", usdc, "bob", 4}, {"bob's second", usdc, "bob", 6}, {"marker", solana.NativeMint, "closer", 0}}},
		nil,
	},
	"account to itself": {
		deed{payer: "bob", instructions: []solana.Instruction{transferChecked(usdc, "bob's", "bob's", "bob", 5)},
			before: []balance{{"bob's", usdc, "bob", 9}}, after: []balance{{"bob's", usdc, "bob", 9}}},
		nil,
	},
	"there and back": {
		deed{payer: "ann", signers: []string{"bob"}, instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5), transfer("bob's", "ann's", "bob", 5)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}},
		nil,
	},
	"failed": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's", "bob's", "ann", 5)}, failed: `{"InstructionError":[0,{"Custom":1}]}`,
			before: []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 1}}},
		nil,
	},
	"burnt": {
		deed{payer: "bob", instructions: []solana.Instruction{burn("bob's", "bob", 5)},
			before: []balance{{"bob's", usdc, "bob", 9}}, after: []balance{{"bob's", usdc, "bob", 4}}},
		nil,
	},
	"made": {
		deed{payer: "issuer", instructions: []solana.Instruction{solana.MintTo(usdc, keyOf("bob's"), keyOf("issuer"), 5)},
			before: []balance{{"bob's", usdc, "bob", 1}}, after: []balance{{"bob's", usdc, "bob", 6}}},
		[]got{{chain.USDC, "issuer", "bob", 5, "bob's"}},
	},
	"account closed after all was sent on": {
		deed{payer: "bob", instructions: []solana.Instruction{transfer("bob's", "cat's", "bob", 9), solana.CloseTokenAccount(keyOf("bob's"), keyOf("bob"), keyOf("bob"))},
			before: []balance{{"bob's", usdc, "bob", 9}, {"cat's", usdc, "cat", 0}}, after: []balance{{"cat's", usdc, "cat", 9}}},
		[]got{{chain.USDC, "bob", "cat", 9, "cat's"}},
	},
	"account that lives within the transaction": {
		deed{payer: "ann", instructions: []solana.Instruction{
			solana.InitializeAccount3(keyOf("passing"), usdc, keyOf("ann")), transfer("ann's", "passing", "ann", 5), transfer("passing", "bob's", "ann", 5),
			solana.CloseTokenAccount(keyOf("passing"), keyOf("ann"), keyOf("ann"))},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 6}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}},
	},
	"account closed and made again for another mint": {
		deed{payer: "ann", instructions: []solana.Instruction{
			transferChecked(usdc, "ann's", "bob's", "ann", 5), solana.CloseTokenAccount(keyOf("ann's"), keyOf("ann"), keyOf("ann")),
			solana.InitializeAccount3(keyOf("ann's"), other, keyOf("ann")), transferChecked(other, "ann's else", "ann's", "ann", 70)},
			before: []balance{{"ann's", usdc, "ann", 5}, {"bob's", usdc, "bob", 1}, {"ann's else", other, "ann", 70}},
			after:  []balance{{"ann's", other, "ann", 70}, {"bob's", usdc, "bob", 6}, {"ann's else", other, "ann", 0}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}},
	},
	"account made again for another mint, which it pays without naming it": {
		deed{payer: "ann", instructions: []solana.Instruction{
			solana.CloseTokenAccount(keyOf("ann's"), keyOf("ann"), keyOf("ann")), solana.InitializeAccount3(keyOf("ann's"), other, keyOf("ann")),
			solana.MintTo(other, keyOf("ann's"), keyOf("ann"), 7), transfer("ann's", "cat's", "ann", 7), transferChecked(usdc, "ann's second", "bob's", "ann", 5)},
			before: []balance{{"ann's", usdc, "ann", 0}, {"ann's second", usdc, "ann", 5}, {"bob's", usdc, "bob", 1}, {"cat's", other, "cat", 0}},
			after:  []balance{{"ann's", other, "ann", 0}, {"ann's second", usdc, "ann", 0}, {"bob's", usdc, "bob", 6}, {"cat's", other, "cat", 7}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}},
	},
	"account that pays another mint without naming it, and is made again for this one": {
		deed{payer: "ann", instructions: []solana.Instruction{
			transfer("ann's", "cat's", "ann", 7), solana.CloseTokenAccount(keyOf("ann's"), keyOf("ann"), keyOf("ann")),
			solana.InitializeAccount3(keyOf("ann's"), usdc, keyOf("ann")), transfer("bob's", "ann's", "ann", 5)},
			before: []balance{{"ann's", other, "ann", 7}, {"bob's", usdc, "bob", 6}, {"cat's", other, "cat", 0}},
			after:  []balance{{"ann's", usdc, "ann", 5}, {"bob's", usdc, "bob", 1}, {"cat's", other, "cat", 7}}},
		[]got{{chain.USDC, "bob", "ann", 5, "ann's"}},
	},
	"another mint beside": {
		deed{payer: "ann", instructions: []solana.Instruction{transfer("ann's else", "bob's else", "ann", 70), transferChecked(usdc, "ann's", "bob's", "ann", 5)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}, {"ann's else", other, "ann", 70}, {"bob's else", other, "bob", 0}},
			after:  []balance{{"ann's", usdc, "ann", 4}, {"bob's", usdc, "bob", 6}, {"ann's else", other, "ann", 0}, {"bob's else", other, "bob", 70}}},
		[]got{{chain.USDC, "ann", "bob", 5, "bob's"}},
	},
	"frozen, thawed and approved": {
		deed{payer: "ann", signers: []string{"issuer"}, instructions: []solana.Instruction{
			solana.FreezeAccount(keyOf("bob's"), usdc, keyOf("issuer")), solana.ThawAccount(keyOf("bob's"), usdc, keyOf("issuer")),
			solana.ApproveChecked(keyOf("ann's"), usdc, keyOf("cat"), keyOf("ann"), 5, 6)},
			before: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}, after: []balance{{"ann's", usdc, "ann", 9}, {"bob's", usdc, "bob", 1}}},
		nil,
	},
}

// payOut are the instructions of a payout with these after its opening.
func payOut(wallet string, rest ...solana.Instruction) []solana.Instruction {
	return append([]solana.Instruction{
		solana.AdvanceNonce(keyOf("a nonce"), keyOf("payer")), solana.SetComputeUnitLimit(100_000), solana.SetComputeUnitPrice(1),
		solana.Memo("0198a1b2-0000-7000-8000-000000000001", keyOf(wallet)),
	}, rest...)
}

// payOutMarked are the instructions of a payout that makes a marker of the base's, with these after its opening.
func payOutMarked(wallet, base string, rest ...solana.Instruction) []solana.Instruction {
	return append([]solana.Instruction{
		solana.SetComputeUnitLimit(100_000), solana.SetComputeUnitPrice(1), solana.TransferLamports(keyOf("payer"), keyOf("marker"), 1),
		solana.AllocateWithSeed(keyOf("marker"), keyOf(base), "seed", solana.TokenAccountSize, solana.TokenProgram),
		solana.InitializeAccount3(keyOf("marker"), solana.NativeMint, keyOf("closer")),
		solana.Memo("0198a1b2-0000-7000-8000-000000000001", keyOf(wallet)),
	}, rest...)
}

func ptr[T any](v T) *T { return &v }

func burn(account, owner string, units uint64) solana.Instruction {
	in := transfer(account, account, owner, units)
	in.Data[0], in.Accounts[1] = solana.TokenBurn, solana.AccountMeta{Key: usdc, Writable: true}
	return in
}

// Each transaction is read in its own form, and in that of version 1 unless it takes accounts from a lookup table,
// which version 1 has not, or is a payout, which this service sends in the legacy form.
func TestTransfersAreWhatOwnersHaveMoreOf(t *testing.T) {
	read := func(t *testing.T, d deed, wanted []got) {
		t.Helper()
		tx, keys := d.sign(t)
		b, err := parseTransfers(42, encodeBlock(t, solana.Hash{2}, solana.Hash{1}, d.encode(t)), mints)
		if err != nil {
			t.Fatal(err)
		}
		want := []chain.Transfer{}
		for n, w := range wanted {
			ordinal, earlier := slices.Index(keys, keyOf(w.account)), 0
			for _, before := range wanted[:n] {
				if before.account == w.account {
					earlier++
				}
			}
			if earlier > 0 {
				ordinal += maxAccounts * (maxAccounts + earlier)
			}
			want = append(want, chain.Transfer{Token: w.token, From: keyOf(w.from).Address(), To: keyOf(w.to).Address(), Units: money.NewUnits(w.units),
				TxHash: tx.Signatures[0].String(), Ordinal: ordinal})
		}
		slices.SortFunc(want, func(a, b chain.Transfer) int { return a.Ordinal - b.Ordinal })
		if !slices.Equal(b.Transfers, want) {
			t.Errorf("%+v,\nwant %+v", b.Transfers, want)
		}
		if b.Number != 42 || b.Hash != (solana.Hash{2}).String() || b.Parent != (solana.Hash{1}).String() {
			t.Errorf("block %+v", b.Block)
		}
	}
	ofVersion1 := 0
	for name, test := range deeds {
		t.Run(name, func(t *testing.T) {
			read(t, test.deed, test.want)
			tx, _ := test.deed.sign(t)
			if _, isPayout := readPayout(&FetchedTransaction{Transaction: tx}); isPayout || len(test.deed.loaded) > 0 {
				return
			}
			test.deed.version1 = true
			read(t, test.deed, test.want)
			ofVersion1++
		})
	}
	if ofVersion1 < 20 {
		t.Errorf("%d transactions were read in the form of version 1", ofVersion1)
	}
}

// A node's report of a transaction must be consistent.
func TestAnswersThatContradictThemselves(t *testing.T) {
	type object = map[string]any
	meta := func(tx object) object { return tx["meta"].(object) }
	held := func(tx object, list string, at int) object { return meta(tx)[list].([]any)[at].(object) }
	amount := func(tx object, list string, at int) object { return held(tx, list, at)["uiTokenAmount"].(object) }
	for name, test := range map[string]struct {
		deed  string // "transfer" when empty
		spoil func(tx object)
	}{
		"more arrived than was sent": {"", func(tx object) { amount(tx, "postTokenBalances", 1)["amount"] = "600" }},
		"less was there before":      {"", func(tx object) { amount(tx, "preTokenBalances", 1)["amount"] = "0" }},
		"the payer kept it":          {"", func(tx object) { amount(tx, "postTokenBalances", 0)["amount"] = "9" }},
		"both, to the same sum": {"", func(tx object) {
			amount(tx, "postTokenBalances", 0)["amount"], amount(tx, "postTokenBalances", 1)["amount"] = "0", "10"
		}},
		"more inside than inside was moved": {"inner instruction of a program that is not known", func(tx object) { amount(tx, "postTokenBalances", 1)["amount"] = "600" }},
		"the receiver is left out": {"", func(tx object) {
			meta(tx)["postTokenBalances"] = meta(tx)["postTokenBalances"].([]any)[:1]
			meta(tx)["preTokenBalances"] = meta(tx)["preTokenBalances"].([]any)[:1]
		}},
		"the payee of an account made again got more": {"account made again for another mint, which it pays without naming it", func(tx object) {
			amount(tx, "postTokenBalances", 2)["amount"] = "600"
		}},
		"made from nothing":           {"frozen, thawed and approved", func(tx object) { amount(tx, "postTokenBalances", 1)["amount"] = "600" }},
		"an amount that is no number": {"", func(tx object) { amount(tx, "postTokenBalances", 1)["amount"] = "-6" }},
		"an amount beyond 64 bits":    {"", func(tx object) { amount(tx, "postTokenBalances", 1)["amount"] = "99999999999999999999" }},
		"other decimals":              {"", func(tx object) { amount(tx, "postTokenBalances", 1)["decimals"] = 9 }},
		"another program":             {"", func(tx object) { held(tx, "postTokenBalances", 1)["programId"] = solana.MemoProgram.String() }},
		"no owner":                    {"", func(tx object) { delete(held(tx, "postTokenBalances", 1), "owner") }},
		"an account that is none":     {"", func(tx object) { held(tx, "postTokenBalances", 1)["accountIndex"] = 77 }},
		"an account before the first": {"", func(tx object) { held(tx, "postTokenBalances", 1)["accountIndex"] = -1 }},
		"two balances of one account": {"", func(tx object) {
			held(tx, "postTokenBalances", 1)["accountIndex"] = held(tx, "postTokenBalances", 0)["accountIndex"]
		}},
		"accounts of no lookup table":    {"", func(tx object) { meta(tx)["loadedAddresses"].(object)["readonly"] = []string{other.String()} }},
		"lookup tables without accounts": {"accounts of a lookup table", func(tx object) { meta(tx)["loadedAddresses"] = nil }},
		"lamports of too few accounts":   {"", func(tx object) { meta(tx)["postBalances"] = []int{1} }},
		"an error of no kind":            {"", func(tx object) { meta(tx)["err"] = object{} }},
		"a signature that is not its own": {"", func(tx object) {
			tx["transaction"] = []any{flipBase64(t, tx["transaction"].([]any)[0].(string)), "base64"}
		}},
		"another encoding":            {"", func(tx object) { tx["transaction"].([]any)[1] = "base58" }},
		"bytes after the transaction": {"", func(tx object) { tx["transaction"] = []any{tx["transaction"].([]any)[0].(string) + "AAAA", "base64"} }},
	} {
		t.Run(name, func(t *testing.T) {
			from := test.deed
			if from == "" {
				from = "transfer"
			}
			var tx object
			if err := json.Unmarshal(deeds[from].deed.encode(t), &tx); err != nil {
				t.Fatal(err)
			}
			test.spoil(tx)
			_, err := readNode(t, encodeBlock(t, solana.Hash{2}, solana.Hash{1}, mustEncode(t, tx)))
			if !errors.Is(err, chain.ErrInconsistent) {
				t.Errorf("error %v, want %v", err, chain.ErrInconsistent)
			}
		})
	}
}

func flipBase64(t *testing.T, text string) string {
	t.Helper()
	return strings.Replace(text, text[8:10], map[bool]string{true: "AB", false: "AA"}[text[8:10] == "AA"], 1)
}

// readNode reads a block's transfers as they come from a node.
func readNode(t *testing.T, result json.RawMessage) (chain.BlockTransfers, error) {
	t.Helper()
	b, err := parseTransfers(42, result, mints)
	if err != nil {
		err = malformedError("getBlock", err)
	}
	return b, err
}

func TestBlocksThatContradictThemselves(t *testing.T) {
	twice := deeds["transfer"].deed.encode(t)
	for name, result := range map[string]json.RawMessage{
		"no hash":               json.RawMessage(`{"previousBlockhash":"11111111111111111111111111111111","blockTime":1,"transactions":[]}`),
		"no parent":             json.RawMessage(`{"blockhash":"11111111111111111111111111111111","blockTime":1,"transactions":[]}`),
		"no transactions":       json.RawMessage(`{"blockhash":"11111111111111111111111111111111","previousBlockhash":"11111111111111111111111111111111","blockTime":1}`),
		"a hash of 31 bytes":    json.RawMessage(`{"blockhash":"1111111111111111111111111111111","previousBlockhash":"11111111111111111111111111111111","blockTime":1,"transactions":[]}`),
		"before time began":     json.RawMessage(`{"blockhash":"11111111111111111111111111111111","previousBlockhash":"11111111111111111111111111111111","blockTime":-1,"transactions":[]}`),
		"a list":                json.RawMessage(`[]`),
		"one transaction twice": encodeBlock(t, solana.Hash{2}, solana.Hash{1}, twice, twice),
	} {
		t.Run(name, func(t *testing.T) {
			_, err := readNode(t, result)
			if !errors.Is(err, chain.ErrInconsistent) {
				t.Errorf("error %v, want %v", err, chain.ErrInconsistent)
			}
		})
	}
}

// Of a transaction of a later version the holders of the configured mints are read, for which no byte of it must be.
func TestHoldersInATransactionOfALaterVersion(t *testing.T) {
	holders := func(of ...string) (list []chain.Address) {
		for _, name := range of {
			list = append(list, keyOf(name).Address())
		}
		slices.Sort(list)
		return list
	}
	for name, c := range map[string]struct {
		deed deed
		edit func(meta map[string]any)
		want []chain.Address
		err  error
	}{
		"transfer": {deed: deeds["transfer"].deed, want: holders("ann", "bob")},
		"into a new account": {deed: deed{payer: "ann", instructions: []solana.Instruction{transferChecked(usdt, "ann's", "new", "ann", 5)},
			before: []balance{{"ann's", usdt, "ann", 5}}, after: []balance{{"new", usdt, "bob", 5}}}, want: holders("ann", "bob")},
		"of another mint beside one of ours": {deed: deed{payer: "ann", instructions: []solana.Instruction{transferChecked(usdt, "ann's", "bob's", "ann", 5)},
			before: []balance{{"ann's", usdt, "ann", 5}, {"bob's", other, "bob", 5}}, after: []balance{{"ann's", usdt, "ann", 5}, {"bob's", other, "bob", 5}}}, want: holders("ann")},
		"failed":                      {deed: deeds["transfer"].deed, edit: func(meta map[string]any) { meta["err"] = "AccountInUse" }},
		"an account without an owner": {deed: deeds["transfer"].deed, err: chain.ErrUnreadable, edit: func(meta map[string]any) { delete(meta["postTokenBalances"].([]any)[1].(map[string]any), "owner") }},
		"without its status":          {deed: deeds["transfer"].deed, err: chain.ErrUnavailable, edit: func(meta map[string]any) { clear(meta) }},
	} {
		t.Run(name, func(t *testing.T) {
			var tx map[string]any
			if err := json.Unmarshal(c.deed.encode(t), &tx); err != nil {
				t.Fatal(err)
			}
			tx["version"], tx["transaction"] = 2, []string{"ggECAw==", "base64"}
			if c.edit != nil {
				c.edit(tx["meta"].(map[string]any))
			}
			if len(tx["meta"].(map[string]any)) == 0 {
				tx["meta"], tx["note"] = nil, usdc.String()
			}
			raw, err := json.Marshal(tx)
			if err != nil {
				t.Fatal(err)
			}
			block, err := readNode(t, encodeBlock(t, solana.Hash{2}, solana.Hash{1}, raw))
			if !errors.Is(err, c.err) {
				t.Fatalf("error %v, want %v", err, c.err)
			}
			slices.Sort(block.Unread)
			if got := slices.Compact(block.Unread); err == nil && !slices.Equal(got, c.want) {
				t.Errorf("holders %v, want %v", got, c.want)
			}
			if len(block.Transfers) > 0 {
				t.Errorf("transfers %v of bytes that cannot be read", block.Transfers)
			}
		})
	}
}
