package houserules

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const (
	root = "../.."
	// maxOneWordShare is how many of a hundred unexported functions may have a
	// name of one word.
	maxOneWordShare = 20
)

// generated are files that no hand writes.
var generated = regexp.MustCompile(`_gen\.(go|ts)$|\.d\.ts$|/artifacts/|/bindings/`)

// sources gives the paths of the files below root that have one of the
// extensions and are written by hand.
func sources(t *testing.T, extensions ...string) []string {
	t.Helper()
	var paths []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && (name == "node_modules" || name == "dist" || name == "testdata" || strings.HasPrefix(name, ".") && path != root) {
			return filepath.SkipDir
		}
		for _, e := range extensions {
			if !d.IsDir() && strings.HasSuffix(name, e) && !generated.MatchString(filepath.ToSlash(path)) {
				paths = append(paths, path)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(paths) < 10 {
		t.Fatalf("only %v have the extensions %v", paths, extensions)
	}
	return paths
}

var oneWord = regexp.MustCompile(`^[a-z0-9]+$`)

// A function's name has a verb and an object. One word is enough where it is the field's term on its receiver
// (tx.rollback), and so for few.
func TestFewFunctionsHaveNamesOfOneWord(t *testing.T) {
	all, short := 0, map[string][]string{} // by folder
	n := 0
	for _, path := range sources(t, ".go") {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, is := d.(*ast.FuncDecl)
			if !is || f.Name.IsExported() || f.Name.Name == "main" || f.Name.Name == "init" {
				continue
			}
			all++
			if oneWord.MatchString(f.Name.Name) {
				n++
				folder := strings.TrimPrefix(filepath.Dir(path), root+"/")
				short[folder] = append(short[folder], f.Name.Name)
			}
		}
	}
	if n*100 > all*maxOneWordShare {
		t.Errorf("%d of %d unexported functions have a name of one word, %d %% are the most: say what they do with what (%v)", n, all, maxOneWordShare, short)
	}
	t.Logf("%d of %d unexported functions have a name of one word", n, all)
}
