package stop

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
)

// Target is the target of a stop: Organization, OfChain, OfSource or OfSourceForWallet.
type Target string

// Organization is all that an organization has signed.
const Organization Target = "organization"

// The beginnings of the other targets.
const (
	chainPrefix  = "chain:"
	sourcePrefix = "source:"
)

// OfChain is all that an organization has signed on a chain.
func OfChain(name chain.Name) Target { return Target(chainPrefix + string(name)) }

// OfSource stops deposits into a source.
func OfSource(id string) Target { return Target(sourcePrefix + id) }

// OfSourceForWallet stops deposits into a source from one wallet.
func OfSourceForWallet(id string, wallet uuid.UUID) Target {
	return Target(sourcePrefix + id + walletMark + wallet.String())
}

// walletMark stands between a source and a wallet.
const walletMark = "@"

// Chain is the chain that the target is of.
func (t Target) Chain() (chain.Name, bool) {
	name, is := strings.CutPrefix(string(t), chainPrefix)
	return chain.Name(name), is
}

// Source is the source that the target is of, whichever wallets it is for.
func (t Target) Source() (id string, is bool) {
	id, is = strings.CutPrefix(string(t), sourcePrefix)
	if _, one := t.Wallet(); one {
		id = id[:strings.LastIndex(id, walletMark)]
	}
	return id, is
}

// Wallet is the one wallet that the target is for.
func (t Target) Wallet() (id uuid.UUID, is bool) {
	at := strings.LastIndex(string(t), walletMark)
	if at < 0 || !strings.HasPrefix(string(t), sourcePrefix) {
		return uuid.Nil, false
	}
	id, err := uuid.Parse(string(t)[at+1:])
	return id, err == nil && id.String() == string(t)[at+1:]
}

// misspellsWallet reports whether the target ends in the id of a wallet, in another form than Wallet reads.
func (t Target) misspellsWallet() bool {
	at := strings.LastIndex(string(t), walletMark)
	if _, is := t.Wallet(); is || at < 0 {
		return false
	}
	_, err := uuid.Parse(string(t)[at+1:])
	return err == nil
}

// Kind is the target without its name.
func (t Target) Kind() string {
	kind, _, _ := strings.Cut(string(t), ":")
	return kind
}

// Bounds of stored fields.
const (
	maxTargetRunes = 200
	maxReasonRunes = 500
)

// ParseTarget reads a target. Whether there is such a source is not for it to say.
// Error: validation_error.
func ParseTarget(text string) (Target, error) {
	t := Target(text)
	name, isChain := t.Chain()
	source, isSource := t.Source()
	switch {
	case t == Organization, isChain && name.Valid():
		return t, nil
	case isChain:
		return "", fault.New(fault.Validation, "there is no chain of this name: chain:<name> names one of %s", fmt.Sprint(chain.Names()))
	case isSource && source != "" && utf8.ValidString(source) && utf8.RuneCountInString(text) <= maxTargetRunes:
		return t, nil
	}
	return "", fault.New(fault.Validation, "a stop is of organization, source:<id>, source:<id>@<walletId> or chain:<name>")
}

// Stop is one stop that is in force. Its JSON is a row's.
type Stop struct {
	ID        uuid.UUID `json:"id"`
	Target    Target    `json:"target"`
	Reason    string    `json:"reason"`
	StoppedBy string    `json:"stoppedBy"` // as the audit log names who did it
	StoppedAt time.Time `json:"stoppedAt"`
	// Replaced are the stops of the target that ended when this one was made, without approval.
	Replaced []Replaced `json:"replaced,omitempty"`
}

// Replaced is a stop that another one of its target stands for, with the reason that approvers read
// before they end it.
type Replaced struct {
	ID     uuid.UUID `json:"stopId"`
	Reason string    `json:"reason"`
}

// UnmarshalJSON reads the id alone, too, as rows of earlier versions have it.
func (r *Replaced) UnmarshalJSON(text []byte) error {
	if err := json.Unmarshal(text, &r.ID); err == nil {
		return nil
	}
	type plain Replaced
	if err := json.Unmarshal(text, (*plain)(r)); err != nil {
		return fmt.Errorf("decoding a replaced emergency stop: %w", err)
	}
	return nil
}

// Stops are those that are in force of one organization; those for a wallet are among them
// where they were asked for with it.
type Stops []Stop

// Find is the stop of a target.
func (all Stops) Find(t Target) (Stop, bool) {
	i := slices.IndexFunc(all, func(s Stop) bool { return s.Target == t })
	if i < 0 {
		return Stop{}, false
	}
	return all[i], true
}

// Has says whether a very stop is in force. One that was made of its target later is another.
func (all Stops) Has(id uuid.UUID) bool {
	return slices.ContainsFunc(all, func(s Stop) bool { return s.ID == id })
}

// OnChain returns the stop of signing on a chain: the organization's or the chain's.
func (all Stops) OnChain(name chain.Name) (Stop, bool) {
	if s, stopped := all.Find(Organization); stopped {
		return s, true
	}
	return all.Find(OfChain(name))
}

// OfSource returns the stop of deposits into a source. A deposit into a fee wrapper is one into the source under it,
// so base is that source's id; it is empty for other sources.
func (all Stops) OfSource(id, base string) (Stop, bool) {
	i := slices.IndexFunc(all, func(s Stop) bool {
		of, is := s.Target.Source()
		return is && (of == id || of == base)
	})
	if i < 0 {
		return Stop{}, false
	}
	return all[i], true
}

// CheckNew rejects a request that could not be signed on a chain. Error: emergency_stop.
func (all Stops) CheckNew(on chain.Name) error {
	if s, stopped := all.OnChain(on); stopped {
		return fault.New(fault.EmergencyStop, "%s", s.Text())
	}
	return nil
}

// CheckEntry rejects a new request that would enter a source: see OfSource. Error: emergency_stop.
func (all Stops) CheckEntry(source, base string) error {
	if s, stopped := all.OfSource(source, base); stopped {
		return fault.New(fault.EmergencyStop, "%s", s.Text())
	}
	return nil
}

// Text is the stop for people to read.
func (s Stop) Text() string {
	return "emergency stop of " + strings.Replace(string(s.Target), ":", " ", 1) + ": " + s.Reason
}
