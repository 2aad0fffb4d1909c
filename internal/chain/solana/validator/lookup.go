package validator

import (
	"encoding/binary"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// lookupTableHeader is how many bytes of a lookup table stand before its addresses.
const lookupTableHeader = 56

// lookUpKeys adds the addresses that the message takes from lookup tables: those that
// it writes first.
func (x *execution) lookUpKeys() *transactionError {
	var readonly []solana.PublicKey
	for _, lookup := range x.message.Lookups {
		addresses, err := x.bank.readTable(lookup.Table)
		if err != nil {
			return err
		}
		for _, place := range lookup.Writable {
			if int(place) >= len(addresses) {
				return errTableIndex
			}
			x.addKey(addresses[place], false, true)
			x.loaded.Writable = append(x.loaded.Writable, addresses[place].String())
		}
		for _, place := range lookup.Readonly {
			if int(place) >= len(addresses) {
				return errTableIndex
			}
			readonly = append(readonly, addresses[place])
			x.loaded.Readonly = append(x.loaded.Readonly, addresses[place].String())
		}
	}
	for _, key := range readonly {
		x.addKey(key, false, false)
	}
	return nil
}

// readTable returns the addresses of a lookup table.
func (b *bank) readTable(key solana.PublicKey) ([]solana.PublicKey, *transactionError) {
	account := b.load(key)
	switch {
	case account.Lamports == 0:
		return nil, errTableNotFound
	case account.Owner != solana.LookupTableProgram:
		return nil, errTableOwner
	case len(account.Data) < lookupTableHeader || binary.LittleEndian.Uint32(account.Data) != 1 || len(account.Data[lookupTableHeader:])%32 != 0:
		return nil, errTableData
	}
	var addresses []solana.PublicKey
	for rest := account.Data[lookupTableHeader:]; len(rest) > 0; rest = rest[32:] {
		addresses = append(addresses, solana.PublicKey(rest[:32]))
	}
	return addresses, nil
}

// lookupTable is the data of a table that has these addresses.
func lookupTable(addresses []solana.PublicKey) []byte {
	data := make([]byte, lookupTableHeader)
	binary.LittleEndian.PutUint32(data, 1)
	binary.LittleEndian.PutUint64(data[4:], ^uint64(0)) // not deactivated
	for _, key := range addresses {
		data = append(data, key[:]...)
	}
	return data
}
