package app

import (
	"log/slog"
	"os"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/signer/signerrpc"
)

// The metrics of a signer that is a process of its own, and of its service.
func TestEveryMetricOfTheWireToASignerIsDocumented(t *testing.T) {
	files, err := signerrpc.CreateCertificates(t.TempDir(), []string{"127.0.0.1"}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	registry := prometheus.NewRegistry()
	if _, err := signerrpc.NewServer(signerrpc.Backing{}, files.Signer, nil, slog.New(slog.DiscardHandler), registry); err != nil {
		t.Fatal(err)
	}
	client, err := signerrpc.NewClient([]string{"https://127.0.0.1:7443"}, files.Client, slog.New(slog.DiscardHandler), registry)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	described := make(chan *prometheus.Desc)
	go func() { registry.Describe(described); close(described) }()
	var there []string
	for d := range described {
		there = append(there, regexp.MustCompile(`fqName: "(\w+)"`).FindStringSubmatch(d.String())[1])
	}
	text, err := os.ReadFile("../../docs/signer.md")
	if err != nil {
		t.Fatal(err)
	}
	var documented []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(granary_\\w+)` \\|").FindAllStringSubmatch(string(text), -1) {
		documented = append(documented, m[1])
	}
	slices.Sort(there)
	slices.Sort(documented)
	if !slices.Equal(there, documented) {
		t.Errorf("metrics: %v, documented: %v", there, documented)
	}
}
