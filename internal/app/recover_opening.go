package app

import (
	"fmt"
	"io"

	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
)

// printOpening prints a line for each difference of a wallet, or one line for a wallet that was left without a known difference.
func printOpening(out io.Writer, o recovery.Opening) error {
	does := "opened"
	if !o.Posted {
		does = "left  "
	}
	if len(o.Differences) == 0 && o.Why != "" {
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

// WithNoun returns a number with the singular of a noun, or of a noun and its verb, if it is 1, and the plural otherwise.
func WithNoun[N ~int | ~int64](n N, one, more string) string {
	if n == 1 {
		return fmt.Sprintf("%d %s", n, one)
	}
	return fmt.Sprintf("%d %s", n, more)
}

// printUnread prints a line for each position of which a chain returns no balance and without which a wallet was opened, once for
// all wallets: noted has the positions that were printed before, and is added to. The line of a wallet that was left has its reason.
func printUnread(out io.Writer, o recovery.Opening, noted map[string]bool) error {
	for _, u := range o.Unread {
		if o.Why != "" || noted[u.Position] {
			continue
		}
		noted[u.Position] = true
		if _, err := fmt.Fprintf(out, "unread  %s at block %d, wallets whose books have none of it are opened without it: %s\n", u.Position, o.Block, printable.Escape(u.Err.Error())); err != nil {
			return err
		}
	}
	return nil
}
