// Package oft owns the encodings of LayerZero's Omnichain Fungible Token, by which USDT goes from chain to chain
// (USDT0): transfers and their cost, packets and the messages in them, their events, and the addresses of LayerZero's
// and USDT0's contracts. A decoded value is encoded again and compared, so that the same bytes have one reading only.
// It connects to no node, and delivers no message.
//
// The layouts are those of LayerZero's npm packages @layerzerolabs/oft-evm and @layerzerolabs/lz-evm-protocol-v2.
package oft
