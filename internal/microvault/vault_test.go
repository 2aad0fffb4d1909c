package microvault_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func TestAVaultIsMade(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v := w.vault(bills, credit)
		if len(v.Sources) != 2 || v.IdleTarget != 10_000 || v.Sources[1].Mode != microvault.Active {
			t.Errorf("made %+v", v)
		}
	})
}
