package relay

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
)

// A reason of a revert is chosen by the called contract, and may be untrue. So a claim about a token is
// believed of that token alone: of its own error where it is the one that was called, and of its own
// answers to isBlacklisted and the like, which are requested where a call fails. A source or a bridge is
// believed about itself.

// callee is the role of a called contract in an intent.
type callee int

const (
	calleeOther callee = iota // a yield source, where the intent is of a step
	calleeToken
	calleeBridge
	calleeGuard
)

// failedCallOf is a call of an intent that failed.
type failedCallOf struct {
	call   custody.Call
	wallet common.Address
	revert revert
	outOf  string // the node's word where the call ran out of a resource, and returned no bytes
}

// knownContracts are the contracts of a chain that are no yield sources.
type knownContracts struct {
	tokens  map[common.Address]chain.Token
	bridges []common.Address
}

// contractsOf returns the known contracts of a chain.
func contractsOf(config evm.Config, feePayer common.Address) knownContracts {
	out := knownContracts{tokens: map[common.Address]chain.Token{}}
	for symbol, token := range config.Tokens {
		out.tokens[token.Address] = symbol
	}
	for _, bridge := range []common.Address{config.Bridge.TokenMessenger, config.Bridge.MessageTransmitter, config.OFT, feePayer} {
		if bridge != (common.Address{}) {
			out.bridges = append(out.bridges, bridge)
		}
	}
	return out
}

// calleeOf returns the role of the contract that a call goes to. A token that is its own bridge is a token.
func (k knownContracts) calleeOf(call custody.Call) callee {
	switch {
	case k.tokens[call.To] != "":
		return calleeToken
	case slices.Contains(k.bridges, call.To):
		return calleeBridge
	case bytes.HasPrefix(call.Data, requireChangeID), bytes.HasPrefix(call.Data, snapshotID):
		return calleeGuard
	}
	return calleeOther
}

var (
	guardABI        = contracts.NewBalanceGuard()
	requireChangeID = guardABI.GetABI().Methods["requireChange"].ID
	snapshotID      = guardABI.GetABI().Methods["snapshot"].ID
	transferID      = crypto.Keccak256([]byte("transfer(address,uint256)"))[:4]
	approveID       = crypto.Keccak256([]byte("approve(address,uint256)"))[:4]
)

// errorKind is the claim of an error, of any contract.
type errorKind int

const (
	kindOther errorKind = iota
	kindPaused
	kindBlocked
	kindBalance
	kindReceiver
	kindLimit
	kindIlliquid
	kindAccess
	kindFee
	kindExpired
	kindAttestation
	kindUsed
)

// kindsOfErrors are the claims of known errors and words. The words are those of Circle's FiatToken
// (circlefin/stablecoin-evm, contracts/v1), Tether's token (contracts/Tether/WithBlockedList.sol), OpenZeppelin
// before v5, Circle's CCTP v2 (circlefin/evm-cctp-contracts at 4061786a5726, src/v2 and src/roles), Morpho Blue
// (src/libraries/ErrorsLib.sol) and Aave v3 (protocol/libraries/helpers/Errors.sol, which has numbers).
var kindsOfErrors = map[string]errorKind{
	"Blacklistable: account is blacklisted": kindBlocked,
	"Blocked: msg.sender is blocked":        kindBlocked,
	"Blocked: account is blocked":           kindBlocked,

	"Pausable: paused": kindPaused, "EnforcedPause": kindPaused, "EntryPaused": kindPaused, "ReservePaused": kindPaused, "ReserveFrozen": kindPaused, "28": kindPaused, "29": kindPaused,

	"ERC20: transfer amount exceeds balance": kindBalance, "ERC20InsufficientBalance": kindBalance,
	"ERC20: transfer to the zero address": kindReceiver, "ERC20InvalidReceiver": kindReceiver,

	"ERC4626ExceededMaxDeposit": kindLimit, "ERC4626ExceededMaxMint": kindLimit, "ERC4626ExceededMaxWithdraw": kindLimit, "ERC4626ExceededMaxRedeem": kindLimit,
	"ERC4626: deposit more than max": kindLimit, "ERC4626: withdraw more than max": kindLimit, "ERC4626: redeem more than max": kindLimit,
	"AllCapsReached": kindLimit, "SupplyCapExceeded": kindLimit, "51": kindLimit, "Burn amount exceeds per tx limit": kindLimit, "AmountSDOverflowed": kindLimit,
	"NotEnoughLiquidity": kindIlliquid, "insufficient liquidity": kindIlliquid,
	"NotAllowed": kindAccess, "Unauthorized": kindAccess, "AccessControlUnauthorizedAccount": kindAccess, "OwnableUnauthorizedAccount": kindAccess,

	"Insufficient max fee": kindFee, "FeeTooHigh": kindFee, "LZ_InsufficientFee": kindFee, "NotEnoughNative": kindFee, "Fee exceeds max fee": kindFee,
	"Message expired and must be re-signed": kindExpired,
	"Invalid signature: not attester":       kindAttestation, "Invalid attestation length": kindAttestation, "Invalid signature order or dupe": kindAttestation,
	"Nonce already used": kindUsed,
}

func (r revert) findKind() errorKind {
	if r.words != "" {
		return kindsOfErrors[r.words]
	}
	return kindsOfErrors[r.name]
}

// explainFailure says why a call failed, by the words of the contract that was called and by the answers of the
// tokens that the intent moves.
func (k knownContracts) explainFailure(f failedCallOf, tokens tokenAnswers) failure.Reason {
	who := k.calleeOf(f.call)
	if who == calleeGuard {
		return explainGuard(f)
	}
	if said := k.explainByTokens(f, who, tokens); !said.IsZero() {
		return said
	}
	if f.outOf != "" && len(f.revert.data) == 0 {
		return failure.New(failure.OutOfGas, "a call ran out of gas")
	}
	switch who {
	case calleeToken:
		return explainToken(f, strings.ToUpper(string(k.tokens[f.call.To])))
	case calleeBridge:
		return explainBridge(f)
	}
	return explainOther(f)
}

func explainToken(f failedCallOf, symbol string) failure.Reason {
	switch f.revert.findKind() {
	case kindPaused:
		return failure.New(failure.TokenPaused, fmt.Sprintf("%s is paused by its issuer", symbol))
	case kindBlocked:
		return failure.New(failure.AccountBlocked, fmt.Sprintf("%s has blocked one of the accounts of the transfer", symbol))
	case kindBalance:
		return failure.New(failure.InsufficientBalance, fmt.Sprintf("the wallet has too little %s", symbol))
	case kindReceiver:
		return failure.New(failure.PayeeCannotReceive, fmt.Sprintf("%s does not go to the payee's address", symbol))
	}
	return failure.New(failure.TokenRefused, fmt.Sprintf("%s rejected the call%s", symbol, f.quotedWords()))
}

func explainBridge(f failedCallOf) failure.Reason {
	switch f.revert.findKind() {
	case kindPaused:
		return failure.New(failure.BridgePaused, "the bridge is paused")
	case kindLimit:
		return failure.New(failure.BridgeLimitExceeded, "the amount is above the bridge's limit"+f.quotedWords())
	case kindFee:
		return failure.New(failure.BridgeFeeTooLow, "the fee that was offered is below the fee that the bridge asks"+f.quotedWords())
	case kindExpired:
		return failure.New(failure.BridgeMessageExpired, "the attestation of the message has expired")
	case kindAttestation:
		return failure.New(failure.BridgeAttestationInvalid, "the bridge rejected the attestation"+f.quotedWords())
	case kindUsed:
		return failure.New(failure.BridgeMessageUsed, "the message was received before")
	}
	return failure.New(failure.BridgeRefused, "the bridge rejected the call"+f.quotedWords())
}

func explainOther(f failedCallOf) failure.Reason {
	at := f.call.To.Hex()
	switch f.revert.findKind() {
	case kindPaused:
		return failure.New(failure.SourcePaused, fmt.Sprintf("contract %s is paused%s", at, f.quotedWords()))
	case kindLimit:
		return failure.New(failure.SourceLimitExceeded, fmt.Sprintf("the amount is above a limit of contract %s%s", at, f.quotedWords()))
	case kindIlliquid:
		return failure.New(failure.SourceIlliquid, fmt.Sprintf("contract %s has too little liquidity%s", at, f.quotedWords()))
	case kindAccess:
		return failure.New(failure.SourceAccessDenied, fmt.Sprintf("contract %s does not admit the wallet%s", at, f.quotedWords()))
	}
	return failure.New(failure.ContractRefused, fmt.Sprintf("contract %s rejected the call%s", at, f.quotedWords()))
}

// explainGuard says that a source gave less, or took more, than the intent allows. Only the guard's own
// calls are read so.
func explainGuard(f failedCallOf) failure.Reason {
	if f.revert.name == "ChangeBelowMinimum" && len(f.revert.args) == 3 {
		change, isChange := f.revert.args[1].(*big.Int)
		minimum, isMinimum := f.revert.args[2].(*big.Int)
		switch {
		case !isChange || !isMinimum:
		case minimum.Sign() < 0:
			return failure.New(failure.SlippageExceeded, fmt.Sprintf("%s: cost %s units of %v, at most %s were allowed", intent.ReasonSlippage, new(big.Int).Neg(change), f.revert.args[0], new(big.Int).Neg(minimum)))
		default:
			return failure.New(failure.SlippageExceeded, fmt.Sprintf("%s: brought %s units of %v, at least %s were asked for", intent.ReasonSlippage, change, f.revert.args[0], minimum))
		}
	}
	return failure.New(failure.ContractRefused, "the check of the balances failed"+f.quotedWords())
}

// quotedWords returns the words of the contract behind a colon.
func (f failedCallOf) quotedWords() string {
	words := f.revert.describeError()
	if words == "" {
		return " without a reason"
	}
	return ": " + failure.Quote(words)
}

// tokenAsk is a question to a token: whether it has blocked an account, or, of no account, whether it is
// paused.
type tokenAsk struct{ token, account common.Address }

// tokenAnswers are the questions that tokens have answered with yes.
type tokenAnswers map[tokenAsk]bool

// answersTo returns the answers to the given questions alone. Tokens are queried once for all intents of a batch, and
// an intent does not fail for the state of another's token or account.
func (a tokenAnswers) answersTo(asks []tokenAsk) tokenAnswers {
	out := tokenAnswers{}
	for _, ask := range asks {
		out[ask] = a[ask]
	}
	return out
}

// blockLists are the calls that say whether a stablecoin has blocked an account: of Circle's FiatToken, of
// Tether's token on Ethereum, and of Tether's token elsewhere.
var blockLists = [][]byte{
	crypto.Keccak256([]byte("isBlacklisted(address)"))[:4],
	crypto.Keccak256([]byte("isBlackListed(address)"))[:4],
	crypto.Keccak256([]byte("isBlocked(address)"))[:4],
}

var pausedID = crypto.Keccak256([]byte("paused()"))[:4]

// asksOf are the questions about a failed call to the tokens of its intent: to the called one, or to all that the
// intent calls or has guarded.
func (k knownContracts) asksOf(in openIntent, f failedCallOf) (asks []tokenAsk) {
	who := k.calleeOf(f.call)
	if who == calleeGuard {
		return nil
	}
	for _, call := range in.intent.Calls {
		token := call.To
		if k.calleeOf(call) == calleeGuard && len(call.Data) >= 36 {
			token = common.BytesToAddress(call.Data[4:36])
		}
		if k.tokens[token] == "" || who == calleeToken && token != f.call.To {
			continue
		}
		for _, ask := range []tokenAsk{{token, common.Address{}}, {token, f.wallet}, {token, f.counterpartyOf(who)}} {
			if !slices.Contains(asks, ask) {
				asks = append(asks, ask)
			}
		}
	}
	return asks
}

// counterpartyOf is the account beside the wallet to which a failed call would have given tokens or an
// allowance: the first argument of a transfer or an approval, and the called contract otherwise.
func (f failedCallOf) counterpartyOf(who callee) common.Address {
	if who != calleeToken {
		return f.call.To
	}
	if len(f.call.Data) >= 36 && (bytes.HasPrefix(f.call.Data, transferID) || bytes.HasPrefix(f.call.Data, approveID)) {
		return common.BytesToAddress(f.call.Data[4:36])
	}
	return common.Address{}
}

// askTokens asks tokens at a block. Tokens do not have all of the calls; one that fails says no.
func (r *Relay) askTokens(ctx context.Context, client *evm.Client, at evm.Block, asks []tokenAsk) (tokenAnswers, error) {
	out := tokenAnswers{}
	var calls []ethereum.CallMsg
	var of []tokenAsk
	for _, ask := range asks {
		selectors := blockLists
		if ask.account == (common.Address{}) {
			selectors = [][]byte{pausedID}
		}
		for _, selector := range selectors {
			data := slices.Clone(selector)
			if ask.account != (common.Address{}) {
				data = append(data, common.LeftPadBytes(ask.account[:], 32)...)
			}
			calls, of = append(calls, ethereum.CallMsg{From: r.key.Address(), To: &ask.token, Gas: readGas, Data: data}), append(of, ask)
		}
	}
	if len(calls) == 0 {
		return out, nil
	}
	answers, err := client.Simulate(ctx, at, calls)
	if err != nil {
		return out, err
	}
	for i, a := range answers {
		if a.Err == nil && len(a.Output) == 32 && new(big.Int).SetBytes(a.Output).Cmp(common.Big1) == 0 {
			out[of[i]] = true
		}
	}
	return out, nil
}

// explainByTokens says why a call failed where the answers of tokens say it: one is paused, or has blocked the
// wallet or the other account of the call.
func (k knownContracts) explainByTokens(f failedCallOf, who callee, said tokenAnswers) failure.Reason {
	other := f.counterpartyOf(who)
	for _, token := range slices.SortedFunc(maps.Keys(k.tokens), common.Address.Cmp) {
		symbol := strings.ToUpper(string(k.tokens[token]))
		switch {
		case said[tokenAsk{token, common.Address{}}]:
			return failure.New(failure.TokenPaused, fmt.Sprintf("%s is paused by its issuer", symbol))
		case said[tokenAsk{token, f.wallet}]:
			return failure.New(failure.WalletBlocked, fmt.Sprintf("%s has blocked the wallet's address %s", symbol, f.wallet))
		case other == (common.Address{}) || !said[tokenAsk{token, other}]:
		case who == calleeToken && bytes.HasPrefix(f.call.Data, transferID):
			return failure.New(failure.PayeeBlocked, fmt.Sprintf("%s has blocked the address that is to be paid, %s", symbol, other))
		default:
			return failure.New(failure.ContractBlocked, fmt.Sprintf("%s has blocked the contract %s", symbol, other))
		}
	}
	return failure.Reason{}
}

// explainRefusal says why a wallet refused an intent, as the carrier logged it. Tokens are not asked: the
// next simulation does. The text begins with waiting when that is no fault of the intent's.
func (k knownContracts) explainRefusal(in openIntent, data []byte) failure.Reason {
	if place, inner, ok := failedCall(data); ok && place < len(in.intent.Calls) {
		return k.explainFailure(failedCallOf{call: in.intent.Calls[place], wallet: in.intent.Wallet.EVM(), revert: decodeRevert(inner)}, tokenAnswers{}).Clean()
	}
	reason := explainRevert(data)
	switch decodeOne(data).name {
	case "IntentExpired", "IntentAlreadyUsed", "WalletWithoutCode", "TooLittleGas":
		return failure.Reason{Text: waiting + reason.Text}
	}
	return reason
}

// explainRevert says why a transaction of the relay failed as a whole.
func explainRevert(data []byte) failure.Reason {
	words := decodeRevert(data).describeError()
	if words == "" {
		return failure.New(failure.ChainRefused, "the transaction reverted without a reason")
	}
	return failure.New(failure.ChainRefused, "the transaction reverted: "+failure.Quote(words)).Clean()
}

// isOutOfGas reports whether a node's error says that a call ran out of gas.
func isOutOfGas(err error) bool {
	text := strings.ToLower(err.Error())
	return strings.Contains(text, "out of gas") || strings.Contains(text, "outofgas")
}
