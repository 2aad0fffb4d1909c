package devnet_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

// childDirEnv, in the environment, makes this test binary a chain in that directory that pays out and prints every
// block it has shown, until killed.
const childDirEnv = "GRANARY_DEVNET_CHILD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDirEnv); dir != "" {
		if err := runChild(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

func runChild(dir string) error {
	e, err := devnet.Start(context.Background(), devnet.Options{DataDir: dir})
	if err != nil {
		return err
	}
	for {
		if _, err := e.Faucet(context.Background(), chain.USDC, alice, money.NewUnits(1)); err != nil {
			return err
		}
		h, err := e.Commit()
		if err != nil {
			return err
		}
		fmt.Println("block", h.Number, h.Hash())
	}
}

// A killed chain comes back with every block it has shown, and goes on.
func TestChainSurvivesKill(t *testing.T) {
	dir, shown := t.TempDir(), map[uint64]common.Hash{}
	for round, blocks := range []int{1, 7, 40} {
		last := killAfter(t, dir, blocks, shown)
		begin := time.Now()
		e := devnettest.Start(t, devnet.Options{DataDir: dir})
		t.Logf("round %d: reopened at block %d in %v", round, last, time.Since(begin))
		c := devnettest.Dial(t, e.Config())
		head, err := c.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if head.Number < last {
			t.Fatalf("head %d, but %d was shown", head.Number, last)
		}
		all, err := c.Transfers(t.Context(), 0, head.Number)
		if err != nil {
			t.Fatal(err)
		}
		for n, hash := range shown {
			if all[n].Hash != hash {
				t.Errorf("block %d is %s, shown was %s", n, all[n].Hash, hash)
			}
		}
		if _, err := e.Faucet(t.Context(), chain.USDC, alice, money.NewUnits(1)); err != nil {
			t.Fatal(err)
		}
		next := commitBlock(t, e)
		if got, err := c.Transfers(t.Context(), next, next); err != nil || len(got[0].Transfers) != 1 {
			t.Errorf("after the restart: %v, %v", got, err)
		}
		final, err := c.Final(t.Context())
		if err != nil || final.Number != next-2 {
			t.Errorf("final block %d of %d: %v", final.Number, next, err)
		}
		if err := e.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// killAfter runs a chain in another process and kills it after some blocks.
func killAfter(t *testing.T, dir string, blocks int, shown map[uint64]common.Hash) uint64 {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childDirEnv+"="+dir)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var last uint64
	in := bufio.NewScanner(out)
	for count := 0; in.Scan(); {
		var hash string
		if _, err := fmt.Sscanf(in.Text(), "block %d %s", &last, &hash); err != nil {
			t.Fatalf("%q: %v", in.Text(), err)
		}
		shown[last] = common.HexToHash(hash)
		count++
		if count == blocks {
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := cmd.Wait(); err == nil || !strings.Contains(err.Error(), "killed") {
		t.Fatalf("the chain's process ended by itself: %v", err)
	}
	return last
}

// A chain that travelled in time takes a new clock along when it comes back.
func TestRestartKeepsTime(t *testing.T) {
	dir := t.TempDir()
	clk := clock.New()
	e := devnettest.Start(t, devnet.Options{DataDir: dir, Clock: clk})
	clk.Advance(48 * time.Hour)
	h, err := devnettest.Dial(t, e.Config()).Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if ahead := time.Until(h.Time); ahead < 47*time.Hour {
		t.Errorf("the head is %v ahead, want 48 h", ahead)
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	again := clock.New()
	devnettest.Start(t, devnet.Options{DataDir: dir, Clock: again})
	if again.Now().Before(h.Time) {
		t.Errorf("clock at %v, chain at %v", again.Now(), h.Time)
	}
}
