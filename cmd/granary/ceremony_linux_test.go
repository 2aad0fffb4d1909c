package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/waittest"
)

// asProgram makes this test's program the granary that a shell runs.
const asProgram = "GRANARY_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(m.Run())
}

const keysDocument = "../../docs/keys.md"

// documentedCommands are the lines of a document that stand indented, to be typed into
// a shell, in their order.
func documentedCommands(t *testing.T, path string) []string {
	t.Helper()
	var commands []string
	for line := range strings.Lines(readText(t, path)) {
		if command, ok := strings.CutPrefix(line, "    "); ok {
			commands = append(commands, strings.TrimSpace(command))
		}
	}
	return commands
}

// ceremony is a place that looks to the commands as the machines of the ceremony do.
type ceremony struct{ media, etc, shm, papers string }

// copyPapers types shares from the paper as holders may: without the words, in small letters, with the letter for the
// digit.
const copyPapers = `for n in 1 2 3 4 5; do
  sed -n '/^[0-9]/p' "$PAPERS/share-$n.txt" | tr 'A-Z0' 'a-zo' | sed 's/  */ /g' > typed-$n.txt
done`

// adaptCommand replaces a command's paths by those of the test, and a person's actions by a shell's words.
func (c ceremony) adaptCommand(command string) string {
	switch command {
	case "# type the shares into typed-1.txt to typed-5.txt":
		return copyPapers
	case "rm -r shares": // the noted value
		return `cp shares/* "$PAPERS"/ && rm -r shares`
	}
	known := "$(granary keys fingerprint --seed /etc/granary/seed.age --identity /etc/granary/identity.age | sed -n 's/^fingerprint *//p')"
	command = strings.ReplaceAll(command, "3f2a-91bc-07de-55a1-c0de", known)
	return strings.NewReplacer("/media/", c.media+"/", "/etc/granary", c.etc, "/dev/shm", c.shm).Replace(command)
}

// Every command of the document has the effect that the document states, one after another as a newcomer types them,
// with the program itself.
func TestTheCeremonyIsAsWritten(t *testing.T) {
	root := t.TempDir()
	c := ceremony{filepath.Join(root, "media"), filepath.Join(root, "etc"), filepath.Join(root, "shm"), filepath.Join(root, "papers")}
	for _, dir := range []string{filepath.Join(c.media, "seed"), filepath.Join(c.media, "service"), filepath.Join(c.media, "spare"), c.etc, c.shm, c.papers} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	script := "set -eo pipefail\n"
	for _, command := range documentedCommands(t, keysDocument) {
		script += "echo '=' " + quoteForShell(command) + "\n" + c.adaptCommand(command) + "\n"
	}
	clearEnvironment(t)
	shell := exec.CommandContext(t.Context(), "bash", "-c", script)
	shell.Env = append(os.Environ(), "PATH="+programOnPath(t)+":"+os.Getenv("PATH"), asProgram+"=yes", "PAPERS="+c.papers)
	out, err := shell.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	// All of it is one seed, from the first time that it is written down.
	found := regexp.MustCompile(`(?m)^fingerprint +(\S+)$`).FindAllSubmatch(out, -1)
	for _, f := range found {
		if !bytes.Equal(f[1], found[0][1]) {
			t.Errorf("the seed is %s, and was %s\n%s", f[1], found[0][1], out)
		}
	}
	if commands := strings.Count(script, "echo '='"); len(found) < 12 || commands < 40 {
		t.Errorf("%d fingerprints were printed by %d commands", len(found), commands)
	}
	left, err := filepath.Glob(filepath.Join(c.shm, "ceremony.*"))
	if err != nil || len(left) != 1 {
		t.Errorf("what is left of the ceremony and the drill, %v, is not the drill alone: %v", left, err)
	}
	for _, path := range []string{c.etc + "/seed.age", c.etc + "/identity.age", c.media + "/spare/spare.key", left[0] + "/restored.age", left[0] + "/again/share-5.txt"} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", path, info, err)
		}
	}
	if printed := string(out); strings.Contains(printed, secretLine(t, c.etc+"/identity.age")) || strings.Contains(printed, secretLine(t, c.media+"/spare/spare.key")) {
		t.Error("an identity was printed")
	}
	// The identity of before opens only the copy from before.
	service := filepath.Join(c.media, "service", "service.key")
	expectFailure(t, 1, "no seed that the identity", "keys", "check", "--seed", c.etc+"/seed.age", "--identity", service)
	mustRun(t, "keys", "check", "--seed", c.media+"/seed/seed.age", "--identity", service)
}

// quoteForShell makes one word of a text.
func quoteForShell(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

// programOnPath is a directory in which granary is this test's program.
func programOnPath(t *testing.T) string {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.Symlink(program, filepath.Join(dir, "granary")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// Every command that there is, the document shows.
func TestTheCeremonyHasEveryCommand(t *testing.T) {
	commands := strings.Join(documentedCommands(t, keysDocument), "\n")
	for _, field := range reflect.VisibleFields(reflect.TypeFor[keysCommand]()) {
		name := strings.ToLower(field.Name)
		if name != "create" && !strings.Contains(commands, "granary keys "+name) {
			t.Errorf("docs/keys.md has no command with granary keys %s", name)
		}
	}
}

// A serving process keeps its memory to itself from its start on.
func TestServeProtectsItsMemory(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	serve := exec.CommandContext(t.Context(), filepath.Join(programOnPath(t), "granary"), "serve", "--config", config)
	serve.Env = append(os.Environ(), asProgram+"=yes")
	log, err := serve.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := serve.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = serve.Process.Kill()
		_ = serve.Wait()
	}()
	serving := make(chan string, 1)
	go readLog(log, serving)
	waittest.Receive(t, "it serves", serving)
	// Locked memory is not inherited, as limits are. Whether it may be locked here, this
	// process shows, in which keys create has run.
	process := fmt.Sprintf("/proc/%d/", serve.Process.Pid)
	notLocked := regexp.MustCompile(`(?m)^VmLck:\s+0 kB$`)
	here, there := notLocked.MatchString(readText(t, "/proc/self/status")), notLocked.MatchString(readText(t, process+"status"))
	if here != there {
		t.Errorf("memory is not locked: %v in this process, %v in granary serve", here, there)
	}
	limits := readText(t, process+"limits")
	if !regexp.MustCompile(`(?m)^Max core file size +0 +0 `).MatchString(limits) {
		t.Errorf("core files are allowed:\n%s", limits)
	}
}
