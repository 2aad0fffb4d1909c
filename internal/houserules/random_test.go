package houserules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"
)

// seeded are the names of math/rand/v2 that tests may use: generators with a seed.
var seeded = []string{"New", "NewPCG", "Rand"}

// Random values of tests come from the seed of randtest, so that a failure can be repeated.
func TestRandomTestsHaveASeed(t *testing.T) {
	checked := 0
	for _, path := range sources(t, ".go") {
		folder := path[:strings.LastIndex(path, "/")]
		if strings.HasSuffix(folder, "/internal/randtest") || !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(folder, "test") {
			continue
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range unseeded(file) {
			t.Errorf("%s uses %s: use randtest", path, name)
		}
		checked++
	}
	if checked < 100 {
		t.Errorf("only %d files of tests were read", checked)
	}
}

// unseeded returns the uses of rapid and math/rand/v2 in a file that draw values without the seed of randtest.
func unseeded(file *ast.File) (uses []string) {
	imported := map[string]string{} // path by name
	for _, i := range file.Imports {
		path := strings.Trim(i.Path.Value, `"`)
		name := strings.TrimSuffix(path, "/v2")
		name = name[strings.LastIndex(name, "/")+1:]
		if i.Name != nil {
			name = i.Name.Name
		}
		imported[name] = path
	}
	ast.Inspect(file, func(n ast.Node) bool {
		s, isSelector := n.(*ast.SelectorExpr)
		if !isSelector {
			return true
		}
		x, isName := s.X.(*ast.Ident)
		if !isName || x.Obj != nil { // a variable
			return true
		}
		switch imported[x.Name] {
		case "pgregory.net/rapid":
			if strings.HasPrefix(s.Sel.Name, "Check") || s.Sel.Name == "MakeCheck" {
				uses = append(uses, "rapid."+s.Sel.Name)
			}
		case "math/rand", "math/rand/v2":
			if !slices.Contains(seeded, s.Sel.Name) {
				uses = append(uses, "rand."+s.Sel.Name)
			}
		}
		return true
	})
	return uses
}

func TestUnseededFindsWhatHasNoSeed(t *testing.T) {
	for text, want := range map[string]int{
		`import "pgregory.net/rapid"; func f(t T) { rapid.Check(t, g); rapid.MakeCheck(g); rapid.Int() }`: 2,
		`import "math/rand/v2"; func f() { rand.IntN(3); rand.New(rand.NewPCG(1, 2)) }`:                   1,
		`import dice "math/rand"; func f() { dice.Perm(3) }`:                                              1,
		`import "crypto/rand"; func f() { rand.Read(b) }`:                                                 0,
		`import "math/rand/v2"; func f(rand *rand.Rand) { rand.IntN(3) }`:                                 0,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "f.go", "package f; "+text, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := unseeded(file); len(got) != want {
			t.Errorf("%s: found %v, want %d", text, got, want)
		}
	}
}
