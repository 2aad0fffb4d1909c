package app

import (
	"crypto/ecdsa"
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// bridgeUser is somebody who uses the bridge by himself.
type bridgeUser struct {
	*drill
	key *ecdsa.PrivateKey
}

func (u bridgeUser) address() common.Address { return crypto.PubkeyToAddress(u.key.PublicKey) }

// fund gives the user ether on EVM chains.
func (u bridgeUser) fund(chains ...*devnet.EVM) {
	u.Helper()
	for _, on := range chains {
		u.giveEther(on, u.address())
	}
}

func domainOf(name chain.Name) cctp.Domain {
	domain, _ := cctp.DomainOf(name)
	return domain
}

// call makes a transaction of the user's on a chain and waits until it is mined.
func (u bridgeUser) call(on *devnet.EVM, to common.Address, data []byte) common.Hash {
	u.Helper()
	hash, err := u.try(on, to, data)
	if err != nil {
		u.Fatal(err)
	}
	return hash
}

// try is call of a transaction that may fail.
func (u bridgeUser) try(on *devnet.EVM, to common.Address, data []byte) (common.Hash, error) {
	u.Helper()
	ctx := u.T.Context()
	node, err := ethclient.DialContext(ctx, on.URL())
	if err != nil {
		u.Fatal(err)
	}
	defer node.Close()
	nonce, err := node.PendingNonceAt(ctx, u.address())
	if err != nil {
		u.Fatal(err)
	}
	id := new(big.Int).SetUint64(on.ChainID())
	tx := types.MustSignNewTx(u.key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, To: &to, Data: data, Gas: 4_000_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei)})
	if err := node.SendTransaction(ctx, tx); err != nil {
		u.Fatal(err)
	}
	_, err = on.Wait(ctx, tx.Hash())
	return tx.Hash(), err
}

// attested waits for the attestation of the one message that a transaction has sent.
func (u bridgeUser) attested(from cctp.Domain, tx fmt.Stringer) cctp.ReceiveMessage {
	u.Helper()
	var all []cctp.ReceiveMessage
	u.until("the message is attested", func() bool {
		all = u.listAttested(from, tx)
		return len(all) == 1
	})
	return all[0]
}

// attestedAs waits for the attestation of a transfer's message among those of its transaction.
func (u bridgeUser) attestedAs(b *transfer.BridgeTransfer) (m cctp.ReceiveMessage) {
	u.Helper()
	sent, err := cctp.DecodeMessage(b.Message)
	if err != nil {
		u.Fatal(err)
	}
	u.until("the transfer is attested", func() bool {
		all := u.listAttested(domainOf(b.Source), common.HexToHash(b.SentHash))
		at := slices.IndexFunc(all, func(m cctp.ReceiveMessage) bool {
			found, err := cctp.DecodeMessage(m.Message)
			return err == nil && cctp.Completes(sent, found) == nil
		})
		if at >= 0 {
			m = all[at]
		}
		return at >= 0
	})
	return m
}

// listAttested are the messages of a transaction; none until all of them are attested.
func (u bridgeUser) listAttested(from cctp.Domain, tx fmt.Stringer) (all []cctp.ReceiveMessage) {
	u.Helper()
	var answer struct {
		Messages []struct{ Message, Attestation, Status string }
	}
	r, err := http.Get(u.bridge.at + "/v2/messages/" + strconv.Itoa(int(from)) + "?transactionHash=" + tx.String())
	if err != nil {
		u.Fatal(err)
	}
	defer r.Body.Close()
	if json.NewDecoder(r.Body).Decode(&answer) != nil {
		return nil
	}
	for _, m := range answer.Messages {
		if m.Status != "complete" {
			return nil
		}
		all = append(all, cctp.ReceiveMessage{Message: hexutil.MustDecode(m.Message), Attestation: hexutil.MustDecode(m.Attestation)})
	}
	return all
}

// A burn by anyone on one of the sandbox's chains is minted on the other, for a wallet's address there, and the
// wallet has it as a deposit; also after a restart.
func TestASandboxHasABridgeBetweenItsChains(t *testing.T) {
	t.Parallel()
	d := newDrill(t, "sqlite")
	d.secondChain = true
	d.exchange(d.database)
	d.serve()
	mine := d.create(newWallets(1))[0]
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	u := bridgeUser{d, key}
	amount := money.UnitsOf(25*money.Dollar, 6)
	for round, names := range [][2]chain.Name{{chain.EthereumSepolia, chain.Base}, {chain.Base, chain.EthereumSepolia}} {
		from, to := d.evmChains()[names[0]], d.evmChains()[names[1]]
		u.fund(from, to)
		d.faucet(names[0], chain.USDC, chain.EVMAddress(u.address()), 25*money.Dollar)
		source, destination := d.bridge.on[names[0]], d.bridge.on[names[1]]
		u.call(from, from.Contracts.USDC, contracts.NewSandboxUSDC().PackApprove(source.TokenMessenger, amount.Big()))
		burnt := u.call(from, source.TokenMessenger, cctp.DepositForBurn{
			Amount: amount, Destination: domainOf(names[1]), MintRecipient: cctp.Word(mine.Addresses[names[1]].EVM()), BurnToken: from.Contracts.USDC,
			MaxFee: money.NewUnits(35_000), MinFinality: cctp.Fast}.Data())
		u.call(to, destination.MessageTransmitter, u.attested(domainOf(names[0]), burnt).Data())
		d.until("the wallet has it on the other chain", func() bool {
			return d.holds(mine, chain.CashID(names[1], chain.USDC)) == 25*money.Dollar-35_000 // 14 basis points of fee
		})
		if round == 0 {
			d.reopen()
		}
	}
	d.assertAllAgrees()
}

// run makes a transaction on Solana that the first key pays for, and waits until it has a slot.
func (u bridgeUser) run(instructions []solana.Instruction, keys ...ed25519.PrivateKey) solana.Signature {
	u.Helper()
	t, err := validator.SignTransaction(u.Solana.Blockhash(), instructions, keys...)
	if err == nil {
		err = u.Solana.Send(t)
	}
	if err == nil {
		_, err = u.Solana.Wait(u.T.Context(), t.Signatures[0])
	}
	if err != nil {
		u.Fatal(err)
	}
	return t.Signatures[0]
}

// The bridge is on all three chains: a burn on Solana pays a wallet on base, and the other way, where the wallet's
// token account has to be there before.
func TestASandboxHasABridgeToSolana(t *testing.T) {
	t.Parallel()
	d := newDrill(t, "sqlite")
	d.secondChain = true
	d.exchange(d.database)
	d.serve()
	mine := d.create(newWallets(1))[0]
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	u := bridgeUser{d, key}
	_, payer, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	_, event, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	public := func(k ed25519.PrivateKey) solana.PublicKey { return solana.PublicKey(k.Public().(ed25519.PublicKey)) }
	funded, err := d.Solana.Faucet(public(payer), 10_000_000_000)
	if err == nil {
		_, err = d.Solana.Wait(t.Context(), funded)
	}
	if err != nil {
		t.Fatal(err)
	}
	u.fund(d.Base)

	d.faucet(chain.SolanaDevnet, chain.USDC, public(payer).Address(), 25*money.Dollar)
	d.until("the money is on Solana", func() bool { return d.Solana.TokenBalance(validator.USDC, public(payer)) == 25e6 })
	burnt := u.run([]solana.Instruction{cctpsol.DepositForBurn{
		Owner: public(payer), RentPayer: public(payer), From: solana.AssociatedTokenAddress(public(payer), validator.USDC, solana.TokenProgram), Mint: validator.USDC, Event: public(event),
		Amount: 25e6, Destination: domainOf(chain.Base), MintRecipient: cctp.Word(mine.Addresses[chain.Base].EVM()), MaxFee: 35_000, MinFinality: cctp.Fast,
	}.Instruction()}, payer, event)
	u.call(d.Base, d.bridge.on[chain.Base].MessageTransmitter, u.attested(cctpsol.Domain, burnt).Data())
	d.until("the wallet has it on base", func() bool { return d.holds(mine, chain.CashID(chain.Base, chain.USDC)) == 25*money.Dollar-35_000 })
	d.reopen()

	d.faucet(chain.Base, chain.USDC, chain.EVMAddress(u.address()), 25*money.Dollar)
	amount, to := money.UnitsOf(25*money.Dollar, 6), solana.KeyOf(mine.Addresses[chain.SolanaDevnet])
	on := d.bridge.on[chain.Base]
	u.call(d.Base, d.Base.Contracts.USDC, contracts.NewSandboxUSDC().PackApprove(on.TokenMessenger, amount.Big()))
	sent := u.call(d.Base, on.TokenMessenger, cctp.DepositForBurn{
		Amount: amount, Destination: cctpsol.Domain, MintRecipient: cctpsol.Recipient(to, validator.USDC), BurnToken: d.Base.Contracts.USDC, MinFinality: cctp.Finalized}.Data())
	u.run([]solana.Instruction{solana.CreateAssociatedTokenIdempotent(public(payer), to, validator.USDC, solana.TokenProgram)}, payer)
	attested := u.attested(domainOf(chain.Base), sent)
	in, err := cctpsol.ReceiveMessage{
		Payer: public(payer), Caller: public(payer), Mint: validator.USDC, FeeAccount: validator.BridgeFees, Message: attested.Message, Attestation: attested.Attestation,
	}.Instruction()
	if err != nil {
		t.Fatal(err)
	}
	u.run([]solana.Instruction{in}, payer)
	d.until("the wallet has it on Solana", func() bool { return d.holds(mine, chain.CashID(chain.SolanaDevnet, chain.USDC)) == 25*money.Dollar })
	d.assertAllAgrees()
}

// A directory whose bridge was there before Solana took part has it take part from the next start on,
// and sandbox.json says where the bridge is on each chain.
func TestABridgeOfBeforeGainsSolana(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, attesters, err := attesterKeys()
	if err != nil {
		t.Fatal(err)
	}
	for name, at := range map[chain.Name]string{chain.EthereumSepolia: "chain", chain.Base: "base"} {
		on, err := devnet.Start(t.Context(), devnet.Options{Name: name, DataDir: filepath.Join(dir, at)})
		if err != nil {
			t.Fatal(err)
		}
		other := map[chain.Name]chain.Name{chain.EthereumSepolia: chain.Base, chain.Base: chain.EthereumSepolia}[name]
		_, err = on.DeployBridge(t.Context(), devnet.BridgeTerms{Domain: uint32(domainOf(name)), Others: []uint32{uint32(domainOf(other))}, Attesters: attesters, BurnLimit: bridgeBurnLimit})
		if err := errors.Join(err, on.Close()); err != nil {
			t.Fatal(err)
		}
	}
	o := SandboxOptions{Dir: dir, Listen: anyPort, RPCListen: anyPort, BaseListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort}
	for range 2 {
		s, err := NewSandbox(t.Context(), o, slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		said := s.describeChains()
		if b := said[chain.SolanaDevnet].Bridge; b == nil || *b != (SandboxBridge{cctpsol.Domain, cctpsol.Messenger.Address(), cctpsol.Transmitter.Address()}) {
			t.Errorf("on Solana the bridge is %+v", b)
		}
		for name, evm := range s.evmChains() {
			assertKnowsSolana(t, evm)
			text, err := json.Marshal(said[name].Bridge)
			on := devnet.BridgeContracts()
			if want := fmt.Sprintf(`{"domain":%d,"tokenMessenger":%q,"messageTransmitter":%q}`, domainOf(name), strings.ToLower(on.Messenger.Hex()), strings.ToLower(on.Transmitter.Hex())); err != nil || string(text) != want {
				t.Errorf("on %s the bridge is %s, %v, want %s", name, text, err, want)
			}
			if s.Solana.Lamports(cctpsol.RemoteMessengerAccount(domainOf(name))) == 0 || s.Solana.Lamports(cctpsol.TokenPairAccount(domainOf(name), cctp.Word(evm.Contracts.USDC))) == 0 {
				t.Errorf("Solana does not know of %s", name)
			}
		}
		s.Close()
	}
}

// assertKnowsSolana checks a chain's bridge's configuration of Solana.
func assertKnowsSolana(t *testing.T, on *devnet.EVM) {
	t.Helper()
	node, err := ethclient.DialContext(t.Context(), on.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer node.Close()
	at := devnet.BridgeContracts()
	messenger, err := node.CallContract(t.Context(), ethereum.CallMsg{To: &at.Messenger, Data: contracts.NewSandboxTokenMessenger().PackRemoteTokenMessengers(uint32(cctpsol.Domain))}, nil)
	if err != nil || common.BytesToHash(messenger) != common.Hash(cctpsol.Messenger) {
		t.Errorf("it knows %x of Solana, %v", messenger, err)
	}
	token, err := node.CallContract(t.Context(), ethereum.CallMsg{To: &at.Minter, Data: contracts.NewSandboxTokenMinter().PackGetLocalToken(uint32(cctpsol.Domain), common.Hash(validator.USDC))}, nil)
	if err != nil || common.BytesToAddress(token) != on.Contracts.USDC {
		t.Errorf("for Solana's USDC it mints %x, %v", token, err)
	}
}
