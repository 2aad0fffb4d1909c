package custody

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// keptShares are two shares, any two of three, of the seed whose bytes count from
// zero, as they lie in safes: they must be read for ever.
var keptShares = [2]string{`
# Share 1 of 3 of the seed 884d-5cab-e00c-c040-02f7. Any 2 of them restore the seed.
# docs/keys.md says how: granary keys restore. Below: number of the line, line, its check.
1  0410 60AJ 5XYA B22D  FJEA
2  BJNY 0360 801F EG75  CXV5
3  CEWX 6BK7 EFH4 EN6R  XGBV
4  VWVH 9JHV 10N9 VY6B  8XMR
5  PA7F 462K HMNX K9H0  0Y0Q
6  WD2F 0RAC 2C8E SJG9  RRHQ
7  2ZKT 0MRK XG8G BPC2  101Q
8  ZH87 56Y8 8Y5V WWW1  8AD6
9  AH8Y 7D5T Z7X7 WSM7  CXR1
`, `
# Share 3 of 3 of the seed 884d-5cab-e00c-c040-02f7. Any 2 of them restore the seed.
# docs/keys.md says how: granary keys restore. Below: number of the line, line, its check.
1  0410 60TJ 5XYA B22D  QBK8
2  BJNY 0360 801F EG1M  T7TE
3  MZA6 GYN3 K4SX KVK7  019P
4  DH0J CPAK 71E9 GDBE  5GTN
5  WYJJ 6667 Q15M HJTW  P4XT
6  0264 KSWJ FNX6 62TB  AS3P
7  DDKA VBBF EDPP Y4QS  AWS0
8  F6CF SPHD Q7TA VRZ0  FFRC
9  GT7M 118N B4XJ KZDW  G3Z6
`}

func TestKeptSharesRestore(t *testing.T) {
	var shares []Share
	for _, text := range keptShares {
		share, err := ParseShare([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		shares = append(shares, share)
	}
	seed, err := RestoreSeed(shares)
	if err != nil {
		t.Fatal(err)
	}
	for i, b := range seed.secret.showValue() {
		if len(seed.secret.showValue()) != maxSeed || int(b) != i {
			t.Fatalf("restored %x", seed.secret.showValue())
		}
	}
}

func TestSharesReadBackAsWritten(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		seed := &Seed{hideValue(rapid.SliceOfN(rapid.Byte(), minSeed, maxSeed).Draw(t, "seed"))}
		total := rapid.IntRange(2, MaxShares).Draw(t, "total")
		threshold := rapid.IntRange(2, total).Draw(t, "threshold")
		shares, err := seed.Split(threshold, total)
		if err != nil {
			t.Fatal(err)
		}
		share := shares[rapid.IntRange(0, total-1).Draw(t, "which")]
		text := string(share.Text())
		read, err := ParseShare([]byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read.Number != share.Number || read.Threshold != threshold || read.Total != total || read.Seed != share.Seed || read.splitting != share.splitting || !bytes.Equal(read.value.showValue(), share.value.showValue()) {
			t.Fatalf("read %v, wrote %v", read, share)
		}
		copied := copiedByHand(text, rapid.Bool().Draw(t, "misread"))
		if again, err := ParseShare([]byte(copied)); err != nil || !bytes.Equal(again.value.showValue(), share.value.showValue()) {
			t.Fatalf("copied by hand: %v\n%s", err, copied)
		}
	})
}

// copiedByHand returns a share as a person may type it: without the words, in small letters, with other blanks, with
// a letter O for a zero.
func copiedByHand(text string, misread bool) string {
	var lines []string
	for _, line := range dataLines(text) {
		number, content, _ := strings.Cut(line, " ")
		content = strings.ToLower(strings.ReplaceAll(content, " ", ""))
		if misread {
			content = strings.NewReplacer("0", "o", "1", "l").Replace(content)
		}
		lines = append(lines, "\t"+number+" "+content+" \r")
	}
	return strings.Join(lines, "\n\n")
}

func dataLines(text string) []string {
	return slices.DeleteFunc(strings.Split(strings.TrimSpace(text), "\n"), func(line string) bool { return strings.HasPrefix(line, "#") })
}

// splitSeed makes shares of a new seed.
func splitSeed(t *testing.T, threshold, total int) (*Seed, []Share) {
	t.Helper()
	seed := NewSeed()
	shares, err := seed.Split(threshold, total)
	if err != nil {
		t.Fatal(err)
	}
	return seed, shares
}

// For every single wrong character, the error names the line.
func TestAWrongCharacterNamesItsLine(t *testing.T) {
	lines := dataLines(keptShares[0]) // of any other share one in a million mistakes would pass its line
	for i, line := range lines {
		_, content, _ := strings.Cut(line, " ")
		at := len(line) - len(content)
		for ; at < len(line); at++ {
			if line[at] == ' ' {
				continue
			}
			wrong := shareAlphabet[(strings.IndexByte(shareAlphabet, line[at])+1)%len(shareAlphabet)]
			changed := slices.Clone(lines)
			changed[i] = line[:at] + string(wrong) + line[at+1:]
			_, err := ParseShare([]byte(strings.Join(changed, "\n")))
			if !errors.Is(err, ErrShare) || !strings.Contains(err.Error(), "line "+strconv.Itoa(i+1)+" has a wrong checksum") {
				t.Fatalf("line %d with %q at %d: %v", i+1, wrong, at, err)
			}
		}
	}
}

func TestDamagedSharesAreRefused(t *testing.T) {
	_, shares := splitSeed(t, 2, 3)
	lines, others := dataLines(string(shares[0].Text())), dataLines(string(shares[1].Text()))
	change := func(edit func(lines []string) []string) string { return strings.Join(edit(slices.Clone(lines)), "\n") }
	rewritten := func(edit func(s *Share)) string {
		s := shares[0]
		edit(&s)
		return string(s.Text())
	}
	for name, c := range map[string]struct{ text, says string }{
		"nothing":                {"", "no lines"},
		"words alone":            {"# Share 1 of 3\n", "no lines"},
		"other words":            {"hunter2 is the password", "does not begin with its number"},
		"a missing line":         {change(func(l []string) []string { return slices.Delete(l, 3, 4) }), "where line 4 should be"},
		"lines in another order": {change(func(l []string) []string { l[1], l[2] = l[2], l[1]; return l }), "where line 2 should be"},
		"swapped contents":       {change(func(l []string) []string { l[1], l[2] = "2"+l[2][1:], "3"+l[1][1:]; return l }), "line 2 has a wrong checksum"},
		"cut at its end":         {change(func(l []string) []string { return l[:len(l)-1] }), "it has 8 lines of 9"},
		"only its first line":    {change(func(l []string) []string { return l[:1] }), "lines are missing"},
		"a line that is short":   {change(func(l []string) []string { l[4] = l[4][:len(l[4])-1]; return l }), "line 5 has 19 characters"},
		"a line that is long":    {change(func(l []string) []string { l[4] += "A"; return l }), "line 5 has 21 characters"},
		"a number alone":         {change(func(l []string) []string { l[0] = "1"; return l }), "line 1 has 0 characters"},
		"another share's line":   {change(func(l []string) []string { l[4] = others[4]; return l }), "lines of one share"},
		"two shares":             {change(func(l []string) []string { return append(l, others...) }), "one file is one share"},
		"letters that are none":  {change(func(l []string) []string { l[2] = "3  " + strings.Repeat("U", 20); return l }), "line 3 has a wrong checksum"},
		"number zero":            {rewritten(func(s *Share) { s.Number = 0 }), "number 0 of 3"},
		"a number beyond all":    {rewritten(func(s *Share) { s.Number = 4 }), "number 4 of 3"},
		"a threshold of one":     {rewritten(func(s *Share) { s.Threshold = 1 }), "any 1 of which"},
		"a threshold beyond all": {rewritten(func(s *Share) { s.Threshold = 4 }), "any 4 of which"},
		"too many":               {rewritten(func(s *Share) { s.Total = MaxShares + 1 }), "number 1 of 17"},
		"a seed that is short":   {rewritten(func(s *Share) { s.value = hideValue(s.value.showValue()[:minSeed-1]) }), "of no seed"},
	} {
		share, err := ParseShare([]byte(c.text))
		if !errors.Is(err, ErrShare) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, %v; want %q", name, share, err, c.says)
		} else if strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%s: the message repeats what was read: %v", name, err)
		}
	}
	if got := rewritten(func(s *Share) { s.value = hideValue(s.value.showValue()[:minSeed]) }); !strings.Contains(got, "\n6  ") || strings.Contains(got, "\n7  ") {
		t.Errorf("a share of a short seed:\n%s", got)
	}
}

func TestAShareOfALaterVersionIsNamed(t *testing.T) {
	_, shares := splitSeed(t, 2, 2)
	body := shares[0].encodeBody()
	body[0] = shareVersion + 1
	if _, err := decodeBody(body); !errors.Is(err, ErrShare) || !strings.Contains(err.Error(), "version 2") {
		t.Errorf("%v", err)
	}
}

func TestSharesAndSeedsPrintNoSecret(t *testing.T) {
	seed, shares := splitSeed(t, 2, 2)
	keys, err := seed.Keyring()
	if err != nil {
		t.Fatal(err)
	}
	secret, value, ids := seed.secret.showValue(), shares[0].value.showValue(), keys.IDs().key.showValue()
	branch, relayer := keys.evm.showValue().key[:], crypto.FromECDSA(keys.relayer.key.showValue())
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%x", "%X", "%q", "%d", "%o", "%b", "%U", "%t", "%e"} {
		for _, c := range []struct {
			secret []byte
			value  any
		}{
			{secret, seed}, {secret, *seed}, {secret, []*Seed{seed}}, {secret, struct{ Seed *Seed }{seed}}, {secret, struct{ seed *Seed }{seed}}, {secret, struct{ seed Seed }{*seed}},
			{value, shares[0]}, {value, &shares[0]}, {value, shares}, {value, struct{ Share Share }{shares[0]}}, {value, struct{ share Share }{shares[0]}},
			{ids, keys}, {ids, struct{ keys *Keyring }{keys}}, {branch, struct{ keys *Keyring }{keys}}, {branch, struct{ keys Keyring }{*keys}},
			{ids, keys.IDs()}, {ids, struct{ ids IDs }{keys.IDs()}}, {relayer, struct{ keys *RelayerKey }{keys.Relayer()}}, {relayer, struct{ keys RelayerKey }{*keys.Relayer()}},
		} {
			printed := fmt.Sprintf(verb, c.value)
			for _, secret := range printedForms(c.secret[:8]) {
				if strings.Contains(printed, secret) {
					t.Errorf("%s prints %T: %s", verb, c.value, printed)
				}
			}
		}
	}
}

// printedForms are the ways in which fmt writes bytes, without the surrounding text.
func printedForms(secret []byte) []string {
	var forms []string
	for _, verb := range []string{"%v", "%#v", "%s", "%x", "%X", "%q", "%o", "%b", "%U"} {
		form := fmt.Sprintf(verb, secret)
		form = strings.TrimPrefix(form, "[]byte")
		forms = append(forms, strings.Trim(form, `[]{}"`))
	}
	return forms
}

// An accepted text is a share that writes itself as it was read.
func FuzzParseShare(f *testing.F) {
	for _, text := range keptShares {
		f.Add([]byte(text))
		f.Add([]byte(copiedByHand(text, true)))
	}
	f.Add([]byte("1  041G A0J2 HWAV AJ6S  GTCT\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		share, err := ParseShare(text)
		if err != nil {
			if !errors.Is(err, ErrShare) {
				t.Fatalf("another error: %v", err)
			}
			return
		}
		again, err := ParseShare(share.Text())
		if err != nil || !bytes.Equal(again.encodeBody(), share.encodeBody()) {
			t.Fatalf("%v reads back as %v, %v", share, again, err)
		}
	})
}

// The part behind the lines' own checks is read from outside too.
func FuzzDecodeShareBody(f *testing.F) {
	for _, text := range keptShares {
		share, err := ParseShare([]byte(text))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(share.encodeBody())
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		// With a right checksum, so that the part behind it is reached.
		if secret := len(body) - shareHead; len(body) >= shareHead && secret >= minSeed && secret <= maxSeed {
			body = slices.Clone(body)
			body[shareHead-1] = byte(secret)
			sum := checksumShare(body)
			body = append(body, sum[:checksumSize(secret)]...)
		}
		share, err := decodeBody(body)
		if err == nil && !bytes.Equal(share.encodeBody(), body) {
			t.Fatalf("%v is not %x", share, body)
		}
	})
}

func FuzzParseFingerprint(f *testing.F) {
	f.Add("3f2a-91bc-07de-55a1-c0de")
	f.Add("3F2A 91BC 07DE 55A1 C0DE")
	f.Add("3f2a91bc07de55a1c0d")
	f.Fuzz(func(t *testing.T, text string) {
		read, err := ParseFingerprint(text)
		if err != nil {
			return
		}
		if again, err := ParseFingerprint(read.String()); err != nil || again != read {
			t.Fatalf("%s reads back as %s, %v", read, again, err)
		}
	})
}
