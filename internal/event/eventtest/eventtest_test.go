package eventtest_test

import (
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
)

// The check accepts a good body, and reports the faults of others.
func TestCheck(t *testing.T) {
	const good = `{"event":"portfolio_wallet.deposit.status_changed","walletId":"7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e","observedAt":"2026-01-31T12:00:00.5Z",
		"deposit":{"id":"7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e","amount":"12.500000","token":"usdc","chain":"base","fromAddress":"0x1","txHash":"0x2",
		"status":"completed","createdAt":"2026-01-31T12:00:00Z","completedAt":null}}`
	if err := eventtest.Check(event.DepositStatus, []byte(good)); err != nil {
		t.Error(err)
	}
	for _, change := range [][2]string{
		{`"12.500000"`, `"12.5"`},
		{`"12.500000"`, `12.500000`},
		{`"12.500000"`, `"12.5000000"`},
		{`"walletId":"7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e",`, ``},
		{`"status":"completed"`, `"status":"posted"`},
		{`"token":"usdc"`, `"token":"usdc","extra":1`},
		{`.5Z"`, `.5+01:00"`},
		{`"completedAt":null`, `"completedAt":""`},
		{`deposit.status`, `status`},
		{`}}`, `}} {}`},
	} {
		bad := strings.Replace(good, change[0], change[1], 1)
		if err := eventtest.Check(event.DepositStatus, []byte(bad)); err == nil || bad == good {
			t.Errorf("%s was let through", bad)
		}
	}
	if err := eventtest.Check(event.RiskAction, []byte(`{}`)); err == nil {
		t.Error("a type without a body was let through")
	}
}
