package recovery

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/roster"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Service brings wallets and their money back into a database.
type Service struct {
	DB      *store.DB
	Wallets *wallet.Service
	Catalog *yield.Catalog
	Clients map[chain.Name]*evm.Client // of the EVM chains
	Solana  map[chain.Name]*rpc.Client // of Solana's that have nodes
	// Histories read the intents that wallets of Solana's have executed, and find their burns.
	Histories *solintent.Family
	// Requests find the requests of wallets on EVM chains to sources that settle later, and their burns.
	Requests *evmintent.Family
	// Progress, if not nil, receives how far the reading of a chain is: wallets, or blocks of a search. The first report of a stage is
	// made before anything is read.
	Progress func(stage string, done, total int)
}

// Known has the known facts about lost wallets. Organization is the owner of Wallets and Requests; a roster's lines
// name theirs.
type Known struct {
	Organization uuid.UUID
	Wallets      []uuid.UUID // their ids
	Requests     []uuid.UUID // the requestIds that made them
	Roster       []roster.Line
	// Underived accepts ids of a roster that do not follow from their organization and requestId: of wallets made
	// before ids did. An attacker who could write to the roster could have given such a wallet to another
	// organization.
	Underived bool
}

// Candidate is a lost wallet, or one that turns out to be there.
type Candidate struct {
	wallet.Lost
	Addresses custody.Addresses
	Exists    bool
}

// recoveredLabel is the label of a wallet whose own is not known.
const recoveredLabel = "recovered"

// List merges the known facts into wallets, by id, and reports which the database has. It changes no state. Errors
// list every impossible wallet: of two organizations, of another one in the database, of a request that made another
// wallet, or of a roster that may have been edited.
func (s *Service) List(ctx context.Context, known Known) ([]Candidate, error) {
	if known.Organization == uuid.Nil && len(known.Wallets)+len(known.Requests) > 0 {
		return nil, errors.New("whose wallets are they? name the organization")
	}
	lost := map[uuid.UUID]wallet.Lost{}
	var wrong []error
	add := func(l wallet.Lost) {
		other, seen := lost[l.ID]
		switch {
		case seen && other.Organization != l.Organization:
			wrong = append(wrong, fmt.Errorf("wallet %s is said to be of organization %s and of %s", l.ID, other.Organization, l.Organization))
		case !seen:
			lost[l.ID] = l
		}
	}
	// A roster knows most of a wallet, so its lines come first.
	for _, line := range known.Roster {
		l := wallet.Lost(line)
		if !known.Underived && !s.Wallets.Derived(l) {
			wrong = append(wrong, fmt.Errorf("wallet %s does not follow from its organization and requestId: made by a version before, or the roster was edited", l.ID))
			continue
		}
		add(l)
	}
	now := s.DB.Clock().Now()
	for _, request := range known.Requests {
		add(wallet.Lost{Organization: known.Organization, ID: s.Wallets.DeriveID(known.Organization, request), RequestID: request, Label: recoveredLabel, CreatedAt: now})
	}
	for _, id := range known.Wallets {
		add(wallet.Lost{Organization: known.Organization, ID: id, RequestID: id, Label: recoveredLabel, CreatedAt: now})
	}
	sorted := slices.SortedFunc(maps.Values(lost), func(a, b wallet.Lost) int {
		return cmp.Or(a.CreatedAt.Compare(b.CreatedAt), bytes.Compare(a.ID[:], b.ID[:]))
	})
	candidates := make([]Candidate, 0, len(sorted))
	requests := map[creation]uuid.UUID{}
	for page := range slices.Chunk(sorted, walletsPerPage) {
		owners, err := s.loadOwners(ctx, page)
		if err != nil {
			return nil, err
		}
		ids := make([]uuid.UUID, len(page))
		for n, l := range page {
			ids[n] = l.ID
		}
		addresses, err := s.Wallets.DepositAddresses(ctx, ids...)
		if err != nil {
			return nil, err
		}
		missing := slices.DeleteFunc(slices.Clone(page), func(l wallet.Lost) bool { _, exists := owners[l.ID]; return exists })
		conflicts, err := s.findConflicts(ctx, missing, requests)
		if err != nil {
			return nil, err
		}
		wrong = append(wrong, conflicts...)
		for n, l := range page {
			owner, exists := owners[l.ID]
			if exists && owner != l.Organization {
				wrong = append(wrong, fault.New(fault.Forbidden, "wallet %s is another organization's", l.ID))
			}
			candidates = append(candidates, Candidate{Lost: l, Addresses: addresses[n], Exists: exists})
		}
	}
	return candidates, errors.Join(wrong...)
}

// loadOwners says whose those of the wallets are that the database has.
func (s *Service) loadOwners(ctx context.Context, lost []wallet.Lost) (map[uuid.UUID]uuid.UUID, error) {
	ids := make([]any, len(lost))
	for i, l := range lost {
		ids[i] = l.ID
	}
	owners := map[uuid.UUID]uuid.UUID{}
	rows, err := s.DB.Query(ctx, `SELECT id, organization_id FROM wallets WHERE id IN (`+store.Placeholders(1, len(ids))+`)`, ids...)
	_, err = store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) {
		var owner uuid.UUID
		err = row.Scan(&id, &owner)
		owners[id] = owner
		return id, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading wallets: %w", err)
	}
	return owners, nil
}

// Restore makes those of the candidates that are not there, and returns how many
// those were. Dying in between leaves some made: the next run makes the rest.
func (s *Service) Restore(ctx context.Context, candidates []Candidate) (int, error) {
	made := 0
	for _, c := range candidates {
		created, err := s.Wallets.Restore(ctx, c.Lost)
		if err != nil {
			return made, fmt.Errorf("making wallet %s again: %w", c.ID, err)
		}
		if created {
			made++
		}
	}
	return made, nil
}
