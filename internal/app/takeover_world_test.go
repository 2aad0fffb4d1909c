package app

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"math/big"
	"net"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/signer/signerrpc"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

const takenChain = chain.EthereumSepolia

// Addresses of the scene. The chain's state does not matter: a signer reads none.
var (
	usdcToken    = common.HexToAddress("0x1000000000000000000000000000000000000001")
	listedVault  = common.HexToAddress("0x1000000000000000000000000000000000000002")
	feeCollector = common.HexToAddress("0x1000000000000000000000000000000000000003")
	listedPayee  = common.HexToAddress("0x2000000000000000000000000000000000000001")
	attacker     = common.HexToAddress("0x6660000000000000000000000000000000000666")
)

// takeover is a service under an attacker's control, with its certificate, the keys that were handed to it, and its
// database. The signer beside it is not.
type takeover struct {
	*testing.T
	clock        *clock.Clock
	signer       SignerConfig
	address      string // at which the signer answers
	stopSigner   func()
	files        signerrpc.CertificateFiles // of both sides
	client       *signerrpc.Client          // by the service's certificate
	keys         custody.ServiceKeys        // that the signer handed over
	service      *store.DB                  // which the attacker writes
	approvals    *approval.Service          // of the service
	organization uuid.UUID
	alice, bob   *approvaltest.Approver
	wallet       ownedWallet
}

// ownedWallet is a wallet and the proof whose it is.
type ownedWallet struct {
	id      uuid.UUID
	proof   custody.OwnerProof
	address chain.Address
}

// newTakeover makes an organization with two approvers. Payouts of 1,000 and more need
// both, others from 500 on one. Only the listed payee is paid, and 5,000 a day.
func newTakeover(t *testing.T, engine store.Engine) *takeover {
	t.Helper()
	w := &takeover{T: t, clock: clock.New(), organization: uuid.New()}
	var err error
	w.service, err = store.Open(t.Context(), storetest.Address(t, engine), w.clock)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.service.Close)
	w.describeRules()

	dir := t.TempDir()
	files, err := signerrpc.CreateCertificates(dir, []string{"127.0.0.1"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	seed := CustodyConfig{Seed: filepath.Join(dir, "seed.age"), Identity: filepath.Join(dir, "identity.age")}
	if err := MakeKeys(seed); err != nil {
		t.Fatal(err)
	}
	w.signer = SignerConfig{
		Listen: anyPort, OperatorListen: anyPort, Database: storetest.Address(t, engine), Custody: SeedConfig{Seed: seed.Seed, Identity: seed.Identity},
		TLS: SignerTLSConfig{CA: files.Signer.CA, Certificate: files.Signer.Certificate, Key: files.Signer.Key, Clients: []string{signerrpc.ClientName}},
		Chains: map[chain.Name]SignerChainConfig{takenChain: {ChainID: 11155111, Tokens: map[chain.Token]common.Address{chain.USDC: usdcToken},
			WithdrawalFee: "0.05", FeeCollector: feeCollector}, chain.SolanaDevnet: takenSolana()},
		Sources: []SignerSourceConfig{{ID: "listed", Chain: takenChain, DepositToken: chain.USDC, Vault: listedVault}},
	}
	w.adopt()
	w.files = files
	w.address, w.stopSigner = startSignerProcess(t, w.signer, w.clock)
	w.client = w.connect(files, w.address)
	if w.keys, err = w.client.ServiceKeys(t.Context()); err != nil {
		t.Fatal(err)
	}
	w.approvals = approval.NewService(w.service, approval.NewAppliers(), w.client)
	w.wallet = w.newWallet(w.organization)
	return w
}

// describeRules writes the organization's rules while the service is still its own.
func (w *takeover) describeRules() {
	w.Helper()
	s := approvaltest.NewService(w.service)
	w.alice, _ = approvaltest.Register(w.T, s, w.organization, "alice")
	var activity approval.Activity
	w.bob, activity = approvaltest.Register(w.T, s, w.organization, "bob")
	w.alice.Vote(activity.ID, approval.Approve)
	least := 1000 * money.Dollar
	activity, err := s.PutRules(w.Context(), w.organization, []approval.Rule{
		{Name: "large", Actions: []approval.Kind{approval.WithdrawalPayout}, MinAmount: &least, Approvals: 2, Effect: approval.RequireApproval},
	}, nil)
	if err != nil {
		w.Fatal(err)
	}
	w.alice.Vote(activity.ID, approval.Approve)
	w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at, approval_threshold, cool_down_seconds) VALUES ($1, 1, $2, 0, $3, 0)`,
		w.organization, int64(5000*money.Dollar), int64(500*money.Dollar))
	for on, payee := range map[chain.Name]chain.Address{takenChain: chain.EVMAddress(listedPayee), chain.SolanaDevnet: listedSolanaPayee.Address()} {
		w.exec(`INSERT INTO address_book (id, organization_id, label, chain, address, created_at, group_name, usable_from) VALUES ($1, $2, 'payee', $3, $4, 0, '', 0)`,
			uuid.New(), w.organization, string(on), string(payee))
	}
}

// exec writes into the service's database.
func (w *takeover) exec(query string, args ...any) {
	w.Helper()
	err := w.service.Write(w.Context(), func(tx *store.Tx) error {
		_, err := tx.Exec(w.Context(), query, args...)
		return err
	})
	if err != nil {
		w.Fatal(err)
	}
}

// adopt has the signer take the rules over.
func (w *takeover) adopt() {
	w.Helper()
	into, err := store.Open(w.Context(), w.signer.Database, w.clock)
	if err != nil {
		w.Fatal(err)
	}
	defer into.Close()
	if _, err := signer.Adopt(w.Context(), w.service, into); err != nil {
		w.Fatal(err)
	}
}

func (w *takeover) connect(files signerrpc.CertificateFiles, addresses ...string) *signerrpc.Client {
	w.Helper()
	urls := make([]string, len(addresses))
	for i, address := range addresses {
		urls[i] = "https://" + address
	}
	c, err := signerrpc.NewClient(urls, files.Client, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(c.Close)
	return c
}

// startSignerProcess runs a signer until it is stopped, or the test ends.
func startSignerProcess(t *testing.T, c SignerConfig, clk *clock.Clock) (address string, stop func()) {
	t.Helper()
	p, err := NewSignerProcess(t.Context(), c, clk, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended, ready := make(chan error, 1), make(chan net.Addr, 1)
	go func() { ended <- p.Run(ctx, func(services, _ net.Addr) error { ready <- services; return nil }) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		p.Close()
	})
	t.Cleanup(stop)
	select {
	case at := <-ready:
		return at.String(), stop
	case err := <-ended:
		ended <- nil
		t.Fatal(err)
		return "", stop
	}
}

// newWallet is a wallet of an organization, as its creation would make it.
func (w *takeover) newWallet(organization uuid.UUID) ownedWallet {
	w.Helper()
	request := uuid.New()
	id := w.keys.IDs().DeriveWallet(organization, request)
	addresses, err := w.client.Addresses(w.Context(), id)
	if err != nil {
		w.Fatal(err)
	}
	return ownedWallet{id, custody.OwnerProof{Organization: organization, RequestID: request}, addresses[0].EVM}
}

// The calls that a service makes, and those that an attacker would.

var (
	tokenCalls = contracts.NewSandboxUSDC()
	vaultCalls = contracts.NewSandboxVault()
	guardCalls = contracts.NewBalanceGuard()
)

func pay(to common.Address, amount money.USD) custody.Call {
	return custody.Call{To: usdcToken, Data: tokenCalls.PackTransfer(to, big.NewInt(int64(amount)))}
}

// bounded puts calls between those of the guard that hold them to a least gain.
func bounded(token common.Address, calls ...custody.Call) []custody.Call {
	guard := deploy.BalanceGuard.Address()
	calls = append([]custody.Call{{To: guard, Data: guardCalls.PackSnapshot(token)}}, calls...)
	return append(calls, custody.Call{To: guard, Data: guardCalls.PackRequireChange(token, big.NewInt(1))})
}

// enter deposits 100 for the shares of the receiver.
func enter(spender, vault, receiver common.Address, more ...custody.Call) []custody.Call {
	amount := big.NewInt(int64(100 * money.Dollar))
	calls := []custody.Call{{To: usdcToken, Data: tokenCalls.PackApprove(spender, amount)}, {To: vault, Data: vaultCalls.PackDeposit(amount, receiver)}}
	return bounded(vault, append(calls, more...)...)
}

// redeem gives up shares of the owner's for the receiver.
func redeem(receiver, owner common.Address) []custody.Call {
	return bounded(usdcToken, custody.Call{To: listedVault, Data: vaultCalls.PackRedeem(big.NewInt(5), receiver, owner)})
}

// asked is a request for a signature, in parts that can be spoilt.
type asked struct {
	wallet   ownedWallet
	intent   custody.Intent
	proposal *approval.Proposal
	votes    []custody.StampedVote
}

func (w *takeover) intentOf(calls ...custody.Call) custody.Intent {
	return custody.Intent{ID: uuid.New(), Chain: takenChain, ChainID: 11155111, Wallet: w.wallet.address, Calls: calls, Deadline: w.clock.Now().Add(30 * time.Minute), MinGas: 3_000_000}
}

// move requests movements that need no proposal.
func (w *takeover) move(calls ...custody.Call) *asked {
	return &asked{wallet: w.wallet, intent: w.intentOf(calls...)}
}

// payout asks for an honest payout, approved by the approvers.
func (w *takeover) payout(to common.Address, amount money.USD, by ...*approvaltest.Approver) *asked {
	a := &asked{wallet: w.wallet, intent: w.intentOf(pay(to, amount))}
	a.proposal = &approval.Proposal{Organization: w.organization, Kind: approval.WithdrawalPayout, ValidBefore: w.clock.Now().Add(time.Hour).Unix(), Payout: &approval.Payout{
		Withdrawal: uuid.New(), Leg: uuid.New(), Wallet: w.wallet.id, Chain: takenChain, Token: chain.USDC, To: chain.EVMAddress(to),
		Units: money.UnitsOf(amount, 6), Paid: money.UnitsOf(amount, 6), WithdrawalAmount: amount,
		Payments: []approval.Payment{{To: chain.EVMAddress(to), Units: money.UnitsOf(amount, 6)}},
	}}
	a.propose()
	a.votes = w.approve(*a.proposal, by...)
	return a
}

// propose has the proposal be of the intent as it is now.
func (a *asked) propose() { a.proposal.Intent = a.intent.Canonical() }

// claim has the proposal say that the intent pays one more, and how much in all.
func (a *asked) claim(to common.Address, amount, total money.USD) {
	p := a.proposal.Payout
	p.Payments = append(p.Payments, approval.Payment{To: chain.EVMAddress(to), Units: money.UnitsOf(amount, 6)})
	p.Units, p.WithdrawalAmount = money.UnitsOf(total, 6), total
	a.propose()
}

// approve makes the approvers' stamped votes for a proposal.
func (w *takeover) approve(p approval.Proposal, by ...*approvaltest.Approver) []custody.StampedVote {
	var votes []custody.StampedVote
	for _, a := range by {
		text := approval.NewRequest(p.Organization, p.Fingerprint(), approval.Approve, w.clock.Now()).StampPayload()
		header, value := a.Stamp(text)
		votes = append(votes, custody.StampedVote{Approver: a.ID, RequestText: text, StampHeader: header, StampValue: value, At: w.clock.Now().UTC()})
	}
	return votes
}

// sign asks the signer.
func (w *takeover) sign(a *asked) (custody.Signed, error) {
	r := custody.SignRequest{Owner: a.wallet.id, Proof: a.wallet.proof, Intent: a.intent.Canonical(), Delegation: &custody.DelegationRequest{}, Votes: a.votes}
	if a.proposal != nil {
		r.Proposal = a.proposal.Canonical()
	}
	return w.client.Sign(w.Context(), r)
}

// change is a proposal of a change of the organization's rules.
func (w *takeover) change(kind approval.Kind, body any) *approval.Proposal {
	w.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		w.Fatal(err)
	}
	return &approval.Proposal{Organization: w.organization, Kind: kind, ValidBefore: w.clock.Now().Add(time.Hour).Unix(), Change: &approval.Change{ID: uuid.New(), Body: text}}
}

// newApprover is an approver who is yet to be added, and the change that adds him.
func (w *takeover) newApprover(name string) (*approvaltest.Approver, *approval.Proposal) {
	w.Helper()
	key := stamptest.NewAPIKey(w.T)
	a := approval.Approver{Name: name, Kind: stamp.APIKey, PublicKey: key.PublicKey()}
	adding := w.change(approval.ApproverChange, map[string]any{"add": a})
	a.ID = approval.DeriveApproverID(w.organization, adding.Change.ID)
	return &approvaltest.Approver{Approver: a, Stamper: key}, adding
}

// refused says whether an error is a refusal of the kind, and not the signer's absence.
func refused(err, want error) bool {
	return errors.Is(err, want) && !errors.Is(err, custody.ErrUnavailable)
}
