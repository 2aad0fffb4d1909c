package app

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/waittest"
)

const anyPort = "127.0.0.1:0"

// listenAnywhere takes an address.
func listenAnywhere(t *testing.T) net.Listener {
	t.Helper()
	l, err := new(net.ListenConfig).Listen(t.Context(), "tcp", anyPort)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return l
}

// takenAddress is one that somebody listens at.
func takenAddress(t *testing.T) string {
	t.Helper()
	return listenAnywhere(t).Addr().String()
}

// freeAddress returns an address without a listener.
func freeAddress(t *testing.T) string {
	t.Helper()
	return net.JoinHostPort("127.0.0.1", strconv.Itoa(waittest.FreePort(t)))
}

// A given address is taken or rejected; another is the first that is free.
func TestSandboxPlacesItsPorts(t *testing.T) {
	free, other, taken := freeAddress(t), freeAddress(t), takenAddress(t)
	for name, c := range map[string]struct {
		told, before, usual string
		want                string
		err                 error
	}{
		"told":                                {free, other, other, free, nil},
		"told any port":                       {anyPort, free, other, anyPort, nil},
		"told, and taken":                     {taken, free, other, taken, syscall.EADDRINUSE},
		"the port it had":                     {"", free, other, free, nil},
		"the usual, nothing is known":         {"", "", other, other, nil},
		"the usual, the port it had is taken": {"", taken, other, other, nil},
		"any, both are taken":                 {"", taken, taken, anyPort, nil},
	} {
		var held listenerSet
		got, err := held.place(t.Context(), c.told, c.before, c.usual)
		if got != c.want || !errors.Is(err, c.err) {
			t.Errorf("%s: %q, %v; want %q, %v", name, got, err, c.want, c.err)
		}
		if err := held.close(); err != nil {
			t.Errorf("%s: giving it up: %v", name, err)
		}
	}
}

// The ports of a directory come back with it, on loopback whichever address was given once; a sandbox.json without
// usable content is as none.
func TestSandboxReadsItsPorts(t *testing.T) {
	for text, want := range map[string]listeners{
		`{"operatorUrl": "http://127.0.0.1:9091", "chains": {"ethereum_sepolia": {"rpcUrl": "http://127.0.0.1:8546"}, "solana_devnet": {"rpcUrl": "http://127.0.0.1:8900"}}}`: {rpc: "127.0.0.1:8546", solana: "127.0.0.1:8900", operator: "127.0.0.1:9091"},
		`{"operatorUrl": "http://127.0.0.1:9091", "chains": {"ethereum_sepolia": {"rpcUrl": "http://127.0.0.1:8546"}}}`:                                                       {rpc: "127.0.0.1:8546", operator: "127.0.0.1:9091"},
		`{"chains": {"ethereum_sepolia": {"rpcUrl": "http://127.0.0.1:8545"}, "base": {"rpcUrl": "http://127.0.0.1:8546"}}}`:                                                  {rpc: "127.0.0.1:8545", base: "127.0.0.1:8546"},
		`{"operatorUrl": "http://[::]:9091", "chains": {"ethereum_sepolia": {"rpcUrl": "http://0.0.0.0:8546"}, "solana_devnet": {"rpcUrl": "http://[::1]:8900"}}}`:            {rpc: "127.0.0.1:8546", solana: "127.0.0.1:8900", operator: "127.0.0.1:9091"},
		`{"operatorUrl": "http://127.0.0.1", "chains": {"ethereum_sepolia": {"rpcUrl": "http://127.0.0.1:http"}}}`:                                                            {},
		`{"chains": {}}`: {},
		`{"chains"`:      {},
		``:               {},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "sandbox.json"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := readListeners(dir); got != want {
			t.Errorf("of %q: %+v, want %+v", text, got, want)
		}
	}
}

// The receivers of messages to a sandbox's chain are in its directory.
func TestASandboxSaysByWhatTransfersAreBroughtIn(t *testing.T) {
	dir := t.TempDir()
	if _, err := SandboxReceivers(dir, chain.Base); err == nil {
		t.Error("a directory without sandbox.json has receivers")
	}
	text, err := json.Marshal(SandboxInfo{Chains: map[chain.Name]SandboxChain{chain.Base: {Bridge: &SandboxBridge{MessageTransmitter: "0xa1"}, USDTBridge: &SandboxUSDTBridge{Endpoint: common.Address{0xe1}}}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "sandbox.json"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := SandboxReceivers(dir, chain.Base); err != nil || got != (BridgeReceivers{Transmitter: "0xa1", Endpoint: common.Address{0xe1}.Hex()}) {
		t.Errorf("on base: %+v, %v", got, err)
	}
	if got, err := SandboxReceivers(dir, chain.EthereumSepolia); err != nil || got != (BridgeReceivers{}) {
		t.Errorf("where there is no bridge: %+v, %v", got, err)
	}
}

// A sandbox says which of its addresses is taken before it has made anything.
func TestSandboxRefusesTakenAddresses(t *testing.T) {
	taken := takenAddress(t)
	for flag, o := range map[string]SandboxOptions{
		"--listen":          {Listen: taken, RPCListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort},
		"--rpc-listen":      {Listen: anyPort, RPCListen: taken, SolanaListen: anyPort, OperatorListen: anyPort},
		"--base-listen":     {Listen: anyPort, RPCListen: anyPort, BaseListen: taken, SecondChain: true, SolanaListen: anyPort, OperatorListen: anyPort},
		"--solana-listen":   {Listen: anyPort, RPCListen: anyPort, SolanaListen: taken, OperatorListen: anyPort},
		"--operator-listen": {Listen: anyPort, RPCListen: anyPort, SolanaListen: anyPort, OperatorListen: taken},
	} {
		o.Dir = filepath.Join(t.TempDir(), "sandbox")
		s, err := NewSandbox(t.Context(), o, slog.New(slog.DiscardHandler))
		if err == nil {
			s.Close()
			t.Errorf("%s: it started at an address that is taken", flag)
			continue
		}
		if !errors.Is(err, syscall.EADDRINUSE) || !strings.Contains(err.Error(), flag+":") || !strings.Contains(err.Error(), taken) {
			t.Errorf("%s: the error does not say what is taken: %v", flag, err)
		}
		if _, err := os.Stat(o.Dir); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: there is a directory: %v", flag, err)
		}
	}
}

// A sandbox listens where it says, and there again when it is started again.
func TestSandboxKeepsItsPorts(t *testing.T) {
	o := SandboxOptions{Dir: t.TempDir(), Listen: anyPort, RPCListen: freeAddress(t), SolanaListen: freeAddress(t), OperatorListen: freeAddress(t)}
	wantRPC, wantSolana, wantOperator := "http://"+o.RPCListen, "http://"+o.SolanaListen, "http://"+o.OperatorListen
	for _, start := range []string{"told", "not told again"} {
		said := runSandboxOnce(t, o)
		if rpc := said.Chains[chain.EthereumSepolia].RPCURL; rpc != wantRPC {
			t.Errorf("%s: the RPC is at %s, want %s", start, rpc, wantRPC)
		}
		if on := said.Chains[chain.SolanaDevnet]; on.RPCURL != wantSolana || on.WSURL != "ws://"+strings.TrimPrefix(wantSolana, "http://") {
			t.Errorf("%s: Solana is at %s and %s, want %s", start, on.RPCURL, on.WSURL, wantSolana)
		}
		if said.OperatorURL != wantOperator {
			t.Errorf("%s: the operator's port is at %s, want %s", start, said.OperatorURL, wantOperator)
		}
		o.RPCListen, o.SolanaListen, o.OperatorListen = "", "", ""
	}
}

// runSandboxOnce runs a sandbox until it responds and returns its info.
func runSandboxOnce(t *testing.T, o SandboxOptions) SandboxInfo {
	t.Helper()
	s, err := NewSandbox(t.Context(), o, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var said SandboxInfo
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	if err := s.Run(ctx, func(info SandboxInfo) error {
		said = info
		stop()
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return said
}
