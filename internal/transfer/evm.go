package transfer

import (
	"context"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/yield"
)

// quoteVault asks a source's vault what it takes of an account and pays to it now.
func (s *Service) quoteVault(ctx context.Context, source string, account chain.Address) (yield.Quote, error) {
	return s.catalog.Quote(ctx, source, account.EVM())
}
