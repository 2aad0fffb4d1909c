package signer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// BenchmarkDecision measures a decision beside the signature alone.
func BenchmarkSign(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			w := newWorld(b, storetest.Open(b, engine))
			for name, a := range map[string]ask{"payout": w.payout(money.Dollar), "move": w.move(entry(b, bills, w.account, money.Dollar))} {
				r := a.request()
				b.Run(name, func(b *testing.B) {
					for b.Loop() {
						if _, err := w.local.Sign(b.Context(), r); err != nil {
							b.Fatal(err)
						}
					}
				})
			}
		})
	}
	w := newWorld(b, storetest.Open(b, store.SQLite))
	r := w.payout(money.Dollar).request()
	b.Run("keyring", func(b *testing.B) {
		for b.Loop() {
			i, err := custody.DecodeIntent(r.Intent)
			if err != nil {
				b.Fatal(err)
			}
			if _, err := w.keys.SignIntent(w.wallet, i); err != nil {
				b.Fatal(err)
			}
		}
	})
}
