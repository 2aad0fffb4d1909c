package microvault

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// The kinds of changes.
const (
	CreateVault       change.Kind = "create_vault"
	UpdateStrategy    change.Kind = "update_strategy"
	SetSourceMode     change.Kind = "set_source_mode"
	AddShareholder    change.Kind = "add_shareholder"
	RemoveShareholder change.Kind = "remove_shareholder"
	AcceptNav         change.Kind = approval.AcceptNav
	WriteOff          change.Kind = approval.WriteOff
	SetExitLoss       change.Kind = approval.SetExitLoss
	Reinstate         change.Kind = "reinstate"
	Rebalance         change.Kind = "rebalance"
	Observe           change.Kind = "observe"
	PayQueue          change.Kind = "pay_queue"
)

// Kinds lists them.
func Kinds() []change.Kind {
	return []change.Kind{CreateVault, UpdateStrategy, SetSourceMode, AddShareholder, RemoveShareholder, AcceptNav, WriteOff,
		Reinstate, SetExitLoss, Rebalance, Observe, PayQueue}
}

// auditActions are what the audit log calls the changes that organizations ask for.
var auditActions = map[change.Kind]audit.Action{UpdateStrategy: audit.SetMicroVaultStrategy, SetSourceMode: audit.SetMicroVaultSource,
	AddShareholder: audit.AddShareholder, RemoveShareholder: audit.RemoveShareholder,
	AcceptNav: audit.AcceptMicroVaultNav, WriteOff: audit.WriteOffMicroVaultSource, Reinstate: audit.ReinstateMicroVaultSource,
	SetExitLoss: audit.SetMicroVaultExitLoss}

// wholeBps is all of a vault's assets.
const wholeBps money.Bps = 10_000

var vaultABI = contracts.NewMicroVault()

// defineKinds tells the engine what the kinds do.
func (s *Service) defineKinds() {
	s.engine.Define(CreateVault, change.Definition{Actor: change.Owner, Calls: s.createCalls, Settle: s.settleCreate})
	for kind, calls := range map[change.Kind]func(context.Context, Vault, change.Change) ([]byte, error){
		UpdateStrategy: s.strategyCall, SetSourceMode: s.modeCall, AddShareholder: s.addCall, RemoveShareholder: s.removeCall,
		AcceptNav: s.acceptNavCall, WriteOff: s.writeOffCall, Reinstate: s.reinstateCall, SetExitLoss: s.exitLossCall, Rebalance: s.rebalanceCall, Observe: s.observeCall, PayQueue: s.payQueueCall,
	} {
		actor := change.Owner
		if isKeepers(kind) {
			actor = change.Keeper
		}
		s.engine.Define(kind, change.Definition{Actor: actor, Keeping: isKeeping(kind), Settle: s.settleChange, Calls: func(ctx context.Context, c change.Change) ([]intent.ContractCall, error) {
			v, err := s.loadOwn(ctx, c.Organization, c.Subject)
			switch {
			case err != nil:
				return nil, err
			case v.Status == Failed:
				return nil, change.NewRefusal(failure.ContractNotCreated, "the vault was not made: %s", v.Problem)
			case v.Status != Ready:
				return nil, errNotReady
			}
			data, err := calls(ctx, v, c)
			if err != nil || data == nil {
				return nil, err
			}
			return []intent.ContractCall{{Contract: chain.EVMAddress(v.Contract), Data: data}}, nil
		}})
	}
}

// isKeepers says whether the keeper's account makes changes of the kind: those that
// anybody may make, and the rebalances, which move towards the targets only.
func isKeepers(k change.Kind) bool {
	return isKeeping(k) || k == Reinstate
}

// isKeeping says whether the service alone asks for changes of the kind. A reinstatement
// is asked for, and may have been to happen after another change: it keeps its place.
func isKeeping(k change.Kind) bool { return k == Rebalance || k == Observe || k == PayQueue }

// errNotReady has a change of a new vault wait until that was looked at.
var errNotReady = task.Later{After: 300 * time.Millisecond, Reason: "the vault is not ready yet"}

// Strategy is what a vault's targets are to be: those left out are none.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type Strategy struct {
	Targets []Target  `json:"targets"`
	Idle    money.Bps `json:"idle"`
}

// Target is that of one source.
type Target struct {
	Source      common.Hash `json:"source"`
	Target      money.Bps   `json:"target"`
	YieldSource string      `json:"yieldSourceId,omitempty"` // of the stored text alone: see namedBody
}

func (t Strategy) nameSources(v Vault) any {
	t.Targets = slices.Clone(t.Targets)
	for i := range t.Targets {
		t.Targets[i].YieldSource = v.yieldIDOf(t.Targets[i].Source)
	}
	return t
}

// validate says what is wrong with a strategy by itself.
func (t Strategy) validate() error {
	total := t.Idle
	seen := map[common.Hash]bool{}
	for i, one := range t.Targets {
		if seen[one.Source] {
			return invalidRequest("allocations[%d]: the source is given twice", i)
		}
		seen[one.Source] = true
		total += one.Target
	}
	if total != wholeBps {
		return invalidRequest("the targets and idleTargetBps make %d: they must total 10000", total)
	}
	return nil
}

// SetStrategy accepts new targets.
// Errors: preview_not_enabled, invalid_request, vault_not_found,
// source_not_found, idempotency_conflict.
func (s *Service) SetStrategy(ctx context.Context, key Key, vault uuid.UUID, t Strategy) (change.Change, error) {
	if err := t.validate(); err != nil {
		return change.Change{}, err
	}
	slices.SortFunc(t.Targets, func(a, b Target) int { return bytes.Compare(a.Source[:], b.Source[:]) })
	return s.requestChange(ctx, key, vault, UpdateStrategy, t, "", func(_ context.Context, _ *store.Tx, v Vault) error {
		for _, one := range t.Targets {
			if v.findSource(one.Source) == nil {
				return sourceNotFound(one.Source)
			}
		}
		return nil
	})
}

func sourceNotFound(id common.Hash) error {
	return fault.New(fault.SourceNotFound, "the vault has no source %s", id)
}

func (s *Service) strategyCall(_ context.Context, _ Vault, c change.Change) ([]byte, error) {
	var t Strategy
	if err := json.Unmarshal([]byte(c.Body), &t); err != nil {
		return nil, fmt.Errorf("reading a strategy: %w", err)
	}
	ids, targets := make([][32]byte, len(t.Targets)), make([]uint16, len(t.Targets))
	for i, one := range t.Targets {
		ids[i], targets[i] = one.Source, uint16(one.Target)
	}
	return vaultABI.PackSetStrategy(ids, targets, uint16(t.Idle)), nil
}

// modeChange is the body of SetSourceMode.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type modeChange struct {
	Source      common.Hash `json:"source"`
	Mode        Mode        `json:"mode"`
	YieldSource string      `json:"yieldSourceId,omitempty"` // of the stored text alone: see namedBody
}

func (m modeChange) nameSources(v Vault) any {
	m.YieldSource = v.yieldIDOf(m.Source)
	return m
}

// SetMode accepts a new mode of a source.
// Errors: preview_not_enabled, invalid_request, vault_not_found,
// source_not_found, idempotency_conflict.
func (s *Service) SetMode(ctx context.Context, key Key, vault uuid.UUID, source common.Hash, mode Mode) (change.Change, error) {
	if !slices.Contains(Modes(), mode) {
		return change.Change{}, invalidRequest("mode must be one of: active, subscription_only, redemption_only, disabled")
	}
	return s.requestChange(ctx, key, vault, SetSourceMode, modeChange{Source: source, Mode: mode}, "", func(_ context.Context, _ *store.Tx, v Vault) error {
		if v.findSource(source) == nil {
			return sourceNotFound(source)
		}
		return nil
	})
}

func (s *Service) modeCall(_ context.Context, _ Vault, c change.Change) ([]byte, error) {
	var m modeChange
	if err := json.Unmarshal([]byte(c.Body), &m); err != nil {
		return nil, fmt.Errorf("reading a mode: %w", err)
	}
	return vaultABI.PackSetMode(m.Source, uint8(slices.Index(Modes(), m.Mode))), nil
}

// namedBody is the body of a change that has ids of sources. Its text, which approvers read, names the sources: an id is a hash,
// and a service in an attacker's hands could show it as another source's. The signer verifies the names.
type namedBody interface{ nameSources(v Vault) any }

// yieldIDOf returns the id in the configuration of a source of the vault.
func (v Vault) yieldIDOf(id common.Hash) string {
	if source := v.findSource(id); source != nil {
		return source.YieldID
	}
	return ""
}

// requestChange accepts a change of a vault that passes check. The vault's row is
// held, so the changes of a vault are in one order.
func (s *Service) requestChange(ctx context.Context, key Key, vault uuid.UUID, kind change.Kind, body any, about string,
	check func(ctx context.Context, tx *store.Tx, v Vault) error) (change.Change, error) {
	if err := s.CheckEnabled(key.Organization); err != nil {
		return change.Change{}, err
	}
	operation := fmt.Sprintf("microvault.%s:%s:%s", kind, vault, about)
	return s.acceptOnce(ctx, key, operation, body, func(ctx context.Context, tx *store.Tx, id uuid.UUID) error {
		v, err := lockOwn(ctx, tx, key.Organization, vault)
		if err != nil {
			return err
		}
		if v.Status == Failed {
			return invalidRequest("the vault was not made: %s", v.Problem)
		}
		if err := check(ctx, tx, v); err != nil {
			return err
		}
		text, err := encodeBody(body, v)
		if err != nil {
			return err
		}
		audit.Record(ctx, tx, v.Organization, auditActions[kind], v.ID.String(), audit.Details{"taskId": id.String(), "idempotencyKey": key.Text, "about": about, "request": string(text)})
		_, err = change.RequestByCustomer(ctx, tx, change.Change{ID: id, Organization: v.Organization, Subject: v.ID, Chain: v.Chain, Kind: kind, About: about, Body: string(text)})
		return err
	})
}

// encodeBody returns the text of a change of a vault, which names the sources whose ids it has.
func encodeBody(body any, v Vault) ([]byte, error) {
	if named, is := body.(namedBody); is {
		body = named.nameSources(v)
	}
	text, err := json.Marshal(body)
	if err != nil {
		return nil, fmt.Errorf("encoding a change: %w", err)
	}
	return text, nil
}

// settleChange takes over what the vault itself said while the change ran, whatever
// the change was.
func (s *Service) settleChange(ctx context.Context, tx *store.Tx, c change.Change, o intent.Outcome) error {
	if c.Kind == Rebalance {
		tx.OnCommit(func() { s.metrics.countRebalance(c.Status) })
	}
	if err := emitTaskEvent(ctx, tx, c); err != nil {
		return err
	}
	if c.Status == change.Failed {
		return nil // the next look finds what is to be done
	}
	v, err := lockVault(ctx, tx, c.Subject)
	if err != nil {
		return err
	}
	confirmed := c.Kind == Observe || c.Kind == PayQueue // which tell nothing when there is nothing to tell
	logs, err := evmintent.Logs(o)
	if err != nil {
		return err
	}
	observed := map[common.Hash]bool{}
	for i := range logs {
		log := &logs[i]
		if log.Address != v.Contract {
			continue
		}
		kind, err := s.applyEvent(ctx, tx, &v, log, o)
		if err != nil {
			return err
		}
		confirmed = confirmed || kind == c.Kind
		if e, err := vaultABI.UnpackNavObservedEvent(log); err == nil {
			observed[e.SourceId] = true
		}
	}
	if !confirmed && len(c.TxHashes) > 0 {
		return fmt.Errorf("MicroVault %s executed %s without an event for it", v.ID, c.Kind)
	}
	if c.Kind == Observe && len(c.TxHashes) > 0 || len(observed) == len(v.Sources) {
		v.pricesObservedAt = &o.BlockTime
	}
	saveVault(tx, v)
	tx.Wake(topic)
	return nil
}

// applyEvent takes over what an event of the vault says, and tells what kind of
// change it is of, if of any.
func (s *Service) applyEvent(ctx context.Context, tx *store.Tx, v *Vault, log *types.Log, o intent.Outcome) (change.Kind, error) {
	if e, err := vaultABI.UnpackStrategySetEvent(log); err == nil {
		for i := range v.Sources {
			v.Sources[i].Target = 0
		}
		for i, id := range e.SourceIds {
			if source := v.findSource(id); source != nil {
				source.Target = money.Bps(e.TargetsBps[i])
			}
		}
		v.IdleTarget = money.Bps(e.IdleTargetBps)
		return UpdateStrategy, nil
	}
	if e, err := vaultABI.UnpackModeSetEvent(log); err == nil {
		if source := v.findSource(e.SourceId); source != nil && int(e.Mode) < len(Modes()) {
			source.Mode = Modes()[e.Mode]
		}
		return SetSourceMode, nil
	}
	if e, err := vaultABI.UnpackShareholderSetEvent(log); err == nil {
		if e.Listed {
			return AddShareholder, s.applyListEvent(ctx, tx, v, e, o)
		}
		return RemoveShareholder, s.applyListEvent(ctx, tx, v, e, o)
	}
	if e, err := vaultABI.UnpackWrittenOffEvent(log); err == nil {
		return WriteOff, v.applyWriteOff(e, o)
	}
	if _, err := vaultABI.UnpackNavAcceptedEvent(log); err == nil {
		return AcceptNav, nil
	}
	if _, err := vaultABI.UnpackReinstatedEvent(log); err == nil {
		return Reinstate, nil
	}
	if _, err := vaultABI.UnpackExitLossSetEvent(log); err == nil {
		return SetExitLoss, nil
	}
	if _, err := vaultABI.UnpackRebalancedEvent(log); err == nil {
		return Rebalance, nil
	}
	return "", nil
}
