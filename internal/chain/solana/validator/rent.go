package validator

import (
	"encoding/binary"
	"math"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// rentRate is how many lamports an account must hold for each of its bytes, and for the bytes that each has beside
// them. The Rent sysvar has it, so a change is a part of the chain and of its forks.
type rentRate uint64

// accountOverhead are the bytes that each account is counted with beside its data.
const accountOverhead = 128

// minimumOf is the least that an account of so many bytes must hold.
func (r rentRate) minimumOf(size int) uint64 { return uint64(size+accountOverhead) * uint64(r) }

// isExempt reports whether an account holds enough to be kept.
func (r rentRate) isExempt(a Account) bool { return a.Lamports >= r.minimumOf(len(a.Data)) }

// mayBecome reports whether the rules of rent allow an account to end a transaction as another: exempt, gone, or as
// poor as it was.
func (r rentRate) mayBecome(before, after Account) bool {
	if after.Lamports == 0 || r.isExempt(after) {
		return true
	}
	wasPoor := before.Lamports > 0 && !r.isExempt(before)
	return wasPoor && len(before.Data) == len(after.Data) && after.Lamports <= before.Lamports
}

// rentSysvar is the data of the Rent sysvar. Since SIMD-0194 it has a rate for good in the place of one for a year and
// a number of years, which is 1.
func rentSysvar(lamports uint64, years float64) []byte {
	data := binary.LittleEndian.AppendUint64(nil, lamports)
	data = binary.LittleEndian.AppendUint64(data, math.Float64bits(years))
	return append(data, 50)
}

// readRent is the rate that the Rent sysvar says.
func readRent(sysvar Account) rentRate {
	lamports := binary.LittleEndian.Uint64(sysvar.Data)
	years := math.Float64frombits(binary.LittleEndian.Uint64(sysvar.Data[8:]))
	return rentRate(float64(lamports) * years)
}

// loadRent is the rate of the slot.
func (b *bank) loadRent() rentRate { return readRent(b.load(solana.SysvarRent)) }

// SetRent has the next slot change how many lamports an account must hold for each byte, as mainnet-beta does in steps
// (SIMD-0437). Existing accounts keep their lamports.
func (v *Validator) SetRent(lamportsPerByte uint64) {
	v.mu.Lock()
	defer v.mu.Unlock()
	sysvar := v.readAccount(v.head().slot, solana.SysvarRent)
	sysvar.Data = rentSysvar(lamportsPerByte, 1)
	v.planted[solana.SysvarRent] = sysvar
}
