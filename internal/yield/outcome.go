package yield

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/money"
)

// ErrOutcome says that logs do not tell of exactly one deposit or redemption of
// the wallet, or contradict themselves.
var ErrOutcome = errors.New("the logs tell no clear outcome")

// The events of ERC-20 and ERC-4626.
var (
	transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	depositTopic  = crypto.Keccak256Hash([]byte("Deposit(address,address,uint256,uint256)"))
	withdrawTopic = crypto.Keccak256Hash([]byte("Withdraw(address,address,address,uint256,uint256)"))
)

// DecodeDeposit returns what a deposit moved, from the logs of the one intent that
// made it. Three witnesses must agree: the vault's one Deposit event of the
// wallet, the asset's transfers out of the wallet and the shares that came into
// it, with nothing moved the other way. There may be no shares: too little for
// one, or a price driven up, is paid to a vault for nothing, and is gone.
// Error: ErrOutcome.
func (s Source) DecodeDeposit(wallet common.Address, logs []types.Log) (assets, shares money.Units, err error) {
	e, err := s.findMovement(depositTopic, 2, wallet, logs)
	if err == nil {
		err = s.checkTransfers(e, wallet, logs, func(asset, share tokenFlow) bool {
			return asset == tokenFlow{out: e.assets} && share == tokenFlow{in: e.shares}
		})
	}
	if err != nil {
		return money.Units{}, money.Units{}, fmt.Errorf("deposit into %s: %w", s.ID, err)
	}
	return e.assets, e.shares, nil
}

// DecodeRedeem returns what a redemption moved, from the logs of the one intent
// that made it: the vault's one Withdraw event of the wallet, the asset's
// transfers into the wallet and the shares that left it must agree, with nothing
// moved the other way. Error: ErrOutcome.
func (s Source) DecodeRedeem(wallet common.Address, logs []types.Log) (assets, shares money.Units, err error) {
	e, err := s.findMovement(withdrawTopic, 3, wallet, logs)
	if err == nil {
		err = s.checkTransfers(e, wallet, logs, func(asset, share tokenFlow) bool {
			return asset == tokenFlow{in: e.assets} && share == tokenFlow{out: e.shares}
		})
	}
	if err != nil {
		return money.Units{}, money.Units{}, fmt.Errorf("redemption from %s: %w", s.ID, err)
	}
	return e.assets, e.shares, nil
}

// movement is what a vault's event says was moved.
type movement struct{ assets, shares money.Units }

// findMovement finds the vault's one event of the topic that has the wallet as owner,
// which is the last of its parties. In a deposit or redemption of ours the
// wallet is every party.
func (s Source) findMovement(topic common.Hash, parties int, wallet common.Address, logs []types.Log) (movement, error) {
	var found movement
	n := 0
	for _, l := range logs {
		if l.Address != s.Vault || len(l.Topics) == 0 || l.Topics[0] != topic {
			continue
		}
		who, words, err := decodeLog(l, parties, 2)
		if err != nil {
			return found, err
		}
		if who[parties-1] != wallet {
			continue
		}
		for _, party := range who {
			if party != wallet {
				return found, fmt.Errorf("%w: %s is a party to it", ErrOutcome, party)
			}
		}
		found = movement{assets: words[0], shares: words[1]}
		n++
	}
	if n != 1 {
		return found, fmt.Errorf("%w: %d events of the vault concern %s", ErrOutcome, n, wallet)
	}
	if found.assets.IsZero() || (found.shares.IsZero() && topic != depositTopic) {
		return found, fmt.Errorf("%w: %s assets for %s shares", ErrOutcome, found.assets, found.shares)
	}
	return found, nil
}

// checkTransfers holds the event against the transfers of asset and shares.
func (s Source) checkTransfers(e movement, wallet common.Address, logs []types.Log, matches func(asset, share tokenFlow) bool) error {
	asset, err := sumTransfers(s.Asset, wallet, logs)
	if err != nil {
		return err
	}
	share, err := sumTransfers(s.Vault, wallet, logs)
	if err != nil {
		return err
	}
	if !matches(asset, share) {
		return fmt.Errorf("%w: the vault tells of %s assets and %s shares, but assets moved %s and shares %s",
			ErrOutcome, e.assets, e.shares, asset, share)
	}
	return nil
}

// tokenFlow is what a token's transfers moved into an account and out of it.
type tokenFlow struct{ in, out money.Units }

func (f tokenFlow) String() string { return fmt.Sprintf("in %s, out %s", f.in, f.out) }

func sumTransfers(token, wallet common.Address, logs []types.Log) (tokenFlow, error) {
	var f tokenFlow
	for _, l := range logs {
		if l.Address != token || len(l.Topics) == 0 || l.Topics[0] != transferTopic {
			continue
		}
		who, words, err := decodeLog(l, 2, 1)
		if err != nil {
			return f, err
		}
		if who[0] == wallet {
			f.out, err = f.out.Add(words[0])
			if err != nil {
				return f, fmt.Errorf("%w: %w", ErrOutcome, err)
			}
		}
		if who[1] == wallet {
			f.in, err = f.in.Add(words[0])
			if err != nil {
				return f, fmt.Errorf("%w: %w", ErrOutcome, err)
			}
		}
	}
	return f, nil
}

// decodeLog reads a log of indexed addresses and unindexed integers. It takes no
// log that is longer, shorter or reorganized away.
func decodeLog(l types.Log, addresses, integers int) ([]common.Address, []money.Units, error) {
	if l.Removed || len(l.Topics) != 1+addresses || len(l.Data) != 32*integers {
		return nil, nil, fmt.Errorf("%w: a malformed or removed log of %s", ErrOutcome, l.Address)
	}
	who := make([]common.Address, addresses)
	for i, topic := range l.Topics[1:] {
		who[i] = common.BytesToAddress(topic[:])
		if common.BytesToHash(who[i][:]) != topic {
			return nil, nil, fmt.Errorf("%w: a log of %s names no address", ErrOutcome, l.Address)
		}
	}
	words := make([]money.Units, integers)
	for i := range words {
		words[i] = parseWord(l.Data[32*i : 32*(i+1)])
	}
	return who, words, nil
}
