package transfer

import (
	"context"
	"errors"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// quotes are vaults' present quotes for one wallet. The zero value means that none was read. A source that was read
// and did not respond has a nil quote. Beside them is the part of the wallet's cash that one message can carry, if
// that may be less than all.
type quotes struct {
	asked    bool
	bySource map[string]*yield.Quote
	byCash   map[string]money.USD
	unread   bool // of cash that was requested, without a response
}

// of returns a source's quote, and whether it was read.
func (q quotes) of(source string) (quote *yield.Quote, asked bool) {
	quote, asked = q.bySource[source]
	return quote, asked
}

// quoteRequest names the positions that are to be asked about before a wallet is
// planned: sources, whose vaults are, and cash; it names none when the wallet was planned.
type quoteRequest struct {
	wallet        wallet.Wallet
	sources, cash []plan.Position
}

// newQuoteRequest asks about all of the positions that have something to say.
func (s *Service) newQuoteRequest(w wallet.Wallet, positions []plan.Position) quoteRequest {
	r := quoteRequest{wallet: w}
	for _, p := range positions {
		if p.Source {
			r.sources = append(r.sources, p)
		} else if s.chains[p.Chain].Bridged[p.Token].AtOnce != nil && p.Value > 0 {
			r.cash = append(r.cash, p)
		}
	}
	return r
}

func (r quoteRequest) isEmpty() bool { return len(r.sources)+len(r.cash) == 0 }

// fetchQuotes reads cash and the vaults, and has wrappers that reject the wallet admit it. An error of a node is no
// error of the plan: no amount leaves or enters that position, and the positions of other chains are planned without
// it.
func (s *Service) fetchQuotes(ctx context.Context, r quoteRequest) (quotes, error) {
	fresh := quotes{asked: true, bySource: map[string]*yield.Quote{}, byCash: map[string]money.USD{}}
	for _, p := range r.cash {
		var most money.USD
		err := s.askChain(ctx, p.Chain, func(ctx context.Context) (err error) {
			most, err = s.chains[p.Chain].Bridged[p.Token].AtOnce(ctx, r.wallet.Addresses[p.Chain])
			return err
		})
		if ctx.Err() != nil {
			return quotes{}, ctx.Err()
		}
		if err != nil { // whichever it is: only the chain was asked
			s.log.Debug("a chain does not say how much of a wallet's cash can leave it: none does", "chain", string(p.Chain), "wallet", r.wallet.ID, "error", err)
			most = 0
		}
		fresh.byCash[p.ID], fresh.unread = most, fresh.unread || err != nil
	}
	silent := map[chain.Name]bool{} // chains that have not answered for another source
	for _, source := range r.sources {
		fresh.bySource[source.ID] = nil
		address, ok := r.wallet.Addresses[source.Chain]
		if !ok || silent[source.Chain] {
			continue
		}
		var quote yield.Quote
		err := s.askChain(ctx, source.Chain, func(ctx context.Context) (err error) {
			quote, err = s.catalog.Quote(ctx, source.ID, address)
			return err
		})
		silent[source.Chain] = isSilence(err)
		switch code := fault.CodeOf(err); {
		case err == nil:
			fresh.bySource[source.ID] = &quote
			if err := s.admitWallet(ctx, r.wallet, source, quote); err != nil {
				return quotes{}, err
			}
		case ctx.Err() != nil || (code != fault.ServiceUnavailable && code != fault.YieldSourceNotFound):
			return quotes{}, err
		}
	}
	return fresh, nil
}

// admitWallet has a wrapper of the organization put the wallet on its list, if it takes no deposit of it. It is
// idempotent, and its outcome has the wallet planned again.
func (s *Service) admitWallet(ctx context.Context, w wallet.Wallet, to plan.Position, quote yield.Quote) error {
	source, err := s.catalog.Get(ctx, to.ID)
	if err != nil || !isUnadmitted(source, &quote) || to.Weight == 0 {
		return err
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		task.AddNow(tx, yield.AdmitTask(source.Chain), source.ID+"/"+w.ID.String())
		return nil
	})
}

// isUnadmitted reports whether a wrapper rejects deposits of the quoted wallet, though it has capacity.
func isUnadmitted(source yield.Source, quote *yield.Quote) bool {
	return source.Owner != uuid.Nil && quote.MaxDeposit == 0 && source.Mode == yield.Active && source.DepositRoom > 0
}

// applyTo sets a holding's worth by its vault's quote, and its liquid amount. The last observed price may be old, or
// coarse if the vault was nearly empty then.
func (q quotes) applyTo(h *Holding, p ledger.Position) {
	if most, asked := q.byCash[h.ID]; asked {
		h.Liquid = min(h.Liquid, most)
	}
	quote, asked := q.of(h.ID)
	switch {
	case !asked:
		return
	case quote == nil:
		h.Liquid, h.Later = 0, 0
		return
	}
	if !quote.Shares.IsZero() {
		shares := p.Shares
		if shares.Cmp(quote.Shares) > 0 {
			shares = quote.Shares
		}
		h.Value, h.WorstExit = quote.Value.ShareFloor(shares, quote.Shares), quote.WorstExit
		h.Available = max(h.Value-p.Reserved, 0)
	}
	h.applyLiquidity(quote.MaxWithdraw)
}

// applyEntry has a holding entered at the price that its vault says now.
func (q quotes) applyEntry(h *Holding) {
	if quote, _ := q.of(h.ID); quote != nil {
		h.WorstEntry = quote.WorstEntry
	}
}

// explainNoExit returns why a source lets too little leave: its vault cannot be read, or pays no more.
func (q quotes) explainNoExit(source string) string {
	if quote, asked := q.of(source); asked && quote == nil {
		return "the source cannot be read now"
	}
	return "the source lets nothing leave now"
}

// answersAll says whether all of a request was asked.
func (q quotes) answersAll(r quoteRequest) bool {
	return !slices.ContainsFunc(r.sources, func(p plan.Position) bool { _, asked := q.of(p.ID); return !asked }) &&
		!slices.ContainsFunc(r.cash, func(p plan.Position) bool { _, asked := q.byCash[p.ID]; return !asked })
}

// liquidity has the amounts that the sources of a wallet's positions let it take out now. The zero value means that
// none was read.
type liquidity struct {
	asked      bool
	byPosition map[string]money.USD
}

// errUnread means that no vault has reported the amount it lets out.
var errUnread = errors.New("no source of the wallet can be read now")

// fetchLiquidity asks the vaults of the wallet's positions. Observations are
// seconds old; amounts deposited since would seem out of reach. A vault that cannot be
// read keeps its observation, and those of other chains do not. Error: errUnread if none can.
func (s *Service) fetchLiquidity(ctx context.Context, organization, id uuid.UUID) (liquidity, error) {
	owner, err := s.wallets.Get(ctx, organization, id)
	if err != nil {
		return liquidity{}, err
	}
	positions, err := ledger.Positions(ctx, s.db, id)
	if err != nil {
		return liquidity{}, err
	}
	fresh, unread := liquidity{asked: true, byPosition: map[string]money.USD{}}, false
	for _, p := range positions {
		if p.Kind != ledger.KindYieldSource || p.Shares.IsZero() {
			continue
		}
		quote, err := s.catalog.Quote(ctx, p.ID, owner.Addresses[p.Chain])
		switch code := fault.CodeOf(err); {
		case err == nil:
			fresh.byPosition[p.ID] = quote.MaxWithdraw
		case ctx.Err() != nil || (code != fault.ServiceUnavailable && code != fault.YieldSourceNotFound):
			return liquidity{}, err
		default:
			unread = true
		}
	}
	if unread && len(fresh.byPosition) == 0 {
		return liquidity{}, errUnread
	}
	return fresh, nil
}

// planWithin plans, and so accepts or rejects, in two phases: on the last observations of the sources and, if that
// rejects for too little within reach, once more on the vaults' quotes. If they cannot be read, the observations have
// to do. The context of plan has the catalog pinned, since it plans inside a transaction.
func planWithin[T any](ctx context.Context, s *Service, organization, id uuid.UUID, plan func(context.Context, liquidity) (T, error)) (T, error) {
	var none T
	pinned, err := s.catalog.Pin(ctx)
	if err != nil {
		return none, err
	}
	planned, refusal := plan(pinned, liquidity{})
	if code := fault.CodeOf(refusal); code != fault.InvalidWithdrawalPlan && code != fault.InsufficientFunds {
		return planned, refusal
	}
	fresh, err := s.fetchLiquidity(ctx, organization, id)
	if err != nil {
		return plan(pinned, liquidity{asked: true})
	}
	if len(fresh.byPosition) == 0 {
		return none, refusal
	}
	return plan(pinned, fresh)
}
