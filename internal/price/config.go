package price

import (
	"fmt"
	"regexp"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/egress"
)

// Config names a source of a token's price: a JSON document with a number of dollars in it.
type Config struct {
	Name  string      `yaml:"name"`
	Token chain.Token `yaml:"token"`
	URL   string      `yaml:"url"`
	At    string      `yaml:"at"` // the way to the price, such as data.amount or result.USDCUSD.c.0
	// PrivateAddresses lets the source be in a private network.
	PrivateAddresses bool `yaml:"privateAddresses"`
}

var (
	namePattern = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,39}$`)
	wayPattern  = regexp.MustCompile(`^[^.]{1,100}(\.[^.]{1,100}){0,9}$`)
)

// Check finds faults that would fail later.
func Check(sources []Config) error {
	seen := map[Config]bool{}
	for _, c := range sources {
		switch key := (Config{Name: c.Name, Token: c.Token}); {
		case !namePattern.MatchString(c.Name):
			return fmt.Errorf("prices: the name %q is not of small letters, digits and dashes", c.Name)
		case !c.Token.Valid():
			return fmt.Errorf("prices: %s: %q is no token", c.Name, c.Token)
		case seen[key]:
			return fmt.Errorf("prices: %s is there twice for %s", c.Name, c.Token)
		case !wayPattern.MatchString(c.At):
			return fmt.Errorf("prices: %s: at is not the way to a price, such as data.amount", c.Name)
		default:
			seen[key] = true
		}
		if err := egress.CheckURL(c.URL, c.PrivateAddresses); err != nil {
			return fmt.Errorf("prices: %s: url: %w", c.Name, err)
		}
	}
	return nil
}
