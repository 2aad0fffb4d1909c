package validator

import "github.com/granaryhq/granary/internal/chain/solana"

// parseAccount returns an account in its program's terms; nil if these are not known here.
func (v *Validator) parseAccount(a Account, slot uint64) any {
	switch {
	case a.Owner == solana.TokenProgram && len(a.Data) == solana.TokenAccountSize:
		return v.parseTokenAccount(a, slot)
	case a.Owner == solana.TokenProgram && len(a.Data) == solana.MintSize:
		return parseMint(a)
	case a.Owner == solana.SystemProgram && len(a.Data) == solana.NonceAccountSize:
		return parseNonce(a)
	}
	return nil
}

func describeParsed(program, kind string, a Account, info map[string]any) any {
	return map[string]any{"program": program, "space": len(a.Data), "parsed": map[string]any{"type": kind, "info": info}}
}

func (v *Validator) parseTokenAccount(a Account, slot uint64) any {
	token, err := solana.DecodeTokenAccount(a.Data)
	if err != nil || token.State == solana.TokenUninitialized {
		return nil
	}
	mint, err := solana.DecodeMint(v.readAccount(slot, token.Mint).Data)
	if err != nil {
		return nil
	}
	info := map[string]any{
		"mint": token.Mint, "owner": token.Owner, "isNative": token.IsNative != nil, "state": "initialized",
		"tokenAmount": newTokenAmount(token.Amount, mint.Decimals).withNumber(),
	}
	if token.State == solana.TokenFrozen {
		info["state"] = "frozen"
	}
	if token.Delegate != nil {
		info["delegate"] = token.Delegate
		info["delegatedAmount"] = newTokenAmount(token.DelegatedAmount, mint.Decimals).withNumber()
	}
	if token.CloseAuthority != nil {
		info["closeAuthority"] = token.CloseAuthority
	}
	return describeParsed("spl-token", "account", a, info)
}

func parseMint(a Account) any {
	mint, err := solana.DecodeMint(a.Data)
	if err != nil {
		return nil
	}
	return describeParsed("spl-token", "mint", a, map[string]any{
		"decimals": mint.Decimals, "isInitialized": mint.Initialized, "supply": newTokenAmount(mint.Supply, 0).Amount,
		"mintAuthority": mint.Authority, "freezeAuthority": mint.Freeze,
	})
}

func parseNonce(a Account) any {
	nonce, err := solana.DecodeNonceAccount(a.Data)
	if err != nil {
		return nil
	}
	return describeParsed("nonce", "initialized", a, map[string]any{
		"authority": nonce.Authority, "blockhash": nonce.Value,
		"feeCalculator": map[string]string{"lamportsPerSignature": newTokenAmount(nonce.LamportsPerSignature, 0).Amount},
	})
}
