package approval

import (
	"errors"
	"testing"
)

func TestApprovedTextsHaveOneReading(t *testing.T) {
	for text, want := range map[string]error{
		`{"a":{"b":[{"b":1},{"b":2}],"c":null},"b":"a","d":{"a":1}}`: nil,
		`[]`:                            nil,
		`"a"`:                           nil,
		`{"a":1,"a":2}`:                 errTwiceNamed,
		`{"a":1,"b":2,"A":2}`:           errTwiceNamed,
		`{"mask":1,"ma\u017fk":2}`:      errTwiceNamed, // a long s, which Go folds to s
		`{"key":1,"\u212aey":2}`:        errTwiceNamed, // the sign of the kelvin
		`{"a":1,"\u0061":2}`:            errTwiceNamed,
		`{"x":[{"a":1,"b":{},"a":[]}]}`: errTwiceNamed,
		`{"x":{"y":{}},"z":[],"x":{}}`:  errTwiceNamed,
		`{"a": 1}`:                      errLoose,
		"{}\n":                          errLoose,
		`{}]`:                           errNotJSON,
		`{}{}`:                          errNotJSON,
		`{"a":1`:                        errNotJSON,
		``:                              errNotJSON,
	} {
		if err := checkOneSpelling([]byte(text)); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", text, err, want)
		}
	}
}

func FuzzOneSpelling(f *testing.F) {
	f.Add([]byte(`{"a":{"b":[{"b":1},{"b":2}],"c":null},"b":"a"}`))
	f.Add([]byte(`[[],{"x":[]},1e5]]`))
	f.Fuzz(func(t *testing.T, text []byte) { _ = checkOneSpelling(text) })
}
