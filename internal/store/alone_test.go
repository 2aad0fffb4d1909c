package store_test

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// heldVariable names the database that another process of the test holds.
const heldVariable = "GRANARY_TEST_HELD_DATABASE"

// holdUntilKilled is that process: it holds the database, prints so, and waits for the end of its input, or to be killed.
func holdUntilKilled(t *testing.T, address string) {
	db, err := store.Open(t.Context(), address, clock.New())
	must(t, err)
	if _, err := db.HoldAlone(); err != nil {
		t.Fatal(err)
	}
	_, err = os.Stdout.WriteString("held\n")
	must(t, err)
	_, _ = io.Copy(io.Discard, os.Stdin)
}

// One process at a time holds a SQLite database. One that is killed holds it no longer, and its lock file keeps no other out.
func TestOneProcessHoldsASQLiteDatabase(t *testing.T) {
	if address := os.Getenv(heldVariable); address != "" {
		holdUntilKilled(t, address)
		return
	}
	address := storetest.Address(t, store.SQLite)
	db := storetest.Connect(t, address)
	holder := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestOneProcessHoldsASQLiteDatabase$")
	holder.Env = append(os.Environ(), heldVariable+"="+address)
	_, err := holder.StdinPipe()
	must(t, err)
	out, err := holder.StdoutPipe()
	must(t, err)
	must(t, holder.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil || line != "held\n" {
		t.Fatalf("the other process prints %q, %v", line, err)
	}
	path := strings.TrimPrefix(address, "sqlite:")
	if _, err := db.HoldAlone(); !errors.Is(err, store.ErrInUse) || !strings.Contains(err.Error(), filepath.Base(path)) {
		t.Errorf("held beside the other process: %v", err)
	}
	must(t, holder.Process.Kill())
	_ = holder.Wait() // its error is the signal
	if _, err := os.Stat(path + ".lock"); err != nil {
		t.Errorf("the lock's file: %v", err)
	}
	release, err := db.HoldAlone()
	if err != nil {
		t.Fatalf("not held after the other process was killed: %v", err)
	}
	release()
}

// Two stores exclude each other within a process too, by whichever name they opened the file; a store that releases it may hold it
// again, and closing the database is not needed for that. PostgreSQL is held by any number.
func TestStoresHoldADatabaseInTurn(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			one, two := storetest.Connect(t, address), storetest.Connect(t, address)
			if path, is := strings.CutPrefix(address, "sqlite:"); is {
				link := filepath.Join(t.TempDir(), "other-name.db")
				must(t, os.Symlink(path, link))
				two = storetest.Connect(t, "sqlite:"+link)
			}
			for range 2 {
				release, err := one.HoldAlone()
				must(t, err)
				again, err := two.HoldAlone()
				if engine == store.SQLite && !errors.Is(err, store.ErrInUse) || engine == store.Postgres && err != nil {
					t.Errorf("held twice: %v", err)
				}
				if err == nil {
					again()
				}
				release()
				release, err = two.HoldAlone()
				must(t, err)
				release()
			}
		})
	}
}
