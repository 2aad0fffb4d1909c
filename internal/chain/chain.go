// Package chain owns the terms that every chain shares: chain names, tokens, addresses, blocks, transfers and
// movements, and the faults of a node. It connects to no node: chain/evm does.
package chain

import (
	"fmt"
	"strings"
)

// Name is a chain as the interface spells it.
type Name string

// The chains of the interface.
const (
	Arbitrum        Name = "arbitrum"
	Base            Name = "base"
	Ethereum        Name = "ethereum"
	EthereumSepolia Name = "ethereum_sepolia"
	Polygon         Name = "polygon"
	Solana          Name = "solana"
	SolanaDevnet    Name = "solana_devnet"
)

// Names lists every chain of the interface.
func Names() []Name {
	return []Name{Arbitrum, Base, Ethereum, EthereumSepolia, Polygon, Solana, SolanaDevnet}
}

// Valid says whether n is a chain of the interface.
func (n Name) Valid() bool {
	switch n {
	case Arbitrum, Base, Ethereum, EthereumSepolia, Polygon, Solana, SolanaDevnet:
		return true
	}
	return false
}

// IsSolana says which family n belongs to: Solana's or the EVM's.
func (n Name) IsSolana() bool { return n == Solana || n == SolanaDevnet }

// IsTest reports whether n is a test network, whose tokens are worthless.
func (n Name) IsTest() bool { return n == EthereumSepolia || n == SolanaDevnet }

// HeadTopic is the topic on which a process is woken when it learns of a new block of n. No correctness depends on
// it: followers and carriers read their chain every poll interval all the same.
func (n Name) HeadTopic() string { return "head:" + string(n) }

// WalletsTopic is the topic on which a process is woken when wallets have got addresses on n. No correctness depends on it.
func (n Name) WalletsTopic() string { return "wallets:" + string(n) }

// Token is a stablecoin. A wallet's money in one of them is a lane: it never
// becomes money in the other.
type Token string

// The two stablecoins.
const (
	USDC Token = "usdc"
	USDT Token = "usdt"
)

// Valid says whether t is a stablecoin of the interface.
func (t Token) Valid() bool { return t == USDC || t == USDT }

// CashID is the id of a cash position, "cash:<chain>:<token>".
func CashID(n Name, t Token) string { return fmt.Sprintf("cash:%s:%s", n, t) }

// IsCashID reports whether a position's id is of the form of CashID, whichever chain and token it names.
func IsCashID(id string) bool { return strings.HasPrefix(id, "cash:") }
