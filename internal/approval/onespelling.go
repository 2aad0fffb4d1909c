package approval

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Reasons why a JSON text can be read in two ways.
var (
	errNotJSON    = errors.New("not one JSON value")
	errLoose      = errors.New("not the JSON text without spaces")
	errTwiceNamed = errors.New("a name is there twice")
)

// checkOneSpelling refuses JSON that two readers could take for different things: more
// than one value, spaces, or a name that is given twice in one object. Some readers take
// the first and some the last, and Go's take names for equal that differ by case.
func checkOneSpelling(text []byte) error {
	again, err := json.Marshal(json.RawMessage(text)) // fails where it is not one value
	if err != nil {
		return errNotJSON
	}
	if !bytes.Equal(again, text) {
		return errLoose
	}
	return checkNames(json.NewDecoder(bytes.NewReader(text)))
}

// checkNames refuses a name that is twice in one object, at any depth.
func checkNames(tokens *json.Decoder) error {
	type level struct {
		names  map[string]bool // of an object
		inside bool            // a name was read, and its value was not
	}
	var open []level
	tokens.UseNumber()
	for {
		token, err := tokens.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%w: %w", errNotJSON, err)
		}
		if token == json.Delim('}') || token == json.Delim(']') {
			open = open[:len(open)-1]
			continue
		}
		if here := len(open) - 1; here >= 0 && open[here].names != nil {
			if !open[here].inside { // a name is a string, as the text is JSON
				name := foldName(token.(string))
				if open[here].names[name] {
					return fmt.Errorf("%w: %.64q", errTwiceNamed, token)
				}
				open[here].names[name], open[here].inside = true, true
				continue
			}
			open[here].inside = false
		}
		switch token {
		case json.Delim('{'):
			open = append(open, level{names: map[string]bool{}})
		case json.Delim('['):
			open = append(open, level{})
		}
	}
}

// foldName is the same for names that differ by case alone, also by letters whose other
// case is the same as another's.
func foldName(name string) string { return strings.ToLower(strings.ToUpper(name)) }
