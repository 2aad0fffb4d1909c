package demo

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/google/uuid"
	"golang.org/x/term"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/printable"
)

// story prints the demo's results in a form for people.
type story struct {
	out    io.Writer
	color  bool
	began  time.Time
	stages int
}

// newStory prints in color if out is a terminal.
func newStory(out io.Writer) *story {
	file, ok := out.(*os.File)
	return &story{out: out, color: ok && term.IsTerminal(int(file.Fd())), began: time.Now()}
}

// colorize returns the text in a color, where there is one. Text from outside does not steer
// the screen: it is escaped.
func (s *story) colorize(code, text string) string {
	text = printable.EscapeLines(text)
	if !s.color {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

func (s *story) printTitle(text string) {
	_, _ = fmt.Fprintf(s.out, "\n  %s\n  %s\n\n", s.colorize("1;33", "granary"), text)
}

func (s *story) printStage(name, format string, args ...any) {
	s.stages++
	_, _ = fmt.Fprintf(s.out, "%s %s  %-9s %s\n", s.colorize("2", fmt.Sprintf("%6.1fs", time.Since(s.began).Seconds())),
		s.colorize("32", "✓"), s.colorize("1", fmt.Sprintf("%-9s", name)), printable.EscapeLines(fmt.Sprintf(format, args...)))
}

func (s *story) printDetail(format string, args ...any) {
	_, _ = fmt.Fprintf(s.out, "                     %s\n", s.colorize("2", fmt.Sprintf(format, args...)))
}

// printNth prints the first thing of a stage as its headline and those that happen beside it
// as details.
func (s *story) printNth(i int, name, format string, args ...any) {
	if i == 0 {
		s.printStage(name, format, args...)
		return
	}
	s.printDetail(format, args...)
}

func (s *story) printFailure(err error) {
	_, _ = fmt.Fprintf(s.out, "%s %s  %v\n", s.colorize("2", fmt.Sprintf("%6.1fs", time.Since(s.began).Seconds())), s.colorize("31", "✗"), printable.EscapeLines(err.Error()))
}

func (s *story) printSummary() {
	_, _ = fmt.Fprintf(s.out, "\n  %s\n\n", s.colorize("1;32", fmt.Sprintf("All of it in %.1f seconds. The same binary serves PostgreSQL and real chains: granary serve --help", time.Since(s.began).Seconds())))
}

func (s *story) printInstructions(info app.SandboxInfo, file string) {
	_, _ = fmt.Fprintf(s.out, `  The sandbox goes on until Ctrl-C. Everything about it is in %s

export TOKEN=%s
export API=%s
curl -s -H "Authorization: Bearer $TOKEN" $API/v2/system/ping
curl -s -H "Authorization: Bearer $TOKEN" $API/v2/wallets
curl -s -H "Authorization: Bearer $TOKEN" $API/v2/wallets/yield-sources
curl -s -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' $API/v2/wallets \
  -d '{"requestId":"%s","label":"mine","autoRebalance":false}'
curl -s -H "Authorization: Bearer $TOKEN" "$API/v2/accounting/activity?scope=organization"

`, printable.Escape(file), printable.Escape(info.Token), printable.Escape(info.BaseURL), uuid.NewString())
}
