package api_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/granaryhq/granary/api"
)

func loadSpec(t *testing.T) *openapi3.T {
	t.Helper()
	loader := openapi3.NewLoader()
	doc, err := loader.LoadFromData(api.Spec)
	if err != nil {
		t.Fatalf("loading openapi.yaml: %v", err)
	}
	if err := doc.Validate(loader.Context); err != nil {
		t.Fatalf("openapi.yaml: %v", err)
	}
	return doc
}

// Every operation has a name, its token's scope and the form of each rejection that any request may meet.
func TestEveryOperationIsWhole(t *testing.T) {
	for path, item := range loadSpec(t).Paths.Map() {
		for method, op := range item.Operations() {
			if op.OperationID == "" || op.Summary == "" || len(op.Tags) != 1 {
				t.Errorf("%s %s lacks an operationId, a summary or a tag", method, path)
			}
			if op.Security == nil || len(*op.Security) != 1 {
				t.Errorf("%s %s does not say that it needs a token", method, path)
			}
			for _, status := range []string{"400", "401", "429", "500"} {
				if op.Responses.Value(status) == nil {
					t.Errorf("%s %s has no %s", method, path, status)
				}
			}
		}
	}
}

// An object that allows undocumented fields would let the service return any content.
func TestEveryObjectIsClosed(t *testing.T) {
	for name, ref := range loadSpec(t).Components.Schemas {
		s := ref.Value
		if s.Type.Is("object") && s.AdditionalProperties.Has == nil && s.AdditionalProperties.Schema == nil {
			t.Errorf("%s takes any further field", name)
		}
		for _, field := range s.Required {
			if s.Properties[field] == nil {
				t.Errorf("%s requires %q and does not describe it", name, field)
			}
		}
		if s.Type.Is("string") && slices.Contains(s.Enum, any("")) {
			t.Errorf("%s may be empty", name)
		}
	}
}

// The generated code in the tree is the present output for openapi.yaml.
func TestGeneratedCodeIsCurrent(t *testing.T) {
	for config, generated := range map[string]string{
		"server.yaml": "../internal/httpapi/wire/wire_gen.go",
		"client.yaml": "../client/api_gen.go",
	} {
		t.Run(config, func(t *testing.T) {
			out := filepath.Join(t.TempDir(), "out.go")
			cmd := exec.CommandContext(t.Context(), "go", "-C", "../tools", "tool", "oapi-codegen",
				"-config", "../api/"+config, "-o", out, "../api/openapi.yaml")
			if text, err := cmd.CombinedOutput(); err != nil {
				t.Fatalf("generating: %v\n%s", err, text)
			}
			want, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			got, err := os.ReadFile(generated)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s is stale: go generate ./api", generated)
			}
		})
	}
}
