package app

import (
	"encoding/hex"
	"errors"
	"regexp"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// A request is repeated for another token after its burn was lost, and fails. Recovery prints the burn as failed, and how anyone can bring
// its message in. Once that is done, the amount is a deposit of the wallet, and the burn is not printed any more.
func TestABurnOfWhichTheRepeatFailedCanBeBroughtIn(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.faucet(chain.EthereumSepolia, chain.USDT, b.mine.Addresses[chain.EthereumSepolia], 50*money.Dollar)
	b.until("the USDT is in the books", func() bool { return b.holds(b.mine, sandboxUSDT) == 50*money.Dollar })
	backup := b.backUp()
	request := b.tenToBase()
	b.bridge.setMode()("silent")
	b.awaitTransfer(b.ask(request), "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	b.exchange(backup)
	b.bridge.setMode()("normal")
	b.serve()
	request.Token, request.Sources = chain.USDT, []transfer.Draw{{Position: sandboxUSDT, Amount: request.Amount}}
	if w := b.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction 0x") {
		t.Fatalf("the repeat is %s: %s", w.Status, failureOf(w))
	}
	b.end()
	o := RecoverOptions{RosterFiles: []string{b.roster}, AcceptMissing: true, ClaimOwed: true}
	var call []string
	for range 2 {
		printed, err := b.recoverBooks(o)
		if err != nil || !strings.Contains(printed, "failed  wallet "+b.mine.ID.String()+"  the burn of 10.000000 USDC from ethereum_sepolia to base in transaction 0x") || strings.Contains(printed, "left    wallet") {
			t.Fatalf("%v\n%s", err, printed)
		}
		if call = regexp.MustCompile(`(0x[0-9a-fA-F]{40}):\nmessage 0x([0-9a-f]+)\nattestation 0x([0-9a-f]+)\n`).FindStringSubmatch(printed); call == nil {
			t.Fatalf("no call is printed\n%s", printed)
		}
	}
	message, err := hex.DecodeString(call[2])
	attestation, otherErr := hex.DecodeString(call[3])
	key, keyErr := crypto.GenerateKey()
	if err := errors.Join(err, otherErr, keyErr); err != nil {
		t.Fatal(err)
	}
	stranger := bridgeUser{b.drill, key}
	stranger.fund(b.Base)
	stranger.call(b.Base, common.HexToAddress(call[1]), cctp.ReceiveMessage{Message: message, Attestation: attestation}.Data())
	b.exchange(b.database)
	b.serve()
	b.until("the amount is a deposit", func() bool { return b.holds(b.mine, baseCash) == 10*money.Dollar })
	b.followedAll()
	b.assertBooksAgree()
	b.end()
	if printed, err := b.recoverBooks(o); err != nil || strings.Contains(printed, "failed  wallet") || strings.Contains(printed, "opened") {
		t.Errorf("%v\n%s", err, printed)
	}
	b.assertBooksAgree()
}
