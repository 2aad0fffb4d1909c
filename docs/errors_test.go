package docs_test

import (
	"go/ast"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/granaryhq/granary/api"
)

const errorCodes = root + "/docs/errors.md"

// TestErrorPageHasEveryCode requires that docs/errors.md has one row for each error code of the API, with the status
// that openapi.yaml gives it, and that the code declares the same codes.
func TestErrorPageHasEveryCode(t *testing.T) {
	documented := map[string]string{} // code -> status
	row := regexp.MustCompile("^\\| `(\\w+)` \\| (\\d{3}) \\| (.+) \\| (.+) \\|$")
	for line := range strings.Lines(readText(t, errorCodes)) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "| `") {
			continue
		}
		m := row.FindStringSubmatch(line)
		if m == nil {
			t.Errorf("row is not code, status, cause and remedy: %s", line)
			continue
		}
		if documented[m[1]] != "" {
			t.Errorf("%s has two rows", m[1])
		}
		documented[m[1]] = m[2]
	}
	if described := describedStatuses(t); !maps.Equal(documented, described) {
		t.Errorf("errors.md has %v\nopenapi.yaml has %v", documented, described)
	}
	declared := declaredErrorCodes(t)
	if codes := slices.Sorted(maps.Keys(documented)); !slices.Equal(codes, declared) {
		t.Errorf("errors.md has %v\nthe code declares %v", codes, declared)
	}
}

// describedStatuses returns the status of each code of ErrorCode in openapi.yaml.
func describedStatuses(t *testing.T) map[string]string {
	t.Helper()
	doc, err := openapi3.NewLoader().LoadFromData(api.Spec)
	if err != nil {
		t.Fatal(err)
	}
	schema := doc.Components.Schemas["ErrorCode"].Value
	statuses := map[string]string{}
	for _, v := range schema.Enum {
		statuses[v.(string)] = ""
	}
	for line := range strings.Lines(schema.Description) {
		for _, m := range code.FindAllStringSubmatch(line, -1) {
			if status, isCode := statuses[m[1]]; isCode && status == "" {
				statuses[m[1]] = strings.Fields(strings.Trim(line, "| "))[0]
			}
		}
	}
	return statuses
}

// declaredErrorCodes returns the constants of type fault.Code, sorted.
func declaredErrorCodes(t *testing.T) []string {
	t.Helper()
	packages := parsePackages(t)
	var codes []string
	for _, spec := range append(specsOf(packages["fault"]), specsOf(packages["httpapi"])...) {
		value, isValue := spec.(*ast.ValueSpec)
		if !isValue || len(value.Values) != 1 || !isErrorCode(value.Type) {
			continue
		}
		if literal, isText := value.Values[0].(*ast.BasicLit); isText {
			codes = append(codes, strings.Trim(literal.Value, `"`))
		}
	}
	slices.Sort(codes)
	return codes
}

// isErrorCode reports whether a type is Code, or fault.Code, of package fault.
func isErrorCode(expr ast.Expr) bool {
	if selector, ok := expr.(*ast.SelectorExpr); ok {
		expr = selector.Sel
	}
	name, ok := expr.(*ast.Ident)
	return ok && name.Name == "Code"
}
