package signer

import (
	"slices"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/printable"
)

// checkWrapperCreation holds a new fee wrapper to a listed source and to the
// organization's own account in every role.
func checkWrapperCreation(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err != nil {
		return changeFacts{}, err
	}
	salt := call.args[0].([32]byte)
	terms := *abi.ConvertType(call.args[1], new(contracts.FeeWrapperFactoryTerms)).(*contracts.FeeWrapperFactoryTerms)
	source := slices.IndexFunc(c.sources, func(s Source) bool { return s.Vault == terms.Source && s.isWrapped() })
	switch {
	case source < 0:
		return changeFacts{}, call.refuse("%s is no source of the configuration", terms.Source)
	case terms.Owner != c.owner || terms.Allowlister != c.owner || terms.Pauser != c.owner:
		return changeFacts{}, call.refuse("its owner, allowlister and pauser are not the organization's account %s", c.owner)
	case printable.Check(terms.Name) != nil || printable.Check(terms.Symbol) != nil:
		return changeFacts{}, call.refuse("its name and symbol: each %v", printable.ErrHidden)
	case salt != wrapperSalt(c.subject):
		return changeFacts{}, call.refuse("its salt is not that of %s", c.subject)
	}
	facts := changeFacts{pays: []common.Address{terms.FeeRecipient}, creates: &signedContract{
		chain: c.name, at: c.on.wrapperAddress(salt, terms), organization: c.organization, kind: feeWrapper, subject: c.subject, source: c.sources[source].ID,
	}}
	if len(c.body) == 0 {
		return facts, nil
	}
	var body struct {
		Source            string         `json:"source"`
		Recipient         common.Address `json:"recipient"`
		PerformanceFee    uint16         `json:"performanceFee"`
		MaxPerformanceFee *uint16        `json:"maxPerformanceFee"`
		ManagementFee     uint16         `json:"managementFee"`
		Name              string         `json:"name,omitempty"`
		Symbol            string         `json:"symbol,omitempty"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	most := body.PerformanceFee
	if body.MaxPerformanceFee != nil {
		most = *body.MaxPerformanceFee
	}
	if body.Source != c.sources[source].ID || body.Recipient != terms.FeeRecipient || body.PerformanceFee != terms.PerformanceFeeBps ||
		body.ManagementFee != terms.ManagementFeeBps || most != terms.MaxPerformanceFeeBps {
		return changeFacts{}, call.refuse("its terms are not those that were asked for")
	}
	if body.Name == "" && body.Symbol == "" { // as services of versions before write it
		return facts, nil
	}
	if body.Name != terms.Name || body.Symbol != terms.Symbol {
		return changeFacts{}, call.refuse("its name and symbol are not those that were asked for")
	}
	facts.told = true
	return facts, nil
}

// wrapperSalt distinguishes wrappers of the same terms by their ids.
func wrapperSalt(subject uuid.UUID) (salt [32]byte) {
	copy(salt[:], subject[:])
	return salt
}

// checkAllowance compares a change of a wrapper's list with the requested address. The service may add others whose
// turn has not come; the approver of this one did not approve them.
func checkAllowance(c change, calls []decodedCall) (changeFacts, error) {
	var body struct {
		Address common.Address `json:"address"`
		Allowed bool           `json:"allowed"`
		Wallet  *uuid.UUID     `json:"wallet,omitempty"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	others, found := 0, false
	for _, call := range calls {
		allowed := call.args[1].(bool)
		for _, address := range call.args[0].([]common.Address) {
			if address == body.Address && allowed == body.Allowed {
				found = true
			} else {
				others++
			}
		}
	}
	return changeFacts{told: found && others == 0}, nil
}

// checkTerms compares new terms with the requested ones.
func checkTerms(c change, calls []decodedCall) (changeFacts, error) {
	var body struct {
		Recipient      *common.Address `json:"recipient,omitempty"`
		PerformanceFee *uint16         `json:"performanceFee,omitempty"`
		ManagementFee  *uint16         `json:"managementFee,omitempty"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	facts := changeFacts{told: true}
	for n, call := range calls {
		if n > 0 && calls[n-1].method == call.method {
			return changeFacts{}, call.refuse("it is made twice")
		}
		if call.method == "setFeeRecipient" {
			to := call.args[0].(common.Address)
			if body.Recipient == nil || *body.Recipient != to {
				return changeFacts{}, call.refuse("nobody asked for fees to go to %s", to)
			}
			facts.pays = append(facts.pays, to)
			continue
		}
		for i, asked := range []*uint16{body.PerformanceFee, body.ManagementFee} {
			is := call.args[i].(uint16)
			switch {
			case asked == nil:
				facts.told = false // it is to stay as it is, which is not known here
			case *asked != is:
				return changeFacts{}, call.refuse("nobody asked for a fee of %d", is)
			}
		}
		if body.PerformanceFee == nil && body.ManagementFee == nil {
			return changeFacts{}, call.refuse("nobody asked for fees")
		}
	}
	return facts, nil
}
