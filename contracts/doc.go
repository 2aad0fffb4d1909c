// Package contracts owns the Solidity sources, what the compiler made of them
// and the Go bindings generated from that. The bindings pack calls and unpack
// answers and logs; the package sends nothing to any chain and holds no
// address of any deployment.
//
// Everything in *_gen.go and artifacts/ is written by build.sh; README.md says
// what each contract is for.
package contracts
