package verify

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// intentRow is an intent as its row has it, and the change that it is for.
type intentRow struct {
	id, chain, account, text, signature, settleTask, state, txHash string
	deadline, retryMicros                                          int64
	blockNumber, blockMicros, endedMicros                          *int64
	logs, attachment                                               string
	changeOrganization, changeChain, changeStatus                  string
	carrier                                                        string // the relay transaction, if one carries it
	carries                                                        int    // 1 if that says so too
	usedBefore                                                     bool   // its id was used before it was signed: it never ran
	revoked                                                        bool   // it is not signed: its id is given up, since a lost database may have signed it
}

// checkIntents compares the signed texts with the step or change that they are for. An attacker who only writes to
// the database cannot make a text and its signature.
func (v Verifier) checkIntents(ctx context.Context, ids []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT i.id, i.chain, i.wallet, i.intent, i.signature, i.reply_kind, i.state, COALESCE(i.tx_hash, ''), i.deadline, i.retry_at, i.block_number, i.block_time,
		i.settled_at, COALESCE(i.logs, ''), COALESCE(c.organization_id, ''), COALESCE(c.chain, ''), COALESCE(c.status, ''), COALESCE(i.transaction_id, ''),
		(SELECT COUNT(*) FROM relay_items r WHERE r.transaction_id = i.transaction_id AND r.intent_id = i.id), i.used_before, i.delegation,
		CASE WHEN i.signature = '0x' AND i.cancel_asked_at IS NOT NULL AND EXISTS (SELECT 1 FROM restores) THEN 1 ELSE 0 END
		FROM intents i LEFT JOIN contract_changes c ON c.id = i.id WHERE i.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	intents, err := store.Collect(rows, err, func(row store.Rows) (i intentRow, err error) {
		var usedBefore, revoked int64
		err = row.Scan(&i.id, &i.chain, &i.account, &i.text, &i.signature, &i.settleTask, &i.state, &i.txHash, &i.deadline, &i.retryMicros, &i.blockNumber, &i.blockMicros,
			&i.endedMicros, &i.logs, &i.changeOrganization, &i.changeChain, &i.changeStatus, &i.carrier, &i.carries, &usedBefore, &i.attachment, &revoked)
		i.usedBefore, i.revoked = usedBefore == 1, revoked == 1
		return i, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading intents: %w", err)
	}
	steps, err := v.loadStepCauses(ctx, append([]any{}, ids...))
	if err != nil {
		return nil, err
	}
	partners, err := v.loadPartnerShares(ctx, ids)
	if err != nil {
		return nil, err
	}
	assets, err := v.loadAssets(ctx)
	if err != nil {
		return nil, err
	}
	var owners []string
	for _, i := range intents {
		owners = append(owners, i.owners(steps)...)
	}
	derived, err := v.deriveAddresses(ctx, owners)
	if err != nil {
		return nil, err
	}
	f, err := v.checkConsents(ctx, ids)
	if err != nil {
		return nil, err
	}
	for _, i := range intents {
		s, ofStep := steps[i.id]
		owner := parseID(s.wallet)
		say := f.sayOf(IntentsSteps, i.id, owner, "intent "+i.id+" ")
		i.checkOutcome(say)
		err := v.checkOpen(ctx, i, say)
		if err := f.takeUnread(i.id, owner, "intent "+i.id+" ", err); err != nil {
			return nil, err
		}
		if chain.Name(i.chain).IsSolana() {
			say(!ofStep, "is for no step")
			f.withhold(i.id, i.checkSolana(derived, s, partners[i.id], assets, say))
			continue
		}
		decoded, err := custody.DecodeIntent([]byte(i.text))
		if err != nil {
			say(true, "does not decode: %v", err)
			continue
		}
		i.checkText(decoded, say)
		another := decoded.ID.String() != i.id
		switch {
		case ofStep:
			say(i.settleTask != "transfer.settle", "of a step is settled by %q", i.settleTask)
			say(s.chain != i.chain, "is for %s, its step for %s", i.chain, s.chain)
			i.checkAccount(derived, i.owners(steps), say)
			// Without a signature the text has the planned amount, and cannot be executed.
			if !i.revoked && (!i.usedBefore || i.signature != "0x") {
				checkCalls(decoded, i.usedBefore, s, partners[i.id], assets, say)
			}
		case i.changeOrganization != "":
			say(i.settleTask != "change.settle", "of a change is settled by %q", i.settleTask)
			say(i.changeChain != i.chain, "is for %s, its change for %s", i.chain, i.changeChain)
			i.checkAccount(derived, i.owners(steps), say)
		default:
			say(true, "is for no step and no change")
		}
		f.withhold(i.id, another)
	}
	return f, nil
}

var intentStates = map[string]bool{"signed": false, "carried": false, "executed": true, "refused": true, "expired": true, "cancelled": true} // true: ended

func (i intentRow) checkOutcome(say sayIf) {
	ended, known := intentStates[i.state]
	say(!known, "is %q, which is no state", i.state)
	say(ended != (i.endedMicros != nil), "is %s, and has or lacks the time at which it ended", i.state)
	executed := i.state == intentExecuted
	say(executed != (i.txHash != ""), "is %s in transaction %q", i.state, i.txHash)
	say(executed != (i.blockNumber != nil) || executed != (i.blockMicros != nil) || executed != (i.logs != ""), "is %s, and what a block says of it is or is not there", i.state)
	say(i.carrier != "" && (ended || i.carries != 1), "is %s, and relay transaction %s carries it or does not", i.state, i.carrier)
}

// longestRetry is how long an intent that no transaction carries waits at most until it is tried again, and how long
// after its deadline its outcome is recorded.
const longestRetry = 10 * time.Minute

// checkOpen says whether an intent that has not ended will: it is looked at again soon,
// or once its deadline has passed, and has ended when the follower is well beyond that.
func (v Verifier) checkOpen(ctx context.Context, i intentRow, say sayIf) error {
	now := v.DB.Clock().Micros()
	ended, known := intentStates[i.state]
	if ended || !known {
		return nil // one that ended at a future time excuses no difference: see notSettled
	}
	latest := max(now+longestRetry.Microseconds(), i.deadline*1_000_000) + clockSkew.Microseconds()
	say(i.retryMicros > latest, "is %s, and is not looked at again before %s", i.state, time.UnixMicro(i.retryMicros).UTC())
	client, given := v.readerOf(chain.Name(i.chain)), time.Unix(i.deadline, 0).Add(longestRetry)
	if client == nil || now < given.UnixMicro() {
		return nil
	}
	var followed int64
	err := v.DB.QueryRow(ctx, `SELECT COALESCE(MAX(final_number), 0) FROM chain_cursors WHERE chain = $1`, i.chain).Scan(&followed)
	if err != nil {
		return fmt.Errorf("reading how far %s is followed: %w", i.chain, err)
	}
	final, err := client.Final(ctx)
	if err != nil {
		return err
	}
	if followed < 0 || uint64(followed) > final.Number {
		return nil // which checkCursors reports
	}
	block, err := client.Block(ctx, uint64(followed))
	if err != nil {
		return err
	}
	say(block.Time.After(given), "is %s, and ran out long before block %d, which is followed", i.state, followed)
	return nil
}

// checkText holds the row against the text, and the text against its signature.
func (i intentRow) checkText(decoded custody.Intent, say sayIf) {
	say(decoded.ID.String() != i.id || string(decoded.Chain) != i.chain || string(decoded.Wallet) != i.account || decoded.Deadline.Unix() != i.deadline,
		"says of itself that it is %s of %s on %s", decoded.ID, decoded.Wallet, decoded.Chain)
	if i.usedBefore && i.signature == "0x" {
		say(i.state == "carried" && !i.revoked || i.state == "refused", "is %s without a signature", i.state)
		return // it was executed before it was a row: checkExecutions proves by whom
	}
	signature, err := hexutil.Decode(i.signature)
	if err != nil || len(signature) != crypto.SignatureLength || signature[crypto.RecoveryIDOffset] < 27 {
		say(true, "has no signature")
		return
	}
	signature[crypto.RecoveryIDOffset] -= 27
	digest := decoded.Digest()
	key, err := crypto.SigToPub(digest[:], signature)
	say(err != nil || crypto.PubkeyToAddress(*key) != decoded.Wallet.EVM(), "is not signed by %s", decoded.Wallet)
}

// owners are those of whom one must have signed: the step's wallet, or the accounts of
// the change's organization.
func (i intentRow) owners(steps map[string]stepCause) []string {
	if s, ofStep := steps[i.id]; ofStep {
		return []string{s.wallet}
	}
	if i.changeOrganization == "" {
		return nil
	}
	organization := parseID(i.changeOrganization)
	return []string{change.Owner.AccountKey(organization).String(), change.Keeper.AccountKey(organization).String()}
}

// checkAccount holds the account against those of the owners, where they are known.
func (i intentRow) checkAccount(derived map[uuid.UUID]custody.Addresses, owners []string, say sayIf) {
	if len(derived) == 0 {
		return
	}
	for _, owner := range owners {
		if of, ok := derived[parseID(owner)]; ok && string(of.EVM) == i.account {
			return
		}
	}
	say(true, "is of account %s, its owner has another", i.account)
}

// loadPartnerShares reads the amounts of the partners' steps behind payouts.
func (v Verifier) loadPartnerShares(ctx context.Context, ids []any) (map[string]int64, error) {
	rows, err := v.DB.Query(ctx, `SELECT p.id, s.amount FROM steps p JOIN steps s ON s.leg_id = p.leg_id AND s.kind = '`+stepPartner+`'
		WHERE p.kind = '`+stepPayout+`' AND p.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	shares, err := collectBy(rows, err, func(row store.Rows) (id string, amount int64, err error) { return id, amount, row.Scan(&id, &amount) })
	if err != nil {
		return nil, fmt.Errorf("reading partners' shares: %w", err)
	}
	return shares, nil
}

// selectors of steps' calls.
var (
	transferCall = crypto.Keccak256([]byte("transfer(address,uint256)"))[:4]
	depositCall  = crypto.Keccak256([]byte("deposit(uint256,address)"))[:4]
	withdrawCall = crypto.Keccak256([]byte("withdraw(uint256,address,address)"))[:4]
	redeemCall   = crypto.Keccak256([]byte("redeem(uint256,address,address)"))[:4]

	requestDepositCall = crypto.Keccak256([]byte("requestDeposit(uint256,address,address)"))[:4]
	requestRedeemCall  = crypto.Keccak256([]byte("requestRedeem(uint256,address,address)"))[:4]
	claimSharesCall    = crypto.Keccak256([]byte("deposit(uint256,address,address)"))[:4]
	cancelDepositCall  = crypto.Keccak256([]byte("cancelDepositRequest(uint256,address)"))[:4]
	cancelRedeemCall   = crypto.Keccak256([]byte("cancelRedeemRequest(uint256,address)"))[:4]
	returnDepositCall  = crypto.Keccak256([]byte("claimCancelDepositRequest(uint256,address,address)"))[:4]
	returnRedeemCall   = crypto.Keccak256([]byte("claimCancelRedeemRequest(uint256,address,address)"))[:4]
)

// checkCalls compares the signed calls with the step. Calls beside those that move the step's amount are not checked:
// an approval, a bound.
func checkCalls(signed custody.Intent, usedBefore bool, s stepCause, partnerShare int64, assets assetIndex, say sayIf) {
	on := chain.Name(s.chain)
	id := s.asset
	if s.kind != stepPayout {
		id = s.source
	}
	a, ok := assets[assetKey{on, id}]
	if !ok {
		return // the position is reported as one that cannot be compared
	}
	amount := big.NewInt(s.amount)
	var want []custody.Call
	switch s.kind {
	case stepPayout:
		for _, p := range []struct {
			to     string
			amount int64
		}{{s.destination, s.amount - s.fee - partnerShare}, {s.partner, partnerShare}, {s.collector, s.fee}} {
			if p.amount != 0 && p.to != "" {
				want = append(want, custody.Call{To: a.contract.EVM(), Data: packCall(transferCall, new(big.Int).SetBytes(common.HexToAddress(p.to).Bytes()), big.NewInt(p.amount))})
			}
		}
	case stepDeposit:
		want = []custody.Call{{To: a.vault.EVM(), Data: packCall(depositCall, amount, signed.Wallet.EVM().Big())}}
	case stepRedeem:
		account := signed.Wallet.EVM().Big()
		want = []custody.Call{{To: a.vault.EVM(), Data: packCall(withdrawCall, amount, account, account)}}
		if n := parseUnits(s.shares); n != nil {
			want = []custody.Call{{To: a.vault.EVM(), Data: packCall(redeemCall, n, account, account)}}
		}
	default:
		want = s.requestCalls(a, signed.Wallet.EVM().Big())
	}
	total := new(big.Int)
	for _, c := range signed.Calls {
		if bytes.HasPrefix(c.Data, transferCall) && c.To == a.contract.EVM() && len(c.Data) == 4+2*32 {
			total.Add(total, new(big.Int).SetBytes(c.Data[36:]))
		}
		for i, w := range want {
			if c.To == w.To && bytes.Equal(c.Data, w.Data) {
				want = append(want[:i:i], want[i+1:]...)
				break
			}
		}
	}
	if usedBefore && s.kind == stepPayout {
		// An intent from before the restore ran, and its logs are compared with the step. This one was signed for the
		// request's amount, which may be less.
		say(total.Cmp(amount) > 0, "pays %s units, its step is over %s", total, usd(s.amount))
		return
	}
	if s.kind == stepClaimDeposit || s.kind == stepClaimRedeem {
		s.checkClaimed(signed.Wallet.EVM(), a, say)
		if usedBefore {
			return // signed for the planned claim: the logs have the amount
		}
	}
	if usedBefore && s.kind == stepRequestDeposit {
		return // the logs have the amount, which may differ from the signed one
	}
	say(len(want) > 0, "is not the %s of %s that its step is over", s.kind, usd(s.amount))
	say(s.kind == stepPayout && total.Cmp(amount) != 0, "pays %s units, its step is over %s", total, usd(s.amount))
}

// packCall is the call data of words behind a selector.
func packCall(selector []byte, words ...*big.Int) []byte {
	data := append([]byte{}, selector...)
	for _, w := range words {
		if w.Sign() < 0 {
			return nil // no row states it
		}
		data = append(data, common.LeftPadBytes(w.Bytes(), 32)...)
	}
	return data
}

// requestCalls are the calls of a step of a request. All requests of an account have the
// number zero.
func (s stepCause) requestCalls(a asset, account *big.Int) []custody.Call {
	amount, shares, zero := big.NewInt(s.amount), orZero(parseUnits(s.shares)), new(big.Int)
	var data []byte
	switch {
	case s.kind == stepRequestDeposit:
		data = packCall(requestDepositCall, amount, account, account)
	case s.kind == stepRequestRedeem:
		data = packCall(requestRedeemCall, shares, account, account)
	case s.kind == stepClaimDeposit:
		data = packCall(claimSharesCall, amount, account, account)
	case s.kind == stepClaimRedeem:
		data = packCall(redeemCall, shares, account, account)
	case s.kind == stepCancelRequest && s.redeems:
		data = packCall(cancelRedeemCall, zero, account)
	case s.kind == stepCancelRequest:
		data = packCall(cancelDepositCall, zero, account)
	case s.redeems:
		data = packCall(returnRedeemCall, zero, account, account)
	default:
		data = packCall(returnDepositCall, zero, account, account)
	}
	return []custody.Call{{To: a.requests.EVM(), Data: data}}
}
