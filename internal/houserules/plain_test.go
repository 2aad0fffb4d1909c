package houserules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The most words of a thousand that may be among vagueWords, by kind of text.
const (
	maxVagueComments = 3
	maxVagueDocs     = 3
	maxVagueTexts    = 1 // errors, logs and the descriptions of the API
)

// vagueWords stand where the name of a thing belongs. The field's comments have 0.3 of them in a thousand words.
var vagueWords = map[string]bool{
	"what": true, "whatever": true, "whoever": true, "nothing": true, "nobody": true, "anybody": true,
	"tell": true, "tells": true, "told": true, "anew": true,
}

// unrevised and unrevisedDocuments are the folders whose comments, and the documents, that are not rewritten yet, each
// with its vague words of a thousand. An entry is removed when its text is rewritten.
var (
	unrevised = map[string]int{
		"contracts":               20,
		"contracts/contractstest": 12,
		"internal/feewrapper":     21,
		"internal/microvault":     31,
	}
	unrevisedDocuments = map[string]int{
		"contracts/README.md":  21,
		"docs/fee-wrappers.md": 21,
		"docs/microvaults.md":  29,
	}
)

var plainWord = regexp.MustCompile(`[a-z']+`)

// A vagueness counts the words of a text and those that are vague.
type vagueness struct{ words, vague int }

func (v *vagueness) add(text string) {
	for _, w := range plainWord.FindAllString(strings.ToLower(text), -1) {
		v.words++
		if vagueWords[w] {
			v.vague++
		}
	}
}

// perThousand returns the vague words of a thousand, rounded up.
func (v *vagueness) perThousand() int {
	if v.words == 0 {
		return 0
	}
	return (v.vague*1000 + v.words - 1) / v.words
}

// exceeds reports whether more than most words of a thousand are vague. A short text may have one.
func (v *vagueness) exceeds(most int) bool { return v.vague > 1 && v.vague*1000 > most*v.words }

func TestCommentsArePlain(t *testing.T) {
	folders := map[string]*vagueness{}
	for _, path := range sources(t, ".go") {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		folder := folderOf(path)
		if folders[folder] == nil {
			folders[folder] = &vagueness{}
		}
		for _, group := range file.Comments {
			folders[folder].add(group.Text())
		}
	}
	checkPlain(t, folders, maxVagueComments, unrevised)
}

// checkPlain requires that each text has at most most vague words of a thousand, or is in pending with the number
// that it has.
func checkPlain(t *testing.T, texts map[string]*vagueness, most int, pending map[string]int) {
	t.Helper()
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		found := texts[name]
		allowed, listed := pending[name]
		switch {
		case listed && !found.exceeds(most):
			t.Errorf("%s is plain now: remove it from the list of texts that are not rewritten", name)
		case listed && found.perThousand() > allowed:
			t.Errorf("%s: %d of 1,000 words are vague, more than the %d before", name, found.perThousand(), allowed)
		case !listed && found.exceeds(most):
			t.Errorf("%s: %d of 1,000 words are vague, %d are the most: name the thing instead of %v",
				name, found.perThousand(), most, slices.Sorted(maps.Keys(vagueWords)))
		}
	}
	for name := range pending {
		if texts[name] == nil {
			t.Errorf("%s is not there, and is in the list of texts that are not rewritten", name)
		}
	}
}

// textCall matches the functions and methods whose first text is an error or a log line.
var textCall = regexp.MustCompile(`^(New|Newf|Errorf|Info|Warn|Error|Debug|InfoContext|WarnContext|ErrorContext|DebugContext)$`)

func TestErrorsAndLogsArePlain(t *testing.T) {
	var found vagueness
	var examples []string
	for _, path := range sources(t, ".go") {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			for _, text := range textsOf(n) {
				before := found.vague
				if found.add(text); found.vague > before {
					examples = append(examples, folderOf(path)+": "+text)
				}
			}
			return true
		})
	}
	if found.exceeds(maxVagueTexts) {
		t.Errorf("%d of 1,000 words of errors and logs are vague, %d are the most:\n%s",
			found.perThousand(), maxVagueTexts, strings.Join(examples, "\n"))
	}
}

// textsOf returns the literals of a call that makes an error or a log line.
func textsOf(n ast.Node) []string {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return nil
	}
	called, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || !textCall.MatchString(called.Sel.Name) {
		return nil
	}
	var texts []string
	for _, arg := range call.Args {
		literal, ok := arg.(*ast.BasicLit)
		if !ok || literal.Kind != token.STRING {
			continue
		}
		if text, err := strconv.Unquote(literal.Value); err == nil && strings.Contains(text, " ") {
			texts = append(texts, text)
		}
	}
	return texts
}

func TestDocumentsArePlain(t *testing.T) {
	documents := map[string]*vagueness{}
	for _, path := range sources(t, ".md") {
		name := strings.TrimPrefix(path, root+"/")
		if name == "CHANGELOG.md" {
			continue // its entries of earlier releases stay as they were published
		}
		content, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		documents[name] = &vagueness{}
		documents[name].add(string(content))
	}
	checkPlain(t, documents, maxVagueDocs, unrevisedDocuments)
}

// TestTheAPIsDescriptionsArePlain bounds the vague words of the API document.
func TestTheAPIsDescriptionsArePlain(t *testing.T) {
	content, err := os.ReadFile(filepath.Join(root, "api", "openapi.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var found vagueness
	found.add(string(content))
	if found.exceeds(maxVagueTexts) {
		t.Errorf("%d of 1,000 words of the API document are vague, %d are the most", found.perThousand(), maxVagueTexts)
	}
}

func folderOf(path string) string {
	return strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), root+"/")
}
