package solrelay

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"sync"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// Receiver delivers attested messages of the bridge, in transactions of the fee payer's alone: the minted amount goes
// to the message's recipient, for any sender. A message is received once, so sending again, by several replicas at
// once too, is safe; a transaction that does not land within the life of its blockhash is followed by another.
//
// Such a transaction fits only without a compute price: with 18 accounts and the message a legacy one has 1,224 of at
// most 1,232 bytes.
type Receiver struct {
	client  *rpc.Client
	key     *custody.FeePayerKey
	minimum uint64 // lamports below which no message is sent
	form    solana.Version
	clock   *clock.Clock
	log     *slog.Logger
	metrics *metrics

	// The following fields only avoid repetitions, and count this process's transactions for the metrics.
	mu       sync.Mutex
	underWay map[solana.PublicKey]received // by the account that is there once it has landed
	unpaid   map[solana.Signature]int64    // when it was sent, in microseconds, until it is final
}

// received is a transaction that was sent and may land.
type received struct {
	raw        []byte
	signature  solana.Signature
	sentMicros int64
}

// Receiver is who brings messages in on the relay's chain.
func (r *Relay) Receiver() *Receiver {
	return &Receiver{client: r.client, key: r.key, minimum: r.options.MinBalance, form: r.options.Form, clock: r.db.Clock(), log: r.log, metrics: r.metrics,
		underWay: map[solana.PublicKey]received{}, unpaid: map[solana.Signature]int64{}}
}

// Receive delivers a message for a wallet, unless it was received: it makes the wallet's token account if there is
// none, and sends the receiving transaction once nodes agree that it would succeed. Errors: those of nodes, and of a
// message that is no burn for the wallet's token account.
func (r *Receiver) Receive(ctx context.Context, wallet chain.Address, attested, attestation []byte) (intent.Reception, error) {
	if err := r.ReportPaid(ctx); err != nil {
		return intent.Reception{}, err
	}
	message, burn, err := decodeAttested(attested)
	if err != nil {
		return intent.Reception{}, err
	}
	mint := r.client.Config().Mints[chain.USDC]
	if burn.MintRecipient != cctpsol.Recipient(solana.KeyOf(wallet), mint) {
		return intent.Reception{}, fmt.Errorf("the message is for %s, and not for wallet %s", solana.PublicKey(burn.MintRecipient), wallet)
	}
	nonce, tokens := cctpsol.UsedNonceAccount(message.Nonce), solana.PublicKey(burn.MintRecipient)
	found, err := r.client.Accounts(ctx, rpc.Confirmed, nonce, tokens, cctpsol.MessengerAccount, r.key.Account())
	if err != nil {
		return intent.Reception{}, err
	}
	used, recipient, messenger, payer := found[0], found[1], found[2], found[3]
	switch {
	case isUsed(used):
		return r.judgeUsed(ctx, nonce)
	case payer == nil || payer.Lamports < r.minimum:
		return intent.Reception{Waits: failure.New(failure.InsufficientGasMoney, outOfSOL)}, nil
	case messenger == nil:
		return intent.Reception{Waits: failure.New(failure.ContractMissing, "the chain has no bridge")}, nil
	case recipient == nil || recipient.Owner == solana.SystemProgram: // strangers may send lamports there
		return r.send(ctx, "making a wallet's token account for what a bridge brings", tokens,
			solana.CreateAssociatedTokenIdempotent(r.key.Account(), solana.KeyOf(wallet), mint, solana.TokenProgram))
	}
	state, err := cctpsol.DecodeMessengerState(messenger.Data)
	if err != nil {
		return intent.Reception{}, fmt.Errorf("reading who takes the bridge's fees: %w", err)
	}
	receive, err := cctpsol.ReceiveMessage{
		Payer: r.key.Account(), Caller: r.key.Account(), Mint: mint, FeeAccount: solana.AssociatedTokenAddress(state.FeeRecipient, mint, solana.TokenProgram),
		Message: attested, Attestation: attestation,
	}.Instruction()
	if err != nil {
		return intent.Reception{}, err
	}
	return r.send(ctx, "bringing a message in", nonce, receive)
}

// Reclaim reclaims the rent of the account of a burn's message, which the programs allow its payer five days after
// the burn, and reports whether the account is gone: it is idempotent. Error: intent.ErrAttestation.
func (r *Receiver) Reclaim(ctx context.Context, evidence, attested, attestation []byte) (done bool, err error) {
	if err := r.ReportPaid(ctx); err != nil {
		return false, err
	}
	burnt, err := solintent.BurningOf(evidence)
	if err != nil {
		return false, err
	}
	account, err := r.client.Agreed().Account(ctx, rpc.Confirmed, burnt.Event) // once it is gone it is not looked for again
	if err != nil {
		return false, err
	}
	if account == nil || account.Owner != cctpsol.Transmitter {
		return true, nil
	}
	sent, err := cctpsol.DecodeSentMessage(account.Data)
	if err != nil || sent.RentPayer != r.key.Account() {
		return true, err // another's, who paid for it
	}
	got, err := r.send(ctx, "taking back the rent of a message", burnt.Event, cctpsol.ReclaimEvent{Payee: r.key.Account(), Event: burnt.Event, Attestation: attestation, Message: attested}.Instruction())
	why := got.Refused.Or(got.Waits)
	switch {
	case err != nil || why.IsZero():
		return false, err
	case why.Code == failure.BridgeAttestationInvalid:
		return false, fmt.Errorf("%w: %s", intent.ErrAttestation, why.Text)
	}
	return false, errors.New(why.Text)
}

func decodeAttested(attested []byte) (m cctp.Message, burn cctp.Burn, err error) {
	m, err = cctp.DecodeMessage(attested)
	if err == nil {
		burn, err = cctp.DecodeBurn(m.Body)
	}
	if err != nil {
		return m, burn, fmt.Errorf("bringing a message in: %w", err)
	}
	return m, burn, nil
}

// judgeUsed reports whether a final slot has a nonce as used. The message that used it may be another: its caller
// knows the expected payment.
func (r *Receiver) judgeUsed(ctx context.Context, nonce solana.PublicKey) (intent.Reception, error) {
	final, err := r.client.Agreed().Account(ctx, rpc.Finalized, nonce) // on it the transfer is settled, or its attestation rejected
	if err != nil {
		return intent.Reception{}, err
	}
	return intent.Reception{Received: true, Final: isUsed(final)}, nil
}

// isUsed says whether the account of a nonce says that its message has come.
func isUsed(a *rpc.Account) bool {
	if a == nil || a.Owner != cctpsol.Transmitter {
		return false
	}
	nonce, err := cctpsol.DecodeUsedNonce(a.Data)
	return err == nil && nonce.Used
}

// send sends a transaction of one instruction, if nodes agree that it would succeed: a rejection then has no cost. A
// recently sent one is sent again unchanged, and lands once.
//
// A crash before it is safe: the chain is queried again whether makes is there. A crash after it is too: an equal
// transaction is sent once more, and fails if the first has landed.
func (r *Receiver) send(ctx context.Context, what string, makes solana.PublicKey, instruction solana.Instruction) (intent.Reception, error) {
	again := r.sentLately(makes)
	if again.raw != nil {
		return r.handOn(ctx, makes, again)
	}
	recent, err := r.client.LatestBlockhash(ctx)
	if err != nil {
		return intent.Reception{}, err
	}
	message, err := composeMessage(r.form, r.key.Account(), recent.Hash, receiveUnits, instruction)
	if err != nil {
		return intent.Reception{}, fmt.Errorf("%s: %w", what, err)
	}
	signature, err := r.key.SignMessage(message)
	if err != nil {
		return intent.Reception{}, fmt.Errorf("%s: %w", what, err)
	}
	raw := solana.Transaction{Signatures: []solana.Signature{signature}, Message: message}.Encode()
	if r.form == solana.Legacy && len(raw) > solana.MaxTransaction || len(raw) > solana.MaxTransaction1 {
		return intent.Reception{Refused: failure.New(failure.ChainRefused, fmt.Sprintf("it would take a transaction of %d bytes", len(raw)))}, nil
	}
	tried, err := r.client.Agreed().Simulate(ctx, raw, rpc.Confirmed)
	if err != nil {
		return intent.Reception{}, err
	}
	if tried.Err != nil {
		if solintent.IsPassing(tried.Err) {
			return intent.Reception{Waits: rpc.Explain(tried.Err, tried.Logs).Clean()}, nil
		}
		return intent.Reception{Refused: rpc.Explain(tried.Err, tried.Logs).Clean()}, nil
	}
	r.log.Info(what, "transaction", signature)
	return r.handOn(ctx, makes, received{raw, signature, r.clock.Micros()})
}

// receiveUnits is how many compute units the program of the bridge may use: as many as one instruction of a legacy
// message that does not say.
const receiveUnits = 200_000

// handOn sends a transaction to the node. A rejected one is made again at the next call: the chain then shows the
// change.
func (r *Receiver) handOn(ctx context.Context, makes solana.PublicKey, sent received) (intent.Reception, error) {
	r.note(makes, sent)
	err := r.client.Send(ctx, sent.raw)
	switch {
	case err == nil, errors.Is(err, rpc.ErrKnown):
		return intent.Reception{}, nil
	case errors.Is(err, rpc.ErrBlockhash), errors.Is(err, rpc.ErrRejected), errors.Is(err, rpc.ErrInsufficientFunds):
		r.forget(makes)
		return intent.Reception{Waits: failure.New(failure.ChainRefused, err.Error()).Clean()}, nil
	}
	return intent.Reception{}, err
}

// sentLately is the transaction that may still land and make an account.
func (r *Receiver) sentLately(makes solana.PublicKey) received {
	r.mu.Lock()
	defer r.mu.Unlock()
	oldest := r.clock.Now().Add(-remakeAfter).UnixMicro()
	for key, sent := range r.underWay {
		if sent.sentMicros < oldest {
			delete(r.underWay, key)
		}
	}
	return r.underWay[makes]
}

func (r *Receiver) note(makes solana.PublicKey, sent received) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.metrics.sends.Inc()
	r.underWay[makes], r.unpaid[sent.signature] = sent, sent.sentMicros
}

func (r *Receiver) forget(makes solana.PublicKey) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.underWay, makes)
}

// ReportPaid reports the cost of the transactions that are final by now to the metrics. One whose blockhash has
// expired long since did not land, and had no cost.
func (r *Receiver) ReportPaid(ctx context.Context) error {
	r.mu.Lock()
	unpaid := maps.Clone(r.unpaid)
	r.mu.Unlock()
	forgetBefore := r.clock.Now().Add(-2 * remakeAfter).UnixMicro()
	for signature, sentMicros := range unpaid {
		tx, err := r.client.Transaction(ctx, signature, rpc.Finalized)
		if err != nil {
			return err
		}
		if tx != nil || sentMicros < forgetBefore {
			r.mu.Lock()
			_, first := r.unpaid[signature]
			delete(r.unpaid, signature)
			r.mu.Unlock()
			if tx != nil && first {
				r.metrics.reportPaid(tx, paidReceiveFee, paidReceiveRent)
			}
		}
	}
	return nil
}
