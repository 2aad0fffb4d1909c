package solana

// Numbers of the token programs' instructions.
const (
	TokenTransfer           = 3
	TokenApprove            = 4
	TokenRevoke             = 5
	TokenSetAuthority       = 6
	TokenMintTo             = 7
	TokenBurn               = 8
	TokenCloseAccount       = 9
	TokenFreezeAccount      = 10
	TokenThawAccount        = 11
	TokenTransferChecked    = 12
	TokenApproveChecked     = 13
	TokenMintToChecked      = 14
	TokenBurnChecked        = 15
	TokenInitializeAccount3 = 18
	TokenInitializeMint2    = 20
)

// Kinds of authority that SetTokenAuthority changes.
const (
	AuthorityMintTokens    = 0
	AuthorityFreezeAccount = 1
	AuthorityAccountOwner  = 2
	AuthorityCloseAccount  = 3
)

// The instructions below are of the classic token program; In has another, which knows
// them too.

// In is the instruction of another token program.
func (i Instruction) In(tokenProgram PublicKey) Instruction {
	i.Program = tokenProgram
	return i
}

func tokenInstruction(data []byte, accounts ...AccountMeta) Instruction {
	return Instruction{TokenProgram, accounts, data}
}

func written(k PublicKey) AccountMeta  { return AccountMeta{Key: k, Writable: true} }
func readOnly(k PublicKey) AccountMeta { return AccountMeta{Key: k} }
func signs(k PublicKey) AccountMeta    { return AccountMeta{Key: k, Signer: true} }

// InitializeMint2 makes a mint of an account that was created for it.
func InitializeMint2(mint PublicKey, decimals uint8, authority PublicKey, freeze *PublicKey) Instruction {
	data := append([]byte{TokenInitializeMint2, decimals}, authority[:]...)
	return tokenInstruction(appendOptionalKey(data, freeze), written(mint))
}

// InitializeAccount3 makes a token account of an account that was created for it.
func InitializeAccount3(account, mint, owner PublicKey) Instruction {
	return tokenInstruction(append([]byte{TokenInitializeAccount3}, owner[:]...), written(account), readOnly(mint))
}

// MintTo makes tokens.
func MintTo(mint, to, authority PublicKey, amount uint64) Instruction {
	return tokenInstruction(append([]byte{TokenMintTo}, littleEndian(amount)...), written(mint), written(to), signs(authority))
}

// Burn destroys tokens.
func Burn(from, mint, owner PublicKey, amount uint64) Instruction {
	return tokenInstruction(append([]byte{TokenBurn}, littleEndian(amount)...), written(from), written(mint), signs(owner))
}

// Transfer moves tokens between two token accounts.
func Transfer(from, to, owner PublicKey, amount uint64) Instruction {
	return tokenInstruction(append([]byte{TokenTransfer}, littleEndian(amount)...), written(from), written(to), signs(owner))
}

// TransferChecked moves tokens of a mint that has so many decimals.
func TransferChecked(from, mint, to, owner PublicKey, amount uint64, decimals uint8) Instruction {
	data := append(append([]byte{TokenTransferChecked}, littleEndian(amount)...), decimals)
	return tokenInstruction(data, written(from), readOnly(mint), written(to), signs(owner))
}

// ApproveChecked lets a delegate move tokens.
func ApproveChecked(from, mint, delegate, owner PublicKey, amount uint64, decimals uint8) Instruction {
	data := append(append([]byte{TokenApproveChecked}, littleEndian(amount)...), decimals)
	return tokenInstruction(data, written(from), readOnly(mint), readOnly(delegate), signs(owner))
}

// SetTokenAuthority gives an authority over a mint or a token account to another account, or removes it.
func SetTokenAuthority(account, authority PublicKey, kind uint8, to *PublicKey) Instruction {
	return tokenInstruction(appendOptionalKey([]byte{TokenSetAuthority, kind}, to), written(account), signs(authority))
}

// FreezeAccount keeps a token account from moving its tokens.
func FreezeAccount(account, mint, authority PublicKey) Instruction {
	return tokenInstruction([]byte{TokenFreezeAccount}, written(account), readOnly(mint), signs(authority))
}

// ThawAccount reverses FreezeAccount.
func ThawAccount(account, mint, authority PublicKey) Instruction {
	return tokenInstruction([]byte{TokenThawAccount}, written(account), readOnly(mint), signs(authority))
}

// CloseTokenAccount gives the lamports of an empty token account to somebody.
func CloseTokenAccount(account, to, owner PublicKey) Instruction {
	return tokenInstruction([]byte{TokenCloseAccount}, written(account), written(to), signs(owner))
}

func appendOptionalKey(data []byte, k *PublicKey) []byte {
	if k == nil {
		return append(data, 0)
	}
	return append(append(data, 1), k[:]...)
}

// Numbers of the associated token program's instructions.
const (
	AssociatedCreate           = 0
	AssociatedCreateIdempotent = 1
)

// CreateAssociatedToken makes an owner's associated token account; it fails if there is
// one.
func CreateAssociatedToken(payer, owner, mint, tokenProgram PublicKey) Instruction {
	return associatedInstruction(AssociatedCreate, payer, owner, mint, tokenProgram)
}

// CreateAssociatedTokenIdempotent makes an owner's associated token account unless there
// is one.
func CreateAssociatedTokenIdempotent(payer, owner, mint, tokenProgram PublicKey) Instruction {
	return associatedInstruction(AssociatedCreateIdempotent, payer, owner, mint, tokenProgram)
}

func associatedInstruction(number uint8, payer, owner, mint, tokenProgram PublicKey) Instruction {
	return Instruction{AssociatedTokenProgram, []AccountMeta{
		{payer, true, true}, written(AssociatedTokenAddress(owner, mint, tokenProgram)), readOnly(owner), readOnly(mint), readOnly(SystemProgram), readOnly(tokenProgram),
	}, []byte{number}}
}
