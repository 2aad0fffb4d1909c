// Package yield owns the catalog of yield sources: what they are, what their
// vaults said last and how old that is, the calls that move money into and out
// of them, and what becomes of requests. A source here is a vault over one of the two
// stablecoins that settles at once (ERC-4626), or by request and claim (ERC-7540), or
// redemptions of which are queued by another contract beyond what it can pay at once.
//
// It holds no position and posts no entry; it never signs or sends anything.
// A share price is a ratio of two integers that a vault answered at one block:
// it is never guessed, never extrapolated and never a float. A vault that
// cannot be read keeps its last observation, with its age and the reason. Which token the
// shares are is believed once: a source whose share changes is not read any more.
package yield
