package app

import (
	"errors"
	"fmt"
	"reflect"

	"go.yaml.in/yaml/v3"
)

// checkIntegers returns an error for each setting of an integer type that a configuration gives as a fraction: the
// parser would cut off its decimals, and 0 is the default of most settings. of is the type of the whole
// configuration.
func checkIntegers(text []byte, of reflect.Type) error {
	var document yaml.Node
	if err := yaml.Unmarshal(text, &document); err != nil {
		return err
	}
	integers := map[string]bool{}
	for _, t := range []reflect.Type{of, reflect.TypeFor[SolanaConfig](), reflect.TypeFor[SignerSolanaConfig]()} {
		collectIntegerKeys(t, integers)
	}
	return checkFractions(&document, integers)
}

// collectIntegerKeys adds the keys of a type and of the types in it, with whether every setting of the key is an integer.
func collectIntegerKeys(t reflect.Type, integers map[string]bool) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return
	}
	for _, f := range reflect.VisibleFields(t) {
		key := f.Tag.Get("yaml")
		if key == "" || key == "-" {
			continue
		}
		is := f.Type.Kind() >= reflect.Int && f.Type.Kind() <= reflect.Uint64 && !reflect.PointerTo(f.Type).Implements(yamlUnmarshaler)
		if before, known := integers[key]; known {
			is = is && before
		}
		integers[key] = is
		collectIntegerKeys(f.Type, integers)
	}
}

// yamlUnmarshaler is implemented by types that read their values themselves.
var yamlUnmarshaler = reflect.TypeFor[interface{ UnmarshalYAML(func(any) error) error }]()

func checkFractions(node *yaml.Node, integers map[string]bool) error {
	var wrong []error
	for i, child := range node.Content {
		if node.Kind == yaml.MappingNode && i%2 == 1 && child.Tag == "!!float" && integers[node.Content[i-1].Value] {
			wrong = append(wrong, fmt.Errorf("line %d: %s must be a whole number", child.Line, node.Content[i-1].Value))
		}
		wrong = append(wrong, checkFractions(child, integers))
	}
	return errors.Join(wrong...)
}
