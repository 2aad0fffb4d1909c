package memory

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// A protection is permanent, hence each case has a process of its own: this test's program again, controlled by these
// variables.
const (
	childSwaps   = "MEMORY_TEST_SWAPS"   // the list of swap that it reads
	childLimited = "MEMORY_TEST_LIMITED" // whether it gives up the right to lock memory
)

// laterBytes is the size of the child's allocation after it is protected.
const laterBytes = 8 << 20

func TestMain(m *testing.M) {
	if swaps := os.Getenv(childSwaps); swaps != "" {
		os.Exit(runChild(swaps, os.Getenv(childLimited) != ""))
	}
	os.Exit(m.Run())
}

// runChild protects this process and prints the kernel's state of it.
func runChild(swaps string, limited bool) int {
	runtime.LockOSThread()
	if err := allowCoreFiles(); err != nil {
		fmt.Println("allowing core files:", err)
		return 1
	}
	if limited {
		if err := giveUpLocking(); err != nil {
			fmt.Println("giving up to lock memory:", err)
			return 1
		}
	}
	err := protect(swaps)
	fmt.Println("error:", err)
	fmt.Println("swappable:", errors.Is(err, ErrSwappable))
	if again := protect(swaps); (again == nil) != (err == nil) {
		fmt.Println("protecting it again:", again)
		return 1
	}
	dumpable, err := unix.PrctlRetInt(unix.PR_GET_DUMPABLE, 0, 0, 0, 0)
	fmt.Println("dumpable:", dumpable, err)
	before, err := os.ReadFile("/proc/thread-self/status")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	fmt.Printf("%s", regexp.MustCompile(`(?m)^(Vm\w+):`).ReplaceAllString(string(before), "${1}Before:"))
	if _, err := unix.Mmap(-1, 0, laterBytes, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_ANON|unix.MAP_PRIVATE); err != nil {
		fmt.Println("more memory:", err)
		return 1
	}
	for _, file := range []string{"/proc/thread-self/limits", "/proc/thread-self/status"} {
		text, err := os.ReadFile(file)
		if err != nil {
			fmt.Println(err)
			return 1
		}
		fmt.Printf("%s", text)
	}
	return 0
}

// allowCoreFiles reverts a shell's limit.
func allowCoreFiles() error {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_CORE, &limit); err != nil {
		return err
	}
	return unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{Cur: limit.Max, Max: limit.Max})
}

// giveUpLocking removes from this thread the right to lock memory without a limit. A limit stays, which is wide
// enough that the kernel would lock all there is now.
func giveUpLocking() error {
	const wide = 1 << 40
	if err := unix.Setrlimit(unix.RLIMIT_MEMLOCK, &unix.Rlimit{Cur: wide, Max: wide}); err != nil && !errors.Is(err, unix.EPERM) {
		return err // not permitted: the limit is a narrower one
	}
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var sets [2]unix.CapUserData
	if err := unix.Capget(&header, &sets[0]); err != nil {
		return err
	}
	sets[0].Effective &^= 1 << unix.CAP_IPC_LOCK
	return unix.Capset(&header, &sets[0])
}

// mayLock says whether this process may lock memory without a limit.
func mayLock(t *testing.T) bool {
	t.Helper()
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_MEMLOCK, &limit); err != nil {
		t.Fatal(err)
	}
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var sets [2]unix.CapUserData
	if err := unix.Capget(&header, &sets[0]); err != nil {
		t.Fatal(err)
	}
	return limit.Max == unix.RLIM_INFINITY || sets[0].Effective&(1<<unix.CAP_IPC_LOCK) != 0
}

func TestProtect(t *testing.T) {
	dir := t.TempDir()
	const heading = "Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority\n"
	none, some := filepath.Join(dir, "none"), filepath.Join(dir, "some")
	writeText(t, none, heading)
	writeText(t, some, heading+"/dev/sda2                               partition\t8388604\t\t0\t\t-2\n")
	for _, c := range []struct {
		name, swaps string
		limited     bool
	}{
		{"with swap", some, false},
		{"without swap", none, false},
		{"not allowed to lock, with swap", some, true},
		{"not allowed to lock, without swap", none, true},
		{"not allowed to lock, swap unknown", filepath.Join(dir, "absent"), true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			child := exec.Command(os.Args[0])
			child.Env = append(os.Environ(), childSwaps+"="+c.swaps)
			if c.limited {
				child.Env = append(child.Env, childLimited+"=yes")
			}
			out, err := child.CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			said := string(out)
			locks := !c.limited && mayLock(t)
			if swappable := !locks && c.swaps != none; !strings.Contains(said, "swappable: "+strconv.FormatBool(swappable)) {
				t.Errorf("want swappable: %v\n%.400s", swappable, said)
			} else if !swappable && !strings.Contains(said, "error: <nil>") {
				t.Errorf("it complains\n%.400s", said)
			}
			if !strings.Contains(said, "dumpable: 0 <nil>") {
				t.Errorf("the process can be read\n%.400s", said)
			}
			if !regexp.MustCompile(`(?m)^Max core file size +0 +0 `).MatchString(said) {
				t.Errorf("core files are allowed\n%s", said)
			}
			locked, resident := kilobytes(t, said, "VmLck"), kilobytes(t, said, "VmRSS")
			if locks && (locked < resident || resident == 0) {
				t.Errorf("%d kB are locked of %d kB in use", locked, resident)
			}
			if later := resident - kilobytes(t, said, "VmRSSBefore"); later > laterBytes>>11 {
				t.Errorf("%d kB came into memory before they were used", later)
			}
			if later := locked - kilobytes(t, said, "VmLckBefore"); locks && later < laterBytes>>10 {
				t.Errorf("%d kB are locked of what it got later", later)
			}
			if !locks && locked != 0 {
				t.Errorf("%d kB are locked below a limit, which ends the process when it is reached", locked)
			}
		})
	}
}

func kilobytes(t *testing.T, status, name string) int {
	t.Helper()
	m := regexp.MustCompile(`(?m)^` + name + `:\s+(\d+) kB$`).FindStringSubmatch(status)
	if m == nil {
		t.Fatalf("no %s in\n%s", name, status)
	}
	n, err := strconv.Atoi(m[1])
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func writeText(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
