package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/transfer"
)

// bridgeFlow is a flow whose money is on one chain and paid out on another.
type bridgeFlow struct {
	*flow
	auditor
	from, to chain.Name
	starved  bool // the executors give each message too little gas
}

// planOnTwoChains is plan, for sandboxes of two EVM chains: a directory that has had the second
// keeps it.
func planOnTwoChains(points []string) (launches []launch, deaths int) {
	launches, deaths = plan(points)
	launches[0].args = []string{"--second-chain", "--base-listen", "127.0.0.1:0"}
	return launches, deaths
}

// bridgeWay is a token that goes from one chain to another.
type bridgeWay struct {
	token    chain.Token
	from, to chain.Name
	starved  bool // the executors give each message too little gas
}

// bridgeWays are all of a sandbox, by the flow whose processes die: only messages that attesters sign, or that the service
// delivers in place of LayerZero's executors, are attested, and only messages to Solana are received without the wallet.
var bridgeWays = map[string]bridgeWay{
	"usdc between EVM chains":        {chain.USDC, chain.EthereumSepolia, chain.Base, false},
	"usdt between EVM chains":        {chain.USDT, chain.EthereumSepolia, chain.Base, false},
	"usdt that the service delivers": {chain.USDT, chain.EthereumSepolia, chain.Base, true},
	"usdc to Solana":                 {chain.USDC, chain.EthereumSepolia, chain.SolanaDevnet, false},
	"usdc from Solana":               {chain.USDC, chain.SolanaDevnet, chain.Base, false},
}

// A process that dies right before or right after any write about money between two chains, of SIGKILL, leaves no
// work undone and does none twice.
func TestADeathBetweenTwoChainsLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	for name, way := range bridgeWays {
		if testing.Short() && !*everyDeath && isFull(name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			eachDeath(t, name, planOnTwoChains, func(ctx context.Context, t *testing.T, s *service, _ []string) {
				f, err := newBridgeFlow(newFlow(s), newAuditor(ctx, t, s), way)
				if err == nil {
					err = f.run(ctx)
				}
				if err != nil {
					t.Fatal(err)
				}
				if err := errors.Join(f.assertEnd(ctx), f.assertDeliveries(ctx)); err != nil {
					t.Error(err)
				}
			})
		})
	}
}

func newBridgeFlow(f *flow, a auditor, way bridgeWay) (bridgeFlow, error) {
	f.token, f.onSolana = way.token, way.from.IsSolana()
	if way.to.IsSolana() {
		if err := f.payAnother(); err != nil {
			return bridgeFlow{}, err
		}
	} else {
		f.withdraw.DestinationChain = client.Chain(way.to)
	}
	f.withdraw.Token = client.Token(way.token)
	f.withdraw.Sources = &[]client.WithdrawalSource{{PositionID: chain.CashID(way.from, way.token), AmountUSD: json.Number(usd(withdrawn))}}
	return bridgeFlow{f, a, way.from, way.to, way.starved}, nil
}

func (f bridgeFlow) run(ctx context.Context) error {
	if err := f.open(ctx); err != nil {
		return err
	}
	if f.starved {
		if err := f.starveMessages(ctx); err != nil {
			return err
		}
	}
	if err := f.request(ctx, f.paid); err != nil {
		return err
	}
	if f.starved {
		if err := f.awaitDelivery(ctx); err != nil {
			return err
		}
	}
	return f.finish(ctx)
}

// starveMessages has the executors execute each message with too little gas.
func (f bridgeFlow) starveMessages(ctx context.Context) error {
	_, err := once(ctx, f.flow.service, "starving messages", func(c *client.Client) (client.BridgeMode, error) {
		return read[client.BridgeMode](c.SandboxSetBridge(ctx, client.BridgeMode{Mode: client.BridgeModeModeStarve}))
	})
	return err
}

// awaitDelivery moves the clock to each look of the service at its transfer until it has signed the delivery of that.
func (f bridgeFlow) awaitDelivery(ctx context.Context) error {
	now := time.Now() // of the service at least
	_, err := until(ctx, f.flow.service, "the service delivers the message", func(c *client.Client) (deliveries int64, err error) {
		var due int64
		if err := f.db.QueryRow(ctx, `SELECT (SELECT COALESCE(MAX(run_at), 0) FROM tasks WHERE kind = $1), COUNT(*) FROM intents i
			JOIN steps s ON s.id = i.id WHERE s.kind = 'bridge_transfer_receive'`, transfer.AttestTask).Scan(&due, &deliveries); err != nil {
			return 0, err
		}
		wait := time.UnixMicro(due).Sub(now)
		if deliveries > 0 || wait < time.Second {
			return deliveries, nil
		}
		moved, err := read[client.ClockTime](c.SandboxAdvanceClock(ctx, client.ClockAdvance{Seconds: int(wait / time.Second)}))
		if err == nil {
			now = moved.Now
		}
		return 0, err
	}, func(deliveries int64) bool { return deliveries > 0 })
	return err
}

// assertDeliveries holds a starved transfer to one delivery, which the wallet has made, and another to none.
func (f bridgeFlow) assertDeliveries(ctx context.Context) error {
	var deliveries, own, want int64
	if f.starved {
		want = 1
	}
	err := f.db.QueryRow(ctx, `SELECT b.deliveries, (SELECT COUNT(*) FROM intents i JOIN steps s ON s.id = i.id
		WHERE s.kind = 'bridge_transfer_receive' AND i.state = 'executed' AND i.tx_hash = b.received_hash) FROM bridge_transfers b`).Scan(&deliveries, &own)
	if err == nil && (deliveries != want || f.starved && own != 1) {
		err = fmt.Errorf("the service began %d deliveries, and %d intents of the wallet brought the message in", deliveries, own)
	}
	return err
}

// assertEnd holds both chains, journal and rows to the one life that the flow has.
func (f bridgeFlow) assertEnd(ctx context.Context) error {
	errs := []error{f.assertSent(ctx), f.assertPaid(ctx)}
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

// assertSent holds the source chain to one sending.
func (f bridgeFlow) assertSent(ctx context.Context) error {
	if f.from.IsSolana() {
		return f.assertUnits(ctx, f.flow.wallet.DepositAddresses[string(f.from)], deposited-withdrawn)
	}
	out, err := f.flow.service.transfersOn(ctx, f.from, f.token, []common.Address{f.address()}, nil)
	if err == nil && (len(out) != 1 || out[0].amount != withdrawn) {
		err = fmt.Errorf("the wallet gave %+v", out)
	}
	return err
}

// assertPaid holds the destination to one arrival and one payout.
func (f bridgeFlow) assertPaid(ctx context.Context) error {
	if f.to.IsSolana() {
		return errors.Join(f.assertUnits(ctx, f.flow.wallet.DepositAddresses[string(f.to)], 0), f.assertUnits(ctx, f.payee.String(), withdrawn-fee))
	}
	mine, payee := []common.Address{f.address()}, []common.Address{f.destination}
	came, err := f.flow.service.transfersOn(ctx, f.to, f.token, nil, mine)
	if err != nil {
		return err
	}
	paid, err := f.flow.service.transfersOn(ctx, f.to, f.token, mine, payee)
	if err == nil && (len(came) != 1 || came[0].amount != withdrawn || len(paid) != 1 || paid[0].amount != withdrawn-fee) {
		err = fmt.Errorf("the wallet got %+v and paid %+v", came, paid)
	}
	return err
}

// assertUnits asserts an account's balance on Solana.
func (f bridgeFlow) assertUnits(ctx context.Context, owner string, want int64) error {
	key, err := solana.ParsePublicKey(owner)
	if err != nil {
		return err
	}
	got, err := f.flow.service.unitsOf(ctx, key)
	if err == nil && got != want {
		err = fmt.Errorf("%s has %d units on Solana, want %d", owner, got, want)
	}
	return err
}
