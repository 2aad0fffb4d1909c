package app

import (
	"context"
	"fmt"
	"log/slog"
	"math/big"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/deploy"
)

// DeployContracts puts the contracts on a chain of the configuration, at the
// relayer's expense: see deploy.Deployer.
func DeployContracts(ctx context.Context, c Config, name chain.Name, log *slog.Logger, progress func(stage string, done, total int)) ([]deploy.Deployment, error) {
	ch, ok := c.Chains[name]
	if !ok || name.IsSolana() {
		return nil, fmt.Errorf("%q is no EVM chain of the configuration", name)
	}
	keys, err := c.openServiceKeys(ctx, log)
	if err != nil {
		return nil, err
	}
	client, err := evm.Dial(ctx, ch.evmConfig(name))
	if err != nil {
		return nil, err
	}
	defer client.Close()
	return deploy.Deployer{
		Client: client, Relayer: keys.Relayer(), MaxFeeWei: new(big.Int).Mul(new(big.Int).SetUint64(ch.MaxFeeGwei), big.NewInt(1e9)),
		PollEvery: ch.Poll, Log: log.With("chain", string(name)), Progress: progress,
	}.Run(ctx)
}
