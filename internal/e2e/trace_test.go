package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	tracepb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// collector is an operator's OTLP endpoint.
type collector struct {
	server *httptest.Server

	mu    sync.Mutex
	raw   bytes.Buffer
	spans []span
}

// span is the collector's record of one.
type span struct {
	name, trace, id, parent, process string
	attrs                            map[string]string
}

func newCollector(t *testing.T) *collector {
	t.Helper()
	c := &collector{}
	c.server = httptest.NewServer(c)
	t.Cleanup(c.server.Close)
	return c
}

// env has a process send its traces here, at once.
func (c *collector) env() []string {
	return []string{"OTEL_EXPORTER_OTLP_ENDPOINT=" + c.server.URL, "OTEL_BSP_SCHEDULE_DELAY=20"}
}

func (c *collector) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	// On the wire an export request is a TracesData.
	var data tracepb.TracesData
	if r.URL.Path != "/v1/traces" || proto.Unmarshal(body, &data) != nil {
		http.Error(w, "no traces", http.StatusBadRequest)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.raw.Write(body)
	for _, from := range data.GetResourceSpans() {
		process := ""
		for _, a := range from.GetResource().GetAttributes() {
			if a.GetKey() == "service.instance.id" {
				process = a.GetValue().GetStringValue()
			}
		}
		for _, scope := range from.GetScopeSpans() {
			for _, s := range scope.GetSpans() {
				kept := span{name: s.GetName(), trace: fmt.Sprintf("%x", s.GetTraceId()), id: fmt.Sprintf("%x", s.GetSpanId()),
					parent: fmt.Sprintf("%x", s.GetParentSpanId()), process: process, attrs: map[string]string{}}
				for _, a := range s.GetAttributes() {
					kept.attrs[a.GetKey()] = a.GetValue().GetStringValue()
				}
				c.spans = append(c.spans, kept)
			}
		}
	}
}

// of returns the spans of a trace, and all bytes that came.
func (c *collector) of(trace string) (spans []span, raw string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range c.spans {
		if s.trace == trace {
			spans = append(spans, s)
		}
	}
	return spans, c.raw.String()
}

// named counts the spans of a trace with a name.
func (c *collector) named(trace, name string) (n int) {
	spans, _ := c.of(trace)
	for _, s := range spans {
		if s.name == name {
			n++
		}
	}
	return n
}

const (
	callersTrace = "4bf92f3577b34da6a3ce929d0e0e4736"
	callersSpan  = "00f067aa0ba902b7"
)

// One trace runs from a caller's request for a withdrawal to the webhooks of its end, through two processes: plan,
// signature, transaction, receipt, settlement, delivery, each under its cause.
func TestOneTraceFromRequestToReceipt(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithTimeout(t.Context(), casePatience())
			defer cancel()
			c := newCollector(t)
			// The second process makes no blocks: its transactions are mined by the third.
			s := newService(t, engine, launch{env: c.env()}, launch{env: c.env(), pace: never}, launch{env: c.env()})
			r := newReceiver(ctx, t, s)
			f := newFlow(s)
			if err := f.open(ctx); err != nil {
				t.Fatal(err)
			}
			if err := f.invest(ctx); err != nil {
				t.Fatal(err)
			}
			again(ctx, t, s)
			withdrawal := f.withdrawTraced(ctx, t)
			waittest.Until(t, "both legs' first steps are sent", func() bool { return c.named(callersTrace, "relay.send") >= 2 })
			again(ctx, t, s)
			if err := f.request(ctx, f.paid); err != nil { // a repetition
				t.Fatal(err)
			}
			if err := f.finish(ctx); err != nil {
				t.Fatal(err)
			}
			waittest.Until(t, "the last webhook is delivered", func() bool {
				return c.named(callersTrace, "webhook.deliver") >= len(f.ends(f).events)-8 && c.named(callersTrace, "relay.receipt") == 3
			})
			if err := s.stop(ctx); err != nil {
				t.Fatal(err)
			}
			spans, raw := c.of(callersTrace)
			checkTrace(t, spans, withdrawal)
			p, err := s.latest()
			if err != nil {
				t.Fatal(err)
			}
			for what, secret := range map[string]string{"the token": p.info.Token, "the webhook's secret": r.secret, "the destination": f.destination.Hex()} {
				if strings.Contains(raw, secret) || strings.Contains(strings.ToLower(raw), strings.ToLower(secret)) {
					t.Errorf("%s was exported", what)
				}
			}
			log, err := os.ReadFile(filepath.Join(s.dir, "log"))
			if err != nil || !strings.Contains(string(log), `"trace_id":"`+callersTrace) {
				t.Errorf("no line of the log names the trace: %v", err)
			}
		})
	}
}

// again stops the service and starts it again.
func again(ctx context.Context, t *testing.T, s *service) {
	t.Helper()
	if err := s.stop(ctx); err != nil {
		t.Fatal(err)
	}
	if err := s.restart(); err != nil {
		t.Fatal(err)
	}
}

// withdrawTraced asks for the flow's withdrawal as a part of the caller's trace.
func (f *flow) withdrawTraced(ctx context.Context, t *testing.T) client.Withdrawal {
	t.Helper()
	p, err := f.service.serving(ctx)
	if err != nil {
		t.Fatal(err)
	}
	body, err := json.Marshal(f.withdraw)
	if err != nil {
		t.Fatal(err)
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.info.BaseURL+"/v2/wallets/"+f.wallet.ID.String()+"/withdrawals", bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header = http.Header{"Authorization": {"Bearer " + p.info.Token}, "Content-Type": {"application/json"},
		"Traceparent": {"00-" + callersTrace + "-" + callersSpan + "-01"}}
	res, err := http.DefaultClient.Do(req)
	w, err := read[client.Withdrawal](res, err)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// checkTrace checks the spans of a withdrawal that redeems and pays twice, and their parents.
func checkTrace(t *testing.T, spans []span, withdrawal client.Withdrawal) {
	t.Helper()
	byID := map[string]span{}
	processes := map[string]bool{}
	for _, s := range spans {
		byID[s.id] = s
		processes[s.process] = true
	}
	if len(processes) != 2 {
		t.Errorf("%d processes took part", len(processes))
	}
	start, settle := "task transfer.start:ethereum_sepolia", "task transfer.settle"
	under := map[string][]string{
		"POST /v2/wallets/{id}/withdrawals": {""},
		"transfer.plan":                     {"POST /v2/wallets/{id}/withdrawals"},
		start:                               {"transfer.plan", settle},
		"custody.sign":                      {start},
		"relay.send":                        {start},
		"relay.receipt":                     {start},
		settle:                              {start},
		"webhook.deliver":                   {"transfer.plan", start, settle},
	}
	count := map[string]int{}
	for _, s := range spans {
		count[s.name]++
		parents, known := under[s.name]
		if !known {
			t.Errorf("a span %q: %v", s.name, s.attrs)
			continue
		}
		if parent := byID[s.parent]; !slices.Contains(parents, parent.name) {
			t.Errorf("%s is under %q (%s), not one of %q", s.name, parent.name, s.parent, parents)
		}
		if s.name == "transfer.plan" && s.attrs["withdrawal"] != withdrawal.ID.String() {
			t.Errorf("the plan is of withdrawal %q", s.attrs["withdrawal"])
		}
		if (s.name == "relay.send" || s.name == "relay.receipt") && !strings.HasPrefix(s.attrs["tx.hash"], "0x") {
			t.Errorf("%s carries %v", s.name, s.attrs)
		}
	}
	for name := range under {
		if count[name] == 0 {
			t.Errorf("no span %q", name)
		}
	}
	for name, n := range map[string]int{"custody.sign": 3, "relay.receipt": 3, settle: 3} {
		if count[name] < n {
			t.Errorf("%d of %q, want %d: one a step", count[name], name, n)
		}
	}
}
