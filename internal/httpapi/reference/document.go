package reference

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// document is the page's content of an OpenAPI description, in the order of the file.
type document struct {
	Info struct {
		Title, Version, Summary, Description string
	}
	Servers []struct {
		Variables map[string]struct{ Default string }
	}
	Tags       []struct{ Name, Description string }
	Paths      ordered[pathItem]
	Webhooks   ordered[pathItem]
	Components struct {
		SecuritySchemes map[string]struct{ Description string } `yaml:"securitySchemes"`
		Parameters      ordered[parameter]
		Headers         ordered[header]
		Responses       ordered[response]
		Schemas         ordered[*schema]
	}
}

type pathItem struct {
	Parameters []parameter
	Get        *operation
	Put        *operation
	Post       *operation
	Patch      *operation
	Delete     *operation
}

// operations are those that there are, with their methods.
func (p pathItem) operations() ordered[*operation] {
	all := ordered[*operation]{{"GET", p.Get}, {"POST", p.Post}, {"PUT", p.Put}, {"PATCH", p.Patch}, {"DELETE", p.Delete}}
	return slices.DeleteFunc(all, func(e entry[*operation]) bool { return e.Value == nil })
}

type operation struct {
	Tags        []string
	OperationID string   `yaml:"operationId"`
	ErrorCodes  []string `yaml:"x-error-codes"`
	Summary     string
	Description string
	Scope       string `yaml:"x-scope"`
	Parameters  []parameter
	RequestBody *struct {
		Description string
		Content     ordered[mediaType]
	} `yaml:"requestBody"`
	Responses ordered[response]
}

type parameter struct {
	Ref                   string `yaml:"$ref"`
	Name, In, Description string
	Required              bool
	Schema                *schema
}

type header struct {
	Ref         string `yaml:"$ref"`
	Description string
	Schema      *schema
}

type response struct {
	Ref         string `yaml:"$ref"`
	Description string
	Headers     ordered[header]
	Content     ordered[mediaType]
}

type mediaType struct{ Schema *schema }

// parseDocument reads a description and resolves its references.
func parseDocument(spec []byte) (*document, error) {
	var d document
	if err := yaml.Unmarshal(spec, &d); err != nil {
		return nil, fmt.Errorf("reading the interface's description: %w", err)
	}
	for _, s := range d.Components.Schemas {
		if err := s.Value.resolveReferences(d.Components.Schemas); err != nil {
			return nil, err
		}
	}
	for _, items := range []ordered[pathItem]{d.Paths, d.Webhooks} {
		for i := range items {
			if err := d.resolvePath(&items[i].Value); err != nil {
				return nil, fmt.Errorf("%s: %w", items[i].Name, err)
			}
		}
	}
	return &d, nil
}

func (d *document) resolvePath(p *pathItem) error {
	if err := d.resolveParameters(p.Parameters); err != nil {
		return err
	}
	for _, op := range p.operations() {
		if err := d.resolveOperation(op.Value); err != nil {
			return fmt.Errorf("%s: %w", op.Name, err)
		}
	}
	return nil
}

func (d *document) resolveOperation(op *operation) error {
	if err := d.resolveParameters(op.Parameters); err != nil {
		return err
	}
	if op.RequestBody != nil {
		if err := d.resolveContent(op.RequestBody.Content); err != nil {
			return err
		}
	}
	for i := range op.Responses {
		r := &op.Responses[i].Value
		if err := resolveReference(r, r.Ref, "responses", d.Components.Responses); err != nil {
			return err
		}
		if err := d.resolveContent(r.Content); err != nil {
			return err
		}
		for j := range r.Headers {
			h := &r.Headers[j].Value
			if err := resolveReference(h, h.Ref, "headers", d.Components.Headers); err != nil {
				return err
			}
			if err := h.Schema.resolveReferences(d.Components.Schemas); err != nil {
				return err
			}
		}
	}
	return nil
}

func (d *document) resolveParameters(list []parameter) error {
	for i := range list {
		p := &list[i]
		if err := resolveReference(p, p.Ref, "parameters", d.Components.Parameters); err != nil {
			return err
		}
		if err := p.Schema.resolveReferences(d.Components.Schemas); err != nil {
			return err
		}
	}
	return nil
}

func (d *document) resolveContent(content ordered[mediaType]) error {
	for _, c := range content {
		if err := c.Value.Schema.resolveReferences(d.Components.Schemas); err != nil {
			return err
		}
	}
	return nil
}

// resolveReference replaces a reference by its target.
func resolveReference[T any](at *T, ref, kind string, components ordered[T]) error {
	if ref == "" {
		return nil
	}
	name, ok := strings.CutPrefix(ref, "#/components/"+kind+"/")
	found, there := components.get(name)
	if !ok || !there {
		return fmt.Errorf("%s has no target", ref)
	}
	*at = found
	return nil
}

// ordered is a mapping in the order of the file.
type ordered[T any] []entry[T]

type entry[T any] struct {
	Name  string
	Value T
}

// UnmarshalYAML reads a mapping.
func (o *ordered[T]) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind != yaml.MappingNode {
		return fmt.Errorf("line %d: this is no mapping", node.Line)
	}
	for i := 0; i < len(node.Content); i += 2 {
		e := entry[T]{Name: node.Content[i].Value}
		if err := node.Content[i+1].Decode(&e.Value); err != nil {
			return err
		}
		*o = append(*o, e)
	}
	return nil
}

func (o ordered[T]) get(name string) (v T, ok bool) {
	for _, e := range o {
		if e.Name == name {
			return e.Value, true
		}
	}
	return v, false
}
