package signer

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
)

// A MicroVault believes a price of a source within two bounds, which its contract takes from its maker for good: how far
// the price may be from the one recorded, and how old it may be. The contracts limit neither.

const (
	// DefaultPriceStep is the widest step of a price that a MicroVault may believe where the configuration has no other.
	DefaultPriceStep money.Bps = 5000
	// DefaultNavAge is the highest age of a price that a MicroVault may believe where the configuration has no other.
	DefaultNavAge = 365 * 24 * time.Hour
	// leastNavAge is the lowest age by which a price may be stale.
	leastNavAge = time.Minute
)

// The bounds of a text without any, as versions before wrote it: those of a service's defaults.
const (
	usualPriceStep money.Bps = 100
	usualNavAge              = 4 * 24 * time.Hour
)

// priceBound bounds the price of one source in the body of a creation.
type priceBound struct {
	Source           string    `json:"source"`
	MaxStepBps       money.Bps `json:"maxStepBps"`
	MaxNavAgeSeconds uint32    `json:"maxNavAgeSeconds,omitempty"` // of a source of requests
}

// priceBoundsOf returns the bounds of a new MicroVault's sources, whose ids are given in the same order.
func priceBoundsOf(ids []string, specs []contracts.AdapterFactorySpec) []priceBound {
	bounds := make([]priceBound, len(specs))
	for i, spec := range specs {
		bounds[i] = priceBound{ids[i], money.Bps(spec.MaxStepBps), spec.MaxNavAge}
	}
	return bounds
}

// navAgeOf returns the age after which a price of the source is stale.
func navAgeOf(spec contracts.AdapterFactorySpec) time.Duration {
	return time.Duration(spec.MaxNavAge) * time.Second
}

// checkPriceBounds returns an error if a MicroVault would believe a price further away, or older, than the configuration allows.
func (l PriceLimits) checkPriceBounds(spec contracts.AdapterFactorySpec) error {
	mostStep, mostAge := cmp.Or(l.Step, DefaultPriceStep), cmp.Or(l.NavAge, DefaultNavAge)
	if step := money.Bps(spec.MaxStepBps); step < 1 || step > mostStep {
		return fmt.Errorf("its price may be %d hundredths of a percent from the one recorded, allowed are 1 to %d", step, mostStep)
	}
	if age := navAgeOf(spec); spec.Kind == adapterERC7540 && (age < leastNavAge || age > mostAge) {
		return fmt.Errorf("its price may be %s old, allowed are %s to %s", age, leastNavAge, mostAge)
	}
	return nil
}

// haveUsualBounds reports whether all sources have the bounds of a text that has none.
func haveUsualBounds(specs []contracts.AdapterFactorySpec) bool {
	return !slices.ContainsFunc(specs, func(spec contracts.AdapterFactorySpec) bool {
		return money.Bps(spec.MaxStepBps) != usualPriceStep || spec.Kind == adapterERC7540 && navAgeOf(spec) != usualNavAge
	})
}
