package custody

import (
	"fmt"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// These ids name keys that hold money and nonces that are used: a change of them loses wallets and pays twice.
func TestIDsNeverChange(t *testing.T) {
	ids := testKeyring(t).IDs()
	organization := uuid.MustParse("11111111-1111-4111-8111-111111111111")
	request := uuid.MustParse("6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3")
	for _, c := range []struct{ kind, place, want string }{
		{"wallet", "", "2d62080b-1725-4dac-8be1-dad034c79d57"},
		{"withdrawal", "", "d14e9f5b-9f72-4002-83fa-7c7e48cc1412"},
		{"payout", "0", "6c9f8f73-e4d2-414a-b87e-bfaa0f8640f1"},
		{"payout", "31", "8b8d2968-9eb6-406b-9c3d-40852b0fa459"},
		{"redeem", "service-ustb-vault/0", "b410e65e-287a-4a7b-96ac-fab591c2cadc"},
	} {
		got := ids.Derive(c.kind, organization, request, c.place)
		if got.String() != c.want {
			t.Errorf("%s %q is %s, was %s", c.kind, c.place, got, c.want)
		}
		if got.Version() != 4 || got.Variant() != uuid.RFC4122 {
			t.Errorf("%s %q is of version %d, variant %s", c.kind, c.place, got.Version(), got.Variant())
		}
	}
}

// A difference in any input gives another id, and so does another seed.
func TestNoTwoRequestsShareAnID(t *testing.T) {
	ids := testKeyring(t).IDs()
	text := rapid.StringMatching(`[a-z0-9/:-]{0,12}`)
	id := rapid.Custom(func(t *rapid.T) uuid.UUID { return uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, "id")) })
	type made struct {
		kind, place           string
		organization, request uuid.UUID
	}
	seen := map[uuid.UUID]made{}
	randtest.Check(t, func(t *rapid.T) {
		m := made{text.Draw(t, "kind"), text.Draw(t, "place"), id.Draw(t, "organization"), id.Draw(t, "request")}
		got := ids.Derive(m.kind, m.organization, m.request, m.place)
		if other, ok := seen[got]; ok && other != m {
			t.Fatalf("%+v and %+v share %s", m, other, got)
		}
		seen[got] = m
		if again := ids.Derive(m.kind, m.organization, m.request, m.place); again != got {
			t.Fatalf("%+v is %s and %s", m, got, again)
		}
	})
	other, err := NewKeyring(make([]byte, minSeed))
	if err != nil {
		t.Fatal(err)
	}
	if ids.Derive("wallet", uuid.Nil, uuid.Nil, "") == other.IDs().Derive("wallet", uuid.Nil, uuid.Nil, "") {
		t.Error("two seeds derive one id")
	}
}

func TestIDsPrintNoKey(t *testing.T) {
	ids := testKeyring(t).IDs()
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%x"} {
		if got := fmt.Sprintf(verb, ids); got != redacted {
			t.Errorf("%s prints %s", verb, got)
		}
	}
}
