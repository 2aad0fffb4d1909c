package custody

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"
)

// A serving process's part of a seed, and a seed while it is in memory, is in pages that the kernel must not write to
// swap, also if the process is not locked as a whole.
func TestKeptKeysAreLockedIntoMemory(t *testing.T) {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_MEMLOCK, &limit); err != nil {
		t.Fatal(err)
	}
	if limit.Cur < 1<<16 {
		t.Fatalf("this test needs to lock 64 kB of memory, which every Linux allows; here it is %d bytes: ulimit -l", limit.Cur)
	}
	seed := NewSeed()
	keys, err := seed.Keyring()
	if err != nil {
		t.Fatal(err)
	}
	restored, err := RestoreSeed(mustSplit(t, seed))
	if err != nil {
		t.Fatal(err)
	}
	for name, secret := range map[string][]byte{
		"the seed": seed.secret.showValue(), "the restored seed": restored.secret.showValue(),
		"the EVM branch": keys.evm.showValue().key[:], "its chain code": keys.evm.showValue().chain[:],
		"the Solana branch": keys.solana.showValue().key[:], "its own chain code": keys.solana.showValue().chain[:],
		"the service's secrets": keys.secrets.showValue(), "the fee payer's key": keys.feePayer.key.showValue(),
	} {
		if !isLocked(t, secret) {
			t.Errorf("%s may be swapped", name)
		}
	}
	other, err := unix.Mmap(-1, 0, 1<<12, unix.PROT_READ, unix.MAP_ANON|unix.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	if isLocked(t, other) {
		t.Error("everything is locked here: this test shows nothing")
	}
}

func mustSplit(t *testing.T, seed *Seed) []Share {
	t.Helper()
	shares, err := seed.Split(2, 2)
	if err != nil {
		t.Fatal(err)
	}
	return shares
}

var mapping = regexp.MustCompile(`^([0-9a-f]+)-([0-9a-f]+) `)

// isLocked returns the kernel's flag of the mapping in which the bytes begin.
func isLocked(t *testing.T, secret []byte) bool {
	t.Helper()
	text, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	at, inside := uint64(uintptr(unsafe.Pointer(&secret[0]))), false
	for line := range strings.Lines(string(text)) {
		if m := mapping.FindStringSubmatch(line); m != nil {
			from, to := parseHex(t, m[1]), parseHex(t, m[2])
			inside = from <= at && at < to
		}
		if flags, ok := strings.CutPrefix(line, "VmFlags:"); ok && inside {
			return strings.Contains(flags+" ", " lo ")
		}
	}
	t.Fatalf("%x is in no mapping", at)
	return false
}

func parseHex(t *testing.T, digits string) uint64 {
	t.Helper()
	n, err := strconv.ParseUint(digits, 16, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
