package app

import (
	"errors"
	"io"
	"net"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// alternate is one address with several behind it: each connection goes to the next.
func alternate(t *testing.T, behind ...string) (address string, used []*atomic.Int64) {
	t.Helper()
	l, err := net.Listen("tcp", anyPort)
	if err != nil {
		t.Fatal(err)
	}
	for range behind {
		used = append(used, new(atomic.Int64))
	}
	var open sync.WaitGroup
	open.Go(func() {
		for i := 0; ; i++ {
			in, err := l.Accept()
			if err != nil {
				return
			}
			used[i%len(behind)].Add(1)
			out, err := net.Dial("tcp", behind[i%len(behind)])
			if err != nil {
				_ = in.Close()
				continue
			}
			for _, way := range [][2]net.Conn{{in, out}, {out, in}} {
				open.Go(func() {
					_, _ = io.Copy(way[0], way[1])
					_ = way[0].Close()
				})
			}
		}
	})
	t.Cleanup(func() {
		_ = l.Close()
		open.Wait()
	})
	return l.Addr().String(), used
}

// Two signers share their state: one day's limit, one set of rules.
func TestTwoSignersBehindOneAddressAreAsGoodAsOne(t *testing.T) {
	t.Parallel()
	w := newTakeover(t, store.Postgres)
	second, _ := startSignerProcess(t, w.signer, w.clock)
	address, used := alternate(t, w.address, second)

	const callers, each, limit = 16, 400 * money.Dollar, 12 // 4,800 of 5,000
	var signed atomic.Int64
	var group sync.WaitGroup
	for range callers {
		// A connection of its own, so that both signers are asked.
		through := &takeover{T: t, clock: w.clock, client: w.connect(w.files, address), organization: w.organization, wallet: w.wallet}
		a := through.payout(listedPayee, each)
		group.Go(func() {
			for range 2 { // again is once
				_, err := through.sign(a)
				if err == nil {
					signed.Add(1)
				} else if !errors.Is(err, custody.ErrDayLimit) {
					t.Errorf("refused for another reason: %v", err)
				}
			}
		})
	}
	group.Wait()
	if signed.Load() != 2*limit {
		t.Errorf("%d payouts of %s were signed twice over on a day of 5,000.00, want %d", signed.Load()/2, each, limit)
	}
	for i, n := range used {
		if n.Load() == 0 {
			t.Errorf("signer %d was not asked", i)
		}
	}

	carol, adding := w.newApprover("carol")
	for range 4 { // at both
		c := w.connect(w.files, address)
		if err := c.ApplyChange(t.Context(), custody.ChangeRequest{Proposal: adding.Canonical(), Votes: w.approve(*adding, w.alice, w.bob)}); err != nil {
			t.Errorf("a change is refused: %v", err)
		}
		c.Close()
	}
	other := w.newWallet(w.organization)
	for _, at := range []string{w.address, second} {
		through := &takeover{T: t, clock: w.clock, client: w.connect(w.files, at), organization: w.organization, wallet: other}
		if _, err := through.sign(through.payout(listedPayee, 600*money.Dollar, carol)); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("a payout that carol approved is refused before its amount is looked at: %v", err)
		}
	}
}
