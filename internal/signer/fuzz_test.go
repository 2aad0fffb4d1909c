package signer

import (
	"bytes"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
)

// For any bytes, a decoded value is encoded in exactly those bytes: so no contract can have another reading.
func FuzzDecodeCall(f *testing.F) {
	kinds := map[string]struct {
		of      abi.ABI
		methods []string
	}{"token": {tokenABI, []string{"transfer", "approve"}}, "vault": {shareABI, []string{"deposit", "withdraw", "redeem"}}, "guard": {guardABI, []string{"snapshot", "requireChange"}}, "requests": {requestABI, requestMethods}}
	for name, k := range changeKinds {
		kinds[name] = struct {
			of      abi.ABI
			methods []string
		}{k.abi, k.methods}
		for _, method := range k.methods {
			f.Add(append(bytes.Clone(k.abi.Methods[method].ID), make([]byte, 256)...))
		}
	}
	for _, method := range requestMethods {
		f.Add(append(bytes.Clone(requestABI.Methods[method].ID), make([]byte, 32*len(requestABI.Methods[method].Inputs))...))
	}
	f.Add(encode(requestABI, "requestDeposit", big.NewInt(1), common.Address{1}, common.Address{2}))
	f.Add(encode(tokenABI, "transfer", common.Address{1}, big.NewInt(1)))
	f.Add(encode(shareABI, "redeem", big.NewInt(1), common.Address{1}, common.Address{2}))
	f.Add(encode(wrapperABI, "setAllowed", []common.Address{{1}, {2}}, true))
	f.Add(encode(vaultABI, "setStrategy", [][32]byte{{1}}, []uint16{10_000}, uint16(0)))
	f.Fuzz(func(t *testing.T, data []byte) {
		for name, k := range kinds {
			method, args, err := decodeCall(k.of, data, k.methods...)
			if err != nil {
				continue
			}
			if again := encode(k.of, method, args...); !bytes.Equal(again, data) {
				t.Fatalf("%s: %x is read as %s%v, which is %x", name, data, method, args, again)
			}
		}
	})
}
