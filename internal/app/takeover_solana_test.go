package app

import (
	"crypto/ed25519"
	"encoding/json"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// Accounts of the scene on Solana.
var (
	listedSolanaPayee = solanaKeyOf("the payee in the address book...")
	solanaThief       = solanaKeyOf("whoever has taken the service...")
	solanaCollector   = solanaKeyOf("whoever collects the service fee")
)

func solanaKeyOf(seed string) solana.PublicKey {
	return solana.PublicKey(ed25519.NewKeyFromSeed([]byte(seed)).Public().(ed25519.PublicKey))
}

// takenSolana is the signer's configuration of Solana.
func takenSolana() SignerChainConfig {
	return SignerChainConfig{Solana: SignerSolanaConfig{Genesis: validator.GenesisHash, Tokens: map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT},
		WithdrawalFee: "0.05", FeeCollector: solanaCollector}}
}

// solanaTakeover is a takeover beside a chain on which the wallet has money. The attacker has the service's fee
// payer's key too, and sends every signed transaction.
type solanaTakeover struct {
	*takeover
	chain  *validator.Validator
	wallet solana.PublicKey
}

const takenMoney = 50_000_000_000 // that the wallet has, in units

func eachSolanaTakeover(t *testing.T, fn func(w *solanaTakeover)) {
	t.Helper()
	eachTakeover(t, func(w *takeover) {
		s := &solanaTakeover{takeover: w}
		var err error
		s.chain, err = validator.Start(validator.Options{Log: slog.New(slog.DiscardHandler)})
		if err != nil {
			w.Fatal(err)
		}
		w.Cleanup(func() { _ = s.chain.Close() })
		found, err := w.client.Addresses(w.Context(), w.wallet.id)
		if err != nil {
			w.Fatal(err)
		}
		s.wallet = solana.KeyOf(found[0].Solana)
		_, err = s.chain.Faucet(s.payer(), 10_000_000_000)
		if err == nil {
			_, err = s.chain.FaucetToken(validator.USDC, s.wallet, takenMoney)
		}
		if err != nil {
			w.Fatal(err)
		}
		s.mine()
		if err := w.client.BeginMarkers(w.Context(), chain.SolanaDevnet); err != nil {
			w.Fatal(err)
		}
		fn(s)
	})
}

func (s *solanaTakeover) payer() solana.PublicKey { return s.keys.FeePayer().Account() }

func (s *solanaTakeover) mine() {
	s.Helper()
	if err := s.chain.MineSlots(1); err != nil {
		s.Fatal(err)
	}
}

// send signs as the fee payer, adds the other signatures, and sends.
func (s *solanaTakeover) send(m solana.Message, others ...solana.Signature) {
	s.Helper()
	first, err := s.keys.FeePayer().SignMessage(m)
	if err != nil {
		s.Fatal(err)
	}
	if err := s.chain.Send(solana.Transaction{Signatures: append([]solana.Signature{first}, others...), Message: m}); err != nil {
		s.Fatal(err)
	}
	s.mine()
}

func (s *solanaTakeover) held(by solana.PublicKey) uint64 {
	return s.chain.TokenBalance(validator.USDC, by)
}

// solanaAsked is a request for signatures, in parts that can be spoilt.
type solanaAsked struct {
	text     custody.SolanaIntent
	version  custody.SolanaVersion
	prices   []uint64
	proposal *approval.Proposal
	owner    uuid.UUID
	proof    custody.OwnerProof
	votes    []custody.StampedVote
	messages func(messages [][]byte) [][]byte // a field that no version has
}

// payoutOnSolana asks for an honest payout in two versions, approved by the approvers.
func (s *solanaTakeover) payoutOnSolana(to solana.PublicKey, amount money.USD, by ...*approvaltest.Approver) *solanaAsked {
	s.Helper()
	a := &solanaAsked{owner: s.takeover.wallet.id, proof: s.takeover.wallet.proof, prices: []uint64{1000, 2000}, text: custody.SolanaIntent{
		ID: uuid.New(), Chain: chain.SolanaDevnet, Genesis: validator.GenesisHash, Wallet: s.wallet, Mint: validator.USDC,
		Payments: []custody.SolanaPayment{{To: to, Units: uint64(amount)}}, Deadline: s.clock.Now().Add(30 * time.Minute).Truncate(time.Second)}}
	a.claimAll(s.organization, s.clock.Now().Add(time.Hour))
	a.votes = s.approve(*a.proposal, by...)
	s.carry(a)
	return a
}

// carry has the request's transaction carry its text, under the blockhash of now.
func (s *solanaTakeover) carry(a *solanaAsked) {
	s.Helper()
	a.version = custody.SolanaVersion{ID: a.text.ID, FeePayer: s.payer(), SolanaBudget: custody.SolanaBudget{UnitLimit: 200_000}, Wallet: a.text.Wallet, Mint: a.text.Mint, TokenProgram: solana.TokenProgram,
		Marking: &custody.SolanaMarking{Blockhash: s.chain.Blockhash(), Rent: solana.RentExempt(solana.TokenAccountSize), Closer: s.closerOf(a.text.Deadline)}}
	for _, p := range a.text.Payments {
		a.version.Owners = append(a.version.Owners, p.To)
		a.version.Transfers = append(a.version.Transfers, custody.SolanaTransfer{From: associatedUSDC(a.text.Wallet), To: associatedUSDC(p.To), Units: p.Units})
	}
}

// closerOf is the closing key of a text with the deadline.
func (s *solanaTakeover) closerOf(deadline time.Time) solana.PublicKey {
	s.Helper()
	key, err := s.client.ClosingKey(s.Context(), custody.ClosingDayOf(deadline))
	if err != nil {
		s.Fatal(err)
	}
	return key
}

// claimAll has the proposal agree with the text.
func (a *solanaAsked) claimAll(organization uuid.UUID, until time.Time) {
	p := &approval.Payout{Withdrawal: uuid.New(), Leg: uuid.New(), Wallet: a.owner, Chain: a.text.Chain, Token: chain.USDC, To: a.text.Payments[0].To.Address(),
		Paid: money.NewUnits(a.text.Payments[0].Units)}
	total := uint64(0)
	for _, paid := range a.text.Payments {
		total += paid.Units
		p.Payments = append(p.Payments, approval.Payment{To: paid.To.Address(), Units: money.NewUnits(paid.Units)})
	}
	p.Units, p.WithdrawalAmount = money.NewUnits(total), money.USD(total)
	a.proposal = &approval.Proposal{Organization: organization, Kind: approval.WithdrawalPayout, ValidBefore: until.Unix(), Payout: p}
	a.propose()
}

// propose has the proposal be of the text as it is now.
func (a *solanaAsked) propose() { a.proposal.Intent = json.RawMessage(a.text.Canonical()) }

// request puts it into words.
func (a *solanaAsked) request(t *testing.T) custody.SignRequest {
	t.Helper()
	r := custody.SignRequest{Owner: a.owner, Proof: a.proof, Intent: a.text.Canonical(), Votes: a.votes, Solana: &custody.SolanaRequest{}}
	for _, price := range a.prices {
		v := a.version
		v.UnitPrice = price
		message, err := v.Encode()
		if err != nil {
			t.Fatal(err)
		}
		r.Solana.Messages = append(r.Solana.Messages, message)
	}
	if a.messages != nil {
		r.Solana.Messages = a.messages(r.Solana.Messages)
	}
	if a.proposal != nil {
		r.Proposal = a.proposal.Canonical()
	}
	return r
}

// signAndSend requests the signatures, and sends every signed transaction.
func (s *solanaTakeover) signAndSend(t *testing.T, a *solanaAsked) error {
	t.Helper()
	r := a.request(t)
	signed, err := s.client.Sign(t.Context(), r)
	for n, signature := range signed.Signatures {
		m, err := solana.DecodeMessage(r.Solana.Messages[n])
		if err != nil {
			t.Fatal(err)
		}
		s.send(m, signature)
	}
	return err
}

// Honest requests are paid, once, however many of their versions are sent, and by the votes that the rules require.
func TestTheHonestServicePaysOnSolana(t *testing.T) {
	eachSolanaTakeover(t, func(s *solanaTakeover) {
		want := uint64(0)
		for _, c := range []struct {
			amount money.USD
			by     []*approvaltest.Approver
		}{{100 * money.Dollar, nil}, {600 * money.Dollar, []*approvaltest.Approver{s.bob}}, {1500 * money.Dollar, []*approvaltest.Approver{s.alice, s.bob}}} {
			if err := s.signAndSend(t, s.payoutOnSolana(listedSolanaPayee, c.amount, c.by...)); err != nil {
				s.Errorf("%s is refused: %v", c.amount, err)
			}
			want += uint64(c.amount)
			if got := s.held(listedSolanaPayee); got != want {
				s.Errorf("after %s the payee has %d units, want %d", c.amount, got, want)
			}
		}
	})
}

// One approved payout is executed once, however many versions of it the attacker has signed, under
// any blockhashes, and sends; and so is anything else that the text's id could execute.
func TestAnApprovedPayoutOnSolanaIsExecutedOnce(t *testing.T) {
	eachSolanaTakeover(t, func(s *solanaTakeover) {
		approved := s.payoutOnSolana(listedSolanaPayee, 600*money.Dollar, s.alice)
		for call := range uint64(3) { // each signs eight more
			approved.prices = nil
			for n := range uint64(8) {
				approved.prices = append(approved.prices, 1000+call*8+n)
			}
			if err := s.signAndSend(t, approved); err != nil {
				s.Errorf("further versions of an approved payout are refused: %v", err)
			}
			s.carry(approved)
		}
		if got := s.held(listedSolanaPayee); got != uint64(600*money.Dollar) {
			s.Errorf("the payee has %d units of one payout of 600", got)
		}
		approved.text.Deadline = approved.text.Deadline.Add(time.Second)
		approved.propose()
		if err := s.signAndSend(t, approved); !refused(err, custody.ErrApprovalNeeded) {
			s.Errorf("the same payout in another text, by the votes for the first: %v", err)
		}
		approved.version.Marking, approved.version.NonceAccount, approved.version.NonceValue = nil, custody.NonceAccount(s.payer(), 0), s.chain.Blockhash()
		if err := s.signAndSend(t, approved); err == nil {
			s.Error("a payout in nonce form is signed")
		}
		// A payout that needs no approval is paid to the book alone, in other texts of one id too: once.
		small := s.payoutOnSolana(listedSolanaPayee, 450*money.Dollar)
		for range 5 {
			small.text.Deadline = small.text.Deadline.Add(time.Second)
			small.propose()
			s.carry(small)
			if err := s.signAndSend(t, small); err != nil {
				s.Errorf("a payout of an id in another text is refused: %v", err)
			}
		}
		if got := s.held(listedSolanaPayee); got != uint64(1050*money.Dollar) || s.held(s.wallet) != takenMoney-got {
			s.Errorf("the payee has %d units, the wallet %d", got, s.held(s.wallet))
		}
	})
}

// The attacker has the whole service, the fee payer too. No request against the rules is signed, and no cent leaves
// the wallet.
func TestWhoeverTakesTheServiceOverTakesNothingOnSolana(t *testing.T) {
	eachSolanaTakeover(t, func(s *solanaTakeover) {
		mallory := s.registerMallory()
		other := s.newWallet(uuid.New())
		hidden := associatedUSDC(solanaThief)
		alterEach := func(change func(m *solana.Message)) func([][]byte) [][]byte {
			return func(messages [][]byte) [][]byte {
				for n := range messages {
					m, err := solana.DecodeMessage(messages[n])
					if err != nil {
						s.Fatal(err)
					}
					change(&m)
					messages[n] = m.Encode()
				}
				return messages
			}
		}
		adding := func(more ...solana.Instruction) func(a *solanaAsked) {
			return func(a *solanaAsked) {
				a.messages = alterEach(func(m *solana.Message) { *m = s.appendInstructions(*m, more) })
			}
		}
		small, approved := 100*money.Dollar, 600*money.Dollar
		for name, c := range map[string]struct {
			asked *solanaAsked
			spoil func(a *solanaAsked)
			want  error
			says  string
		}{
			"a payout to the attacker":                     {s.payoutOnSolana(solanaThief, small), nil, custody.ErrDenied, "not in the address book"},
			"a payout to a token account of the payee's":   {s.payoutOnSolana(associatedUSDC(listedSolanaPayee), small), func(a *solanaAsked) { a.version.Owners, a.version.Transfers[0].To = nil, a.text.Payments[0].To }, custody.ErrDenied, "not in the address book"},
			"a payout above the threshold, without a vote": {s.payoutOnSolana(listedSolanaPayee, approved), nil, custody.ErrApprovalNeeded, "approvalThresholdUsd"},
			"a large payout with one vote":                 {s.payoutOnSolana(listedSolanaPayee, 1500*money.Dollar, s.alice), nil, custody.ErrApprovalNeeded, "large"},
			"one vote twice":                               {s.payoutOnSolana(listedSolanaPayee, 1500*money.Dollar, s.alice, s.alice), nil, custody.ErrApprovalNeeded, "1 count"},
			"votes of an approver of the attacker's own":   {s.payoutOnSolana(listedSolanaPayee, approved, mallory), nil, custody.ErrApprovalNeeded, "0 count"},
			"a vote for another payout": {s.payoutOnSolana(listedSolanaPayee, approved), func(a *solanaAsked) {
				a.votes = s.payoutOnSolana(listedSolanaPayee, approved, s.alice).votes
			}, custody.ErrApprovalNeeded, "0 count"},
			"a vote for a payout on the other chain": {s.payoutOnSolana(listedSolanaPayee, approved), func(a *solanaAsked) {
				a.votes = s.payout(listedPayee, approved, s.alice).votes
			}, custody.ErrApprovalNeeded, "0 count"},
			"another destination in the text": {s.payoutOnSolana(listedSolanaPayee, approved, s.alice), func(a *solanaAsked) {
				a.text.Payments[0].To = solanaThief
				s.carry(a)
			}, custody.ErrNotUnderstood, "of another intent"},
			"another destination in text and proposal": {s.payoutOnSolana(listedSolanaPayee, approved, s.alice), func(a *solanaAsked) {
				a.text.Payments[0].To = solanaThief
				a.claimAll(s.organization, s.clock.Now().Add(time.Hour))
				s.carry(a)
			}, custody.ErrDenied, "not in the address book"},
			"another destination in the messages": {s.payoutOnSolana(listedSolanaPayee, approved, s.alice), func(a *solanaAsked) {
				a.version.Owners, a.version.Transfers[0].To = nil, hidden
			}, custody.ErrNotUnderstood, "is paid"},
			"more in the messages":         {s.payoutOnSolana(listedSolanaPayee, approved, s.alice), func(a *solanaAsked) { a.version.Transfers[0].Units *= 2 }, custody.ErrNotUnderstood, "a transfer of"},
			"another mint in the messages": {s.payoutOnSolana(listedSolanaPayee, approved, s.alice), func(a *solanaAsked) { a.version.Mint = validator.USDT }, custody.ErrNotUnderstood, "it moves"},
			"a transfer more in the messages": {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) {
				a.version.Transfers = append(a.version.Transfers, custody.SolanaTransfer{From: associatedUSDC(s.wallet), To: hidden, Units: 1})
			}, custody.ErrNotUnderstood, "beyond its payments"},
			"a transfer as an instruction more": {s.payoutOnSolana(listedSolanaPayee, small), adding(solana.Transfer(associatedUSDC(s.wallet), hidden, s.wallet, 1)), custody.ErrNotUnderstood, "of no payout or burn"},
			"the account handed over":           {s.payoutOnSolana(listedSolanaPayee, small), adding(solana.SetTokenAuthority(associatedUSDC(s.wallet), s.wallet, solana.AuthorityAccountOwner, &solanaThief)), custody.ErrNotUnderstood, "of no payout or burn"},
			"a delegate of the account":         {s.payoutOnSolana(listedSolanaPayee, small), adding(solana.ApproveChecked(associatedUSDC(s.wallet), validator.USDC, solanaThief, s.wallet, takenMoney, 6)), custody.ErrNotUnderstood, "of no payout or burn"},
			"an unknown program by the wallet":  {s.payoutOnSolana(listedSolanaPayee, small), adding(validator.PayInside(associatedUSDC(s.wallet), hidden, s.wallet, 1)), custody.ErrNotUnderstood, "of no payout or burn"},
			"no marker, and so good once a block": {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) {
				a.messages = alterEach(func(m *solana.Message) { m.Instructions = append(m.Instructions[:2:2], m.Instructions[5:]...) })
			}, custody.ErrNotUnderstood, "are no payout or burn"},
			"a marker that the fee payer closes": {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.version.Marking.Closer = s.payer() }, custody.ErrNotUnderstood, "owns its marker"},
			"a marker of another day": {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) {
				a.version.Marking.Closer = s.closerOf(a.text.Deadline.AddDate(0, 0, -1))
			}, custody.ErrNotUnderstood, "owns its marker"},
			"a marker that drains the fee payer": {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.version.Marking.Rent = custody.MaxMarkerRent + 1 }, custody.ErrNotUnderstood, "for its marker"},
			"another intent's marker":            {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.version.ID = uuid.New() }, custody.ErrNotUnderstood, "it names"},
			"a fee payer of the attacker's":      {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.version.FeePayer = solanaThief }, custody.ErrNotUnderstood, "pays for it"},
			"a fee above the configured one": {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) {
				a.text.Payments = append(a.text.Payments, custody.SolanaPayment{To: solanaCollector, Units: 1_000_000})
				a.claimAll(s.organization, s.clock.Now().Add(time.Hour))
				s.carry(a)
			}, custody.ErrDenied, "not in the address book"},
			"a payout said to go elsewhere": {s.payoutOnSolana(solanaThief, small), func(a *solanaAsked) { a.proposal.Payout.To = listedSolanaPayee.Address() }, custody.ErrNotUnderstood, "the destination"},
			"a payout said to be smaller":   {s.payoutOnSolana(listedSolanaPayee, approved), func(a *solanaAsked) { a.proposal.Payout.WithdrawalAmount = money.Dollar }, custody.ErrNotUnderstood, "the withdrawal's amount"},
			"a payout without its proposal": {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.proposal = nil }, custody.ErrNotUnderstood, "comes with its proposal"},
			"a payout beyond the day":       {s.payoutOnSolana(listedSolanaPayee, 6000*money.Dollar, s.alice, s.bob), nil, custody.ErrDayLimit, "a day"},
			"another cluster":               {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.text.Genesis = solana.Hash{1}; a.propose() }, custody.ErrNotUnderstood, "is not configured"},
			"a payout for years":            {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.text.Deadline = a.text.Deadline.AddDate(3, 0, 0); a.propose(); s.carry(a) }, custody.ErrNotUnderstood, "it is good until"},
			"an organization without rules": {s.payoutOnSolana(solanaThief, small), func(a *solanaAsked) { a.proof, a.proposal.Organization = other.proof, other.proof.Organization }, custody.ErrWrongWallet, "is no wallet of the organization"},
			"its own wallet's proof":        {s.payoutOnSolana(solanaThief, small), func(a *solanaAsked) { a.owner, a.proof = other.id, other.proof }, custody.ErrWrongWallet, "is not the account of"},
			"the text of an EVM chain":      {s.payoutOnSolana(listedSolanaPayee, small), func(a *solanaAsked) { a.text.Chain = takenChain; a.propose() }, custody.ErrIntent, ""},
		} {
			s.Run(name, func(t *testing.T) {
				if c.spoil != nil {
					c.spoil(c.asked)
				}
				err := s.signAndSend(t, c.asked)
				if err == nil {
					t.Fatal("it is signed")
				}
				if !refused(err, c.want) || !strings.Contains(err.Error(), c.says) {
					t.Errorf("it is refused with %q, want %q that says %q", err, c.want, c.says)
				}
				if got := s.held(s.wallet); got != takenMoney {
					t.Fatalf("the wallet has %d units, and had %d", got, takenMoney)
				}
			})
		}
	})
}

// appendInstructions adds instructions to a message, with accounts that may be written.
func (s *solanaTakeover) appendInstructions(m solana.Message, more []solana.Instruction) solana.Message {
	s.Helper()
	all := make([]solana.Instruction, 0, len(m.Instructions)+len(more))
	for n := range m.Instructions {
		in, err := m.Instruction(n)
		if err != nil {
			s.Fatal(err)
		}
		all = append(all, in)
	}
	out, err := solana.NewMessage(m.Keys[0], m.Blockhash, append(all, more...)...)
	if err != nil {
		s.Fatal(err)
	}
	return out
}

// A payout that an operator gave up is signed in no version more.
func TestWhatWasGivenUpOnSolanaIsNotSigned(t *testing.T) {
	eachSolanaTakeover(t, func(s *solanaTakeover) {
		a := s.payoutOnSolana(listedSolanaPayee, 100*money.Dollar)
		if _, err := s.client.Cancel(s.Context(), custody.CancelRequest{Owner: a.owner, Proof: a.proof, Intent: a.text.Canonical()}); err != nil {
			t.Fatal(err)
		}
		if err := s.signAndSend(t, a); !refused(err, custody.ErrDenied) {
			s.Errorf("what was given up: %v", err)
		}
		if got := s.held(s.wallet); got != takenMoney {
			s.Errorf("the wallet has %d units, and had %d", got, takenMoney)
		}
	})
}
