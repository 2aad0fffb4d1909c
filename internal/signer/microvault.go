package signer

import (
	"slices"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/printable"
)

// The kinds of adapters, as AdapterFactory counts them.
const (
	adapterERC4626 = 0
	adapterERC7540 = 1
)

// checkVaultCreation holds a new MicroVault to sources of the configuration, to the price bounds that the configuration
// allows and approvers are shown, and to the organization's own accounts.
func checkVaultCreation(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err != nil {
		return changeFacts{}, err
	}
	config := *abi.ConvertType(call.args[0], new(contracts.MicroVaultConfig)).(*contracts.MicroVaultConfig)
	salt := call.args[1].([32]byte)
	token, known := c.on.token(config.Asset)
	switch {
	case !known:
		return changeFacts{}, call.refuse("%s is no stablecoin of the chain", config.Asset)
	case config.Owner != c.owner || config.Keeper != c.keeper:
		return changeFacts{}, call.refuse("its owner and keeper are not the organization's accounts %s and %s", c.owner, c.keeper)
	case printable.Check(config.Name) != nil || printable.Check(config.Symbol) != nil:
		return changeFacts{}, call.refuse("its name and symbol: each %v", printable.ErrHidden)
	case salt != vaultSalt(c.subject):
		return changeFacts{}, call.refuse("its salt is not that of %s", c.subject)
	}
	ids := make([]string, len(config.Sources))
	for i, spec := range config.Sources {
		found := slices.IndexFunc(c.sources, func(s Source) bool { return s.isSpec(spec) && s.Token == token })
		if found < 0 {
			return changeFacts{}, call.refuse("%s is no source of the configuration", spec.Source)
		}
		ids[i] = c.sources[found].ID
		if err := c.prices.checkPriceBounds(spec); err != nil {
			return changeFacts{}, call.refuse("%s %w", ids[i], err)
		}
	}
	facts := changeFacts{creates: &signedContract{
		chain: c.name, at: c.on.vaultAddress(salt, config), organization: c.organization, kind: microVault, subject: c.subject,
	}}
	if len(c.body) == 0 {
		return facts, nil
	}
	var body struct {
		Name        string       `json:"name"`
		Symbol      string       `json:"symbol"`
		Token       chain.Token  `json:"token"`
		Sources     []string     `json:"sources"`
		PriceBounds []priceBound `json:"priceBounds,omitempty"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	if body.Name != config.Name || body.Symbol != config.Symbol || body.Token != token || !slices.Equal(body.Sources, ids) {
		return changeFacts{}, call.refuse("it is not what was asked for")
	}
	if len(body.PriceBounds) == 0 { // as services of versions before write it
		facts.told = haveUsualBounds(config.Sources)
		return facts, nil
	}
	if !slices.Equal(body.PriceBounds, priceBoundsOf(ids, config.Sources)) {
		return changeFacts{}, call.refuse("its price bounds are not those that were asked for")
	}
	facts.told = true
	return facts, nil
}

// vaultSalt distinguishes MicroVaults of the same configuration by their ids.
func vaultSalt(subject uuid.UUID) [32]byte {
	return crypto.Keccak256Hash([]byte("granary MicroVault"), subject[:])
}

// isSpec says whether a MicroVault's source is this one.
func (s Source) isSpec(spec contracts.AdapterFactorySpec) bool {
	kind := uint8(adapterERC4626)
	switch {
	case s.Requests || s.isRequested():
		kind = adapterERC7540
	case !s.isWrapped():
		return false
	}
	return spec.Source == s.Vault && spec.Kind == kind && spec.Id == crypto.Keccak256Hash([]byte(s.ID))
}

// isNamed reports whether a name in a body is that of the source of an id. A body of a version before has no name, and is
// accepted: it may be approved already.
func isNamed(id common.Hash, source string) bool {
	return source == "" || crypto.Keccak256Hash([]byte(source)) == id
}

// checkStrategy compares new targets with the requested ones.
func checkStrategy(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err != nil {
		return changeFacts{}, err
	}
	var body struct {
		Targets []struct {
			Source      common.Hash `json:"source"`
			Target      uint16      `json:"target"`
			YieldSource string      `json:"yieldSourceId,omitempty"`
		} `json:"targets"`
		Idle uint16 `json:"idle"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	ids, targets := call.args[0].([][32]byte), call.args[1].([]uint16)
	same := len(ids) == len(body.Targets) && len(targets) == len(body.Targets) && call.args[2].(uint16) == body.Idle
	for i := 0; same && i < len(ids); i++ {
		same = ids[i] == body.Targets[i].Source && targets[i] == body.Targets[i].Target && isNamed(ids[i], body.Targets[i].YieldSource)
	}
	if !same {
		return changeFacts{}, call.refuse("its targets are not those that were asked for")
	}
	return changeFacts{told: true}, nil
}

// sourceModes are the modes of a MicroVault's source, as the contract counts them.
var sourceModes = []string{"active", "subscription_only", "redemption_only", "disabled"}

// checkMode compares a source's new mode with the requested one.
func checkMode(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err != nil {
		return changeFacts{}, err
	}
	var body struct {
		Source      common.Hash `json:"source"`
		Mode        string      `json:"mode"`
		YieldSource string      `json:"yieldSourceId,omitempty"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	mode := int(call.args[1].(uint8))
	if call.args[0].([32]byte) != body.Source || !isNamed(body.Source, body.YieldSource) || mode >= len(sourceModes) || sourceModes[mode] != body.Mode {
		return changeFacts{}, call.refuse("it is not the mode that was asked for")
	}
	return changeFacts{told: true}, nil
}

// checkVaultSource holds a call about one source to the source that was asked for.
func checkVaultSource(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err != nil {
		return changeFacts{}, err
	}
	var body struct {
		Source      common.Hash `json:"source"`
		YieldSource string      `json:"yieldSourceId,omitempty"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	if call.args[0].([32]byte) != body.Source || !isNamed(body.Source, body.YieldSource) {
		return changeFacts{}, call.refuse("it is not the source that was asked for")
	}
	return changeFacts{told: true}, nil
}

// checkExitLoss compares the new bound of a source's exit loss with the requested one.
func checkExitLoss(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err != nil {
		return changeFacts{}, err
	}
	var body struct {
		Source      common.Hash `json:"source"`
		ExitLoss    uint16      `json:"exitLoss"`
		YieldSource string      `json:"yieldSourceId,omitempty"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	if call.args[0].([32]byte) != body.Source || !isNamed(body.Source, body.YieldSource) || call.args[1].(uint16) != body.ExitLoss {
		return changeFacts{}, call.refuse("it is not the exit loss that was asked for")
	}
	return changeFacts{told: true}, nil
}

// checkShareholder holds a change of the list to the account that was asked for. Which
// version of the list it is, and the proof, are the contract's to check.
func checkShareholder(c change, calls []decodedCall) (changeFacts, error) {
	call, err := one(calls)
	if err != nil {
		return changeFacts{}, err
	}
	var body struct {
		Account common.Address `json:"account"`
	}
	if err := c.readBody(&body); err != nil {
		return changeFacts{}, err
	}
	if account := call.args[0].(common.Address); account != body.Account {
		return changeFacts{}, call.refuse("nobody asked for %s", account)
	}
	return changeFacts{told: true}, nil
}
