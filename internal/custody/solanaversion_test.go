package custody

import (
	"bytes"
	"crypto/ed25519"
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/randtest"
)

// solanaVersionOf carries an intent: its first payee has a wallet, all others a token
// account.
func solanaVersionOf(i SolanaIntent) SolanaVersion {
	payer := solana.PublicKey{200}
	source := solana.AssociatedTokenAddress(i.Wallet, i.Mint, solana.TokenProgram)
	v := SolanaVersion{ID: i.ID, FeePayer: payer, NonceAccount: NonceAccount(payer, 3), NonceValue: solana.Hash{7}, SolanaBudget: SolanaBudget{UnitLimit: 60_000, UnitPrice: 1000},
		Wallet: i.Wallet, Mint: i.Mint, TokenProgram: solana.TokenProgram}
	if i.Burn != nil {
		v.Burning = &SolanaBurning{*i.Burn, source, solana.PublicKey{201}}
		return v
	}
	v.Owners = []solana.PublicKey{i.Payments[0].To}
	v.Transfers = append(v.Transfers, SolanaTransfer{source, solana.AssociatedTokenAddress(i.Payments[0].To, i.Mint, solana.TokenProgram), i.Payments[0].Units})
	for _, p := range i.Payments[1:] {
		v.Transfers = append(v.Transfers, SolanaTransfer{source, p.To, p.Units})
	}
	return v
}

func TestDecodeSolanaVersionIsTheInverse(t *testing.T) {
	wallet := solanaPayout(t).Wallet
	randtest.Check(t, func(t *rapid.T) {
		v := solanaVersionOf(drawSolanaIntent(t, wallet))
		v.UnitLimit, v.UnitPrice = rapid.Uint32().Draw(t, "limit"), rapid.Uint64().Draw(t, "price")
		if v.Burning == nil { // the bridge knows the classic program alone
			v.TokenProgram = rapid.SampledFrom([]solana.PublicKey{solana.TokenProgram, solana.Token2022Program}).Draw(t, "program")
		}
		message, err := v.Encode()
		if err != nil {
			t.Fatal(err)
		}
		back, err := DecodeSolanaVersion(message)
		if err != nil || !reflect.DeepEqual(back, v) {
			t.Fatalf("%+v came back as %+v, %v", v, back, err)
		}
		message[rapid.IntRange(0, len(message)-1).Draw(t, "at")] ^= byte(rapid.IntRange(1, 255).Draw(t, "flip"))
		if other, err := DecodeSolanaVersion(message); err == nil && reflect.DeepEqual(other, v) {
			t.Fatalf("two messages say %+v", v)
		}
	})
}

// A message with any part beside those of a version is rejected.
func TestDecodeSolanaVersionIsStrict(t *testing.T) {
	i := solanaPayout(t)
	v := solanaVersionOf(i)
	message, err := v.Encode()
	if err != nil {
		t.Fatal(err)
	}
	whole, err := solana.DecodeMessage(message)
	if err != nil {
		t.Fatal(err)
	}
	var instructions []solana.Instruction
	for n := range whole.Instructions {
		in, err := whole.Instruction(n)
		if err != nil {
			t.Fatal(err)
		}
		instructions = append(instructions, in)
	}
	stranger := solana.PublicKey{66}
	compile := func(list ...solana.Instruction) []byte {
		m, err := solana.NewMessage(v.FeePayer, v.NonceValue, list...)
		if err != nil {
			t.Fatal(err)
		}
		return m.Encode()
	}
	with := func(n int, in solana.Instruction) []byte {
		list := slices.Clone(instructions)
		list[n] = in
		return compile(list...)
	}
	last := instructions[len(instructions)-1]
	versioned := whole
	versioned.Version = solana.Version0
	table := versioned
	table.Lookups = []solana.Lookup{{Table: stranger, Writable: []uint8{1}}}
	reordered := compile(instructions[0], instructions[2], instructions[1], instructions[3], instructions[4], instructions[5], instructions[6])
	grown := func(change func(*solana.Message)) []byte {
		m, err := solana.DecodeMessage(message)
		if err != nil {
			t.Fatal(err)
		}
		change(&m)
		return m.Encode()
	}
	for name, text := range map[string][]byte{
		"nothing": nil, "no message": {1, 2, 3}, "a byte short": message[:len(message)-1], "a byte more": append(slices.Clone(message), 0),
		"a versioned message": versioned.Encode(), "one with a lookup table": table.Encode(), "only its opening": compile(instructions[:4]...),
		"no nonce": compile(instructions[1:]...), "no transfer": compile(instructions[:5]...), "another order": reordered,
		"the nonce not first":             compile(append(slices.Clone(instructions[1:]), instructions[0])...),
		"two nonces":                      compile(slices.Insert(slices.Clone(instructions), 1, instructions[0])...),
		"another authority of the nonce":  with(0, solana.AdvanceNonce(v.NonceAccount, v.Wallet)),
		"a withdrawal from the nonce":     with(0, solana.WithdrawNonce(v.NonceAccount, stranger, v.FeePayer, 1)),
		"a heap frame":                    with(1, solana.Instruction{Program: solana.ComputeBudgetProgram, Data: []byte{1, 0, 0, 1, 0}}),
		"a limit of five bytes":           with(1, solana.Instruction{Program: solana.ComputeBudgetProgram, Data: []byte{2, 0, 0, 1, 0, 0}}),
		"a limit with an account":         with(1, solana.Instruction{Program: solana.ComputeBudgetProgram, Accounts: []solana.AccountMeta{{Key: stranger}}, Data: instructions[1].Data}),
		"a memo that goes on":             with(3, solana.Memo(v.ID.String()+" ", v.Wallet)),
		"a memo in capitals":              with(3, solana.Memo(strings.ToUpper(v.ID.String()), v.Wallet)),
		"a memo in braces":                with(3, solana.Memo("{"+v.ID.String()+"}", v.Wallet)),
		"a memo that nobody signs":        with(3, solana.Memo(v.ID.String())),
		"a memo that two sign":            with(3, solana.Memo(v.ID.String(), v.Wallet, stranger)),
		"a memo of a payer of its own":    with(3, solana.Memo(v.ID.String(), v.FeePayer)),
		"an account that must be new":     with(4, solana.CreateAssociatedToken(v.FeePayer, i.Payments[0].To, v.Mint, v.TokenProgram)),
		"an account that the wallet pays": with(4, solana.CreateAssociatedTokenIdempotent(v.Wallet, i.Payments[0].To, v.Mint, v.TokenProgram)),
		"an account of another mint":      with(4, solana.CreateAssociatedTokenIdempotent(v.FeePayer, i.Payments[0].To, stranger, v.TokenProgram)),
		"an account after a transfer":     compile(append(slices.Clone(instructions), instructions[4])...),
		"a plain transfer":                with(6, solana.Transfer(v.Transfers[1].From, v.Transfers[1].To, v.Wallet, 5)),
		"an approval":                     with(6, solana.ApproveChecked(v.Transfers[1].From, v.Mint, stranger, v.Wallet, 5, 6)),
		"another owner of an account":     with(6, solana.SetTokenAuthority(v.Transfers[1].From, v.Wallet, solana.AuthorityAccountOwner, &stranger)),
		"a transfer of lamports":          compile(append(slices.Clone(instructions), solana.TransferLamports(v.FeePayer, stranger, 5))...),
		"other decimals":                  with(6, solana.TransferChecked(v.Transfers[1].From, v.Mint, v.Transfers[1].To, v.Wallet, 5, 9)),
		"another mint beside":             with(5, solana.TransferChecked(v.Transfers[0].From, stranger, v.Transfers[0].To, v.Wallet, 5, 6)),
		"another token program beside":    with(5, solana.TransferChecked(v.Transfers[0].From, v.Mint, v.Transfers[0].To, v.Wallet, 5, 6).In(solana.Token2022Program)),
		"a transfer of another's":         with(6, solana.TransferChecked(v.Transfers[1].From, v.Mint, v.Transfers[1].To, stranger, 5, 6)),
		"a transfer that more sign":       with(6, solana.Instruction{Program: last.Program, Accounts: append(slices.Clone(last.Accounts), solana.AccountMeta{Key: stranger, Signer: true}), Data: last.Data}),
		"a transfer that goes on":         with(6, solana.Instruction{Program: last.Program, Accounts: last.Accounts, Data: append(slices.Clone(last.Data), 0)}),
		"a writable account more":         with(6, solana.Instruction{Program: last.Program, Accounts: []solana.AccountMeta{last.Accounts[0], {Key: v.Mint, Writable: true}, last.Accounts[2], last.Accounts[3]}, Data: last.Data}),
		"a wallet that is written":        with(3, solana.Instruction{Program: solana.MemoProgram, Accounts: []solana.AccountMeta{{Key: v.Wallet, Signer: true, Writable: true}}, Data: instructions[3].Data}),
		"a signer more":                   grown(func(m *solana.Message) { m.RequiredSignatures++ }),
		"an account that nobody names": grown(func(m *solana.Message) {
			m.Keys = append(m.Keys, stranger)
			m.ReadonlyUnsigned++
		}),
		"accounts in another order": grown(func(m *solana.Message) {
			n := len(m.Keys)
			m.Keys[n-1], m.Keys[n-2] = m.Keys[n-2], m.Keys[n-1]
			for c := range m.Instructions {
				swap := func(at uint8) uint8 {
					switch int(at) {
					case n - 1:
						return at - 1
					case n - 2:
						return at + 1
					}
					return at
				}
				m.Instructions[c].Program = swap(m.Instructions[c].Program)
				for a := range m.Instructions[c].Accounts {
					m.Instructions[c].Accounts[a] = swap(m.Instructions[c].Accounts[a])
				}
			}
		}),
	} {
		if bytes.Equal(text, message) {
			t.Fatalf("%s: changes nothing", name)
		}
		if got, err := DecodeSolanaVersion(text); !errors.Is(err, ErrIntent) {
			t.Errorf("%s is read as %+v, %v", name, got, err)
		}
	}
}

// A version carries an intent if it does exactly that, to the last unit.
func TestAVersionCarriesItsIntentAlone(t *testing.T) {
	stranger := solana.PublicKey{66}
	for name, c := range map[string]struct {
		change func(*SolanaIntent, *SolanaVersion)
		reason string // empty where it is carried
	}{
		"as it is":                              {func(*SolanaIntent, *SolanaVersion) {}, ""},
		"two sources":                           {func(_ *SolanaIntent, v *SolanaVersion) { v.split(0, 1, stranger) }, ""},
		"two sources of the last":               {func(_ *SolanaIntent, v *SolanaVersion) { v.split(1, v.Transfers[1].Units-1, stranger) }, ""},
		"another's token account as the source": {func(_ *SolanaIntent, v *SolanaVersion) { v.Transfers[0].From = stranger }, ""},
		"the same payee twice": {func(i *SolanaIntent, v *SolanaVersion) {
			i.Payments = append(i.Payments, i.Payments[0])
			v.Transfers = append(v.Transfers, v.Transfers[0])
		}, ""},
		"another id":            {func(_ *SolanaIntent, v *SolanaVersion) { v.ID = uuid.New() }, "it names"},
		"another wallet":        {func(_ *SolanaIntent, v *SolanaVersion) { v.Wallet = stranger }, "not the wallet"},
		"another mint":          {func(_ *SolanaIntent, v *SolanaVersion) { v.Mint = stranger }, "it moves"},
		"another token program": {func(_ *SolanaIntent, v *SolanaVersion) { v.TokenProgram = solana.Token2022Program }, "payment 1: "},
		"a unit too little":     {func(_ *SolanaIntent, v *SolanaVersion) { v.Transfers[0].Units-- }, "payment 1: 1 too little"},
		"a unit too much":       {func(_ *SolanaIntent, v *SolanaVersion) { v.Transfers[0].Units++ }, "where 99000000 are left"},
		"a unit from the other": {func(_ *SolanaIntent, v *SolanaVersion) { v.Transfers[0].Units--; v.Transfers[1].Units++ }, "payment 1: 1 too little"},
		"a transfer missing":    {func(_ *SolanaIntent, v *SolanaVersion) { v.Transfers = v.Transfers[:1] }, "payment 2: no payment to"},
		"a transfer beside": {func(_ *SolanaIntent, v *SolanaVersion) {
			v.Transfers = append(v.Transfers, SolanaTransfer{stranger, stranger, 1})
		}, "1 transfers beyond"},
		"a transfer of nothing": {func(_ *SolanaIntent, v *SolanaVersion) {
			v.Transfers = slices.Insert(v.Transfers, 0, v.Transfers[0])
			v.Transfers[0].Units = 0
		}, "a transfer of 0"},
		"nothing after the last": {func(_ *SolanaIntent, v *SolanaVersion) {
			v.Transfers = append(v.Transfers, SolanaTransfer{stranger, v.Transfers[1].To, 0})
		}, "1 transfers beyond"},
		"another order of payees":     {func(_ *SolanaIntent, v *SolanaVersion) { slices.Reverse(v.Transfers) }, "payment 1: "},
		"another payee":               {func(_ *SolanaIntent, v *SolanaVersion) { v.Transfers[1].To = stranger }, "is paid, which is not"},
		"a sum beyond 64 bits":        {func(_ *SolanaIntent, v *SolanaVersion) { v.split(0, math.MaxUint64, stranger) }, "a transfer of"},
		"an account that is not paid": {func(_ *SolanaIntent, v *SolanaVersion) { v.Owners = append(v.Owners, stranger) }, "other token accounts"},
		"an account of the other":     {func(i *SolanaIntent, v *SolanaVersion) { v.Owners = append(v.Owners, i.Payments[1].To) }, "other token accounts"},
		"an account twice":            {func(_ *SolanaIntent, v *SolanaVersion) { v.Owners = append(v.Owners, v.Owners[0]) }, "other token accounts"},
		"no account is made":          {func(_ *SolanaIntent, v *SolanaVersion) { v.Owners = nil }, "other token accounts"},
		"the account of a vault that no key belongs to": {func(i *SolanaIntent, v *SolanaVersion) {
			vault := solana.AssociatedTokenAddress(stranger, v.Mint, v.TokenProgram) // is off the curve
			i.Payments[0].To, v.Owners[0] = vault, vault
			v.Transfers[0].To = solana.AssociatedTokenAddress(vault, v.Mint, v.TokenProgram)
		}, ""},
		"the account of another mint": {func(i *SolanaIntent, v *SolanaVersion) {
			v.Transfers[0].To = solana.AssociatedTokenAddress(i.Payments[0].To, stranger, v.TokenProgram)
		}, "is paid, which is not"},
	} {
		i := solanaPayout(t)
		v := solanaVersionOf(i)
		c.change(&i, &v)
		err := v.CheckCarries(i)
		if c.reason == "" && err != nil {
			t.Errorf("%s is refused: %v", name, err)
		}
		if c.reason != "" && (!errors.Is(err, ErrIntent) || !strings.Contains(err.Error(), c.reason)) {
			t.Errorf("%s is refused by %v, want %q", name, err, c.reason)
		}
	}
}

// split has units of a transfer come from another account.
func (v *SolanaVersion) split(n int, units uint64, from solana.PublicKey) {
	part := v.Transfers[n]
	part.From, part.Units = from, units
	v.Transfers[n].Units -= units
	v.Transfers = slices.Insert(v.Transfers, n, part)
}

func TestAVersionFitsIntoATransaction(t *testing.T) {
	i := solanaPayout(t)
	v := solanaVersionOf(i)
	for {
		message, err := v.Encode()
		if err != nil {
			if !errors.Is(err, ErrIntent) || len(v.Transfers) < 10 {
				t.Errorf("%d transfers are refused: %v", len(v.Transfers), err)
			}
			return
		}
		m, err := solana.DecodeMessage(message)
		if err != nil {
			t.Fatal(err)
		}
		if n := len((solana.Transaction{Signatures: make([]solana.Signature, 2), Message: m}).Encode()); n > solana.MaxTransaction {
			t.Fatalf("%d transfers have %d bytes", len(v.Transfers), n)
		}
		v.Transfers = append(v.Transfers, SolanaTransfer{solana.PublicKey{byte(len(v.Transfers)), 1}, v.Transfers[0].To, 1})
	}
}

func TestAWalletSignsItsVersionsAlone(t *testing.T) {
	k := testKeyring(t)
	id := uuid.MustParse("0d6a52c1-e7f3-4f6b-9a4e-6f1c1ab83f0e")
	first := solanaVersionOf(solanaPayout(t))
	second := first
	second.UnitPrice = 5000
	signatures, err := k.SignSolana(id, WalletMessages([]SolanaVersion{first, second}))
	if err != nil || len(signatures) != 2 {
		t.Fatalf("%d signatures of 2: %v", len(signatures), err)
	}
	for n, v := range []SolanaVersion{first, second} {
		message, err := v.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if !ed25519.Verify(v.Wallet[:], message, signatures[n][:]) {
			t.Errorf("version %d is not signed by the wallet", n)
		}
	}
	if _, err := k.SignSolana(uuid.New(), WalletMessages([]SolanaVersion{first})); !errors.Is(err, ErrWrongWallet) {
		t.Errorf("another wallet's version: %v", err)
	}
	other := first
	other.Wallet = solana.PublicKey{5}
	if signatures, err := k.SignSolana(id, WalletMessages([]SolanaVersion{first, other})); !errors.Is(err, ErrWrongWallet) || signatures != nil {
		t.Errorf("another's beside its own: %v, %v", signatures, err)
	}
	long := first
	for n := range 40 {
		long.Transfers = append(long.Transfers, SolanaTransfer{solana.PublicKey{byte(n), 2}, solana.PublicKey{byte(n), 3}, 1})
	}
	if _, err := k.SignSolana(id, WalletMessages([]SolanaVersion{long})); !errors.Is(err, ErrIntent) {
		t.Errorf("one that fits into no transaction: %v", err)
	}
}

func TestTheFeePayerSignsWhatItPaysFor(t *testing.T) {
	payer := testKeyring(t).FeePayer()
	m, err := solana.NewMessage(payer.Account(), solana.Hash{1}, solana.AdvanceNonce(NonceAccount(payer.Account(), 0), payer.Account()))
	if err != nil {
		t.Fatal(err)
	}
	signature, err := payer.SignMessage(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := (solana.Transaction{Signatures: []solana.Signature{signature}, Message: m}).Verify(); err != nil {
		t.Error(err)
	}
	m.Keys[0] = solana.PublicKey{5}
	for name, other := range map[string]solana.Message{"another's message": m, "no message": {}} {
		if signature, err := payer.SignMessage(other); !errors.Is(err, ErrNotPayer) || signature != (solana.Signature{}) {
			t.Errorf("%s: %s, %v", name, signature, err)
		}
	}
}

func FuzzDecodeSolanaVersion(f *testing.F) {
	i := solanaPayout(f)
	v := solanaVersionOf(i)
	for range 2 {
		message, err := v.Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(message)
		v.Owners, v.Transfers = nil, v.Transfers[1:]
	}
	f.Fuzz(func(t *testing.T, message []byte) {
		v, err := DecodeSolanaVersion(message)
		if err != nil {
			if !errors.Is(err, ErrIntent) {
				t.Fatal(err)
			}
			return
		}
		if again, err := v.Encode(); err != nil || !bytes.Equal(again, message) {
			t.Fatalf("%x was read as %+v, which is %x, %v", message, v, again, err)
		}
		_ = v.CheckCarries(i)
	})
}
