package evm_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"maps"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/google/uuid"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
)

// network is a chain to hold the client to, with the two things a test needs
// beyond ordinary RPC.
type network struct {
	config evm.Config
	fund   func(common.Address)
	mine   func()
}

// The client does the same on every node it can be tried on.
func TestConformance(t *testing.T) {
	polygon := evmtest.Polygon
	polygon.LastEvery = 2
	for name, start := range map[string]func(*testing.T) network{
		"geth": gethNetwork, "anvil": anvilNetwork,
		"base": reshapedNetwork(evmtest.Base), "arbitrum": reshapedNetwork(evmtest.Arbitrum), "polygon": reshapedNetwork(polygon),
	} {
		t.Run(name, func(t *testing.T) {
			for test, run := range map[string]func(*testing.T, *session){
				"blocks":      testBlocks,
				"transfers":   testTransfers,
				"refusals":    testRefusals,
				"reads":       testReads,
				"simulations": testSimulations,
				"intents":     testIntents,
			} {
				t.Run(test, func(t *testing.T) { run(t, newSession(t, start(t))) })
			}
		})
	}
}

// reshapedNetwork starts a chain whose node returns blocks in a network's form.
func reshapedNetwork(form devnet.Form) func(*testing.T) network {
	return func(t *testing.T) network {
		n := gethNetwork(t)
		n.config.URL, n.config.Receipts = evmtest.Reshape(t, n.config.URL, form), evm.ProveStructure
		return n
	}
}

func gethNetwork(t *testing.T) network {
	e := devnettest.Start(t, devnet.Options{})
	return network{
		config: e.Config(),
		fund: func(a common.Address) {
			if _, err := e.FundRelayer(t.Context(), a); err != nil {
				t.Fatal(err)
			}
			commitBlock(t, e)
		},
		mine: func() { commitBlock(t, e) },
	}
}

func anvilNetwork(t *testing.T) network {
	url := evmtest.StartAnvil(t, "--chain-id", "31337", "--no-mining", "--slots-in-an-epoch", "1").URL
	raw, err := rpc.DialContext(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(raw.Close)
	call := func(method string, args ...any) {
		if err := raw.CallContext(t.Context(), nil, method, args...); err != nil {
			t.Fatalf("%s: %v", method, err)
		}
	}
	return network{
		config: evm.Config{Name: chain.EthereumSepolia, URL: url, ChainID: 31337, Finality: evm.Finality{Depth: 2}},
		fund: func(a common.Address) {
			call("anvil_setBalance", a, (*hexutil.Big)(new(big.Int).Lsh(big.NewInt(1), 80)))
		},
		mine: func() { call("evm_mine") },
	}
}

// session is a funded account with a token of its own on a network.
type session struct {
	*testing.T
	network
	*evm.Client
	key   *ecdsa.PrivateKey
	me    common.Address
	token common.Address
}

func newSession(t *testing.T, n network) *session {
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	s := &session{T: t, network: n, key: key, me: crypto.PubkeyToAddress(key.PublicKey)}
	s.token = crypto.CreateAddress(s.me, 0)
	s.config.Tokens = map[chain.Token]evm.Token{chain.USDC: {Address: s.token, Decimals: 6}}
	s.Client = devnettest.Dial(t, s.config)
	s.fund(s.me)
	usdc := contracts.NewSandboxUSDC()
	s.send(s.tx(0, nil, append(common.FromHex(contracts.SandboxUSDCMetaData.Bin), usdc.PackConstructor(s.me)...)))
	s.send(s.tx(1, &s.token, usdc.PackSetMinter(s.me, true)))
	s.send(s.tx(2, &s.token, usdc.PackMint(s.me, big.NewInt(1_000_000))))
	s.mine()
	return s
}

// tx is an ordinary transaction of the session's account.
func (s *session) tx(nonce uint64, to *common.Address, data []byte) types.TxData {
	return &types.DynamicFeeTx{
		ChainID: new(big.Int).SetUint64(s.config.ChainID), Nonce: nonce, To: to, Data: data,
		Gas: 16_000_000, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(20e9),
	}
}

func (s *session) sign(data types.TxData) *types.Transaction {
	return s.signFor(s.config.ChainID, data)
}

func (s *session) signFor(chainID uint64, data types.TxData) *types.Transaction {
	tx, err := types.SignNewTx(s.key, types.LatestSignerForChainID(new(big.Int).SetUint64(chainID)), data)
	if err != nil {
		s.Fatal(err)
	}
	return tx
}

func (s *session) submit(tx *types.Transaction) error {
	raw, err := tx.MarshalBinary()
	if err != nil {
		s.Fatal(err)
	}
	return s.SendRaw(s.Context(), raw)
}

func (s *session) send(data types.TxData) common.Hash {
	s.Helper()
	tx := s.sign(data)
	if err := s.submit(tx); err != nil {
		s.Fatal(err)
	}
	return tx.Hash()
}

// Calls are simulated on the very block that is named, one after the other.
func testSimulations(t *testing.T, s *session) {
	for range 4 {
		s.mine()
	}
	head, err := s.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	usdc := contracts.NewSandboxUSDC()
	transfer := ethereum.CallMsg{From: s.me, To: &s.token, Gas: 500_000, Data: usdc.PackTransfer(common.Address{1}, big.NewInt(600_000))}
	results, err := s.Simulate(t.Context(), head, []ethereum.CallMsg{transfer, transfer})
	if err != nil {
		t.Fatal(err)
	}
	if results[0].Err != nil || len(results[0].Logs) != 1 {
		t.Errorf("a transfer of what there is: %v, %d logs", results[0].Err, len(results[0].Logs))
	}
	if !errors.Is(results[1].Err, evm.ErrReverted) {
		t.Errorf("a transfer of more than the first left: %v", results[1].Err)
	}
	head.Hash[0] ^= 1
	if _, err := s.Simulate(t.Context(), head, []ethereum.CallMsg{transfer}); err == nil {
		t.Error("a block that there is not was simulated on")
	}
}

func testBlocks(t *testing.T, s *session) {
	for range 4 {
		s.mine()
	}
	head, err := s.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	same, err := s.Block(t.Context(), head.Number)
	if err != nil || same != head {
		t.Errorf("block %d is %+v, the head was %+v: %v", head.Number, same, head, err)
	}
	before, err := s.Block(t.Context(), head.Number-1)
	if err != nil || before.Hash != head.Parent {
		t.Errorf("the head's parent %s is %+v: %v", head.Parent, before, err)
	}
	if before.Time.After(head.Time) {
		t.Errorf("the head's parent is of %s, after the head's %s", before.Time, head.Time)
	}
	if _, err := s.Block(t.Context(), head.Number+1); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("a block of the future: %v", err)
	}
	for finality, behind := range map[evm.Finality]uint64{{Tag: "finalized"}: 2, {Tag: "safe"}: 1, {Depth: 3}: 3, {}: 0, {Depth: 1 << 40}: head.Number} {
		cfg := s.config
		cfg.Finality = finality
		final, err := devnettest.Dial(t, cfg).Final(t.Context())
		if err != nil || final.Number != head.Number-behind {
			t.Errorf("%+v: final block %d of %d: %v", finality, final.Number, head.Number, err)
		}
	}
}

// Every type of transaction has its own encoding under the receipts root.
func testTransfers(t *testing.T, s *session) {
	usdc := contracts.NewSandboxUSDC()
	id, price := new(big.Int).SetUint64(s.config.ChainID), big.NewInt(20e9)
	pay := func(units int64) []byte { return usdc.PackTransfer(common.HexToAddress("0xfee1"), big.NewInt(units)) }
	wallet, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	auth, err := types.SignSetCode(wallet, types.SetCodeAuthorization{ChainID: *uint256.MustFromBig(id), Address: s.token})
	if err != nil {
		t.Fatal(err)
	}
	hashes := []common.Hash{
		s.send(s.tx(3, &s.token, pay(1))),
		s.send(&types.LegacyTx{Nonce: 4, GasPrice: price, Gas: 300_000, To: &s.token, Data: pay(2)}),
		s.send(&types.AccessListTx{ChainID: id, Nonce: 5, GasPrice: price, Gas: 300_000, To: &s.token, Data: pay(3)}),
		s.send(s.tx(6, &s.token, pay(1_000_000_000))), // reverts
		s.send(&types.SetCodeTx{
			ChainID: uint256.MustFromBig(id), Nonce: 7, GasTipCap: uint256.NewInt(1e9), GasFeeCap: uint256.NewInt(20e9), Gas: 800_000,
			To: s.token, Data: pay(4), AuthList: []types.SetCodeAuthorization{auth},
		}),
	}
	s.mine()
	proofs := bothProofs
	if s.config.Receipts == evm.ProveStructure {
		proofs = []evm.ReceiptProof{evm.ProveStructure} // the root covers receipts that go-ethereum cannot encode
	}
	for _, proof := range proofs {
		cfg := s.config
		cfg.Receipts = proof
		c := devnettest.Dial(t, cfg)
		head, err := c.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		blocks, err := c.Transfers(t.Context(), 0, head.Number)
		if err != nil {
			t.Fatal(err)
		}
		var paid []string
		for _, tr := range blocks[head.Number].Transfers {
			if tr.From == chain.EVMAddress(s.me) {
				paid = append(paid, tr.Units.String())
			}
		}
		if got := strings.Join(paid, " "); got != "1 2 3 4" {
			t.Errorf("%s: paid %s", proof, got)
		}
		receipts, block, err := c.ProvenReceipts(t.Context(), head.Number)
		if err != nil {
			t.Fatalf("%s: %v", proof, err)
		}
		if block != head {
			t.Errorf("%s: receipts of %+v, the head is %+v", proof, block, head)
		}
		receipts = slices.DeleteFunc(receipts, func(r *types.Receipt) bool { return r.Type > types.SetCodeTxType }) // the protocol's own
		if len(receipts) != len(hashes) {
			t.Fatalf("%s: %d receipts for %d transactions", proof, len(receipts), len(hashes))
		}
		for i, r := range receipts {
			checkReceipt(t, c, r, hashes[i])
		}
	}
}

// checkReceipt compares a proven receipt with the node's word for it.
func checkReceipt(t *testing.T, c *evm.Client, proven *types.Receipt, tx common.Hash) {
	t.Helper()
	r, err := c.Receipt(t.Context(), tx)
	if err != nil || r == nil {
		t.Fatalf("receipt of %s: %v", tx, err)
	}
	// The data that no root covers, and the time that some nodes leave out of logs.
	r.EffectiveGasPrice, r.BlobGasPrice, r.ContractAddress = nil, nil, common.Address{}
	for i := range min(len(r.Logs), len(proven.Logs)) {
		r.Logs[i].BlockTimestamp = proven.Logs[i].BlockTimestamp
	}
	if toJSON(r) != toJSON(proven) {
		t.Errorf("the node says\n%s, proven is\n%s", toJSON(r), toJSON(proven))
	}
}

func testRefusals(t *testing.T, s *session) {
	poor, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	pending := s.sign(s.tx(3, &s.me, nil))
	if err := s.submit(pending); err != nil {
		t.Fatal(err)
	}
	same, other := s.tx(3, &s.token, nil), *s
	other.key = poor
	cheap := s.tx(4, &s.me, nil).(*types.DynamicFeeTx)
	cheap.GasTipCap, cheap.GasFeeCap = big.NewInt(0), big.NewInt(0)
	for name, test := range map[string]struct {
		tx   *types.Transaction
		want error
	}{
		"the same again":    {pending, evm.ErrKnown},
		"nonce used":        {s.sign(s.tx(2, &s.me, nil)), evm.ErrNonceTooLow},
		"no higher a price": {s.sign(same), evm.ErrUnderpriced},
		"no price at all":   {s.sign(cheap), evm.ErrUnderpriced},
		"no ether":          {other.sign(s.tx(0, &s.me, nil)), evm.ErrFunds},
		"another chain's":   {s.signFor(5, &types.DynamicFeeTx{ChainID: big.NewInt(5), Nonce: 4, Gas: 21_000, GasFeeCap: big.NewInt(20e9)}), evm.ErrRejected},
	} {
		if err := s.submit(test.tx); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
	}
	if err := s.SendRaw(t.Context(), []byte("no transaction")); !errors.Is(err, evm.ErrRejected) {
		t.Errorf("garbage: %v", err)
	}
	if r, err := s.Receipt(t.Context(), pending.Hash()); r != nil || err != nil {
		t.Errorf("receipt of a pending transaction: %+v, %v", r, err)
	}
	s.mine()
	if r, err := s.Receipt(t.Context(), pending.Hash()); err != nil || r == nil {
		t.Errorf("receipt of a mined transaction: %+v, %v", r, err)
	} else if r.Status != types.ReceiptStatusSuccessful {
		t.Errorf("a mined transaction's status is %d, want %d", r.Status, types.ReceiptStatusSuccessful)
	}
	if err := s.submit(pending); !errors.Is(err, evm.ErrNonceTooLow) && !errors.Is(err, evm.ErrKnown) {
		t.Errorf("a mined transaction again: %v", err)
	}
}

func testReads(t *testing.T, s *session) {
	ctx, usdc := context.Background(), contracts.NewSandboxUSDC()
	head, err := s.Head(ctx)
	if err != nil {
		t.Fatal(err)
	}
	s.send(s.tx(3, &s.token, usdc.PackMint(s.me, big.NewInt(1))))
	for name, n := range map[string]func() (uint64, error){
		"nonce":         func() (uint64, error) { n, err := s.Nonce(ctx, s.me); return n + 1, err },
		"pending nonce": func() (uint64, error) { return s.PendingNonce(ctx, s.me) },
		"nonce before":  func() (uint64, error) { n, err := s.NonceAt(ctx, s.me, head.Number-1); return n + 4, err },
	} {
		if got, err := n(); err != nil || got != 4 {
			t.Errorf("%s: %d, %v", name, got, err)
		}
	}
	s.mine()
	if code, err := s.Code(ctx, s.token); err != nil || len(code) < 1000 {
		t.Errorf("code of %d bytes, %v", len(code), err)
	}
	if wei, err := s.Balance(ctx, s.me); err != nil || wei.Sign() <= 0 {
		t.Errorf("balance %v, %v", wei, err)
	}
	if fees, err := s.Fees(ctx); err != nil {
		t.Errorf("fees: %v", err)
	} else {
		if fees.Base.Sign() <= 0 {
			t.Errorf("base fee %s, want more than 0", fees.Base)
		}
		if fees.Tip.Sign() <= 0 {
			t.Errorf("tip %s, want more than 0", fees.Tip)
		}
	}
	msg := ethereum.CallMsg{From: s.me, To: &s.token, Data: usdc.PackBalanceOf(s.me)}
	for at, want := range map[*big.Int]int64{nil: 1_000_001, new(big.Int).SetUint64(head.Number): 1_000_000} {
		out, err := s.Call(ctx, msg, at)
		if balance, _ := usdc.UnpackBalanceOf(out); err != nil || balance.Int64() != want {
			t.Errorf("balance at %v is %v, want %d: %v", at, balance, want, err)
		}
	}
	msg.Data = usdc.PackTransfer(common.HexToAddress("0xfee1"), big.NewInt(1))
	if gas, err := s.EstimateGas(ctx, msg); err != nil {
		t.Errorf("gas: %v", err)
	} else if gas < 30_000 || gas > 300_000 {
		t.Errorf("gas %d, want 30,000 to 300,000", gas)
	}
	msg.Data = usdc.PackTransfer(common.HexToAddress("0xfee1"), big.NewInt(1e18))
	_, callErr := s.Call(ctx, msg, nil)
	_, gasErr := s.EstimateGas(ctx, msg)
	for _, err := range []error{callErr, gasErr} {
		if !errors.Is(err, evm.ErrReverted) || !strings.Contains(string(evm.RevertData(err)), "exceeds balance") {
			t.Errorf("error %v with %q", err, evm.RevertData(err))
		}
	}
}

// A payment that a wallet's own intent receives carries the intent's id; payments of others to it in the same
// transaction or block do not.
func testIntents(t *testing.T, s *session) {
	usdc, executor := contracts.NewSandboxUSDC(), contracts.NewWalletExecutor()
	id, step := new(big.Int).SetUint64(s.config.ChainID), uuid.New()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	wallet, code := crypto.PubkeyToAddress(key.PublicKey), crypto.CreateAddress(s.me, 3)
	auth, err := types.SignSetCode(key, types.SetCodeAuthorization{ChainID: *uint256.MustFromBig(id), Address: code})
	if err != nil {
		t.Fatal(err)
	}
	s.send(s.tx(3, nil, append(common.FromHex(contracts.WalletExecutorMetaData.Bin), executor.PackConstructor(false)...)))
	s.send(&types.SetCodeTx{
		ChainID: uint256.MustFromBig(id), Nonce: 4, GasTipCap: uint256.NewInt(1e9), GasFeeCap: uint256.NewInt(20e9), Gas: 800_000,
		To: s.token, Data: usdc.PackTransfer(wallet, big.NewInt(500)), AuthList: []types.SetCodeAuthorization{auth},
	})
	s.mine()
	calls := []contracts.WalletExecutorCall{
		{To: s.token, Value: new(big.Int), Data: usdc.PackTransfer(wallet, big.NewInt(7))}, // to itself: it comes in
		{To: s.token, Value: new(big.Int), Data: usdc.PackTransfer(s.me, big.NewInt(8))},   // and goes out
	}
	nonce, deadline := new(big.Int).SetBytes(step[:]), big.NewInt(1<<40)
	out, err := s.Call(t.Context(), ethereum.CallMsg{To: &wallet, Data: executor.PackIntentDigest(calls, nonce, deadline)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	digest, err := executor.UnpackIntentDigest(out)
	if err != nil {
		t.Fatal(err)
	}
	signature, err := crypto.Sign(digest[:], key)
	if err != nil {
		t.Fatal(err)
	}
	signature[64] += 27
	s.send(s.tx(5, &s.token, usdc.PackTransfer(wallet, big.NewInt(9))))
	s.send(s.tx(6, &wallet, executor.PackExecute(calls, nonce, deadline, signature)))
	s.mine()
	head, err := s.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	blocks, err := s.Transfers(t.Context(), head.Number, head.Number)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]bool{}
	for _, tr := range blocks[0].Transfers {
		got[tr.Units.String()] = tr.Intent != nil && *tr.Intent == step
	}
	if want := map[string]bool{"7": true, "8": false, "9": false}; !maps.Equal(got, want) {
		t.Errorf("of the intent: %v, want %v", got, want)
	}
}
