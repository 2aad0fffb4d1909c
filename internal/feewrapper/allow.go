package feewrapper

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// allowance is the body of setAllowed: a wish for an address to be on the list
// or off it.
type allowance struct {
	Address common.Address `json:"address"`
	Allowed bool           `json:"allowed"`
	Wallet  *uuid.UUID     `json:"wallet,omitempty"` // whose strategy asked for it
}

// parseAllowance reads the body of a change of the list.
func parseAllowance(c change.Change) (a allowance, err error) {
	if err := json.Unmarshal([]byte(c.Body), &a); err != nil {
		return a, fmt.Errorf("reading an allowance: %w", err)
	}
	return a, nil
}

// Allow has an address put on the wrapper's list or taken off it. allowed says
// whether it is on the list now, and pending that the chain has yet to confirm
// the wish; the same wish twice is one change.
// Errors: fee_wrapper_not_found, operation_not_supported (not ready),
// service_temporarily_unavailable.
func (s *Service) Allow(ctx context.Context, organization, id uuid.UUID, address common.Address, wanted bool) (allowed, pending bool, err error) {
	return s.requestAllowance(ctx, organization, id, allowance{Address: address, Allowed: wanted})
}

func (s *Service) requestAllowance(ctx context.Context, organization, id uuid.UUID, wish allowance) (allowed, pending bool, err error) {
	listed, err := s.Allowed(ctx, organization, id, wish.Address)
	if err != nil {
		return false, false, err
	}
	body, err := json.Marshal(wish)
	if err != nil {
		return false, false, fmt.Errorf("encoding an allowance: %w", err)
	}
	decided, err := store.Write(ctx, s.db, func(tx *store.Tx) (decision, error) {
		w, err := s.lockReady(ctx, tx, organization, id)
		if err != nil {
			return decision{}, err
		}
		last, err := loadLastWish(ctx, tx, id, wish.Address)
		if err != nil {
			return decision{}, err
		}
		d := decideAllowance(wish, listed, last)
		if !d.request {
			return d, nil
		}
		wish.record(ctx, tx, organization, id)
		_, err = change.RequestByCustomer(ctx, tx, change.Change{Organization: organization, Subject: id, Chain: w.Chain, Kind: setAllowed, About: aboutAddress(wish.Address), Body: string(body)})
		return d, err
	})
	if err != nil {
		return false, false, fmt.Errorf("changing a list: %w", err)
	}
	return decided.allowed, decided.pending, nil
}

// record writes the wish into the audit log.
func (a allowance) record(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) {
	action, details := audit.AllowOnFeeWrapper, audit.Details{"address": a.Address.Hex()}
	if !a.Allowed {
		action = audit.DisallowOnFeeWrapper
	}
	if a.Wallet != nil {
		details["walletId"] = a.Wallet.String()
	}
	audit.Record(ctx, tx, organization, action, id.String(), details)
}

// lastWish is the newest change of the list about an address.
type lastWish struct {
	allowed bool
	status  change.Status
}

// loadLastWish returns nil for an address that was never asked for.
func loadLastWish(ctx context.Context, tx *store.Tx, id uuid.UUID, address common.Address) (*lastWish, error) {
	last, found, err := change.LastAbout(ctx, tx, id, setAllowed, aboutAddress(address))
	if err != nil || !found {
		return nil, err
	}
	was, err := parseAllowance(last)
	if err != nil {
		return nil, err
	}
	return &lastWish{allowed: was.Allowed, status: last.Status}, nil
}

// decision is what becomes of a wish.
type decision struct {
	allowed bool // whether the address is on the list now
	pending bool // whether the chain has yet to confirm the wish
	request bool // whether a change is to be requested
}

// decideAllowance says what to do about a wish. listed is what the list said at
// a final block. The last wish decides, whether the chain has it already or not.
func decideAllowance(wish allowance, listed bool, last *lastWish) decision {
	if last != nil && !last.allowed && wish.Wallet != nil {
		// The organization took the address off the list: no strategy puts it back.
		return decision{allowed: listed}
	}
	if last != nil && last.status == change.Submitted {
		return decision{allowed: listed, pending: true, request: last.allowed != wish.Allowed}
	}
	if last != nil && last.status == change.Confirmed {
		listed = last.allowed // the list may have been read before that was final
	}
	differs := listed != wish.Allowed
	return decision{allowed: listed, pending: differs, request: differs}
}

// aboutAddress names the address that a change of the list concerns.
func aboutAddress(a common.Address) string { return a.Hex() }

// maxWishesPerIntent bounds how many addresses one intent puts on a list.
const maxWishesPerIntent = 50

// allowCalls makes the calls of a change of the list together with those of the
// changes waiting behind it: each intent takes until its block is final, and there
// may be as many changes as the organization has wallets. When the turn of a
// change comes whose wish went with an earlier one, there is nothing left to do.
func (s *Service) allowCalls(ctx context.Context, c change.Change) ([]intent.ContractCall, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	waiting, err := s.engine.ListOpen(ctx, c.Subject)
	if err != nil {
		return nil, err
	}
	alone, err := s.needsApproval(ctx, c.Organization)
	if err != nil {
		return nil, err
	}
	if alone {
		waiting = slices.DeleteFunc(waiting, func(other change.Change) bool { return other.ID != c.ID })
	}
	wishes, err := mergeWishes(waiting)
	if err != nil {
		return nil, err
	}
	if done, err := s.alreadyApplied(ctx, w, c, wishes); err != nil || done {
		return nil, err
	}
	return packWishes(w.Contract, wishes), nil
}

// needsApproval says whether changes of the organization's contracts are approved: then
// each is what its approvers were shown, and brings no other along.
func (s *Service) needsApproval(ctx context.Context, organization uuid.UUID) (bool, error) {
	var settings approval.Settings
	if err := s.db.SendBatch(ctx, approval.SettingsQuery(&settings, organization)); err != nil {
		return false, err
	}
	return settings.Decide(approval.Action{Kind: approval.ContractChange}).Effect == approval.RequireApproval, nil
}

// mergeWishes returns what the changes of the list at the head of the line ask
// for: of an address the last wish.
func mergeWishes(waiting []change.Change) (map[common.Address]bool, error) {
	wishes := map[common.Address]bool{}
	for i, next := range waiting {
		if i == maxWishesPerIntent || next.Kind != setAllowed {
			break
		}
		wish, err := parseAllowance(next)
		if err != nil {
			return nil, err
		}
		wishes[wish.Address] = wish.Allowed
	}
	return wishes, nil
}

// packWishes makes one call for those who leave the list and one for those who
// join it.
func packWishes(wrapper common.Address, wishes map[common.Address]bool) []intent.ContractCall {
	var calls []intent.ContractCall
	for _, allowed := range []bool{false, true} {
		var addresses []common.Address
		for address, wish := range wishes {
			if wish == allowed {
				addresses = append(addresses, address)
			}
		}
		if len(addresses) == 0 {
			continue
		}
		slices.SortFunc(addresses, common.Address.Cmp)
		calls = append(calls, intent.ContractCall{Contract: chain.EVMAddress(wrapper), Data: wrapperABI.PackSetAllowed(addresses, allowed)})
	}
	return calls
}

// alreadyApplied says whether the last intent that changed the list left the
// change's address as it is to be. Only this account can change the list, so it is
// still like that.
func (s *Service) alreadyApplied(ctx context.Context, w Wrapper, c change.Change, wishes map[common.Address]bool) (bool, error) {
	wish, err := parseAllowance(c)
	if err != nil {
		return false, err
	}
	last, found, err := s.engine.LastConfirmedBefore(ctx, c)
	if err != nil || !found {
		return false, err
	}
	outcome, err := intent.LoadOutcome(ctx, s.db, last.ID)
	if err != nil {
		return false, err
	}
	logs, err := evmintent.Logs(outcome)
	if err != nil {
		return false, err
	}
	done := false
	for i := range logs {
		set, err := wrapperABI.UnpackAllowedSetEvent(&logs[i])
		if err == nil && logs[i].Address == w.Contract && set.Account == wish.Address {
			done = set.Allowed == wishes[wish.Address]
		}
	}
	return done, nil
}

// Admit is the handler of tasks of yield.AdmitTask: it puts a wallet of the wrapper's own
// organization on the list, since its strategy names the wrapper, unless the
// organization has taken it off. The organization is the wallet's: another's
// wrapper is never found.
func (s *Service) Admit(ctx context.Context, t task.Task) error {
	source, owner, _ := strings.Cut(t.Key, "/")
	walletID, err := uuid.Parse(owner)
	if err != nil {
		return fmt.Errorf("reading the task's key: %w", err)
	}
	w, err := s.loadByKey(ctx, source)
	if err != nil {
		return err
	}
	of, err := s.wallets.Get(ctx, w.Organization, walletID)
	if err == nil {
		_, _, err = s.requestAllowance(ctx, w.Organization, w.ID, allowance{Address: of.Addresses[w.Chain].EVM(), Allowed: true, Wallet: &walletID})
	}
	if err != nil && !fault.IsFinal(err) {
		return err
	}
	return s.db.Write(ctx, func(tx *store.Tx) error { t.Finish(tx); return nil })
}
