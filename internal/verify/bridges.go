package verify

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// An amount that a bridge carries is in transit from the step by which it left to the one by which it came. Each
// transfer is compared with the lines that carry its id, with its two steps, and with the message that the source
// chain logged.

// The steps of transfers between chains, in the words of transfer.
const (
	stepBridgeOut = "bridge_transfer"
	stepBridgeIn  = "bridge_transfer_receive"
)

func bridges(kind string) bool { return kind == stepBridgeOut || kind == stepBridgeIn }

// bridgeRow is a transfer between chains in its row, with related rows.
type bridgeRow struct {
	id, organization, wallet, workflow, source, destination, token, phase string
	message, attested, key, sentHash, receivedHash                        string
	amount, inTransit, fee, expires, sentMicros                           int64
	completedMicros                                                       *int64
	sender, recipient                                                     string // the wallet's addresses on the two chains
	attestTasks, receiveTasks                                             int
	linesUpper, linesLower, keptUpper, keptLower                          int64
	in                                                                    bridgeInRow
}

// bridgeInRow is the last step of the leg that receives the sent amount.
type bridgeInRow struct {
	id, chain, state, txHash string
	amount                   int64
}

// checkBridges holds transfers between chains against their steps, lines and messages.
func (v Verifier) checkBridges(ctx context.Context, ids []any) (findings, error) {
	found, err := v.loadBridges(ctx, ids)
	if err != nil {
		return nil, err
	}
	steps, err := v.loadStepCauses(ctx, append([]any{}, ids...))
	if err != nil {
		return nil, err
	}
	var f findings
	for _, b := range found {
		say := f.sayOf(InTransit, b.id, parseID(b.wallet), "transfer "+b.id+" between chains ")
		out := steps[b.id]
		b.checkSending(out, say)
		b.checkReceiving(say)
		b.checkMessages(out, v.receives(b.destination, b.recipient), say)
		err := v.checkCame(ctx, b, say)
		if err := f.takeUnread(b.id, parseID(b.wallet), "transfer "+b.id+" between chains ", err); err != nil {
			return nil, err
		}
		lines := joinHalves(b.linesUpper, b.linesLower)
		say(lines.Cmp(big.NewInt(b.inTransit)) != 0, "has %s in transit, its lines in the journal %s micro-dollars", usd(b.inTransit), lines)
		f.withhold(b.id, out.wallet != b.wallet || out.organization != b.organization)
	}
	return f, nil
}

func (v Verifier) loadBridges(ctx context.Context, ids []any) ([]*bridgeRow, error) {
	lines := func(account string) string {
		return `journal_lines j WHERE j.bridge_id = b.id AND j.account_kind = '` + account + `'`
	}
	in := func(column string) string {
		return `COALESCE((SELECT n.` + column + ` FROM steps n JOIN steps o ON o.leg_id = n.leg_id WHERE o.id = b.id AND n.kind = '` + stepBridgeIn + `' ORDER BY n.ordinal DESC LIMIT 1), `
	}
	address := func(on string) string {
		return `COALESCE((SELECT MIN(a.address) FROM wallet_addresses a WHERE a.wallet_id = b.wallet_id AND a.chain = b.` + on + `), '')`
	}
	rows, err := v.DB.Query(ctx, `SELECT b.id, b.organization_id, b.wallet_id, b.workflow_id, b.source, b.destination, b.token, b.phase, b.message, b.attested, COALESCE(b.message_key, ''),
		b.sent_hash, b.received_hash, b.amount, b.in_transit, b.fee, b.expires_at, b.sent_at, b.completed_at, `+address("source")+`, `+address("destination")+`,
		(SELECT COUNT(*) FROM tasks t WHERE t.kind = '`+transfer.AttestTask+`' AND t.key = b.id), (SELECT COUNT(*) FROM tasks t WHERE t.kind = '`+transfer.StartTask("")+`' || b.destination AND t.key = `+in("id")+`'')), `+in("id")+`''), `+in("chain")+`''), `+in("state")+`''), `+in("tx_hash")+`''), `+in("amount")+`0),
		`+halves("j.amount", lines("in_transit"))+`, `+halves("j.amount", lines("network_fee"))+`
		FROM bridge_transfers b WHERE b.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	found, err := store.Collect(rows, err, func(row store.Rows) (*bridgeRow, error) {
		b := &bridgeRow{}
		return b, row.Scan(&b.id, &b.organization, &b.wallet, &b.workflow, &b.source, &b.destination, &b.token, &b.phase, &b.message, &b.attested, &b.key,
			&b.sentHash, &b.receivedHash, &b.amount, &b.inTransit, &b.fee, &b.expires, &b.sentMicros, &b.completedMicros, &b.sender, &b.recipient,
			&b.attestTasks, &b.receiveTasks, &b.in.id, &b.in.chain, &b.in.state, &b.in.txHash, &b.in.amount, &b.linesUpper, &b.linesLower, &b.keptUpper, &b.keptLower)
	})
	if err != nil {
		return nil, fmt.Errorf("reading transfers between chains: %w", err)
	}
	return found, nil
}

// checkSending holds a transfer against the step by which it left.
func (b *bridgeRow) checkSending(out stepCause, say sayIf) {
	say(out.kind != stepBridgeOut || out.state != stateCompleted, "is by a %q that is %q", out.kind, out.state)
	say(out.wallet != b.wallet || out.organization != b.organization || out.workflow != b.workflow, "is of workflow %s and wallet %s, its step of %s and %s", b.workflow, b.wallet, out.workflow, out.wallet)
	say(out.chain != b.source || out.token != b.token || out.txHash != b.sentHash, "left %s in %s, its step %s in %s", b.source, b.sentHash, out.chain, out.txHash)
	say(out.amount != b.amount, "is of %s, its step of %s", usd(b.amount), usd(out.amount))
}

var bridgePhases = []string{string(transfer.PhaseSent), string(transfer.PhaseAttested), string(transfer.PhaseReceived)}

// checkReceiving compares a transfer with the step that receives it, and finds those without further work.
func (b *bridgeRow) checkReceiving(say sayIf) {
	received := b.phase == string(transfer.PhaseReceived)
	say(!slices.Contains(bridgePhases, b.phase), "is %q, which is no phase", b.phase)
	say(received != (b.completedMicros != nil), "is %s, and has or lacks the time at which it ended", b.phase)
	say(b.in.chain != b.destination, "goes to %s, its step brings it to %q", b.destination, b.in.chain)
	say(received != (b.in.state == stateCompleted), "is %s, the step that brings it in %q", b.phase, b.in.state)
	if received {
		say(b.inTransit != 0, "is received, and has %s in transit", usd(b.inTransit))
		say(b.receivedHash != b.in.txHash, "came in %q, its step in %q", b.receivedHash, b.in.txHash)
		return
	}
	say(b.inTransit != b.amount, "is %s, and has %s of %s in transit", b.phase, usd(b.inTransit), usd(b.amount))
	say(b.receivedHash != "", "is %s, and came in %s", b.phase, b.receivedHash)
	say(b.phase == string(transfer.PhaseSent) && b.attestTasks == 0 && b.in.state == statePending, "is sent, and nobody asks for its attestation")
	say(b.phase == string(transfer.PhaseAttested) && chain.Name(b.destination).IsSolana() && b.receiveTasks == 0, "is attested, and nobody brings it in")
	say(b.phase == string(transfer.PhaseAttested) && b.in.amount != b.amount-b.fee, "brings %s less %s, its step %s", usd(b.amount), usd(b.fee), usd(b.in.amount))
}

// checkMessages compares the sent message with the logs of the step's intent and the wallet, and the attested message
// with the sent one.
func (b *bridgeRow) checkMessages(out stepCause, receives chain.Address, say sayIf) {
	if b.token == string(chain.USDT) {
		b.checkPacket(out, say)
		return
	}
	sent, burn, err := decodeBridged(b.message)
	if err != nil {
		say(true, "has a message that cannot be read: %v", err)
		return
	}
	say(cctp.AccountOn(sent.Source, burn.MessageSender) != chain.Address(b.sender), "was sent by another than %s", b.sender)
	say(cctp.AccountOn(sent.Destination, burn.MintRecipient) != receives, "is for another than %s", receives)
	say(burn.Amount.Cmp(money.NewUnits(uint64(max(0, b.amount)))) != 0, "is of %s, its message of %s units", usd(b.amount), burn.Amount)
	say(burn.MaxFee.Cmp(money.NewUnits(uint64(max(0, out.fee)))) != 0, "may cost %s units, its step says %s", burn.MaxFee, usd(out.fee))
	say(out.fast && cctp.AskedFinality(sent.MinFinality) != cctp.Fast, "asks for the finality %d, its step for a fast message", sent.MinFinality) // a replica of before the column wrote 0
	domain, known := cctp.DomainOf(chain.Name(b.destination))
	say(!known || domain != sent.Destination, "goes to %s, its message to the domain %d", b.destination, sent.Destination)
	if chain.Name(b.source).IsSolana() {
		say(!out.burntMessage(sent), "has a message that its intent's transaction did not send")
	} else {
		say(!loggedMessage(out.logs, b.message), "has a message that its intent's logs do not have")
	}
	if b.attested == "" {
		received := b.phase == string(transfer.PhaseReceived)
		say(b.phase == string(transfer.PhaseAttested) || b.key != "" && !received, "is %s as %q, and was never attested", b.phase, b.key)
		return
	}
	attested, filled, err := decodeBridged(b.attested)
	if err != nil {
		say(true, "was attested as what cannot be read: %v", err)
		return
	}
	if err := cctp.Completes(sent, attested); err != nil {
		say(true, "was attested as another message: %v", err)
	}
	say(b.key != cctp.MessageKey(attested.Source, attested.Nonce), "is known as %q, its message as %s", b.key, cctp.MessageKey(attested.Source, attested.Nonce))
	say(filled.ExpirationBlock.Cmp(money.NewUnits(uint64(max(0, b.expires)))) != 0, "expires at block %d, its message at %s", b.expires, filled.ExpirationBlock)
	say(filled.FeeExecuted.Cmp(money.NewUnits(uint64(max(0, b.fee)))) != 0, "costs %s, its message %s units", usd(b.fee), filled.FeeExecuted)
}

// receives returns the address at which a wallet's USDC comes to a chain: on Solana its token account.
func (v Verifier) receives(on, wallet string) chain.Address {
	client, is := v.Solana[chain.Name(on)]
	if !is {
		return chain.Address(wallet)
	}
	account := cctpsol.Recipient(solana.KeyOf(chain.Address(wallet)), client.Config().Mints[chain.USDC])
	return solana.PublicKey(account).Address()
}

func decodeBridged(text string) (m cctp.Message, burn cctp.Burn, err error) {
	encoded, err := hex.DecodeString(text)
	if err != nil {
		return m, burn, err
	}
	if m, err = cctp.DecodeMessage(encoded); err != nil {
		return m, burn, err
	}
	burn, err = cctp.DecodeBurn(m.Body)
	return m, burn, err
}

// loggedMessage reports whether logs show that a message was sent.
func loggedMessage(text, message string) bool {
	var logs []types.Log
	if json.Unmarshal([]byte(text), &logs) != nil {
		return false
	}
	return slices.ContainsFunc(logs, func(l types.Log) bool {
		m, err := cctp.DecodeSent(&l)
		return err == nil && hex.EncodeToString(m.Encode()) == message
	})
}

// bridgeEntryAccounts are those on which the entry of such a step may stand.
var bridgeEntryAccounts = []ledger.Account{ledger.Cash, ledger.YieldPosition, ledger.InTransit, ledger.NetworkFee, ledger.External}

// checkBridgeLines holds the lines of a step's entry to the transfer that they are of: all of
// them to one of its own, or none to any.
func (e *entryRow) checkBridgeLines(s stepCause, say sayIf) {
	want := ""
	if bridges(s.kind) && !s.isOtherOrder() {
		want = s.bridge
		say(want == "", "is of a transfer between chains that nothing sent")
	}
	for _, l := range e.lines {
		say(l.bridge != want, "has a line of the transfer %q between chains, its step is of %q", l.bridge, want)
	}
}

// effectOfArrivals returns the amounts that strangers have delivered for wallets up to a block and that are not
// settled.
func (v Verifier) effectOfArrivals(ctx context.Context, on chain.Name, wallet any, block uint64) ([]effect, error) {
	rows, err := v.DB.Query(ctx, `SELECT a.token, a.units FROM bridge_arrivals a LEFT JOIN bridge_transfers b ON b.message_key = a.message_key AND b.wallet_id = a.wallet_id
		WHERE a.chain = $1 AND a.wallet_id = $2 AND a.block_number <= $3 AND (b.id IS NULL OR b.completed_at IS NULL)
		AND NOT EXISTS (SELECT 1 FROM steps s JOIN intents i ON i.id = s.id WHERE s.kind = '`+stepBridgeIn+`' AND s.state = 'processing' AND i.tx_hash = a.tx_hash)`, string(on), wallet, int64(block))
	all, err := store.Collect(rows, err, func(row store.Rows) (effect, error) {
		var token, units string
		err := row.Scan(&token, &units)
		return effect{certain: true, exact: map[string]*big.Int{chain.CashID(on, chain.Token(token)): orZero(parseUnits(units))}}, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the arrivals of bridges: %w", err)
	}
	return all, nil
}
