package houserules

import (
	"context"
	"log/slog"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/risk"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/webhook"
)

// list is a list with some of its filters set.
type list struct {
	name string
	file string // which asks for its pages
	read func(ctx context.Context, page store.Page) error
	// unindexed are conditions that need no index, each for the reason beside it.
	unindexed []string
}

var organization, walletID = uuid.New(), uuid.New()

// lists builds every list with every filter on a database. TestEveryListIsKnown
// names the one that is missing.
func lists(t *testing.T, db *store.DB) []list {
	t.Helper()
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
			VALUES ($1, $2, $1, '', '', 0, 'active', '{}', 1, 1)`, walletID, organization)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	log, id := slog.New(slog.DiscardHandler), uuid.New()
	hooks, err := webhook.New(webhook.Options{DB: db, Log: log, Key: make([]byte, webhook.KeySize), Metrics: prometheus.NewRegistry()})
	if err != nil {
		t.Fatal(err)
	}
	hook, _, err := hooks.Create(t.Context(), organization, "https://example.com", []string{string(event.WalletStatus)}, "")
	if err != nil {
		t.Fatal(err)
	}
	wallets := wallet.NewService(db, nil, custody.IDs{}, nil)
	transfers := transfer.NewService(db, custody.IDs{}, wallets, nil, nil, nil, nil, nil, nil, transfer.BalanceRules{}, log, prometheus.NewRegistry())
	engine := change.NewEngine(db, nil)
	wrappers := feewrapper.New(db, engine, nil, wallets, nil, nil, nil)
	vaults := microvault.New(db, engine, microvault.Options{Everybody: true, Log: log, Metrics: prometheus.NewRegistry()})
	all := []list{
		{"webhooks", "webhook/endpoint.go", func(ctx context.Context, p store.Page) error {
			_, _, err := hooks.List(ctx, organization, p)
			return err
		}, nil},
		{"address book", "policy/book.go", func(ctx context.Context, p store.Page) error {
			_, _, err := policy.NewService(db, nil, nil, nil).ListEntries(ctx, organization, p)
			return err
		}, nil},
		{"approvers", "approval/approvers.go", func(ctx context.Context, p store.Page) error {
			_, _, err := approval.NewService(db, nil, nil).ListApprovers(ctx, organization, p)
			return err
		}, nil},
		{"activities", "approval/service.go", func(ctx context.Context, p store.Page) error {
			_, _, err := approval.NewService(db, nil, nil).List(ctx, organization, p)
			return err
		}, nil},
		{"deposits", "wallet/deposit.go", func(ctx context.Context, p store.Page) error {
			_, _, err := wallets.Deposits(ctx, organization, walletID, p)
			return err
		}, []string{"shown"}}, // those that are not shown yet are few, and soon are
		{"withdrawals", "transfer/rows.go", func(ctx context.Context, p store.Page) error {
			_, _, err := transfers.List(ctx, organization, walletID, wallet.Withdrawal, p)
			return err
		}, nil},
		{"MicroVaults", "microvault/vault.go", func(ctx context.Context, p store.Page) error {
			_, _, err := vaults.List(ctx, organization, p)
			return err
		}, nil},
		{"changes", "change/change.go", func(ctx context.Context, p store.Page) error {
			_, _, err := engine.List(ctx, organization, id, p)
			return err
		}, nil},
		{"fee wrappers", "feewrapper/wrapper.go", func(ctx context.Context, p store.Page) error {
			_, _, err := wrappers.List(ctx, organization, nil, p)
			return err
		}, nil},
		{"fee wrappers of a request", "feewrapper/wrapper.go", func(ctx context.Context, p store.Page) error {
			_, _, err := wrappers.List(ctx, organization, &id, p)
			return err
		}, nil},
	}
	for name, f := range eachFilter(t, wallet.Filter{}, "LabelSearch") { // which looks at a bounded part of the list
		all = append(all, list{"wallets by " + name, "wallet/list.go", func(ctx context.Context, p store.Page) error {
			_, _, err := wallets.List(ctx, organization, f, p)
			return err
		}, []string{"label"}}) // few rows have its folded label
	}
	for name, f := range eachFilter(t, audit.Filter{}) {
		all = append(all, list{"audit log by " + name, "audit/list.go", func(ctx context.Context, p store.Page) error {
			_, _, err := audit.List(ctx, db, organization, f, p)
			return err
		}, nil})
	}
	for name, f := range eachFilter(t, reconciliation.Filter{}) {
		all = append(all, list{"breaks by " + name, "reconciliation/list.go", func(ctx context.Context, p store.Page) error {
			_, _, err := reconciliation.List(ctx, db, organization, f, p)
			return err
		}, []string{"state"}}) // those that are only suspected are few, and soon are none
	}
	rules := risk.NewService(db, nil, nil, nil)
	all = append(all, list{"risk rules", "risk/service.go", func(ctx context.Context, p store.Page) error {
		_, _, err := rules.List(ctx, organization, p)
		return err
	}, nil})
	for name, f := range eachFilter(t, risk.AlertFilter{}) {
		all = append(all, list{"alerts by " + name, "risk/alerts.go", func(ctx context.Context, p store.Page) error {
			_, _, err := rules.Alerts(ctx, organization, f, p)
			return err
		}, nil})
	}
	for name, f := range eachFilter(t, riskaction.Filter{}) {
		all = append(all, list{"risk actions by " + name, "riskaction/rows.go", func(ctx context.Context, p store.Page) error {
			_, _, err := riskaction.List(ctx, db, organization, f, p)
			return err
		}, nil})
	}
	for name, f := range eachFilter(t, webhook.FeedFilter{}) {
		all = append(all, list{"webhook events by " + name, "", func(ctx context.Context, p store.Page) error {
			_, _, err := hooks.Feed(ctx, organization, &hook.ID, f, p)
			return err
		}, nil})
	}
	return all
}

// eachFilter gives the filter without a field set, and with each of its fields
// alone, except for some.
func eachFilter[F any](t *testing.T, none F, except ...string) map[string]F {
	t.Helper()
	filters := map[string]F{"nothing": none}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[F]()) {
		if slices.Contains(except, field.Name) {
			continue
		}
		f := none
		v := reflect.ValueOf(&f).Elem().FieldByIndex(field.Index)
		if v.Kind() == reflect.Pointer {
			v.Set(reflect.New(field.Type.Elem()))
			v = v.Elem()
		}
		switch v.Interface().(type) {
		case uuid.UUID:
			v.Set(reflect.ValueOf(uuid.New()))
		case int64:
			v.SetInt(1_000_000)
		case event.Type:
			v.SetString(string(event.WalletStatus))
		case webhook.Status:
			v.SetString(string(webhook.Failed))
		case wallet.Lifecycle, reconciliation.State, risk.Status, riskaction.Status, string:
			v.SetString("x")
		default:
			t.Fatalf("%T.%s: eachFilter does not know how to set a %s", none, field.Name, field.Type)
		}
		filters[field.Name] = f
	}
	return filters
}

var asksForAPage = regexp.MustCompile(`[pP]age\.SQL\(`)

func TestEveryListIsKnown(t *testing.T) {
	known := map[string]bool{}
	for _, l := range lists(t, storetest.Open(t, store.SQLite)) {
		known[l.file] = true
	}
	for _, path := range sources(t, ".go") {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		content, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file := strings.TrimPrefix(path, root+"/internal/")
		if asksForAPage.Match(content) && !known[file] {
			t.Errorf("%s has a list that lists_test.go does not: add it there, with each of its filters", file)
		}
	}
}

// A page costs the same however long its list is, and for every filter: an index has the conditions of each list
// first and its order behind them.
func TestEveryFilterHasAnIndexInListOrder(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		var queries []observedQuery
		all := lists(t, db)
		db.ObserveReads(func(query string, args []any) {
			if strings.Contains(query, "ORDER BY") && strings.Contains(query, "LIMIT") {
				queries = append(queries, observedQuery{query, slices.Clone(args)})
			}
		})
		for _, l := range all {
			for _, desc := range []bool{false, true} {
				queries = nil
				if err := l.read(t.Context(), store.Page{Limit: 25, Desc: desc}); err != nil {
					t.Fatalf("%s: %v", l.name, err)
				}
				read := queries
				if len(read) == 0 {
					t.Errorf("%s: no query of a page was seen", l.name)
				}
				for _, q := range read {
					if err := q.check(t, db, l.unindexed); err != nil {
						t.Errorf("%s (newest first: %v): %v", l.name, desc, err)
					}
				}
			}
		}
	})
}

// The check finds a filter without an index, and an order without an index.
func TestAMissingIndexIsFound(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		for name, c := range map[string]struct {
			where, order string
			found        bool
		}{
			"an index has both":          {"lifecycle = $2", "created_at DESC, id DESC", false},
			"no index has the condition": {"auto_rebalance = $2", "created_at DESC, id DESC", true},
			"no index has the order":     {"lifecycle = $2", "updated_at DESC, id DESC", true},
		} {
			q := observedQuery{`SELECT label FROM wallets WHERE organization_id = $1 AND ` + c.where + ` ORDER BY ` + c.order + ` LIMIT $3`, []any{organization, 1, 25}}
			if c.where == "lifecycle = $2" {
				q.args[1] = "active"
			}
			if err := q.check(t, db, nil); (err != nil) != c.found {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}
