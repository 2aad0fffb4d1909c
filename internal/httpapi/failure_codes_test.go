package httpapi

import (
	"testing"

	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/risk"
)

// The error of a MicroVault's task and the problem of a risk rule have their codes beside them; both are null where
// there is no failure, and the code alone in rows of earlier versions.
func TestTasksAndRulesHaveCodesBesideTheirSentences(t *testing.T) {
	for _, c := range []struct{ code, text string }{{"", ""}, {"contract_refused", "call 0 failed"}, {"", "a failure of an earlier version"}} {
		why := failure.New(failure.Code(c.code), c.text)
		task := microVaultTaskBody(change.Change{Error: why.Text, FailureCode: why.Code})
		rule := riskRuleBody(risk.Rule{Problem: why})
		for name, field := range map[string]struct {
			is   *string
			want string
		}{"a task's error": {task.Error, c.text}, "a task's code": {task.FailureCode, c.code}, "a rule's problem": {rule.Problem, c.text}, "a rule's code": {rule.FailureCode, c.code}} {
			if (field.is == nil) != (field.want == "") || field.is != nil && *field.is != field.want {
				t.Errorf("%s of %+v is %v, want %q", name, c, field.is, field.want)
			}
		}
	}
}
