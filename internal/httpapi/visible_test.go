package httpapi

import (
	"go/ast"
	goparser "go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/fault"
)

func TestTextOfABodyIsVisible(t *testing.T) {
	for _, text := range []string{"a\u009bb", "a\u202eb", "a\u200bb", "a\nb", "a\x1b[2Jb", "\ufeff"} {
		var p problems
		b := newBodyReader(value{members: map[string]value{"note": {kind: kindString, text: text}, "events": {kind: kindArray, items: []value{{kind: kindString, text: text}}}}}, "", &p)
		b.readText("note", 1, 100)
		if fault.CodeOf(p.inBody) != fault.Validation || !strings.Contains(p.inBody.Error(), "note must be one line") {
			t.Errorf("a text of %q: %v", text, p.inBody)
		}
		p.inBody = nil
		b.readTexts("events", 1, 10)
		if fault.CodeOf(p.inBody) != fault.Validation {
			t.Errorf("a list with %q: %v", text, p.inBody)
		}
	}
}

// unchecked are the fields that are read without that check, with the check of each of their
// characters in its place.
var unchecked = map[string]string{
	"address":                    "chain.ParseAddress",
	"destinationAddress":         "chain.ParseAddress",
	"partnerFeeRecipientAddress": "chain.ParseAddress",
	"csv":                        "policy, field by field",
}

// A field that is added is read by readText, or is listed above.
func TestNoOtherTextIsReadUnchecked(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	read := map[string]bool{}
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") || path == "body_reader.go" {
			continue
		}
		file, err := goparser.ParseFile(token.NewFileSet(), path, nil, goparser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, is := n.(*ast.CallExpr)
			if !is {
				return true
			}
			f, is := call.Fun.(*ast.SelectorExpr)
			if !is || f.Sel.Name != "readUncheckedText" {
				return true
			}
			name := call.Args[0].(*ast.BasicLit)
			text, _ := strconv.Unquote(name.Value)
			read[text] = true
			if unchecked[text] == "" {
				t.Errorf("%s reads %s without a check of its characters", path, name.Value)
			}
			return true
		})
	}
	if want := slices.Sorted(maps.Keys(unchecked)); !slices.Equal(slices.Sorted(maps.Keys(read)), want) {
		t.Errorf("read are %v, listed are %v", slices.Sorted(maps.Keys(read)), want)
	}
}
