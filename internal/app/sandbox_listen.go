package app

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"

	"github.com/granaryhq/granary/internal/chain"
)

// The default addresses at which a sandbox listens for clients other than the API's callers.
const (
	usualRPCListen      = "127.0.0.1:8545"
	usualBaseListen     = "127.0.0.1:8546"
	usualSolanaListen   = "127.0.0.1:8899"
	usualOperatorListen = "127.0.0.1:9090"
)

// chooseAddresses returns the options with all addresses at which the sandbox can listen. A given one is taken or
// rejected. Else it is the last address of this directory's sandbox, the usual one, or any free port: the first that
// is free.
func (o SandboxOptions) chooseAddresses(ctx context.Context) (_ SandboxOptions, err error) {
	// They are held together, so that no two are the same, and given up at the end:
	// who serves there opens them again.
	held := listenerSet{}
	defer func() { err = errors.Join(err, held.close()) }()
	if err := held.listen(ctx, o.Listen); err != nil {
		return o, fmt.Errorf("--listen: %w", err)
	}
	before := readListeners(o.Dir)
	if o.RPCListen, err = held.place(ctx, o.RPCListen, before.rpc, usualRPCListen); err != nil {
		return o, fmt.Errorf("--rpc-listen: %w", err)
	}
	if o.SecondChain {
		if o.BaseListen, err = held.place(ctx, o.BaseListen, before.base, usualBaseListen); err != nil {
			return o, fmt.Errorf("--base-listen: %w", err)
		}
	}
	if o.SolanaListen, err = held.place(ctx, o.SolanaListen, before.solana, usualSolanaListen); err != nil {
		return o, fmt.Errorf("--solana-listen: %w", err)
	}
	if o.OperatorListen, err = held.place(ctx, o.OperatorListen, before.operator, usualOperatorListen); err != nil {
		return o, fmt.Errorf("--operator-listen: %w", err)
	}
	return o, nil
}

// listenerSet holds addresses.
type listenerSet []net.Listener

func (s *listenerSet) listen(ctx context.Context, address string) error {
	l, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return err
	}
	*s = append(*s, l)
	return nil
}

// place holds the given address, or else the first of the others that is free.
func (s *listenerSet) place(ctx context.Context, told string, others ...string) (string, error) {
	if told != "" {
		return told, s.listen(ctx, told)
	}
	for _, address := range others {
		if address != "" && s.listen(ctx, address) == nil {
			return address, nil
		}
	}
	return "127.0.0.1:0", nil
}

func (s *listenerSet) close() error {
	var err error
	for _, l := range *s {
		err = errors.Join(err, l.Close())
	}
	return err
}

// listeners are where a sandbox listened, on loopback; empty for nowhere.
type listeners struct{ rpc, base, solana, operator string }

// readListeners reads the last addresses of a directory's sandbox. A missing or unreadable sandbox.json has none.
func readListeners(dir string) listeners {
	info, err := readSandboxInfo(dir)
	if err != nil {
		return listeners{}
	}
	at := func(name chain.Name) string { return loopbackOf(info.Chains[name].RPCURL) }
	return listeners{rpc: at(chain.EthereumSepolia), base: at(chain.Base), solana: at(chain.SolanaDevnet), operator: loopbackOf(info.OperatorURL)}
}

// loopbackOf returns the port of a URL, on loopback: a sandbox that was once configured to be reachable from outside
// is not so again by default.
func loopbackOf(text string) string {
	u, err := url.Parse(text)
	if err != nil || u.Port() == "" || strings.Trim(u.Port(), "0123456789") != "" {
		return ""
	}
	return net.JoinHostPort("127.0.0.1", u.Port())
}
