package validator_test

import (
	"crypto/ed25519"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/randtest"
)

// drawn is a run of a property, as a test.
type drawn struct {
	testing.TB
	run *rapid.T
}

func (d drawn) Cleanup(f func())                { d.run.Cleanup(f) }
func (d drawn) Error(args ...any)               { d.run.Error(args...) }
func (d drawn) Errorf(text string, args ...any) { d.run.Errorf(text, args...) }
func (d drawn) Fatal(args ...any)               { d.run.Fatal(args...) }
func (d drawn) Fatalf(text string, args ...any) { d.run.Fatalf(text, args...) }
func (d drawn) Failed() bool                    { return d.run.Failed() }

// dice draw from few numbers, each as often. Rapid's own draws are mostly small.
type dice struct{ *rand.Rand }

func throwDice(seed uint64, n int) dice { return dice{rand.New(rand.NewPCG(seed, uint64(n)))} }

func drawDice(t *rapid.T, n int) dice {
	return throwDice(rapid.Uint64().Draw(t, "transaction"), n)
}

// once says yes once in so many times.
func (d dice) once(in int) bool { return d.IntN(in) == 0 }

func oneOf[T any](d dice, from []T) T { return from[d.IntN(len(from))] }

// amount is one of lamports or tokens, mostly near those at which something happens.
func (d dice) amount() uint64 {
	if d.once(3) {
		return d.Uint64N(2_000_000)
	}
	return oneOf(d, []uint64{0, 1, 10, 5000, 890_880, 890_879, 1_447_680, 1_461_600, 2_039_280, 2_039_279, 1_000_000, sol, ^uint64(0)})
}

// cast is whom random transactions are about.
type cast struct {
	wallets  []ed25519.PrivateKey
	mints    []solana.PublicKey
	tokens   []solana.PublicKey // where token accounts may be
	nonces   []solana.PublicKey
	made     []ed25519.PrivateKey // accounts that may be made, and sign
	everyone []solana.PublicKey
}

func newCast() cast {
	c := cast{
		wallets: keys(payer, alice, bob, other), mints: []solana.PublicKey{validator.USDC, public(mint)},
		nonces: []solana.PublicKey{seeded("n"), seeded("m")}, made: keys(mint, fresh, keyOf("fresh 2")),
	}
	for _, w := range c.wallets {
		for _, m := range c.mints {
			c.tokens = append(c.tokens, solana.AssociatedTokenAddress(public(w), m, solana.TokenProgram))
		}
		c.everyone = append(c.everyone, public(w))
	}
	c.tokens = append(c.tokens, public(fresh), public(keyOf("fresh 2")))
	for _, m := range c.made {
		c.everyone = append(c.everyone, public(m))
	}
	c.everyone = slices.Concat(c.everyone, c.mints[:1], c.nonces, c.tokens[:len(c.tokens)-2])
	return c
}

// keyFor is the key of an address that can sign.
func (c cast) keyFor(address solana.PublicKey) (ed25519.PrivateKey, bool) {
	for _, key := range slices.Concat(c.wallets, c.made) {
		if public(key) == address {
			return key, true
		}
	}
	return nil, false
}

// begin makes the state that most transactions need: a second mint, token accounts and nonces.
func (c cast) begin() []step {
	me, m := public(payer), public(mint)
	steps := []step{
		{what: "a mint", instructions: list{solana.CreateAccount(me, m, solana.RentExempt(82), 82, solana.TokenProgram), solana.InitializeMint2(m, 6, me, &me)}, others: keys(mint)},
		{what: "a nonce", instructions: list{
			solana.CreateAccountWithSeed(me, seeded("n"), me, "n", solana.RentExempt(80), 80, solana.SystemProgram), solana.InitializeNonce(seeded("n"), me),
		}},
		{what: "lamports", instructions: list{solana.TransferLamports(me, public(bob), 5*sol)}},
	}
	for _, w := range c.wallets[:3] {
		steps = append(steps, step{what: "accounts", instructions: list{
			solana.CreateAssociatedTokenIdempotent(me, public(w), validator.USDC, solana.TokenProgram),
			solana.CreateAssociatedTokenIdempotent(me, public(w), m, solana.TokenProgram),
			solana.MintTo(m, solana.AssociatedTokenAddress(public(w), m, solana.TokenProgram), me, 1_000_000),
		}})
	}
	return steps
}

// pick draws one of these, and now and then any account.
func (c cast) pick(d dice, from []solana.PublicKey) solana.PublicKey {
	if d.once(25) {
		from = c.everyone
	}
	return oneOf(d, from)
}

func (c cast) wallet(d dice) solana.PublicKey { return public(oneOf(d, c.wallets)) }

func (c cast) signer(d dice) solana.PublicKey {
	return public(oneOf(d, slices.Concat(c.wallets, c.made)))
}

// ownerOf mostly returns the owner of a token account of the cast's.
func (c cast) ownerOf(d dice, account solana.PublicKey) solana.PublicKey {
	for _, w := range c.wallets {
		for _, m := range c.mints {
			if account == solana.AssociatedTokenAddress(public(w), m, solana.TokenProgram) && !d.once(6) {
				return public(w)
			}
		}
	}
	return c.wallet(d)
}

// mintOf is mostly the mint of a token account of the cast's.
func (c cast) mintOf(d dice, account solana.PublicKey) solana.PublicKey {
	for _, w := range c.wallets {
		for _, m := range c.mints {
			if account == solana.AssociatedTokenAddress(public(w), m, solana.TokenProgram) && !d.once(8) {
				return m
			}
		}
	}
	return c.pick(d, c.mints)
}

// accountOf is mostly a token account of the mint.
func (c cast) accountOf(d dice, mint solana.PublicKey) solana.PublicKey {
	if d.once(8) {
		return c.pick(d, c.tokens)
	}
	return solana.AssociatedTokenAddress(c.wallet(d), mint, solana.TokenProgram)
}

// instruction draws one of the System program's, or another's.
func (c cast) instruction(d dice) solana.Instruction {
	if d.once(3) {
		return c.systemInstruction(d)
	}
	return c.tokenInstruction(d)
}

func (c cast) systemInstruction(d dice) solana.Instruction {
	me, seed, nonce := public(payer), oneOf(d, []string{"n", "m"}), c.pick(d, c.nonces)
	authority := me
	if d.once(4) {
		authority = c.wallet(d)
	}
	switch d.IntN(9) {
	case 0, 1, 2:
		return solana.TransferLamports(c.signer(d), c.pick(d, c.everyone), d.amount())
	case 3:
		owner := oneOf(d, []solana.PublicKey{solana.TokenProgram, solana.SystemProgram, me})
		return solana.CreateAccount(c.wallet(d), c.signer(d), d.amount(), oneOf(d, []uint64{0, 80, 82, 165, 164}), owner)
	case 4:
		if d.once(2) {
			return solana.AllocateWithSeed(seeded(seed), me, seed, 80, solana.SystemProgram)
		}
		return solana.CreateAccountWithSeed(c.wallet(d), seeded(seed), me, seed, d.amount(), 80, solana.SystemProgram)
	case 5:
		return solana.InitializeNonce(nonce, c.wallet(d))
	case 6:
		return solana.AdvanceNonce(nonce, authority)
	case 7:
		return solana.WithdrawNonce(nonce, c.wallet(d), authority, d.amount())
	default:
		return solana.AuthorizeNonce(nonce, authority, oneOf(d, []solana.PublicKey{me, me, c.wallet(d)}))
	}
}

func (c cast) tokenInstruction(d dice) solana.Instruction {
	me, tokens := public(payer), solana.TokenProgram
	account := c.pick(d, c.tokens)
	owner, mint, decimals := c.ownerOf(d, account), c.mintOf(d, account), uint8(6)
	if d.once(10) {
		decimals = 2
	}
	var next *solana.PublicKey
	if key := c.wallet(d); !d.once(4) {
		next = &key
	}
	to := c.accountOf(d, mint)
	signed := solana.AccountMeta{Key: owner, Signer: true}
	switch d.IntN(18) {
	case 0, 1:
		return solana.Transfer(account, to, owner, d.amount())
	case 2, 3:
		return solana.TransferChecked(account, mint, to, owner, d.amount(), decimals)
	case 4:
		return solana.MintTo(mint, account, oneOf(d, []solana.PublicKey{me, me, c.wallet(d)}), d.amount())
	case 5, 6:
		return solana.ApproveChecked(account, mint, c.wallet(d), owner, d.amount(), decimals)
	case 7:
		return raw(tokens, []byte{solana.TokenRevoke}, writes(account), signed)
	case 8:
		at := oneOf(d, []solana.PublicKey{account, account, account, mint})
		return solana.SetTokenAuthority(at, owner, uint8(d.IntN(5)), next)
	case 9, 10:
		return raw(tokens, append([]byte{solana.TokenBurn}, system(0, int(d.amount()))[4:]...), writes(account), writes(mint), signed)
	case 11:
		return solana.CloseTokenAccount(account, c.pick(d, c.everyone), owner)
	case 12:
		return solana.FreezeAccount(account, mint, oneOf(d, []solana.PublicKey{me, me, c.wallet(d)}))
	case 13:
		return solana.ThawAccount(account, mint, oneOf(d, []solana.PublicKey{me, me, c.wallet(d)}))
	case 14:
		return solana.CreateAssociatedTokenIdempotent(c.wallet(d), c.pick(d, c.everyone), mint, tokens)
	case 15:
		return solana.CreateAssociatedToken(c.wallet(d), c.wallet(d), mint, tokens)
	case 16:
		return solana.InitializeMint2(public(oneOf(d, c.made)), 6, c.wallet(d), next)
	default:
		return solana.InitializeAccount3(account, mint, c.wallet(d))
	}
}

// step draws a transaction: a few instructions, of which now and then one is damaged.
func (c cast) step(d dice) step {
	s := step{instructions: list{solana.Memo(fmt.Sprint(d.Uint64()))}}
	if d.once(2) {
		s.instructions = append(s.instructions, solana.SetComputeUnitPrice(d.Uint64N(5000)))
	}
	for range 1 + d.IntN(3) {
		in := c.instruction(d)
		if d.once(25) {
			damageInstruction(d, &in)
		}
		s.instructions = append(s.instructions, in)
	}
	for _, in := range s.instructions {
		for _, a := range in.Accounts {
			key, can := c.keyFor(a.Key)
			if a.Signer && can && !slices.ContainsFunc(s.others, func(k ed25519.PrivateKey) bool { return k.Equal(key) }) {
				s.others = append(s.others, key)
			}
		}
	}
	return s
}

// damageInstruction takes something away from an instruction.
func damageInstruction(d dice, in *solana.Instruction) {
	in.Accounts = slices.Clone(in.Accounts)
	at := d.IntN(len(in.Accounts))
	switch d.IntN(4) {
	case 0:
		in.Accounts[at].Signer = false
	case 1:
		in.Accounts[at].Writable = false
	case 2:
		in.Accounts = in.Accounts[:at]
	default:
		in.Data = in.Data[:d.IntN(len(in.Data)+1)]
	}
}

// For any transactions, no lamports or tokens come from nowhere: lamports end as fees only, and the supply of a mint
// is the sum of its accounts.
func TestNothingComesFromNothing(t *testing.T) {
	c := newCast()
	randtest.CheckFew(t, 100, 10, func(rt *rapid.T) {
		w := newStage(drawn{t, rt})
		for _, step := range c.begin() {
			w.performQuietly(w.signStep(step))
		}
		met, fees := slices.Clone(c.everyone), uint64(0)
		all := w.lamportsOf(met)
		for n := range rapid.IntRange(5, 25).Draw(rt, "transactions") {
			tx := w.signStep(c.step(drawDice(rt, n)))
			w.performQuietly(tx)
			fees += w.transaction(tx.Signatures[0]).Meta.Fee
			for _, key := range tx.Message.Keys {
				if !slices.Contains(met, key) && !w.Account(key).Executable && !isSysvar(key) {
					met = append(met, key)
				}
			}
			if got := w.lamportsOf(met); got+fees != all {
				rt.Fatalf("there are %d lamports and %d were fees, of %d", got, fees, all)
			}
			w.checkSupplies(met, c.mints)
		}
	})
}

func (w *world) lamportsOf(addresses []solana.PublicKey) (sum uint64) {
	for _, key := range addresses {
		sum += w.Lamports(key)
	}
	return sum
}

func (w *world) checkSupplies(addresses, mints []solana.PublicKey) {
	w.Helper()
	held := map[solana.PublicKey]uint64{}
	for _, key := range addresses {
		account := w.Account(key)
		if token, err := solana.DecodeTokenAccount(account.Data); err == nil && account.Owner == solana.TokenProgram {
			held[token.Mint] += token.Amount
		}
	}
	for _, key := range mints {
		account := w.Account(key)
		if m, err := solana.DecodeMint(account.Data); err == nil && account.Owner == solana.TokenProgram && m.Supply != held[key] {
			w.Fatalf("of mint %s there are %d, and its accounts hold %d", key, m.Supply, held[key])
		}
	}
}

// Others make of random transactions the same.
func TestOthersDoTheSameWithRandomTransactions(t *testing.T) {
	r, c := startReference(t, litesvm), newCast()
	randtest.CheckFew(t, 100, 10, func(rt *rapid.T) {
		d := startDuet(drawn{t, rt}, r)
		for _, step := range c.begin() {
			d.perform(step.what, d.signStep(step))
		}
		for n := range rapid.IntRange(5, 20).Draw(rt, "transactions") {
			drawn := c.step(drawDice(rt, n))
			drawn.version1 = drawn.nonce == nil && rapid.Bool().Draw(rt, "of version 1")
			d.perform(fmt.Sprint("transaction ", n), d.signStep(drawn))
			if rt.Failed() {
				rt.FailNow()
			}
		}
	})
}

// Surfpool is slow to start, and so gets one long run.
func TestSurfpoolDoesTheSameWithRandomTransactions(t *testing.T) {
	c, seed := newCast(), randtest.Seed(t)
	d := startDuet(t, startReference(t, surfpool))
	for _, step := range c.begin() {
		d.perform(step.what, d.signStep(step))
	}
	length := 40
	if testing.Short() {
		length = 10
	}
	for n := 0; n < length && !t.Failed(); n++ {
		d.perform(fmt.Sprintf("transaction %d of seed %d", n, seed), d.signStep(c.step(throwDice(seed, n))))
	}
}
