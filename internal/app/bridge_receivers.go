package app

import "github.com/granaryhq/granary/internal/chain"

// BridgeReceivers are the contracts by which any account delivers messages of other chains on a chain; empty if there
// are none.
type BridgeReceivers struct {
	Transmitter string // of USDC
	Endpoint    string // of USDT
}

// ConfiguredReceivers are those that a configuration has of a chain.
func ConfiguredReceivers(config string, on chain.Name) (r BridgeReceivers, err error) {
	c, err := ReadConfig(config)
	if err != nil {
		return r, err
	}
	ch := c.Chains[on]
	if ch.Bridge != nil {
		r.Transmitter = ch.Bridge.MessageTransmitter.Hex()
	}
	if ch.USDTBridge != nil {
		r.Endpoint = ch.USDTBridge.Endpoint.Hex()
	}
	return r, nil
}

// SandboxReceivers are those of a chain of the sandbox in a directory, as its sandbox.json has them.
func SandboxReceivers(dir string, on chain.Name) (r BridgeReceivers, err error) {
	info, err := readSandboxInfo(dir)
	if err != nil {
		return r, err
	}
	ch := info.Chains[on]
	if ch.Bridge != nil {
		r.Transmitter = string(ch.Bridge.MessageTransmitter)
	}
	if ch.USDTBridge != nil {
		r.Endpoint = ch.USDTBridge.Endpoint.Hex()
	}
	return r, nil
}
