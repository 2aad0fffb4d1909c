package main

import (
	"strings"
	"testing"

	"github.com/google/uuid"
)

// An operator stops and resumes with the database alone, and the organization's log says
// who and why.
func TestAnOperatorStopsAndResumes(t *testing.T) {
	config, organization := writeConfig(t, ""), uuid.NewString()
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	named := []string{"organization", "--config", config, "--organization", organization, "--reason", "a key is lost"}
	for range 2 {
		if out := mustRun(t, append([]string{"stop", "put"}, named...)...); !strings.Contains(out, "organization "+organization+" is stopped since") || !strings.Contains(out, "operator:") || !strings.Contains(out, "warning: this database has no wallet") {
			t.Errorf("stop put: %s", out)
		}
	}
	if out := mustRun(t, "stop", "list", "--config", config); !strings.Contains(out, organization) || !strings.Contains(out, "1 emergency stop is in force") {
		t.Errorf("stop list: %s", out)
	}
	id := uuid.NewString()
	ofChain := []string{"stop", "put", "source:theirs", "--signer", "--config", config, "--organization", organization, "--reason", "as at the signer", "--id"}
	for range 2 {
		if out := mustRun(t, append(ofChain, id)...); !strings.Contains(out, id) {
			t.Errorf("stop put --id: %s", out)
		}
	}
	if status, _, _ := runProgram(t, append(ofChain, uuid.NewString())...); status == 0 {
		t.Error("one target is stopped under two ids")
	}
	mustRun(t, "stop", "resume", "source:theirs", "--config", config, "--organization", organization, "--reason", "a key is lost no more")
	for _, target := range []string{"everything", "source:nothing", "chain:nothing"} {
		if status, _, _ := runProgram(t, "stop", "put", target, "--config", config, "--organization", organization, "--reason", "none"); status == 0 {
			t.Errorf("%s was stopped", target)
		}
	}
	mustRun(t, append([]string{"stop", "resume"}, named...)...)
	if status, _, _ := runProgram(t, append([]string{"stop", "resume"}, named...)...); status == 0 {
		t.Error("what is not stopped was resumed")
	}
	var done []string
	for _, e := range loadRecorded(t, config) {
		if e.organization == organization {
			if !strings.Contains(e.details, "a key is lost") && !strings.Contains(e.details, "as at the signer") || !strings.HasPrefix(e.actor, "operator:") {
				t.Errorf("%+v", e)
			}
			done = append(done, e.action)
		}
	}
	if got := strings.Join(done, " "); got != "emergency_stop.put emergency_stop.put emergency_stop.end emergency_stop.end" {
		t.Errorf("recorded: %s", got)
	}
}

// The command rejects a stop with the id of one for another reason, and corrects the reason of one that has another
// at the signer.
func TestAnOperatorCorrectsTheReasonOfAStop(t *testing.T) {
	config, organization, id := writeConfig(t, ""), uuid.NewString(), uuid.NewString()
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	put := func(reason string, more ...string) []string {
		return append([]string{"stop", "put", "chain:base", "--config", config, "--organization", organization, "--reason", reason}, more...)
	}
	mustRun(t, put("a key is lst", "--id", id)...)
	for name, args := range map[string][]string{
		"another reason":                  put("a key is lost", "--id", id),
		"a correction without an id":      put("a key is lost", "--correct-reason"),
		"a correction at the signer":      put("a key is lost", "--correct-reason", "--id", id, "--signer"),
		"a correction of a stop not here": put("a key is lost", "--correct-reason", "--id", uuid.NewString()),
	} {
		if status, _, _ := runProgram(t, args...); status == 0 {
			t.Errorf("%s is accepted", name)
		}
	}
	mustRun(t, put("a key is lost", "--id", id, "--correct-reason")...)
	if out := mustRun(t, "stop", "list", "--config", config); !strings.Contains(out, `"a key is lost"`) || !strings.Contains(out, "1 emergency stop is in force") {
		t.Errorf("stop list: %s", out)
	}
}
