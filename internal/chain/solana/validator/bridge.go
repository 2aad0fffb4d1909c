package validator

import (
	"math"
	"strconv"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// BridgeTerms are how the chain takes part in the bridge for USDC.
type BridgeTerms struct {
	Attesters []common.Address // all of whom must sign
	BurnLimit uint64           // of one message, in units
	Others    map[cctp.Domain]BridgeEnd
}

// BridgeEnd is the state of another domain.
type BridgeEnd struct{ Messenger, USDC common.Hash }

// bridgeOwner owns the bridge's programs, and receives their fees.
var bridgeOwner = publicOf(deriveKey("bridge"))

// BridgeFees is the token account that the bridge's fees go to.
var BridgeFees = solana.AssociatedTokenAddress(bridgeOwner, USDC, solana.TokenProgram)

// bridgeReserve is the custody's balance: a billion dollars. The published program mints out of such an account, too,
// which its issuer fills.
const bridgeReserve = 1_000_000_000_000_000

// maxMessageBody is the longest body that the transmitter sends.
const maxMessageBody = 8192

// DeployBridge has the next slot begin with the bridge's programs and their state. Existing state stays, so that it
// may be called at every start.
func (v *Validator) DeployBridge(terms BridgeTerms) {
	v.mu.Lock()
	defer v.mu.Unlock()
	plant := func(key, owner solana.PublicKey, data []byte) bool {
		if v.readAccount(v.head().slot, key).Lamports > 0 || v.planted[key].Lamports > 0 {
			return false
		}
		v.planted[key] = Account{Lamports: solana.RentExempt(len(data)), Owner: owner, Data: data}
		return true
	}
	for _, key := range []solana.PublicKey{cctpsol.Transmitter, cctpsol.Messenger} {
		v.planted[key] = Account{Lamports: solana.RentExempt(36), Owner: solana.BPFLoader2, Data: make([]byte, 36), Executable: true}
	}
	for key, data := range terms.transmitterAccounts() {
		plant(key, cctpsol.Transmitter, data)
	}
	for key, data := range terms.messengerAccounts() {
		plant(key, cctpsol.Messenger, data)
	}
	tokens := func(owner solana.PublicKey, units uint64) []byte {
		return solana.TokenAccount{Mint: USDC, Owner: owner, Amount: units, State: solana.TokenInitialized}.Encode()
	}
	plant(BridgeFees, solana.TokenProgram, tokens(bridgeOwner, 0))
	if plant(cctpsol.Custody(USDC), solana.TokenProgram, tokens(cctpsol.MinterAccount, bridgeReserve)) {
		v.plantSupply(bridgeReserve)
	}
}

// plantSupply counts units that were put onto the chain among those that there are.
func (v *Validator) plantSupply(units uint64) {
	account, planted := v.planted[USDC]
	if !planted {
		account = v.readAccount(v.head().slot, USDC)
	}
	mint, err := solana.DecodeMint(account.Data)
	if err != nil || mint.Supply > math.MaxUint64-units {
		panic("validator: the mint of USDC is none")
	}
	mint.Supply += units
	account.Data = mint.Encode()
	v.planted[USDC] = account
}

func (t BridgeTerms) transmitterAccounts() map[solana.PublicKey][]byte {
	attesters := make([]solana.PublicKey, len(t.Attesters))
	for i, a := range t.Attesters {
		attesters[i] = solana.PublicKey(cctp.Word(a))
	}
	local, _ := cctp.DomainOf(chain.SolanaDevnet)
	return map[solana.PublicKey][]byte{cctpsol.TransmitterAccount: cctpsol.TransmitterState{
		Owner: bridgeOwner, AttesterManager: bridgeOwner, Pauser: bridgeOwner, Domain: local, Version: cctp.MessageVersion,
		Threshold: uint32(len(attesters)), Attesters: attesters, MaxBody: maxMessageBody,
	}.Encode()}
}

func (t BridgeTerms) messengerAccounts() map[solana.PublicKey][]byte {
	_, authority := bumpOf(cctpsol.Messenger, []byte("sender_authority"))
	_, minter := bumpOf(cctpsol.Messenger, []byte("token_minter"))
	localToken, local := bumpOf(cctpsol.Messenger, []byte("local_token"), USDC[:])
	custody, custodyBump := bumpOf(cctpsol.Messenger, []byte("custody"), USDC[:])
	all := map[solana.PublicKey][]byte{
		cctpsol.MessengerAccount: cctpsol.MessengerState{
			Denylister: bridgeOwner, Owner: bridgeOwner, BodyVersion: cctp.BurnVersion, AuthorityBump: authority, FeeRecipient: bridgeOwner, MinFeeController: bridgeOwner,
		}.Encode(),
		cctpsol.MinterAccount: cctpsol.MinterState{Controller: bridgeOwner, Pauser: bridgeOwner, Bump: minter}.Encode(),
		localToken:            cctpsol.LocalToken{Custody: custody, Mint: USDC, BurnLimit: t.BurnLimit, Bump: local, CustodyBump: custodyBump}.Encode(),
	}
	for domain, end := range t.Others {
		pair, bump := bumpOf(cctpsol.Messenger, []byte("token_pair"), strconv.AppendUint(nil, uint64(domain), 10), end.USDC[:])
		all[cctpsol.RemoteMessengerAccount(domain)] = cctpsol.RemoteMessenger{Domain: domain, Messenger: end.Messenger}.Encode()
		all[pair] = cctpsol.TokenPair{Domain: domain, Remote: end.USDC, Local: localToken, Bump: bump}.Encode()
	}
	return all
}

// bumpOf is a program's address and the number that leads to it.
func bumpOf(program solana.PublicKey, seeds ...[]byte) (solana.PublicKey, uint8) {
	key, bump, err := solana.FindProgramAddress(seeds, program)
	if err != nil {
		panic("validator: " + err.Error()) // the seeds are few and short
	}
	return key, bump
}
