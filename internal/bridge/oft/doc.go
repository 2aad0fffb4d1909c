// Package oft owns the words of LayerZero's Omnichain Fungible Token, by which USDT goes from
// chain to chain (USDT0): what is sent and what it costs, packets and the messages in them, the
// events that tell of it, and where LayerZero and USDT0 have their contracts. What is decoded
// is encoded again and compared, so that no two readings of the same bytes exist. It talks to
// no node, and delivers nothing.
//
// The layouts are those of LayerZero's npm packages @layerzerolabs/oft-evm and
// @layerzerolabs/lz-evm-protocol-v2.
package oft
