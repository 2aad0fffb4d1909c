package solrelay

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Earlier programs have signed intents in nonce form: all versions of one use one value of one
// nonce account of the fee payer's, for ever. Before a chain begins with markers each of those
// intents is ended, by using its value up, and each account is closed: then all signatures in
// nonce form are worthless, also those that no database knows any more.

// formerIntent is an open intent in nonce form.
type formerIntent struct {
	openIntent
	nonce *nonceAccount // that serves it; nil if none does
}

// endFormer ends the intents that are in nonce form: each is given up, unless one of its
// versions was faster. It expires without a fault, so that it is signed again, in marker form.
// An intent that cannot be ended keeps no other waiting: their errors are joined. While one is
// left, the chain does not begin.
func (r *Relay) endFormer(ctx context.Context, t task.Task, list []openIntent) error {
	if len(list) == 0 {
		return nil
	}
	former, err := r.loadFormer(ctx, list)
	if err != nil {
		return err
	}
	var keys []solana.PublicKey
	for _, in := range former {
		keys = append(keys, in.signed.NonceAccount)
	}
	head, err := r.client.Accounts(ctx, rpc.Confirmed, keys...)
	if err != nil {
		return err
	}
	final, err := r.client.Accounts(ctx, rpc.Finalized, keys...)
	if err != nil {
		return err
	}
	var errs []error
	for i, in := range former {
		err := r.endOneFormer(ctx, t, in, r.valueOf(head[i]), r.valueOf(final[i]))
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("ending intent %s in nonce form: %w", in.id, err))
		}
	}
	return errors.Join(errs...)
}

// endOneFormer takes the step that is due for an intent in nonce form. Its nonce value decides: while a
// final block has it, the intent has not been executed.
func (r *Relay) endOneFormer(ctx context.Context, t task.Task, in formerIntent, head, final solana.Hash) error {
	value := in.signed.NonceValue
	switch {
	case final != value:
		return r.settleFormer(ctx, t, in)
	case head != value:
		return nil // until that is final
	}
	return r.sendAdvance(ctx, t, in)
}

// valueOf is the value of a nonce account of ours; zero if it is none.
func (r *Relay) valueOf(a *rpc.Account) solana.Hash {
	if a == nil || a.Owner != solana.SystemProgram {
		return solana.Hash{}
	}
	nonce, err := solana.DecodeNonceAccount(a.Data)
	if err != nil || nonce.Authority != r.key.Account() {
		return solana.Hash{}
	}
	return nonce.Value
}

const (
	// advanceUnits is the limit of compute units of a transaction that only advances a
	// nonce account, which needs a third of it.
	advanceUnits = 1_500
	// firstAdvancePrice is the price that its first version offers for each; every further one
	// offers four times as much.
	firstAdvancePrice = 10_000
)

// sendAdvance has the node take a transaction that only uses up the value of an intent. It
// carries the value as its blockhash, so it never touches the value that comes after.
func (r *Relay) sendAdvance(ctx context.Context, t task.Task, in formerIntent) error {
	r.advances[in.id]++
	price := min(firstAdvancePrice<<(2*min(r.advances[in.id]/advancesAtOnePrice, 16)), r.options.MaxUnitPrice)
	message, err := solana.NewMessage(r.key.Account(), in.signed.NonceValue,
		solana.AdvanceNonce(in.signed.NonceAccount, r.key.Account()), solana.SetComputeUnitLimit(advanceUnits), solana.SetComputeUnitPrice(price))
	if err != nil {
		return fmt.Errorf("advancing nonce account %s: %w", in.signed.NonceAccount, err)
	}
	signature, err := r.key.SignMessage(message)
	if err != nil {
		return fmt.Errorf("advancing nonce account %s: %w", in.signed.NonceAccount, err)
	}
	raw := solana.Transaction{Signatures: []solana.Signature{signature}, Message: message}.Encode()
	return r.sendAll(ctx, t, r.addUnlessLately(nil, sending{sentVersion: sentVersion{signature: signature, raw: raw}}))
}

// advancesAtOnePrice is how many passes go before more is offered.
const advancesAtOnePrice = 10

// settleFormer records the outcome of an intent whose nonce value is gone for good, once it is
// found the transaction that used it.
func (r *Relay) settleFormer(ctx context.Context, t task.Task, in formerIntent) error {
	found, err := r.findUse(ctx, in)
	if err != nil || found == nil {
		return err
	}
	var reason failure.Reason
	if found.payment != nil && found.tx.Err != nil {
		reason = rpc.Explain(found.tx.Err, found.tx.Logs)
		reason.Text = "its transaction " + found.tx.Signature.String() + " failed: " + reason.Text
	}
	at, err := r.timeOf(ctx, found.tx)
	if err != nil {
		return err
	}
	executed := found.payment != nil && found.tx.Err == nil
	r.crashPoint(pointOutcome + ".before")
	err = r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		if in.nonce != nil {
			if err := saveNonceAccount(tx, r.chain, *in.nonce, Unused); err != nil {
				return err
			}
		}
		if executed {
			return intent.MarkExecuted(tx, in.row(), intent.Outcome{TxHash: found.tx.Signature.String(), BlockNumber: found.tx.Slot, BlockTime: at, Evidence: evidenceOf(*found).Encode()})
		}
		return intent.Close(tx, in.row(), intent.Expire, reason)
	})
	if err != nil {
		return fmt.Errorf("recording the outcome of intent %s: %w", in.id, err)
	}
	r.crashPoint(pointOutcome + ".after")
	as := intent.Expired
	if executed {
		as = intent.Executed
	}
	r.reportOutcome(in.openIntent, *found, as, reason)
	return nil
}

// findUse looks for the one transaction that has used an intent's nonce value up: first among
// those that were sent, then among those that name the account. It carries the fee payer's
// signature over that very value, so it can be no other; every node must
// agree that it is final, and on its effects. It returns nil when it is not found yet.
func (r *Relay) findUse(ctx context.Context, in formerIntent) (*landing, error) {
	nodes := r.client.Agreed()
	account, err := nodes.Account(ctx, rpc.Finalized, in.signed.NonceAccount)
	if err != nil || r.valueOf(account) == in.signed.NonceValue {
		return nil, err // one node was ahead of another
	}
	sent, err := r.loadSent(ctx, in)
	if err != nil {
		return nil, err
	}
	for _, known := range sent {
		tx, err := nodes.Transaction(ctx, known, rpc.Finalized)
		if err != nil || tx != nil {
			return readUse(in, tx, err)
		}
	}
	listed, err := nodes.SignaturesFor(ctx, in.signed.NonceAccount, rpc.Finalized, nil)
	if err != nil {
		return nil, err
	}
	for _, s := range listed.List {
		tx, err := nodes.Transaction(ctx, s.Signature, rpc.Finalized)
		if errors.Is(err, chain.ErrUnreadable) {
			continue // those of nonce accounts are of the first version there was
		}
		if err != nil || tx != nil && usesNonce(tx.Transaction.Message, in) {
			return readUse(in, tx, err)
		}
	}
	r.log.Warn("the nonce value of an intent is consumed, and no node shows the transaction that used it", "intent", in.id, "nonceAccount", in.signed.NonceAccount)
	return nil, nil
}

// usesNonce says whether a transaction is one of those of which a single one can use up
// the nonce value.
func usesNonce(message solana.Message, in formerIntent) bool {
	if message.Blockhash != in.signed.NonceValue || len(message.Instructions) == 0 {
		return false
	}
	first, err := message.Instruction(0)
	return err == nil && first.Program == solana.SystemProgram && len(first.Accounts) > 0 && first.Accounts[0].Key == in.signed.NonceAccount
}

// readUse returns the role of a final transaction for the intent.
func readUse(in formerIntent, tx *rpc.FetchedTransaction, err error) (*landing, error) {
	if err != nil {
		return nil, err
	}
	if !usesNonce(tx.Transaction.Message, in) {
		return nil, fmt.Errorf("%w: transaction %s uses another nonce value", chain.ErrInconsistent, tx.Signature)
	}
	found := &landing{tx: tx}
	version, err := custody.DecodeSolanaVersion(tx.Transaction.Message.Encode())
	if err != nil || version.ID != in.id || version.Wallet != in.wallet {
		return found, nil
	}
	found.payment = &version
	if tx.Err != nil {
		return found, nil
	}
	return found, checkBalances(tx, version)
}

// formerLanding is the landing of a transaction in nonce form that executed an intent; nil if it did not.
func formerLanding(in openIntent, tx *rpc.FetchedTransaction) (*landing, error) {
	if tx == nil || tx.Err != nil {
		return nil, nil
	}
	version, err := custody.DecodeSolanaVersion(tx.Transaction.Message.Encode())
	if err != nil || version.ID != in.id || version.Wallet != in.wallet || version.Marking != nil {
		return nil, nil
	}
	return &landing{tx: tx, payment: &version}, checkBalances(tx, version)
}

// loadFormer reads the nonce accounts that serve intents.
func (r *Relay) loadFormer(ctx context.Context, list []openIntent) ([]formerIntent, error) {
	accounts, err := loadNonceAccounts(ctx, r.db, r.chain)
	if err != nil {
		return nil, err
	}
	former := make([]formerIntent, len(list))
	for i, in := range list {
		former[i] = formerIntent{openIntent: in}
		at := slices.IndexFunc(accounts, func(a nonceAccount) bool { return a.intentID == in.id && a.address == in.signed.NonceAccount })
		if at >= 0 {
			former[i].nonce = &accounts[at]
		}
	}
	return former, nil
}

// loadSent reads the signatures of an intent's versions, and of the advances that an earlier
// program sent to use its value up, newest first.
func (r *Relay) loadSent(ctx context.Context, in formerIntent) ([]solana.Signature, error) {
	rows, err := r.db.Query(ctx, `SELECT signature FROM solana_transactions WHERE nonce_account = $1 AND nonce_value = $2 ORDER BY version DESC`,
		in.signed.NonceAccount.String(), in.signed.NonceValue.String())
	sent, err := store.Collect(rows, err, func(row store.Rows) (signature solana.Signature, err error) {
		var text string
		if err = row.Scan(&text); err == nil {
			signature, err = solana.ParseSignature(text)
		}
		return signature, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading which transactions were sent in nonce form: %w", err)
	}
	return sent, nil
}

// nonceAccount is a nonce account as its row keeps it.
type nonceAccount struct {
	place    int
	address  solana.PublicKey
	state    NonceState
	intentID uuid.UUID // whose transactions use its value; Nil if there is none
}

// loadNonceAccounts reads the nonce accounts of a chain that are not closed yet.
func loadNonceAccounts(ctx context.Context, db *store.DB, on chain.Name) ([]nonceAccount, error) {
	rows, err := db.Query(ctx, `SELECT place, address, state, COALESCE(intent_id, '') FROM solana_former_nonces WHERE chain = $1 ORDER BY place`, string(on))
	accounts, err := store.Collect(rows, err, func(row store.Rows) (a nonceAccount, err error) {
		var address, id string
		err = row.Scan(&a.place, &address, (*string)(&a.state), &id)
		if err == nil {
			a.address, err = solana.ParsePublicKey(address)
		}
		if err == nil && id != "" {
			a.intentID, err = uuid.Parse(id)
		}
		return a, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading nonce accounts: %w", err)
	}
	return accounts, nil
}

// saveNonceAccount writes the state to which an account changes on a trigger. One without a state
// has no row. Once it is closing it serves no intent.
func saveNonceAccount(tx *store.Tx, on chain.Name, a nonceAccount, trigger NonceTrigger) error {
	to, err := NonceStates.Next(a.state, trigger)
	if err != nil {
		return fmt.Errorf("nonce account %s: %w", a.address, err)
	}
	if a.state == "" {
		tx.Defer(`INSERT INTO solana_former_nonces (chain, place, address, state, value, value_slot, intent_id, verdict, reason, assigned_at, updated_at)
			VALUES ($1, $2, $3, $4, '', 0, NULL, '', '', 0, $5) ON CONFLICT (chain, place) DO NOTHING`,
			string(on), a.place, a.address.String(), string(to), tx.DB().Clock().Micros())
		return nil
	}
	if to == "" {
		tx.Defer(`DELETE FROM solana_former_nonces WHERE chain = $1 AND place = $2`, string(on), a.place)
		return nil
	}
	tx.Defer(`UPDATE solana_former_nonces SET state = $1, intent_id = CASE WHEN $1 = 'closing' THEN NULL ELSE intent_id END, updated_at = $2
		WHERE chain = $3 AND place = $4 AND state = $5`, string(to), tx.DB().Clock().Micros(), string(on), a.place, string(a.state))
	return nil
}
