package custody

import (
	"errors"
	"math/big"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/randtest"
)

// closerOf is the closing key of an intent's marker.
func closerOf(t testing.TB, k *Keyring, i SolanaIntent) solana.PublicKey {
	t.Helper()
	key, err := k.ClosingKey(ClosingDayOf(i.Deadline))
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// markedVersionOf carries an intent in marker form.
func markedVersionOf(i SolanaIntent, closer solana.PublicKey) SolanaVersion {
	v := solanaVersionOf(i)
	v.NonceAccount, v.NonceValue = solana.PublicKey{}, solana.Hash{}
	v.Marking = &SolanaMarking{Blockhash: solana.Hash{9}, Rent: 1_488_440, Closer: closer}
	return v
}

func voidOf(v SolanaVersion) SolanaVoid {
	return SolanaVoid{v.ID, v.FeePayer, v.Wallet, v.SolanaBudget, *v.Marking}
}

func closeOf(v SolanaVersion, markers int) SolanaClose {
	c := SolanaClose{FeePayer: v.FeePayer, Blockhash: v.Marking.Blockhash, SolanaBudget: v.SolanaBudget, Closer: v.Marking.Closer}
	for n := range markers {
		c.Markers = append(c.Markers, MarkerOf(v.Wallet, uuid.UUID{15: byte(n + 1)}))
	}
	return c
}

func TestAMarkerFollowsFromItsWalletAndItsID(t *testing.T) {
	wallet := solana.PublicKey{31: 5}
	id := uuid.MustParse("00112233-4455-6677-8899-aabbccddeeff")
	if got := MarkerSeed(id); got != "ABEiM0RVZneImaq7zN3u_w" {
		t.Errorf("the seed is %q", got)
	}
	want, err := solana.CreateWithSeed(wallet, "ABEiM0RVZneImaq7zN3u_w", solana.TokenProgram)
	if err != nil || MarkerOf(wallet, id) != want {
		t.Errorf("the marker is %s, want %s, %v", MarkerOf(wallet, id), want, err)
	}
	for _, seed := range []string{"", "ABEiM0RVZneImaq7zN3u_x", "ABEiM0RVZneImaq7zN3u/w", "ABEiM0RVZneImaq7zN3u_w==", "ABEiM0RVZneImaq7zN3u_", "ABEiM0RVZneImaq7zN3u_\n"} {
		if id, ok := parseMarkerSeed([]byte(seed)); ok {
			t.Errorf("%q is the seed of %s", seed, id)
		}
	}
	randtest.Check(t, func(t *rapid.T) {
		id := uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, "id"))
		if got, ok := parseMarkerSeed([]byte(MarkerSeed(id))); !ok || got != id {
			t.Fatalf("%s came back as %s, %v", id, got, ok)
		}
	})
}

// A marker may be closed no earlier than 72 hours after the last second of its text, at any
// time of the day.
func TestAClosingDayIsThreeWholeDaysAfterTheDeadline(t *testing.T) {
	midnight := time.Date(2026, 11, 26, 0, 0, 0, 0, time.UTC)
	for _, deadline := range []time.Time{midnight, midnight.Add(time.Second), midnight.Add(24*time.Hour - time.Second)} {
		begins := ClosingDayOf(deadline).Begins()
		if want := midnight.Add(4 * 24 * time.Hour); !begins.Equal(want) || begins.Sub(deadline) < 72*time.Hour {
			t.Errorf("the marker of a text until %s may be closed from %s on, want %s", deadline, begins, want)
		}
		if last := begins.Add(-time.Second); ClosingDayAt(last) != ClosingDayOf(deadline)-1 || ClosingDayAt(begins) != ClosingDayOf(deadline) {
			t.Errorf("%s is of the day %d", last, ClosingDayAt(last))
		}
	}
}

func TestMessagesInMarkerFormComeBackAsTheyWereWritten(t *testing.T) {
	wallet := solanaPayout(t).Wallet
	randtest.Check(t, func(t *rapid.T) {
		v := markedVersionOf(drawSolanaIntent(t, wallet), solana.PublicKey{31: 77})
		v.SolanaBudget, v.Marking.Rent = drawBudget(t), rapid.Uint64().Draw(t, "rent")
		if v.Burning == nil {
			v.TokenProgram = rapid.SampledFrom([]solana.PublicKey{solana.TokenProgram, solana.Token2022Program}).Draw(t, "program")
		}
		checkInverse(t, v, SolanaVersion.Encode, DecodeSolanaVersion)
		checkInverse(t, voidOf(v), SolanaVoid.Encode, DecodeSolanaVoid)
		checkInverse(t, closeOf(v, rapid.IntRange(1, MaxCloses).Draw(t, "markers")), SolanaClose.Encode, DecodeSolanaClose)
	})
}

// drawBudget draws a budget whose price is the one that is read back.
func drawBudget(t *rapid.T) SolanaBudget {
	if rapid.Bool().Draw(t, "version 1") {
		// A price of a unit beyond this one is refused by every signer.
		return SolanaBudget{solana.Version1, rapid.Uint32Range(0, solana.MaxComputeUnits).Draw(t, "limit"), rapid.Uint64Max(1<<40).Draw(t, "price")}.Rounded()
	}
	return SolanaBudget{solana.Legacy, rapid.Uint32().Draw(t, "limit"), rapid.Uint64().Draw(t, "price")}
}

// The priority fee of version 1 is at most the limit times the price, by less than a lamport, and the price that is
// read back gives the same fee.
func TestAPriorityFeeIsRoundedDown(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		b := SolanaBudget{solana.Version1, rapid.Uint32Range(1, solana.MaxComputeUnits).Draw(t, "limit"), rapid.Uint64Max(1<<40).Draw(t, "price")}
		fee, ok := b.priorityFee()
		exact := new(big.Int).Mul(new(big.Int).SetUint64(uint64(b.UnitLimit)), new(big.Int).SetUint64(b.UnitPrice))
		if want := exact.Quo(exact, big.NewInt(1_000_000)); !ok || want.Cmp(new(big.Int).SetUint64(fee)) != 0 {
			t.Fatalf("%+v costs %d, want %s", b, fee, want)
		}
		r := b.Rounded()
		if again, ok := r.priorityFee(); !ok || again != fee || r.UnitPrice > b.UnitPrice || r.Rounded() != r {
			t.Fatalf("%+v is rounded to %+v, which costs %d", b, r, again)
		}
	})
	for _, b := range []SolanaBudget{{solana.Version1, 2_000_000, 1<<64 - 1}, {solana.Version0, 1, 1}} {
		if message, err := b.encodeCalls(solana.PublicKey{1}, solana.Hash{2}, []solana.Instruction{solana.Memo("x")}); !errors.Is(err, ErrIntent) {
			t.Errorf("%+v is encoded in %d bytes, %v", b, len(message), err)
		}
	}
}

// A message of version 1 states the whole budget that this package states, and no other.
func TestABudgetOfVersion1IsStrict(t *testing.T) {
	v := markedVersionOf(solanaPayout(t), solana.PublicKey{31: 77})
	v.Form = solana.Version1
	message, err := v.Encode()
	if err != nil {
		t.Fatal(err)
	}
	m, err := solana.DecodeMessage(message)
	if err != nil {
		t.Fatal(err)
	}
	fee, _ := v.priorityFee()
	for what, c := range map[string]solana.Config{
		"no budget":                 {},
		"no priority fee":           {Mask: solana.ConfigComputeUnits | solana.ConfigLoadedBytes, Values: []uint32{v.UnitLimit, solana.MaxLoadedBytes}},
		"no units":                  {Mask: solana.ConfigPriorityFee | solana.ConfigLoadedBytes, Values: []uint32{uint32(fee), 0, solana.MaxLoadedBytes}},
		"more bytes of data":        solana.NewConfig(fee, v.UnitLimit, solana.MaxLoadedBytes+1),
		"a heap":                    {Mask: solana.ConfigPriorityFee | solana.ConfigComputeUnits | solana.ConfigLoadedBytes | solana.ConfigHeapBytes, Values: []uint32{uint32(fee), 0, v.UnitLimit, solana.MaxLoadedBytes, 32 << 10}},
		"a later field":             {Mask: solana.ConfigPriorityFee | solana.ConfigComputeUnits | solana.ConfigLoadedBytes | 1<<5, Values: []uint32{uint32(fee), 0, v.UnitLimit, solana.MaxLoadedBytes, 1}},
		"a fee for no unit":         solana.NewConfig(1, 0, solana.MaxLoadedBytes),
		"a fee of no price":         solana.NewConfig(1<<63, 1, solana.MaxLoadedBytes),
		"a fee of no integer price": solana.NewConfig(3, solana.MaxComputeUnits, solana.MaxLoadedBytes), // 2.8 lamports at a price of 2, 4.2 at 3
	} {
		changed, err := m.WithConfig(c)
		if err != nil {
			t.Fatal(what, err)
		}
		got, err := DecodeSolanaVersion(changed.Encode())
		if !errors.Is(err, ErrIntent) {
			t.Errorf("%s is read as %+v, %v", what, got, err)
		}
	}
}

// checkInverse decodes an encoded message, and no message that differs in a byte as the same.
func checkInverse[M any](t *rapid.T, m M, encode func(M) ([]byte, error), decode func([]byte) (M, error)) {
	message, err := encode(m)
	if err != nil {
		t.Fatal(err)
	}
	if back, err := decode(message); err != nil || !reflect.DeepEqual(back, m) {
		t.Fatalf("%+v came back as %+v, %v", m, back, err)
	}
	message[rapid.IntRange(0, len(message)-1).Draw(t, "at")] ^= byte(rapid.IntRange(1, 255).Draw(t, "flip"))
	if other, err := decode(message); err == nil && reflect.DeepEqual(other, m) {
		t.Fatalf("two messages say %+v", m)
	}
}

// No message is of two kinds: a void that was taken for a payment would be believed to have
// paid.
func TestAMessageIsOfOneKind(t *testing.T) {
	i := solanaPayout(t)
	v := markedVersionOf(i, solana.PublicKey{31: 77})
	burn := markedVersionOf(solanaBurnOf(t), solana.PublicKey{31: 77})
	for _, form := range []solana.Version{solana.Legacy, solana.Version1} {
		v.Form, burn.Form = form, form
		void, closes := voidOf(v), closeOf(v, 2)
		for what, encode := range map[string]func() ([]byte, error){"payment": v.Encode, "burn": burn.Encode, "void": void.Encode, "close": closes.Encode} {
			message, err := encode()
			if err != nil {
				t.Fatal(err)
			}
			_, asVersion := DecodeSolanaVersion(message)
			_, asVoid := DecodeSolanaVoid(message)
			_, asClose := DecodeSolanaClose(message)
			if (asVersion == nil) != (what == "payment" || what == "burn") || (asVoid == nil) != (what == "void") || (asClose == nil) != (what == "close") {
				t.Errorf("a %s is read as a version: %v, as a void: %v, as closes: %v", what, asVersion, asVoid, asClose)
			}
		}
	}
}

// A message with anything beside the instructions of a payment in marker form is none.
func TestMarkerFormIsStrict(t *testing.T) {
	v := markedVersionOf(solanaPayout(t), solana.PublicKey{31: 77})
	message, err := v.Encode()
	if err != nil {
		t.Fatal(err)
	}
	_, in, err := decodeSolana(message)
	if err != nil {
		t.Fatal(err)
	}
	marker, stranger := MarkerOf(v.Wallet, v.ID), solana.PublicKey{31: 66}
	other := MarkerOf(v.Wallet, uuid.UUID{1})
	with := func(n int, changed solana.Instruction) []solana.Instruction {
		list := slices.Clone(in)
		list[n] = changed
		return list
	}
	allocate := func(at, base solana.PublicKey, seed string, space uint64, owner solana.PublicKey) []solana.Instruction {
		return with(3, solana.AllocateWithSeed(at, base, seed, space, owner))
	}
	seed := MarkerSeed(v.ID)
	for what, list := range map[string][]solana.Instruction{
		"no transfer of the rent":            slices.Delete(slices.Clone(in), 2, 3),
		"no allocation":                      slices.Delete(slices.Clone(in), 3, 4),
		"no initialization":                  slices.Delete(slices.Clone(in), 4, 5),
		"no memo":                            slices.Delete(slices.Clone(in), 5, 6),
		"the rent to another account":        with(2, solana.TransferLamports(v.FeePayer, stranger, v.Marking.Rent)),
		"the rent from the wallet":           with(2, solana.TransferLamports(v.Wallet, marker, v.Marking.Rent)),
		"the rent twice":                     slices.Insert(slices.Clone(in), 3, in[2]),
		"the allocation twice":               slices.Insert(slices.Clone(in), 4, in[3]),
		"the initialization twice":           slices.Insert(slices.Clone(in), 5, in[4]),
		"the memo twice":                     slices.Insert(slices.Clone(in), 6, in[5]),
		"the allocation before the rent":     slices.Concat(in[:2], in[3:4], in[2:3], in[4:]),
		"the initialization before it":       slices.Concat(in[:3], in[4:5], in[3:4], in[5:]),
		"the marker after the payment":       slices.Concat(in[:2], in[5:], in[2:5]),
		"the price before the limit":         slices.Concat(in[1:2], in[:1], in[2:]),
		"another account":                    allocate(other, v.Wallet, seed, 165, solana.TokenProgram),
		"another base":                       allocate(marker, stranger, seed, 165, solana.TokenProgram),
		"a seed of another id":               allocate(marker, v.Wallet, MarkerSeed(uuid.UUID{1}), 165, solana.TokenProgram),
		"the marker of another id":           allocate(other, v.Wallet, MarkerSeed(uuid.UUID{1}), 165, solana.TokenProgram),
		"a seed that is no id":               allocate(marker, v.Wallet, "granary", 165, solana.TokenProgram),
		"an allocation of 164 bytes":         allocate(marker, v.Wallet, seed, 164, solana.TokenProgram),
		"an allocation of nothing":           allocate(marker, v.Wallet, seed, 0, solana.TokenProgram),
		"an allocation for the other tokens": allocate(marker, v.Wallet, seed, 165, solana.Token2022Program),
		"one created, not allocated":         with(3, solana.CreateAccountWithSeed(v.FeePayer, marker, v.Wallet, seed, v.Marking.Rent, 165, solana.TokenProgram)),
		"a marker of the paid mint":          with(4, solana.InitializeAccount3(marker, v.Mint, v.Marking.Closer)),
		"another account initialized":        with(4, solana.InitializeAccount3(other, solana.NativeMint, v.Marking.Closer)),
		"one initialized by other tokens":    with(4, solana.InitializeAccount3(marker, solana.NativeMint, v.Marking.Closer).In(solana.Token2022Program)),
		"a memo of another id":               with(5, solana.Memo(uuid.UUID{1}.String(), v.Wallet)),
		"a memo that the fee payer signs":    with(5, solana.Memo(v.ID.String(), v.FeePayer)),
		"a close beside it":                  append(slices.Clone(in), solana.CloseTokenAccount(marker, v.FeePayer, v.Marking.Closer)),
		"another owner given beside it":      append(slices.Clone(in), solana.SetTokenAuthority(marker, v.Marking.Closer, solana.AuthorityAccountOwner, &stranger)),
		"a nonce advanced first":             append([]solana.Instruction{solana.AdvanceNonce(stranger, v.FeePayer)}, in...),
		"a nonce advanced last":              append(slices.Clone(in), solana.AdvanceNonce(stranger, v.FeePayer)),
		"an instruction of another program":  append(slices.Clone(in), solana.Instruction{Program: stranger}),
		"the payment in another's name":      with(6, solana.CreateAssociatedTokenIdempotent(v.Wallet, v.Owners[0], v.Mint, v.TokenProgram)),
		"nothing":                            nil,
	} {
		for form, m := range inBothForms(t, v.FeePayer, v.Marking.Blockhash, in[:budgetInstructions], list) {
			if got, err := DecodeSolanaVersion(m.Encode()); !errors.Is(err, ErrIntent) {
				t.Errorf("%s, of version %d, is read as %+v, %v", what, form, got, err)
			}
			if got, err := DecodeSolanaVoid(m.Encode()); !errors.Is(err, ErrIntent) {
				t.Errorf("%s, of version %d, is read as the void %+v, %v", what, form, got, err)
			}
		}
	}
}

// inBothForms compiles instructions into a legacy message and one of version 1, which states its budget without the
// instructions that a legacy one begins with.
func inBothForms(t *testing.T, feePayer solana.PublicKey, blockhash solana.Hash, budget, list []solana.Instruction) map[solana.Version]solana.Message {
	t.Helper()
	legacy, err := solana.NewMessage(feePayer, blockhash, list...)
	if err != nil {
		t.Fatal(err)
	}
	if len(list) >= len(budget) && reflect.DeepEqual(list[:len(budget)], budget) {
		list = list[len(budget):]
	}
	bare, err := solana.NewMessage(feePayer, blockhash, list...)
	if err != nil {
		t.Fatal(err)
	}
	later, err := bare.WithConfig(solana.NewConfig(60, 60_000, solana.MaxLoadedBytes))
	if err != nil {
		t.Fatal(err)
	}
	return map[solana.Version]solana.Message{solana.Legacy: legacy, solana.Version1: later}
}

func TestClosesAreStrict(t *testing.T) {
	c := closeOf(markedVersionOf(solanaPayout(t), solana.PublicKey{31: 77}), 2)
	message, err := c.Encode()
	if err != nil {
		t.Fatal(err)
	}
	_, in, err := decodeSolana(message)
	if err != nil {
		t.Fatal(err)
	}
	stranger := solana.PublicKey{31: 66}
	for what, list := range map[string][]solana.Instruction{
		"nothing":                       nil,
		"no close":                      in[:2],
		"one twice":                     append(slices.Clone(in), in[3]),
		"one of another key's":          append(slices.Clone(in), solana.CloseTokenAccount(stranger, c.FeePayer, solana.PublicKey{31: 67})),
		"one to another account":        append(slices.Clone(in), solana.CloseTokenAccount(stranger, solana.PublicKey{31: 67}, c.Closer)),
		"one of other tokens":           append(slices.Clone(in), solana.CloseTokenAccount(stranger, c.FeePayer, c.Closer).In(solana.Token2022Program)),
		"one into itself":               append(slices.Clone(in), solana.CloseTokenAccount(c.FeePayer, c.FeePayer, c.Closer)),
		"another authority":             append(slices.Clone(in), solana.SetTokenAuthority(stranger, c.Closer, solana.AuthorityAccountOwner, &stranger)),
		"tokens moved":                  append(slices.Clone(in), solana.Transfer(stranger, c.FeePayer, c.Closer, 1)),
		"lamports moved":                append(slices.Clone(in), solana.TransferLamports(c.Closer, stranger, 1)),
		"a nonce advanced first":        append([]solana.Instruction{solana.AdvanceNonce(stranger, c.FeePayer)}, in...),
		"no compute budget":             in[2:],
		"a memo":                        append(slices.Clone(in), solana.Memo("x", c.Closer)),
		"an account made by the key":    append(slices.Clone(in), solana.AllocateWithSeed(stranger, c.Closer, "x", 165, solana.TokenProgram)),
		"the compute budget at its end": append(slices.Clone(in[2:]), in[:2]...),
	} {
		for form, m := range inBothForms(t, c.FeePayer, c.Blockhash, in[:budgetInstructions], list) {
			// Without the instructions of a budget a message of version 1 is as it should be.
			if got, err := DecodeSolanaClose(m.Encode()); !errors.Is(err, ErrIntent) && (form == solana.Legacy || what != "no compute budget") {
				t.Errorf("%s, of version %d, is read as %+v, %v", what, form, got, err)
			}
		}
	}
	if _, err := closeOf(markedVersionOf(solanaPayout(t), c.Closer), MaxCloses+1).Encode(); !errors.Is(err, ErrIntent) {
		t.Errorf("more closes than there is room for: %v", err)
	}
}

// The bytes that messages take of the 1,232 of a transaction.
func TestMessagesInMarkerFormFitIntoATransaction(t *testing.T) {
	payout, burn := markedVersionOf(solanaPayout(t), solana.PublicKey{31: 77}), markedVersionOf(solanaBurnOf(t), solana.PublicKey{31: 77})
	gathered := func(from ...byte) SolanaVersion {
		v := burn
		for _, n := range from {
			v.Transfers = append(v.Transfers, SolanaTransfer{solana.PublicKey{31: n}, v.Burning.From, 1})
		}
		return v
	}
	later := burn
	later.Form = solana.Version1
	for what, c := range map[string]struct {
		encode func() ([]byte, error)
		size   int
	}{
		"a burn of version 1":         {later.Encode, 1145},
		"a payout to two":             {payout.Encode, 884},
		"a burn":                      {burn.Encode, 1173},
		"a burn out of two accounts":  {gathered(1).Encode, 1222},
		"a void":                      {voidOf(payout).Encode, 576},
		"as many closes as there are": {closeOf(payout, MaxCloses).Encode, 1211},
	} {
		message, err := c.encode()
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		m, err := solana.DecodeMessage(message)
		if err != nil {
			t.Fatal(err)
		}
		size := len(solana.Transaction{Message: m, Signatures: make([]solana.Signature, m.RequiredSignatures)}.Encode())
		if size != c.size {
			t.Errorf("%s takes %d bytes, want %d", what, size, c.size)
		}
	}
	if _, err := gathered(1, 2).Encode(); !errors.Is(err, ErrIntent) {
		t.Errorf("a burn out of three accounts: %v", err)
	}
	wide := gathered(1, 2, 3, 4, 5, 6)
	wide.Form = solana.Version1
	if message, err := wide.Encode(); err != nil || len(message) <= solana.MaxTransaction {
		t.Errorf("a burn of version 1 out of seven accounts takes %d bytes, %v", len(message), err)
	}
}

// The closing keys are the signer's alone: they are neither wallets' nor the service's.
func TestClosingKeysAreOfTheirOwn(t *testing.T) {
	k := testKeyring(t)
	seen := map[solana.PublicKey]bool{k.FeePayer().Account(): true}
	for d := ClosingDay(20_000); d < 20_050; d++ {
		key, err := k.ClosingKey(d)
		if err != nil || seen[key] || !key.OnCurve() {
			t.Errorf("the key of the day %d is %s, %v", d, key, err)
		}
		seen[key] = true
	}
	for _, d := range []ClosingDay{-1, 0, 3, 1 << 31, 1<<32 + 20_000, -1 << 63} {
		if key, err := k.ClosingKey(d); !errors.Is(err, ErrIntent) {
			t.Errorf("the key of the day %d is %s, %v", d, key, err)
		}
	}
	last := SolanaIntent{Deadline: time.Unix(maxDeadline, 0)}
	if _, err := k.ClosingKey(ClosingDayOf(last.Deadline)); err != nil {
		t.Errorf("of the last deadline: %v", err)
	}
}

// A key signs the closes of its own day, and no other's.
func TestSignCloses(t *testing.T) {
	k := testKeyring(t)
	i := solanaPayout(t)
	v := markedVersionOf(i, closerOf(t, k, i))
	d := ClosingDayOf(i.Deadline)
	c := closeOf(v, 3)
	signatures, err := k.SignCloses(d, []SolanaClose{c})
	if err != nil || len(signatures) != 1 {
		t.Fatal(signatures, err)
	}
	message, err := c.Encode()
	if err != nil {
		t.Fatal(err)
	}
	m, err := solana.DecodeMessage(message)
	if err != nil {
		t.Fatal(err)
	}
	if m.Keys[1] != c.Closer || m.RequiredSignatures != 2 {
		t.Fatalf("%d sign, the second is %s", m.RequiredSignatures, m.Keys[1])
	}
	if again, err := k.SignCloses(d, []SolanaClose{c}); err != nil || again[0] != signatures[0] {
		t.Errorf("again: %v", err)
	}
	if got, err := k.SignCloses(d+1, []SolanaClose{c}); !errors.Is(err, ErrIntent) || got != nil {
		t.Errorf("on another day: %v, %v", got, err)
	}
}
