package yield

import (
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// assembleCode returns the code of words: "@x" is a label, ">x" pushes its place, and each other word is hex.
func assembleCode(text string) []byte {
	places, code := map[string]int{}, []byte{}
	for range 2 { // the first pass finds the places
		code = code[:0]
		for word := range strings.FieldsSeq(text) {
			switch word[0] {
			case '@':
				places[word[1:]] = len(code)
				code = append(code, 0x5b)
			case '>':
				code = append(code, 0x61, byte(places[word[1:]]>>8), byte(places[word[1:]]))
			default:
				code = append(code, common.FromHex(word)...)
			}
		}
	}
	return code
}

// limitedVault is a vault over an asset in which each wallet holds all 1,000 shares, each worth one dollar.
type limitedVault struct {
	asset                   common.Address
	maxDeposit, maxWithdraw string // code that runs for the functions
	deposit, withdraw       string
	reject                  string    // runs for every other function
	room, liquid            money.USD // in the storage slots 0 and 1
}

// Code of a limitedVault.
const (
	returnsTop = "5f52 60205ff3" // the word on the stack
	burnsGas   = "fe"            // INVALID: uses up the gas of the call, as a failed assert does
	revertsNow = "5f5ffd"
)

func pushUnits(units uint64) string { return fmt.Sprintf("67%016x ", units) }

func returnsUnits(amount money.USD) string { return pushUnits(uint64(amount)) + returnsTop }

// movesUpTo returns the code of a function that moves units while the slot has them, and else runs reject.
func movesUpTo(slot, reject string) string {
	return "6004 35 80 60" + slot + " 54 10 >reject" + slot + " 57 " + // slot < units
		"80 60" + slot + " 54 03 60" + slot + " 55 " + returnsTop + " @reject" + slot + " " + reject
}

// creationCode returns the code that creates the vault.
func (v limitedVault) creationCode() []byte {
	functions := []struct{ signature, code string }{
		{"asset()", "73" + hex.EncodeToString(v.asset[:]) + " " + returnsTop},
		{"totalAssets()", returnsUnits(1000 * dollar)}, {"totalSupply()", returnsUnits(1000 * dollar)}, {"balanceOf(address)", returnsUnits(1000 * dollar)},
		{"convertToAssets(uint256)", "6004 35 " + returnsTop}, {"previewDeposit(uint256)", "6004 35 " + returnsTop},
		{"maxDeposit(address)", v.maxDeposit}, {"maxWithdraw(address)", v.maxWithdraw},
		{"deposit(uint256,address)", v.deposit}, {"withdraw(uint256,address,address)", v.withdraw},
	}
	text, bodies := "5f35 60e0 1c ", ""
	for i, f := range functions {
		text += fmt.Sprintf("80 63%x 14 >f%d 57 ", crypto.Keccak256([]byte(f.signature))[:4], i)
		bodies += fmt.Sprintf(" @f%d %s", i, f.code)
	}
	runtime := assembleCode(text + v.reject + bodies)
	creation := assembleCode(pushUnits(uint64(v.room)) + "5f55 " + pushUnits(uint64(v.liquid)) + "600155 " +
		fmt.Sprintf("61%04x", len(runtime)) + " 80 60ff 5f 39 5f f3")
	return append(append(creation, make([]byte, 0xff-len(creation))...), runtime...)
}

// A vault may use up the gas of the calls that it rejects. Its limits are found all the same, by simulations that a node
// with geth's bound of gas runs, and a deposit side that fails leaves the exit side alone.
func TestLimitsOfAVaultWhoseRejectionsUseUpTheGas(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorldOn(t, db, devnet.Options{CallGas: 50_000_000})
		burning := limitedVault{asset: w.chain.Contracts.USDC, maxDeposit: returnsUnits(0), maxWithdraw: returnsUnits(1000 * dollar), deposit: burnsGas, withdraw: burnsGas, reject: burnsGas}
		illiquid, sudden, failing := burning, burning, burning
		illiquid.maxWithdraw, illiquid.withdraw, illiquid.liquid = returnsUnits(0), movesUpTo("01", burnsGas), 400*dollar
		// It rejects steps above 2^44 for little gas, and the others below them for all of it.
		sudden.deposit, sudden.room = "6004 35 "+pushUnits(1<<44)+"10 >much 57 "+movesUpTo("00", burnsGas)+" @much "+revertsNow, 1000*dollar
		failing.maxDeposit = burnsGas
		held := takeSeat(t, db)
		for _, c := range []struct {
			id            string
			vault         limitedVault
			liquidity     string
			room, leaves  money.USD
			problem       string
			entryHasPrice bool
		}{
			{"full", burning, LiquidityIdle, 0, 1000 * dollar, "", true},
			{"illiquid", illiquid, LiquiditySimulated, 0, 400 * dollar, "", true},
			{"sudden", sudden, LiquidityIdle, 1000 * dollar, 1000 * dollar, "", true},
			{"failing", failing, LiquidityIdle, 0, 1000 * dollar, "the vault refuses to answer", false},
		} {
			config := validConfig()
			config.ID, config.Vault, config.Liquidity = c.id, w.sendTx(nil, c.vault.creationCode()).ContractAddress, c.liquidity
			catalog := newCatalog(t, db, w.clients(), []Config{config})
			observeAll(t, catalog, held)
			s := getSource(t, catalog, c.id)
			assertEqual(t, c.id+": problem", s.Problem, c.problem)
			assertEqual(t, c.id+": observed", s.Observed(), c.problem == "")
			q, err := catalog.Quote(t.Context(), c.id, chain.EVMAddress(w.wallet))
			if err != nil {
				t.Errorf("%s: no quote: %v", c.id, err)
				continue
			}
			assertEqual(t, c.id+": the most that leaves now", q.MaxWithdraw, c.leaves)
			assertWithin(t, c.id+": the room", q.MaxDeposit, c.room, lowestStepUSD)
			assertEqual(t, c.id+": the price of an entry is known", q.WorstEntry.Known(), c.entryHasPrice)
		}
	})
}

// A limit of each call, which any number of calls may use, is found as one call meets it.
func TestALimitOfEachCallIsNoSumOfCalls(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorldOn(t, db, devnet.Options{CallGas: 50_000_000})
		const most = 1_000_000_007 // units
		calls := func(reject string) string {
			return pushUnits(most) + "6004 35 11 >over 57 6004 35 " + returnsTop + " @over " + reject
		}
		held := takeSeat(t, db)
		for _, c := range []struct {
			id                       string
			maxDeposit               string // and maxWithdraw
			reject                   string
			room, leaves             money.USD
			roomWithin, leavesWithin money.USD // the precision
			liquidity                string
		}{
			{"no-limit-returned", returnsUnits(0), revertsNow, most, most, lowestStepUSD, 1, LiquiditySimulated},
			{"the-limit-returned", returnsUnits(most - 5), revertsNow, most - 5, most - 5, lowestStepUSD, 1, LiquiditySimulated},
			{"a-higher-limit-returned", returnsUnits(money.MaxUSD), revertsNow, most, most, lowestStepUSD, 1, LiquiditySimulated},
			{"no-answer", revertsNow, revertsNow, most, most, lowestStepUSD, 1, LiquiditySimulated},
			{"all-gas-used", returnsUnits(0), burnsGas, most, most, lowestStepUSD, most / 16_000, LiquiditySimulated},
			{"not-simulated", returnsUnits(most), revertsNow, most, most, 1, 1, LiquidityIdle},
		} {
			vault := limitedVault{asset: w.chain.Contracts.USDC, maxDeposit: c.maxDeposit, maxWithdraw: c.maxDeposit, reject: c.reject}
			vault.deposit = calls(c.reject)
			vault.withdraw = strings.ReplaceAll(vault.deposit, "over", "beyond")
			config := validConfig()
			config.ID, config.Vault, config.Liquidity = c.id, w.sendTx(nil, vault.creationCode()).ContractAddress, c.liquidity
			catalog := newCatalog(t, db, w.clients(), []Config{config})
			observeAll(t, catalog, held)
			q := getQuote(t, catalog, c.id, w.wallet)
			assertWithin(t, c.id+": the room", q.MaxDeposit, c.room, c.roomWithin)
			assertWithin(t, c.id+": the most that leaves now", q.MaxWithdraw, c.leaves, c.leavesWithin)
			assertWithin(t, c.id+": anyone's room", getSource(t, catalog, c.id).DepositRoom, c.room, c.roomWithin)
		}
	})
}
