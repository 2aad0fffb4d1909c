package validator

import (
	"math"
	"sort"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// version is that of the validator whose answers these are like.
const version = "3.0.0"

// slotsPerEpoch is how many slots an epoch has. A change of epoch has no effect.
const slotsPerEpoch = 432_000

// methods are those that wallets and services call.
var methods = map[string]method{
	"getHealth": func(*Validator, params) (any, error) { return "ok", nil },
	"getVersion": func(*Validator, params) (any, error) {
		return map[string]any{"solana-core": version, "feature-set": 0}, nil
	},
	"getGenesisHash":                    func(*Validator, params) (any, error) { return GenesisHash, nil },
	"getFirstAvailableBlock":            func(v *Validator, _ params) (any, error) { return v.fork[0].slot, nil },
	"minimumLedgerSlot":                 func(v *Validator, _ params) (any, error) { return v.fork[0].slot, nil },
	"getSlot":                           (*Validator).getSlot,
	"getBlockHeight":                    (*Validator).getBlockHeight,
	"getEpochInfo":                      (*Validator).getEpochInfo,
	"getLatestBlockhash":                (*Validator).getLatestBlockhash,
	"isBlockhashValid":                  (*Validator).isBlockhashValid,
	"getBalance":                        (*Validator).getBalance,
	"getAccountInfo":                    (*Validator).getAccountInfo,
	"getMultipleAccounts":               (*Validator).getMultipleAccounts,
	"getMinimumBalanceForRentExemption": (*Validator).getMinimumBalance,
	"getTokenAccountBalance":            (*Validator).getTokenAccountBalance,
	"getTokenAccountsByOwner":           (*Validator).getTokenAccountsByOwner,
	"getTokenSupply":                    (*Validator).getTokenSupply,
	"getSignatureStatuses":              (*Validator).getSignatureStatuses,
	"getSignaturesForAddress":           (*Validator).getSignaturesForAddress,
	"getTransaction":                    (*Validator).getTransaction,
	"getBlock":                          (*Validator).getBlock,
	"getBlocks":                         (*Validator).getBlocks,
	"getBlocksWithLimit":                (*Validator).getBlocksWithLimit,
	"getBlockTime":                      (*Validator).getBlockTime,
	"getRecentPrioritizationFees":       (*Validator).getRecentPrioritizationFees,
	"getFeeForMessage":                  (*Validator).getFeeForMessage,
	"simulateTransaction":               (*Validator).simulateTransaction,
	"sendTransaction":                   (*Validator).sendTransaction,
	"requestAirdrop":                    (*Validator).requestAirdrop,
}

func (v *Validator) getSlot(p params) (any, error) {
	s, err := v.settings(p, 0)
	return v.slotAt(s.Commitment), err
}

func (v *Validator) getBlockHeight(p params) (any, error) {
	s, err := v.settings(p, 0)
	if err != nil {
		return nil, err
	}
	return v.heightAt(v.slotAt(s.Commitment)), nil
}

// heightAt is how many blocks there are up to a slot, but for the first.
func (v *Validator) heightAt(slot uint64) uint64 {
	n := sort.Search(len(v.fork), func(i int) bool { return v.fork[i].slot > slot })
	return uint64(max(n-1, 0))
}

func (v *Validator) getEpochInfo(p params) (any, error) {
	s, err := v.settings(p, 0)
	if err != nil {
		return nil, err
	}
	slot := v.slotAt(s.Commitment)
	return map[string]any{
		"absoluteSlot": slot, "blockHeight": v.heightAt(slot), "epoch": slot / slotsPerEpoch,
		"slotIndex": slot % slotsPerEpoch, "slotsInEpoch": slotsPerEpoch, "transactionCount": len(v.places),
	}, nil
}

func (v *Validator) getLatestBlockhash(p params) (any, error) {
	s, err := v.settings(p, 0)
	if err != nil {
		return nil, err
	}
	ref := v.findSlot(v.slotAt(s.Commitment))
	return v.withContext(s, map[string]any{
		"blockhash": ref.hash, "lastValidBlockHeight": v.heightAt(ref.slot) + recentBlockhashes,
	}), nil
}

func (v *Validator) isBlockhashValid(p params) (any, error) {
	var hash solana.Hash
	if err := p.readInto(0, &hash); err != nil {
		return nil, err
	}
	s, err := v.settings(p, 1)
	if err != nil {
		return nil, err
	}
	return v.withContext(s, v.isRecent(v.slotAt(s.Commitment), hash)), nil
}

func (v *Validator) getBalance(p params) (any, error) {
	key, s, err := v.accountCall(p)
	if err != nil {
		return nil, err
	}
	return v.withContext(s, v.readAccount(v.slotAt(s.Commitment), key).Lamports), nil
}

// accountCall reads the parameters of a call about an address.
func (v *Validator) accountCall(p params) (solana.PublicKey, settings, error) {
	key, err := p.key(0)
	if err != nil {
		return key, settings{}, err
	}
	s, err := v.settings(p, 1)
	return key, s, err
}

func (v *Validator) getAccountInfo(p params) (any, error) {
	key, s, err := v.accountCall(p)
	if err != nil {
		return nil, err
	}
	told, err := v.describeAccount(v.readAccount(v.slotAt(s.Commitment), key), s)
	return v.withContext(s, told), err
}

func (v *Validator) getMultipleAccounts(p params) (any, error) {
	var keys []solana.PublicKey
	if err := p.readInto(0, &keys); err != nil {
		return nil, err
	}
	if len(keys) > 100 {
		return nil, invalidParams("Too many inputs provided; max 100")
	}
	s, err := v.settings(p, 1)
	if err != nil {
		return nil, err
	}
	all := []any{}
	for _, key := range keys {
		told, err := v.describeAccount(v.readAccount(v.slotAt(s.Commitment), key), s)
		if err != nil {
			return nil, err
		}
		all = append(all, told)
	}
	return v.withContext(s, all), nil
}

// describeAccount returns the JSON of an account; nil if there is none. A request in the program's terms (jsonParsed)
// gets bytes where these are not known.
func (v *Validator) describeAccount(a Account, s settings) (any, error) {
	if a.Lamports == 0 {
		return nil, nil
	}
	data := a.Data
	if d := s.DataSlice; d != nil {
		if d.Offset < 0 || d.Length < 0 {
			return nil, invalidParams("Invalid params: a data slice")
		}
		start := min(d.Offset, len(data))
		data = data[start : start+min(d.Length, len(data)-start)]
	}
	var told any
	if s.Encoding == "jsonParsed" {
		told = v.parseAccount(a, v.slotAt(s.Commitment))
	}
	switch s.Encoding {
	case "jsonParsed":
		if told == nil {
			told = []string{encodeBase64(data), "base64"}
		}
	case "base64":
		told = []string{encodeBase64(data), "base64"}
	case "base58", "":
		if len(data) > 128 {
			return nil, invalidParams("Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.")
		}
		told = []string{base58.Encode(data), "base58"}
		if s.Encoding == "" {
			told = base58.Encode(data)
		}
	default:
		return nil, invalidParams("Invalid params: unknown encoding " + s.Encoding)
	}
	return map[string]any{
		"lamports": a.Lamports, "owner": a.Owner, "data": told, "executable": a.Executable,
		"rentEpoch": uint64(math.MaxUint64), "space": len(a.Data),
	}, nil
}

func (v *Validator) getMinimumBalance(p params) (any, error) {
	var size uint32
	if err := p.readInto(0, &size); err != nil {
		return nil, err
	}
	s, err := v.settings(p, 1)
	if err != nil {
		return nil, err
	}
	return readRent(v.readAccount(v.slotAt(s.Commitment), solana.SysvarRent)).minimumOf(int(size)), nil
}

func (v *Validator) getTokenAccountBalance(p params) (any, error) {
	key, s, err := v.accountCall(p)
	if err != nil {
		return nil, err
	}
	slot := v.slotAt(s.Commitment)
	account := v.readAccount(slot, key)
	token, err := solana.DecodeTokenAccount(account.Data)
	switch {
	case account.Lamports == 0:
		return nil, invalidParams("Invalid param: could not find account")
	case err != nil || !isTokenProgram(account.Owner):
		return nil, invalidParams("Invalid param: not a Token account")
	}
	mint, err := solana.DecodeMint(v.readAccount(slot, token.Mint).Data)
	if err != nil {
		return nil, invalidParams("Invalid param: could not find mint")
	}
	return v.withContext(s, newTokenAmount(token.Amount, mint.Decimals).withNumber()), nil
}

func (v *Validator) getTokenSupply(p params) (any, error) {
	key, s, err := v.accountCall(p)
	if err != nil {
		return nil, err
	}
	mint, err := solana.DecodeMint(v.readAccount(v.slotAt(s.Commitment), key).Data)
	if err != nil {
		return nil, invalidParams("Invalid param: not a Token mint")
	}
	return v.withContext(s, newTokenAmount(mint.Supply, mint.Decimals).withNumber()), nil
}

func (v *Validator) getTokenAccountsByOwner(p params) (any, error) {
	owner, err := p.key(0)
	if err != nil {
		return nil, err
	}
	var filter struct {
		Mint    *solana.PublicKey `json:"mint"`
		Program *solana.PublicKey `json:"programId"`
	}
	if err := p.readInto(1, &filter); err != nil {
		return nil, err
	}
	if (filter.Mint == nil) == (filter.Program == nil) {
		return nil, invalidParams("Invalid params: a mint or a programId")
	}
	s, err := v.settings(p, 2)
	if err != nil {
		return nil, err
	}
	slot, found := v.slotAt(s.Commitment), []any{}
	for _, key := range v.accounts.everHeldBy(owner) {
		account := v.readAccount(slot, key)
		token, err := solana.DecodeTokenAccount(account.Data)
		wanted := filter.Mint != nil && token.Mint == *filter.Mint || filter.Program != nil && account.Owner == *filter.Program
		if err != nil || !isTokenProgram(account.Owner) || token.Owner != owner || token.State == solana.TokenUninitialized || !wanted {
			continue
		}
		told, err := v.describeAccount(account, s)
		if err != nil {
			return nil, err
		}
		found = append(found, map[string]any{"pubkey": key, "account": told})
	}
	return v.withContext(s, found), nil
}
