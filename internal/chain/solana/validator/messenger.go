package validator

import (
	"encoding/binary"
	"math/bits"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// Instructions of TokenMessengerMinterV2 that are known here.
var (
	callBurn        = instructionOf("deposit_for_burn")
	callBurnHook    = instructionOf("deposit_for_burn_with_hook")
	callHandleFinal = instructionOf("handle_receive_finalized_message")
	callHandleFast  = instructionOf("handle_receive_unfinalized_message")
)

// Errors of TokenMessengerMinterV2: of the messenger, and of the minter, whose numbers are of
// a count of their own.
var (
	faultTokenMessenger       = anchorFault{6002, "InvalidTokenMessenger"}
	faultMalformedBurn        = anchorFault{6004, "MalformedMessage"}
	faultBodyVersion          = anchorFault{6005, "InvalidMessageBodyVersion"}
	faultAmount               = anchorFault{6006, "InvalidAmount"}
	faultRemoteDomain         = anchorFault{6007, "InvalidDestinationDomain"}
	faultMintRecipient        = anchorFault{6009, "InvalidMintRecipient"}
	faultTokenPair            = anchorFault{6011, "InvalidTokenPair"}
	faultHookData             = anchorFault{6013, "InvalidHookData"}
	faultFeeExceedsAmount     = anchorFault{6014, "FeeExceedsAmount"}
	faultFeeExceedsMaxFee     = anchorFault{6015, "FeeExceedsMaxFee"}
	faultMessageExpired       = anchorFault{6016, "MessageExpired"}
	faultFinality             = anchorFault{6017, "UnsupportedFinalityThreshold"}
	faultDenylisted           = anchorFault{6021, "DenylistedAccount"}
	faultInsufficientMaxFee   = anchorFault{6026, "InsufficientMaxFee"}
	faultMaxFeeNotBelowAmount = anchorFault{6027, "MaxFeeMustBeLessThanAmount"}

	faultMinterPaused = anchorFault{6002, "ProgramPaused"}
	faultBurnLimit    = anchorFault{6007, "BurnAmountExceeded"}
)

// Its own consumption, about.
const (
	burnCost = 100_000
	mintCost = 75_000
)

// runMessenger runs TokenMessengerMinterV2.
func runMessenger(f *frame) *instructionError {
	if f.isEvent() {
		if err := f.consume(eventCost); err != nil {
			return err
		}
		return f.hearEvent(cctpsol.MessengerEvents)
	}
	call, rest := f.splitCall()
	switch call {
	case callBurn, callBurnHook:
		return f.depositForBurn(rest, call == callBurnHook)
	case callHandleFinal, callHandleFast:
		return f.handleMessage(rest, call == callHandleFast)
	}
	return f.failAnchor(faultNoInstruction)
}

// Places of the accounts of deposit_for_burn that are read, and of deposit_for_burn_with_hook.
const (
	burnDenied     = 4
	burnMessenger  = 6
	burnRemote     = 7
	burnMinter     = 8
	burnLocalToken = 9
	burnFrom       = 3
	burnAccounts   = 18
)

// burnSize is the length of the burn of deposit_for_burn; hook data is behind it.
const burnSize = 8 + 4 + 32 + 32 + 8 + 4

// depositForBurn burns tokens and sends the message that says so, with hook data or without.
func (f *frame) depositForBurn(data []byte, hooked bool) *instructionError {
	if err := f.consume(burnCost); err != nil {
		return err
	}
	a := &arguments{rest: data}
	said, hook := a.take(burnSize), []byte{}
	if hooked {
		hook = a.readBytes()
	}
	switch {
	case a.missing:
		return f.failAnchor(faultData)
	case len(f.refs) < burnAccounts:
		return f.failAnchor(faultNotEnoughKeys)
	}
	in := solana.Instruction{Program: f.program, Data: append([]byte(callBurn), said...)}
	for i := range burnAccounts {
		in.Accounts = append(in.Accounts, solana.AccountMeta{Key: f.key(i)})
	}
	d, _ := cctpsol.DecodeDepositForBurn(in) // its accounts are looked at here
	want := d.Instruction().Accounts
	want[burnRemote].Key = f.key(burnRemote) // which is identified by its content alone
	if err := f.wantAccounts(want); err != nil {
		return err
	}
	from, err := f.loadTokens(burnFrom)
	if err != nil {
		return err
	}
	if err := f.check(from.Owner == d.Owner, faultHasOne); err != nil {
		return err
	}
	if err := f.check(from.Mint == d.Mint, faultRaw); err != nil {
		return err
	}
	remote, err := f.judgeBurn(d, !hooked || len(hook) > 0)
	if err != nil {
		return err
	}
	if err := f.burnLocal(d); err != nil {
		return err
	}
	if err := f.sendBurn(d, remote, hook); err != nil {
		return err
	}
	return f.tell(cctpsol.MessengerEvents, cctpsol.Deposited{
		BurnToken: d.Mint, Amount: d.Amount, Depositor: d.Owner, MintRecipient: d.MintRecipient, Destination: d.Destination, DestinationMessenger: remote.Messenger,
		DestinationCaller: d.DestinationCaller, MaxFee: d.MaxFee, MinFinality: d.MinFinality, HookData: hook,
	}.Encode())
}

// judgeBurn checks a burn against the messenger's rules, and returns the recipient of the message.
func (f *frame) judgeBurn(d cctpsol.DepositForBurn, hookIsThere bool) (cctpsol.RemoteMessenger, *instructionError) {
	messenger, err := readState(f, burnMessenger, f.program, cctpsol.DecodeMessengerState)
	if err != nil {
		return cctpsol.RemoteMessenger{}, err
	}
	remote, err := readState(f, burnRemote, f.program, cctpsol.DecodeRemoteMessenger)
	if err != nil {
		return remote, err
	}
	for _, rule := range []struct {
		is    bool
		fault anchorFault
	}{
		{remote.Domain == d.Destination, faultRemoteDomain}, {hookIsThere, faultHookData}, {d.Amount > 0, faultAmount}, {len(f.account(burnDenied).Data) == 0, faultDenylisted},
		{d.MintRecipient != common.Hash{}, faultMintRecipient}, {d.Amount > d.MaxFee, faultMaxFeeNotBelowAmount}, {messenger.MinFee == 0 || d.Amount > 1, faultAmount},
		{d.MaxFee >= leastFee(messenger, d.Amount), faultInsufficientMaxFee},
	} {
		if err := f.check(rule.is, rule.fault); err != nil {
			return remote, err
		}
	}
	return remote, nil
}

// leastFee returns the least fee that a burn must allow.
func leastFee(m cctpsol.MessengerState, amount uint64) uint64 {
	if m.MinFee == 0 {
		return 0
	}
	high, low := bits.Mul64(amount, uint64(m.MinFee))
	fee, _ := bits.Div64(high, low, cctpsol.MinFeeScale)
	return max(fee, 1)
}

// burnLocal burns the tokens, within the minter's limit, and counts them.
func (f *frame) burnLocal(d cctpsol.DepositForBurn) *instructionError {
	minter, err := readState(f, burnMinter, f.program, cctpsol.DecodeMinterState)
	if err != nil {
		return err
	}
	local, err := readState(f, burnLocalToken, f.program, cctpsol.DecodeLocalToken)
	if err != nil {
		return err
	}
	if err := f.check(!minter.Paused, faultMinterPaused); err != nil {
		return err
	}
	if err := f.check(d.Amount <= local.BurnLimit, faultBurnLimit); err != nil {
		return err
	}
	if err := f.call(solana.Burn(d.From, d.Mint, d.Owner, d.Amount)); err != nil {
		return err
	}
	local.Sent++
	local.AmountSent = addUnits(local.AmountSent, d.Amount)
	return f.storeState(burnLocalToken, local.Encode())
}

// addUnits counts on, and stays where there are no more numbers.
func addUnits(all money.Units, units uint64) money.Units {
	sum, err := all.Add(money.NewUnits(units))
	if err != nil {
		return all
	}
	return sum
}

// sendBurn has the transmitter send the message of the burn.
func (f *frame) sendBurn(d cctpsol.DepositForBurn, remote cctpsol.RemoteMessenger, hook []byte) *instructionError {
	body := cctp.Burn{
		Token: common.Hash(d.Mint), MintRecipient: d.MintRecipient, Amount: money.NewUnits(d.Amount), MessageSender: common.Hash(d.Owner), MaxFee: money.NewUnits(d.MaxFee), HookData: hook,
	}.Encode()
	data := binary.LittleEndian.AppendUint32([]byte(callSend), uint32(d.Destination))
	data = append(append(data, remote.Messenger[:]...), d.DestinationCaller[:]...)
	data = binary.LittleEndian.AppendUint32(data, d.MinFinality)
	data = append(binary.LittleEndian.AppendUint32(data, uint32(len(body))), body...)
	return f.call(solana.Instruction{Program: cctpsol.Transmitter, Data: data, Accounts: []solana.AccountMeta{
		{Key: d.RentPayer, Signer: true, Writable: true}, {Key: cctpsol.SenderAuthority, Signer: true}, {Key: cctpsol.TransmitterAccount, Writable: true},
		{Key: d.Event, Signer: true, Writable: true}, {Key: cctpsol.Messenger}, {Key: solana.SystemProgram},
	}}, cctpsol.SenderAuthority)
}

// loadTokens reads a token account.
func (f *frame) loadTokens(i int) (solana.TokenAccount, *instructionError) {
	account, err := readState(f, i, solana.TokenProgram, solana.DecodeTokenAccount)
	if err != nil {
		return account, err
	}
	return account, f.check(account.State != solana.TokenUninitialized, faultNotInitialized)
}

// Places of the accounts of handle_receive_finalized_message, and of the other one.
const (
	mintAuthority = iota
	mintMessenger
	mintRemote
	mintMinter
	mintLocalToken
	mintPair
	mintFeeAccount
	mintRecipient
	mintCustody
	mintTokenProgram
	mintEvents
	mintSelf
	mintAccounts
)

// handled is the transmitter's description of a message.
type handled struct {
	remote   cctp.Domain
	sender   common.Hash
	finality uint32
	body     []byte
}

// handleMessage mints the burnt amount of a message, out of the custody. Only the transmitter may call it: it signs
// with an address of its own.
func (f *frame) handleMessage(data []byte, fast bool) *instructionError {
	if err := f.consume(mintCost); err != nil {
		return err
	}
	a := &arguments{rest: data}
	said := handled{cctp.Domain(a.readUint32()), common.Hash(a.readKey()), a.readUint32(), a.readBytes()}
	a.readByte() // of the address by which the transmitter signs, which is known
	switch {
	case a.missing:
		return f.failAnchor(faultData)
	case len(f.refs) < mintAccounts:
		return f.failAnchor(faultNotEnoughKeys)
	}
	local, err := readState(f, mintLocalToken, f.program, cctpsol.DecodeLocalToken)
	if err != nil {
		return err
	}
	burn, err := f.judgeMint(said, local, fast)
	if err != nil {
		return err
	}
	amount, fee, err := f.judgeAmounts(burn)
	if err != nil {
		return err
	}
	if fee > 0 {
		if err := f.call(solana.Transfer(f.key(mintCustody), f.key(mintFeeAccount), f.key(mintMinter), fee), cctpsol.MinterAccount); err != nil {
			return err
		}
	}
	if err := f.call(solana.Transfer(f.key(mintCustody), f.key(mintRecipient), f.key(mintMinter), amount-fee), cctpsol.MinterAccount); err != nil {
		return err
	}
	local.Received++
	local.AmountIn = addUnits(local.AmountIn, amount)
	if err := f.storeState(mintLocalToken, local.Encode()); err != nil {
		return err
	}
	return f.tell(cctpsol.MessengerEvents, cctpsol.Minted{Recipient: f.key(mintRecipient), Amount: amount - fee, Mint: local.Mint, FeeCollected: fee}.Encode())
}

// judgeMint holds a message and its accounts to the messenger's rules.
func (f *frame) judgeMint(said handled, local cctpsol.LocalToken, fast bool) (cctp.Burn, *instructionError) {
	burn, wrong := cctp.DecodeBurn(said.body)
	switch {
	case wrong != nil && len(said.body) < len(cctp.Burn{}.Encode()):
		return burn, f.failAnchor(faultMalformedBurn)
	case wrong != nil:
		return burn, f.failAnchor(faultBodyVersion)
	}
	messenger, err := readState(f, mintMessenger, f.program, cctpsol.DecodeMessengerState)
	if err != nil {
		return burn, err
	}
	if err := f.check(f.key(mintFeeAccount) == solana.AssociatedTokenAddress(messenger.FeeRecipient, local.Mint, solana.TokenProgram), faultAssociated); err != nil {
		return burn, err
	}
	if err := f.wantAccounts([]solana.AccountMeta{
		{Key: cctpsol.ReceiveAuthority, Signer: true}, {Key: cctpsol.MessengerAccount}, {Key: f.key(mintRemote)}, {Key: cctpsol.MinterAccount},
		{Key: cctpsol.LocalTokenAccount(local.Mint), Writable: true}, {Key: cctpsol.TokenPairAccount(said.remote, burn.Token)}, {Key: f.key(mintFeeAccount), Writable: true},
		{Key: f.key(mintRecipient), Writable: true}, {Key: cctpsol.Custody(local.Mint), Writable: true}, {Key: solana.TokenProgram}, {Key: cctpsol.MessengerEvents}, {Key: f.program},
	}); err != nil {
		return burn, err
	}
	remote, err := readState(f, mintRemote, f.program, cctpsol.DecodeRemoteMessenger)
	if err != nil {
		return burn, err
	}
	pair, err := readState(f, mintPair, f.program, cctpsol.DecodeTokenPair)
	if err != nil {
		return burn, err
	}
	for _, account := range []int{mintFeeAccount, mintRecipient, mintCustody} {
		tokens, err := f.loadTokens(account)
		if err != nil {
			return burn, err
		}
		if err := f.check(tokens.Mint == local.Mint, faultRaw); err != nil {
			return burn, err
		}
	}
	for _, rule := range []struct {
		is    bool
		fault anchorFault
	}{
		{remote.Domain == said.remote, faultRemoteDomain}, {pair.Local == f.key(mintLocalToken), faultTokenPair},
		{!fast || said.finality >= cctp.LeastFinality, faultFinality}, {said.sender == remote.Messenger, faultTokenMessenger},
	} {
		if err := f.check(rule.is, rule.fault); err != nil {
			return burn, err
		}
	}
	return burn, nil
}

// judgeAmounts checks the minted amount against the burnt and allowed ones.
func (f *frame) judgeAmounts(burn cctp.Burn) (amount, fee uint64, err *instructionError) {
	amount, fits := burn.Amount.Uint64()
	fee, feeFits := burn.FeeExecuted.Uint64()
	most, mostFits := burn.MaxFee.Uint64()
	expires, expiresFits := burn.ExpirationBlock.Uint64()
	minter, err := readState(f, mintMinter, f.program, cctpsol.DecodeMinterState)
	if err != nil {
		return 0, 0, err
	}
	for _, rule := range []struct {
		is    bool
		fault anchorFault
	}{
		{fits && feeFits && mostFits && expiresFits, faultMalformedBurn}, {expires == 0 || expires > f.bank.slot, faultMessageExpired}, {fee < amount, faultFeeExceedsAmount},
		{fee <= most, faultFeeExceedsMaxFee}, {solana.PublicKey(burn.MintRecipient) == f.key(mintRecipient), faultMintRecipient}, {!minter.Paused, faultMinterPaused},
	} {
		if err := f.check(rule.is, rule.fault); err != nil {
			return 0, 0, err
		}
	}
	return amount, fee, nil
}
