package app

import (
	"crypto/ed25519"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// newAccountKey is of an account that a transaction makes.
func newAccountKey() (ed25519.PrivateKey, solana.PublicKey) {
	key := ed25519.NewKeyFromSeed([]byte(fmt.Sprintf("%-32.32s", uuid.NewString())))
	return key, solana.PublicKey(key.Public().(ed25519.PublicKey))
}

// makeAccount makes a token account, which signs for itself.
func makeAccount(payer, at, mint, owner solana.PublicKey) []solana.Instruction {
	return []solana.Instruction{
		solana.CreateAccount(payer, at, solana.RentExempt(solana.TokenAccountSize), solana.TokenAccountSize, solana.TokenProgram),
		solana.InitializeAccount3(at, mint, owner),
	}
}

// paymentWays are transactions of a stranger's, with their deposits.
var paymentWays = []struct {
	what string
	want []string // token and amount of each deposit, in the order of amounts
	pay  func(w *solanaWorld, own solana.PublicKey) solana.Transaction
}{
	{"into the associated account, made in the same transaction", []string{"usdc 1.000000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return []solana.Instruction{solana.CreateAssociatedToken(from, own, validator.USDC, solana.TokenProgram),
				solana.TransferChecked(associatedUSDC(from), validator.USDC, associatedUSDC(own), from, 1_000_000, 6)}
		})
	}},
	{"into another account, made in the same transaction", []string{"usdt 2.000000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		key, at := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return append(makeAccount(from, at, validator.USDT, own), solana.Transfer(solana.AssociatedTokenAddress(from, validator.USDT, solana.TokenProgram), at, from, 2_000_000))
		}, key)
	}},
	{"by several instructions into one account, of which each is a deposit", []string{"usdc 1.000000", "usdc 2.000000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		key, at := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return append(makeAccount(from, at, validator.USDC, own),
				solana.Transfer(associatedUSDC(from), at, from, 1_000_000), solana.Transfer(associatedUSDC(from), at, from, 2_000_000))
		}, key)
	}},
	{"into two accounts, of which each is a deposit", []string{"usdc 0.500000", "usdc 0.600000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		one, first := newAccountKey()
		two, second := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return slices.Concat(makeAccount(from, first, validator.USDC, own), makeAccount(from, second, validator.USDC, own),
				[]solana.Instruction{solana.Transfer(associatedUSDC(from), first, from, 500_000), solana.Transfer(associatedUSDC(from), second, from, 600_000)})
		}, one, two)
	}},
	{"twice into one account, and by a program", []string{"usdc 0.900000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		key, at := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return append(makeAccount(from, at, validator.USDC, own), solana.Transfer(associatedUSDC(from), at, from, 300_000),
				w.payInside(associatedUSDC(from), at, from, 400_000), solana.Transfer(associatedUSDC(from), at, from, 200_000))
		}, key)
	}},
	{"of both stablecoins at once", []string{"usdc 0.100000", "usdt 0.200000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		one, first := newAccountKey()
		two, second := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return slices.Concat(makeAccount(from, first, validator.USDC, own), makeAccount(from, second, validator.USDT, own),
				[]solana.Instruction{solana.Transfer(associatedUSDC(from), first, from, 100_000),
					solana.Transfer(solana.AssociatedTokenAddress(from, validator.USDT, solana.TokenProgram), second, from, 200_000)})
		}, one, two)
	}},
	{"by an inner instruction of an unknown program", []string{"usdc 4.000000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		key, at := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return append(makeAccount(from, at, validator.USDC, own), w.payInside(associatedUSDC(from), at, from, 4_000_000))
		}, key)
	}},
	{"by a versioned transaction, whose accounts are in a lookup table", []string{"usdc 5.000000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		return w.signWithTable(w.plantTokenAccount(validator.USDC, own), 5_000_000)
	}},
	{"as an account that becomes the wallet's", []string{"usdc 6.000000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		key, at := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return append(makeAccount(from, at, validator.USDC, from), solana.Transfer(associatedUSDC(from), at, from, 6_000_000),
				solana.SetTokenAuthority(at, from, solana.AuthorityAccountOwner, &own))
		}, key)
	}},
	{"as freshly made money", []string{"usdc 7.000000"}, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		at := w.plantTokenAccount(validator.USDC, own)
		if _, err := w.chain.AsFaucet(solana.MintTo(validator.USDC, at, validator.FaucetKey, 7_000_000)); err != nil {
			w.Fatal(err)
		}
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction { return nil })
	}},
	{"and failed", nil, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		key, at := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return append(makeAccount(from, at, validator.USDC, own), solana.Transfer(associatedUSDC(from), at, from, 8_000_000),
				solana.Transfer(associatedUSDC(from), at, from, 1<<60))
		}, key)
	}},
	{"and taken back", nil, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		key, at := newAccountKey()
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return append(makeAccount(from, at, validator.USDC, from), solana.Transfer(associatedUSDC(from), at, from, 9_000_000),
				solana.Transfer(at, associatedUSDC(from), from, 9_000_000), solana.SetTokenAuthority(at, from, solana.AuthorityAccountOwner, &own))
		}, key)
	}},
	{"in a token that nobody has configured", nil, func(w *solanaWorld, own solana.PublicKey) solana.Transaction {
		mint, at := newSolanaKey(w.T), newSolanaKey(w.T)
		data := solana.Mint{Authority: &validator.FaucetKey, Decimals: 6, Initialized: true}.Encode()
		w.chain.SetAccount(mint, validator.Account{Lamports: solana.RentExempt(len(data)), Owner: solana.TokenProgram, Data: data})
		w.mine(1)
		w.plant(at, mint, own, 0)
		if _, err := w.chain.AsFaucet(solana.MintTo(mint, at, validator.FaucetKey, 10_000_000)); err != nil {
			w.Fatal(err)
		}
		return w.signAsStranger(func(from solana.PublicKey) []solana.Instruction { return nil })
	}},
}

// plainDeposits are the deposits of a way without inner instructions: see payInside.
var plainDeposits = map[string][]string{"twice into one account, and by a program": {"usdc 0.200000", "usdc 0.300000", "usdc 0.400000"}}

// payInside pays by an inner instruction of the sandbox's own program, which Surfpool has
// not: there it is an instruction like any other.
func (w *solanaWorld) payInside(from, to, owner solana.PublicKey, units uint64) solana.Instruction {
	if w.forks == nil {
		return solana.Transfer(from, to, owner, units)
	}
	return validator.PayInside(from, to, owner, units)
}

// signWithTable pays a token account in a transaction that has the accounts in a table.
func (w *solanaWorld) signWithTable(to solana.PublicKey, units uint64) solana.Transaction {
	w.Helper()
	key, from := w.stranger()
	table := newSolanaKey(w.T)
	w.chain.SetAccount(table, validator.LookupTable(newSolanaKey(w.T), to, associatedUSDC(from)))
	w.mine(1)
	m, err := solana.NewMessage(from, w.chain.Blockhash(), solana.Memo(uuid.NewString()), solana.Instruction{Program: solana.TokenProgram})
	if err != nil {
		w.Fatal(err)
	}
	paid := solana.Transfer(associatedUSDC(from), to, from, units)
	first := uint8(len(m.Keys)) // the accounts of the tables stand behind the message's own: here to, and the stranger's
	m.Version = solana.Version0
	m.Lookups = []solana.Lookup{{Table: table, Writable: []uint8{1, 2}}}
	m.Instructions[1].Accounts, m.Instructions[1].Data = []uint8{first + 1, first, 0}, paid.Data
	return solana.Transaction{Signatures: []solana.Signature{solana.SignMessage(m.Encode(), key)}, Message: m}
}

// A payment to a token account of the wallet's is found once, in every form; and no other transfer is.
func TestDepositsOnSolanaComeInEveryWay(t *testing.T) {
	t.Parallel()
	eachSolanaWorldOf(t, solanaOptions{}, func(w *solanaWorld) {
		stop := w.keepMining()
		defer stop()
		w.stranger()
		wallets := make([]wallet.Wallet, len(paymentWays))
		for n := range paymentWays {
			wallets[n] = w.createWallet()
		}
		last := w.createWallet()
		for n, way := range paymentWays {
			if err := w.chain.Send(way.pay(w, keyOfWallet(wallets[n]))); err != nil {
				w.Fatalf("%s: %v", way.what, err)
			}
		}
		w.waitForHead()
		w.pay(keyOfWallet(last), 1) // once it is credited, so is all before it
		w.waitForFinal()
		stop() // a busy machine may read slots more slowly than they are made
		w.untilHolds(last, 1)
		for n, way := range paymentWays {
			var got []string
			for _, d := range w.depositsOf(wallets[n]) {
				got = append(got, fmt.Sprint(d["token"], " ", d["amount"]))
				if d["status"] != "completed" || d["chain"] != string(chain.SolanaDevnet) {
					w.Errorf("%s: a deposit is %v", way.what, d)
				}
			}
			slices.Sort(got)
			want := way.want
			if plain, is := plainDeposits[way.what]; is && w.forks == nil {
				want = plain
			}
			if !slices.Equal(got, want) {
				w.Errorf("%s: the deposits are %q, want %q", way.what, got, want)
			}
		}
		w.assertBooksAgree()
	})
}

// waitForHead waits until the sent transactions have a slot.
func (w *solanaWorld) waitForHead() {
	w.Helper()
	head := w.chain.Head()
	w.chain.Demand(2)
	waittest.Until(w, "two slots pass", func() bool { return w.chain.Head() > head+1 })
}

// waitForFinal waits until the sent transactions are in a final slot.
func (w *solanaWorld) waitForFinal() {
	w.Helper()
	head := w.chain.Head()
	w.chain.Demand(solanaFinality + 2)
	waittest.Until(w, "what was sent is final", func() bool { return w.chain.Final() > head+1 })
}

// A payee may give the token account that it named to the wallet that pays it, once that has signed: the payout's
// return is then a deposit like any other.
func TestAPayeeThatIsGivenToThePayingWallet(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallets(1, 100)[0]
		own := keyOfWallet(mine)
		node := w.goThroughNode()
		_, payee := w.stranger()
		at := w.plantTokenAccount(validator.USDC, payee)
		node.Set(rpctest.Faults{SwallowSends: true})
		made := w.call(http.MethodPost, withdrawalsOf(mine), payoutBody(at.String(), "50.000000", "usdc"))
		waittest.Until(w, "it is in a transaction", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM solana_versions`) > 0
		})
		w.send(w.signAsStranger(func(from solana.PublicKey) []solana.Instruction {
			return []solana.Instruction{solana.SetTokenAuthority(at, from, solana.AuthorityAccountOwner, &own)}
		}))
		node.Set(rpctest.Faults{})
		_, payout := w.untilPaid(mine, made["id"].(string))
		var came object
		waittest.Until(w, "what came back is completed", func() bool {
			for _, d := range w.depositsOf(mine) {
				if d["txHash"] == payout["txHash"] {
					came = d
				}
			}
			return came["status"] == "completed"
		})
		for field, want := range map[string]any{"amount": "49.950000", "fromAddress": own.String()} {
			if came[field] != want {
				w.Errorf("the deposit's %s is %v, want %v: %v", field, came[field], want, came)
			}
		}
		w.untilHolds(mine, 99_950_000*money.Dollar/1_000_000)
		if units := w.tokensAt(at); units != 49_950_000 {
			w.Errorf("the account that was given holds %d units, want 49950000", units)
		}
		w.assertBooksAgree()
	})
}
