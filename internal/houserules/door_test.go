package houserules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// door is the one file in which the keys of wallets are used.
const door = "internal/signer/local.go"

// Only the signer, once it has decided, requests signatures of a wallet from a keyring. Packages for tests may, and
// are no part of the program.
func TestNothingReachesAWalletsKeyButThroughTheDoor(t *testing.T) {
	through := map[string]bool{}
	for _, path := range sources(t, ".go") {
		name := strings.TrimPrefix(filepath.ToSlash(path), root+"/")
		folder := filepath.Base(filepath.Dir(name))
		if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(folder, "test") || filepath.ToSlash(filepath.Dir(name)) == "internal/custody" {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			use, is := n.(*ast.SelectorExpr)
			if is && slices.Contains([]string{"SignIntent", "SignCancellation", "SignDelegation", "SignSolana", "SignCloses"}, use.Sel.Name) {
				through[use.Sel.Name] = true
				if name != door {
					t.Errorf("%s uses %s: the keys of wallets are used in %s alone, after it has decided", name, use.Sel.Name, door)
				}
			}
			return true
		})
	}
	if len(through) != 5 {
		t.Errorf("the door uses %v, want every kind of signature: this test looks in the wrong place", through)
	}
}
