package validator_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/waittest"
)

// childDirEnv, in the environment, makes this test binary a chain in that directory that pays out and prints every
// slot it has shown, until killed.
const childDirEnv = "GRANARY_VALIDATOR_CHILD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDirEnv); dir != "" {
		if err := runChild(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	// A server that has refused a body lingers half a second for who still sends it.
	waittest.Main(m, goleak.IgnoreAnyFunction("net/http.(*conn).closeWriteAndWait"))
}

func runChild(dir string) error {
	v, err := validator.Start(validator.Options{DataDir: dir})
	if err != nil {
		return err
	}
	for {
		name, err := v.FaucetToken(validator.USDC, public(keyOf("alice")), 1)
		if err != nil {
			return err
		}
		if err := v.MineSlots(1); err != nil {
			return err
		}
		fmt.Println("slot", v.Head(), v.Blockhash(), name)
	}
}

// shown is a chain's output about a slot.
type shown struct {
	hash        solana.Hash
	transaction solana.Signature
}

// A killed chain comes back with every slot it has shown, and goes on.
func TestTheChainSurvivesAKill(t *testing.T) {
	dir, all := t.TempDir(), map[uint64]shown{}
	for _, slots := range []int{1, 7, 40} {
		last := killAfter(t, dir, slots, all)
		w := openWorld(t, dir)
		if w.Head() < last {
			t.Fatalf("the newest slot is %d, but %d was shown", w.Head(), last)
		}
		for slot, s := range all {
			if got := w.block(slot); got.Hash != s.hash {
				t.Errorf("slot %d is %s, shown was %s", slot, got.Hash, s.hash)
			}
			if got := w.transaction(s.transaction); got.Slot != slot {
				t.Errorf("the transaction of slot %d is in slot %d", slot, got.Slot)
			}
		}
		if got := w.TokenBalance(validator.USDC, public(keyOf("alice"))); got < uint64(len(all)) {
			t.Errorf("alice has %d units of %d slots", got, len(all))
		}
		w.fundTokens(keyOf("alice"), 1)
		w.mine(2)
		w.checkLinks()
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// openWorld starts a chain in a directory.
func openWorld(t *testing.T, dir string) *world {
	t.Helper()
	v, err := validator.Start(validator.Options{DataDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = v.Close() })
	return &world{TB: t, Validator: v, payer: keyOf("payer")}
}

// killAfter runs a chain in another process and kills it after some slots.
func killAfter(t *testing.T, dir string, slots int, all map[uint64]shown) (last uint64) {
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
	in := bufio.NewScanner(out)
	for count := 0; in.Scan(); {
		var hash, name string
		if _, err := fmt.Sscanf(in.Text(), "slot %d %s %s", &last, &hash, &name); err != nil {
			t.Fatalf("%q: %v", in.Text(), err)
		}
		var s shown
		if err := errorOf(s.hash.UnmarshalText([]byte(hash)), s.transaction.UnmarshalText([]byte(name))); err != nil {
			t.Fatal(err)
		}
		all[last] = s
		count++
		if count == slots {
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

// Wherever the writing of a slot ends, the chain comes back without it, and with all
// others.
func TestASlotThatIsNotWholeIsForgotten(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "slots.log")
	w := startWith(t, validator.Options{DataDir: dir})
	w.mine(2)
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	kept := w.Blockhash()
	w.fundTokens(keyOf("alice"), 1) // a long record, and a short one comes in its place
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	after, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for end := len(before); end < len(after); end += 101 {
		if err := os.WriteFile(path, after[:end], 0o600); err != nil {
			t.Fatal(err)
		}
		again := openWorld(t, dir)
		if got := again.Blockhash(); got != kept {
			t.Errorf("with %d bytes of the slot the newest hash is %s, want %s", end-len(before), got, kept)
		}
		again.mine(1)
		if err := again.Close(); err != nil {
			t.Fatal(err)
		}
		whole := openWorld(t, dir)
		if got := whole.Head(); got != again.Head() {
			t.Errorf("with %d bytes of a slot before it, slot %d came back as %d", end-len(before), again.Head(), got)
		}
		if err := whole.Close(); err != nil {
			t.Fatal(err)
		}
	}
	after[len(before)+20]++
	if err := os.WriteFile(path, after, 0o600); err != nil {
		t.Fatal(err)
	}
	if v, err := validator.Start(validator.Options{DataDir: dir}); err == nil {
		_ = v.Close()
		t.Error("a damaged log is read")
	}
}

func errorOf(all ...error) error {
	for _, err := range all {
		if err != nil {
			return err
		}
	}
	return nil
}

// Forks, old blocks and final state come back unchanged.
func TestARestartKeepsTheChain(t *testing.T) {
	dir := t.TempDir()
	w := startWith(t, validator.Options{DataDir: dir, Finality: 4})
	alice, bob := keyOf("alice"), public(keyOf("bob"))
	w.fundTokens(alice, 1_000_000)
	first := w.must(list{solana.TransferLamports(public(w.payer), bob, sol)})
	w.mine(400) // the first slots are in the log only
	tx := w.sign(list{solana.TransferLamports(public(w.payer), bob, 2*sol)})
	w.land(tx)
	if err := w.Reorganize(validator.Fork{Blocks: 1, Drop: true}); err != nil {
		t.Fatal(err)
	}
	head, final, hash := w.Head(), w.Final(), w.Blockhash()
	supply, empty := w.supply(), w.block(first.Slot+1)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	again := openWorld(t, dir)
	if again.Head() != head || again.Final() != final || again.Blockhash() != hash {
		t.Errorf("slot %d (final %d) %s came back as %d (final %d) %s", head, final, hash, again.Head(), again.Final(), again.Blockhash())
	}
	if got := again.Lamports(bob); got != sol {
		t.Errorf("bob has %d lamports, want %d: what the fork dropped is gone", got, sol)
	}
	if got := again.supply(); got != supply {
		t.Errorf("the supply is %s, was %s", got, supply)
	}
	if got := again.block(first.Slot); len(got.Transactions) != 1 || got.Transactions[0].Transaction[0] != first.Transaction[0] {
		t.Errorf("slot %d has %d transactions, want the one that it had", first.Slot, len(got.Transactions))
	}
	if got := again.block(first.Slot + 1); !reflect.DeepEqual(got, empty) {
		t.Errorf("slot %d, in which nothing happened, came back as %+v, and was %+v", first.Slot+1, got, empty)
	}
	var history []struct{ Signature solana.Signature }
	again.ask("getSignaturesForAddress", &history, bob, map[string]any{"commitment": "confirmed"})
	if len(history) != 1 {
		t.Errorf("bob has %d transactions, want 1", len(history))
	}
	again.land(tx)
	if got := again.Lamports(bob); got != 3*sol {
		t.Errorf("bob has %d lamports, want %d: what was dropped may land once more", got, 3*sol)
	}
	again.checkLinks()
}

func (w *world) supply() string {
	w.Helper()
	var got value[struct{ Amount string }]
	w.ask("getTokenSupply", &got, validator.USDC, map[string]any{"commitment": "confirmed"})
	return got.Value.Amount
}

func TestADirectoryIsOfOneProcess(t *testing.T) {
	dir := t.TempDir()
	startWith(t, validator.Options{DataDir: dir})
	if v, err := validator.Start(validator.Options{DataDir: dir}); err == nil {
		_ = v.Close()
		t.Error("two chains are in one directory")
	}
}

// A chain that travelled in time takes a new clock along when it comes back.
func TestARestartKeepsTheTime(t *testing.T) {
	dir, passed := t.TempDir(), clock.New()
	w := startWith(t, validator.Options{DataDir: dir, Clock: passed})
	before := w.Head()
	passed.Advance(48 * time.Hour)
	if w.Head() != before+1 {
		t.Errorf("time has moved and the newest slot is %d, want %d", w.Head(), before+1)
	}
	at := time.Unix(w.block(w.Head()).Time, 0)
	if ahead := time.Until(at); ahead < 47*time.Hour {
		t.Errorf("the newest slot is %s ahead, want 48h", ahead)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	again := clock.New()
	startWith(t, validator.Options{DataDir: dir, Clock: again})
	if again.Now().Before(at) {
		t.Errorf("the clock is at %s, the chain at %s", again.Now(), at)
	}
}

func TestSlotsAreMadeByTheClock(t *testing.T) {
	w := startWith(t, validator.Options{SlotTime: time.Millisecond})
	waittest.Until(t, "ten slots are made", func() bool { return w.Head() >= 10 })
}
