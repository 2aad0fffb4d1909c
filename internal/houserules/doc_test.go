package houserules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var endOfSentence = regexp.MustCompile(`[.!?](\s|$)`)

// Each package has one head comment, in one file that is written by hand. It states the purpose of the package and
// the data that it owns.
func TestEveryPackageHasAHeadComment(t *testing.T) {
	comments := map[string][]string{} // folder -> head comments
	for _, path := range sources(t, ".go") {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			t.Fatal(err)
		}
		folder := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), root+"/")
		if _, known := comments[folder]; !known {
			comments[folder] = nil
		}
		if file.Doc != nil {
			comments[folder] = append(comments[folder], headOf(t, folder, file))
		}
	}
	for folder, heads := range comments {
		if len(heads) != 1 {
			t.Errorf("%s has %d head comments, want 1", folder, len(heads))
			continue
		}
		if n := len(endOfSentence.FindAllString(heads[0], -1)); n < 2 {
			t.Errorf("%s: the head comment has %d sentence, want at least 2: its purpose, and the data that it owns", folder, n)
		}
	}
}

func headOf(t *testing.T, folder string, file *ast.File) string {
	t.Helper()
	head, want := file.Doc.Text(), "Package "+file.Name.Name+" "
	if file.Name.Name == "main" {
		want = "Command " + filepath.Base(folder) + " "
	}
	if !strings.HasPrefix(head, want) {
		t.Errorf("%s: the head comment begins with %.30q, want %q", folder, head, want)
	}
	return head
}
