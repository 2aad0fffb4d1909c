package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/transfer"
)

// bridgeFlow is a flow whose money is on one chain and paid out on another.
type bridgeFlow struct {
	*flow
	auditor
}

// planOnTwoChains is plan, for sandboxes of two EVM chains: a directory that has had the second
// keeps it.
func planOnTwoChains(point string) (launches []launch, deaths int) {
	launches, deaths = plan(point)
	launches[0].args = []string{"--second-chain", "--base-listen", "127.0.0.1:0"}
	return launches, deaths
}

// A process that dies right before or right after anything that is written about money between
// two chains, of SIGKILL, leaves nothing undone and does nothing twice.
func TestADeathBetweenTwoChainsLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, transfer.BridgeCrashPoints(), planOnTwoChains, func(ctx context.Context, t *testing.T, s *service, _ string) {
		f := bridgeFlow{newFlow(s), newAuditor(ctx, t, s)}
		if err := f.run(ctx); err != nil {
			t.Fatal(err)
		}
		if err := f.assertEnd(ctx); err != nil {
			t.Error(err)
		}
	})
}

func (f bridgeFlow) run(ctx context.Context) error {
	if err := f.open(ctx); err != nil {
		return err
	}
	f.withdraw.DestinationChain = client.ChainBase
	f.withdraw.Sources = &[]client.WithdrawalSource{{PositionID: cash, AmountUSD: json.Number(usd(withdrawn))}}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	return f.finish(ctx)
}

// assertEnd holds both chains, journal and rows to the one life that the flow has.
func (f bridgeFlow) assertEnd(ctx context.Context) error {
	mine, nobody, payee := []common.Address{f.address()}, []common.Address{{}}, []common.Address{f.destination}
	out, errOut := f.flow.service.transfers(ctx, mine, nil)
	minted, errMinted := f.flow.service.transfersOn(ctx, chain.Base, nobody, mine)
	paid, errPaid := f.flow.service.transfersOn(ctx, chain.Base, mine, payee)
	errs := []error{errOut, errMinted, errPaid}
	if len(out) != 1 || out[0].amount != withdrawn || len(minted) != 1 || minted[0].amount != withdrawn || len(paid) != 1 || paid[0].amount != withdrawn-fee {
		errs = append(errs, fmt.Errorf("the wallet gave %+v on one chain, got %+v on the other and paid %+v there", out, minted, paid))
	}
	for what, c := range map[string]struct {
		want  int64
		query string
	}{
		"cash":                {deposited - withdrawn, `SELECT CAST(SUM(balance) AS BIGINT) FROM positions`},
		"in transit":          {0, `SELECT CAST(SUM(amount) AS BIGINT) FROM journal_lines WHERE account_kind = 'in_transit'`},
		"entries in transit":  {2, `SELECT COUNT(DISTINCT entry_id) FROM journal_lines WHERE bridge_id IS NOT NULL`},
		"transfers that came": {1, `SELECT COUNT(*) FROM bridge_transfers WHERE phase = 'received' AND in_transit = 0`},
		"transfers":           {1, `SELECT COUNT(*) FROM bridge_transfers`},
		"deposits":            {1, `SELECT COUNT(*) FROM deposits`},
	} {
		var got int64
		errs = append(errs, f.db.QueryRow(ctx, c.query).Scan(&got))
		if got != c.want {
			errs = append(errs, fmt.Errorf("%s: %d, want %d", what, got, c.want))
		}
	}
	return errors.Join(errs...)
}
