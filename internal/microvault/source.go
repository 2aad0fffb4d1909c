package microvault

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// SourceStatus says whether a vault can go by a source's price.
type SourceStatus string

// The statuses of sources.
const (
	Sound      SourceStatus = "sound"
	Unsound    SourceStatus = "unsound"     // its price is too old, has jumped, or what it owes cannot be claimed
	Unreadable SourceStatus = "unreadable"  // it does not answer: its last worth counts
	WrittenOff SourceStatus = "written_off" // it counts for nothing
)

// SourceStatuses lists them.
func SourceStatuses() []SourceStatus {
	return []SourceStatus{Sound, Unsound, Unreadable, WrittenOff}
}

// Status is what the source was like at the last look.
func (s Source) Status() SourceStatus {
	switch {
	case s.WrittenOff:
		return WrittenOff
	case !s.Readable:
		return Unreadable
	case !s.Sound:
		return Unsound
	}
	return Sound
}

// Blocked is what holders cannot do with a vault while a source of it is as it is.
type Blocked string

// What can be blocked. A redemption that is blocked can be queued.
const (
	Deposits    Blocked = "deposits"
	Redemptions Blocked = "redemptions"
)

// Blocks lists what holders cannot do because of the source.
func (s Source) Blocks() []Blocked {
	if status := s.Status(); status == Unsound || status == Unreadable {
		return []Blocked{Deposits, Redemptions}
	}
	return []Blocked{}
}

// isStale says whether the source's price was too old when the vault was looked at. No
// acceptance makes it younger: the source has to strike another.
func (s Source) isStale(at time.Time) bool {
	return s.Kind == ERC7540 && s.PricedAt != nil && at.Sub(*s.PricedAt) > s.NavAge
}

// Remedies lists the changes that would end what is wrong with the source, as it was at
// the last look. A source may mend by itself, too.
func (v Vault) Remedies(s Source) []change.Kind {
	remedies := []change.Kind{}
	switch s.Status() {
	case Unreadable:
		remedies = append(remedies, WriteOff)
	case Unsound:
		if v.Figures == nil || !s.isStale(v.Figures.At) {
			remedies = append(remedies, AcceptNav)
		}
	case Sound, WrittenOff:
	}
	return remedies
}

// takeOver sets what the chain says of whether a vault can go by the source's price.
func (s *Source) takeOver(is contracts.MicroVaultSourceView) {
	s.Readable, s.WrittenOff = is.Readable, is.WrittenOff
	s.Sound = is.Readable && is.Position.Sound.IsUint64() && is.Position.Sound.Uint64() == 1
	if is.Readable && is.Position.NavAt.IsInt64() {
		priced := time.Unix(is.Position.NavAt.Int64(), 0).UTC()
		s.PricedAt = &priced
	}
}

// statusOf is the status of a source that the chain told of.
func statusOf(is contracts.MicroVaultSourceView) SourceStatus {
	var s Source
	s.takeOver(is)
	return s.Status()
}

// saveSource stores what a source was like at a block, and tells if it is no longer what
// it was. The row is the keeper's alone, who has the seat.
func saveSource(ctx context.Context, tx *store.Tx, v Vault, is contracts.MicroVaultSourceView, at time.Time) error {
	was := v.findSource(is.Id)
	if was == nil {
		return fmt.Errorf("%w: it has the source %s", errOtherVault, hexOfID(is.Id))
	}
	worth, err := money.UnitsFromBig(is.Worth)
	if err != nil {
		return fmt.Errorf("%w: %w", errOtherVault, err)
	}
	now := *was
	now.takeOver(is)
	now.Worth = worth
	tx.Defer(`UPDATE micro_vault_sources SET worth = $3, readable = $4, sound = $5, priced_at = $6, written_off = $7 WHERE vault_id = $1 AND source_id = $2`,
		v.ID, now.ID.Hex(), now.Worth, flagColumn(now.Readable), flagColumn(now.Sound), microsOf(now.PricedAt), flagColumn(now.WrittenOff))
	if was.Status() == now.Status() {
		return nil
	}
	return emitSourceEvent(ctx, tx, v, *was, now, at)
}

// sourceChange is the body of changes about one source.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type sourceChange struct {
	Source common.Hash `json:"source"`
}

// AcceptNav accepts that a source's price is taken as it is when the change is made,
// however far it is from the last one.
// Errors: preview_not_enabled, invalid_request, vault_not_found, source_not_found,
// idempotency_conflict.
func (s *Service) AcceptNav(ctx context.Context, key Key, vault uuid.UUID, source common.Hash) (change.Change, error) {
	return s.requestSourceChange(ctx, key, vault, AcceptNav, source)
}

// WriteOff accepts that a source which cannot be read is given up: it counts for nothing
// from then on.
// Errors: those of AcceptNav.
func (s *Service) WriteOff(ctx context.Context, key Key, vault uuid.UUID, source common.Hash) (change.Change, error) {
	return s.requestSourceChange(ctx, key, vault, WriteOff, source)
}

func (s *Service) requestSourceChange(ctx context.Context, key Key, vault uuid.UUID, kind change.Kind, source common.Hash) (change.Change, error) {
	return s.requestChange(ctx, key, vault, kind, sourceChange{source}, "", func(_ context.Context, _ *store.Tx, v Vault) error {
		if v.findSource(source) == nil {
			return sourceNotFound(source)
		}
		return nil
	})
}

func readSourceChange(c change.Change) (common.Hash, error) {
	var body sourceChange
	if err := json.Unmarshal([]byte(c.Body), &body); err != nil {
		return common.Hash{}, fmt.Errorf("reading which source: %w", err)
	}
	return body.Source, nil
}

// acceptNavCall accepts the price if the source tells one.
func (s *Service) acceptNavCall(ctx context.Context, v Vault, c change.Change) ([]byte, error) {
	source, err := readSourceChange(c)
	if err != nil {
		return nil, err
	}
	data := vaultABI.PackAcceptNav(source)
	return data, s.tryOwnerCall(ctx, v, data, "the source tells no price that could be accepted")
}

// writeOffCall gives a source up if it cannot be read. One that is given up is so already.
func (s *Service) writeOffCall(ctx context.Context, v Vault, c change.Change) ([]byte, error) {
	source, err := readSourceChange(c)
	if err != nil {
		return nil, err
	}
	sources, err := s.fetchSources(ctx, v)
	if err != nil {
		return nil, err
	}
	for _, is := range sources {
		if is.Id == source && is.WrittenOff {
			return nil, nil
		}
	}
	data := vaultABI.PackWriteOff(source)
	return data, s.tryOwnerCall(ctx, v, data, "the source can be read: only one that cannot is written off")
}

// fetchSources asks a vault for its sources as they are now.
func (s *Service) fetchSources(ctx context.Context, v Vault) ([]contracts.MicroVaultSourceView, error) {
	to := v.Contract
	out, err := s.options.Chains[v.Chain].Client.Call(ctx, ethereum.CallMsg{To: &to, Data: vaultABI.PackSources()}, nil)
	if err != nil {
		return nil, fmt.Errorf("asking MicroVault %s for its sources: %w", v.ID, err)
	}
	sources, err := vaultABI.UnpackSources(out)
	if err != nil {
		return nil, fmt.Errorf("reading the sources of MicroVault %s: %w", v.ID, err)
	}
	return sources, nil
}

// tryOwnerCall fails a change for good, with a reason for people, if the contract would
// refuse it now: nobody is asked to approve what cannot be done.
func (s *Service) tryOwnerCall(ctx context.Context, v Vault, data []byte, refusal string) error {
	_, err := s.simulateAs(ctx, v, change.Owner, data)
	if errors.Is(err, evm.ErrReverted) {
		return invalidRequest("%s", refusal)
	}
	return err
}

// applyWriteOff takes over that a source was given up, which ends its target and lets
// nothing enter or leave.
func (v *Vault) applyWriteOff(e *contracts.MicroVaultWrittenOff, o intent.Outcome) error {
	source := v.findSource(e.SourceId)
	if source == nil {
		return nil
	}
	worth, err := money.UnitsFromBig(e.LastWorth)
	if err != nil {
		return fmt.Errorf("%w: %w", errOtherVault, err)
	}
	v.IdleTarget += source.Target
	source.Target, source.Mode = 0, Disabled
	source.WrittenOffAt, source.WrittenOffWorth = &o.BlockTime, worth
	return nil
}
