package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
)

// startSandbox runs granary sandbox until the test ends, and has the commands that are
// clients ask it.
func startSandbox(t *testing.T) app.SandboxInfo {
	t.Helper()
	clearEnvironment(t)
	dir := t.TempDir() // which is removed after the sandbox has ended
	ctx, stop := context.WithCancel(context.Background())
	printed, out := io.Pipe()
	var log bytes.Buffer
	ended := make(chan int, 1)
	go func() {
		status := run(ctx, []string{"sandbox", "--data", dir, "--listen", "127.0.0.1:0", "--rpc-listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0",
			"--block-time", "50ms", "--on-demand"}, out, &log)
		_ = out.Close()
		ended <- status
	}()
	t.Cleanup(func() {
		stop()
		if status := <-ended; status != 0 {
			t.Errorf("the sandbox ended with status %d\n%s", status, log.String())
		}
	})
	var info app.SandboxInfo
	if err := json.NewDecoder(printed).Decode(&info); err != nil {
		t.Fatalf("the sandbox says nothing: %v", err)
	}
	t.Setenv("GRANARY_API", info.BaseURL+"/") // as people write it
	t.Setenv("GRANARY_TOKEN", info.Token)
	return info
}

var (
	printedID = regexp.MustCompile(`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`)
	waitsFor  = regexp.MustCompile(`(?m)^to be approved: (\S+)$`)
)

// newApproverKey makes a key in a file and returns both.
func newApproverKey(t *testing.T) (path, publicKey string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "approver.key")
	return path, strings.TrimSpace(mustRun(t, "approvers", "key", "new", "--out", path))
}

// addApprover registers a key.
func addApprover(t *testing.T, name, publicKey string, more ...string) (id, out string) {
	t.Helper()
	out = mustRun(t, append([]string{"approvers", "add", "--name", name, "--public-key", publicKey}, more...)...)
	return printedID.FindString(out), out
}

// activityIn is the activity that a command says must be approved.
func activityIn(t *testing.T, out string) string {
	t.Helper()
	m := waitsFor.FindStringSubmatch(out)
	if m == nil {
		t.Fatalf("no activity is named in:\n%s", out)
	}
	return m[1]
}

// vote casts a vote on an activity's text, as a script does that was given its
// fingerprint.
func vote(t *testing.T, action, key, activity string) string {
	t.Helper()
	fingerprint, _, _ := strings.Cut(mustRun(t, "approvers", "show", activity), "\n")
	return mustRun(t, "approvers", action, "--key", key, "--fingerprint", fingerprint, activity)
}

// A person registers approvers, lists waiting activities, and approves and rejects them, all from a terminal.
func TestApproversFromATerminal(t *testing.T) {
	startSandbox(t)
	treasurerKey, treasurerPublic := newApproverKey(t)
	strangerKey, _ := newApproverKey(t)
	deputyKey, deputyPublic := newApproverKey(t)
	_, thirdPublic := newApproverKey(t)

	treasurer, out := addApprover(t, "treasurer", treasurerPublic)
	if out != treasurer+" is active\n" {
		t.Errorf("the first approver: %q", out)
	}
	request := uuid.NewString()
	deputy, out := addApprover(t, "deputy", deputyPublic, "--request-id", request)
	waits := activityIn(t, out)
	if out != deputy+" is pending_approval\nto be approved: "+waits+"\n" {
		t.Errorf("the second approver: %q", out)
	}
	if _, again := addApprover(t, "deputy", deputyPublic, "--request-id", request); again != out {
		t.Errorf("the request that is repeated says %q, and said %q", again, out)
	}
	expectFailure(t, 1, "register the approver: validation_error:", "approvers", "add", "--name", "nobody", "--public-key", "02")

	assertRow(t, mustRun(t, "approvers", "pending"), waits, "approver_change", "0 of 1", "- ")
	shown := mustRun(t, "approvers", "show", waits)
	fingerprint := strings.SplitN(shown, "\n", 2)[0]
	if !strings.HasPrefix(fingerprint, "sha256:") || !strings.Contains(shown, deputyPublic) || !strings.HasSuffix(shown, "ACTIVITY_STATUS_CONSENSUS_NEEDED, 0 of 1 approvals\n") {
		t.Errorf("what is to be approved is shown as:\n%s", shown)
	}
	expectFailure(t, 1, "the activity's fingerprint is "+fingerprint, "approvers", "approve", "--key", treasurerKey, "--fingerprint", "sha256:00", waits)
	if status, _, errOut := runProgram(t, "approvers", "approve", "--key", strangerKey, "--fingerprint", fingerprint, waits); status != 1 || !strings.Contains(errOut, "vote: forbidden:") {
		t.Errorf("a stranger's vote: status %d, %q", status, errOut)
	}
	out = mustRun(t, "approvers", "approve", "--key", treasurerKey, "--fingerprint", fingerprint, waits)
	if out != shown+"your vote to approve counts: ACTIVITY_STATUS_COMPLETED\n" {
		t.Errorf("the vote shows:\n%s", out)
	}
	if status, _, errOut := runProgram(t, "approvers", "approve", "--key", treasurerKey, "--fingerprint", fingerprint, waits); status != 1 || !strings.Contains(errOut, "ask for the request: workflow_conflict:") {
		t.Errorf("a vote on what has ended: status %d, %q", status, errOut)
	}
	if shown = mustRun(t, "approvers", "show", waits); !strings.HasSuffix(shown, "ACTIVITY_STATUS_COMPLETED, 1 of 1 approvals\n") {
		t.Errorf("what was approved is shown as:\n%s", shown)
	}

	third, out := addApprover(t, "third", thirdPublic)
	rejected := activityIn(t, out)
	for _, v := range []struct{ key, status string }{{treasurerKey, "CONSENSUS_NEEDED"}, {deputyKey, "REJECTED"}} { // one of two may approve it
		if out = vote(t, "reject", v.key, rejected); !strings.HasSuffix(out, "your vote to reject counts: ACTIVITY_STATUS_"+v.status+"\n") {
			t.Errorf("the rejection shows, not %s:\n%s", v.status, out)
		}
	}
	vote(t, "approve", treasurerKey, activityIn(t, mustRun(t, "approvers", "remove", deputy)))
	list := mustRun(t, "approvers", "list")
	assertRow(t, list, treasurer, "active", "api_key", `"treasurer"`, treasurerPublic)
	assertRow(t, list, deputy, "removed", "api_key", `"deputy"`, deputyPublic)
	assertRow(t, list, third, "removed", "api_key", `"third"`, thirdPublic)
	if out = mustRun(t, "approvers", "pending"); strings.Count(out, "\n") != 1 {
		t.Errorf("nothing waits, and listed is:\n%s", out)
	}
}

// assertRow looks for a row of a table that begins with an id and has these words.
func assertRow(t *testing.T, table, id string, words ...string) {
	t.Helper()
	for row := range strings.Lines(table) {
		if !strings.HasPrefix(row, id) {
			continue
		}
		for _, word := range words {
			if !strings.Contains(row, word) {
				t.Errorf("no %s in the row %q", word, row)
			}
		}
		return
	}
	t.Errorf("no row of %s in:\n%s", id, table)
}

// The commands print rejections, and who rejected.
func TestApproversCommandsThatAreRefused(t *testing.T) {
	info := startSandbox(t)
	key, _ := newApproverKey(t)
	unknown := uuid.NewString()
	commands := map[string][]string{
		"list the approvers":                     {"list"},
		"register the approver":                  {"add", "--name", "x", "--public-key", "02"},
		"remove the approver":                    {"remove", unknown},
		"list activities that wait for approval": {"pending"},
		"read the activity":                      {"show", unknown},
		"read the activity to reject it":         {"reject", "--key", key, "--fingerprint", "sha256:00", unknown},
	}
	for doing, args := range commands {
		said := strings.TrimSuffix(doing, " to reject it") + ": "
		args = append([]string{"approvers"}, args...)
		t.Setenv("GRANARY_TOKEN", "none")
		expectFailure(t, 1, said+"unauthenticated: the token is ", args...)
		t.Setenv("GRANARY_TOKEN", info.Token)
		expectFailure(t, 1, said, append(args, "--api", "http://127.0.0.1:1")...)
	}
	expectFailure(t, 1, "activity_not_found: ", "approvers", "show", unknown)
	expectFailure(t, 1, "approver_not_found: ", "approvers", "remove", unknown)
	expectFailure(t, 1, "read the private key: ", "approvers", "approve", "--key", key+".not", unknown)
	if err := os.Unsetenv("GRANARY_TOKEN"); err != nil { // startSandbox has it put back
		t.Fatal(err)
	}
	expectFailure(t, 1, "there is no bearer token", "approvers", "list", "--api", info.BaseURL)
	token := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(token, []byte(info.Token+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	mustRun(t, "approvers", "list", "--token-file", token)
	if err := os.Chmod(token, 0o644); err != nil {
		t.Fatal(err)
	}
	expectFailure(t, 1, "read the token: ", "approvers", "list", "--token-file", token)
}

// A compromised service shows another text than the one for which it requests a stamp. It gets none.
func TestAnApproverStampsOnlyWhatWasShown(t *testing.T) {
	info := startSandbox(t)
	key, public := newApproverKey(t)
	_, deputyPublic := newApproverKey(t)
	addApprover(t, "treasurer", public)
	_, out := addApprover(t, "deputy", deputyPublic)
	waits := activityIn(t, out)
	fingerprint, _, _ := strings.Cut(mustRun(t, "approvers", "show", waits), "\n")
	vote := []string{"approvers", "approve", "--key", key, "--fingerprint", fingerprint, waits}
	for name, c := range map[string]struct{ at, from, to, want string }{
		"another text":         {"/v2/custody/activities/", "deputy", "deputx", "its text is that of "},
		"another activity":     {"/v2/custody/activity-approval-request", "sha256:", "sha256:0", "the service asks for a stamp over "},
		"another action":       {"/v2/custody/activity-approval-request", "APPROVE_ACTIVITY", "REJECT_ACTIVITY", "the service asks for a stamp over "},
		"another organization": {"/v2/custody/activity-approval-request", info.OrganizationID.String(), uuid.NewString(), "the service asks for a stamp over "},
		"more than was shown":  {"/v2/custody/activity-approval-request", `{\"type\"`, `{\"also\":1,\"type\"`, "the service asks for a stamp over "},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("GRANARY_API", serveAltered(t, info.BaseURL, c.at, c.from, c.to))
			status, _, errOut := runProgram(t, vote...)
			if status != 1 || !strings.Contains(errOut, c.want) {
				t.Errorf("status %d, %q does not say %q", status, errOut, c.want)
			}
		})
	}
	if out := mustRun(t, vote...); !strings.Contains(out, "ACTIVITY_STATUS_COMPLETED") {
		t.Errorf("unaltered, the vote shows:\n%s", out)
	}
}

// A service in an attacker's hands that puts its own change of approvers in the place of the
// harmless one, in every request and response, gets no vote for it.
func TestAnotherActivityIsNotApprovedInItsPlace(t *testing.T) {
	info := startSandbox(t)
	key, public := newApproverKey(t)
	_, deputyPublic := newApproverKey(t)
	_, malloryPublic := newApproverKey(t)
	addApprover(t, "treasurer", public)
	_, out := addApprover(t, "deputy", deputyPublic)
	harmless := activityIn(t, out)
	mallory, out := addApprover(t, "mallory", malloryPublic)
	evil := activityIn(t, out)
	fingerprint, _, _ := strings.Cut(mustRun(t, "approvers", "show", evil), "\n")
	target, err := url.Parse(info.BaseURL)
	if err != nil {
		t.Fatal(err)
	}
	proxy := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(target)
		r.Out.URL.Path = strings.ReplaceAll(r.Out.URL.Path, harmless, evil)
		if r.Out.Method != http.MethodGet {
			t.Errorf("it asks for a vote: %s", r.In.URL.Path)
		}
	}}
	server := httptest.NewServer(proxy)
	t.Cleanup(server.Close)
	t.Setenv("GRANARY_API", server.URL)
	for _, meant := range []string{fingerprint, ""} {
		status, _, errOut := runProgram(t, "approvers", "approve", "--key", key, "--fingerprint", meant, harmless)
		if status != 1 || !strings.Contains(errOut, "this is not the activity that was asked for") && !strings.Contains(errOut, "there is no terminal") {
			t.Errorf("status %d, %q", status, errOut)
		}
	}
	t.Setenv("GRANARY_API", info.BaseURL)
	assertRow(t, mustRun(t, "approvers", "list"), mallory, "pending_approval")
}

// serveAltered serves a service's responses, with one text for another in the responses of one path. A vote that
// reaches it is an error.
func serveAltered(t *testing.T, api, at, from, to string) string {
	t.Helper()
	target, err := url.Parse(api)
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(target)
	proxy.ModifyResponse = func(r *http.Response) error {
		if strings.HasSuffix(r.Request.URL.Path, "/vote") {
			t.Error("it votes")
		}
		if !strings.HasPrefix(r.Request.URL.Path, at) {
			return nil
		}
		text, err := io.ReadAll(r.Body)
		if err != nil {
			return err
		}
		altered := bytes.ReplaceAll(text, []byte(from), []byte(to))
		if bytes.Equal(altered, text) {
			t.Errorf("no %q to alter in %s", from, text)
		}
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(altered)), int64(len(altered))
		r.Header.Set("Content-Length", strconv.Itoa(len(altered)))
		return nil
	}
	server := httptest.NewServer(proxy)
	t.Cleanup(server.Close)
	return server.URL
}
