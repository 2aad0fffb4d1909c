package validator

import (
	"math"
	"math/bits"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// A transaction's consumption: the maximum, and the default for each instruction.
const (
	unitsOfProgram   = 200_000
	unitsOfNative    = 3_000
	microsPerLamport = 1_000_000
)

// Instructions of the Compute Budget program beside those that the service sends.
const (
	budgetHeapFrame       = 1
	budgetLoadedDataLimit = 4
)

// budget is a transaction's compute budget.
type budget struct {
	limit    uint64 // compute units
	price    uint64 // micro-lamports for each of the limit
	priority uint64 // lamports beside the signatures' fee
}

// readBudget returns the budget that a message requests: by Compute Budget instructions, or by its configuration in
// version 1.
func readBudget(m solana.Message) (budget, *transactionError) {
	if m.Version == solana.Version1 {
		return readConfig(m.Config)
	}
	var given [5]bool
	var b budget
	var usual uint64
	for i, in := range m.Instructions {
		key := m.Keys[in.Program]
		if called, _ := programAt(key); called.native {
			usual += unitsOfNative
		} else {
			usual += unitsOfProgram
		}
		if key != solana.ComputeBudgetProgram {
			continue
		}
		a := &arguments{rest: in.Data}
		kind := a.readByte()
		switch kind {
		case solana.BudgetUnitPrice:
			b.price = a.readUint64()
		case solana.BudgetUnitLimit:
			b.limit = uint64(a.readUint32())
		case budgetHeapFrame:
			if size := a.readUint32(); size < 32<<10 || size > 256<<10 || size%1024 != 0 {
				a.missing = true
			}
		case budgetLoadedDataLimit:
			if a.readUint32() == 0 && !a.missing {
				return budget{}, errLoadedDataLimit
			}
		default:
			a.missing = true
		}
		if a.missing {
			return budget{}, &transactionError{name: instructionFailed, index: i, cause: errInvalidInstructionData}
		}
		if given[kind] {
			return budget{}, &transactionError{name: duplicateBudgetRule, index: i}
		}
		given[kind] = true
	}
	if !given[solana.BudgetUnitLimit] {
		b.limit = usual
	}
	b.limit = min(b.limit, solana.MaxComputeUnits)
	b.priority = mulDiv(b.price, b.limit, microsPerLamport-1, microsPerLamport)
	return b, nil
}

// readConfig returns the budget that the configuration of a message of version 1 requests. Compute Budget
// instructions are ignored there.
func readConfig(c solana.Config) (budget, *transactionError) {
	if c.LoadedBytes() == 0 { // the only limit of it that is enforced here
		return budget{}, errLoadedTooMuch
	}
	b := budget{limit: min(uint64(c.ComputeUnits()), solana.MaxComputeUnits), priority: c.PriorityFee()}
	if b.limit > 0 {
		b.price = mulDiv(b.priority, microsPerLamport, 0, b.limit)
	}
	return b, nil
}

// mulDiv is (a*b+more)/by, or the largest number if it is more than that.
func mulDiv(a, b, more, by uint64) uint64 {
	high, low := bits.Mul64(a, b)
	low, carry := bits.Add64(low, more, 0)
	if high += carry; high >= by {
		return math.MaxUint64
	}
	quotient, _ := bits.Div64(high, low, by)
	return quotient
}

// feeOf returns the fee of a message: of its signatures, and its priority fee.
func (b budget) feeOf(m solana.Message) uint64 {
	fee, over := bits.Add64(feePerSignature*uint64(m.RequiredSignatures), b.priority, 0)
	if over > 0 {
		return math.MaxUint64
	}
	return fee
}

// runComputeBudget has no effect: the instructions were read before.
func runComputeBudget(f *frame) *instructionError { return f.consume(nativeCost) }
