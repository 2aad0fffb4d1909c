// Package yield owns the catalog of yield sources: their description, the last observations of their vaults with
// their age, the calls that move money into and out of them, and the states of requests. A source here is a vault
// over one of the two stablecoins that settles at once (ERC-4626), or by request and claim (ERC-7540), or redemptions
// of which are queued by another contract beyond its liquidity.
//
// The package holds no position and posts no entry; it never signs or sends a transaction. A share price is a ratio
// of two integers that a vault returned at one block: it is never guessed, never extrapolated and never a float. A
// vault that cannot be read keeps its last observation, with its age and the reason. The token of the shares is
// accepted once: a source whose share token changes is not read any more.
package yield
