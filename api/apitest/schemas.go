// Package apitest validates bodies against the schemas of openapi.yaml. It is for tests, and never
// part of the program.
package apitest

import (
	"bytes"
	"fmt"
	"net/url"
	"strings"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/granaryhq/granary/api"
)

// schemaOrigin is the address of openapi.yaml for the compiler of its schemas. Nothing is read
// from it.
const schemaOrigin = "https://granary.example/openapi.json"

// schemas holds the compiled schemas of openapi.yaml by their JSON pointers. A validator of
// kin-openapi compiles a schema for each value, which takes longer than most requests.
var schemas struct {
	mu       sync.Mutex
	compiler *jsonschema.Compiler
	compiled map[string]*jsonschema.Schema
}

// schemaAt returns the schema at a JSON pointer into openapi.yaml.
func schemaAt(pointer string) (*jsonschema.Schema, error) {
	schemas.mu.Lock()
	defer schemas.mu.Unlock()
	if schema, ok := schemas.compiled[pointer]; ok {
		return schema, nil
	}
	if schemas.compiler == nil {
		c, err := newSchemaCompiler()
		if err != nil {
			return nil, fmt.Errorf("reading the schemas: %w", err)
		}
		schemas.compiler, schemas.compiled = c, map[string]*jsonschema.Schema{}
	}
	at := url.URL{Fragment: pointer}
	schema, err := schemas.compiler.Compile(schemaOrigin + "#" + at.EscapedFragment())
	if err != nil {
		return nil, fmt.Errorf("compiling the schema at %s: %w", pointer, err)
	}
	schemas.compiled[pointer] = schema
	return schema, nil
}

func newSchemaCompiler() (*jsonschema.Compiler, error) {
	spec, err := openapi3.NewLoader().LoadFromData(api.Spec)
	if err != nil {
		return nil, err
	}
	raw, err := spec.MarshalJSON()
	if err != nil {
		return nil, err
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.AssertFormat()
	return c, c.AddResource(schemaOrigin, doc)
}

// PointerTo joins the keys of a JSON pointer.
func PointerTo(keys ...string) string {
	escape := strings.NewReplacer("~", "~0", "/", "~1")
	pointer := ""
	for _, key := range keys {
		pointer += "/" + escape.Replace(key)
	}
	return pointer
}

// ValidateAt validates a JSON text against the schema at a JSON pointer.
func ValidateAt(pointer string, text []byte) error {
	schema, err := schemaAt(pointer)
	if err != nil {
		return err
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}
