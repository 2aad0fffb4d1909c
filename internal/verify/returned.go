package verify

import (
	"context"
	"fmt"
	"math/big"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// requestGroup is the common key of a wallet's requests of one source and direction: the source refunds all of them
// at once.
type requestGroup struct {
	wallet, source string
	redeem         bool
}

func (r *requestRow) group() requestGroup { return requestGroup{r.wallet, r.source, r.redeem == 1} }

// checkReturned compares the refunds of requests with the movements of the steps that received them. A movement
// beyond that came from strangers, and is in no request.
func (v Verifier) checkReturned(ctx context.Context, requests []*requestRow, assets assetIndex, f *findings) error {
	var suspects []*requestRow
	var wallets []any
	for _, r := range requests {
		if r.returned != "0" {
			suspects, wallets = append(suspects, r), append(wallets, r.wallet)
		}
	}
	if len(suspects) == 0 {
		return nil
	}
	among := ` IN (` + store.Placeholders(1, len(wallets)) + `)`
	steps, err := v.loadSteps(ctx, `s.kind = '`+stepClaimCancelled+`' AND s.state = '`+stateCompleted+`' AND w.wallet_id`+among, wallets)
	if err != nil {
		return err
	}
	moved := map[requestGroup]*big.Int{}
	for _, s := range steps {
		did, err := s.flows(assets)
		if err != nil {
			continue // which checkEntries reports
		}
		position := s.asset
		if s.redeems {
			position = s.source
		}
		addTo(moved, requestGroup{s.wallet, s.source, s.redeems}, did.netOf(position))
	}
	rows, err := v.DB.Query(ctx, `SELECT r.wallet_id, r.yield_source_id, r.redeem, r.returned FROM source_requests r WHERE r.returned <> '0' AND r.wallet_id`+among, wallets...)
	returned := map[requestGroup]*big.Int{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var r requestRow
		err := row.Scan(&r.wallet, &r.source, &r.redeem, &r.returned)
		addTo(returned, r.group(), orZero(parseUnits(r.returned)))
		return struct{}{}, err
	})
	if err != nil {
		return fmt.Errorf("reading the refunds: %w", err)
	}
	for _, r := range suspects {
		if _, known := assets[assetKey{chain.Name(r.chain), r.source}]; !known {
			continue // the contract of these transfers is not known
		}
		back, took := orZero(returned[r.group()]), orZero(moved[r.group()])
		f.sayOf(InTransit, r.id, parseID(r.wallet), "request "+r.id+" ")(back.Cmp(took) > 0, "is one of those to which %s gave back %s, of which steps took %s", r.source, back, took)
	}
	return nil
}

func addTo(sums map[requestGroup]*big.Int, of requestGroup, n *big.Int) {
	sums[of] = orZero(sums[of])
	sums[of].Add(sums[of], n)
}
