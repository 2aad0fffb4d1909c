package e2e

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/relay/solrelay"
	"github.com/granaryhq/granary/internal/risk"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/webhook"
)

// points are the crash points of every package that has some, by its directory.
var points = map[string][]string{
	"internal/approval":       approval.CrashPoints(),
	"internal/change":         change.CrashPoints(),
	"internal/intent":         intent.CrashPoints(),
	"internal/relay":          relay.CrashPoints(),
	"internal/relay/solrelay": solrelay.CrashPoints(),
	"internal/risk":           risk.CrashPoints(),
	"internal/transfer":       transfer.CrashPoints(),
	"internal/wallet":         wallet.CrashPoints(),
	"internal/webhook":        webhook.CrashPoints(),
}

// automatic are the points that only automatic wallets pass.
var automatic = []string{"strategy.apply", "balance.begin"}

// nameOf returns a point without its end.
func nameOf(point string) string {
	return strings.TrimSuffix(strings.TrimSuffix(point, ".before"), ".after")
}

// namesOf returns points without their ends.
func namesOf(points []string) (names []string) {
	for _, p := range points {
		names = append(names, nameOf(p))
	}
	return names
}

// casePatience bounds a case, which waits for many things. Each takes seconds.
func casePatience() time.Duration { return 2 * waittest.Patience() }

// plan says where the processes of a case die, and how often at least.
//
// At several points one process dies at each, in their order. At a single point the
// first process dies; the next two get past it once, which is the rest of the first
// one's work or the next work of that kind, and die there again. The processes after
// them live.
func plan(points []string) (launches []launch, deaths int) {
	if nameOf(points[0]) == "relay.replace" {
		// The first leaves an unsent transaction, on a chain whose time, at a second a block, has run far ahead. The
		// second sends it, to a chain that makes no more blocks, and sees that it was passed by for long.
		return []launch{{dieAt: "relay.persist.after:2", pace: 20 * time.Millisecond}, {dieAt: points[0], pace: never}}, 2
	}
	if len(points) == 1 {
		return []launch{{dieAt: points[0]}, {dieAt: points[0] + ":2"}, {dieAt: points[0] + ":2"}}, 1
	}
	for _, point := range points {
		launches = append(launches, launch{dieAt: point})
	}
	return launches, len(points)
}

// No point is left out: each that a package names is one that it lists, and each
// package that has some is in points.
func TestThePointsAreAllThePointsThereAre(t *testing.T) {
	passed := regexp.MustCompile(`\bcrash\.Point\b`)
	named := regexp.MustCompile(`(?m)^\tpoint\w+ += "(.+?)"`)
	root := os.DirFS("../..")
	if err := fs.WalkDir(root, "internal", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(root, path)
		listed := points[filepath.Dir(path)]
		if passed.Match(text) && len(listed) == 0 {
			t.Errorf("%s has crash points that nobody dies at", path)
		}
		for _, name := range named.FindAllStringSubmatch(string(text), -1) {
			if !slices.Contains(listed, name[1]+".before") || !slices.Contains(listed, name[1]+".after") {
				t.Errorf("%s: nobody dies at %s", path, name[1])
			}
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
}

// A process that dies right before or right after any of its durable steps, of SIGKILL, leaves no work undone and
// does none twice.
func TestADeathAtAnyPointLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, "ordinary", plan, func(ctx context.Context, t *testing.T, s *service, points []string) {
		r := newReceiver(ctx, t, s)
		names := namesOf(points)
		if slices.Contains(names, "relay.replace") {
			if err := s.outrun(ctx, time.Minute); err != nil {
				t.Fatal(err)
			}
		}
		f := newFlow(s)
		f.automatic = slices.ContainsFunc(names, func(name string) bool { return slices.Contains(automatic, name) })
		if err := f.run(ctx); err != nil {
			t.Fatal(err)
		}
		audit(ctx, t, s, r, f)
	})
}

// outrun waits until the chain's time is so far ahead of ours. It pays an account again and again, since a chain may
// rest while no transaction waits for a block.
func (s *service) outrun(ctx context.Context, by time.Duration) error {
	_, err := until(ctx, s, "the chain is far ahead", func(*client.Client) (ahead time.Duration, err error) {
		if _, err := s.drip(ctx, chain.USDC, common.Address{1}, 1); err != nil {
			return 0, err
		}
		err = s.onChain(ctx, func(_ *process, node *ethclient.Client) error {
			head, err := node.HeaderByNumber(ctx, nil)
			if err == nil {
				ahead = time.Until(time.Unix(int64(head.Time), 0))
			}
			return err
		})
		return ahead, err
	}, func(ahead time.Duration) bool { return ahead >= by })
	return err
}
