package traffictest

import (
	"crypto/ed25519"
	"crypto/sha256"
	"fmt"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Programs and mints of strangers.
var (
	routerProgram = publicOf(keyPair("a router of swaps"))
	poolProgram   = publicOf(keyPair("a program of pools"))
	oracleProgram = publicOf(keyPair("an oracle"))
)

// strangers is how many people make the transactions of strangers.
const strangers = 5000

// maker makes the transactions of strangers.
type maker struct {
	people []ed25519.PrivateKey
}

func newMaker() *maker {
	m := &maker{}
	for n := range strangers {
		m.people = append(m.people, keyPair(fmt.Sprint("stranger ", n)))
	}
	return m
}

// makeStablecoinTransaction makes the nth transaction of a stranger that moves a stablecoin: of twenty, eight are payments, seven
// are swaps of one pool, three of two pools, and two are swaps that failed.
func (m *maker) makeStablecoinTransaction(n int) []byte {
	key := m.people[n%len(m.people)]
	mint := USDC
	if n%4 == 3 {
		mint = USDT
	}
	var a *action
	switch kind := n % 20; {
	case kind < 8:
		to := publicOf(m.people[(n+n/len(m.people)+1)%len(m.people)])
		a = payTokens(publicOf(key), to, mint, 5_000_000+uint64(n), uint64(n))
	case kind < 15:
		a = swapTokens(publicOf(key), n, mint, otherMint(n))
	case kind < 18:
		a = swapTokens(publicOf(key), n, mint, otherMint(n), otherMint(n+1))
	default:
		a = swapTokens(publicOf(key), n, mint, otherMint(n)).markFailed()
	}
	return a.encodeAnswer(a.signWith(key))
}

// makeOtherTransaction makes the nth transaction of a stranger that names no stablecoin: of twenty, five pay lamports, five update
// an oracle, five are swaps of one pool, one of two pools, and four are swaps that failed.
func (m *maker) makeOtherTransaction(n int) []byte {
	key := m.people[(n*7+1)%len(m.people)]
	var a *action
	switch kind := n % 20; {
	case kind < 5:
		a = payLamports(publicOf(key), publicOf(m.people[(n+n/len(m.people)+2)%len(m.people)]), uint64(n))
	case kind < 10:
		a = oracleUpdate(publicOf(key), n)
	case kind < 15:
		a = swapTokens(publicOf(key), n, otherMint(n), otherMint(n+1))
	case kind < 16:
		a = swapTokens(publicOf(key), n, otherMint(n), otherMint(n+1), otherMint(n+2))
	default:
		a = swapTokens(publicOf(key), n, otherMint(n), otherMint(n+1)).markFailed()
	}
	return a.encodeAnswer(a.signWith(key))
}

// otherMint returns one of fifty mints that are no stablecoin.
func otherMint(n int) solana.PublicKey { return namedKey("mint ", n%50) }

// tokenAccount returns the token account of an owner in a mint. It is not the associated one, which takes long to derive.
func tokenAccount(owner, mint solana.PublicKey) solana.PublicKey {
	return sha256.Sum256(append(owner[:], mint[:]...))
}

func namedKey(name string, n int) solana.PublicKey { return publicOf(keyPair(fmt.Sprint(name, n))) }

// payTokens returns a transfer as wallets of people make it, with the payee's token account if there is none.
func payTokens(from, to, mint solana.PublicKey, units, number uint64) *action {
	source, into := tokenAccount(from, mint), tokenAccount(to, mint)
	return &action{
		payer: from, units: 31_405,
		instructions: []solana.Instruction{
			solana.SetComputeUnitLimit(60_000), solana.SetComputeUnitPrice(number + 1), // or two payments alike were one
			{Program: solana.AssociatedTokenProgram, Data: []byte{solana.AssociatedCreateIdempotent}, Accounts: []solana.AccountMeta{
				{Key: from, Signer: true, Writable: true}, {Key: into, Writable: true}, {Key: to}, {Key: mint}, {Key: solana.SystemProgram}, {Key: solana.TokenProgram}}},
			solana.TransferChecked(source, mint, into, from, units, 6),
		},
		balances: []balance{{source, mint, from, units + 900_000_000, 900_000_000}, {into, mint, to, 7_000_000, units + 7_000_000}},
		logs: joinLogs(programLogs(solana.ComputeBudgetProgram, 150), programLogs(solana.ComputeBudgetProgram, 150),
			programLogs(solana.AssociatedTokenProgram, 14_206, "Program log: CreateIdempotent"),
			programLogs(solana.TokenProgram, 6_200, "Program log: Instruction: TransferChecked")),
	}
}

// payLamports returns a payment of lamports.
func payLamports(from, to solana.PublicKey, number uint64) *action {
	return &action{
		payer: from, units: 450,
		instructions: []solana.Instruction{solana.SetComputeUnitLimit(600), solana.SetComputeUnitPrice(number + 1), solana.TransferLamports(from, to, 1_000_000+number)},
		logs:         joinLogs(programLogs(solana.ComputeBudgetProgram, 150), programLogs(solana.ComputeBudgetProgram, 150), programLogs(solana.SystemProgram, 150)),
	}
}

// oracleUpdate writes a price.
func oracleUpdate(from solana.PublicKey, n int) *action {
	data := make([]byte, 180)
	for i := range data {
		data[i] = byte(n + i)
	}
	return &action{
		payer: from, units: 9_800,
		instructions: []solana.Instruction{solana.SetComputeUnitLimit(20_000), {Program: oracleProgram, Data: data, Accounts: []solana.AccountMeta{
			{Key: from, Signer: true, Writable: true}, {Key: namedKey("feed ", n%200), Writable: true}, {Key: namedKey("feed ", n%200+1), Writable: true}, {Key: solana.SysvarClock}}}},
		logs: joinLogs(programLogs(solana.ComputeBudgetProgram, 150), programLogs(oracleProgram, 9_500, "Program log: Instruction: SubmitFeedValue", "Program log: price 18446744073, conf 12345, slot 430000000")),
	}
}

// swapTokens changes tokens of the first mint into those of the last, in one pool for each step.
func swapTokens(from solana.PublicKey, n int, mints ...solana.PublicKey) *action {
	a := &action{payer: from, units: 61_000 * len(mints), inner: map[int][]solana.Instruction{}}
	router := solana.Instruction{Program: routerProgram, Data: make([]byte, 41+8*len(mints)), Accounts: []solana.AccountMeta{
		{Key: solana.TokenProgram}, {Key: from, Signer: true, Writable: true}, {Key: poolProgram}, {Key: namedKey("authority of the router ", n%16)}}}
	for i := range router.Data {
		router.Data[i] = byte(n>>(i%4*8) + i)
	}
	for _, mint := range mints {
		router.Accounts = append(router.Accounts, solana.AccountMeta{Key: mint}, solana.AccountMeta{Key: tokenAccount(from, mint), Writable: true})
	}
	lines := []string{"Program log: Instruction: Route"}
	units := uint64(1_000_000 + n)
	changes := map[solana.PublicKey]*balance{}
	var order []solana.PublicKey
	change := func(owner, mint solana.PublicKey, gain, loss uint64) {
		at := tokenAccount(owner, mint)
		if changes[at] == nil {
			changes[at] = &balance{at, mint, owner, 1_000_000_000_000, 1_000_000_000_000}
			order = append(order, at)
		}
		changes[at].after += gain - loss
	}
	var called []solana.Instruction
	for step := range len(mints) - 1 {
		in, out := mints[step], mints[step+1]
		pool := namedKey("pool ", (n*3+step)%400)
		for _, key := range []solana.PublicKey{tokenAccount(pool, in), tokenAccount(pool, out), namedKey("state of pool ", (n*3+step)%400), namedKey("ticks of pool ", (n*3+step)%400), namedKey("observations of pool ", (n*3+step)%400)} {
			router.Accounts = append(router.Accounts, solana.AccountMeta{Key: key, Writable: true})
			a.loaded = append(a.loaded, key)
		}
		router.Accounts = append(router.Accounts, solana.AccountMeta{Key: pool})
		got := units - units/100
		called = append(called,
			solana.Instruction{Program: poolProgram, Data: router.Data[:25], Accounts: router.Accounts[len(router.Accounts)-6:]},
			solana.TransferChecked(tokenAccount(from, in), in, tokenAccount(pool, in), from, units, 6),
			solana.TransferChecked(tokenAccount(pool, out), out, tokenAccount(from, out), pool, got, 6),
			solana.Instruction{Program: routerProgram, Data: make([]byte, 112), Accounts: router.Accounts[3:4]}) // its event
		change(from, in, 0, units)
		change(pool, in, units, 0)
		change(pool, out, 0, got)
		change(from, out, got, 0)
		lines = append(lines, invokeLog(poolProgram, 2), "Program log: Instruction: SwapV2", invokeLog(solana.TokenProgram, 3), "Program log: Instruction: TransferChecked",
			fmt.Sprintf("Program %s consumed 6173 of 230456 compute units", solana.TokenProgram), successLog(solana.TokenProgram), invokeLog(solana.TokenProgram, 3),
			"Program log: Instruction: TransferChecked", fmt.Sprintf("Program %s consumed 6238 of 221004 compute units", solana.TokenProgram), successLog(solana.TokenProgram),
			"Program data: QMbN6CYIceINPsbBTm1rTuxP8LYUkAqKkJTbmTZ9yNeWhAuZZMJ+xQABWgq2FwbbEQAAAAAAAADq0UcCMmgSAAAAAAAAAAAA",
			fmt.Sprintf("Program %s consumed 48211 of 262144 compute units", poolProgram), successLog(poolProgram))
		units = got
	}
	a.instructions = []solana.Instruction{solana.SetComputeUnitLimit(300_000), solana.SetComputeUnitPrice(uint64(n) + 1), router}
	a.inner[2] = called
	for _, at := range order {
		a.balances = append(a.balances, *changes[at])
	}
	a.logs = joinLogs(programLogs(solana.ComputeBudgetProgram, 150), programLogs(solana.ComputeBudgetProgram, 150), programLogs(routerProgram, 58_000*len(mints), lines...))
	return a
}

// markFailed has a swap fail, as a program does that finds no profit: it moved no token.
func (a *action) markFailed() *action {
	a.failed = `{"InstructionError":[2,{"Custom":6001}]}`
	for i := range a.balances {
		a.balances[i].after = a.balances[i].before
	}
	a.logs[len(a.logs)-1] = fmt.Sprintf("Program %s failed: custom program error: 0x1771", routerProgram)
	return a
}

func joinLogs(parts ...[]string) (all []string) {
	for _, part := range parts {
		all = append(all, part...)
	}
	return all
}

// programLogs returns the logs of one instruction of a message.
func programLogs(key solana.PublicKey, units int, lines ...string) []string {
	out := append([]string{invokeLog(key, 1)}, lines...)
	if units > 150 {
		out = append(out, fmt.Sprintf("Program %s consumed %d of 300000 compute units", key, units))
	}
	return append(out, successLog(key))
}

func invokeLog(key solana.PublicKey, depth int) string {
	return fmt.Sprintf("Program %s invoke [%d]", key, depth)
}

func successLog(key solana.PublicKey) string { return fmt.Sprintf("Program %s success", key) }

// encodeInner encodes an instruction that a program has called.
func encodeInner(in solana.Instruction, place map[solana.PublicKey]int) map[string]any {
	accounts := make([]int, len(in.Accounts))
	for i, a := range in.Accounts {
		accounts[i] = place[a.Key]
	}
	return map[string]any{"accounts": accounts, "data": base58.Encode(in.Data), "programIdIndex": place[in.Program], "stackHeight": 2}
}
