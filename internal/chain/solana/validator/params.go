package validator

import (
	"encoding/base64"
	"encoding/json"
	"fmt"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// params are a call's.
type params []json.RawMessage

// method answers calls of one name.
type method func(*Validator, params) (any, error)

func readParams(raw json.RawMessage) (params, error) {
	if len(raw) == 0 || string(raw) == "null" {
		return nil, nil
	}
	var p params
	if err := json.Unmarshal(raw, &p); err != nil {
		return nil, invalidParams("Invalid params: invalid type, expected a sequence")
	}
	return p, nil
}

// isNull says whether a parameter is left out.
func (p params) isNull(i int) bool { return i >= len(p) || string(p[i]) == "null" }

// readInto reads a parameter that must be there.
func (p params) readInto(i int, to any) error {
	if i >= len(p) {
		return invalidParams("`params` should have at least " + fmt.Sprint(i+1) + " argument(s)")
	}
	if err := json.Unmarshal(p[i], to); err != nil {
		return invalidParams(fmt.Sprintf("Invalid params: argument %d: %v", i, err))
	}
	return nil
}

func (p params) key(i int) (solana.PublicKey, error) {
	var text string
	if err := p.readInto(i, &text); err != nil {
		return solana.PublicKey{}, err
	}
	key, err := solana.ParsePublicKey(text)
	if err != nil {
		return key, invalidParams("Invalid param: Invalid")
	}
	return key, nil
}

// settings are the options in a call's last parameter.
type settings struct {
	Commitment                     string      `json:"commitment"`
	PreflightCommitment            string      `json:"preflightCommitment"`
	Encoding                       string      `json:"encoding"`
	TransactionDetails             string      `json:"transactionDetails"`
	Rewards                        *bool       `json:"rewards"`
	MaxSupportedTransactionVersion *int        `json:"maxSupportedTransactionVersion"`
	MinContextSlot                 *uint64     `json:"minContextSlot"`
	SearchTransactionHistory       bool        `json:"searchTransactionHistory"`
	SkipPreflight                  bool        `json:"skipPreflight"`
	SigVerify                      bool        `json:"sigVerify"`
	ReplaceRecentBlockhash         bool        `json:"replaceRecentBlockhash"`
	InnerInstructions              bool        `json:"innerInstructions"`
	Limit                          *int        `json:"limit"`
	Before                         string      `json:"before"`
	Until                          string      `json:"until"`
	DataSlice                      *dataSlice  `json:"dataSlice"`
	Accounts                       *wantedKeys `json:"accounts"`
}

// dataSlice is the part of an account's data that is asked for.
type dataSlice struct {
	Offset int `json:"offset"`
	Length int `json:"length"`
}

// wantedKeys are the accounts that a simulation must return.
type wantedKeys struct {
	Encoding  string   `json:"encoding"`
	Addresses []string `json:"addresses"`
}

// Commitments.
const (
	processed = "processed"
	confirmed = "confirmed"
	finalized = "finalized"
)

// settings reads the parameter that may have them, and checks the commitment.
func (v *Validator) settings(p params, i int) (settings, error) {
	var s settings
	if !p.isNull(i) {
		if p[i][0] != '{' {
			var encoding string
			if err := p.readInto(i, &encoding); err != nil {
				return s, err
			}
			s.Encoding = encoding
		} else if err := p.readInto(i, &s); err != nil {
			return s, err
		}
	}
	switch s.Commitment {
	case "":
		s.Commitment = finalized
	case processed, confirmed, finalized:
	default:
		return s, invalidParams("Invalid params: unknown variant `" + s.Commitment + "`, expected one of `processed`, `confirmed`, `finalized`.")
	}
	if slot := v.slotAt(s.Commitment); s.MinContextSlot != nil && *s.MinContextSlot > slot {
		return s, &rpcError{Code: codeMinContextSlot, Message: "Minimum context slot has not been reached", Data: map[string]uint64{"contextSlot": slot}}
	}
	return s, nil
}

// slotAt is the newest slot of a commitment.
func (v *Validator) slotAt(commitment string) uint64 {
	if commitment == finalized || commitment == confirmed && v.opts.Alpenglow {
		return v.final
	}
	return v.head().slot
}

// blockSettings are settings of calls that know no blocks that may still be dropped.
func (v *Validator) blockSettings(p params, i int) (settings, error) {
	s, err := v.settings(p, i)
	if err == nil && s.Commitment == processed {
		err = invalidParams("Method does not support commitment below `confirmed`")
	}
	return s, err
}

// withContext says of which slot an answer is.
func (v *Validator) withContext(s settings, value any) any {
	return v.withSlot(v.slotAt(s.Commitment), value)
}

func (v *Validator) withSlot(slot uint64, value any) any {
	return map[string]any{"context": map[string]any{"apiVersion": version, "slot": slot}, "value": value}
}

// decodeWire reads the bytes of a transaction or message.
func decodeWire(text, encoding string) ([]byte, error) {
	const most = 5464 // of base64, for the largest transaction
	if len(text) > 2*most {
		return nil, invalidParams(fmt.Sprintf("%s encoded solana_transaction::versioned::VersionedTransaction too large: %d bytes (max: encoded/raw %d/%d)", encoding, len(text), most, solana.MaxTransaction1))
	}
	switch encoding {
	case "base64":
		b, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			return nil, invalidParams("invalid base64 encoding: " + err.Error())
		}
		return b, nil
	case "", "base58":
		b, err := base58.Decode(text)
		if err != nil {
			return nil, invalidParams("invalid base58 encoding: " + err.Error())
		}
		return b, nil
	}
	return nil, invalidParams("unsupported encoding: " + encoding + ". Supported encodings: base58, base64")
}
