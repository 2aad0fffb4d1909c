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
// relayer's expense: see deploy.Deployer. before are those of versions before that the
// chain has.
func DeployContracts(ctx context.Context, c Config, name chain.Name, log *slog.Logger, progress func(stage string, done, total int)) (deployed, before []deploy.Deployment, err error) {
	ch, ok := c.Chains[name]
	if !ok || name.IsSolana() {
		return nil, nil, fmt.Errorf("%q is no EVM chain of the configuration", name)
	}
	keys, err := c.openServiceKeys(ctx, log)
	if err != nil {
		return nil, nil, err
	}
	client, err := evm.Dial(ctx, ch.evmConfig(name))
	if err != nil {
		return nil, nil, err
	}
	defer client.Close()
	d := deploy.Deployer{
		Client: client, Relayer: keys.Relayer(), MaxFeeWei: new(big.Int).Mul(new(big.Int).SetUint64(ch.MaxFeeGwei), big.NewInt(1e9)),
		MarksInTree: ch.Executor == deploy.WalletExecutor(true).Address(), OFT: ch.USDTBridge.bridge().OFT, PollEvery: ch.Poll, Log: log.With("chain", string(name)), Progress: progress,
	}
	deployed, err = d.Run(ctx)
	if err != nil {
		return nil, nil, err
	}
	before, err = d.FindBefore(ctx, ch.contractsBefore())
	return deployed, before, err
}
