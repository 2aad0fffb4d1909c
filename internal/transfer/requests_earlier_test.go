package transfer_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/wallet"
)

// fundLives are two lives of one database, as lives are, in a world with a fund.
type fundLives struct {
	address string
	db      *store.DB
	fundWorld
}

func beginFundLives(t *testing.T, engine store.Engine) *fundLives {
	t.Helper()
	l := &fundLives{address: storetest.Address(t, engine)}
	l.db = storetest.Connect(t, l.address)
	l.fundWorld = newFundWorld(t, l.db)
	return l
}

func (l *fundLives) backUp() (backup string) {
	l.Helper()
	l.stop()
	l.db.Close()
	backup = storetest.Copy(l.T, l.address)
	l.goOn(l.address)
	return backup
}

// goOn ends the life and begins another with a database.
func (l *fundLives) goOn(address string) {
	l.Helper()
	l.stop()
	l.db.Close()
	l.address, l.db = address, storetest.Connect(l.T, address)
	l.fundWorld = fundWorld{makeWorldOn(l.T, l.db, l.chain, l.client, 50_000, dullRules, fundConfigs)}
}

// earlierRequest is a request that was made before a backup. It goes on after the backup, and the restored database
// finds its outcome.
type earlierRequest struct {
	name    string
	holds   bool // it is a withdrawal out of the fund, and a movement into it otherwise
	goOn    func(l *fundLives, mine wallet.Wallet, flow transfer.Workflow)
	stopped func(l *fundLives, mine wallet.Wallet) // once the first life has ended
	status  transfer.Status
	claims  []string // of the restored database, in the request's units
	cash    money.USD
	inFund  money.USD
	paid    money.USD

	mine wallet.Wallet
	flow transfer.Workflow
}

func claimTwice(l *fundLives, mine wallet.Wallet, flow transfer.Workflow) {
	l.settleDeposit(mine, 250*money.Dollar)
	l.untilInTransit(flow, 350*money.Dollar)
	l.settleDeposit(mine, 350*money.Dollar)
	l.untilEnded(mine, flow.Kind, flow.ID)
}

func (l *fundLives) cases() []*earlierRequest {
	return []*earlierRequest{
		{name: "both claims were made", goOn: claimTwice, status: transfer.Completed, claims: []string{"250000000", "350000000"}, inFund: 600 * money.Dollar},
		{
			name: "the second claim was not made",
			goOn: func(l *fundLives, mine wallet.Wallet, flow transfer.Workflow) {
				l.settleDeposit(mine, 250*money.Dollar)
				l.untilInTransit(flow, 350*money.Dollar)
			},
			stopped: func(l *fundLives, mine wallet.Wallet) { l.settleDeposit(mine, 350*money.Dollar) },
			status:  transfer.Completed, claims: []string{"250000000", "350000000"}, inFund: 600 * money.Dollar,
		},
		{
			name: "two claims of a redemption were made and paid out", holds: true,
			goOn: func(l *fundLives, mine wallet.Wallet, flow transfer.Workflow) {
				l.settleRedeem(mine, 20000)
				l.untilInTransit(flow, 400*money.Dollar)
				l.settleRedeem(mine, 40000)
				l.untilEnded(mine, flow.Kind, flow.ID)
			},
			status: transfer.Completed, claims: []string{"200000000000000000000", "400000000000000000000"}, paid: 600*money.Dollar - 50_000,
		},
		{
			name: "a redemption was cancelled and given back", holds: true,
			goOn: func(l *fundLives, mine wallet.Wallet, flow transfer.Workflow) {
				l.cancel(flow)
				l.untilRequest(flow, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
				l.giveBackRedeem(mine, 60000)
				l.untilEnded(mine, flow.Kind, flow.ID)
				l.untilRequest(flow, "it has come back", func(r *transfer.SourceRequest) bool { return !r.Open() })
			},
			status: transfer.Failed, inFund: 600 * money.Dollar,
		},
		{
			name: "a deposit was refused by the issuer",
			goOn: func(l *fundLives, mine wallet.Wallet, flow transfer.Workflow) {
				l.giveBackDeposit(mine, 600*money.Dollar)
				l.untilEnded(mine, flow.Kind, flow.ID)
			},
			status: transfer.Failed, cash: 600 * money.Dollar,
		},
		{
			name: "a part of a redemption was claimed and the rest given back", holds: true,
			goOn: func(l *fundLives, mine wallet.Wallet, flow transfer.Workflow) {
				l.settleRedeem(mine, 20000)
				l.untilInTransit(flow, 400*money.Dollar)
				l.giveBackRedeem(mine, 40000)
				l.untilEnded(mine, flow.Kind, flow.ID)
			},
			status: transfer.Failed, claims: []string{"200000000000000000000"}, cash: 200 * money.Dollar, inFund: 400 * money.Dollar,
		},
	}
}

// After a backup from before several claims each made one is posted with its amount, and the owed rest is claimed. A
// claimed refund is found likewise.
func TestRequestsThatAnEarlierLifeWentOnWith(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l := beginFundLives(t, engine)
		all := l.cases()
		for _, c := range all {
			if c.holds {
				c.mine = l.createHolding(600 * money.Dollar)
				c.flow, _ = l.withdrawTo(c.mine, 600*money.Dollar)
			} else {
				c.mine = l.createFunded(600 * money.Dollar)
				c.flow = l.begin(c.mine, usdcCash, fundID, 600*money.Dollar)
			}
			l.untilRequested(c.flow)
		}
		backup := l.backUp()
		for _, c := range all {
			c.goOn(l, c.mine, c.flow)
		}
		l.stop()
		for _, c := range all {
			if c.stopped != nil {
				c.stopped(l, c.mine)
			}
		}
		l.goOn(backup)
		for _, c := range all {
			c.assertFound(l)
		}
		l.assertBooksBalance()
		l.assertClaimsAreHeld(all[0].flow)
	})
}

// assertClaimsAreHeld holds that verify sees claims of an earlier life that are said to be of
// other amounts than they were, though their sum is right.
func (l *fundLives) assertClaimsAreHeld(flow transfer.Workflow) {
	l.Helper()
	err := l.db.Write(l.ctx, func(tx *store.Tx) error {
		for _, change := range []string{`amount + 1 WHERE amount = 250000000`, `amount - 1 WHERE amount = 350000000`} {
			tx.Defer(`UPDATE steps SET amount = `+change+` AND kind = $1 AND workflow_id = $2`, string(transfer.StepClaimDeposit), flow.ID)
		}
		return nil
	})
	if err != nil {
		l.Fatal(err)
	}
	report, err := verify.Verifier{DB: l.db, Clients: map[chain.Name]*evm.Client{chain.EthereumSepolia: l.client}, Catalog: l.catalog}.Run(l.ctx)
	if err != nil {
		l.Fatal(err)
	}
	for _, want := range []string{"claimed 250000000 by its logs, 250000001 by its step", "claimed 350000000 by its logs, 349999999 by its step"} {
		if !strings.Contains(fmt.Sprint(report.Mismatches), want) {
			l.Errorf("verify does not say %q: %v", want, report.Mismatches)
		}
	}
}

// assertFound checks the restored database's request.
func (c *earlierRequest) assertFound(l *fundLives) {
	l.Helper()
	ended := l.assertEnd(c.flow, c.status, c.cash, c.inFund)
	var claims []string
	for _, s := range ended.Legs[0].Steps {
		switch {
		case s.State != transfer.StateCompleted:
		case s.Kind == transfer.StepClaimDeposit:
			claims = append(claims, money.UnitsOf(s.Amount, 6).String())
		case s.Kind == transfer.StepClaimRedeem:
			claims = append(claims, s.Shares.String())
		}
	}
	assertIs(l, c.name+": claims", joined(claims), joined(c.claims))
	if c.holds {
		assertIs(l, c.name+": paid", l.usdcBalance(c.flow.DestinationAddress.EVM()), c.paid)
	}
}
