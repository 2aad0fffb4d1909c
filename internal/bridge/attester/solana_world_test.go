package attester

import (
	"crypto/ed25519"
	"crypto/sha256"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// solanaEnd is Solana with the bridge on it, a user who has a thousand USDC, and who pays for
// transactions. Slots are made only when a test says so.
type solanaEnd struct {
	*testing.T
	*validator.Validator
	node        *rpc.Client
	payer, user ed25519.PrivateKey
}

func solanaKey(name string) ed25519.PrivateKey {
	seed := sha256.Sum256([]byte("test " + name))
	return ed25519.NewKeyFromSeed(seed[:])
}

func publicOf(key ed25519.PrivateKey) solana.PublicKey {
	return solana.PublicKey(key.Public().(ed25519.PublicKey))
}

func associated(wallet solana.PublicKey) solana.PublicKey {
	return solana.AssociatedTokenAddress(wallet, validator.USDC, solana.TokenProgram)
}

// newSolanaWorld is a world with Solana, whose finalized slot lags two behind the newest.
func newSolanaWorld(t *testing.T) *world {
	t.Helper()
	w := newWorld(t)
	v, err := validator.Start(validator.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := v.Close(); err != nil {
			t.Error(err)
		}
	})
	node, err := rpc.DialContext(t.Context(), v.URL())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(node.Close)
	w.solana = &solanaEnd{T: t, Validator: v, node: node, payer: solanaKey("payer"), user: solanaKey("user")}
	terms := validator.BridgeTerms{Attesters: w.attesters(), BurnLimit: 500e6, Others: map[cctp.Domain]validator.BridgeEnd{}}
	for _, e := range []*end{w.here, w.there} {
		terms.Others[e.domain] = validator.BridgeEnd{Messenger: cctp.Word(e.messenger), USDC: cctp.Word(e.net.Contracts.USDC)}
		e.connect(cctpsol.Domain, common.Hash(cctpsol.Messenger), common.Hash(validator.USDC))
	}
	v.DeployBridge(terms)
	if _, err := v.Faucet(publicOf(w.solana.payer), 100_000_000_000); err != nil {
		t.Fatal(err)
	}
	if _, err := v.FaucetToken(validator.USDC, publicOf(w.solana.user), 1_000e6); err != nil {
		t.Fatal(err)
	}
	w.solana.mine(1)
	w.restart(1000)
	return w
}

func (e *solanaEnd) mine(n int) {
	e.Helper()
	if err := e.MineSlots(n); err != nil {
		e.Fatal(err)
	}
}

// run has the payer pay for a transaction, which others sign, too, and makes a slot of it. The error
// is why it failed there.
func (e *solanaEnd) run(instructions []solana.Instruction, others ...ed25519.PrivateKey) (solana.Transaction, error) {
	e.Helper()
	t, err := validator.SignTransaction(e.Blockhash(), instructions, append([]ed25519.PrivateKey{e.payer}, others...)...)
	if err != nil {
		e.Fatal(err)
	}
	if err := e.Send(t); err != nil {
		e.Fatal(err)
	}
	e.mine(1)
	_, err = e.Wait(e.Context(), t.Signatures[0])
	return t, err
}

func (e *solanaEnd) must(instructions []solana.Instruction, others ...ed25519.PrivateKey) solana.Transaction {
	e.Helper()
	t, err := e.run(instructions, others...)
	if err != nil {
		e.Fatal(err)
	}
	return t
}

// deposit is a burn of 100 USDC for bob on an EVM chain; its message lies in an account of that name.
func (e *solanaEnd) deposit(to cctp.Domain, event string, maxFee uint64, finality uint32) solana.Instruction {
	return cctpsol.DepositForBurn{
		Owner: publicOf(e.user), RentPayer: publicOf(e.payer), From: associated(publicOf(e.user)), Mint: validator.USDC, Event: publicOf(solanaKey(event)),
		Amount: 100e6, Destination: to, MintRecipient: cctp.Word(bob), MaxFee: maxFee, MinFinality: finality,
	}.Instruction()
}

// sentIn is the message that lies in the account of that name.
func (e *solanaEnd) sentIn(event string) cctp.Message {
	e.Helper()
	held, err := cctpsol.DecodeSentMessage(e.Account(publicOf(solanaKey(event))).Data)
	if err != nil {
		e.Fatal(err)
	}
	m, err := cctp.DecodeMessage(held.Message)
	if err != nil {
		e.Fatal(err)
	}
	return m
}

// burnOnSolana burns for bob on the second chain, with the message in the account "event".
func (w *world) burnOnSolana(maxFee uint64, finality uint32) solana.Signature {
	w.Helper()
	return w.solana.must([]solana.Instruction{w.solana.deposit(w.there.domain, "event", maxFee, finality)}, w.solana.user, solanaKey("event")).Signatures[0]
}

// burnForSolana burns on the first chain for carol on Solana, who has no token account before.
func (w *world) burnForSolana(maxFee uint64, finality uint32) common.Hash {
	w.Helper()
	return w.here.must(w.here.send(&w.here.messenger, w.here.deposit(cctpsol.Domain, cctpsol.Recipient(carol, validator.USDC), maxFee, finality))).TxHash
}

var carol = publicOf(solanaKey("carol"))

// openAccount makes carol's token account.
func (e *solanaEnd) openAccount() {
	e.Helper()
	e.must([]solana.Instruction{solana.CreateAssociatedToken(publicOf(e.payer), carol, validator.USDC, solana.TokenProgram)})
}

// receiveOnSolana brings a message in, by a transaction of the payer's.
func (w *world) receiveOnSolana(m messageBody) (solana.Transaction, error) {
	w.Helper()
	payer := publicOf(w.solana.payer)
	in, err := cctpsol.ReceiveMessage{
		Payer: payer, Caller: payer, Mint: validator.USDC, FeeAccount: validator.BridgeFees,
		Message: hexutil.MustDecode(m.Message), Attestation: hexutil.MustDecode(m.Attestation),
	}.Instruction()
	if err != nil {
		w.Fatal(err)
	}
	return w.solana.run([]solana.Instruction{in})
}
