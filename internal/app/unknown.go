package app

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"go.yaml.in/yaml/v3"
)

var unknownKeyPattern = regexp.MustCompile(`^line (\d+): field (\S+) not found in type (\S+)$`)

// explainYAML names an unknown key of the configuration as its author wrote it, with the known key that is most like
// it; the parser names types of this program. of is the type of the whole configuration.
func explainYAML(err error, of reflect.Type) error {
	var wrong *yaml.TypeError
	if !errors.As(err, &wrong) {
		return err
	}
	var all []error
	for _, text := range wrong.Errors {
		m := unknownKeyPattern.FindStringSubmatch(text)
		if m == nil {
			all = append(all, errors.New(text))
			continue
		}
		section, keys := findSection(of, "", m[3])
		for _, settings := range []reflect.Type{reflect.TypeFor[SolanaConfig](), reflect.TypeFor[SignerSolanaConfig]()} {
			if keys == nil {
				section, keys = findSection(settings, "chains.SOLANA", m[3])
			}
		}
		text := fmt.Sprintf("line %s: unknown key %s", m[1], section+m[2])
		if near := nearestWord(m[2], keys); near != "" {
			text += fmt.Sprintf(" (did you mean %s?)", section+near)
		}
		all = append(all, errors.New(text))
	}
	return errors.Join(all...)
}

// findSection returns the path of the section that a type describes, with a dot behind
// it, and the keys that it has.
func findSection(t reflect.Type, path, name string) (section string, keys []string) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		switch t.Kind() {
		case reflect.Slice:
			path += "[]"
		case reflect.Map:
			path += ".CHAIN"
		}
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return "", nil
	}
	for _, f := range reflect.VisibleFields(t) {
		key := f.Tag.Get("yaml")
		if key == "" || key == "-" {
			continue
		}
		if t.String() == name {
			keys = append(keys, key)
		} else if at, found := findSection(f.Type, strings.TrimPrefix(path+"."+key, "."), name); found != nil {
			return at, found
		}
	}
	if path != "" {
		path += "."
	}
	return path, keys
}

// nearestWord is the word most like the given one, empty if none is much like it.
func nearestWord(word string, words []string) (nearest string) {
	least := 1 + len(word)/3
	for _, w := range words {
		if d := editDistance(strings.ToLower(word), strings.ToLower(w)); d <= least {
			nearest, least = w, d-1
		}
	}
	return nearest
}

// editDistance is how many letters must be put in, taken out or changed to make b of
// a (Levenshtein).
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost++
			}
			before, row[j+1] = row[j+1], min(cost, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
