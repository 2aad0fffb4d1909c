// Command testrun runs the parts of scripts/test: linters, contracts, clients and the tests of every package.
// parts.yaml lists the parts and the command that proves each. It installs no tool and starts no server: scripts/test
// does that and then calls it.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// errFailed means that a part failed; the report has been printed.
var errFailed = errors.New("at least one part failed")

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:])
	stop()
	if err != nil {
		if !errors.Is(err, errFailed) {
			fmt.Fprintln(os.Stderr, "scripts/test:", err)
		}
		os.Exit(1)
	}
}

// options are the flags of scripts/test.
type options struct {
	full    bool
	nightly bool
	failed  bool
	changed revision
	only    string
	seed    string
	third   int
}

// revision is the value of --changed, which may stand without one.
type revision struct {
	set  bool
	name string
}

func (r *revision) String() string { return r.name }

func (r *revision) Set(value string) error {
	*r = revision{set: true, name: value}
	if value == "true" {
		r.name = ""
	}
	return nil
}

func (r *revision) IsBoolFlag() bool { return true }

func parseOptions(args []string) (options, error) {
	var o options
	flags := flag.NewFlagSet("scripts/test", flag.ContinueOnError)
	flags.BoolVar(&o.full, "full", false, "run every case on both engines, and record the inputs of the parts that passed")
	flags.BoolVar(&o.nightly, "nightly", false, "as --full, with random seeds; fail if the record of inputs is not current")
	flags.BoolVar(&o.failed, "failed", false, "run the parts and tests that failed in the last run")
	flags.Var(&o.changed, "changed", "run the packages that changes since `REVISION` (without a value: since origin/main) can break")
	flags.StringVar(&o.only, "only", "", "run only these `parts`, separated by commas")
	flags.StringVar(&o.seed, "seed", "", "seed of random tests: a number, or random; fixed by default")
	flags.IntVar(&o.third, "third", -1, "the `third` (0, 1, 2) of the tests that runs on PostgreSQL as well; by default that of the day")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("unexpected argument %q; packages come first: scripts/test ./internal/ledger -run TestPost", flags.Arg(0))
	}
	if o.third > 2 {
		return o, fmt.Errorf("--third %d: must be 0, 1 or 2", o.third)
	}
	if o.nightly {
		o.full = true
		if o.seed == "" {
			o.seed = "random"
		}
	}
	return o, nil
}

func run(ctx context.Context, args []string) error {
	o, err := parseOptions(args)
	if errors.Is(err, flag.ErrHelp) {
		return nil
	}
	if err != nil {
		return err
	}
	plan, err := loadPlan("internal/testrun/parts.yaml")
	if err != nil {
		return err
	}
	tree, err := loadTree(ctx)
	if err != nil {
		return err
	}
	history, err := openHistory(o.mode())
	if err != nil {
		return err
	}
	jobs, err := selectJobs(ctx, o, plan, tree, history)
	if err != nil {
		return err
	}
	r := newReport(os.Stdout, history, jobs)
	r.isWhole = !o.failed && !o.changed.set && o.only == ""
	r.runAll(ctx, jobs)
	if err := history.save(r); err != nil {
		return err
	}
	if o.full && !o.failed {
		if err := settleRecord(o, plan, r); err != nil {
			r.printSummary()
			return err
		}
	}
	r.printSummary()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if r.hasFailed() {
		return errFailed
	}
	return nil
}

// mode names the set of times that a run's times are compared with.
func (o options) mode() string {
	if o.full {
		return "full"
	}
	return "fast"
}
