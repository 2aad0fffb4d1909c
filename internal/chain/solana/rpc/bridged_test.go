package rpc

import (
	"errors"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

var (
	mintHere   = solana.PublicKey{1}
	walletHere = solana.PublicKey{2}
	tokensHere = solana.PublicKey{3}
	tokensElse = solana.PublicKey{4}
	sender     = common.Address{0xa1}
)

// Places of the programs in the tests' transactions.
const (
	placeTransmitter = 4
	placeMessenger   = 5
	placeOther       = 6
)

// bridgedTransaction calls the bridge, with the events of its programs.
func bridgedTransaction(told ...innerAnswer) *FetchedTransaction {
	return &FetchedTransaction{
		Keys:  []solana.PublicKey{{9}, tokensHere, tokensElse, mintHere, cctpsol.Transmitter, cctpsol.Messenger, {8}},
		inner: []innerInstructions{{Index: 0, Instructions: told}},
	}
}

func telling(program int, data []byte) innerAnswer {
	return innerAnswer{Program: program, Data: base58.Encode(data)}
}

func tellMinted(to solana.PublicKey, units uint64) innerAnswer {
	return telling(placeMessenger, cctpsol.Minted{Recipient: to, Amount: units, Mint: mintHere, FeeCollected: 1}.Encode())
}

func tellReceived(nonce byte, to solana.PublicKey) innerAnswer {
	body := cctp.Burn{MintRecipient: common.Hash(to), MessageSender: cctp.Word(sender), Amount: money.NewUnits(11)}.Encode()
	return telling(placeTransmitter, cctpsol.Received{Source: 6, Nonce: common.Hash{nonce}, Body: body}.Encode())
}

// tellHooked reports a message with so long a hook that it is not read.
func tellHooked(nonce byte, to solana.PublicKey) innerAnswer {
	body := append(cctp.Burn{MintRecipient: common.Hash(to), MessageSender: cctp.Word(sender), Amount: money.NewUnits(11)}.Encode(), make([]byte, maxEventData)...)
	return telling(placeTransmitter, cctpsol.Received{Source: 6, Nonce: common.Hash{nonce}, Body: body}.Encode())
}

// A mint is an event of the messenger, right before the transmitter's event of the message for the same account; no
// other event is.
func TestWhatIsAMint(t *testing.T) {
	moved := innerAnswer{Program: placeOther, Data: base58.Encode([]byte{3})}
	for what, c := range map[string]struct {
		told []innerAnswer
		want int
	}{
		"a mint":                              {[]innerAnswer{moved, tellMinted(tokensHere, 10), tellReceived(1, tokensHere)}, 1},
		"two mints":                           {[]innerAnswer{tellMinted(tokensHere, 10), tellReceived(1, tokensHere), moved, tellMinted(tokensHere, 10), tellReceived(2, tokensHere)}, 2},
		"with another program between":        {[]innerAnswer{tellMinted(tokensHere, 10), moved, tellReceived(1, tokensHere)}, 1},
		"a message of another program's":      {[]innerAnswer{tellReceived(1, tokensHere)}, 0},
		"a mint without a message":            {[]innerAnswer{tellMinted(tokensHere, 10)}, 0},
		"the message first":                   {[]innerAnswer{tellReceived(1, tokensHere), tellMinted(tokensHere, 10)}, 0},
		"two mints and one message":           {[]innerAnswer{tellMinted(tokensElse, 10), tellMinted(tokensHere, 10), tellReceived(1, tokensHere)}, 1},
		"one mint and two messages":           {[]innerAnswer{tellMinted(tokensHere, 10), tellReceived(1, tokensHere), tellReceived(2, tokensHere)}, 1},
		"a message for another account":       {[]innerAnswer{tellMinted(tokensHere, 10), tellReceived(1, tokensElse)}, 0},
		"a mint by a message with a hook":     {[]innerAnswer{tellMinted(tokensHere, 10), tellHooked(1, tokensHere), tellReceived(2, tokensHere)}, 0},
		"told by another program":             {[]innerAnswer{{Program: placeOther, Data: tellMinted(tokensHere, 10).Data}, tellReceived(1, tokensHere)}, 0},
		"a message told by another program":   {[]innerAnswer{tellMinted(tokensHere, 10), {Program: placeOther, Data: tellReceived(1, tokensHere).Data}}, 0},
		"told by a program that is none":      {[]innerAnswer{{Program: 99, Data: tellMinted(tokensHere, 10).Data}, tellReceived(1, tokensHere)}, 0},
		"a call of the messenger's, no event": {[]innerAnswer{telling(placeMessenger, cctpsol.Minted{Recipient: tokensHere, Amount: 10, Mint: mintHere}.Encode()[8:]), tellReceived(1, tokensHere)}, 0},
	} {
		found, err := mintsOf(bridgedTransaction(c.told...))
		if err != nil || len(found) != c.want {
			t.Errorf("%s: %+v, %v", what, found, err)
		}
		for _, m := range found {
			if m.recipient != tokensHere || m.units != 10 || m.by.Sender != chain.EVMAddress(sender) {
				t.Errorf("%s: %+v", what, m)
			}
		}
	}
}

// Of a transaction that calls the bridge the inner instructions must be known: a message's payment would be a deposit
// without them.
func TestACallOfTheBridgeIsReadWholeOrNot(t *testing.T) {
	f := bridgedTransaction()
	f.inner = nil
	if _, err := mintsOf(f); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("without inner instructions: %v", err)
	}
	f.Keys = f.Keys[:4]
	if found, err := mintsOf(f); err != nil || found != nil {
		t.Errorf("without the bridge: %+v, %v", found, err)
	}
}

// The payments of messages to an account are separate from its other transfers, and their sum is its gain.
func TestMintsAreApartFromDeposits(t *testing.T) {
	minted := func(to solana.PublicKey, units uint64, nonce byte) bridgedMint {
		return bridgedMint{to, mintHere, units, chain.Bridged{Key: cctp.MessageKey(6, common.Hash{nonce})}}
	}
	base := chain.Transfer{To: walletHere.Address(), TxHash: "x", Ordinal: 3}
	apart, rest := splitBridged(base, tokensHere, mintHere, 25, []bridgedMint{minted(tokensElse, 5, 1), minted(tokensHere, 10, 2), minted(tokensHere, 10, 3), minted(tokensHere, 0, 4)})
	if rest != 5 || len(apart) != 2 || apart[0].Units.String() != "10" || apart[0].Bridged.Key != cctp.MessageKey(6, common.Hash{2}) {
		t.Errorf("%+v, and %d", apart, rest)
	}
	ordinals := map[int]bool{base.Ordinal: true}
	for _, a := range apart {
		if ordinals[a.Ordinal] || a.Ordinal < maxAccounts {
			t.Errorf("the ordinal %d is another's", a.Ordinal)
		}
		ordinals[a.Ordinal] = true
	}
	if apart, rest := splitBridged(base, tokensHere, mintHere, 9, []bridgedMint{minted(tokensHere, 10, 1)}); apart != nil || rest != 9 {
		t.Errorf("of less than was minted: %+v, and %d", apart, rest)
	}
	one, other := apart[0], apart[0]
	other.Bridged = &chain.Bridged{Key: apart[0].Bridged.Key}
	if !sameTransfer(one, other) || !reflect.DeepEqual(one.Bridged, other.Bridged) {
		t.Error("two nodes that tell the same are taken for two that do not")
	}
	other.Bridged = &chain.Bridged{Key: "another"}
	if sameTransfer(one, other) || sameTransfer(one, base) {
		t.Error("two nodes that tell of different messages are taken to agree")
	}
}
