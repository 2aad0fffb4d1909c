package transfer_test

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// choosyFamily has a chain's facts about addresses.
type choosyFamily struct {
	intent.Family
	says   map[chain.Address]error
	holder chain.Address // of the paid owner; empty for a payee itself
}

func (f choosyFamily) CheckPayee(_ context.Context, _ chain.Name, _ chain.Token, to chain.Address) (chain.Address, error) {
	return cmp.Or(f.holder, to), f.says[to]
}

// If an address holds money for another owner, that one is judged too: the wallet itself and unpayable addresses are
// no payees by a detour.
func TestWhoseAccountIsPaidIsJudged(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		for holder, want := range map[chain.Address]string{
			mine.Addresses[chain.EthereumSepolia]:        "which is the wallet's own deposit address",
			"0x0000000000000000000000000000000000000000": "which is the zero address",
			"0x00000000000000000000000000000000000b0b03": "",
			chain.EVMAddress(destinationAddress):         "",
		} {
			transfers := w.replicaWith(intent.New(db, nil, map[chain.Name]intent.Chain{chain.EthereumSepolia: {Family: choosyFamily{holder: holder}}}))
			_, err := transfers.PreviewWithdrawal(t.Context(), w.withdrawalRequest(mine, money.Dollar))
			if want == "" && err != nil || want != "" && (fault.CodeOf(err) != fault.InvalidDestination || !strings.Contains(err.Error(), want)) {
				t.Errorf("an account of %s: %v, want %q", holder, err, want)
			}
		}
	})
}

// A payee that the chain cannot pay is rejected at the request, and only at the first one: an accepted one stays so.
// An unavailable chain rejects no payee.
func TestWhomTheChainCannotPayIsRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		to := chain.EVMAddress(destinationAddress)
		says := map[chain.Address]error{}
		transfers := w.replicaWith(intent.New(db, nil, map[chain.Name]intent.Chain{chain.EthereumSepolia: {Family: choosyFamily{says: says}}}))
		refused := func(what string, err error, field string) {
			t.Helper()
			if fault.CodeOf(err) != fault.InvalidDestination || !strings.Contains(err.Error(), field+" it is a mint") {
				t.Errorf("%s: %v", what, err)
			}
		}
		says[to] = intent.Refusal{Why: "it is a mint"}
		r := w.withdrawalRequest(mine, money.Dollar)
		_, _, err := transfers.Withdraw(t.Context(), r)
		refused("a withdrawal", err, "destinationAddress")
		_, err = transfers.PreviewWithdrawal(t.Context(), r)
		refused("its preview", err, "destinationAddress")
		partner := w.withdrawalRequest(mine, 10*money.Dollar)
		partner.DestinationAddress = "0x00000000000000000000000000000000000b0b03"
		partner.PartnerFee, partner.PartnerAddress = money.Dollar, string(to)
		_, _, err = transfers.Withdraw(t.Context(), partner)
		refused("a partner", err, "partnerFeeRecipientAddress")

		says[to] = errors.New("the node is away")
		accepted, created, err := transfers.Withdraw(t.Context(), r)
		if err != nil || !created {
			t.Fatalf("with its node away: %v", err)
		}
		says[to] = intent.Refusal{Why: "it is a mint"}
		again, created, err := transfers.Withdraw(t.Context(), r)
		if err != nil || created || again.ID != accepted.ID {
			t.Errorf("what was accepted before is %s, %v; want %s: %v", again.ID, created, accepted.ID, err)
		}
	})
}
