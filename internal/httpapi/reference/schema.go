package reference

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"go.yaml.in/yaml/v3"
)

// schema is the form of a value.
type schema struct {
	Ref              string `yaml:"$ref"`
	Type             types
	Format           string
	Description      string
	Enum             []string
	Default          yaml.Node
	Examples         []yaml.Node
	Pattern          string
	MinLength        string `yaml:"minLength"`
	MaxLength        string `yaml:"maxLength"`
	Minimum          string
	Maximum          string
	ExclusiveMinimum string `yaml:"exclusiveMinimum"`
	MinItems         string `yaml:"minItems"`
	MaxItems         string `yaml:"maxItems"`
	MinProperties    string `yaml:"minProperties"`
	UniqueItems      bool   `yaml:"uniqueItems"`
	Required         []string
	Properties       ordered[*schema]
	Items            *schema
	OneOf            []*schema `yaml:"oneOf"`
	PropertyNames    *schema   `yaml:"propertyNames"`
	Values           values    `yaml:"additionalProperties"`

	target *schema // of Ref
}

// types is a type, or several; null may be among them.
type types []string

// UnmarshalYAML reads a word or a list of them.
func (t *types) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind == yaml.ScalarNode {
		*t = types{node.Value}
		return nil
	}
	return node.Decode((*[]string)(t))
}

// values is the schema of the fields that are not named, nil if there are none.
type values struct{ *schema }

// UnmarshalYAML reads a schema, or false.
func (v *values) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind == yaml.ScalarNode {
		return nil
	}
	return node.Decode(&v.schema)
}

// resolveReferences resolves the references in a schema and its parts.
func (s *schema) resolveReferences(components ordered[*schema]) error {
	if s == nil {
		return nil
	}
	if s.Ref != "" {
		if err := resolveReference(&s.target, s.Ref, "schemas", components); err != nil {
			return err
		}
	}
	for _, part := range s.childSchemas() {
		if err := part.resolveReferences(components); err != nil {
			return err
		}
	}
	return nil
}

func (s *schema) childSchemas() []*schema {
	all := append(slices.Clone(s.OneOf), s.Items, s.PropertyNames, s.Values.schema)
	for _, p := range s.Properties {
		all = append(all, p.Value)
	}
	return all
}

// resolved is the schema that a reference names, or itself.
func (s *schema) resolved() *schema {
	for s.target != nil {
		s = s.target
	}
	return s
}

// description returns its own, or that of its target.
func (s *schema) description() string {
	if s.Description == "" && s.target != nil {
		return s.target.description()
	}
	return s.Description
}

// buildExample makes a value that the schema allows: its own example, or the
// examples of its parts put together.
func (s *schema) buildExample() (json.RawMessage, error) {
	var b bytes.Buffer
	if err := s.writeExample(&b); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// formatExamples are the examples that a format is enough for.
var formatExamples = map[string]string{
	"date":      `"2026-01-31"`,
	"date-time": `"2026-01-31T12:00:00Z"`,
}

func (s *schema) writeExample(b *bytes.Buffer) error {
	switch {
	case len(s.Examples) > 0:
		return writeJSON(b, &s.Examples[0])
	case s.target != nil:
		return s.target.writeExample(b)
	case len(s.OneOf) > 0:
		return s.OneOf[0].writeExample(b)
	case len(s.Enum) > 0:
		return writeText(b, s.Enum[0])
	case slices.Contains(s.Type, "object"):
		return s.writeObjectExample(b)
	case slices.Contains(s.Type, "array"):
		b.WriteByte('[')
		if err := s.Items.writeExample(b); err != nil {
			return fmt.Errorf("[]%w", err)
		}
		b.WriteByte(']')
	case formatExamples[s.Format] != "":
		b.WriteString(formatExamples[s.Format])
	case slices.Contains(s.Type, "null"):
		b.WriteString("null")
	case slices.Contains(s.Type, "boolean"):
		b.WriteString("true")
	default:
		return errors.New(" has no example")
	}
	return nil
}

func (s *schema) writeObjectExample(b *bytes.Buffer) error {
	b.WriteByte('{')
	fields := s.Properties
	if s.Values.schema != nil {
		var name bytes.Buffer
		if err := s.PropertyNames.writeExample(&name); err != nil {
			return err
		}
		var text string
		if err := json.Unmarshal(name.Bytes(), &text); err != nil {
			return err
		}
		fields = append(slices.Clone(fields), entry[*schema]{text, s.Values.schema})
	}
	for i, f := range fields {
		if i > 0 {
			b.WriteByte(',')
		}
		if err := writeText(b, f.Name); err != nil {
			return err
		}
		b.WriteByte(':')
		if err := f.Value.writeExample(b); err != nil {
			return fmt.Errorf(".%s%w", f.Name, err)
		}
	}
	b.WriteByte('}')
	return nil
}

// writeJSON writes YAML as JSON, in its order and with its digits.
func writeJSON(b *bytes.Buffer, node *yaml.Node) error {
	switch node.Kind {
	case yaml.MappingNode:
		b.WriteByte('{')
		for i := 0; i < len(node.Content); i += 2 {
			if i > 0 {
				b.WriteByte(',')
			}
			if err := writeText(b, node.Content[i].Value); err != nil {
				return err
			}
			b.WriteByte(':')
			if err := writeJSON(b, node.Content[i+1]); err != nil {
				return err
			}
		}
		b.WriteByte('}')
	case yaml.SequenceNode:
		b.WriteByte('[')
		for i, item := range node.Content {
			if i > 0 {
				b.WriteByte(',')
			}
			if err := writeJSON(b, item); err != nil {
				return err
			}
		}
		b.WriteByte(']')
	case yaml.ScalarNode:
		if tag := node.ShortTag(); tag == "!!int" || tag == "!!float" || tag == "!!bool" || tag == "!!null" {
			b.WriteString(node.Value)
			return nil
		}
		return writeText(b, node.Value)
	default:
		return fmt.Errorf("line %d: an example is written out", node.Line)
	}
	return nil
}

func writeText(b *bytes.Buffer, text string) error {
	e := json.NewEncoder(b)
	e.SetEscapeHTML(false)
	if err := e.Encode(text); err != nil {
		return err
	}
	b.Truncate(b.Len() - 1) // its newline
	return nil
}
