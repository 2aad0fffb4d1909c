package evm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/url"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/internal/chain"
)

const blacklisted = "Blacklistable: account is blacklisted"

var blacklistedHex = hexutil.Encode(encodeErrorString(blacklisted))

func secretNode(t *testing.T) *node {
	t.Helper()
	u, err := url.Parse("https://node.example/s3cret")
	if err != nil {
		t.Fatal(err)
	}
	return &node{secrets: urlSecrets(u)}
}

// Each form in which a node says that a call reverted gives the words of the contract. The sources are named in revert.go.
func TestEveryNodesFormOfARevertIsDecoded(t *testing.T) {
	for name, text := range map[string]string{
		"geth, reth, Erigon, anvil":   `{"code":3,"message":"execution reverted: ` + blacklisted + `","data":"` + blacklistedHex + `"}`,
		"geth, custom error":          `{"code":3,"message":"execution reverted","data":"` + blacklistedHex + `"}`,
		"old geth":                    `{"code":-32000,"message":"execution reverted: ` + blacklisted + `"}`,
		"Nethermind":                  `{"code":3,"message":"execution reverted: revert","data":"` + blacklistedHex + `"}`,
		"Nethermind before":           `{"code":-32000,"message":"execution reverted","data":"` + blacklistedHex + `"}`,
		"Nethermind, old":             `{"code":-32015,"message":"VM execution error.","data":"Reverted ` + blacklistedHex + `"}`,
		"Nethermind, old, decoded":    `{"code":-32015,"message":"VM execution error.","data":"revert: ` + blacklisted + `"}`,
		"OpenEthereum":                `{"code":-32015,"message":"VM execution error.","data":"Reverted ` + blacklistedHex + `"}`,
		"Besu":                        `{"code":-32000,"message":"Execution reverted","data":"` + blacklistedHex + `"}`,
		"Besu, decoded":               `{"code":3,"message":"Execution reverted (` + blacklisted + `)","data":"` + blacklistedHex + `"}`,
		"Besu, decoded, without data": `{"code":-32000,"message":"Execution reverted (` + blacklisted + `)"}`,
		"a gateway, bytes in message": `{"code":-32000,"message":"execution reverted: ` + blacklistedHex + `"}`,
		"Hardhat":                     `{"code":-32603,"message":"Error: VM Exception while processing transaction: reverted with reason string '` + blacklisted + `'","data":{"message":"x","data":"` + blacklistedHex + `"}}`,
		"Hardhat without data":        `{"code":-32603,"message":"Error: VM Exception while processing transaction: reverted with reason string '` + blacklisted + `'"}`,
		"Ganache":                     `{"code":-32000,"message":"VM Exception while processing transaction: revert ` + blacklisted + `","data":{"0xab":{"error":"revert","return":"` + blacklistedHex + `"},"name":"RuntimeError"}}`,
		"a wallet's wrapping":         `{"code":3,"message":"execution reverted","data":{"originalError":{"code":3,"data":"` + blacklistedHex + `"}}}`,
		"JSON within a string":        `{"code":3,"message":"execution reverted","data":"{\"data\":\"` + blacklistedHex + `\"}"}`,
	} {
		t.Run(name, func(t *testing.T) {
			var said rpcError
			if err := json.Unmarshal([]byte(text), &said); err != nil {
				t.Fatal(err)
			}
			err := secretNode(t).classifyRPC(&said)
			if !errors.Is(err, ErrReverted) {
				t.Fatalf("%v, want %v", err, ErrReverted)
			}
			if got, err := abi.UnpackRevert(RevertData(err)); err != nil || got != blacklisted {
				t.Errorf("%q, %v, want %q", got, err, blacklisted)
			}
		})
	}
}

// A call within a simulation has its bytes in its error, or beside it.
func TestEveryNodesFormOfASimulatedRevertIsDecoded(t *testing.T) {
	for name, text := range map[string]string{
		"geth":        `{"status":"0x0","returnData":"0x","gasUsed":"0x1","logs":[],"error":{"code":3,"message":"execution reverted: ` + blacklisted + `","data":"` + blacklistedHex + `"}}`,
		"old reth":    `{"status":"0x0","returnData":"` + blacklistedHex + `","gasUsed":"0x1","logs":[],"error":{"code":3,"message":"execution reverted"}}`,
		"old anvil":   `{"status":"0x0","returnData":"` + blacklistedHex + `","gasUsed":"0x1","logs":[],"error":{"code":-3200,"message":"execution failed"}}`,
		"Nethermind":  `{"status":"0x0","returnData":"0x","gasUsed":"0x1","logs":[],"error":{"code":-32015,"message":"execution reverted: revert","data":"` + blacklistedHex + `"}}`,
		"words alone": `{"status":"0x0","returnData":"0x","gasUsed":"0x1","logs":[],"error":{"code":-32000,"message":"execution reverted: ` + blacklisted + `"}}`,
		"no error":    `{"status":"0x0","returnData":"` + blacklistedHex + `","gasUsed":"0x1","logs":[]}`,
	} {
		t.Run(name, func(t *testing.T) {
			var result ethclient.SimulateCallResult
			if err := json.Unmarshal([]byte(text), &result); err != nil {
				t.Fatal(err)
			}
			got := secretNode(t).readSimulations([]ethclient.SimulateCallResult{result})[0]
			if words, err := abi.UnpackRevert(RevertData(got.Err)); err != nil || words != blacklisted {
				t.Errorf("%q, %v, want %q", words, err, blacklisted)
			}
		})
	}
}

// An error without a contract's words is no revert, or one without data.
func TestNodesOwnWordsAreNoContracts(t *testing.T) {
	for text, reverted := range map[string]bool{
		`{"code":-32603,"message":"internal error","data":"Reverted 0x01"}`:                              false,
		`{"code":-32000,"message":"header not found"}`:                                                   false,
		`{"code":3,"message":"execution reverted"}`:                                                      true,
		`{"code":3,"message":"execution reverted","data":"0x"}`:                                          true,
		`{"code":3,"message":"execution reverted: revert","data":"0x"}`:                                  true,
		`{"code":-32015,"message":"VM execution error.","data":"revert"}`:                                true,
		`{"code":3,"message":"execution reverted","data":["0x01"]}`:                                      true,
		`{"code":3,"message":"execution reverted","data":7}`:                                             true,
		`{"code":3,"message":"execution reverted","data":"0x0"}`:                                         true,
		`{"code":3,"message":"execution reverted","data":{"a":{"b":{"c":{"d":{"e":{"data":"0x01"}}}}}}}`: true,
	} {
		var said rpcError
		if err := json.Unmarshal([]byte(text), &said); err != nil {
			t.Fatal(err)
		}
		err := secretNode(t).classifyRPC(&said)
		if errors.Is(err, ErrReverted) != reverted || !reverted && !errors.Is(err, chain.ErrUnavailable) {
			t.Errorf("%s: %v", text, err)
		}
		if data := RevertData(err); len(data) > 0 {
			t.Errorf("%s: data %x", text, data)
		}
	}
}

// A node that names itself in a reason is not quoted, and no revert is kept whole that is too long.
func TestRevertsAreBoundedAndHideTheNode(t *testing.T) {
	n := secretNode(t)
	for _, said := range []*rpcError{
		{Code: 3, Message: "execution reverted: see https://node.example/s3cret"},
		{Code: -32015, Message: "VM execution error.", Data: "revert: see https://node.example/s3cret"},
	} {
		err := n.classifyRPC(said)
		if strings.Contains(err.Error(), "s3cret") || bytes.Contains(RevertData(err), []byte("s3cret")) || len(RevertData(err)) == 0 {
			t.Errorf("%v with %q", err, RevertData(err))
		}
	}
	long := n.newRevert("execution reverted", "0x"+strings.Repeat("ab", 100_000), nil)
	if len(long.data) != maxRevert {
		t.Errorf("%d bytes are kept, want %d", len(long.data), maxRevert)
	}
	if long = n.newRevert("x", nil, make([]byte, 100_000)); len(long.data) != maxRevert {
		t.Errorf("%d bytes are kept, want %d", len(long.data), maxRevert)
	}
}

func FuzzRevertForms(f *testing.F) {
	f.Add(3, "execution reverted: words", `"0x08c379a0"`)
	f.Add(-32015, "VM execution error.", `"Reverted 0x01"`)
	f.Add(3, "", `{"originalError":{"data":"0x01"}}`)
	f.Fuzz(func(t *testing.T, code int, message, data string) {
		var any any
		_ = json.Unmarshal([]byte(data), &any)
		n := &node{secrets: []string{"s3cret-host"}}
		err := n.classifyError(context.Background(), &rpcError{Code: code, Message: message, Data: any})
		if err == nil {
			t.Fatal("an error became none")
		}
		if got := RevertData(err); len(got) > maxRevert {
			t.Errorf("%d bytes", len(got))
		}
		if strings.Contains(err.Error(), "s3cret-host") {
			t.Errorf("the node is named: %v", err)
		}
	})
}
