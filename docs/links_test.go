package docs_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	link    = regexp.MustCompile(`\]\(([^()\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	// sourcePath is the path of something in the project, as documents and comments
	// name it, up to a wildcard.
	sourcePath = regexp.MustCompile(`(?:^|[\s(\x60"])((?:internal|cmd|docs|scripts|examples|api|contracts|client|tools)/[\w./-]*\w)`)
	codeBlock  = regexp.MustCompile("(?ms)^```.*?^```")
)

func TestEveryLinkResolves(t *testing.T) {
	for _, path := range walkFiles(t, ".", ".md") {
		for _, m := range link.FindAllStringSubmatch(readText(t, path), -1) {
			target, anchor, _ := strings.Cut(m[1], "#")
			if strings.Contains(target, "://") {
				continue
			}
			file := path
			if target != "" {
				file = filepath.Join(filepath.Dir(path), target)
			}
			if _, err := os.Stat(file); err != nil {
				t.Errorf("%s links to %s: %v", path, m[1], err)
				continue
			}
			if anchor != "" && !slices.Contains(anchorsOf(readText(t, file)), anchor) {
				t.Errorf("%s links to %s, and there is no such heading", path, m[1])
			}
		}
	}
}

// anchorsOf are the anchors of a document's headings, as GitHub makes them.
func anchorsOf(text string) []string {
	var anchors []string
	for _, m := range heading.FindAllStringSubmatch(codeBlock.ReplaceAllString(text, ""), -1) {
		words := regexp.MustCompile(`[^\p{L}\p{N}_ -]`).ReplaceAllString(strings.ToLower(m[1]), "")
		anchors = append(anchors, strings.ReplaceAll(words, " ", "-"))
	}
	return anchors
}

// A clean clone has the files that documents name: not those that npm installs.
func TestEveryPathInADocumentExists(t *testing.T) {
	for _, path := range walkFiles(t, ".", ".md") {
		if filepath.Base(path) == "CHANGELOG.md" {
			continue // which describes older versions
		}
		for _, m := range sourcePath.FindAllStringSubmatch(readText(t, path), -1) {
			if strings.Contains(m[1], "node_modules") {
				t.Errorf("%s names %s, which a clean clone does not have", path, m[1])
			}
			atRoot, beside := filepath.Join(root, m[1]), filepath.Join(filepath.Dir(path), m[1])
			if _, err := os.Stat(atRoot); err == nil {
				continue
			}
			if _, err := os.Stat(beside); err != nil {
				t.Errorf("%s names %s, which does not exist", path, m[1])
			}
		}
	}
}

// Comments name documents and code too.
func TestEveryPathInACommentExists(t *testing.T) {
	for _, path := range walkFiles(t, ".", ".go") {
		for line := range strings.Lines(readText(t, path)) {
			_, comment, found := strings.Cut(line, "// ")
			if !found {
				continue
			}
			for _, m := range regexp.MustCompile(`(?:^|[\s(])((?:internal|docs|scripts|examples)/[\w./-]*\w)`).FindAllStringSubmatch(comment, -1) {
				if _, err := os.Stat(filepath.Join(root, m[1])); err != nil {
					t.Errorf("%s: a comment names %s, which does not exist", path, m[1])
				}
			}
		}
	}
}

// The tests that docs/networks.md names for an upgrade are there.
func TestEveryTestOfANetworksUpgradeExists(t *testing.T) {
	sources := ""
	for _, path := range walkFiles(t, ".", "_test.go") {
		sources += readText(t, path)
	}
	named := regexp.MustCompile(`\x60((?:Test|Fuzz)\w+)\x60`).FindAllStringSubmatch(readText(t, "networks.md"), -1)
	if len(named) == 0 {
		t.Error("it names no test")
	}
	for _, m := range named {
		if !strings.Contains(sources, "func "+m[1]+"(") {
			t.Errorf("there is no %s", m[1])
		}
	}
}
