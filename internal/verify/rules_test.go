package verify_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/verify"
)

// The meaning of a break's rule is in docs/operations.md.
func TestTheRulesAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/operations.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range verify.Rules {
		if row := fmt.Sprintf("| `%s` | %s |\n", r.Rule, r.Holds); !strings.Contains(string(text), row) {
			t.Errorf("docs/operations.md has no row %q", row)
		}
	}
}

// GET /v2/reconciliation/breaks accepts exactly the existing rules.
func TestTheInterfaceHasTheRules(t *testing.T) {
	_, after, _ := strings.Cut(string(api.Spec), "    ReconciliationRule:\n      type: string\n      enum: [")
	line, _, _ := strings.Cut(after, "]")
	described := strings.Split(line, ", ")
	for _, r := range verify.Rules {
		if !slices.Contains(described, string(r.Rule)) {
			t.Errorf("api/openapi.yaml does not have the rule %s", r.Rule)
		}
	}
	for _, name := range described {
		if !slices.ContainsFunc(verify.Rules, func(r verify.RuleText) bool { return string(r.Rule) == name }) && name != "in_transit" {
			t.Errorf("api/openapi.yaml has the rule %s, and there is none", name)
		}
	}
}
