package waittest

import (
	"crypto/rand"
	"errors"
	"fmt"
	"math/big"
	"net"
	"syscall"
	"testing"
)

// FreePort returns a TCP port of loopback that is free. It is below those that the system gives to connections
// and listeners without a port of their own, so that it stays free, and drawn at random, so that tests of several
// processes draw different ones.
func FreePort(tb testing.TB) int {
	tb.Helper()
	for {
		n, err := rand.Int(rand.Reader, big.NewInt(10_000))
		if err != nil {
			tb.Fatal(err)
		}
		port := 20_000 + int(n.Int64())
		listener, err := new(net.ListenConfig).Listen(tb.Context(), "tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if errors.Is(err, syscall.EADDRINUSE) {
			continue
		}
		if err != nil {
			tb.Fatal(err)
		}
		if err := listener.Close(); err != nil {
			tb.Fatal(err)
		}
		return port
	}
}
