package app

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	dto "github.com/prometheus/client_model/go"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer"
)

// gauges are the metrics of transfers between chains, with the values of their labels in the order
// of the labels' names. Those of the route on which the tests send are without the route; its age is
// apart.
func (b *bridged) gauges() (found map[string]float64, oldest time.Duration) {
	b.Helper()
	families, err := b.Registry.Gather()
	if err != nil {
		b.Fatal(err)
	}
	found = map[string]float64{}
	for _, f := range families {
		if f.GetType() != dto.MetricType_GAUGE {
			continue
		}
		for _, m := range f.GetMetric() {
			if name, is := strings.CutPrefix(f.GetName(), "granary_bridge_"); is && !slices.Contains([]string{"fee_payer_ether", "gas_usd", "min_fee_bps", "burn_limit_usd", "route_closed"}, name) && !strings.HasPrefix(name, "day_messages") {
				for _, l := range m.GetLabel() {
					name += " " + l.GetValue()
				}
				found[name] = m.GetGauge().GetValue()
			}
		}
	}
	const age = "transfers_oldest_seconds base ethereum_sepolia"
	if _, is := found[age]; !is {
		b.Errorf("the age of the oldest is not among %v", found)
	}
	oldest = time.Duration(found[age] * float64(time.Second))
	delete(found, age)
	return found, oldest
}

// gaugesOf returns the metrics when so many transfers are in transit with these phases.
func gaugesOf(sent, attested, withProblem, inTransit float64) map[string]float64 {
	want := map[string]float64{}
	for _, from := range []string{"base", "ethereum_sepolia", "solana_devnet"} {
		for _, to := range []string{"base", "ethereum_sepolia", "solana_devnet"} {
			if from != to {
				want["transfers_open "+to+" sent "+from], want["transfers_open "+to+" attested "+from] = 0, 0
				want["transfers_with_problem "+to+" "+from], want["in_transit_usd "+to+" "+from], want["transfers_oldest_seconds "+to+" "+from] = 0, 0, 0
			}
		}
	}
	delete(want, "transfers_oldest_seconds base ethereum_sepolia")
	want["transfers_open base sent ethereum_sepolia"], want["transfers_open base attested ethereum_sepolia"] = sent, attested
	want["transfers_with_problem base ethereum_sepolia"], want["in_transit_usd base ethereum_sepolia"] = withProblem, inTransit
	return want
}

func (b *bridged) assertGauges(want map[string]float64) {
	b.Helper()
	if got, _ := b.gauges(); !maps.Equal(got, want) {
		b.Errorf("the metrics are\n%v, want\n%v", got, want)
	}
}

// assertOpen compares the operator's list with the transfers in transit.
func (b *bridged) assertOpen(want ...uuid.UUID) {
	b.Helper()
	open, err := transfer.OpenBridgeTransfers(b.T.Context(), b.DB)
	if err != nil {
		b.Fatal(err)
	}
	var ids []uuid.UUID
	for _, x := range open {
		ids = append(ids, x.ID)
	}
	if fmt.Sprint(ids) != fmt.Sprint(want) {
		b.Errorf("the list is %v, want %v", ids, want)
	}
}

// resumed counts the audit log's entries of a resumed transfer.
func (b *bridged) resumed(id uuid.UUID) (n int) {
	b.Helper()
	err := b.DB.QueryRow(b.T.Context(), `SELECT (SELECT COUNT(*) FROM audit_pending WHERE action = $1 AND subject = $2) + (SELECT COUNT(*) FROM audit_entries WHERE action = $1 AND subject = $2)`,
		string(audit.ResumeBridgeTransfer), id.String()).Scan(&n)
	if err != nil {
		b.Fatal(err)
	}
	return n
}

func (b *bridged) assertRefused(id uuid.UUID, want error) {
	b.Helper()
	if err := transfer.ResumeBridgeTransfer(audit.WithOperator(b.T.Context()), b.DB, id, "a test"); !errors.Is(err, want) {
		b.Errorf("resuming %s: %v, want %v", id, err, want)
	}
}

// An operator sees the transfers between two chains, their age and reasons, and resumes them in each phase, once or
// twice: each time is in the audit log, and the money comes once.
func TestAnOperatorHasATransferGoOn(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.assertGauges(gaugesOf(0, 0, 0, 0))
		b.assertOpen()
		b.assertRefused(uuid.New(), transfer.ErrNoBridgeTransfer)

		b.bridge.service.SetMode(attester.Silent)
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.assertGauges(gaugesOf(1, 0, 0, 10)) // silence is no problem yet
		b.assertOpen(sent.ID)
		b.moveTo(b.Clock.Now().Add(50 * time.Minute)) // a sandbox's blocks may be some time ahead of its clock
		for range 2 {
			b.resume(sent)
		}
		b.awaitTransfer(w, "it says that this is unusual", func(x *transfer.BridgeTransfer) bool { return x.Problem.Text != "" })
		b.assertGauges(gaugesOf(1, 0, 1, 10))
		least := b.Clock.Now().Sub(sent.SentAt)
		if _, oldest := b.gauges(); oldest <= 45*time.Minute || oldest < least-time.Millisecond || oldest > b.Clock.Now().Sub(sent.SentAt)+time.Millisecond {
			b.Errorf("the oldest left %s ago, want %s, of which the alert tells", oldest, least)
		}

		target := stop.OfChain(chain.Base)
		if _, err := stop.Put(b.T.Context(), b.DB, b.mine.Organization, target, "nothing is signed there"); err != nil {
			b.Fatal(err)
		}
		b.bridge.service.SetMode(attester.Normal)
		b.resume(sent)
		attested := b.awaitTransfer(w, "it is attested", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseAttested })
		b.assertGauges(gaugesOf(0, 1, 0, 10)) // attested it has none any more
		if held, err := transfer.StopsOf(b.T.Context(), b.DB, []*transfer.BridgeTransfer{attested}); err != nil || held[sent.ID].Target != target {
			b.Errorf("it is held up by %v: %v", held, err)
		}
		for range 2 {
			b.resume(sent)
		}
		b.awaitTransfer(w, "it is attested anew", func(x *transfer.BridgeTransfer) bool {
			return x.Phase == transfer.PhaseAttested && x.AttestedAt.After(*attested.AttestedAt)
		})
		b.assertOpen(sent.ID)
		if _, err := stop.ResumeByOperator(audit.WithOperator(b.T.Context()), b.DB, b.mine.Organization, target, "the test goes on"); err != nil {
			b.Fatal(err)
		}
		b.finish(w)

		b.assertRefused(sent.ID, transfer.ErrBridgeEnded)
		b.assertOpen()
		b.assertGauges(gaugesOf(0, 0, 0, 0))
		if n := b.resumed(sent.ID); n != 5 {
			b.Errorf("the audit log has %d resumptions, want 5", n)
		}
	})
}
