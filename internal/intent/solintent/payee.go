package solintent

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
)

// tokenMint is a mint with its token program.
type tokenMint struct{ key, program solana.PublicKey }

// destination is the token account that a payment goes to.
type destination struct {
	account solana.PublicKey
	ofOwner bool             // it is the payee's associated token account, and made where it is missing
	holder  solana.PublicKey // who owns it
}

// CheckPayee rejects an address that cannot be paid a token: a mint, a program, a token account of another mint or a
// frozen one, an address without an owner, or one of the service's own. The holder is the wallet, or the owner of the
// token account. Error: intent.Refusal.
func (f *Family) CheckPayee(ctx context.Context, name chain.Name, token chain.Token, to chain.Address) (holder chain.Address, err error) {
	on, err := f.chain(name)
	if err != nil {
		return "", err
	}
	key, ok := on.Client.Config().Mints[token]
	if !ok {
		return "", fmt.Errorf("no token %s on %s", token, name)
	}
	program, err := f.tokenProgram(ctx, on, key)
	if err != nil {
		return "", err
	}
	found, err := on.findDestination(ctx, tokenMint{key, program}, solana.KeyOf(to), solana.PublicKey{})
	if err != nil {
		return "", err
	}
	return found.holder.Address(), nil
}

// findDestination says to which token account a payment to an address goes: the address
// itself where it is one of the mint, else the associated one of the wallet that it is. An address that no
// key belongs to, such as the vault of a multisig, is paid where it has that account: a mistyped one has none.
// The accounts are read each time, since the payee may have changed them, and all nodes must agree on them: a refusal is final,
// and so is a payment. Error: intent.Refusal.
func (on Chain) findDestination(ctx context.Context, mint tokenMint, to, payer solana.PublicKey) (destination, error) {
	refuse := func(format string, args ...any) (destination, error) {
		return destination{}, intent.Refusal{Why: fmt.Sprintf("%s %s", to, fmt.Sprintf(format, args...)), Code: failure.PayeeCannotReceive}
	}
	refuseAccount := func(account heldFor, text string) (destination, error) {
		refusal := intent.Refusal{Why: fmt.Sprintf("%s %s", to, text), Code: failure.PayeeCannotReceive}
		if account.State == solana.TokenFrozen && account.Mint == mint.key { // by the mint's authority
			refusal.Code = failure.PayeeBlocked
		}
		return destination{}, refusal
	}
	if why := on.whyOwn(mint, to); why != "" {
		return refuse("%s", why)
	}
	associated := solana.AssociatedTokenAddress(to, mint.key, mint.program)
	found, err := rpc.ViewAccounts(ctx, on.Client.Agreed(), rpc.Confirmed, viewPayee, to, associated)
	if err != nil {
		return destination{}, fmt.Errorf("reading the accounts of payee %s: %w", to, err)
	}
	at, tokens := found[0], found[1]
	if isTokenProgram(at.program) {
		if why := on.whyUnpayable(mint, at, payer); why != "" {
			return refuseAccount(at.token, why)
		}
		return destination{account: to, holder: at.token.Owner}, nil
	}
	switch {
	case at.executable:
		return refuse("is a program")
	case at.exists && (at.program != solana.SystemProgram || !at.empty):
		return refuse("is an account of the program %s, and neither a wallet nor a token account", at.program)
	case !to.OnCurve() && tokens.isUnmade():
		return refuse("is an address that no key belongs to, and its token account %s does not exist: if it is of a program, as a multisig's vault is, have that account made first", associated)
	case tokens.isUnmade(): // it is made, also where somebody has sent lamports
		return destination{associated, true, to}, nil
	}
	why := on.whyUnpayable(mint, tokens, payer)
	if why == "" && tokens.token.Owner != to {
		why = "is another's"
	}
	if why != "" {
		return refuseAccount(tokens.token, fmt.Sprintf("has the associated token account %s, which %s", associated, why))
	}
	return destination{associated, true, to}, nil
}

// payeeView has those values of an account that decide whether, and where, a payee is paid. It has no amounts: those of a payee who
// is paid often change in every slot, and nodes would seldom agree on them.
type payeeView struct {
	exists, executable bool
	empty              bool // it has no data
	program            solana.PublicKey
	token              heldFor // of a token account
	isToken, isMint    bool
}

// heldFor has the values of a token account that payments do not change.
type heldFor struct {
	Mint, Owner solana.PublicKey
	State       uint8
}

// viewPayee returns the view of a payee's account; nil for one that does not exist.
func viewPayee(a *rpc.Account) payeeView {
	if a == nil {
		return payeeView{}
	}
	v := payeeView{exists: true, executable: a.Executable, empty: len(a.Data) == 0, program: a.Owner}
	if !isTokenProgram(a.Owner) {
		return v
	}
	account, err := solana.DecodeTokenAccount(a.Data)
	if err == nil {
		v.isToken, v.token = true, heldFor{account.Mint, account.Owner, account.State}
		return v
	}
	_, err = solana.DecodeMint(a.Data)
	v.isMint = err == nil
	return v
}

// isUnmade returns whether a token account at the address can be made: it does not exist, or has lamports alone.
func (v payeeView) isUnmade() bool { return !v.exists || v.program == solana.SystemProgram }

// whyUnpayable returns why an account of a token program cannot be paid tokens of
// the mint; empty if it can. payer is the wallet that pays; zero where that is not known.
func (on Chain) whyUnpayable(mint tokenMint, at payeeView, payer solana.PublicKey) (why string) {
	account := at.token
	switch {
	case at.isMint:
		why = "is a mint"
	case !at.isToken:
		why = "is an account of a token program, and no token account"
	case account.State == solana.TokenUninitialized:
		why = "is a token account that is not initialized"
	case account.Mint != mint.key || at.program != mint.program:
		why = fmt.Sprintf("is a token account of another mint, %s", account.Mint)
	case account.State == solana.TokenFrozen:
		why = "is a token account that is frozen"
	case account.Owner == on.FeePayer:
		why = "is a token account of the service's own"
	case account.Owner == payer && !payer.IsZero():
		why = "is a token account of the wallet's own"
	}
	return why
}

// whyOwn describes an address of the service's own; empty for others.
func (on Chain) whyOwn(mint tokenMint, to solana.PublicKey) string {
	switch {
	case to == mint.key:
		return "is the mint"
	case to == on.FeePayer:
		return "is the service's own account, which pays the fees"
	case to.IsZero():
		return "is a program"
	}
	for place := range custody.MaxNonceAccounts {
		if to == custody.NonceAccount(on.FeePayer, place) {
			return "was a nonce account of the service's own"
		}
	}
	return ""
}

func isTokenProgram(k solana.PublicKey) bool {
	return k == solana.TokenProgram || k == solana.Token2022Program
}
