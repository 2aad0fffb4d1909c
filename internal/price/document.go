package price

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/granaryhq/granary/internal/money"
)

// maxPrice is beyond any stablecoin.
const maxPrice = 1000 * money.Dollar

var decimalPattern = regexp.MustCompile(`^[0-9]{1,9}(\.[0-9]{1,40})?$`)

var errNoPrice = errors.New("it names no price")

// readPrice finds the price in a JSON document: at is the way to it, the names of members
// and the places in lists, with dots between them. It is a number or a text, in dollars.
func readPrice(document []byte, at string) (money.USD, error) {
	decoder := json.NewDecoder(bytes.NewReader(document))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return 0, fmt.Errorf("%w: it is no JSON", errNoPrice)
	}
	for name := range strings.SplitSeq(at, ".") {
		switch in := value.(type) {
		case map[string]any:
			value = in[name]
		case []any:
			i, err := strconv.Atoi(name)
			if err != nil || i < 0 || i >= len(in) {
				return 0, fmt.Errorf("%w at %s", errNoPrice, at)
			}
			value = in[i]
		default:
			return 0, fmt.Errorf("%w at %s", errNoPrice, at)
		}
	}
	switch is := value.(type) {
	case json.Number:
		return parsePrice(is.String())
	case string:
		return parsePrice(is)
	}
	return 0, fmt.Errorf("%w at %s", errNoPrice, at)
}

// parsePrice reads a decimal number of dollars; digits beyond the sixth decimal are cut off.
func parsePrice(text string) (money.USD, error) {
	if !decimalPattern.MatchString(text) {
		return 0, fmt.Errorf("%w: it is no decimal number", errNoPrice)
	}
	if whole, decimals, ok := strings.Cut(text, "."); ok && len(decimals) > 6 {
		text = whole + "." + decimals[:6]
	}
	p, err := money.ParseUSD(text)
	if err != nil || p <= 0 || p > maxPrice {
		return 0, fmt.Errorf("%w: it is not above 0 and up to %s", errNoPrice, maxPrice)
	}
	return p, nil
}

// problemText is a failure in words fit for a caller: an address may hold a secret.
func problemText(err error) string {
	if errors.Is(err, errNoPrice) {
		return err.Error()
	}
	return "the source cannot be read"
}
