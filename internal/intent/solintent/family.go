package solintent

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// ErrSignature says that a signature is not the wallet's.
var ErrSignature = errors.New("the signature is not the wallet's")

// Chain is the family's configuration of one chain of Solana's.
type Chain struct {
	Client   *rpc.Client
	FeePayer solana.PublicKey // pays for all transactions
	// MaxUnitPrice is the most that is offered for a compute unit, in micro-lamports.
	MaxUnitPrice uint64
	Lifetime     time.Duration // how long a signed intent may wait to land
	// Form is that of the messages that are sent: solana.Legacy or solana.Version1.
	Form solana.Version
	// Messengers are the bridge's token messengers on the chains to which USDC may leave, by domain.
	Messengers map[cctp.Domain]common.Hash
}

// Family builds, signs and decodes for the chains of Solana's that are served. It is safe
// for concurrent use.
type Family struct {
	db     *store.DB
	signer custody.Signer
	chains map[chain.Name]Chain

	accounts *lru.Cache[uuid.UUID, chain.Address] // of owners; they are public
	programs sync.Map                             // chain -> the token program of each mint, once they are known
	closing  sync.Map                             // day -> its public closing key
}

// New returns the family of the chains.
func New(db *store.DB, signer custody.Signer, chains map[chain.Name]Chain) *Family {
	return &Family{db: db, signer: signer, chains: chains, accounts: lru.NewCache[uuid.UUID, chain.Address](rememberedAccounts)}
}

// rememberedAccounts are those that were asked for last.
const rememberedAccounts = 1 << 14

// Account is the address of the owner's wallet, on every chain of Solana's the same.
func (f *Family) Account(ctx context.Context, owner uuid.UUID, proof custody.OwnerProof) (chain.Address, error) {
	if known, ok := f.accounts.Get(owner); ok {
		return known, nil
	}
	found, err := custody.AccountOf(ctx, f.signer, owner, proof)
	if err != nil {
		return "", fmt.Errorf("deriving a wallet's address: %w", err)
	}
	f.accounts.Add(owner, found.Solana)
	return found.Solana, nil
}

// accountOf is the wallet of an order's owner. Custody refuses to sign for another.
func (f *Family) accountOf(ctx context.Context, order intent.Order) (chain.Address, error) {
	if order.Account != "" {
		return order.Account, nil
	}
	return f.Account(ctx, order.Owner, order.Proof)
}

// Build puts a payout or a burn into its text, good for the chain's lifetime of an intent from now
// on. It asks no chain.
func (f *Family) Build(ctx context.Context, order intent.Order) (intent.Draft, error) {
	on, err := f.chain(order.Chain)
	if err != nil {
		return intent.Draft{}, err
	}
	account, err := f.accountOf(ctx, order)
	if err != nil {
		return intent.Draft{}, err
	}
	built := custody.SolanaIntent{ID: order.ID, Chain: order.Chain, Genesis: on.Client.Config().Genesis, Wallet: solana.KeyOf(account), Deadline: f.deadlineOf(on, order)}
	var token chain.Token
	switch a := order.Action.(type) {
	case intent.Pay:
		token = a.Token
		for _, p := range a.Payments {
			if p.Amount > 0 {
				built.Payments = append(built.Payments, custody.SolanaPayment{To: solana.KeyOf(p.To), Units: uint64(p.Amount)})
			}
		}
	case intent.BridgeOut:
		token = a.Token
		built.Burn, err = burnOf(on, a)
		if err != nil {
			return intent.Draft{}, err
		}
	default:
		return intent.Draft{}, fmt.Errorf("wallets on Solana pay and bridge: there is no %T", order.Action)
	}
	var ok bool
	built.Mint, ok = on.Client.Config().Mints[token]
	if !ok {
		return intent.Draft{}, fmt.Errorf("no token %s on %s", token, order.Chain)
	}
	return intent.Draft{Order: order, Account: account, Text: built.Canonical(), Deadline: built.Deadline}, nil
}

// deadlineOf leaves the carrier the chain's lifetime, from now or from the last moment
// at which the order may be approved.
func (f *Family) deadlineOf(on Chain, order intent.Order) time.Time {
	from := f.db.Clock().Now()
	if order.ApprovedBefore.After(from) {
		from = order.ApprovedBefore
	}
	return from.Add(on.Lifetime)
}

// Restore reads the draft out of its canonical text. Error: custody.ErrIntent for a
// text of another order, wallet, chain or cluster.
func (f *Family) Restore(ctx context.Context, order intent.Order, text []byte) (intent.Draft, error) {
	on, err := f.chain(order.Chain)
	if err != nil {
		return intent.Draft{}, err
	}
	account, err := f.accountOf(ctx, order)
	if err != nil {
		return intent.Draft{}, err
	}
	decoded, err := custody.DecodeSolanaIntent(text)
	if err != nil {
		return intent.Draft{}, fmt.Errorf("restoring intent %s: %w", order.ID, err)
	}
	if decoded.ID != order.ID || decoded.Chain != order.Chain || decoded.Wallet.Address() != account || decoded.Genesis != on.Client.Config().Genesis {
		return intent.Draft{}, fmt.Errorf("restoring intent %s: %w: the text is of another order", order.ID, custody.ErrIntent)
	}
	return intent.Draft{Order: order, Account: account, Text: text, Deadline: decoded.Deadline}, nil
}

// Cancel has the signer sign no payment more under the order's id. Its carrier then makes the
// order's marker by a void.
func (f *Family) Cancel(ctx context.Context, order intent.Order, text []byte) (c intent.Cancellation, err error) {
	if _, err := f.signer.Cancel(ctx, custody.CancelRequest{Owner: order.Owner, Proof: order.Proof, Intent: text}); err != nil {
		return c, fmt.Errorf("cancelling intent %s: %w", order.ID, err)
	}
	return c, nil
}

// Check decodes the submission and rejects it unless it agrees with its row, its first version carries exactly its
// text, in marker form, and the wallet has signed it. Errors: custody.ErrIntent, ErrSignature.
func (f *Family) Check(s intent.Submission) error {
	decoded, err := custody.DecodeSolanaIntent(s.Text)
	switch {
	case err != nil:
		return err
	case decoded.ID != s.Order.ID, decoded.Chain != s.Order.Chain, decoded.Wallet.Address() != s.Account, decoded.Deadline.Unix() != s.Deadline.Unix():
		return fmt.Errorf("%w: the text differs from the submitted transaction", custody.ErrIntent)
	case len(s.Signature) == 0 && s.Attachment == "" && s.Order.UsedBefore:
		return nil // it is looked for on the chain, and never carried
	}
	on, err := f.chain(s.Order.Chain)
	if err != nil {
		return err
	}
	attached, err := DecodeAttachment(s.Attachment)
	switch {
	case err != nil:
		return fmt.Errorf("%w: %w", custody.ErrIntent, err)
	case attached.Request == nil || attached.Request.Owner != s.Order.Owner || attached.First == nil:
		return fmt.Errorf("%w: the attachment is not the order's", custody.ErrIntent)
	case string(attached.First.Signature[:]) != string(s.Signature):
		return fmt.Errorf("%w: the first version's", ErrSignature)
	}
	if err := checkVersion(on, decoded, *attached.First); err != nil {
		return fmt.Errorf("the first version of intent %s: %w", s.Order.ID, err)
	}
	return nil
}

// checkVersion holds a version to the text, and to its entry in the attachment.
func checkVersion(on Chain, i custody.SolanaIntent, v Version) error {
	decoded, err := custody.DecodeSolanaVersion(v.Message)
	if err == nil {
		err = decoded.CheckCarries(i)
	}
	switch {
	case err != nil:
		return err
	case decoded.Marking == nil, decoded.FeePayer != on.FeePayer, decoded.UnitPrice != v.UnitPrice:
		return fmt.Errorf("%w: the message differs from its description", custody.ErrIntent)
	case !ed25519.Verify(i.Wallet[:], v.Message, v.Signature[:]):
		return ErrSignature
	}
	return checkEventSignature(decoded, v)
}

func (f *Family) chain(name chain.Name) (Chain, error) {
	on, ok := f.chains[name]
	if !ok {
		return Chain{}, fmt.Errorf("chain %s is no longer configured", name)
	}
	return on, nil
}

// tokenProgram is the program of a mint, which never has another.
func (f *Family) tokenProgram(ctx context.Context, on Chain, mint solana.PublicKey) (solana.PublicKey, error) {
	config := on.Client.Config()
	known, ok := f.programs.Load(config.Name)
	if !ok {
		found, err := on.Client.Agreed().MintPrograms(ctx) // it is kept, and payees' accounts derive from it
		if err != nil {
			return solana.PublicKey{}, err
		}
		known = found
		f.programs.Store(config.Name, found)
	}
	for token, program := range known.(map[chain.Token]solana.PublicKey) {
		if config.Mints[token] == mint {
			return program, nil
		}
	}
	return solana.PublicKey{}, fmt.Errorf("%s is no mint of %s", mint, config.Name)
}
