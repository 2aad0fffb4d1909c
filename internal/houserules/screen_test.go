package houserules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// prints are the files that may use the program's outputs themselves, with why that is no
// danger. All others print to a writer that they are given, which is a printable.Writer.
var prints = map[string]string{
	"cmd/granary/main.go":       "wraps both outputs for every command",
	"cmd/granary/progress.go":   "draws its line over, and escapes the text in it",
	"internal/testrun/main.go":  "runs the tests of this repository",
	"internal/testrun/jobs.go":  "runs the tests of this repository",
	"internal/waittest/main.go": "is of tests",
}

// Text from outside controls no screen: all output goes through printable.Writer.
func TestNothingIsPrintedUnescaped(t *testing.T) {
	used := map[string]bool{}
	for _, path := range sources(t, ".go") {
		name, err := filepath.Rel(root, path)
		if err != nil {
			t.Fatal(err)
		}
		name = filepath.ToSlash(name)
		if strings.HasSuffix(name, "_test.go") || !strings.HasPrefix(name, "cmd/") && !strings.HasPrefix(name, "internal/") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		wrapped := map[ast.Node]bool{}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if isSelector(n.Fun, "printable", "NewWriter") {
					wrapped[n.Args[0]] = true
				}
				if id, is := n.Fun.(*ast.Ident); is && (id.Name == "print" || id.Name == "println") {
					t.Errorf("%s: %s prints past every writer", name, id.Name)
				}
			case *ast.SelectorExpr:
				if wrapped[n] {
					break
				}
				if isSelector(n, "os", "Stdout", "Stderr") || isSelector(n, "fmt", "Print", "Println", "Printf") {
					used[name] = true
					if prints[name] == "" {
						t.Errorf("%s uses %s: print to the writer that the command is given, or through printable.NewWriter", name, n.Sel.Name)
					}
				}
			}
			return true
		})
	}
	for name := range prints {
		if !used[name] {
			t.Errorf("%s prints nothing by itself, and is listed", name)
		}
	}
}

func isSelector(e ast.Expr, pkg string, names ...string) bool {
	s, is := e.(*ast.SelectorExpr)
	if !is {
		return false
	}
	id, is := s.X.(*ast.Ident)
	if !is || id.Name != pkg {
		return false
	}
	for _, name := range names {
		if s.Sel.Name == name {
			return true
		}
	}
	return false
}
