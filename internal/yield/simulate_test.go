package yield

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

var zeroMaxABI = contracts.NewSandboxZeroMaxVault()

// zeroMaxVault is a vault whose max functions return 0. The world's wallet owns it.
type zeroMaxVault struct {
	*world
	at common.Address
}

func (w *world) deployZeroMax(asset common.Address) zeroMaxVault {
	w.Helper()
	code := append(common.FromHex(contracts.SandboxZeroMaxVaultMetaData.Bin), zeroMaxABI.PackConstructor(asset, w.wallet)...)
	return zeroMaxVault{w, w.sendTx(nil, code).ContractAddress}
}

// limits are those of a SandboxZeroMaxVault.
type limits struct {
	depositCap, lent money.USD
	list, cooldown   bool
}

func (v zeroMaxVault) setLimits(l limits) {
	v.Helper()
	v.sendTx(&v.at, zeroMaxABI.PackSetLimits(big.NewInt(int64(l.depositCap)), big.NewInt(int64(l.lent)), l.list, l.cooldown))
}

// lowestStepUSD is the precision of limits that are found without the wallet's own position.
const lowestStepUSD = money.USD(1 << lowestStep)

// The max functions of some vaults always return 0. The catalog and the quotes then have the limits that deposits and
// withdrawals meet.
func TestLimitsOfAVaultThatDoesNotReturnThemAreSimulated(t *testing.T) {
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			storetest.Each(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db)
				vault := w.deployZeroMax(map[chain.Token]common.Address{chain.USDC: w.chain.Contracts.USDC, chain.USDT: w.chain.Contracts.USDT}[token])
				byDefault, simulated := validConfig(), validConfig()
				byDefault.ID, byDefault.Vault, byDefault.DepositToken = "by-default", vault.at, token
				simulated.ID, simulated.Vault, simulated.DepositToken, simulated.Liquidity = "simulated", vault.at, token, LiquiditySimulated
				plain := newCatalog(t, db, w.clients(), []Config{byDefault})
				c := newCatalog(t, db, w.clients(), []Config{simulated})
				held := takeSeat(t, db)
				wallet := chain.EVMAddress(w.wallet)
				quote := func(c *Catalog, id string) Quote {
					t.Helper()
					observeAll(t, c, held)
					q, err := c.Quote(t.Context(), id, wallet)
					if err != nil {
						t.Fatal(err)
					}
					return q
				}
				steps := []struct {
					name                      string
					limits                    limits
					deposit                   money.USD // before
					room, walletRoom          money.USD // rounded down to the lowest step
					mostWithdrawn, mostLeaves money.USD
				}{
					{name: "no limits", limits: limits{depositCap: money.MaxUSD}, room: money.MaxUSD, walletRoom: money.MaxUSD},
					{name: "a cap", limits: limits{depositCap: 5000 * dollar}, room: 5000 * dollar, walletRoom: 5000 * dollar},
					{name: "a position", limits: limits{depositCap: 5000 * dollar}, deposit: 600*dollar + 1, room: 4400*dollar - 1, walletRoom: 4400*dollar - 1, mostWithdrawn: 600*dollar + 1, mostLeaves: 600*dollar + 1},
					{name: "assets that are lent", limits: limits{depositCap: 5000 * dollar, lent: 200 * dollar}, room: 4400*dollar - 1, walletRoom: 4400*dollar - 1, mostWithdrawn: 400*dollar + 1, mostLeaves: 400*dollar + 1},
					{name: "all is lent", limits: limits{depositCap: 5000 * dollar, lent: 900 * dollar}, room: 4400*dollar - 1, walletRoom: 4400*dollar - 1},
					{name: "a cooldown", limits: limits{depositCap: 5000 * dollar, cooldown: true}, room: 4400*dollar - 1, walletRoom: 4400*dollar - 1},
					{name: "a list of depositors", limits: limits{depositCap: 5000 * dollar, list: true}, walletRoom: 4400*dollar - 1, mostWithdrawn: 600*dollar + 1, mostLeaves: 600*dollar + 1},
					{name: "full", limits: limits{depositCap: 600 * dollar}, mostWithdrawn: 600*dollar + 1, mostLeaves: 600*dollar + 1},
				}
				for _, s := range steps {
					if s.deposit > 0 {
						w.runCalls(getSource(t, c, "simulated").DepositCalls(w.wallet, s.deposit))
					}
					vault.setLimits(s.limits)
					if s.limits.list {
						w.sendTx(&vault.at, zeroMaxABI.PackList(w.wallet))
					}
					for _, q := range []Quote{quote(plain, "by-default"), quote(c, "simulated")} {
						assertWithin(t, s.name+": the wallet's room", q.MaxDeposit, s.walletRoom, lowestStepUSD)
						assertEqual(t, s.name+": the most that the wallet can withdraw", q.MaxWithdraw, s.mostWithdrawn)
					}
					assertWithin(t, s.name+": anyone's room", getSource(t, c, "simulated").DepositRoom, s.room, lowestStepUSD)
					assertWithin(t, s.name+": anyone's room by default", getSource(t, plain, "by-default").DepositRoom, s.room, lowestStepUSD)
					assertWithin(t, s.name+": the liquidity", getSource(t, c, "simulated").Liquidity, s.mostLeaves, lowestStepUSD)
				}
			})
		})
	}
}

// assertWithin compares an amount with the one wanted, which it may be below by less than the precision. There is
// none between 0 and the precision.
func assertWithin(t *testing.T, name string, got, want, precision money.USD) {
	t.Helper()
	if got > want || got <= want-precision {
		t.Errorf("%s: %s, want %s, rounded down by less than %s", name, got, want, precision)
	}
}

// Tokens store balances in several forms, of which each that is known is found; another is not taken for one.
func TestFormsOfBalancesAreFound(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		const answer = "545f5260205ff3" // SLOAD, and return the word
		toZero, toOne := "6004355f52", "600435602052"
		namespace := "7f52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00"
		for name, test := range map[string]struct {
			code  string
			known bool
		}{
			"a mapping of Solidity":    {toZero + "6009602052" + "60405f20" + answer, true},
			"a mapping of Vyper":       {"60145f52" + toOne + "60405f20" + answer, true},
			"OpenZeppelin's namespace": {toZero + namespace + "602052" + "60405f20" + answer, true},
			"Solady's":                 {"6387a211a2600c52" + toZero + "6020600c20" + answer, true},
			"a mapping far away":       {toZero + "61ffff602052" + "60405f20" + answer, false},
			"no storage":               {"5f5f5260205ff3", false},
		} {
			code := common.FromHex(test.code)
			token := w.sendTx(nil, append([]byte{0x60, byte(len(code)), 0x60, 0x0b, 0x5f, 0x39, 0x60, byte(len(code)), 0x5f, 0xf3, 0x00}, code...)).ContractAddress
			head, err := w.client.Head(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			s := simulator{w.client, head, &balanceSlots{known: map[common.Address]slotForm{}}}
			over, known, err := s.withBalance(t.Context(), token, w.wallet, units(77))
			if err != nil {
				t.Fatal(err)
			}
			assertEqual(t, name+": known", known, test.known)
			if !known {
				continue
			}
			results, err := w.client.SimulateOver(t.Context(), head, over, []ethereum.CallMsg{{From: anyone, To: &token, Gas: simulatedGas, Data: tokenABI.PackBalanceOf(w.wallet)}})
			if err != nil {
				t.Fatal(err)
			}
			assertEqual(t, name+": the balance", parseWord(results[0].Output).String(), "77")
		}
	})
}
