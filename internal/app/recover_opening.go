package app

import (
	"fmt"
	"io"

	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
)

// printOpening prints a line for each difference of a wallet, or one line if the wallet was left and its differences are unknown.
func printOpening(out io.Writer, o recovery.Opening) error {
	does := "opened"
	if !o.Posted {
		does = "left  "
	}
	if len(o.Differences) == 0 {
		_, err := fmt.Fprintf(out, "%s  wallet %s  on %s  %s\n", does, o.Wallet, o.Chain, printable.Escape(o.Why))
		return err
	}
	for _, d := range o.Differences {
		if _, err := fmt.Fprintf(out, "%s  wallet %s  %s  books %s  chain %s at block %d  %s\n", does, o.Wallet, d.Position, d.Books, d.Shown, o.Block, printable.Escape(o.Why)); err != nil {
			return err
		}
	}
	return nil
}
