package signer_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A keeper makes so many calls a day, also if the service sends a proposal with them, which no rule demands.
func TestCallsOfAKeeperAreBoundedByTheDayWithAProposalToo(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		w := newWorld(t, db, countsDays, func(o *signer.Options) { o.MaxMoves = 2 })
		at, subject := common.HexToAddress("0x0000000000000000000000000000000000000EEE"), uuid.New()
		w.exec(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at) VALUES ($1, $2, $3, 'micro_vault', $4, '', 0)`,
			string(on), string(chain.EVMAddress(at)), org, subject)
		keep := func() ask {
			return w.contractAsk(change.Keeper, "rebalance", subject, nil, custody.Call{To: at, Data: vaultABI.PackRebalance([][32]byte{ustb})})
		}
		bare := func() ask {
			a := keep()
			a.proposal = nil
			return a
		}
		w.mustSign("a rebalance", bare())
		w.mustSign("another", bare())
		w.mustRefuse("a third one", bare(), custody.ErrDayLimit, "2 moves")
		w.mustRefuse("a third one with a proposal", keep(), custody.ErrDayLimit, "2 moves")
	})
}
