package webhook

import (
	"errors"
	"fmt"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func TestURLs(t *testing.T) {
	outside, sandbox := newEgress(false), newEgress(true)
	long := "https://example.com/" + strings.Repeat("a", maxURL)
	for _, test := range []struct {
		url              string
		outside, sandbox string // the folded form, or empty if refused
	}{
		{"https://example.com/hook", "https://example.com/hook", "same"},
		{"https://example.com", "https://example.com/", "same"},
		{"HTTPS://Example.COM:443/Hook?a=B", "https://example.com/Hook?a=B", "same"},
		{"https://example.com:8443/", "https://example.com:8443/", "same"},
		{"https://93.184.215.14/x", "https://93.184.215.14/x", "same"},
		{"https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/", "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/", "same"},
		{long[:maxURL], long[:maxURL], "same"},
		{long, "", "same"},
		{"", "", "same"},
		{"/hook", "", "same"},
		{"example.com/hook", "", "same"},
		{"https:example.com", "", "same"},
		{"https:///hook", "", "same"},
		{"https://:443/", "", "same"},
		{"ftp://example.com/", "", "same"},
		{"http://example.com/", "", "same"},
		{"https://user@example.com/", "", "same"},
		{"https://user:secret@example.com/", "", "same"},
		{"https://example.com/#", "", "same"},
		{"https://example.com/#part", "", "same"},
		{"https://example.com:0/", "", "same"},
		{"https://example.com:/", "", "same"},
		{"https://example.com:65536/", "", "same"},
		{"https://example.com/a b", "", "same"},
		{"https://example.com/\x00", "", "same"},
		{"https://exämple.com/", "", "same"},
		{"https://xn--exmple-cua.com/", "https://xn--exmple-cua.com/", "same"},
		{"https://my_hooks.example.com./", "https://my_hooks.example.com./", "same"},
		{"https://a..b/", "", "same"},
		{"https://-a.example.com/", "", "same"},
		{"https://" + strings.Repeat("a", 64) + ".example.com/", "", "same"},
		{"https://example.com/{id}", "", "same"},
		{"https://10.0.0.1/", "", "same"},
		{"https://172.16.0.1/", "", "same"},
		{"https://192.168.1.1/", "", "same"},
		{"https://100.100.100.200/", "", "same"},
		{"https://169.254.169.254/latest/meta-data", "", "same"},
		{"https://168.63.129.16/", "", "same"},
		{"https://0.0.0.0/", "", "same"},
		{"https://224.0.0.1/", "", "same"},
		{"https://[fe80::1]/", "", "same"},
		{"https://[fe80::1%25eth0]/", "", "same"},
		{"https://[fd00:ec2::254]/", "", "same"},
		{"https://[::ffff:169.254.169.254]/", "", "same"},
		{"https://[::ffff:127.0.0.1]/", "", "same"},
		{"https://[64:ff9b::7f00:1]/", "", "same"},
		{"https://[2002:7f00:1::]/", "", "same"},
		{"https://2130706433/", "", "same"},
		{"https://0x7f000001/", "", "same"},
		{"https://127.1/", "", "same"},
		{"https://127.0.0.1./", "", "same"},
		{"https://127.0.0.1/", "", "https://127.0.0.1/"},
		{"https://[::1]:99/", "", "https://[::1]:99/"},
		{"https://localhost/", "", "https://localhost/"},
		{"https://LocalHost./", "", "https://localhost./"},
		{"https://a.localhost/", "", "https://a.localhost/"},
		{"http://127.0.0.1:80/", "", "http://127.0.0.1/"},
		{"http://localhost:8080/x", "", "http://localhost:8080/x"},
	} {
		if test.sandbox == "same" {
			test.sandbox = test.outside
		}
		for _, side := range []struct {
			egress egress
			want   string
		}{{outside, test.outside}, {sandbox, test.sandbox}} {
			folded, err := side.egress.checkURL(test.url)
			if folded != side.want || (err == nil) != (side.want != "") {
				t.Errorf("%.80q (loopback %v): %q, %v; want %q", test.url, side.egress.loopback, folded, err, side.want)
			}
			if err != nil && (fault.CodeOf(err) != fault.Validation || !strings.Contains(err.Error(), "url")) {
				t.Errorf("%.80q: %v is no validation_error naming url", test.url, err)
			}
		}
	}
}

func FuzzURL(f *testing.F) {
	f.Add("https://example.com:443/a?b#c")
	f.Add("https://[::1%25lo]:80")
	e := newEgress(false)
	f.Fuzz(func(t *testing.T, raw string) {
		folded, err := e.checkURL(raw)
		if err != nil {
			return
		}
		if again, err := e.checkURL(folded); err != nil || again != folded {
			t.Errorf("%q folds to %q, which folds to %q, %v", raw, folded, again, err)
		}
		host, _, _ := strings.Cut(strings.TrimPrefix(folded, "https://"), "/")
		if addr, err := netip.ParseAddrPort(host + ":443"); err == nil && (addr.Addr().IsLoopback() || addr.Addr().IsPrivate()) {
			t.Errorf("%q leads inside", raw)
		}
	})
}

func TestCreateRefuses(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		for name, test := range map[string]struct {
			url         string
			events      []string
			description string
			says        []string
		}{
			"url":         {"http://example.com", []string{string(event.WalletStatus)}, "", []string{"url"}},
			"IDN":         {"https://münchen.example/h", []string{string(event.WalletStatus)}, "", []string{"url", "xn--"}},
			"no events":   {"https://example.com", nil, "", []string{"events"}},
			"twice":       {"https://example.com", []string{string(event.WalletStatus), string(event.WalletStatus)}, "", []string{"events", string(event.WalletStatus)}},
			"unsupported": {"https://example.com", []string{"card.created", string(event.WalletStatus), "portfolio_wallet.renamed"}, "", []string{`"card.created"`, `"portfolio_wallet.renamed"`}},
			"description": {"https://example.com", []string{string(event.WalletStatus)}, strings.Repeat("ü", maxDescription+1), []string{"description"}},
		} {
			_, secret, err := s.Create(t.Context(), uuid.New(), test.url, test.events, test.description)
			if fault.CodeOf(err) != fault.Validation || secret != "" {
				t.Errorf("%s: %v", name, err)
				continue
			}
			for _, word := range test.says {
				if !strings.Contains(err.Error(), word) {
					t.Errorf("%s: %v does not say %s", name, err, word)
				}
			}
		}
		if n := countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints`); n != 0 {
			t.Errorf("%d refused webhooks exist", n)
		}
	})
}

func TestListAndDelete(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		mine, theirs := uuid.New(), uuid.New()
		var made []Endpoint
		for i := range 5 {
			e, secret, err := s.Create(t.Context(), mine, fmt.Sprintf("https://example.com/%d", i),
				[]string{string(event.DepositStatus), string(event.WalletStatus)}, "number "+fmt.Sprint(i))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.HasPrefix(secret, "whsec_") {
				t.Fatalf("the secret is %q, want it to begin with whsec_", secret)
			}
			if n := len(secret) - len("whsec_"); n != 43 {
				t.Fatalf("the secret has %d characters after whsec_, want 43", n)
			}
			made = append(made, e)
		}
		createEndpoint(t, s, theirs, "https://example.com/0")

		var listed []Endpoint
		page := store.Page{Limit: 2}
		for {
			part, next, err := s.List(t.Context(), mine, page)
			if err != nil {
				t.Fatal(err)
			}
			listed = append(listed, part...)
			if next == nil {
				break
			}
			page.After = next
		}
		if fmt.Sprint(listed) != fmt.Sprint(made) {
			t.Errorf("listed %v, made %v", listed, made)
		}

		wantCode(t, s.Delete(t.Context(), theirs, made[1].ID), fault.WebhookNotFound)
		if err := s.Delete(t.Context(), mine, made[1].ID); err != nil {
			t.Fatal(err)
		}
		wantCode(t, s.Delete(t.Context(), mine, made[1].ID), fault.WebhookNotFound)
		listed, _, err := s.List(t.Context(), mine, store.Page{Limit: 100})
		if err != nil {
			t.Error(err)
		}
		assertEqual(t, "endpoints after one is deleted", len(listed), 4)
		if slices.ContainsFunc(listed, func(e Endpoint) bool { return e.ID == made[1].ID }) {
			t.Errorf("the deleted endpoint is listed: %v", listed)
		}
		createEndpoint(t, s, mine, made[1].URL) // its url is free again
	})
}

func TestConcurrentCreates(t *testing.T) {
	// tries runs n creates at once and counts the codes they end with.
	tries := func(t *testing.T, s *Service, organization uuid.UUID, n int, url func(int) string) map[fault.Code]int {
		var mu sync.Mutex
		codes := map[fault.Code]int{}
		var wg sync.WaitGroup
		for i := range n {
			wg.Go(func() {
				_, _, err := s.Create(t.Context(), organization, url(i), []string{string(event.WalletStatus)}, "")
				mu.Lock()
				codes[fault.CodeOf(err)]++
				mu.Unlock()
			})
		}
		wg.Wait()
		return codes
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		t.Run("one url", func(t *testing.T) {
			spelt := []string{"https://example.com", "https://EXAMPLE.com:443/"}
			codes := tries(t, s, uuid.New(), 32, func(i int) string { return spelt[i%2] })
			if codes[""] != 1 || codes[fault.WebhookDuplicateURL] != 31 {
				t.Error(codes)
			}
		})
		t.Run("too many", func(t *testing.T) {
			organization := uuid.New()
			codes := tries(t, s, organization, MaxEndpoints+14, func(i int) string { return fmt.Sprintf("https://example.com/%d", i) })
			if codes[""] != MaxEndpoints || codes[fault.Validation] != 14 {
				t.Error(codes)
			}
			list, _, err := s.List(t.Context(), organization, store.Page{Limit: 100})
			if err != nil || len(list) != MaxEndpoints {
				t.Fatal(len(list), err)
			}
			if err := s.Delete(t.Context(), organization, list[0].ID); err != nil {
				t.Fatal(err)
			}
			createEndpoint(t, s, organization, "https://example.com/another")
		})
	})
}

func TestSecretsAreSealed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(t, db, false)
		organization := uuid.New()
		e, secret := createEndpoint(t, s, organization, "https://example.com")
		var sealed string
		if err := db.QueryRow(t.Context(), `SELECT secret FROM webhook_endpoints WHERE id = $1`, e.ID).Scan(&sealed); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(sealed, secret) || strings.Contains(sealed, secret[6:]) {
			t.Error("the secret stands in the table")
		}
		if opened, err := s.sealer.open(e.ID, sealed); err != nil || string(opened) != secret {
			t.Errorf("opened %q, %v", opened, err)
		}
		if _, err := s.sealer.open(uuid.New(), sealed); err == nil {
			t.Error("another endpoint can use the secret")
		}
		if err := s.Delete(t.Context(), organization, e.ID); err != nil {
			t.Fatal(err)
		}
		if n := countRows(t, db, `SELECT COUNT(*) FROM webhook_endpoints WHERE secret <> ''`); n != 0 {
			t.Error("the secret of a deleted webhook is kept")
		}
	})
}

func TestKeySize(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	if _, err := New(Options{DB: db, Key: testKey[:16]}); err == nil {
		t.Error("a short key was taken")
	}
}

func TestFaultsKeepTheirCause(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	s := newService(t, db, false)
	organization := uuid.New()
	createEndpoint(t, s, organization, "https://example.com")
	_, _, err := s.Create(t.Context(), organization, "https://example.com/", []string{string(event.WalletStatus)}, "")
	if !store.IsUnique(errors.Unwrap(err)) {
		t.Errorf("%v lost its cause", err)
	}
}
