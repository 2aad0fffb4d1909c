package docs_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const root = ".."

// walkFiles returns the paths of the project's files with an extension, without installed ones.
func walkFiles(t *testing.T, folder, extension string) []string {
	t.Helper()
	var paths []string
	err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "node_modules" || strings.HasPrefix(d.Name(), ".") && path != root) {
			return filepath.SkipDir
		}
		if !d.IsDir() && strings.HasSuffix(path, extension) {
			paths = append(paths, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return paths
}

func readText(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// parsePackages reads the code below internal, without tests: each package's
// declarations, by the package's name.
func parsePackages(t *testing.T) map[string][]ast.Decl {
	t.Helper()
	packages := map[string][]ast.Decl{}
	for _, path := range walkFiles(t, "internal", ".go") {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		packages[file.Name.Name] = append(packages[file.Name.Name], file.Decls...)
	}
	return packages
}

// specsOf are the constants, variables and types among declarations.
func specsOf(decls []ast.Decl) []ast.Spec {
	var specs []ast.Spec
	for _, d := range decls {
		if general, ok := d.(*ast.GenDecl); ok {
			specs = append(specs, general.Specs...)
		}
	}
	return specs
}
