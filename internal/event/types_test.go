package event

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"
)

// A constant that is not in Types could be emitted, and never subscribed to.
func TestTypesListsEveryConstant(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "event.go", nil, 0)
	must(t, err)
	constants := 0
	ast.Inspect(file, func(n ast.Node) bool {
		spec, is := n.(*ast.ValueSpec)
		if !is {
			return true
		}
		if kind, is := spec.Type.(*ast.Ident); !is || kind.Name != "Type" {
			return true
		}
		constants++
		text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		must(t, err)
		if !slices.Contains(Types(), Type(text)) {
			t.Errorf("%s (%s) is not in Types: add it there, at the place that it has in openapi.yaml", spec.Names[0], text)
		}
		return true
	})
	if constants != len(Types()) {
		t.Errorf("there are %d constants and %d types", constants, len(Types()))
	}
}
