package validator_test

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// reference is a Solana of others, in a process of Node's.
type reference struct {
	testing.TB
	program string
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	problem *bytes.Buffer
}

// Surfpool 1.5 may hang for ever when it starts or stops: its start waits for a message that is not sent. A process that
// takes longer than that to begin is killed, and another is tried.
const (
	beginPatience = 30 * time.Second
	begins        = 3
	endPatience   = 10 * time.Second
)

// installReferences installs the programs that testdata/reference pins, unless they are there.
var installReferences = sync.OnceValue(func() error {
	script, err := filepath.Abs("../../../../scripts/npm-ci")
	if err != nil {
		return err
	}
	if out, err := exec.Command(script, "testdata/reference").CombinedOutput(); err != nil {
		return fmt.Errorf("scripts/npm-ci testdata/reference: %w\n%s", err, out)
	}
	return nil
})

// startReference starts one of testdata/reference.
func startReference(t testing.TB, program string) *reference {
	t.Helper()
	if err := installReferences(); err != nil {
		t.Fatal(err)
	}
	r := &reference{TB: t, program: program}
	r.start()
	t.Cleanup(func() {
		if err := r.end(); err != nil {
			t.Errorf("%s: %v\n%s", program, err, r.problem)
		}
	})
	return r
}

// start starts the process.
func (r *reference) start() {
	r.Helper()
	r.command, r.problem = exec.Command("node", filepath.Join("testdata/reference", r.program)), new(bytes.Buffer)
	r.command.Stderr = r.problem
	in, errIn := r.command.StdinPipe()
	out, errOut := r.command.StdoutPipe()
	if err := errors.Join(errIn, errOut, r.command.Start()); err != nil {
		r.Fatal(err)
	}
	r.in, r.out = in, bufio.NewReaderSize(out, 1<<20)
}

// end ends the process. One that hangs is killed, which is no error.
func (r *reference) end() error {
	_ = r.in.Close()
	late := time.AfterFunc(endPatience, func() { _ = r.command.Process.Kill() })
	if err := r.command.Wait(); err != nil && late.Stop() {
		return err
	}
	late.Stop()
	return nil
}

// begin has the reference begin with accounts, in another process if this one hangs.
func (r *reference) begin(t testing.TB, accounts []referenceAccount) {
	t.Helper()
	for try := 1; ; try++ {
		late := time.AfterFunc(beginPatience, func() { _ = r.command.Process.Kill() })
		err := r.tryAsk("begin", map[string]any{"accounts": accounts}, nil)
		if err == nil && late.Stop() {
			return
		}
		if late.Stop() || try == begins {
			t.Fatalf("%s does not begin: %v\n%s", r.program, err, r.problem)
		}
		_ = r.command.Wait() // it was killed
		r.start()
	}
}

// ask has the reference do something.
func (r *reference) ask(t testing.TB, command string, with map[string]any, to any) {
	t.Helper()
	if err := r.tryAsk(command, with, to); err != nil {
		t.Fatalf("%s: %v\n%s", command, err, r.problem)
	}
}

func (r *reference) tryAsk(command string, with map[string]any, to any) error {
	with["command"] = command
	line, err := json.Marshal(with)
	if err != nil {
		return err
	}
	if _, err := r.in.Write(append(line, '\n')); err != nil {
		return err
	}
	answer, err := r.out.ReadBytes('\n')
	if err != nil {
		return err
	}
	var failed struct{ Failed string }
	if err := json.Unmarshal(answer, &failed); err != nil || failed.Failed != "" {
		return errors.Join(errors.New(failed.Failed), err)
	}
	if to == nil {
		return nil
	}
	if err := json.Unmarshal(answer, to); err != nil {
		return fmt.Errorf("%w in %.300s", err, answer)
	}
	return nil
}

// referenceAccount is an account in a reference's form.
type referenceAccount struct {
	Key      solana.PublicKey `json:"key"`
	Lamports uint64           `json:"lamports,string"`
	Owner    solana.PublicKey `json:"owner"`
	Data     []byte           `json:"data"`
}

// performance is a reference's result of a transaction.
type performance struct {
	Error json.RawMessage `json:"error"`
	Logs  []string        `json:"logs"`
	// The requested accounts afterwards, and the next slot's blockhash.
	Accounts  []*referenceAccount `json:"accounts"`
	Meta      *meta               `json:"meta"` // as JSON-RPC has it, where the reference has that
	Blockhash solana.Hash         `json:"blockhash"`
}

func (p performance) failed() string {
	if string(p.Error) == "null" {
		return ""
	}
	return string(p.Error)
}

// duet is a chain and a reference that do the same.
type duet struct {
	*world
	r *reference
}

// startDuet begins both with the same accounts.
func startDuet(t testing.TB, r *reference) *duet {
	t.Helper()
	d := &duet{newStage(t), r}
	accounts := []referenceAccount{}
	for key, a := range genesis() {
		accounts = append(accounts, referenceAccount{key, a.Lamports, a.Owner, a.Data})
	}
	r.begin(t, accounts)
	d.nextSlot()
	return d
}

// nextSlot gives both the same newest blockhash.
func (d *duet) nextSlot() {
	d.Helper()
	var next struct{ Blockhash solana.Hash }
	d.r.ask(d.TB, "expire", map[string]any{}, &next)
	d.beginSlot(next.Blockhash)
}

func (d *duet) beginSlot(blockhash solana.Hash) {
	d.Helper()
	d.SetNextHash(blockhash)
	d.mine(1)
}

// perform has both run a transaction, and compares the results.
func (d *duet) perform(what string, tx solana.Transaction) {
	d.Helper()
	keys := slices.DeleteFunc(slices.Clone(tx.Message.Keys), func(key solana.PublicKey) bool { return d.Account(key).Executable || isSysvar(key) })
	var theirs performance
	d.r.ask(d.TB, "perform", map[string]any{"transaction": tx.Encode(), "versioned": tx.Message.Version != solana.Legacy, "keys": keys}, &theirs)
	ours := d.world.performQuietly(tx)
	if ours != theirs.failed() {
		d.Errorf("%s: %s here, %s there\n%v\n%v", what, orNone(ours), orNone(theirs.failed()), d.transaction(tx.Signatures[0]).Meta.Logs, theirs.Logs)
	}
	if theirs.Meta != nil {
		d.compareMeta(what, tx, *theirs.Meta)
	}
	d.compareAccounts(what, keys, theirs.Accounts)
	d.beginSlot(theirs.Blockhash)
}

// compareMeta compares the metadata of a transaction: its accounts' balances before and after, and the inner
// instructions of programs. Fees are compared by the balances, since Surfpool returns them without their priority;
// the consumption is not the same.
func (d *duet) compareMeta(what string, tx solana.Transaction, theirs meta) {
	d.Helper()
	ours := d.transaction(tx.Signatures[0]).Meta
	for _, m := range []*meta{&ours, &theirs} {
		m.Fee, m.Units, m.Logs = 0, 0, nil
		for i, key := range tx.Message.Keys {
			if d.Account(key).Executable || isSysvar(key) { // the size of a program is its validator's
				m.PreBalances[i], m.PostBalances[i] = 0, 0
			}
		}
		m.PreTokenBalances = comparableBalances(m.PreTokenBalances, m.PreBalances)
		for i := range m.PreTokenBalances { // Surfpool reports those of another mint where a transaction has made an account
			m.PreTokenBalances[i].Amount.Decimals = 0
		}
		m.PostTokenBalances = comparableBalances(m.PostTokenBalances, m.PostBalances)
	}
	if here, there := encodeMeta(ours), encodeMeta(theirs); here != there {
		d.Errorf("%s: it is told as %s here and as %s there", what, here, there)
	}
}

// comparableBalances leaves out Surfpool's differences from a validator: closed accounts, which it still returns, and
// the zeros behind an amount's last digit.
func comparableBalances(all []tokenBalance, lamports []uint64) []tokenBalance {
	all = slices.DeleteFunc(all, func(b tokenBalance) bool { return lamports[b.Account] == 0 })
	for i := range all {
		all[i].Amount.UI = ""
	}
	return all
}

func encodeMeta(m meta) string {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// copyAccount gives the reference an account as it is here.
func (d *duet) copyAccount(key solana.PublicKey) {
	d.Helper()
	a := d.Account(key)
	d.r.ask(d.TB, "set", map[string]any{"accounts": []referenceAccount{{key, a.Lamports, a.Owner, a.Data}}}, nil)
}

// compareAccounts compares both accounts at these addresses.
func (d *duet) compareAccounts(what string, keys []solana.PublicKey, theirs []*referenceAccount) {
	d.Helper()
	for i, key := range keys {
		ours, there := d.Account(key), validator.Account{}
		if a := theirs[i]; a != nil {
			there = validator.Account{Lamports: a.Lamports, Owner: a.Owner, Data: a.Data}
		}
		if ours.Lamports != there.Lamports || ours.Owner != there.Owner || !bytes.Equal(ours.Data, there.Data) {
			if isAdvanced(ours, there) {
				d.copyAccount(key)
				continue
			}
			d.Errorf("%s: %s has %d lamports, owner %s, %s here; %d, %s, %s there", what, key,
				ours.Lamports, ours.Owner, base64.StdEncoding.EncodeToString(ours.Data), there.Lamports, there.Owner, base64.StdEncoding.EncodeToString(there.Data))
		}
	}
}

// isAdvanced says whether two accounts differ in a nonce's value only. For a transaction
// that a nonce's value stands for the blockhash of, litesvm makes the next value of
// that, a validator of the newest blockhash.
func isAdvanced(a, b validator.Account) bool {
	ours, err := solana.DecodeNonceAccount(a.Data)
	theirs, errTheirs := solana.DecodeNonceAccount(b.Data)
	theirs.Value = ours.Value
	return err == nil && errTheirs == nil && ours == theirs && a.Lamports == b.Lamports && a.Owner == b.Owner
}

func isSysvar(key solana.PublicKey) bool {
	return key == solana.SysvarRecentBlockhashes || key == solana.SysvarRent || key == solana.SysvarClock
}

// References.
const (
	litesvm  = "litesvm.mjs"  // Solana's own runtime, without slots
	surfpool = "surfpool.mjs" // a local Solana
)

// programs are the references of a test that each of them can serve. Surfpool starts slowly, so under -short only
// TestAccountsAreToldInWords and TestSurfpoolDoesTheSameWithRandomTransactions have it.
func programs() []string {
	if testing.Short() {
		return []string{litesvm}
	}
	return []string{litesvm, surfpool}
}

// Others make of every transaction the same: errors, fees and accounts.
func TestOthersDoTheSame(t *testing.T) {
	for _, program := range programs() {
		t.Run(program, func(t *testing.T) {
			t.Parallel()
			r := startReference(t, program)
			for _, s := range slices.Concat(systemScenarios(), tokenScenarios(), nativeScenarios(), token2022Scenarios(), otherScenarios()) {
				t.Run(s.name, func(t *testing.T) {
					d := startDuet(t, r)
					for _, step := range s.steps {
						d.performStep(program, step)
					}
				})
			}
		})
	}
}

func (d *duet) performStep(program string, s step) {
	d.Helper()
	tx := d.signStep(s)
	if !slices.Contains(s.departs, program) {
		d.perform(s.what, tx)
		return
	}
	d.world.perform(tx)
	for _, key := range tx.Message.Keys {
		if account := d.Account(key); !account.Executable && account.Lamports > 0 {
			d.copyAccount(key)
		}
	}
	d.nextSlot()
}

// Accounts in their programs' terms (jsonParsed) are the same as Surfpool's.
func TestAccountsAreToldInWords(t *testing.T) {
	d, m := startDuet(t, startReference(t, surfpool)), public(mint)
	for _, step := range newCast().begin() {
		d.perform(step.what, d.signStep(step))
	}
	of := solana.AssociatedTokenAddress(public(alice), m, solana.TokenProgram)
	d.perform("a delegate", d.sign(list{
		solana.ApproveChecked(of, m, public(bob), public(alice), 123_456, 6),
		solana.SetTokenAuthority(of, public(alice), solana.AuthorityCloseAccount, &validator.FaucetKey),
		solana.FreezeAccount(of, m, public(payer)),
	}, alice))
	keys := []solana.PublicKey{of, m, seeded("n"), public(bob)}
	d.copyAccount(seeded("n"))
	var theirs struct{ Parsed []any }
	d.r.ask(t, "parsed", map[string]any{"keys": keys}, &theirs)
	for i, key := range keys {
		var ours any
		d.ask("getAccountInfo", &ours, key, object{"encoding": "jsonParsed", "commitment": "confirmed"})
		if here, there := at(ours, "value", "data"), theirs.Parsed[i]; !reflect.DeepEqual(here, there) {
			t.Errorf("%s is told as\n%v here and as\n%v there", key, here, there)
		}
	}
}
