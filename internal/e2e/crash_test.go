package e2e

import (
	"context"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/relay/solrelay"
	"github.com/granaryhq/granary/internal/risk"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
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

// hasOwnFlow says whether a point is passed by no ordinary flow, and a test of its own
// dies there.
func hasOwnFlow(point string) bool {
	return slices.ContainsFunc(troubles, func(t trouble) bool { return t.point == nameOf(point) }) ||
		slices.Contains(consentPoints, point) || slices.Contains(change.CrashPoints(), point) ||
		slices.Contains(solrelay.CrashPoints(), point) || slices.Contains(transfer.RequestCrashPoints(), point) ||
		slices.Contains(riskPoints(), point) || slices.Contains(transfer.BridgeCrashPoints(), point) || slices.Contains(transfer.ReceptionCrashPoints(), point)
}

func nameOf(point string) string {
	return strings.TrimSuffix(strings.TrimSuffix(point, ".before"), ".after")
}

var everyDeath = flag.Bool("deaths.all", false, "have processes die before and after each step on both engines")

// enginesOf are the engines whose database the processes have that die at a point. They die
// before a step on one and after it on the other; which on which, its name says. The nights'
// runs have them die at both on both.
func enginesOf(point string) []store.Engine {
	engines := storetest.Engines()
	if *everyDeath || len(engines) < 2 {
		return engines
	}
	turn := len(nameOf(point))
	if strings.HasSuffix(point, ".after") {
		turn++
	}
	return engines[turn%2 : turn%2+1]
}

// casePatience bounds a case, which waits for many things. Each takes seconds.
func casePatience() time.Duration { return 2 * waittest.Patience() }

// plan says where the processes of a case die, and how often at least.
//
// The first dies at the point. The next two get past it once, which is what the
// first left to do or the next thing like it, and die there again. What comes
// after them lives.
func plan(point string) (launches []launch, deaths int) {
	switch point {
	case "relay.replace.before", "relay.replace.after":
		// The first leaves a transaction that nobody has sent, on a chain whose
		// time, at a second a block, has run far ahead. The second sends it, to a
		// chain that makes no more blocks, and sees that it was passed by for long.
		return []launch{{dieAt: "relay.persist.after:2", pace: 20 * time.Millisecond}, {dieAt: point, pace: never}}, 2
	}
	return []launch{{dieAt: point}, {dieAt: point + ":2"}, {dieAt: point + ":2"}}, 1
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

// eachDeath runs a flow for each point and engine, on processes that die as a plan says, and
// holds that they have died so often.
func eachDeath(t *testing.T, points []string, plan func(point string) ([]launch, int), run func(ctx context.Context, t *testing.T, s *service, point string)) {
	t.Helper()
	for _, point := range points {
		for _, engine := range enginesOf(point) {
			t.Run(point+"/"+string(engine), func(t *testing.T) {
				t.Parallel()
				launches, deaths := plan(point)
				s := newService(t, engine, launches...)
				ctx, cancel := context.WithTimeout(t.Context(), casePatience())
				defer cancel()
				run(ctx, t, s, point)
				if n := s.died(); n < deaths {
					t.Errorf("the program died %d times, not %d: the point is not passed", n, deaths)
				}
			})
		}
	}
}

// A process that dies right before or right after any of its durable steps, of
// SIGKILL, leaves nothing undone and does nothing twice.
func TestADeathAtAnyPointLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	var ordinary []string
	for _, of := range points {
		ordinary = append(ordinary, slices.DeleteFunc(slices.Clone(of), hasOwnFlow)...)
	}
	eachDeath(t, ordinary, plan, func(ctx context.Context, t *testing.T, s *service, point string) {
		r := newReceiver(ctx, t, s)
		if nameOf(point) == "relay.replace" {
			if err := s.outrun(ctx, time.Minute); err != nil {
				t.Fatal(err)
			}
		}
		f := newFlow(s)
		f.automatic = slices.Contains(automatic, nameOf(point))
		if err := f.run(ctx); err != nil {
			t.Fatal(err)
		}
		audit(ctx, t, s, r, f)
	})
}

// outrun waits until the chain's time is so far ahead of ours.
func (s *service) outrun(ctx context.Context, by time.Duration) error {
	_, err := until(ctx, s, "the chain is far ahead", func(*client.Client) (ahead time.Duration, err error) {
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
