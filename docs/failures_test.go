package docs_test

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/failure"
)

const failureCodes = root + "/docs/failure-codes.md"

// The code, its document and the interface's description have one list of failure codes.
func TestFailureCodesAreListedAlike(t *testing.T) {
	var codes, rows []string
	for _, e := range failure.Codes() {
		codes = append(codes, string(e.Code))
		rows = append(rows, fmt.Sprintf("| `%s` | %s | %s |", e.Code, e.Meaning, e.Action))
		if e.Meaning == "" || e.Action == "" {
			t.Errorf("%s has no meaning, or no reaction", e.Code)
		}
	}
	var listed []string
	for line := range strings.Lines(readText(t, failureCodes)) {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "| `") {
			listed = append(listed, line)
		}
	}
	if !slices.Equal(listed, rows) {
		t.Errorf("%s has another table than failure.Codes; it should be:\n%s", failureCodes, strings.Join(rows, "\n"))
	}
	doc, err := openapi3.NewLoader().LoadFromData(api.Spec)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(doc.Components.Schemas["FailureCode"].Value.Extensions["x-extensible-enum"])
	if err != nil {
		t.Fatal(err)
	}
	var described []string
	if err := json.Unmarshal(text, &described); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(described, codes) {
		t.Errorf("openapi.yaml lists the failure codes %v, want %v", described, codes)
	}
	var declared []string
	for _, decl := range parsePackages(t)["failure"] {
		group, isGroup := decl.(*ast.GenDecl)
		if !isGroup {
			continue
		}
		for _, spec := range group.Specs {
			value, isValue := spec.(*ast.ValueSpec)
			if !isValue || len(value.Values) != 1 {
				continue
			}
			if kind, named := value.Type.(*ast.Ident); named && kind.Name == "Code" {
				declared = append(declared, strings.Trim(value.Values[0].(*ast.BasicLit).Value, `"`))
			}
		}
	}
	slices.Sort(declared)
	slices.Sort(codes)
	if !slices.Equal(declared, codes) || len(codes) == 0 {
		t.Errorf("package failure declares %v, and lists %v", declared, codes)
	}
}
