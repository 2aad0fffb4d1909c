package cctpsol

import (
	"strconv"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// The programs, on the main network and on the devnet: developers.circle.com/cctp/references/solana-programs.
var (
	Transmitter = mustKey("CCTPV2Sm4AdWt5296sk4P66VBZ7bEhcARwFaaS9YPbeC") // MessageTransmitterV2
	Messenger   = mustKey("CCTPV2vPZJS2u2BBsUoscuikbYjnpFmbFsvVuJdgUMQe") // TokenMessengerMinterV2
)

// Domain is Solana's number in the protocol.
const Domain cctp.Domain = 5

// Recipient is for whom tokens of a mint are burnt elsewhere that are a wallet's on Solana: its
// associated token account. The programs know mints of the classic token program alone.
func Recipient(wallet, mint solana.PublicKey) common.Hash {
	return common.Hash(solana.AssociatedTokenAddress(wallet, mint, solana.TokenProgram))
}

// The accounts in which the programs keep the state that all messages share, and the addresses by which they know
// each other.
var (
	TransmitterAccount = derive(Transmitter, []byte("message_transmitter"))
	MessengerAccount   = derive(Messenger, []byte("token_messenger"))
	MinterAccount      = derive(Messenger, []byte("token_minter"))
	// SenderAuthority signs for the messenger's program when it sends.
	SenderAuthority = derive(Messenger, []byte("sender_authority"))
	// ReceiveAuthority signs for the transmitter's program when the messenger's receives.
	ReceiveAuthority  = derive(Transmitter, []byte("message_transmitter_authority"), Messenger[:])
	TransmitterEvents = derive(Transmitter, []byte("__event_authority"))
	MessengerEvents   = derive(Messenger, []byte("__event_authority"))
)

// RemoteMessengerAccount is where the program keeps a domain's token messenger.
func RemoteMessengerAccount(d cctp.Domain) solana.PublicKey {
	return derive(Messenger, []byte("remote_token_messenger"), domainSeed(d))
}

// TokenPairAccount returns the program's account of a domain's token on Solana.
func TokenPairAccount(d cctp.Domain, token common.Hash) solana.PublicKey {
	return derive(Messenger, []byte("token_pair"), domainSeed(d), token[:])
}

// LocalTokenAccount returns the program's account of a mint.
func LocalTokenAccount(mint solana.PublicKey) solana.PublicKey {
	return derive(Messenger, []byte("local_token"), mint[:])
}

// Custody is the token account out of which a mint's tokens come in.
func Custody(mint solana.PublicKey) solana.PublicKey {
	return derive(Messenger, []byte("custody"), mint[:])
}

// DenylistAccount has data only while the owner may not burn.
func DenylistAccount(owner solana.PublicKey) solana.PublicKey {
	return derive(Messenger, []byte("denylist_account"), owner[:])
}

// UsedNonceAccount is there once a message with the nonce was received.
func UsedNonceAccount(nonce common.Hash) solana.PublicKey {
	return derive(Transmitter, []byte("used_nonce"), nonce[:])
}

// domainSeed is the domain in decimal digits.
func domainSeed(d cctp.Domain) []byte { return strconv.AppendUint(nil, uint64(d), 10) }

func derive(program solana.PublicKey, seeds ...[]byte) solana.PublicKey {
	k, _, err := solana.FindProgramAddress(seeds, program)
	if err != nil {
		panic("cctpsol: " + err.Error()) // the seeds are few and short
	}
	return k
}

func mustKey(text string) solana.PublicKey {
	k, err := solana.ParsePublicKey(text)
	if err != nil {
		panic("cctpsol: " + err.Error())
	}
	return k
}
