package custody

import (
	"encoding/json"
	"math/big"
	"slices"
	"strconv"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// typedData is EIP-712's JSON of an intent, or of the cancellation of one.
type typedData struct {
	Types       map[string][]typedField `json:"types"`
	PrimaryType string                  `json:"primaryType"`
	Domain      typedDomain             `json:"domain"`
	Message     any                     `json:"message"`
}

type typedField struct {
	Name string `json:"name"`
	Type string `json:"type"`
}

type typedDomain struct {
	Name              string         `json:"name"`
	Version           string         `json:"version"`
	ChainID           uint64         `json:"chainId"`
	VerifyingContract common.Address `json:"verifyingContract"`
}

type typedIntent struct {
	Calls    []typedCall `json:"calls"`
	Nonce    string      `json:"nonce"`
	Deadline string      `json:"deadline"`
	MinGas   string      `json:"minGas,omitempty"` // of version 2
}

type typedCall struct {
	To    common.Address `json:"to"`
	Value string         `json:"value"`
	Data  hexutil.Bytes  `json:"data"`
}

type typedCancellation struct {
	Nonce string `json:"nonce"`
}

var (
	typedDomainFields = []typedField{{"name", "string"}, {"version", "string"}, {"chainId", "uint256"}, {"verifyingContract", "address"}}

	typedIntentFields = []typedField{{"calls", "Call[]"}, {"nonce", "uint256"}, {"deadline", "uint256"}}
	typedCallFields   = []typedField{{"to", "address"}, {"value", "uint256"}, {"data", "bytes"}}

	// typedTypes has the types of an intent by the version of its text.
	typedTypes = map[int]map[string][]typedField{
		1: {"EIP712Domain": typedDomainFields, "Intent": typedIntentFields, "Call": typedCallFields},
		2: {"EIP712Domain": typedDomainFields, "Intent": append(slices.Clip(typedIntentFields), typedField{"minGas", "uint256"}), "Call": typedCallFields},
	}
	typedCancellationTypes = map[string][]typedField{"EIP712Domain": typedDomainFields, "Cancellation": {{"nonce", "uint256"}}}
)

// TypedData returns the intent as EIP-712's JSON, whose hash is Digest: a wallet or a custody provider shows it
// before it signs.
func (i Intent) TypedData() []byte {
	message := typedIntent{Calls: []typedCall{}, Nonce: i.Nonce().String(), Deadline: big.NewInt(i.Deadline.Unix()).String()}
	for _, c := range i.Calls {
		message.Calls = append(message.Calls, typedCall{c.To, c.Value.String(), c.Data})
	}
	if i.Version() == 2 {
		message.MinGas = strconv.FormatUint(i.MinGas, 10)
	}
	return i.marshalTyped(typedTypes[i.Version()], "Intent", message)
}

// CancellationTypedData is the same of the cancellation, whose hash is
// CancellationDigest.
func (i Intent) CancellationTypedData() []byte {
	return i.marshalTyped(typedCancellationTypes, "Cancellation", typedCancellation{i.Nonce().String()})
}

func (i Intent) marshalTyped(types map[string][]typedField, primary string, message any) []byte {
	text, err := json.Marshal(typedData{types, primary, typedDomain{"granary", strconv.Itoa(i.Version()), i.ChainID, i.Wallet.EVM()}, message})
	if err != nil {
		panic("custody: " + err.Error()) // no field can fail
	}
	return text
}
