package relay

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
)

var (
	bareToken  = common.Address{1}
	bareBridge = common.Address{2}
	bareSource = common.Address{3}
	bareGuard  = common.Address{4}
	bareWallet = common.Address{5}
	barePayee  = common.Address{6}

	bareContracts = knownContracts{tokens: map[common.Address]chain.Token{bareToken: chain.USDC}, bridges: []common.Address{bareBridge}}
	bareCallees   = map[common.Address]string{bareToken: "token", bareBridge: "bridge", bareSource: "source"}
)

func callData(selector []byte, account common.Address) []byte {
	return append(append([]byte{}, selector...), append(common.LeftPadBytes(account[:], 32), make([]byte, 32)...)...)
}

// A contract's words give a code about itself. No contract can have another blamed.
func TestAReasonIsBelievedOfItsContractAlone(t *testing.T) {
	words := func(text string) []byte { return encodeRevert("Error(string)", []byte(text)) }
	who := common.HexToAddress("0x1111111111111111111111111111111111111111")
	slippage := encodeRevert("ChangeBelowMinimum(address,int256,int256)", who, 95, 100)
	pay := custody.Call{To: bareToken, Data: callData(transferID, barePayee)}
	bridge, source := custody.Call{To: bareBridge, Data: []byte{1, 2, 3, 4}}, custody.Call{To: bareSource, Data: []byte{1, 2, 3, 4}}
	guard := custody.Call{To: bareGuard, Data: callData(requireChangeID, who)}
	for name, c := range map[string]struct {
		call custody.Call
		data []byte
		code failure.Code
		text string
	}{
		"a token that blocks one of two":       {pay, words("Blacklistable: account is blacklisted"), failure.AccountBlocked, "one of the accounts"},
		"Tether's token that blocks":           {pay, words("Blocked: msg.sender is blocked"), failure.AccountBlocked, "one of the accounts"},
		"a paused token":                       {pay, words("Pausable: paused"), failure.TokenPaused, "paused"},
		"a token of OpenZeppelin's v5, paused": {pay, encodeRevert("EnforcedPause()"), failure.TokenPaused, "paused"},
		"too little":                           {pay, words("ERC20: transfer amount exceeds balance"), failure.InsufficientBalance, "too little USDC"},
		"a payee that is no address":           {pay, encodeRevert("ERC20InvalidReceiver(address)", who), failure.PayeeCannotReceive, "payee"},
		"a token's other words":                {pay, words("no"), failure.TokenRefused, `USDC rejected the call: "no"`},
		"a token without words":                {pay, nil, failure.TokenRefused, "USDC rejected the call without a reason"},

		"a bridge's fee":            {bridge, words("Insufficient max fee"), failure.BridgeFeeTooLow, `: "Insufficient max fee"`},
		"our own bound of the fee":  {bridge, encodeRevert("FeeTooHigh(uint256,uint256)", 2, 1), failure.BridgeFeeTooLow, "FeeTooHigh"},
		"a bridge's limit":          {bridge, words("Burn amount exceeds per tx limit"), failure.BridgeLimitExceeded, "limit"},
		"a paused bridge":           {bridge, words("Pausable: paused"), failure.BridgePaused, "the bridge is paused"},
		"a wrong attestation":       {bridge, words("Invalid signature: not attester"), failure.BridgeAttestationInvalid, "not attester"},
		"an expired message":        {bridge, words("Message expired and must be re-signed"), failure.BridgeMessageExpired, "expired"},
		"a message that was used":   {bridge, words("Nonce already used"), failure.BridgeMessageUsed, "before"},
		"a bridge that passes on":   {bridge, words("Blacklistable: account is blacklisted"), failure.BridgeRefused, "Blacklistable"},
		"a bridge without words":    {bridge, nil, failure.BridgeRefused, "the bridge rejected the call without a reason"},
		"a bridge that says slips":  {bridge, slippage, failure.BridgeRefused, "ChangeBelowMinimum"},
		"a paused source":           {source, encodeRevert("EnforcedPause()"), failure.SourcePaused, "paused"},
		"a source's limit":          {source, encodeRevert("ERC4626ExceededMaxDeposit(address,uint256,uint256)", who, 2, 1), failure.SourceLimitExceeded, "limit"},
		"Aave's cap, as a number":   {source, words("51"), failure.SourceLimitExceeded, "limit"},
		"Morpho's liquidity":        {source, words("insufficient liquidity"), failure.SourceIlliquid, "liquidity"},
		"a source that is closed":   {source, encodeRevert("NotAllowed(address)", who), failure.SourceAccessDenied, "admit"},
		"a source's other words":    {source, words("later"), failure.ContractRefused, `rejected the call: "later"`},
		"a source without words":    {source, nil, failure.ContractRefused, "rejected the call without a reason"},
		"a source that says blocks": {source, words("Blacklistable: account is blacklisted"), failure.ContractRefused, "Blacklistable"},
		"a source that says slips":  {source, slippage, failure.ContractRefused, "ChangeBelowMinimum"},
		"a source that says fee":    {source, words("Insufficient max fee"), failure.ContractRefused, "Insufficient max fee"},

		"slippage":                 {guard, slippage, failure.SlippageExceeded, "slippage: brought 95 units of 0x1111111111111111111111111111111111111111, at least 100 were asked for"},
		"slippage of a cost":       {guard, encodeRevert("ChangeBelowMinimum(address,int256,int256)", who, minus(105), minus(100)), failure.SlippageExceeded, "slippage: cost 105 units of 0x1111111111111111111111111111111111111111, at most 100 were allowed"},
		"slippage that is cut off": {guard, slippage[:90], failure.ContractRefused, "ChangeBelowMinimum"},
	} {
		t.Run(name, func(t *testing.T) {
			got := bareContracts.explainFailure(failedCallOf{call: c.call, wallet: bareWallet, revert: decodeRevert(c.data)}, tokenAnswers{}).Clean()
			if got.Code != c.code || !strings.Contains(got.Text, c.text) {
				t.Errorf("%s: %q, want %s: %q", got.Code, got.Text, c.code, c.text)
			}
			in := openIntent{intent: custody.Intent{Calls: []custody.Call{{To: bareGuard}, c.call}}}
			if onChain := bareContracts.explainRefusal(in, encodeRevert("CallFailed(uint256,bytes)", 1, c.data)); len(c.data) <= 128 && onChain != got {
				t.Errorf("as the carrier logs it: %s: %q, want %s: %q", onChain.Code, onChain.Text, got.Code, got.Text)
			}
		})
	}
}

// A token's own answers decide who is blocked, and not the words of the called contract.
func TestATokensAnswersDecideWhoIsBlocked(t *testing.T) {
	pay := custody.Call{To: bareToken, Data: callData(transferID, barePayee)}
	approve := custody.Call{To: bareToken, Data: callData(approveID, bareSource)}
	enter := custody.Call{To: bareSource, Data: []byte{1, 2, 3, 4}}
	in := openIntent{intent: custody.Intent{Calls: []custody.Call{approve, enter, pay}}}
	for name, c := range map[string]struct {
		call custody.Call
		yes  []tokenAsk
		want failure.Code
	}{
		"none is":                          {pay, nil, failure.TokenRefused},
		"the payee is":                     {pay, []tokenAsk{{bareToken, barePayee}}, failure.PayeeBlocked},
		"the wallet is":                    {pay, []tokenAsk{{bareToken, bareWallet}}, failure.WalletBlocked},
		"both are":                         {pay, []tokenAsk{{bareToken, barePayee}, {bareToken, bareWallet}}, failure.WalletBlocked},
		"the token is paused":              {pay, []tokenAsk{{bareToken, common.Address{}}, {bareToken, barePayee}}, failure.TokenPaused},
		"the spender is":                   {approve, []tokenAsk{{bareToken, bareSource}}, failure.ContractBlocked},
		"the source is":                    {enter, []tokenAsk{{bareToken, bareSource}}, failure.ContractBlocked},
		"the wallet is, before the source": {enter, []tokenAsk{{bareToken, bareWallet}}, failure.WalletBlocked},
		"paused before the source":         {enter, []tokenAsk{{bareToken, common.Address{}}}, failure.TokenPaused},
		"none is before the source":        {enter, nil, failure.ContractRefused},
	} {
		t.Run(name, func(t *testing.T) {
			f := failedCallOf{call: c.call, wallet: bareWallet}
			asked, answers := map[tokenAsk]bool{}, tokenAnswers{}
			for _, ask := range bareContracts.asksOf(in, f) {
				asked[ask] = true
			}
			for _, yes := range c.yes {
				answers[yes] = true
				if !asked[yes] {
					t.Errorf("%v is not asked", yes)
				}
			}
			if got := bareContracts.explainFailure(f, answers); got.Code != c.want {
				t.Errorf("%s: %q, want %s", got.Code, got.Text, c.want)
			}
		})
	}
	redeem := openIntent{intent: custody.Intent{Calls: []custody.Call{{To: bareGuard, Data: callData(snapshotID, bareToken)}, enter}}}
	if asks := bareContracts.asksOf(redeem, failedCallOf{call: enter, wallet: bareWallet}); len(asks) != 3 || asks[0].token != bareToken {
		t.Errorf("a token that is guarded alone is asked %v", asks)
	}
	guard := failedCallOf{call: custody.Call{To: bareGuard, Data: callData(requireChangeID, bareToken)}, wallet: bareWallet}
	if asks := bareContracts.asksOf(in, guard); len(asks) > 0 {
		t.Errorf("slippage has tokens asked: %v", asks)
	}
}

func TestAnIntentIsNotBlamedForAnothersFault(t *testing.T) {
	for signature, fault := range map[string]bool{
		"IntentExpired(uint256)": false, "IntentAlreadyUsed(uint256)": false, "WalletWithoutCode()": false, "TooLittleGas(uint256)": false,
		"InvalidSignature()": true, "EnforcedPause()": true,
	} {
		got := bareContracts.explainRefusal(openIntent{}, encodeRevert(signature, 1))
		if strings.HasPrefix(got.Text, waiting) == fault || (got.Code != "") != fault {
			t.Errorf("%s: %s: %q", signature, got.Code, got.Text)
		}
	}
	other := tokenAsk{common.Address{0xee}, common.Address{}}
	said := tokenAnswers{other: true, {bareToken, barePayee}: true}
	if got := said.answersTo([]tokenAsk{{bareToken, common.Address{}}, {bareToken, barePayee}}); got[other] || !got[tokenAsk{bareToken, barePayee}] {
		t.Errorf("of another intent's token it is said: %v", got)
	}
	outside := encodeRevert("CallFailed(uint256,bytes)", 7, []byte{1})
	if got := bareContracts.explainRefusal(openIntent{}, outside); got.Code != failure.ChainRefused {
		t.Errorf("a call that the intent does not have: %s: %q", got.Code, got.Text)
	}
}
