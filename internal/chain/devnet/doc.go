// Package devnet runs the sandbox's chain in this process: an EVM chain whose blocks are made here, on a clock or on
// request, with the service's contracts and worthless tokens on it and a faucet to hand them out. It has ordinary
// JSON-RPC over HTTP on loopback, so the service reads it like any other chain.
//
// With a data directory the chain survives a crash of the process: a block is on disk before it is shown. The
// transaction pool is lost, as on any network; senders send again.
//
// Block times are whole seconds and grow by at least one a block, so a chain that makes blocks faster than that runs
// ahead of the clock.
//
// With Options.Form its JSON-RPC returns blocks in the form of the network whose name it bears.
//
// The same contracts can be put on an anvil in another process, for measurements.
//
// All its keys are public. It is never a part of a production service.
package devnet
