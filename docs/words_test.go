package docs_test

import (
	"go/ast"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const architecture = root + "/docs/architecture.md"

var (
	code       = regexp.MustCompile("`([^`]+)`")
	tableName  = regexp.MustCompile(`CREATE TABLE (\w+)`)
	maxEntries = 30 // of the glossary: a longer one is not remembered
)

// tableRows are the rows of the first table below a heading, cell by cell.
func tableRows(t *testing.T, heading string) [][]string {
	t.Helper()
	_, section, found := strings.Cut(readText(t, architecture), "\n## "+heading+"\n")
	if !found {
		t.Fatalf("architecture.md has no heading %q", heading)
	}
	section, _, _ = strings.Cut(section, "\n## ")
	var rows [][]string
	for line := range strings.Lines(section) {
		if strings.HasPrefix(line, "| ") {
			rows = append(rows, strings.Split(strings.Trim(line, "| \n"), " | "))
		}
	}
	return rows[1:] // without the head
}

func TestWhatTheGlossaryNamesExists(t *testing.T) {
	declared := map[string]bool{}
	for pkg, decls := range parsePackages(t) {
		for _, name := range declaredNames(decls) {
			declared[pkg+"."+name] = true
		}
	}
	for _, path := range walkFiles(t, "internal/store/migrations", ".sql") {
		for _, m := range tableName.FindAllStringSubmatch(readText(t, path), -1) {
			declared[m[1]] = true
		}
	}
	rows := tableRows(t, "Glossary")
	if len(rows) > maxEntries {
		t.Errorf("the glossary has %d words, %d are the most", len(rows), maxEntries)
	}
	for _, row := range rows {
		names := code.FindAllStringSubmatch(row[2], -1)
		if len(names) == 0 {
			t.Errorf("%s: the glossary does not say where it is in the code", row[0])
		}
		for _, m := range names {
			if !declared[m[1]] {
				t.Errorf("%s: the glossary names %s, which is neither in the code nor a table", row[0], m[1])
			}
		}
	}
}

// declaredNames are the functions, types, constants and variables of a package.
func declaredNames(decls []ast.Decl) []string {
	var names []string
	for _, d := range decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil {
			names = append(names, f.Name.Name)
		}
	}
	for _, spec := range specsOf(decls) {
		switch s := spec.(type) {
		case *ast.TypeSpec:
			names = append(names, s.Name.Name)
		case *ast.ValueSpec:
			for _, name := range s.Names {
				names = append(names, name.Name)
			}
		}
	}
	return names
}

// TestEveryPackageIsListed requires that the table of packages lists each folder of internal, and no other.
func TestEveryPackageIsListed(t *testing.T) {
	listed := map[string]bool{}
	for _, row := range tableRows(t, "Packages") {
		name := code.FindStringSubmatch(row[0])[1]
		listed[name] = true
		if _, err := os.Stat(filepath.Join(root, "internal", name)); err != nil {
			t.Errorf("architecture.md lists the package %s: %v", name, err)
		}
	}
	folders, err := os.ReadDir(filepath.Join(root, "internal"))
	if err != nil {
		t.Fatal(err)
	}
	text := readText(t, architecture)
	for _, folder := range folders {
		forTests := slices.Contains([]string{"e2e", "houserules", "testrun"}, folder.Name()) || strings.HasSuffix(folder.Name(), "test")
		switch {
		case forTests && !strings.Contains(text, "`"+folder.Name()+"`"):
			t.Errorf("architecture.md does not name internal/%s among what is for tests only", folder.Name())
		case !forTests && !listed[folder.Name()]:
			t.Errorf("architecture.md does not list the package internal/%s", folder.Name())
		}
	}
}
