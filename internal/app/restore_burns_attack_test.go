package app

import (
	"math/big"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A caller repeats a request, of which the burn has not come, in other pieces or for another amount. The burn is taken up as it was made: the
// payee has the amount that was asked for now, and the rest of the burn is in the wallet.
func TestARepeatOfAnotherAmountTakesUpItsBurn(t *testing.T) {
	for name, change := range map[string]func(b *bridged, r *transfer.WithdrawalRequest){
		"a smaller amount": func(_ *bridged, r *transfer.WithdrawalRequest) {
			r.Amount, r.Sources[0].Amount = 9*money.Dollar, 9*money.Dollar
		},
		"in other pieces": func(b *bridged, r *transfer.WithdrawalRequest) {
			r.Sources = nil
			b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 4*money.Dollar)
			b.until("a deposit of four", func() bool { return b.holds(b.mine, baseCash) == 4*money.Dollar })
		},
	} {
		t.Run(name, func(t *testing.T) {
			eachBridged(t, func(b *bridged) {
				request := b.tenToBase()
				b.bridge.setMode()("silent")
				w, _, err := b.Transfers.Withdraw(b.T.Context(), request)
				if err != nil {
					b.Fatal(err)
				}
				b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
				b.exchange(storetest.Address(t, b.DB.Engine()))
				b.bridge.setMode()("normal") // kept over the restart
				if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
					b.Fatalf("%v\n%s", err, printed)
				}
				b.serve()
				change(b, &request)
				had := b.holds(b.mine, baseCash)
				if again := b.withdraw([]transfer.WithdrawalRequest{request})[0]; again.Status != transfer.Completed {
					b.Errorf("the repeat is %s: %s", again.Status, failureOf(again))
				}
				paid := b.unitsOnBase(common.HexToAddress(destinationOf(1)))
				if want := int64(request.Amount - 50_000); paid != want {
					b.Errorf("the payee has %d units, want %d", paid, want)
				}
				if sum := b.holds(b.mine, sandboxCash) + b.holds(b.mine, baseCash) + request.Amount; sum != 500*money.Dollar+had {
					b.Errorf("there are %s, want %s", sum, 500*money.Dollar+had)
				}
				b.assertBooksAgree()
			})
		})
	}
}

// A hostile contract that is called inside an intent of a wallet, as a source is by a deposit, sends a message whose body says that the wallet
// has burnt an amount. The message is not the token messenger's, so it is no burn.
func TestAForgedMessageInsideAnIntentIsNoBurn(t *testing.T) {
	for name, amount := range map[string]money.Units{"of as much as it has": money.NewUnits(20_000_000), "of more than there is": money.UnitsFromWord([32]byte{0: 1})} {
		t.Run(name, func(t *testing.T) {
			b := newBridged(newDrill(t, store.SQLite), chain.USDC)
			attacker := b.forgeBurn(uuid.New(), amount)
			b.exchange(storetest.Address(t, b.DB.Engine()))
			printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, AcceptMissing: true, ClaimOwed: true})
			if err != nil || strings.Contains(printed, "coming  wallet "+b.mine.ID.String()) || !strings.Contains(printed, "entered wallet "+attacker.ID.String()) {
				t.Errorf("%v\n%s", err, printed)
			}
			b.serve()
			b.until("the true burn has come", func() bool { return b.holds(attacker, baseCash) == 5*money.Dollar })
			b.assertBooksAgree()
		})
	}
}

// The books of a wallet are opened on each chain before a burn of it is entered, which occupies it.
func TestABurnIsEnteredOnceAllChainsAreOpened(t *testing.T) {
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 30*money.Dollar)
	b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 30*money.Dollar })
	for _, from := range []chain.Name{chain.EthereumSepolia, chain.Base} {
		b.bridge.setMode()("silent")
		request := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1),
			Token: chain.USDC, Amount: 5 * money.Dollar, Sources: []transfer.Draw{{Position: chain.CashID(from, chain.USDC), Amount: 5 * money.Dollar}}}
		if from == chain.Base {
			request.DestinationChain = chain.EthereumSepolia
		}
		w, _, err := b.Transfers.Withdraw(t.Context(), request)
		if err != nil {
			t.Fatal(err)
		}
		b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		cash, base := b.holds(b.mine, sandboxCash), b.holds(b.mine, baseCash)
		b.exchange(storetest.Address(t, store.SQLite))
		b.bridge.setMode()("normal") // kept over the restart
		printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, AcceptMissing: true, ClaimOwed: true})
		if got, there := b.holds(b.mine, sandboxCash), b.holds(b.mine, baseCash); err != nil || got != cash || there != base {
			t.Fatalf("%v; the books have %s and %s, want %s and %s\n%s", err, got, there, cash, base, printed)
		}
		b.serve()
		b.untilRecovered()
	}
	b.assertBooksAgree()
}

// An answer of the attestation service that cannot be read leaves its burns to the next run, and ends no recovery.
func TestNonsenseOfTheAttestersEndsNoRecovery(t *testing.T) {
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.bridge.setMode()("silent")
	w := b.begin()
	b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	b.exchange(storetest.Address(t, b.DB.Engine()))
	b.bridge.setMode()("normal") // kept over the restart
	b.bridge.server.Handler = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("<html>maintenance</html>")) })
	printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, ClaimOwed: true})
	if err != nil || !strings.Contains(printed, "unread  wallet "+b.mine.ID.String()) || strings.Contains(printed, "entered") {
		t.Errorf("%v\n%s", err, printed)
	}
}

// sendCode has a new account of a stranger's send init code, and returns the address that it makes.
func (b *bridged) sendCode(code []byte) common.Address {
	b.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		b.Fatal(err)
	}
	from := crypto.PubkeyToAddress(key.PublicKey)
	b.giveEther(b.Chain, from)
	node, err := ethclient.DialContext(b.T.Context(), b.Chain.URL())
	if err != nil {
		b.Fatal(err)
	}
	defer node.Close()
	id := new(big.Int).SetUint64(b.Chain.ChainID())
	tx := types.MustSignNewTx(key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{ChainID: id, Data: code, Gas: 12_000_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(100 * params.GWei)})
	if err := node.SendTransaction(b.T.Context(), tx); err != nil {
		b.Fatal(err)
	}
	receipt, err := b.Chain.Wait(b.T.Context(), tx.Hash())
	if err != nil || receipt.Status != 1 {
		b.Fatalf("%v %+v", err, receipt)
	}
	return receipt.ContractAddress
}

// signedExecute is the data by which any account executes calls of a wallet under an id.
func (b *bridged) signedExecute(of wallet.Wallet, id uuid.UUID, calls ...custody.Call) []byte {
	b.Helper()
	keys, err := custody.OpenSeed(b.Config.Custody.Seed, b.Config.Custody.Identity)
	if err != nil {
		b.Fatal(err)
	}
	i := custody.Intent{ID: id, Chain: chain.EthereumSepolia, ChainID: b.Chain.ChainID(), Wallet: of.Addresses[chain.EthereumSepolia], Calls: calls, Deadline: b.Clock.Now().Add(time.Hour), MinGas: 1}
	signature, err := keys.SignIntent(of.ID, i)
	if err != nil {
		b.Fatal(err)
	}
	return custodytest.PackIntent(i, signature)
}

// forgeBurn has the wallet give twenty dollars to a hostile contract, which forges a message of a burn of it, in a transaction in which another
// wallet burns five dollars. It returns the other wallet.
func (b *bridged) forgeBurn(id uuid.UUID, amount money.Units) wallet.Wallet {
	b.Helper()
	attacker := b.create(newWallets(1))[0]
	b.fund([]wallet.Wallet{attacker}, 50*money.Dollar)
	b.withdraw([]transfer.WithdrawalRequest{payoutTo(b.mine, 3, money.Dollar), payoutTo(attacker, 3, money.Dollar)}) // their accounts have code now
	transmitter, usdc := b.bridge.on[chain.EthereumSepolia].MessageTransmitter, b.Chain.Contracts.USDC
	b.end()
	forwards := slices.Concat(common.FromHex("363d3d373d3d363d3d73"), transmitter[:], common.FromHex("5af100")) // forwards its call data
	hostile := b.sendCode(slices.Concat([]byte{0x60, byte(len(forwards)), 0x60, 0x0c, 0x60, 0x00, 0x39, 0x60, byte(len(forwards)), 0x60, 0x00, 0xf3}, forwards))
	victim := b.mine.Addresses[chain.EthereumSepolia].EVM()
	forged := cctp.Burn{Token: cctp.Word(usdc), MintRecipient: cctp.Word(victim), Amount: amount, MessageSender: cctp.Word(victim)}
	send := contracts.NewSandboxMessageTransmitter().PackSendMessage(uint32(domainOf(chain.Base)), cctp.Word(hostile), [32]byte{}, cctp.Finalized, forged.Encode())
	token := contracts.NewSandboxUSDC()
	deposit := b.signedExecute(b.mine, id, custody.Call{To: usdc, Data: token.PackTransfer(hostile, big.NewInt(20_000_000))}, custody.Call{To: hostile, Data: send})
	b.sendCode(carrierCode(attacker.Addresses[chain.EthereumSepolia].EVM(), b.burnFive(attacker), victim, deposit, 1))
	if got := b.paidTo(hostile.Hex()); got != 20_000_000 {
		b.Fatalf("the hostile source has %d units", got)
	}
	return attacker
}

// burnFive is the data by which any account has a wallet burn five dollars for Base.
func (b *bridged) burnFive(of wallet.Wallet) []byte {
	messenger, usdc, token := b.bridge.on[chain.EthereumSepolia].TokenMessenger, b.Chain.Contracts.USDC, contracts.NewSandboxUSDC()
	burn := cctp.DepositForBurn{Amount: money.NewUnits(5_000_000), Destination: domainOf(chain.Base), MintRecipient: cctp.Word(of.Addresses[chain.Base].EVM()), BurnToken: usdc, MinFinality: cctp.Finalized}
	return b.signedExecute(of, uuid.New(), custody.Call{To: usdc, Data: token.PackApprove(messenger, big.NewInt(5_000_000))}, custody.Call{To: messenger, Data: burn.Data()})
}
