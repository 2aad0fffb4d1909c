package verify

import (
	"fmt"
	"math/big"
	"regexp"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
)

// Rule names a comparison. A name never changes: it stands in verify's output, in breaks and in metrics.
type Rule string

// The rules. Each check is of one of them.
const (
	JournalPositions Rule = "journal_positions"
	PositionsChains  Rule = "positions_chains"
	DepositsEntries  Rule = "deposits_entries"
	Reservations     Rule = "reservations"
	AddressesSeed    Rule = "addresses_seed"
	EntriesWhole     Rule = "entries_whole"
	StepsEntries     Rule = "steps_entries"
	StepsSettled     Rule = "steps_settled"
	WalletsRequests  Rule = "wallets_requests"
	WorkflowsSteps   Rule = "workflows_steps"
	IntentsSteps     Rule = "intents_steps"
	IntentsChains    Rule = "intents_chains"
	PayoutsApprovals Rule = "payouts_approvals"
	LimitsLegs       Rule = "limits_legs"
	ContractsChains  Rule = "contracts_chains"
	CursorsChains    Rule = "cursors_chains"
	AuditLog         Rule = "audit_log"
	DaysJournal      Rule = "days_journal"
	Unread           Rule = "unread"
	InTransit        Rule = "in_transit"
)

// difference is by how much the chain has more.
func (f *figures) difference() string { return new(big.Int).Sub(f.onChain, f.books).String() }

// RuleText is a rule and its comparison, for people.
type RuleText struct {
	Rule  Rule
	Holds string
}

// Rules lists all rules. docs/operations.md has the same list.
var Rules = []RuleText{
	{JournalPositions, "each position against the sum of its lines in the journal, and against its wallet and its source"},
	{PositionsChains, "each position against the chain's final block; an address has nothing there that is in no books"},
	{DepositsEntries, "each deposit against its entry, and each entry of a deposit against that; each that was reversed against its reversals"},
	{Reservations, "the reserved part of positions against the workflows that have not ended"},
	{AddressesSeed, "addresses shown and watched against the seed"},
	{EntriesWhole, "each entry against its lines: they sum to zero in each token, are its wallet's, stand on the right positions; it has one cause, was posted when that was completed, and its costs and earnings follow from the entries before; a reversal takes one entry of its wallet back, exactly, and is in the audit log"},
	{StepsEntries, "each entry of a step, and of a settlement by an operator, against the step, its intent and the chain's logs of it"},
	{StepsSettled, "steps whose intents are final: they are settled within a minute"},
	{WalletsRequests, "each wallet against the request that made it, its organization and its work in progress"},
	{WorkflowsSteps, "withdrawals and rebalances against their request, legs, steps and states; each open one has a task or waits"},
	{IntentsSteps, "each signed payload against the step or change that it is for"},
	{IntentsChains, "the record of executed intents against the chain's own receipts"},
	{PayoutsApprovals, "payouts and activities against the rules in force and the votes' stamps"},
	{LimitsLegs, "the used part of each day's limit against the withdrawals that took it"},
	{ContractsChains, "fee wrappers, MicroVaults and changes of them against the contracts and the transactions that made them"},
	{CursorsChains, "the cursors of followed chains against the chains' own blocks"},
	{Unread, "the reads of each check: a chain, a source, the signer or the database that does not respond is no proof, and is listed here until it does"},
	{InTransit, "amounts in transit against open requests to sources that settle later, and these against the amounts given and claimed, and the amount that the source owes by its own state; and against transfers between chains, and these against their steps and the messages that were sent and attested, and where they are open for more than an hour the amount that arrived on the destination chain"},
	{DaysJournal, "the last closed day of each position, and of each wallet, in its history against the journal up to that day"},
	{AuditLog, "the chains of the audit log against themselves and their anchors; lost databases that are recorded, and payouts that were released meanwhile, against the log"},
}

// The kinds of subjects.
const (
	subjectWallet       = "wallet"
	subjectCheck        = "check"
	subjectPosition     = "position"
	subjectEntry        = "entry"
	subjectIntent       = "intent"
	subjectChain        = "chain"
	subjectOrganization = "organization"
)

// Subject is the subject of a mismatch.
type Subject struct{ Kind, ID string }

// Mismatch is something that a rule found wrong.
type Mismatch struct {
	Rule     Rule
	Subject  Subject
	Wallet   uuid.UUID // nil if the fault concerns no wallet
	Position string    // empty where it is not a position
	Text     string
	figures  *figures // where two differ
	// difference is by how much, where the ledger says so: see ledger.Mismatch.
	difference string
	// ofOthers reports that the text contains, or may contain, data of another organization.
	ofOthers bool
}

var (
	blockNumbers = regexp.MustCompile(`\b(blocks?|final is|final one is) \d+`)
	anyNumber    = regexp.MustCompile(`\d+`)
	anyWithDigit = regexp.MustCompile(`\S*\d\S*`)
)

// knownBy is the identity of the mismatch for an acknowledgement: values that change while the difference is the same
// are left out, such as the block of the reading.
func (m Mismatch) knownBy() string {
	switch {
	case m.figures != nil:
		return m.figures.difference()
	case m.difference != "":
		return m.difference
	case m.Rule == CursorsChains: // of blocks and their hashes
		return anyWithDigit.ReplaceAllString(m.Text, "")
	case m.Rule == Unread: // of ports and blocks
		return anyNumber.ReplaceAllString(m.Text, "")
	}
	return blockNumbers.ReplaceAllString(m.Text, "$1")
}

// figures are a position's amounts in the books and on the chain at a block.
type figures struct {
	books, onChain *big.Int
	chain          chain.Name
	block          uint64
}

func (m Mismatch) String() string {
	if m.Wallet == uuid.Nil {
		return fmt.Sprintf("%s: %s", m.Rule, m.Text)
	}
	if m.Position == "" {
		return fmt.Sprintf("%s: wallet %s: %s", m.Rule, m.Wallet, m.Text)
	}
	return fmt.Sprintf("%s: wallet %s position %s: %s", m.Rule, m.Wallet, m.Position, m.Text)
}

// ofPosition returns a rule's finding about a position.
func ofPosition(rule Rule, wallet uuid.UUID, position, format string, args ...any) Mismatch {
	return Mismatch{Rule: rule, Subject: Subject{subjectPosition, position}, Wallet: wallet, Position: position, Text: fmt.Sprintf(format, args...)}
}

// fromLedger maps the ledger's own findings to rules.
func fromLedger(found []ledger.Mismatch) []Mismatch {
	all := make([]Mismatch, len(found))
	for i, m := range found {
		all[i] = ofPosition(JournalPositions, m.Wallet, m.Position, "%s", m.Text)
		all[i].difference = m.Difference
		if m.Entry != "" {
			all[i].Rule, all[i].Subject = EntriesWhole, Subject{subjectEntry, m.Entry}
		}
	}
	return all
}

// ofWallet returns a rule's finding about a wallet.
func ofWallet(rule Rule, wallet uuid.UUID, format string, args ...any) Mismatch {
	return Mismatch{Rule: rule, Subject: Subject{subjectWallet, wallet.String()}, Wallet: wallet, Text: fmt.Sprintf(format, args...)}
}
