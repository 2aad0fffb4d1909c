package signer_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
)

const (
	on   = chain.EthereumSepolia
	life = time.Hour
)

var (
	org       = devnettest.Organization
	usdc      = common.HexToAddress("0x0000000000000000000000000000000000000C01")
	usdt      = common.HexToAddress("0x0000000000000000000000000000000000000C02")
	guard     = common.HexToAddress("0x0000000000000000000000000000000000000C03")
	executor  = common.HexToAddress("0x0000000000000000000000000000000000000C04")
	collector = common.HexToAddress("0x0000000000000000000000000000000000000C05")
	vault     = common.HexToAddress("0x0000000000000000000000000000000000000C06")
	usdtVault = common.HexToAddress("0x0000000000000000000000000000000000000C07")
	requests  = common.HexToAddress("0x0000000000000000000000000000000000000C08")
	wrappers  = common.HexToAddress("0x0000000000000000000000000000000000000C09")
	vaults    = common.HexToAddress("0x0000000000000000000000000000000000000C0a")
	payee     = common.HexToAddress("0x0000000000000000000000000000000000000B01")
	attacker  = common.HexToAddress("0x0000000000000000000000000000000000000666")

	tokens = contracts.NewSandboxUSDC()
	shares = contracts.NewSandboxVault()
	bounds = contracts.NewBalanceGuard()
)

// world is a signer, and a wallet of an organization.
type world struct {
	testing.TB
	db      *store.DB
	keys    *custody.Keyring
	local   *signer.Local
	service *approval.Service
	wallet  uuid.UUID
	proof   custody.OwnerProof
	account chain.Address
}

func newWorld(t testing.TB, db *store.DB, change ...func(*signer.Options)) *world {
	t.Helper()
	keys := devnettest.Keys(t)
	o := signer.Options{DB: db, Keys: custody.SeedKeys{Ring: keys}, Closing: keys, IDs: keys.IDs(), Appliers: approval.NewAppliers(), Chains: map[chain.Name]signer.Chain{on: {
		ChainID: 11155111, Tokens: map[chain.Token]common.Address{chain.USDC: usdc, chain.USDT: usdt}, Executor: executor, Guard: guard,
		FeeCollector: collector, WithdrawalFee: money.Dollar, IntentLife: life, FeeWrapperFactory: wrappers, MicroVaultFactory: vaults,
	}}, Sources: []signer.Source{
		{ID: "bills", Chain: on, Token: chain.USDC, Vault: vault}, {ID: "tether", Chain: on, Token: chain.USDT, Vault: usdtVault},
		{ID: "requests", Chain: on, Token: chain.USDC, Vault: requests, Requests: true},
	}}
	for _, c := range change {
		c(&o)
	}
	w := &world{TB: t, db: db, keys: keys, local: signer.NewLocal(o), service: approvaltest.NewService(db)}
	w.proof = custody.OwnerProof{Organization: org, RequestID: uuid.New()}
	w.wallet = keys.IDs().DeriveWallet(org, w.proof.RequestID)
	w.account = w.accountOf(w.wallet)
	return w
}

func (w *world) accountOf(owner uuid.UUID) chain.Address {
	w.Helper()
	found, err := w.local.Addresses(w.Context(), owner)
	if err != nil {
		w.Fatal(err)
	}
	return found[0].EVM
}

// exec changes the signer's database as its rules would be.
func (w *world) exec(sql string, args ...any) {
	w.Helper()
	err := w.db.Write(w.Context(), func(tx *store.Tx) error { tx.Defer(sql, args...); return nil })
	if err != nil {
		w.Fatal(err)
	}
}

func transfer(token, to common.Address, amount money.USD) custody.Call {
	return custody.Call{To: token, Data: tokens.PackTransfer(to, money.UnitsOf(amount, 6).Big())}
}

// intent is one of the wallet's, valid for half of the longest time.
func (w *world) intent(calls ...custody.Call) custody.Intent {
	return custody.Intent{ID: uuid.New(), Chain: on, ChainID: 11155111, Wallet: w.account, Calls: calls, Deadline: w.db.Clock().Now().Add(life / 2), MinGas: 3_000_000}
}

// ask is a request before it is put into words.
type ask struct {
	intent   custody.Intent
	proposal *approval.Proposal
	owner    uuid.UUID
	proof    custody.OwnerProof
	votes    []custody.StampedVote
}

// request puts it into words: the proposal names the intent as it is.
func (a ask) request() custody.SignRequest {
	text := a.intent.Canonical()
	r := custody.SignRequest{Owner: a.owner, Proof: a.proof, Intent: text, Votes: a.votes}
	if a.proposal != nil {
		p := *a.proposal
		p.Intent = json.RawMessage(text)
		r.Proposal = p.Canonical()
	}
	return r
}

// payout pays the payee amount, and others beside.
func (w *world) payout(amount money.USD, beside ...custody.Call) ask {
	i := w.intent(append([]custody.Call{transfer(usdc, payee, amount)}, beside...)...)
	total, payments := amount, []approval.Payment{{To: chain.EVMAddress(payee), Units: money.UnitsOf(amount, 6)}}
	for _, c := range beside {
		units, err := money.UnitsFromBig(common.BytesToHash(c.Data[36:]).Big())
		if err != nil {
			w.Fatal(err)
		}
		more, err := units.USDFloor(6)
		if err != nil {
			w.Fatal(err)
		}
		total += more
		payments = append(payments, approval.Payment{To: chain.EVMAddress(common.BytesToAddress(c.Data[4:36])), Units: units})
	}
	return ask{intent: i, owner: w.wallet, proof: w.proof, proposal: &approval.Proposal{Organization: org, Kind: approval.WithdrawalPayout, ValidBefore: w.db.Clock().Now().Add(time.Hour).Unix(), Payout: &approval.Payout{
		Withdrawal: uuid.New(), Leg: uuid.New(), Wallet: w.wallet, Chain: on, Token: chain.USDC, To: chain.EVMAddress(payee),
		Units: money.UnitsOf(total, 6), Paid: money.UnitsOf(amount, 6), WithdrawalAmount: total, Payments: payments,
	}}}
}

// vote has an approver approve the proposal.
func (w *world) vote(a *ask, by *approvaltest.Approver) {
	w.Helper()
	r := approval.NewRequest(org, approval.FingerprintOf(a.request().Proposal), approval.Approve, w.db.Clock().Now())
	header, value := by.Stamp(r.StampPayload())
	a.votes = append(a.votes, custody.StampedVote{Approver: by.ID, RequestText: r.StampPayload(), StampHeader: header, StampValue: value, At: w.db.Clock().Now()})
}

// mustSign fails unless the request is signed, by the wallet's key and over this text.
func (w *world) mustSign(what string, a ask) custody.Signed {
	w.Helper()
	signed, err := w.local.Sign(w.Context(), a.request())
	if err != nil {
		w.Fatalf("%s is refused: %v", what, err)
	}
	if len(signed.Signature) != 65 {
		w.Fatalf("%s has a signature of %d bytes", what, len(signed.Signature))
	}
	return signed
}

// mustRefuse fails unless the request is refused by the error, and for this reason.
func (w *world) mustRefuse(what string, a ask, want error, reason string) {
	w.Helper()
	signed, err := w.local.Sign(w.Context(), a.request())
	if err == nil || signed.Signature != nil {
		w.Errorf("%s is signed", what)
		return
	}
	if !errors.Is(err, want) || !strings.Contains(err.Error(), reason) {
		w.Errorf("%s is refused by %q, want %q about %q", what, err, want, reason)
	}
}

// newApprover registers an approver at the signer.
func newApprover(t testing.TB, w *world) *approvaltest.Approver {
	t.Helper()
	a, _ := approvaltest.Register(t, w.service, org, "alice")
	return a
}
