package verify

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// contractRow has the common fields of fee wrappers and MicroVaults.
type contractRow struct {
	id, organization, chain, status, contract string
	made                                      bool
	requestResource                           string
	creation, creationTx                      string // the text of the intent that made it, and its transaction
}

// wrapperRow is a fee wrapper as its row has it, and the source that it is.
type wrapperRow struct {
	contractRow
	source, recipient                                  string
	performance, maxPerformance, management, maxManage int64
	ownedOrganization, ownedBase, ownedVault           string
}

// vaultRow is a MicroVault as its row has it.
type vaultRow struct {
	contractRow
	name, symbol, token, root string
	version                   int64
	targets                   int64 // of all its places, with the idle part
}

var (
	wrapperABI = contracts.NewFeeWrapper()
	vaultABI   = contracts.NewMicroVault()
)

// contractStatuses are those of fee wrappers and MicroVaults.
var contractStatuses = []string{"provisioning", "ready", "failed"}

const creationColumns = `COALESCE(r.resource_id, ''), COALESCE(i.intent, ''), COALESCE(i.tx_hash, '')`

// checkWrappers compares fee wrappers with the chain's state at its final block, and with the transaction that made
// them.
func (v Verifier) checkWrappers(ctx context.Context, ids []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT f.id, f.organization_id, f.chain, f.status, COALESCE(f.contract, ''), f.source_id, f.recipient, f.performance_fee, f.max_performance_fee,
		f.management_fee, f.max_management_fee, COALESCE(o.organization_id, ''), COALESCE(o.base_id, ''), COALESCE(o.vault, ''), `+creationColumns+`
		FROM fee_wrappers f LEFT JOIN owned_sources o ON o.id = f.id LEFT JOIN requests r ON r.organization_id = f.organization_id AND r.request_id = f.request_id
		LEFT JOIN contract_changes c ON c.subject = f.id AND c.kind = 'create_fee_wrapper' LEFT JOIN intents i ON i.id = c.id
		WHERE f.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	wrappers, err := store.Collect(rows, err, func(row store.Rows) (w wrapperRow, err error) {
		err = row.Scan(&w.id, &w.organization, &w.chain, &w.status, &w.contract, &w.source, &w.recipient, &w.performance, &w.maxPerformance,
			&w.management, &w.maxManage, &w.ownedOrganization, &w.ownedBase, &w.ownedVault, &w.requestResource, &w.creation, &w.creationTx)
		return w, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading fee wrappers: %w", err)
	}
	var f findings
	for _, w := range wrappers {
		say := f.sayOf(ContractsChains, w.id, uuid.Nil, "fee wrapper "+w.id+" ")
		ready := w.status == "ready"
		say(w.requestResource != w.id, "was not asked for by organization %s", w.organization)
		say(!slices.Contains(contractStatuses, w.status), "is %q, which is no status", w.status)
		say(ready != (w.ownedVault != ""), "is %s, and its source is or is not there", w.status)
		say(ready && (w.ownedOrganization != w.organization || w.ownedBase != w.source || w.ownedVault != w.contract),
			"is %s over %s of organization %s, its source %s over %s of %s", w.contract, w.source, w.organization, w.ownedVault, w.ownedBase, w.ownedOrganization)
		if !ready {
			continue
		}
		err := v.checkWrapperOnChain(ctx, w, say)
		if err := f.takeUnread(w.id, uuid.Nil, "fee wrapper "+w.id+" ", err); err != nil {
			return nil, err
		}
		f.withhold(w.id, w.ownedOrganization != w.organization)
	}
	return f, nil
}

func (v Verifier) checkWrapperOnChain(ctx context.Context, w wrapperRow, say sayIf) error {
	client, final, err := v.checkCreation(ctx, w.contractRow, say)
	if err != nil || client == nil {
		return err
	}
	is, err := askContract(ctx, client, w.contract, final, wrapperABI.PackState(), wrapperABI.UnpackState)
	if err != nil {
		return saidNothing(err, w.contract, say)
	}
	want := is
	want.FeeRecipient = common.HexToAddress(w.recipient)
	want.PerformanceFeeBps, want.MaxPerformanceFeeBps = uint16(w.performance), uint16(w.maxPerformance)
	want.ManagementFeeBps, want.MaxManagementFeeBps = uint16(w.management), uint16(w.maxManage)
	base, err := v.Catalog.Get(ctx, w.source)
	say(err != nil, "is over %q, which is in no catalog", w.source)
	if err == nil {
		want.Source = base.Vault
	}
	v.setOwner(ctx, &want.Owner, w.organization, change.Owner)
	if is == want {
		return nil
	}
	pending, err := v.isPending(ctx, w, want, is)
	say(!pending, "is %+v, the chain says %+v", want, is)
	return err
}

// checkVaults compares MicroVaults with the chain's state at its final block, and with the transaction that made
// them.
func (v Verifier) checkVaults(ctx context.Context, ids []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT m.id, m.organization_id, m.chain, m.status, m.contract, m.made, m.name, m.symbol, m.token, m.list_root, m.list_version, m.idle_target_bps
			+ (SELECT COALESCE(SUM(s.target_bps), 0) FROM micro_vault_sources s WHERE s.vault_id = m.id), '', COALESCE(i.intent, ''), COALESCE(i.tx_hash, '')
		FROM micro_vaults m LEFT JOIN contract_changes c ON c.subject = m.id AND c.kind = 'create_vault' LEFT JOIN intents i ON i.id = c.id
		WHERE m.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	vaults, err := store.Collect(rows, err, func(row store.Rows) (m vaultRow, err error) {
		var made int
		err = row.Scan(&m.id, &m.organization, &m.chain, &m.status, &m.contract, &made, &m.name, &m.symbol, &m.token, &m.root, &m.version, &m.targets,
			&m.requestResource, &m.creation, &m.creationTx)
		m.made = made == 1
		return m, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading MicroVaults: %w", err)
	}
	var f findings
	for _, m := range vaults {
		say := f.sayOf(ContractsChains, m.id, uuid.Nil, "MicroVault "+m.id+" ")
		say(!slices.Contains(contractStatuses, m.status), "is %q, which is no status", m.status)
		say(m.status == "ready" && !m.made, "is ready and was not made")
		say(m.made != (m.creationTx != ""), "was made: %t, in transaction %q", m.made, m.creationTx)
		say(m.targets != 10_000, "has targets of %d basis points in all", m.targets)
		if !m.made || m.status != "ready" {
			continue
		}
		err := v.checkVaultOnChain(ctx, m, say)
		if err := f.takeUnread(m.id, uuid.Nil, "MicroVault "+m.id+" ", err); err != nil {
			return nil, err
		}
	}
	return f, nil
}

func (v Verifier) checkVaultOnChain(ctx context.Context, m vaultRow, say sayIf) error {
	client, final, err := v.checkCreation(ctx, m.contractRow, say)
	if err != nil || client == nil {
		return err
	}
	var failures []error
	address := func(data []byte, unpack func([]byte) (common.Address, error)) common.Address {
		is, err := askContract(ctx, client, m.contract, final, data, unpack)
		failures = append(failures, err)
		return is
	}
	text := func(data []byte, unpack func([]byte) (string, error)) string {
		is, err := askContract(ctx, client, m.contract, final, data, unpack)
		failures = append(failures, err)
		return is
	}
	owner, keeper := address(vaultABI.PackOwner(), vaultABI.UnpackOwner), address(vaultABI.PackKeeper(), vaultABI.UnpackKeeper)
	asset := address(vaultABI.PackAsset(), vaultABI.UnpackAsset)
	name, symbol := text(vaultABI.PackName(), vaultABI.UnpackName), text(vaultABI.PackSymbol(), vaultABI.UnpackSymbol)
	root, err := askContract(ctx, client, m.contract, final, vaultABI.PackRoot(), vaultABI.UnpackRoot)
	failures = append(failures, err)
	version, err := askContract(ctx, client, m.contract, final, vaultABI.PackVersion(), vaultABI.UnpackVersion)
	failures = append(failures, err)
	if err := errors.Join(failures...); err != nil {
		return saidNothing(err, m.contract, say)
	}
	wantOwner, wantKeeper := owner, keeper
	v.setOwner(ctx, &wantOwner, m.organization, change.Owner)
	v.setOwner(ctx, &wantKeeper, m.organization, change.Keeper)
	say(owner != wantOwner || keeper != wantKeeper, "is owned by %s and kept by %s on the chain, the organization has %s and %s", owner, keeper, wantOwner, wantKeeper)
	say(asset != client.Config().Tokens[chain.Token(m.token)].Address, "takes %s on the chain, and %q here", asset, m.token)
	say(name != m.name || symbol != m.symbol, "is called %q (%s) on the chain, and %q (%s) here", name, symbol, m.name, m.symbol)
	if common.Hash(root).Hex() == m.root && fmt.Sprint(version) == fmt.Sprint(m.version) {
		return nil
	}
	pending, err := v.isListPending(ctx, m, version)
	say(!pending, "has the list %d on the chain, and %d here", version, m.version)
	return err
}

// setOwner sets the account that the organization's actor has, if that can be derived.
func (v Verifier) setOwner(ctx context.Context, into *common.Address, organization string, actor change.Actor) {
	account := actor.AccountKey(parseID(organization))
	derived, err := v.deriveAddresses(ctx, []string{account.String()})
	if of, ok := derived[account]; ok && err == nil {
		*into = of.EVM.EVM()
	}
}

// checkCreation compares a contract's address with the transaction that made it: the factory that the organization's
// own signature names must have logged it there. It returns no client if the chain is not configured, and then there
// is no more to read.
func (v Verifier) checkCreation(ctx context.Context, c contractRow, say sayIf) (*evm.Client, uint64, error) {
	client := v.Clients[chain.Name(c.chain)]
	if client == nil {
		say(true, "is on %q, which is not configured", c.chain)
		return nil, 0, nil
	}
	final, err := client.Final(ctx)
	if err != nil {
		return nil, 0, err
	}
	signed, err := custody.DecodeIntent([]byte(c.creation))
	if err != nil || len(signed.Calls) == 0 || c.creationTx == "" {
		say(true, "was made by no intent")
		return client, final.Number, nil
	}
	receipt, err := client.Receipt(ctx, common.HexToHash(c.creationTx))
	if err != nil {
		return nil, 0, err
	}
	told := false
	if receipt != nil {
		for _, l := range receipt.Logs {
			told = told || l.Address == signed.Calls[0].To && len(l.Topics) == 4 && common.BytesToAddress(l.Topics[1][:]) == common.HexToAddress(c.contract)
		}
	}
	say(!told, "is at %s, which transaction %s did not make", c.contract, c.creationTx)
	return client, final.Number, nil
}

// errAnswer says that a contract's answer is not one to the question.
var errAnswer = errors.New("the contract answers something else")

// askContract puts a question to a contract at a block and reads the answer.
func askContract[T any](ctx context.Context, client *evm.Client, contract string, block uint64, question []byte, read func([]byte) (T, error)) (answer T, err error) {
	to := common.HexToAddress(contract)
	out, err := client.Call(ctx, ethereum.CallMsg{To: &to, Data: question}, new(big.Int).SetUint64(block))
	if err != nil {
		return answer, err
	}
	answer, err = read(out)
	if err != nil {
		return answer, fmt.Errorf("%w: %w", errAnswer, err)
	}
	return answer, nil
}

// saidNothing reports a contract that does not answer as one of ours; an error of the
// node's is an error.
func saidNothing(err error, contract string, say sayIf) error {
	if errors.Is(err, errAnswer) || errors.Is(err, evm.ErrReverted) {
		say(true, "is at %s, where there is nothing of ours: %v", contract, err)
		return nil
	}
	return err
}
