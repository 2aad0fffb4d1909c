package verify

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// A wallet with work in flight may differ from its chain exactly by the effects of its intents that are not settled.
// An intent whose outcome the relay has recorded had the effects of its logs. One that is still open may have been
// executed since: then it had the effects of its step, and a source's payment or cost is near to the planned one. And
// the books may be ahead of the block that is compared, which is one that the chain's follower has read: an intent of
// a later block that is settled is in the books, and explains the opposite of its logs.

// strikeExplained strikes the differences that the work in flight of their wallets explains, and returns the others,
// and how many wallets were struck. A balance that was not read has no explanation. A wallet with a step that cannot
// be read keeps its differences, with the error; all other wallets are compared.
func (v Verifier) strikeExplained(ctx context.Context, on chain.Name, found []difference) (left []difference, inFlight int, err error) {
	byWallet := map[uuid.UUID][]difference{}
	for _, d := range found {
		if d.unread != nil {
			left = append(left, d)
			continue
		}
		byWallet[d.wallet] = append(byWallet[d.wallet], d)
	}
	if len(byWallet) == 0 {
		return left, 0, nil
	}
	under, err := v.loadUnderWay(ctx, on, byWallet)
	if err != nil {
		return nil, 0, err
	}
	settled, err := v.loadSettledLater(ctx, on, byWallet)
	if err != nil {
		return nil, 0, err
	}
	assets, err := v.loadAssets(ctx)
	if err != nil {
		return nil, 0, err
	}
	for id, differences := range byWallet {
		effects, err := v.walletEffects(ctx, on, id, slices.Concat(settled[id.String()], under[id.String()]), assets, differences[0].block)
		if err != nil && !isOfOne(err) {
			return nil, 0, err
		}
		explained, decided := explainDifferences(effects, differences)
		if explained {
			inFlight++
			continue
		}
		if err == nil && !decided {
			err = fmt.Errorf("cannot be decided while %d steps are under way", len(effects))
		}
		for _, d := range differences {
			d.unexplained = err
			left = append(left, d)
		}
	}
	return left, inFlight, nil
}

// walletEffects lists the effects that may explain the differences of a wallet at a block: of arrivals, and of its steps that are
// settled of later blocks or under way. The effects of a step whose error isOfOne are left out, and the error is returned beside the others.
func (v Verifier) walletEffects(ctx context.Context, on chain.Name, wallet uuid.UUID, steps []stepCause, assets assetIndex, block uint64) ([]effect, error) {
	all, err := v.effectOfArrivals(ctx, on, wallet, block)
	if err != nil {
		return nil, err
	}
	var unread error
	for _, s := range steps {
		of := v.possibleEffects
		if s.state != stateProcessing {
			of = v.effectsAhead
		}
		effects, err := of(ctx, s, assets, block)
		switch {
		case isOfOne(err):
			unread = fmt.Errorf("step %s: %w", s.id, err)
		case err != nil:
			return nil, err
		}
		all = append(all, effects...)
	}
	return all, unread
}

// isOfOne reports whether an error is of the item that was read alone: a node responds with an error to a request about one block or
// contract, or with data that contradicts itself. The chain, the database and the context are not at fault then, and other items are read.
func isOfOne(err error) bool {
	return errors.Is(err, chain.ErrNotServed) || errors.Is(err, chain.ErrInconsistent) || errors.Is(err, chain.ErrUnreadable)
}

// loadUnderWay reads the steps of the wallets that are processing on a chain.
func (v Verifier) loadUnderWay(ctx context.Context, on chain.Name, wallets map[uuid.UUID][]difference) (map[string][]stepCause, error) {
	args := []any{string(on)}
	for id := range wallets {
		args = append(args, id)
	}
	steps, err := v.loadSteps(ctx, `s.chain = $1 AND s.state = 'processing' AND s.kind <> '`+stepPartner+`'
		AND s.workflow_id IN (SELECT id FROM workflows WHERE completed_at IS NULL AND wallet_id IN (`+store.Placeholders(2, len(wallets))+`))`, args)
	if err != nil {
		return nil, err
	}
	under := map[string][]stepCause{}
	for _, s := range steps {
		under[s.wallet] = append(under[s.wallet], s)
	}
	return under, nil
}

// loadSettledLater reads the steps of the wallets on a chain that are settled, of later blocks
// than those at which the wallets differ.
func (v Verifier) loadSettledLater(ctx context.Context, on chain.Name, wallets map[uuid.UUID][]difference) (map[string][]stepCause, error) {
	args := []any{string(on), int64(math.MaxInt64)}
	for id, differences := range wallets {
		args = append(args, id)
		for _, d := range differences {
			args[1] = min(args[1].(int64), int64(d.block))
		}
	}
	steps, err := v.loadSteps(ctx, `s.chain = $1 AND i.block_number > $2 AND i.state = '`+intentExecuted+`' AND (s.state = '`+stateCompleted+`'
		OR s.state = '`+stateFailed+`' AND EXISTS (SELECT 1 FROM journal_entries e WHERE e.reference = '`+stepReference+`' || s.id)) AND s.kind <> '`+stepPartner+`'
		AND s.workflow_id IN (SELECT id FROM workflows WHERE wallet_id IN (`+store.Placeholders(3, len(wallets))+`))`, args)
	if err != nil {
		return nil, err
	}
	later := map[string][]stepCause{}
	for _, s := range steps {
		later[s.wallet] = append(later[s.wallet], s)
	}
	return later, nil
}

// effectsAhead returns the opposite of the effect of a step that is settled, if it was executed after a block, by the chain's own
// receipts: the books have it, and the chain at that block does not.
func (v Verifier) effectsAhead(ctx context.Context, s stepCause, assets assetIndex, block uint64) ([]effect, error) {
	if uint64(s.blockNumber) <= block || s.accepted != nil {
		return nil, nil
	}
	wrong, err := v.contradictExecution(ctx, s.execution())
	if err != nil {
		return nil, err
	}
	moved, failure := s.flows(assets)
	if wrong != "" || failure != nil {
		return nil, nil // which other checks report; it explains no difference
	}
	back := map[string]*big.Int{}
	for position, n := range moved.net {
		back[position] = new(big.Int).Neg(n)
	}
	return []effect{{certain: true, exact: back}}, nil
}

// effect is the effect of an unsettled intent on the balances of its wallet, or a possible one.
type effect struct {
	certain bool // recorded; otherwise the chain may have done it or not
	exact   map[string]*big.Int
	// free is the position of which a source decided: near says which changes of it
	// are to be believed.
	free string
	near func(*big.Int) bool
}

// possibleEffects returns the effect that a step's intent had or may have had up to a block.
func (v Verifier) possibleEffects(ctx context.Context, s stepCause, assets assetIndex, block uint64) ([]effect, error) {
	switch s.intentState {
	case intentExecuted:
		if s.blockNumber < 0 || uint64(s.blockNumber) > block {
			return nil, nil
		}
		wrong, err := v.contradictExecution(ctx, s.execution())
		if err != nil {
			return nil, err
		}
		moved, failure := s.flows(assets)
		if wrong != "" || failure != nil {
			return nil, nil // which checkExecutions, checkEntries and checkIntents report; it explains no difference
		}
		return []effect{{certain: true, exact: moved.net}}, nil
	case "signed", "carried":
		e, err := v.plannedEffect(ctx, s, assets)
		if err != nil {
			return nil, err
		}
		return []effect{e.comparedPart(chain.Name(s.chain), assets)}, nil
	}
	return nil, nil
}

// comparedPart returns the effect on the positions that can be compared. One that the configuration no longer has differs in no
// comparison, so that its part of the effect is neither required nor excused.
func (e effect) comparedPart(on chain.Name, assets assetIndex) effect {
	exact := map[string]*big.Int{}
	for position, n := range e.exact {
		if _, known := assets[assetKey{on, position}]; known {
			exact[position] = n
		}
	}
	e.exact = exact
	if _, known := assets[assetKey{on, e.free}]; !known {
		e.free, e.near = "", nil
	}
	return e
}

// plannedEffect returns the effect of a step once it is executed.
func (v Verifier) plannedEffect(ctx context.Context, s stepCause, assets assetIndex) (effect, error) {
	amount := big.NewInt(s.amount)
	if s.kind == stepPayout {
		return effect{exact: map[string]*big.Int{s.asset: new(big.Int).Neg(amount)}}, nil
	}
	if bridges(s.kind) {
		sign := int64(1)
		if s.kind == stepBridgeOut {
			sign = -1
		}
		return effect{exact: map[string]*big.Int{s.asset: amount.Mul(amount, big.NewInt(sign))}}, nil
	}
	if makesRequest(s.kind) || followsRequest(s.kind) {
		return s.requestEffect(s.redeems), nil
	}
	var source yield.Source
	if _, known := assets[assetKey{chain.Name(s.chain), s.source}]; known {
		var err error
		source, err = v.Catalog.Get(ctx, s.source)
		if err != nil {
			return effect{}, fmt.Errorf("reading the amounts in flight: %w", err)
		}
	}
	nearShares := func(sign int) func(*big.Int) bool {
		return func(change *big.Int) bool {
			shares, err := money.UnitsFromBig(new(big.Int).Abs(change))
			return err == nil && change.Sign() == sign && (!source.Observed() || isNear(big.NewInt(int64(source.Value(shares))), amount))
		}
	}
	if s.kind == stepDeposit {
		return effect{exact: map[string]*big.Int{s.asset: new(big.Int).Neg(amount)}, free: s.source, near: nearShares(1)}, nil
	}
	if shares := parseUnits(s.shares); shares != nil {
		return effect{exact: map[string]*big.Int{s.source: new(big.Int).Neg(shares)}, free: s.asset,
			near: func(change *big.Int) bool { return isNear(change, amount) }}, nil
	}
	return effect{exact: map[string]*big.Int{s.asset: amount}, free: s.source, near: nearShares(-1)}, nil
}

// isNear reports whether n is within a tenth of the planned amount.
func isNear(n, planned *big.Int) bool {
	distance := new(big.Int).Sub(n, planned)
	return n.Sign() > 0 && distance.Mul(distance, big.NewInt(10)).CmpAbs(planned) <= 0
}

// notSettled is the condition of step s and intent i that are final for too long and not
// settled: since before $1, or since after $2, which is to come.
const notSettled = `s.state = 'processing' AND i.state IN ('executed', 'refused', 'expired', 'cancelled') AND (i.settled_at < $1 OR i.settled_at > $2)`

// unsettledBounds are the two times of notSettled, clocks of replicas apart.
func (v Verifier) unsettledBounds() (before, after int64) {
	now := v.DB.Clock().Micros()
	return now - unsettledAfter.Microseconds(), now + clockSkew.Microseconds()
}

// findUnsettled reports the steps of wallets that are final for too long and not
// settled. They are excused for being in flight no more.
func (v Verifier) findUnsettled(ctx context.Context, wallets []uuid.UUID) ([]Mismatch, error) {
	if len(wallets) == 0 {
		return nil, nil
	}
	before, after := v.unsettledBounds()
	args := []any{before, after}
	for _, id := range wallets {
		args = append(args, id)
	}
	rows, err := v.DB.Query(ctx, `SELECT w.wallet_id, s.id, COALESCE(i.tx_hash, '') FROM workflows w JOIN steps s ON s.workflow_id = w.id JOIN intents i ON i.id = s.id
		WHERE w.completed_at IS NULL AND `+notSettled+` AND w.wallet_id IN (`+store.Placeholders(3, len(wallets))+`)`, args...)
	found, err := store.Collect(rows, err, func(row store.Rows) (m Mismatch, err error) {
		var step, hash string
		err = row.Scan(&m.Wallet, &step, &hash)
		m.Rule, m.Subject = StepsSettled, Subject{"step", step}
		m.Text = fmt.Sprintf("step %s is final in transaction %s, not settled", step, hash)
		return m, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading unsettled steps: %w", err)
	}
	return found, nil
}

// countUnsettled counts the steps that are final for too long and not settled.
func (v Verifier) countUnsettled(ctx context.Context) (n int, err error) {
	before, after := v.unsettledBounds()
	err = v.DB.QueryRow(ctx, `SELECT COUNT(*) FROM steps s JOIN intents i ON i.id = s.id WHERE `+notSettled, before, after).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("counting unsettled steps: %w", err)
	}
	return n, nil
}
