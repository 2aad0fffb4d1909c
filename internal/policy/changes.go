package policy

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
)

const (
	maxLabelRunes = 128
	maxCoolDown   = 30 * 24 * time.Hour
	// chunk is how many addresses one question is about.
	chunk = 500
)

// bookChange is the body of an AddressBookChange.
type bookChange struct {
	Add     []NewEntry  `json:"add,omitempty"`
	Remove  []uuid.UUID `json:"remove,omitempty"`
	Removed []NewEntry  `json:"removed,omitempty"` // the same, for approvers to read
}

// kinds are the changes that this package makes, and their checks.
type kinds struct {
	payees *Payees
	chains map[chain.Name]bool
}

// DefineChanges adds to appliers how withdrawal policies and address books are changed:
// of a service that pays on these chains, and not to those whom payees knows. A signer
// with appliers of its own defines them as well.
func DefineChanges(l *approval.Appliers, payees *Payees, chains []chain.Name) {
	k := newKinds(payees, chains)
	l.Define(approval.WithdrawalPolicyChange, approval.Applier{Check: checkPolicyChange, Apply: applyPolicyChange})
	l.Define(approval.AddressBookChange, approval.Applier{Destinations: loadChangedDestinations, Check: k.checkBookChange, Apply: applyBookChange})
}

func newKinds(payees *Payees, chains []chain.Name) kinds {
	k := kinds{payees, map[chain.Name]bool{}}
	for _, name := range chains {
		k.chains[name] = true
	}
	return k
}

// parseEntry reads a new entry of a book, and gives it an id. Errors: validation_error, unsupported_chain,
// invalid_destination_address.
func (k kinds) parseEntry(organization uuid.UUID, label string, on chain.Name, address, group string) (NewEntry, error) {
	if !k.chains[on] {
		return NewEntry{}, fault.New(fault.UnsupportedChain, "chain: %s is not served here", on)
	}
	canonical, err := chain.ParseAddress(on, address)
	if err != nil {
		return NewEntry{}, fault.Wrap(err, fault.InvalidDestination, "address: %v", err)
	}
	n := NewEntry{Label: label, Chain: on, Address: canonical, Group: group}
	n.ID = n.deriveID(organization)
	return n, k.checkEntry(n)
}

// deriveID is the id of an entry. It is derived from the organization and the entry's values, so that two requests for
// the same entry are one while it waits for approval; the book of an
// organization has an address once, and ids are asked for together with it. A change with another id is rejected, by the signer too:
// ids are unique over all organizations, and one that may be chosen keeps another organization's entry out.
func (n NewEntry) deriveID(organization uuid.UUID) uuid.UUID {
	text := strings.Join([]string{organization.String(), n.Label, string(n.Chain), string(n.Address), n.Group}, "\x00")
	sum := sha256.Sum256([]byte(text))
	id := uuid.UUID(sum[:16])
	id[6] = id[6]&0x0f | 0x40 // version 4
	id[8] = id[8]&0x3f | 0x80 // variant of RFC 9562
	return id
}

// checkEntry validates an entry by itself.
func (k kinds) checkEntry(n NewEntry) error {
	if r := utf8.RuneCountInString(n.Label); r < 1 || r > maxLabelRunes {
		return fault.New(fault.Validation, "label must have 1 to %d characters", maxLabelRunes)
	}
	if err := printable.Check(n.Label); err != nil {
		return fault.Wrap(err, fault.Validation, "label %v", err)
	}
	if n.Group != "" && !approval.IsGroup(n.Group) {
		return fault.New(fault.Validation, "group must have at most 64 visible characters, and no space at its ends")
	}
	if !k.chains[n.Chain] {
		return fault.New(fault.UnsupportedChain, "chain: %s is not served here", n.Chain)
	}
	if canonical, err := chain.ParseAddress(n.Chain, string(n.Address)); err != nil || canonical != n.Address {
		return fault.New(fault.InvalidDestination, "address: %s is not in its canonical form", n.Address)
	}
	return nil
}

// loadChangedDestinations are the addresses that a change of the book adds or removes,
// as they stand in it, or will.
func loadChangedDestinations(ctx context.Context, tx *store.Tx, organization uuid.UUID, c approval.Change) ([]approval.Destination, error) {
	body, err := approval.DecodeBody[bookChange](c)
	if err != nil {
		return nil, err
	}
	var all []approval.Destination
	for _, n := range body.Add {
		all = append(all, approval.Destination{Chain: n.Chain, Address: n.Address, Listed: true, Group: n.Group})
	}
	removed, err := loadRemoved(ctx, tx, organization, body.Remove)
	for _, e := range removed {
		all = append(all, approval.Destination{Chain: e.Chain, Address: e.Address, Listed: true, Group: e.Group})
	}
	return all, err
}

func loadRemoved(ctx context.Context, tx *store.Tx, organization uuid.UUID, ids []uuid.UUID) ([]Entry, error) {
	var all []Entry
	for part := range slices.Chunk(ids, chunk) {
		args := []any{organization}
		for _, id := range part {
			args = append(args, id)
		}
		rows, err := tx.Query(ctx, `SELECT `+entryColumns+` FROM address_book WHERE organization_id = $1 AND id IN (`+store.Placeholders(2, len(part))+`)`, args...)
		found, err := store.Collect(rows, err, scanEntry)
		if err != nil {
			return nil, fmt.Errorf("reading an address book: %w", err)
		}
		all = append(all, found...)
	}
	return all, nil
}

// checkBookChange rejects changes that cannot be made. Errors: those of AddEntry and DeleteEntry.
func (k kinds) checkBookChange(ctx context.Context, tx *store.Tx, organization uuid.UUID, _ approval.Settings, c approval.Change) error {
	body, err := approval.DecodeBody[bookChange](c)
	if err != nil {
		return err
	}
	if n := len(body.Add) + len(body.Remove); n < 1 || n > MaxImported {
		return fmt.Errorf("%w: it changes %d entries", approval.ErrProposal, n)
	}
	for _, n := range body.Add {
		if err := k.checkEntry(n); err != nil {
			return err
		}
		if n.ID != n.deriveID(organization) {
			return fmt.Errorf("%w: the entry %s does not have the id that derives from it and its organization", approval.ErrProposal, n.ID)
		}
	}
	refused, err := k.whyRefused(ctx, tx, organization, body)
	if err != nil {
		return err
	}
	for _, n := range body.Add { // the first one, as the change has them
		if why := refused[n.ID]; why != nil {
			return why
		}
	}
	removed, err := loadRemoved(ctx, tx, organization, body.Remove)
	if err != nil {
		return err
	}
	if len(removed) != len(body.Remove) {
		return errNoEntry
	}
	return body.checkRemoved(removed)
}

// checkRemoved rejects a text that describes the entries which it removes otherwise than the book has them. A text of a version before
// does not describe them, and is accepted: it may be approved already. Error: workflow_conflict.
func (b bookChange) checkRemoved(inForce []Entry) error {
	if len(b.Removed) == 0 {
		return nil
	}
	isSame := len(b.Removed) == len(b.Remove)
	for i := 0; isSame && i < len(b.Removed); i++ {
		isSame = b.Removed[i].ID == b.Remove[i] && slices.ContainsFunc(inForce, func(e Entry) bool { return e.escapeTexts() == b.Removed[i] })
	}
	if !isSame {
		return fault.New(fault.WorkflowConflict, "the entries of these ids are not those that the text names")
	}
	return nil
}

// escapeTexts returns the entry as approvers read it. It may be older than the check of labels.
func (e Entry) escapeTexts() NewEntry {
	return NewEntry{ID: e.ID, Label: printable.Escape(e.Label), Chain: e.Chain, Address: e.Address, Group: printable.Escape(e.Group)}
}

// errUnnamed is the error for a text whose readers cannot recognize the entries in it.
var errUnnamed = errors.New("the text has ids of entries and does not describe the entries: do not approve it, and have the change requested again")

// CheckNamesEntries returns an error for a text that removes entries of an address book by their ids and does not
// describe them, as versions before wrote it. The signer verifies the description. Error: approval.ErrProposal.
func CheckNamesEntries(p approval.Proposal) error {
	if p.Kind != approval.AddressBookChange {
		return nil
	}
	body, err := approval.DecodeBody[bookChange](*p.Change)
	if err == nil && !slices.EqualFunc(body.Removed, body.Remove, func(n NewEntry, id uuid.UUID) bool { return n.ID == id }) {
		err = fmt.Errorf("%w: %w", approval.ErrProposal, errUnnamed)
	}
	return err
}

// whyRefused says by id which of the entries to be added must not be paid, or are in the
// book, or in the change itself, already.
func (k kinds) whyRefused(ctx context.Context, tx *store.Tx, organization uuid.UUID, body bookChange) (map[uuid.UUID]error, error) {
	type place struct {
		on chain.Name
		at chain.Address
	}
	refused, taken, byChain := map[uuid.UUID]error{}, map[place]bool{}, map[chain.Name][]NewEntry{}
	for _, n := range body.Add {
		byChain[n.Chain] = append(byChain[n.Chain], n)
	}
	for on, entries := range byChain {
		for part := range slices.Chunk(entries, chunk) {
			addresses := make([]chain.Address, len(part))
			for i, n := range part {
				addresses[i] = n.Address
			}
			var made MadeContracts
			var listed map[chain.Address]uuid.UUID
			if err := tx.SendBatch(ctx, MadeContractsQuery(&made, on, addresses...), listedQuery(&listed, organization, on, addresses)); err != nil {
				return nil, err
			}
			for _, n := range part {
				here := place{n.Chain, n.Address}
				id, isListed := listed[n.Address]
				switch why := k.payees.WhyUnpayable(on, n.Address, made); {
				case why != "":
					refused[n.ID] = fault.New(fault.InvalidDestination, "address %s", why)
				case taken[here], isListed && !slices.Contains(body.Remove, id):
					refused[n.ID] = fault.New(fault.AddressBookDuplicate, "the address book has this address on %s", on)
				}
				taken[here] = true
			}
		}
	}
	return refused, nil
}

// listedQuery asks which of the addresses the book has, resting ones too.
func listedQuery(into *map[chain.Address]uuid.UUID, organization uuid.UUID, on chain.Name, addresses []chain.Address) store.BatchQuery {
	args := []any{organization, string(on)}
	for _, a := range addresses {
		args = append(args, string(a))
	}
	return store.BatchQuery{
		SQL:  `SELECT address, id FROM address_book WHERE organization_id = $1 AND chain = $2 AND address IN (` + store.Placeholders(3, len(addresses)) + `)`,
		Args: args,
		Read: func(rows store.Rows) error {
			*into = map[chain.Address]uuid.UUID{}
			for rows.Next() {
				var at string
				var id uuid.UUID
				if err := rows.Scan(&at, &id); err != nil {
					return fmt.Errorf("reading an address book: %w", err)
				}
				(*into)[chain.Address(at)] = id
			}
			return rows.Err()
		},
	}
}

// applyBookChange writes a change of the book. A new entry rests as long as the present policy requires.
func applyBookChange(ctx context.Context, tx *store.Tx, organization uuid.UUID, c approval.Change) error {
	body, err := approval.DecodeBody[bookChange](c)
	if err != nil {
		return err
	}
	var r Rules
	if err := tx.SendBatch(ctx, RulesQuery(&r, organization, tx.DB().Clock().Now(), "")); err != nil {
		return err
	}
	for _, id := range body.Remove {
		tx.DeferGuard(errNoEntry, `DELETE FROM address_book WHERE organization_id = $1 AND id = $2`, organization, id)
	}
	now := tx.DB().Clock().Micros()
	usableFrom := now + r.CoolDown().Microseconds()
	for part := range slices.Chunk(body.Add, chunk) {
		var args []any
		for _, n := range part {
			args = append(args, n.ID, organization, n.Label, string(n.Chain), string(n.Address), n.Group, now, usableFrom)
		}
		tx.Defer(`INSERT INTO address_book (id, organization_id, label, chain, address, group_name, created_at, usable_from) VALUES `+store.Values(len(part), 8), args...)
	}
	return nil
}

// checkPolicyChange rejects a policy that cannot be met, and one that would replace another than the one in force
// when it was proposed. Errors: validation_error, withdrawal_policy_required for a threshold without anyone to
// approve beyond it, and workflow_conflict.
func checkPolicyChange(ctx context.Context, tx *store.Tx, organization uuid.UUID, s approval.Settings, c approval.Change) error {
	body, err := approval.DecodeBody[Change](c)
	if err != nil {
		return err
	}
	var inForce Rules
	if err := tx.SendBatch(ctx, RulesQuery(&inForce, organization, tx.DB().Clock().Now(), "")); err != nil {
		return err
	}
	p := body.Policy
	switch {
	case !body.InPlaceOf.equals(inForce.Policy):
		return fault.New(fault.WorkflowConflict, "the withdrawal policy has changed since: this one was to replace another than is in force")
	case p.CoolDownSeconds < 0 || p.CoolDownSeconds > int64(maxCoolDown.Seconds()):
		return fault.New(fault.Validation, "coolDownSeconds must be 0 to %d: thirty days", int64(maxCoolDown.Seconds()))
	case p.ApprovalThreshold != nil && *p.ApprovalThreshold < 0:
		return fault.New(fault.Validation, "approvalThresholdUsd must not be negative")
	case p.DailyLimit != nil && *p.DailyLimit < 0:
		return fault.New(fault.Validation, "dailyLimitUsd must not be negative")
	case p.ApprovalThreshold != nil && len(s.Approvers) == 0:
		return fault.New(fault.WithdrawalPolicyRequired, "approvalThresholdUsd needs an approver who can approve: register one first")
	}
	return nil
}

func applyPolicyChange(_ context.Context, tx *store.Tx, organization uuid.UUID, c approval.Change) error {
	body, err := approval.DecodeBody[Change](c)
	if err != nil {
		return err
	}
	p := body.Policy
	var limit, threshold any
	if p.DailyLimit != nil {
		limit = int64(*p.DailyLimit)
	}
	if p.ApprovalThreshold != nil {
		threshold = int64(*p.ApprovalThreshold)
	}
	tx.Defer(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, approval_threshold, cool_down_seconds, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (organization_id) DO UPDATE SET address_book_only = excluded.address_book_only, daily_limit = excluded.daily_limit,
			approval_threshold = excluded.approval_threshold, cool_down_seconds = excluded.cool_down_seconds, updated_at = excluded.updated_at`,
		organization, p.AddressBookOnly, limit, threshold, p.CoolDownSeconds, tx.DB().Clock().Micros())
	return nil
}
