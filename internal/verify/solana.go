package verify

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
)

// Verification reads the records of Solana's intents itself, past the family that wrote them: the versions in a row's
// attachment, and the transaction in its evidence, whose signatures prove its content.

// solanaAttachment has the signed versions of an intent's row: the first version in marker form,
// or, by an earlier program, all versions in nonce form.
type solanaAttachment struct {
	Request *struct {
		Owner uuid.UUID `json:"owner"`
	} `json:"request"`
	First *solanaSigned `json:"first"`

	NonceAccount solana.PublicKey `json:"nonceAccount"`
	NonceValue   solana.Hash      `json:"nonceValue"`
	UnitLimit    uint32           `json:"unitLimit"`
	Versions     []solanaSigned   `json:"versions"`
}

// solanaSigned is a version, with the data stored for it.
type solanaSigned struct {
	Message   []byte           `json:"message"`
	Signature solana.Signature `json:"signature"`
	UnitPrice uint64           `json:"unitPrice"`
	Event     solana.Signature `json:"eventSignature"`
}

// checkSolana compares the row with its text, the text with the wallet's signature, and all of it with the step. It
// reports whether the text is another's.
func (i intentRow) checkSolana(derived map[uuid.UUID]custody.Addresses, s stepCause, partnerShare int64, assets assetIndex, say sayIf) (another bool) {
	decoded, err := custody.DecodeSolanaIntent([]byte(i.text))
	if err != nil {
		say(true, "does not decode: %v", err)
		return false
	}
	say(decoded.ID.String() != i.id || string(decoded.Chain) != i.chain || string(decoded.Wallet.Address()) != i.account || decoded.Deadline.Unix() != i.deadline,
		"says of itself that it is %s of %s on %s", decoded.ID, decoded.Wallet, decoded.Chain)
	say(i.settleTask != "transfer.settle", "of a step is settled by %q", i.settleTask)
	say(s.chain != i.chain, "is for %s, its step for %s", i.chain, s.chain)
	of, known := derived[parseID(s.wallet)]
	say(known && string(of.Solana) != i.account, "is of account %s, its owner has another", i.account)
	if i.usedBefore && i.signature == "0x" {
		say(i.state == "carried" || i.state == "refused", "is %s without a signature", i.state)
	} else if err := i.checkVersions(decoded, parseID(s.wallet)); err != nil {
		say(true, "is not signed: %v", err)
	}
	if !i.usedBefore || i.signature != "0x" { // without one the text cannot be executed
		checkPayments(decoded, i.usedBefore, s, partnerShare, assets, say)
	}
	return decoded.ID.String() != i.id
}

// checkVersions requires that the signed versions carry the text in one form, by the marker that its
// id says or under one nonce, and that the wallet has signed them.
func (i intentRow) checkVersions(decoded custody.SolanaIntent, owner uuid.UUID) error {
	var attached solanaAttachment
	err := json.Unmarshal([]byte(i.attachment), &attached)
	versions := attached.Versions
	if attached.First != nil {
		versions = []solanaSigned{*attached.First}
	}
	switch {
	case err != nil || len(versions) == 0:
		return errors.Join(errors.New("there are no versions"), err)
	case (attached.First == nil) != (attached.Request == nil) || attached.Request != nil && attached.Request.Owner != owner:
		return errors.New("its further versions are not its owner's to ask for")
	case hexutil.Encode(versions[0].Signature[:]) != i.signature:
		return errors.New("its signature is not that of the first version")
	}
	for n, v := range versions {
		if err := attached.checkVersion(decoded, v); err != nil {
			return fmt.Errorf("version %d: %w", n+1, err)
		}
	}
	return nil
}

func (a solanaAttachment) checkVersion(decoded custody.SolanaIntent, v solanaSigned) error {
	said, err := custody.DecodeSolanaVersion(v.Message)
	if err == nil {
		err = said.CheckCarries(decoded)
	}
	switch {
	case err != nil:
		return err
	case (said.Marking != nil) != (a.First != nil) || said.NonceAccount != a.NonceAccount || said.NonceValue != a.NonceValue:
		return errors.New("it is of another form or nonce")
	case said.UnitPrice != v.UnitPrice || a.First == nil && said.UnitLimit != a.UnitLimit:
		return errors.New("it has another compute limit or price than is said of it")
	case !ed25519.Verify(decoded.Wallet[:], v.Message, v.Signature[:]):
		return fmt.Errorf("it has no signature of %s", decoded.Wallet)
	case said.Burning != nil && !ed25519.Verify(said.Burning.Event[:], v.Message, v.Event[:]):
		return fmt.Errorf("it has no signature of %s", said.Burning.Event)
	}
	return nil
}

// checkPayments compares the signed payments, or burn, with the step.
func checkPayments(signed custody.SolanaIntent, usedBefore bool, s stepCause, partnerShare int64, assets assetIndex, say sayIf) {
	a, ok := assets[assetKey{chain.Name(s.chain), s.asset}]
	if !ok {
		return // the position is reported as one that cannot be compared
	}
	say(s.kind != stepPayout && signed.Burn == nil, "pays, and its step is a %s", s.kind)
	say(s.kind != stepBridgeOut && signed.Burn != nil, "burns, and its step is a %s", s.kind)
	say(signed.Mint.Address() != a.contract, "pays of mint %s, its step is over %s", signed.Mint, s.token)
	if b := signed.Burn; b != nil {
		say(b.Units != uint64(max(0, s.amount)), "burns %d units, its step is over %s", b.Units, usd(s.amount))
		say(b.MaxFee != uint64(max(0, s.fee)) && !usedBefore, "burns at a fee of %d units, its step says %s", b.MaxFee, usd(s.fee))
		return
	}
	total := new(big.Int)
	var paid []string
	for _, p := range signed.Payments {
		total.Add(total, new(big.Int).SetUint64(p.Units))
		paid = append(paid, fmt.Sprintf("%s:%d", p.To, p.Units))
	}
	if usedBefore {
		say(total.Cmp(big.NewInt(s.amount)) > 0, "pays %s units, its step is over %s", total, usd(s.amount))
		return
	}
	for _, p := range []struct {
		to     string
		amount int64
	}{{s.destination, s.amount - s.fee - partnerShare}, {s.partner, partnerShare}, {s.collector, s.fee}} {
		say(p.amount != 0 && p.to != "" && !slices.Contains(paid, fmt.Sprintf("%s:%d", p.to, p.amount)), "does not pay %s to %s, as its step does", usd(p.amount), p.to)
	}
	say(total.Cmp(big.NewInt(s.amount)) != 0, "pays %s units, its step is over %s", total, usd(s.amount))
}

// readSolanaEvidence returns the transaction that a row names as an intent's execution, with its content, once its
// signatures are verified.
func readSolanaEvidence(logs, account string, id uuid.UUID) (raw []byte, said custody.SolanaVersion, err error) {
	var evidence struct {
		Transaction []byte `json:"transaction"`
	}
	if err := json.Unmarshal([]byte(logs), &evidence); err != nil {
		return nil, said, err
	}
	t, err := solana.DecodeTransaction(evidence.Transaction)
	if err == nil {
		err = t.Verify()
	}
	if err == nil {
		said, err = custody.DecodeSolanaVersion(t.Message.Encode())
	}
	if err == nil && (said.ID != id || string(said.Wallet.Address()) != account) {
		err = fmt.Errorf("its transaction is intent %s of %s", said.ID, said.Wallet)
	}
	return evidence.Transaction, said, err
}

// addSolana adds up the transfers of the transaction that executed the step's intent.
func (f intentFlows) addSolana(s stepCause, assets assetIndex) error {
	_, said, err := readSolanaEvidence(s.logs, s.intentAccount, parseID(s.id))
	if err != nil {
		return err
	}
	payees := map[solana.PublicKey]solana.PublicKey{}
	for _, owner := range said.Owners {
		payees[solana.AssociatedTokenAddress(owner, said.Mint, said.TokenProgram)] = owner
	}
	for key, a := range assets {
		if string(key.chain) != s.chain || a.contract != said.Mint.Address() {
			continue
		}
		if b := said.Burning; b != nil { // its transfers are between accounts of the wallet's own
			f.add(key.position, chain.Address(s.intentAccount), chain.Address(s.intentAccount), cctpsol.Messenger.Address(), new(big.Int).SetUint64(b.Units))
			continue
		}
		for _, t := range said.Transfers {
			to := t.To
			if owner, ok := payees[t.To]; ok {
				to = owner
			}
			f.add(key.position, chain.Address(s.intentAccount), chain.Address(s.intentAccount), to.Address(), new(big.Int).SetUint64(t.Units))
		}
	}
	return nil
}

// burntMessage says whether a transaction of Solana's, as it is recorded of a step, sent a message.
func (s stepCause) burntMessage(sent cctp.Message) bool {
	_, said, err := readSolanaEvidence(s.logs, s.intentAccount, parseID(s.id))
	if err != nil {
		return false
	}
	m, burnt := said.BurnMessage(sent.Recipient)
	return burnt && bytes.Equal(m.Encode(), sent.Encode())
}

// contradictSolana describes the chain's differences from the row of an executed intent; empty if there are none.
func contradictSolana(ctx context.Context, client *rpc.Client, e executionRow) (wrong string, err error) {
	raw, _, err := readSolanaEvidence(e.logs, e.account, parseID(e.id))
	if err != nil {
		return fmt.Sprintf("is executed, and its evidence does not prove it: %v", err), nil
	}
	signature, err := solana.ParseSignature(e.txHash)
	if err != nil {
		return fmt.Sprintf("is executed in transaction %q, which is none", e.txHash), nil
	}
	found, err := client.Agreed().Transaction(ctx, signature, rpc.Finalized)
	switch {
	case err != nil:
		return "", fmt.Errorf("proving transaction %s: %w", signature, err)
	case found == nil:
		return fmt.Sprintf("is executed in transaction %s, which the chain does not have", signature), nil
	case e.block < 0 || found.Slot != uint64(e.block):
		return fmt.Sprintf("is executed in block %d, transaction %s is in block %d", e.block, signature, found.Slot), nil
	case found.Err != nil:
		return fmt.Sprintf("is executed in transaction %s, which failed", signature), nil
	case !bytes.Equal(found.Raw, raw):
		return fmt.Sprintf("has another transaction as its evidence than %s", signature), nil
	case found.Time.UnixMicro() != e.blockMicros:
		return fmt.Sprintf("is executed at another time than block %d was made", e.block), nil
	}
	return "", nil
}
