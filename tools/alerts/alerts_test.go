// Package alerts reads docs/alerts.yml as Prometheus does. It is a module of its own since Prometheus's parser would
// decide on versions of the program's dependencies. The metrics of the rules are tested in internal/e2e.
package alerts

import (
	"bytes"
	"os"
	"testing"
	"time"

	"github.com/prometheus/common/model"
	"github.com/prometheus/prometheus/promql/parser"
	"go.yaml.in/yaml/v3"
)

func TestEveryRuleParses(t *testing.T) {
	text, err := os.ReadFile("../../docs/alerts.yml")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Groups []struct {
			Name  string
			Rules []struct {
				Alert, Expr         string
				For                 string
				Labels, Annotations map[string]string
			}
		}
	}
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	decoder.KnownFields(true)
	if err := decoder.Decode(&file); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, g := range file.Groups {
		for _, r := range g.Rules {
			n++
			expr, err := parser.ParseExpr(r.Expr)
			if err != nil {
				t.Errorf("%s: %v", r.Alert, err)
				continue
			}
			if expr.Type() != parser.ValueTypeVector {
				t.Errorf("%s: %s is no vector: nothing would ever fire", r.Alert, r.Expr)
			}
			if r.For != "" {
				if d, err := model.ParseDuration(r.For); err != nil || time.Duration(d) <= 0 {
					t.Errorf("%s: for %q: %v", r.Alert, r.For, err)
				}
			}
			if r.Labels["severity"] == "" {
				t.Errorf("%s has no severity", r.Alert)
			}
		}
	}
	if n < 10 {
		t.Errorf("%d rules", n)
	}
}
