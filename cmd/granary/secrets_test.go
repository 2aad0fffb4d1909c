package main

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
	"github.com/google/uuid"
)

// The kinds of values that a text on the command line may be. None is a secret.
const (
	isPath    = "a path"
	isPublic  = "an id, a public key, a host or another public name"
	isChoice  = "one of a list"
	isRequest = "the text of a request, which the service shows to every approver"
)

// textFlags are all flags and arguments of commands that are text, by their names. A new one
// is entered here with its meaning, and a secret is none of these: it comes from a file, the
// environment or the standard input.
var textFlags = map[string]string{
	"config": isPath, "sandbox": isPath, "data": isPath, "out": isPath, "profiles": isPath, "anchor": isPath, "roster": isPath, "token-file": isPath,
	"key": isPath, "seed": isPath, "identity": isPath, "check-identity": isPath, "share": isPath,
	"fingerprint": isPublic, "approver": isPublic, "public-key": isPublic, "to": isPublic, "host": isPublic, "target": isPublic,
	"listen": isPublic, "rpc-listen": isPublic, "base-listen": isPublic, "solana-listen": isPublic, "operator-listen": isPublic,
	"chain": isChoice, "role": isChoice, "scope": isChoice, "only": isChoice, "payload": isRequest, "fork": isChoice,
}

// eachValue calls f with every flag and argument of every command.
func eachValue(t *testing.T, f func(command string, v *kong.Value)) {
	t.Helper()
	parser, err := kong.New(new(cli), kong.Vars{"scenarios": "", "scopes": ""})
	if err != nil {
		t.Fatal(err)
	}
	err = kong.Visit(parser.Model, func(node kong.Visitable, next kong.Next) error {
		command, is := node.(*kong.Node)
		if is {
			for _, flag := range command.Flags {
				f(command.FullPath(), flag.Value)
			}
			for _, v := range command.Positional {
				f(command.FullPath(), v)
			}
		}
		return next(nil)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// mayHaveSecret says whether the name is that of a secret, or of a key that opens one.
var mayHaveSecret = regexp.MustCompile(`(?i)token|password|passphrase|secret|key|seed|identity|share|stamp|credential`)

// No command takes a secret on its command line. A flag that is added is classified here.
func TestNoFlagIsASecret(t *testing.T) {
	seen := map[string]bool{}
	eachValue(t, func(command string, v *kong.Value) {
		at := v.Target.Type()
		for at.Kind() == reflect.Slice || at.Kind() == reflect.Pointer {
			at = at.Elem()
		}
		switch at {
		case reflect.TypeFor[uuid.UUID](), reflect.TypeFor[lineText](), reflect.TypeFor[databaseAddress](), reflect.TypeFor[serviceAddress]():
			return
		}
		if at.Kind() != reflect.String {
			return // a number, a duration, a level or a switch
		}
		seen[v.Name] = true
		kind := textFlags[v.Name]
		if kind == "" {
			t.Errorf("%s: %s is not classified: is it a secret?", command, v.Name)
		}
		if mayHaveSecret.MatchString(v.Name) && kind != isPath && v.Name != "public-key" {
			t.Errorf("%s: %s must be the path of a file", command, v.Name)
		}
	})
	for name := range textFlags {
		if !seen[name] {
			t.Errorf("no command has %s", name)
		}
	}
}

// Others read texts on screens: every flag of free text is of the type that holds
// it to visible characters.
func TestFlagsOfFreeTextAreVisible(t *testing.T) {
	free := map[string]bool{"reason": true, "note": true, "name": true, "subject": true}
	found := 0
	eachValue(t, func(command string, v *kong.Value) {
		if free[v.Name] != (v.Target.Type() == reflect.TypeFor[lineText]()) {
			t.Errorf("%s: %s is a %s", command, v.Name, v.Target.Type())
		}
		if free[v.Name] {
			found++
		}
	})
	if found < 8 {
		t.Errorf("%d flags of free text", found)
	}
	for _, text := range []string{"a\u009b2J", "a\u202eb", "a\u200bb", "a\nb"} {
		expectFailure(t, usageError, "must be one line", "stop", "put", "--organization", uuid.NewString(), "--database", "sqlite:none", "organization", "--reason", text)
	}
	for _, text := range []string{"", " ", strings.Repeat("a", 501)} {
		expectFailure(t, usageError, "must have 1 to 500 characters", "stop", "put", "--organization", uuid.NewString(), "--database", "sqlite:none", "organization", "--reason", text)
	}
}

// Every command that takes an address refuses a password in it, says where it belongs instead,
// and does not repeat it.
func TestNoPasswordIsTakenFromTheCommandLine(t *testing.T) {
	const password = "hunter2secret"
	commands := 0
	eachValue(t, func(command string, v *kong.Value) {
		var bad []string
		switch v.Target.Type() {
		case reflect.TypeFor[databaseAddress]():
			bad = []string{"postgres://u:" + password + "@127.0.0.1:1/g", "postgresql://u:" + password + "@h,h2:1/g", "postgres://u@127.0.0.1:1/g?password=" + password,
				"postgres://127.0.0.1:1/g?a=b&ssl%70assword=" + password, "postgres://u:" + password[:3] + "/" + password + "@127.0.0.1:1/g"}
		case reflect.TypeFor[serviceAddress]():
			bad = []string{"https://u:" + password + "@127.0.0.1:1"}
		default:
			return
		}
		if v.Flag == nil || len(v.Flag.Envs) == 0 {
			t.Errorf("%s: %s can be given on the command line alone", command, v.Name)
		}
		commands++
		args := append(strings.Fields(command)[1:], requiredOf(t, command)...)
		for _, address := range bad {
			status, out, errOut := runProgram(t, append(args, "--"+v.Name, address)...)
			if status != 1 || !strings.Contains(errOut, "--"+v.Name+" has a password") || strings.Contains(out+errOut, password) {
				t.Errorf("%s --%s %s: status %d, %q", command, v.Name, address, status, errOut)
			}
		}
	})
	if commands < 20 {
		t.Errorf("%d commands with an address were tried", commands)
	}
}

// requiredOf are values for the flags and arguments that a command requires.
func requiredOf(t *testing.T, command string) (args []string) {
	t.Helper()
	config := writeConfig(t, "")
	eachValue(t, func(of string, v *kong.Value) {
		if of != command || !v.Required || v.Name == "database" {
			return
		}
		value := "x"
		switch {
		case v.Target.Type() == reflect.TypeFor[uuid.UUID]():
			value = uuid.NewString()
		case v.Name == "config":
			value = config
		case v.Name == "share" || v.Name == "to":
			value = config
		case v.Name == "approver": // P-256's generator is a public key
			value = "x=036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
		}
		if v.Flag != nil {
			args = append(args, "--"+v.Name)
		}
		args = append(args, value)
	})
	return args
}

// In the environment an address may have its password.
func TestAPasswordMayBeInTheEnvironment(t *testing.T) {
	clearEnvironment(t)
	t.Setenv("GRANARY_DATABASE", "postgres://u:hunter2secret@127.0.0.1:1/g?connect_timeout=2")
	var out, errOut strings.Builder
	if status := run(t.Context(), []string{"stop", "list"}, &out, &errOut); status != 1 || !strings.Contains(errOut.String(), "reaching postgres") || strings.Contains(errOut.String(), "hunter2secret") {
		t.Errorf("status %d, %q", status, errOut.String())
	}
}

func TestWhatHasAPassword(t *testing.T) {
	for address, want := range map[string]bool{
		"": false, "sqlite:a:b@c": false, "sqlite:/a://b:c@d": false, "postgres://u@h/n": false, "postgres://u:@h/n": false, "postgres:///n?host=/run/pg&user=u": false,
		"postgres://h:5432,h2:5432/n": false, "postgres://u@h:5432/n?passfile=/p": false, "http://127.0.0.1:8080": false,
		"postgres://u:p@h/n": true, "postgres://:p@h/n": true, "postgres://u:p@q@h/n": true, "postgres://u:%zz@h/n": true, "postgres://h/n?password=p": true, "postgres://h/n?PASSWORD=p": true,
		"postgres://h/n?sslpassword=p": true, "https://u:p@h": true,
	} {
		if got := hasPassword(address); got != want {
			t.Errorf("%q: %t", address, got)
		}
	}
}

// opensNone are the commands that do not need their database.
var opensNone = map[string]string{
	"keys create": "makes files alone", "token issue": "warns that the audit log has the token later",
	"bench": "measures a machine: it opens its database by the same function, once the chain runs",
}

// Every command, the service and the signer reject a database on another machine that is not
// verified.
func TestEveryCommandVerifiesItsDatabase(t *testing.T) {
	const address = "postgres://u@db.invalid/g?connect_timeout=1"
	t.Setenv("PGSSLMODE", "")
	tried, config := 0, writeConfig(t, "")
	expect := func(command string, args ...string) {
		t.Helper()
		tried++
		if status, _, errOut := runProgram(t, args...); status != 1 || !strings.Contains(errOut, "the database's host is not verified") {
			t.Errorf("%s: status %d, %q", command, status, errOut)
		}
	}
	eachValue(t, func(path string, v *kong.Value) {
		_, command, _ := strings.Cut(path, " ")
		if v.Target.Type() != reflect.TypeFor[databaseAddress]() || opensNone[command] != "" {
			return
		}
		args := append(strings.Fields(command), requiredOf(t, path)...)
		if command == "sandbox" {
			args = append(args, "--data", t.TempDir())
		}
		for i, arg := range args {
			if strings.HasPrefix(command, "stop ") && arg == "x" && i > 0 && !strings.HasPrefix(args[i-1], "--") {
				args[i] = "organization"
			}
		}
		if name, _, _ := strings.Cut(command, " "); name == "intents" || name == "settle" || name == "verify" || command == "workflows giveup" {
			args = append(args, "--config", config)
		}
		if command == "signer adopt" {
			return // reads its configuration and its own database first: see below
		}
		expect(command, append(args, "--database", address)...)
	})
	t.Setenv("SIGNER_DATABASE_URL", address)
	expect("signer run", "signer", "run", "--config", "../../examples/signer.yaml")
	expect("signer adopt", "signer", "adopt", "--config", "../../examples/signer.yaml", "--database", "sqlite:none")
	if tried < 20 {
		t.Errorf("%d commands were tried", tried)
	}
}
