package e2e

import (
	"bytes"
	"context"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

const docs = "../../docs/"

// section is one failure of the runbook.
type section struct{ anchor, text string }

var (
	numbered  = regexp.MustCompile(`(?m)^## (\d+\. .*)$`)
	notInSlug = regexp.MustCompile(`[^a-z0-9 -]`)
	alertName = regexp.MustCompile(`\bGranary[A-Z][A-Za-z]+`)
	ourMetric = regexp.MustCompile(`\bgranary_[a-z_]+`)
	inTicks   = regexp.MustCompile("`([^`]+)`")
	statement = regexp.MustCompile(`(?m)^    \$SQL "(.*)"$`)
)

// runbook reads the sections that are numbered.
func runbook(t *testing.T) []section {
	t.Helper()
	text, err := os.ReadFile(docs + "runbook.md")
	if err != nil {
		t.Fatal(err)
	}
	var all []section
	at := numbered.FindAllStringSubmatchIndex(string(text), -1)
	for i, m := range at {
		end := len(text)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		// As GitHub makes an anchor of a heading.
		title := strings.ToLower(string(text[m[2]:m[3]]))
		all = append(all, section{strings.ReplaceAll(notInSlug.ReplaceAllString(title, ""), " ", "-"), string(text[m[0]:end])})
	}
	return all
}

// Every alert leads to a section of the runbook that names it, is about metrics
// that there are, and every one of the sections has an alert and says all
// that a woken person needs.
func TestEveryAlertLeadsToTheRunbook(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(docs + "alerts.yml")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Groups []struct {
			Rules []struct {
				Alert, Expr string
				Annotations map[string]string
			}
		}
	}
	if err := yaml.NewDecoder(bytes.NewReader(text)).Decode(&file); err != nil {
		t.Fatal(err)
	}
	metrics, sections := documentedMetrics(t, "operations.md"), runbook(t)
	maps.Copy(metrics, documentedMetrics(t, "signer.md"))
	if len(sections) != 25 {
		t.Errorf("the runbook has %d failures", len(sections))
	}
	names := map[string]bool{}
	for _, g := range file.Groups {
		for _, r := range g.Rules {
			if names[r.Alert] {
				t.Errorf("%s stands twice", r.Alert)
			}
			names[r.Alert] = true
			for _, metric := range ourMetric.FindAllString(r.Expr, -1) {
				if _, ok := metrics[metric]; !ok {
					t.Errorf("%s: there is no metric %s", r.Alert, metric)
				}
			}
			path, anchor, _ := strings.Cut(r.Annotations["runbook_url"], "#")
			i := slices.IndexFunc(sections, func(s section) bool { return s.anchor == anchor })
			switch {
			case path != "docs/runbook.md" || i < 0:
				t.Errorf("%s leads to %s", r.Alert, r.Annotations["runbook_url"])
			case !strings.Contains(sections[i].text, r.Alert):
				t.Errorf("%s leads to %s, which does not name it", r.Alert, anchor)
			}
			if r.Annotations["summary"] == "" {
				t.Errorf("%s has no summary", r.Alert)
			}
		}
	}
	for _, s := range sections {
		named := alertName.FindAllString(s.text, -1)
		if len(named) == 0 {
			t.Errorf("%s has no alert", s.anchor)
		}
		for _, name := range named {
			if !names[name] {
				t.Errorf("%s: there is no alert %s", s.anchor, name)
			}
		}
		for _, part := range []string{"**Symptom.**", "**Meanwhile.**", "**Look.**", "**Do.**", "**Over**"} {
			if !strings.Contains(s.text, part) {
				t.Errorf("%s does not say %s", s.anchor, part)
			}
		}
		for _, metric := range ourMetric.FindAllString(s.text, -1) {
			prefix := strings.TrimSuffix(metric, "_")
			if !slices.ContainsFunc(slices.Collect(maps.Keys(metrics)), func(m string) bool { return strings.HasPrefix(m, prefix) }) {
				t.Errorf("%s: there is no metric %s", s.anchor, metric)
			}
		}
	}
}

// Texts that the runbook quotes from the log are the program's.
func TestTheRunbookQuotesTheLog(t *testing.T) {
	t.Parallel()
	var source strings.Builder
	for _, dir := range []string{"../../internal", "../../cmd"} {
		err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			source.Write(text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, s := range runbook(t) {
		symptom, _, _ := strings.Cut(s.text, "**Meanwhile.**")
		for _, q := range inTicks.FindAllStringSubmatch(strings.Join(strings.Fields(symptom), " "), -1) {
			for _, piece := range strings.FieldsFunc(q[1], func(r rune) bool { return r == '…' || r == ':' }) {
				piece = strings.TrimSpace(piece)
				known := slices.Contains([]string{"connection refused", "HTTP 429", "granary verify"}, piece)
				if strings.Contains(piece, " ") && !known && !strings.Contains(source.String(), piece) {
					t.Errorf("%s quotes %q, which nothing says", s.anchor, piece)
				}
			}
		}
	}
}

// The questions that the runbook has for the database can be asked.
func TestTheRunbookAsksTheDatabase(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		n := 0
		for _, s := range runbook(t) {
			for _, m := range statement.FindAllStringSubmatch(s.text, -1) {
				if db.Engine() == store.SQLite && strings.Contains(m[1], "pg_") {
					continue
				}
				n++
				rows, err := db.Query(context.Background(), m[1])
				if err == nil {
					for rows.Next() {
					}
					err = rows.Err()
					rows.Close()
				}
				if err != nil {
					t.Errorf("%s: %s: %v", s.anchor, m[1], err)
				}
			}
		}
		if n < 6 {
			t.Errorf("%d questions", n)
		}
	})
}
