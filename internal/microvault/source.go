package microvault

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
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

// Blocks lists what holders cannot do because of the source, as it was at the last look.
// What one that is written off still holds belongs to who has shares, so nobody enters; a
// vault of a version that reinstates nothing forgets it, and goes on. The same holds for
// one of which the owner has accepted that something is missing, or that its price is too
// old: the vault then says that holders may leave.
func (v Vault) Blocks(s Source) []Blocked {
	switch s.Status() {
	case Unsound, Unreadable:
		if s.Status() == Unsound && v.Figures != nil && v.Figures.NavSound {
			return []Blocked{Deposits}
		}
		return []Blocked{Deposits, Redemptions}
	case WrittenOff:
		if s.ExitLoss != nil && s.Holding {
			return []Blocked{Deposits}
		}
	case Sound:
	}
	return []Blocked{}
}

// isStale says whether the source's price was too old when the vault was looked at.
func (s Source) isStale(at time.Time) bool {
	return s.Kind == ERC7540 && s.PricedAt != nil && at.Sub(*s.PricedAt) > s.NavAge
}

// isTotalLoss says whether what is in the source is worth nothing.
func (s Source) isTotalLoss() bool { return s.Holding && s.Worth.IsZero() }

// Remedies lists the changes that would end what is wrong with the source, as it was at
// the last look. A source may mend by itself, too.
func (v Vault) Remedies(s Source) []change.Kind {
	remedies := []change.Kind{}
	switch s.Status() {
	case Unreadable:
		remedies = append(remedies, WriteOff)
	case Unsound:
		// A vault of the version before accepts no price that is too old, and none of 0.
		if s.ExitLoss != nil || v.Figures == nil || !s.isStale(v.Figures.At) && !s.isTotalLoss() {
			remedies = append(remedies, AcceptNav)
		}
	case WrittenOff:
		switch {
		case s.ExitLoss == nil || !s.Readable: // for good, or until it answers
		case s.Sound:
			remedies = append(remedies, Reinstate)
		case v.Figures == nil || !s.isStale(v.Figures.At): // an older one is never sound
			remedies = append(remedies, AcceptNav)
		}
	case Sound:
	}
	return remedies
}

// positionSound is a position's soundness, in the words of ISourceAdapter, of one by whose
// price the vault can go.
const positionSound = 1

// takeOver sets what the chain says of whether a vault can go by the source's price.
func (s *Source) takeOver(is contracts.MicroVaultSourceView) {
	s.Readable, s.WrittenOff, s.Holding = is.Readable, is.WrittenOff, holds(is)
	s.Sound = is.Readable && is.Position.Sound.IsUint64() && is.Position.Sound.Uint64() == positionSound
	if is.Readable && is.Position.NavAt.IsInt64() {
		priced := time.Unix(is.Position.NavAt.Int64(), 0).UTC()
		s.PricedAt = &priced
	}
}

// holds says whether a position has anything, or may: a source that cannot be read does
// not tell, and one that is not sound for all may give back what is missing.
func holds(is contracts.MicroVaultSourceView) bool {
	p := is.Position
	return !is.Readable || !p.Sound.IsUint64() || p.Sound.Uint64() != positionSound || p.Units.Sign() > 0 || p.PendingIn.Sign() > 0 || p.Claimable.Sign() > 0
}

// bpsColumn is what is stored of basis points that there may not be.
func bpsColumn(bps *money.Bps) *int64 {
	if bps == nil {
		return nil
	}
	n := int64(*bps)
	return &n
}

// statusOf is the status of a source that the chain told of.
func statusOf(is contracts.MicroVaultSourceView) SourceStatus {
	var s Source
	s.takeOver(is)
	return s.Status()
}

// saveSource stores what a source was like at a block, and tells if it is no longer what
// it was. The row is the keeper's alone, who has the seat.
func saveSource(ctx context.Context, tx *store.Tx, v Vault, r reading, place int) error {
	is := r.sources[place]
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
	now.Worth, now.ExitLoss = worth, nil
	if len(r.exitLosses) > place {
		now.ExitLoss = &r.exitLosses[place]
	}
	tx.Defer(`UPDATE micro_vault_sources SET worth = $3, readable = $4, sound = $5, priced_at = $6, written_off = $7, exit_loss_bps = $8, holding = $9
		WHERE vault_id = $1 AND source_id = $2`,
		v.ID, now.ID.Hex(), now.Worth, flagColumn(now.Readable), flagColumn(now.Sound), microsOf(now.PricedAt), flagColumn(now.WrittenOff),
		bpsColumn(now.ExitLoss), flagColumn(now.Holding))
	if was.Status() == now.Status() {
		return nil
	}
	return emitSourceEvent(ctx, tx, v, *was, now, r.at)
}

// sourceChange is the body of changes about one source.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type sourceChange struct {
	Source      common.Hash `json:"source"`
	YieldSource string      `json:"yieldSourceId,omitempty"` // of the stored text alone: see namedBody
}

func (c sourceChange) nameSources(v Vault) any {
	c.YieldSource = v.yieldIDOf(c.Source)
	return c
}

// AcceptNav accepts that a source's price is taken as it is when the change is made,
// however far it is from the last one.
// Errors: preview_not_enabled, invalid_request, vault_not_found, source_not_found,
// idempotency_conflict.
func (s *Service) AcceptNav(ctx context.Context, key Key, vault uuid.UUID, source common.Hash) (change.Change, error) {
	return s.requestSourceChange(ctx, key, vault, AcceptNav, source)
}

// WriteOff accepts that a source which cannot be read, or was not sound at any reading for
// more than a week, is given up: it counts for nothing from then on.
// Errors: those of AcceptNav.
func (s *Service) WriteOff(ctx context.Context, key Key, vault uuid.UUID, source common.Hash) (change.Change, error) {
	return s.requestSourceChange(ctx, key, vault, WriteOff, source)
}

func (s *Service) requestSourceChange(ctx context.Context, key Key, vault uuid.UUID, kind change.Kind, source common.Hash) (change.Change, error) {
	return s.requestChange(ctx, key, vault, kind, sourceChange{Source: source}, "", func(_ context.Context, _ *store.Tx, v Vault) error {
		if v.findSource(source) == nil {
			return sourceNotFound(source)
		}
		if kind == Reinstate {
			return v.checkReinstates()
		}
		return nil
	})
}

// Reinstate accepts that a source which is written off counts again, if it can be read and
// its price is sound. The vault lets anybody do that, so nobody is asked to approve it.
// Errors: those of AcceptNav, and operation_not_supported.
func (s *Service) Reinstate(ctx context.Context, key Key, vault uuid.UUID, source common.Hash) (change.Change, error) {
	return s.requestSourceChange(ctx, key, vault, Reinstate, source)
}

// MaxExitLoss is the most that a move out of a source may be allowed to lose.
const MaxExitLoss money.Bps = 1000

// exitLossChange is the body of SetExitLoss.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type exitLossChange struct {
	Source      common.Hash `json:"source"`
	ExitLoss    money.Bps   `json:"exitLoss"`
	YieldSource string      `json:"yieldSourceId,omitempty"` // of the stored text alone: see namedBody
}

func (c exitLossChange) nameSources(v Vault) any {
	c.YieldSource = v.yieldIDOf(c.Source)
	return c
}

// SetExitLoss accepts what a move out of a source may lose from then on.
// Errors: those of Reinstate.
func (s *Service) SetExitLoss(ctx context.Context, key Key, vault uuid.UUID, source common.Hash, most money.Bps) (change.Change, error) {
	if most < 0 || most > MaxExitLoss {
		return change.Change{}, invalidRequest("exitLossBps must be 0 to %d", MaxExitLoss)
	}
	return s.requestChange(ctx, key, vault, SetExitLoss, exitLossChange{Source: source, ExitLoss: most}, "", func(_ context.Context, _ *store.Tx, v Vault) error {
		if v.findSource(source) == nil {
			return sourceNotFound(source)
		}
		return v.checkReinstates()
	})
}

// checkReinstates refuses a vault that was made before contracts knew of reinstatements
// and exit losses. One that was never looked at is made by the factory of now.
func (v Vault) checkReinstates() error {
	if v.Figures != nil && len(v.Sources) > 0 && v.Sources[0].ExitLoss == nil {
		return errOlderVault()
	}
	return nil
}

const olderVault = "the vault was made by an earlier version of the contracts, which cannot do this: make another"

func errOlderVault() error { return fault.New(fault.OperationNotSupported, olderVault) }

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
	return data, s.tryCall(ctx, v, change.Owner, data, "the source tells no price that could be accepted")
}

// writeOffCall gives a source up if it cannot be read, or was not sound for a week. One that is given up is so already.
func (s *Service) writeOffCall(ctx context.Context, v Vault, c change.Change) ([]byte, error) {
	source, err := readSourceChange(c)
	if err != nil {
		return nil, err
	}
	final, err := s.options.Chains[v.Chain].Client.Final(ctx)
	if err != nil {
		return nil, err
	}
	if done, err := s.isWrittenOff(ctx, v, source, final); err != nil || done {
		return nil, err
	}
	data := vaultABI.PackWriteOff(source)
	return data, s.tryCall(ctx, v, change.Owner, data, "the source can be read and was sound within the last week: only one that cannot, or was not, is written off")
}

// errReinstating has a reinstatement wait for another's.
var errReinstating = task.Later{After: time.Second, Reason: "somebody reinstated the source, which is not final yet"}

// reinstateCall has a source count again. One that is not written off does so already,
// if a final block says so: anybody may reinstate, and a reorganization undo it.
func (s *Service) reinstateCall(ctx context.Context, v Vault, c change.Change) ([]byte, error) {
	source, err := readSourceChange(c)
	if err != nil {
		return nil, err
	}
	client := s.options.Chains[v.Chain].Client
	final, err := client.Final(ctx)
	if err != nil {
		return nil, err
	}
	if written, err := s.isWrittenOff(ctx, v, source, final); err != nil || !written {
		return nil, err
	}
	head, err := client.Head(ctx)
	if err != nil {
		return nil, err
	}
	if written, err := s.isWrittenOff(ctx, v, source, head); err != nil {
		return nil, err
	} else if !written {
		return nil, errReinstating
	}
	data := vaultABI.PackReinstate(source)
	return data, s.tryCall(ctx, v, change.Keeper, data, "the source cannot be read, or its price is not sound: see its remedies")
}

// exitLossCall sets what a move out of a source may lose, unless it is that already.
func (s *Service) exitLossCall(ctx context.Context, v Vault, c change.Change) ([]byte, error) {
	var body exitLossChange
	if err := json.Unmarshal([]byte(c.Body), &body); err != nil {
		return nil, fmt.Errorf("reading an exit loss: %w", err)
	}
	client := s.options.Chains[v.Chain].Client.Agreed() // the change ends by the answer
	final, err := client.Final(ctx)
	if err != nil {
		return nil, err
	}
	var now uint16
	err = fetchInto(ctx, client, v.Contract, final, vaultABI.PackExitLossBps(body.Source), vaultABI.UnpackExitLossBps, &now)
	if errors.Is(err, evm.ErrReverted) {
		return nil, change.NewRefusal(failure.ContractOutdated, "%s", olderVault)
	}
	if err != nil {
		return nil, fmt.Errorf("asking MicroVault %s for an exit loss: %w", v.ID, err)
	}
	if money.Bps(now) == body.ExitLoss {
		return nil, nil
	}
	return vaultABI.PackSetExitLoss(body.Source, uint16(body.ExitLoss)), nil
}

// isWrittenOff asks a vault whether a source of it was written off at a block. That there
// is nothing to do is asked of a final block, and of all nodes: it confirms a change for good.
func (s *Service) isWrittenOff(ctx context.Context, v Vault, source common.Hash, at evm.Block) (bool, error) {
	var sources []contracts.MicroVaultSourceView
	err := fetchInto(ctx, s.options.Chains[v.Chain].Client.Agreed(), v.Contract, at, vaultABI.PackSources(), vaultABI.UnpackSources, &sources)
	if err != nil {
		return false, fmt.Errorf("asking MicroVault %s for its sources: %w", v.ID, err)
	}
	return slices.ContainsFunc(sources, func(is contracts.MicroVaultSourceView) bool { return is.Id == source && is.WrittenOff }), nil
}

// tryCall fails a change for good, with a reason for people, if the contract would refuse
// it on the newest block, by all nodes: nobody is asked to approve what cannot be done. A reorganization
// may prove that wrong, which changes nothing: it can be asked for again. What passes here
// wrongly the contract refuses, which decides by the block that it runs in.
func (s *Service) tryCall(ctx context.Context, v Vault, actor change.Actor, data []byte, refusal string) error {
	results, err := s.simulateOn(ctx, s.options.Chains[v.Chain].Client.Agreed(), v, actor, ethereum.CallMsg{To: &v.Contract, Gas: keepingGas, Data: data})
	if err == nil {
		err = results[0].Err
	}
	if errors.Is(err, evm.ErrReverted) {
		return change.NewRefusal(failure.ChangeNotApplicable, "%s", refusal)
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
