package ledger

import (
	"fmt"
	"math/big"
	"strings"
)

// unitLimbs of twelve digits hold any number of 256 bits.
const unitLimbs = 7

// SumAmount is SQL that adds up a column of micro-dollars, in two columns: above and
// below a billion, so that no sum overflows on either engine. AmountSum reads them.
func SumAmount(column string) string {
	return fmt.Sprintf(`CAST(SUM(%[1]s / 1000000000) AS BIGINT), CAST(SUM(%[1]s %% 1000000000) AS BIGINT)`, column)
}

// SumUnits is SQL that adds up a column of whole numbers in decimal digits, of rows that
// meet a condition, in limbs of twelve digits. UnitSum reads them.
func SumUnits(column, condition string) string {
	zeros := strings.Repeat("0", 12*unitLimbs)
	limbs := make([]string, unitLimbs)
	for i := range limbs {
		limbs[i] = fmt.Sprintf(`CAST(SUM(CASE WHEN %[4]s THEN
			CAST(SUBSTR('%[1]s' || LTRIM(%[3]s, '-'), LENGTH(LTRIM(%[3]s, '-')) + %[2]d, 12) AS BIGINT)
			* (CASE WHEN SUBSTR(%[3]s, 1, 1) = '-' THEN -1 ELSE 1 END) ELSE 0 END) AS BIGINT)`, zeros, 12*i+1, column, condition)
	}
	return strings.Join(limbs, ", ")
}

// AmountSum is the value of the columns of SumAmount.
type AmountSum struct{ upper, lower int64 }

// Columns returns the scan targets.
func (s *AmountSum) Columns() []any { return []any{&s.upper, &s.lower} }

// Big is the sum.
func (s *AmountSum) Big() *big.Int {
	total := new(big.Int).Mul(big.NewInt(s.upper), big.NewInt(1_000_000_000))
	return total.Add(total, big.NewInt(s.lower))
}

// UnitSum is the value of the columns of SumUnits.
type UnitSum [unitLimbs]int64

// Columns returns the scan targets.
func (s *UnitSum) Columns() []any {
	columns := make([]any, len(s))
	for i := range s {
		columns[i] = &s[i]
	}
	return columns
}

// Big is the sum.
func (s *UnitSum) Big() *big.Int {
	total := new(big.Int)
	for _, limb := range s {
		total.Mul(total, big.NewInt(1_000_000_000_000)).Add(total, big.NewInt(limb))
	}
	return total
}
