// Package yield owns the catalog of yield sources: what they are, what their
// vaults said last and how old that is, the calls that move money into and out
// of them, and how the outcome is read from the logs. Every source here is a
// synchronous ERC-4626 vault over one of the two stablecoins.
//
// It holds no position and posts no entry; it never signs or sends anything.
// A share price is a ratio of two integers that a vault answered at one block:
// it is never guessed, never extrapolated and never a float. A vault that
// cannot be read keeps its last observation, with its age and the reason.
package yield
