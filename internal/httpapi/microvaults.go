package httpapi

import (
	"context"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/printable"
)

const (
	microVaultsPrefix = "/v2/microvaults/" // the prefix of their paths
	maxIdempotencyKey = 200
	maxMicroTargets   = 16
)

// microVaultErrorCode returns an error code in the form of these operations: an error of a request itself is
// invalid_request.
func microVaultErrorCode(code fault.Code) fault.Code {
	switch code {
	case fault.Validation, fault.UnknownParameters:
		return fault.InvalidRequest
	}
	return code
}

// hasMicroVaultErrors says whether a refusal with the code has the shape that
// those of MicroVaults' operations have. The codes that every operation may answer
// with have the usual shape there too.
func (rec *recorder) hasMicroVaultErrors(code fault.Code) bool {
	if rec.route == nil || !strings.HasPrefix(rec.route.path, microVaultsPrefix) {
		return false
	}
	switch code {
	case fault.Unauthenticated, fault.Forbidden, fault.RateLimited, fault.RateLimitExceeded, fault.Internal, fault.ServiceUnavailable, methodNotAllowed:
		return false
	}
	return true
}

// idempotencyKey reads the Idempotency-Key, which every change has.
// Errors: idempotency_key_required, invalid_request.
func (r *request) idempotencyKey() microvault.Key {
	values := r.http.Header["Idempotency-Key"]
	if len(values) == 0 || values[0] == "" {
		r.problems.noteOutside(fault.New(fault.IdempotencyKeyRequired, "the header Idempotency-Key is required"))
		return microvault.Key{}
	}
	text := values[0]
	if len(values) > 1 || !isPlainText(text) || printable.Check(text) != nil || utf8.RuneCountInString(text) > maxIdempotencyKey {
		r.problems.noteOutside(fault.New(fault.InvalidRequest, "Idempotency-Key must be one text of 1 to %d characters", maxIdempotencyKey))
		return microvault.Key{}
	}
	return microvault.Key{Organization: r.organization(), Text: text}
}

func (s *Server) createMicroVault(ctx context.Context, r *request) (response, error) {
	key, b := r.idempotencyKey(), r.body()
	create := microvault.Create{Name: b.readLabel("name", microvault.MaxName), Symbol: b.readLabel("symbol", microvault.MaxSymbol),
		Token: b.readToken("asset"), Sources: b.readTexts("sources", 1, microvault.MaxSources)}
	for i, id := range create.Sources {
		if n := utf8.RuneCountInString(id); n < 1 || n > maxLabel {
			b.fail(fault.Validation, fmt.Sprintf("sources[%d]", i), "must have 1 to %d characters", maxLabel)
		}
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	v, task, err := s.domain.MicroVaults.Create(ctx, key, create)
	if err != nil {
		return response{}, err
	}
	return response{http.StatusAccepted, wire.MicroVaultCreated{Vault: microVaultBody(v), Task: microVaultTaskBody(task)}}, nil
}

func (s *Server) listMicroVaults(ctx context.Context, r *request) (response, error) {
	page := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	found, next, err := s.domain.MicroVaults.List(ctx, r.organization(), page)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.MicroVault, len(found))
	for i, v := range found {
		data[i] = microVaultBody(v)
	}
	return respondOK(wire.MicroVaultPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getMicroVault(ctx context.Context, r *request) (response, error) {
	id := r.pathID("vaultId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	v, err := s.domain.MicroVaults.Get(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.MicroVaultAnswer{Vault: microVaultBody(v)})
}

func (s *Server) setMicroVaultStrategy(ctx context.Context, r *request) (response, error) {
	id, key, b := r.pathID("vaultId"), r.idempotencyKey(), r.body()
	strategy := microvault.Strategy{Targets: []microvault.Target{}, Idle: money.Bps(b.readInteger("idleTargetBps", 0, maxBps))}
	for _, o := range b.readObjects("allocations", 0, maxMicroTargets) {
		strategy.Targets = append(strategy.Targets, microvault.Target{Source: o.readSourceID("sourceId"), Target: money.Bps(o.readInteger("targetBps", 1, maxBps))})
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAccepted(s.domain.MicroVaults.SetStrategy(ctx, key, id, strategy))
}

func (s *Server) setMicroVaultSourceMode(ctx context.Context, r *request) (response, error) {
	id, key, source, b := r.pathID("vaultId"), r.idempotencyKey(), r.pathSourceID("sourceId"), r.body()
	mode := microvault.Mode(b.readText("mode", 1, maxLabel))
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAccepted(s.domain.MicroVaults.SetMode(ctx, key, id, source, mode))
}

func (s *Server) acceptMicroVaultNav(ctx context.Context, r *request) (response, error) {
	return changeMicroVaultSource(ctx, r, s.domain.MicroVaults.AcceptNav)
}

func (s *Server) writeOffMicroVaultSource(ctx context.Context, r *request) (response, error) {
	return changeMicroVaultSource(ctx, r, s.domain.MicroVaults.WriteOff)
}

func (s *Server) reinstateMicroVaultSource(ctx context.Context, r *request) (response, error) {
	return changeMicroVaultSource(ctx, r, s.domain.MicroVaults.Reinstate)
}

func (s *Server) setMicroVaultExitLoss(ctx context.Context, r *request) (response, error) {
	id, key, source, b := r.pathID("vaultId"), r.idempotencyKey(), r.pathSourceID("sourceId"), r.body()
	most := money.Bps(b.readInteger("exitLossBps", 0, int64(microvault.MaxExitLoss)))
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAccepted(s.domain.MicroVaults.SetExitLoss(ctx, key, id, source, most))
}

// changeMicroVaultSource requests a change whose only parameter is the source.
func changeMicroVaultSource(ctx context.Context, r *request, ask func(context.Context, microvault.Key, uuid.UUID, common.Hash) (change.Change, error)) (response, error) {
	id, key, source := r.pathID("vaultId"), r.idempotencyKey(), r.pathSourceID("sourceId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAccepted(ask(ctx, key, id, source))
}

func (s *Server) addMicroVaultShareholder(ctx context.Context, r *request) (response, error) {
	id, key, account := r.pathID("vaultId"), r.idempotencyKey(), r.pathAccount("walletAddress")
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAccepted(s.domain.MicroVaults.Add(ctx, key, id, account))
}

func (s *Server) removeMicroVaultShareholder(ctx context.Context, r *request) (response, error) {
	id, key, account := r.pathID("vaultId"), r.idempotencyKey(), r.pathAccount("walletAddress")
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondAccepted(s.domain.MicroVaults.Remove(ctx, key, id, account))
}

// respondAccepted answers with a change's task.
func respondAccepted(c change.Change, err error) (response, error) {
	if err != nil {
		return response{}, err
	}
	return response{http.StatusAccepted, wire.MicroVaultTaskAnswer{Task: microVaultTaskBody(c)}}, nil
}

func (s *Server) listMicroVaultShareholders(ctx context.Context, r *request) (response, error) {
	id := r.pathID("vaultId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	l, err := s.domain.MicroVaults.Shareholders(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	body := wire.MicroVaultShareholders{Version: strconv.FormatUint(l.Version, 10), Root: l.Root.Hex(), ConfirmedAt: l.ConfirmedAt,
		Addresses: make([]wire.MicroVaultShareholder, len(l.Shareholders))}
	for i, h := range l.Shareholders {
		body.Addresses[i] = wire.MicroVaultShareholder{Address: strings.ToLower(h.Address.Hex()), Status: wire.MicroVaultShareholderStatus(h.Standing)}
	}
	return respondOK(wire.MicroVaultShareholderList{Shareholders: body})
}

func (s *Server) listMicroVaultTasks(ctx context.Context, r *request) (response, error) {
	id, page := r.pathID("vaultId"), r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	found, next, err := s.domain.MicroVaults.Tasks(ctx, r.organization(), id, page)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.MicroVaultTask, len(found))
	for i, task := range found {
		data[i] = microVaultTaskBody(task)
	}
	return respondOK(wire.MicroVaultTaskPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getMicroVaultTask(ctx context.Context, r *request) (response, error) {
	id := r.pathID("taskId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	task, err := s.domain.MicroVaults.Task(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.MicroVaultTaskAnswer{Task: microVaultTaskBody(task)})
}

// maxBps is everything.
const maxBps = 10_000

var sourceIDPattern = regexp.MustCompile(`^0x[0-9a-fA-F]{64}$`)

// readSourceID reads the id of a vault's source.
func (b *bodyReader) readSourceID(name string) common.Hash {
	v, ok := b.readField(name, kindString)
	if ok && !sourceIDPattern.MatchString(v.text) {
		b.fail(fault.Validation, name, "must be 0x and 64 hexadecimal digits")
		return common.Hash{}
	}
	return common.HexToHash(v.text)
}

func microVaultBody(v microvault.Vault) wire.MicroVault {
	figures := microvault.Figures{}
	body := wire.MicroVault{
		ID: v.ID, Name: v.Name, Symbol: v.Symbol, Asset: wire.Token(v.Token), Chain: wire.Chain(v.Chain), ContractAddress: string(chain.EVMAddress(v.Contract)),
		Status: wire.MicroVaultStatus(v.Status), IdleTargetBps: int(v.IdleTarget), Sources: make([]wire.MicroVaultSource, len(v.Sources)),
		CreatedAt: v.CreatedAt, UpdatedAt: v.UpdatedAt,
	}
	body.StatusReason = statusReason(v.Problem, v.AwaitedApproval)
	if v.Figures != nil {
		figures = *v.Figures
		body.ObservedAt = &figures.At
	}
	body.TotalUSD, body.IdleUSD = microvault.StablecoinUSD(figures.TotalAssets), microvault.StablecoinUSD(figures.Idle)
	body.TotalShares, body.QueuedShares = figures.TotalShares.String(), figures.QueuedShares.String()
	body.TargetDistanceBps, body.NavSound = int(figures.Distance), figures.NavSound
	for i, source := range v.Sources {
		body.Sources[i] = microVaultSourceBody(v, source)
	}
	return body
}

func microVaultSourceBody(v microvault.Vault, source microvault.Source) wire.MicroVaultSource {
	body := wire.MicroVaultSource{SourceID: source.ID.Hex(), YieldSourceID: source.YieldID, SourceAddress: string(chain.EVMAddress(source.Contract)),
		Mode: wire.MicroVaultSourceMode(source.Mode), TargetBps: int(source.Target), ValueUSD: microvault.StablecoinUSD(source.Worth), Readable: source.Readable,
		Status: wire.MicroVaultSourceStatus(source.Status()), PricedAt: source.PricedAt,
		Blocks: []wire.MicroVaultBlocked{}, Remedies: []wire.MicroVaultTaskKind{}}
	for _, blocked := range v.Blocks(source) {
		body.Blocks = append(body.Blocks, wire.MicroVaultBlocked(blocked))
	}
	for _, remedy := range v.Remedies(source) {
		body.Remedies = append(body.Remedies, wire.MicroVaultTaskKind(remedy))
	}
	if source.Status() == microvault.WrittenOff && source.WrittenOffAt != nil {
		value := microvault.StablecoinUSD(source.WrittenOffWorth)
		body.WrittenOffAt, body.WrittenOffUSD = source.WrittenOffAt, &value
	}
	if source.ExitLoss != nil {
		most := int(*source.ExitLoss)
		body.ExitLossBps = &most
	}
	if source.LeftOut != "" {
		body.LeftOutReason = &source.LeftOut
	}
	return body
}

func microVaultTaskBody(c change.Change) wire.MicroVaultTask {
	body := wire.MicroVaultTask{ID: c.ID, Kind: wire.MicroVaultTaskKind(c.Kind), Status: wire.MicroVaultTaskStatus(c.Status), VaultID: c.Subject,
		TxHashes: make([]string, len(c.TxHashes)), CreatedAt: c.CreatedAt, UpdatedAt: c.UpdatedAt}
	copy(body.TxHashes, c.TxHashes)
	if c.ActivityID != nil {
		body.CustodyActivityID = textOf(*c.ActivityID)
	}
	body.Error, body.FailureCode = c.Failure().TextOrNil(), c.Failure().CodeOrNil()
	return body
}
