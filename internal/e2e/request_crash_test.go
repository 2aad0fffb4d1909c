package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/yield"
)

const loans = app.SandboxLoansSource

// requestFlow is a flow whose money goes to a source that settles later: an allocation that is settled in parts, and
// a withdrawal that is cancelled while it waits for the source, which refunds the request.
type requestFlow struct {
	*flow
	auditor
}

// A process that dies right before or right after any write about a request to a source, of SIGKILL, leaves no work
// undone and does none twice.
func TestADeathOverARequestLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, "request", plan, func(ctx context.Context, t *testing.T, s *service, _ []string) {
		f := requestFlow{newFlow(s), newAuditor(ctx, t, s)}
		if err := f.run(ctx); err != nil {
			t.Fatal(err)
		}
		if err := f.assertEnd(ctx); err != nil {
			t.Error(err)
		}
	})
}

func (f requestFlow) run(ctx context.Context) error {
	if err := f.open(ctx); err != nil {
		return err
	}
	f.allocate.Allocations[0].To = loans
	if err := f.request(ctx, f.rebalanced); err != nil {
		return err
	}
	if err := f.awaitCount(ctx, "the deposit is requested", 1, `SELECT COUNT(*) FROM source_requests WHERE redeem = 0`); err != nil {
		return err
	}
	if err := f.fill(ctx, 50, "a part is claimed", `SELECT COUNT(*) FROM source_requests WHERE claimed <> '0'`); err != nil {
		return err
	}
	if err := f.fill(ctx, 100, "all is claimed", `SELECT COUNT(*) FROM workflows WHERE kind = 'rebalance' AND status = 'completed'`); err != nil {
		return err
	}
	f.withdraw.AmountUSD = json.Number(usd(redeemed))
	f.withdraw.Sources = &[]client.WithdrawalSource{{PositionID: loans, AmountUSD: f.withdraw.AmountUSD}}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	if err := f.awaitCount(ctx, "the redemption is requested", 1, `SELECT COUNT(*) FROM source_requests WHERE redeem = 1`); err != nil {
		return err
	}
	if _, err := once(ctx, f.flow.service, "cancelling", func(c *client.Client) (struct{}, error) { return struct{}{}, f.cancel(ctx, c) }); err != nil {
		return err
	}
	return f.awaitCount(ctx, "nothing is open", 0, `SELECT COUNT(*) FROM workflows WHERE completed_at IS NULL`)
}

// fill has the source strike and pay so many percent of the waiting requests, until that is so: once more for each
// process that died, since its transactions may be gone with it.
func (f requestFlow) fill(ctx context.Context, pct int, what, query string) error {
	struck, strike := -1, true
	_, err := until(ctx, f.flow.service, what, func(c *client.Client) (n int, err error) {
		if died := f.flow.service.died(); died != struck {
			if _, err := read[json.RawMessage](c.SandboxSetSource(ctx, loans, client.SourceChange{FillPct: &pct, Strike: &strike})); err != nil {
				return 0, err
			}
			struck = died
		}
		return n, f.db.QueryRow(ctx, query).Scan(&n)
	}, func(n int) bool { return n > 0 })
	return err
}

// assertEnd holds chain, journal and rows to the one life that the flow has.
func (f requestFlow) assertEnd(ctx context.Context) error {
	mine := []common.Address{f.address()}
	out, errOut := f.flow.service.transfers(ctx, mine, nil)
	in, errIn := f.flow.service.transfers(ctx, nil, mine)
	errs := []error{errOut, errIn}
	if len(out) != 1 || out[0].amount != allocated || len(in) != 1 || in[0].amount != deposited {
		errs = append(errs, fmt.Errorf("the wallet paid %+v and was paid %+v", out, in))
	}
	for what, c := range map[string]struct {
		want  int64
		query string
	}{
		"cash":                         {inCash, `SELECT CAST(SUM(balance) AS BIGINT) FROM positions WHERE position_id = '` + cash + `'`},
		"in the source":                {allocated, `SELECT CAST(SUM(balance) AS BIGINT) FROM positions WHERE position_id = '` + loans + `'`},
		"in transit":                   {0, `SELECT CAST(SUM(amount) AS BIGINT) FROM journal_lines WHERE account_kind = 'in_transit'`},
		"requests that are claimed":    {1, `SELECT COUNT(*) FROM source_requests WHERE redeem = 0 AND phase = 'claimed' AND claimed = given`},
		"requests that are given back": {1, `SELECT COUNT(*) FROM source_requests WHERE redeem = 1 AND phase = 'cancelled' AND returned = given`},
		"requests":                     {2, `SELECT COUNT(*) FROM source_requests`},
		"withdrawals cancelled":        {1, `SELECT COUNT(*) FROM workflows WHERE kind = 'withdrawal' AND status = 'cancelled'`},
	} {
		var got int64
		errs = append(errs, f.db.QueryRow(ctx, c.query).Scan(&got))
		if got != c.want {
			errs = append(errs, fmt.Errorf("%s: %d, want %d", what, got, c.want))
		}
	}
	var claims int
	errs = append(errs, f.db.QueryRow(ctx, `SELECT COUNT(*) FROM steps WHERE kind = 'yield_source_deposit_claim' AND state = 'completed'`).Scan(&claims))
	if claims < 2 {
		errs = append(errs, fmt.Errorf("%d claims, want at least 2", claims))
	}
	return errors.Join(append(errs, f.repeat(ctx), f.leftovers(ctx, 0), f.verifyBooks(ctx))...)
}

func (f requestFlow) verifyBooks(ctx context.Context) error {
	at, err := f.addressOf(ctx, vault)
	if err != nil {
		return err
	}
	fund, err := f.addressOf(ctx, loans)
	if err != nil {
		return err
	}
	report, err := f.verify(ctx, vaultAt(at), yield.Config{ID: loans, Name: "Loans", Protocol: "erc7540", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
		Vault: fund, NavUpdateMode: yield.NavDiscrete, Deposits: yield.Requested, Redemptions: yield.Requested})
	if err == nil && (!report.Clean() || report.InFlight != 0) {
		return fmt.Errorf("verify: %+v", report)
	}
	return err
}
