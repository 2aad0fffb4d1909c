package docs_test

import (
	"flag"
	"go/ast"
	"go/token"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/transfer"
)

var update = flag.Bool("update", false, "draw the tables of states anew")

// diagram is a place where a document draws a table: its name and the drawing.
var diagram = regexp.MustCompile("(<!-- states: (\\S+) -->\n)((?s:.*?))(<!-- end -->)")

func TestEveryTableOfStatesIsDrawn(t *testing.T) {
	drawings := drawTables(t)
	drawn := map[string]string{} // table -> document
	for _, path := range walkFiles(t, ".", ".md") {
		text := readText(t, path)
		fresh := diagram.ReplaceAllStringFunc(text, func(old string) string {
			parts := diagram.FindStringSubmatch(old)
			table := parts[2]
			drawing, ok := drawings[table]
			if !ok {
				t.Errorf("%s draws %s, which is no table of states", path, table)
				return old
			}
			if drawn[table] != "" {
				t.Errorf("%s draws %s, which %s draws already", path, table, drawn[table])
			}
			drawn[table] = path
			return parts[1] + "```mermaid\n" + drawing + "```\n" + parts[4]
		})
		switch {
		case fresh == text:
		case !*update:
			t.Errorf("%s has a diagram that is not its table's: run go generate ./docs", path)
		default:
			if err := os.WriteFile(path, []byte(fresh), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	for table := range drawings {
		if drawn[table] == "" {
			t.Errorf("no document draws %s: put the lines <!-- states: %s --> and <!-- end --> into docs/states.md and run go generate ./docs", table, table)
		}
	}
}

// The states that are read from the code are the program's.
func TestDrawingsAreTheTables(t *testing.T) {
	drawings := drawTables(t)
	for name, want := range map[string]string{
		"intent.States":           intent.States.Mermaid(),
		"transfer.StepStates":     transfer.StepStates.Mermaid(),
		"transfer.WorkflowStates": transfer.WorkflowStates.Mermaid(),
	} {
		if drawings[name] != want {
			t.Errorf("%s is drawn as\n%s\nwant\n%s", name, drawings[name], want)
		}
	}
}

// drawTables draws every table of states in the code, exported or not, by its
// package and name.
func drawTables(t *testing.T) map[string]string {
	t.Helper()
	drawings := map[string]string{}
	for pkg, decls := range parsePackages(t) {
		texts := constantsOf(t, decls)
		for _, spec := range specsOf(decls) {
			value, ok := spec.(*ast.ValueSpec)
			if !ok {
				continue
			}
			for i, expr := range value.Values {
				if literal, ok := expr.(*ast.CompositeLit); ok && isTable(literal.Type) {
					name := pkg + "." + value.Names[i].Name
					drawings[name] = readTable(t, name, literal, texts).Mermaid()
				}
			}
		}
	}
	return drawings
}

// isTable says whether a type is state.Table[…, …].
func isTable(expr ast.Expr) bool {
	index, ok := expr.(*ast.IndexListExpr)
	if !ok {
		return false
	}
	selector, ok := index.X.(*ast.SelectorExpr)
	return ok && selector.Sel.Name == "Table"
}

// constantsOf are the texts of a package's constants, and of state.None.
func constantsOf(t *testing.T, decls []ast.Decl) map[string]string {
	t.Helper()
	texts := map[string]string{"None": state.None}
	for _, spec := range specsOf(decls) {
		value, ok := spec.(*ast.ValueSpec)
		if !ok {
			continue
		}
		for i, expr := range value.Values {
			literal, ok := expr.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING {
				continue
			}
			text, err := strconv.Unquote(literal.Value)
			if err != nil {
				t.Fatal(err)
			}
			texts[value.Names[i].Name] = text
		}
	}
	return texts
}

func readTable(t *testing.T, name string, literal *ast.CompositeLit, texts map[string]string) state.Table[string, string] {
	t.Helper()
	var table state.Table[string, string]
	for _, element := range literal.Elts {
		row, ok := element.(*ast.CompositeLit)
		if !ok || len(row.Elts) != 3 {
			t.Fatalf("%s: a row is not {from, on, to}", name)
		}
		var cells [3]string
		for i, cell := range row.Elts {
			constant := ""
			switch c := cell.(type) {
			case *ast.Ident:
				constant = c.Name
			case *ast.SelectorExpr:
				constant = c.Sel.Name
			}
			if cells[i], ok = texts[constant]; !ok {
				t.Fatalf("%s: a row has %q, which is no constant of its package", name, constant)
			}
		}
		table = append(table, struct{ From, On, To string }{cells[0], cells[1], cells[2]})
	}
	return table
}
