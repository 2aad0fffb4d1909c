package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
)

// closingFlow is a flow on Solana whose marker is closed once it was kept for long enough.
type closingFlow struct {
	*flow
	auditor
}

// A process that dies right before or right after any durable step of closing markers, of
// SIGKILL, leaves no marker open, and no rent behind.
func TestADeathOverClosingMarkersLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, "closing of markers", plan, func(ctx context.Context, t *testing.T, s *service, _ []string) {
		r := newReceiver(ctx, t, s)
		f, err := newSolanaFlow(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := (closingFlow{f, newAuditor(ctx, t, s)}).run(ctx); err != nil {
			t.Fatal(err)
		}
		audit(ctx, t, s, r, f)
	})
}

func (f closingFlow) run(ctx context.Context) error {
	if err := f.pay(ctx); err != nil {
		return err
	}
	var address string
	if err := f.db.QueryRow(ctx, `SELECT address FROM solana_markers WHERE state = 'made'`).Scan(&address); err != nil {
		return fmt.Errorf("reading which marker is to be closed: %w", err)
	}
	marker, err := solana.ParsePublicKey(address)
	if err != nil {
		return err
	}
	const reviewed = 61 * time.Second // the carrier's interval is a minute
	if err := f.review(ctx, solintent.MarkerKeep+24*time.Hour); err != nil {
		return err
	}
	for open := 1; open > 0; {
		if err := f.review(ctx, reviewed); err != nil {
			return err
		}
		if err := f.db.QueryRow(ctx, `SELECT COUNT(*) FROM solana_markers`).Scan(&open); err != nil {
			return fmt.Errorf("counting markers: %w", err)
		}
	}
	return f.flow.service.askSolana(ctx, func(node *rpc.Client) error {
		account, err := node.Account(ctx, rpc.Finalized, marker)
		if err == nil && account != nil {
			err = fmt.Errorf("a closed marker has %d lamports", account.Lamports)
		}
		return err
	})
}

// review moves the service's clock forward, and waits until the carrier has looked since for
// markers to close. The clock of a process that comes after a death is seconds behind at most.
func (f closingFlow) review(ctx context.Context, by time.Duration) error {
	moved, err := once(ctx, f.flow.service, "moving the clock", func(api *client.Client) (client.ClockTime, error) {
		return read[client.ClockTime](api.SandboxAdvanceClock(ctx, client.ClockAdvance{Seconds: int(by / time.Second)}))
	})
	if err != nil {
		return err
	}
	since := moved.Now.Add(-10 * time.Second).UnixMicro()
	_, err = until(ctx, f.flow.service, "the carrier looks for markers", func(*client.Client) (knownMicros int64, err error) {
		return knownMicros, f.db.QueryRow(ctx, `SELECT known_at FROM solana_marker_chains`).Scan(&knownMicros)
	}, func(knownMicros int64) bool { return knownMicros >= since })
	return err
}

// planUpgrade returns where the processes of an upgrade die, and how often at least: the second dies with an unsent
// payout, which is put into nonce form then.
func planUpgrade(points []string) (launches []launch, deaths int) {
	launches, deaths = []launch{{}, {dieAt: "solrelay.expose.before"}}, 1
	for _, point := range points {
		launches = append(launches, launch{dieAt: point})
		deaths++
	}
	return launches, deaths
}

// A process that dies right before or right after any durable step of the upgrade from nonce accounts, of SIGKILL,
// leaves no nonce account open, and pays each payout once: in marker form those that an earlier program had in flight
// in nonce form.
func TestADeathOverAnUpgradeFromNoncesLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, "upgrade from nonce accounts", planUpgrade, func(ctx context.Context, t *testing.T, s *service, _ []string) {
		r := newReceiver(ctx, t, s)
		f, err := newSolanaFlow(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.payOverAnUpgrade(ctx); err != nil {
			t.Fatal(err)
		}
		audit(ctx, t, s, r, f)
	})
}

// paidInAnotherForm is how such a flow ends whose payout is signed again, in marker form.
func (f *flow) paidInAnotherForm() ending {
	return ending{
		entries: []string{"deposit", "withdrawal_payout"},
		events: []string{"idle", "deposit. completed", "withdrawal_active", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. completed", "idle"},
		payouts: []string{"processing, processing, completed"},
	}
}

// payOverAnUpgrade has the payout be one that an earlier program left under way in nonce form.
func (f *flow) payOverAnUpgrade(ctx context.Context) error {
	f.ends = (*flow).paidInAnotherForm
	s := f.service
	if err := errors.Join(f.open(ctx), s.awaitMarkers(ctx), s.next(ctx), f.dieOverRequest(ctx)); err != nil {
		return err
	}
	before, err := s.downgrade(ctx, f.wallet.ID)
	if err != nil {
		return fmt.Errorf("going back to nonce accounts: %w", err)
	}
	if err := s.restart(); err != nil {
		return err
	}
	if err := errors.Join(f.request(ctx, f.paid), f.finish(ctx)); err != nil {
		return err
	}
	return s.askSolana(ctx, func(node *rpc.Client) error {
		found, err := node.Accounts(ctx, rpc.Finalized, before.accounts...)
		if err != nil {
			return err
		}
		for n, account := range found {
			if account != nil {
				return fmt.Errorf("the nonce account at %d is still there", n)
			}
		}
		if err := node.Send(ctx, before.payment.Encode()); !errors.Is(err, rpc.ErrBlockhash) {
			return errors.Join(errors.New("the payment in nonce form is not rejected"), err)
		}
		return nil
	})
}

// nonceTimes has an earlier program's accounts on the chain.
type nonceTimes struct {
	accounts []solana.PublicKey
	payment  solana.Transaction // under way, and in strangers' hands
}

// formerPool is how many nonce accounts the earlier program has: one serves the payout, one serves
// none, and one was forgotten.
const formerPool = 3

// downgrade puts a service of which no process runs back to where it is when an earlier program is
// replaced, with the wallet's payout under way in nonce form.
func (s *service) downgrade(ctx context.Context, wallet uuid.UUID) (nonceTimes, error) {
	keys, err := custody.OpenSeed(filepath.Join(s.dir, "seed.age"), filepath.Join(s.dir, "identity.age"))
	if err != nil {
		return nonceTimes{}, err
	}
	payer := keys.FeePayer()
	v, err := validator.Start(validator.Options{DataDir: filepath.Join(s.dir, "solana"), Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		return nonceTimes{}, err
	}
	defer func() { _ = v.Close() }()
	accounts, value, err := makeNonceAccounts(v, payer)
	if err != nil {
		return nonceTimes{}, err
	}
	db, err := store.Open(ctx, s.database, clock.New())
	if err != nil {
		return nonceTimes{}, err
	}
	defer db.Close()
	payment, err := putIntoNonceForm(ctx, db, keys, wallet, custody.SolanaVersion{NonceAccount: accounts[0], NonceValue: value})
	return nonceTimes{accounts, payment}, err
}

// makeNonceAccounts makes the earlier program's nonce accounts, and returns the value of the first.
func makeNonceAccounts(v *validator.Validator, payer *custody.FeePayerKey) (accounts []solana.PublicKey, value solana.Hash, err error) {
	for place := range formerPool {
		at := custody.NonceAccount(payer.Account(), place)
		accounts = append(accounts, at)
		m, err := solana.NewMessage(payer.Account(), v.Blockhash(),
			solana.CreateAccountWithSeed(payer.Account(), at, payer.Account(), custody.NonceSeed(place), solana.RentExempt(solana.NonceAccountSize), solana.NonceAccountSize, solana.SystemProgram),
			solana.InitializeNonce(at, payer.Account()))
		if err != nil {
			return nil, value, err
		}
		paid, err := payer.SignMessage(m)
		if err == nil {
			err = v.Send(solana.Transaction{Signatures: []solana.Signature{paid}, Message: m})
		}
		if err == nil {
			err = v.MineSlots(1)
		}
		if err != nil {
			return nil, value, err
		}
	}
	nonce, err := solana.DecodeNonceAccount(v.Account(accounts[0]).Data)
	return accounts, nonce.Value, err
}

// putIntoNonceForm has the one payout that is signed be in nonce form, carried by an earlier
// program, and returns its transaction.
func putIntoNonceForm(ctx context.Context, db *store.DB, keys *custody.Keyring, wallet uuid.UUID, under custody.SolanaVersion) (solana.Transaction, error) {
	var id uuid.UUID
	var text, attachment string
	if err := db.QueryRow(ctx, `SELECT id, intent, delegation FROM intents WHERE chain = $1 AND state = 'signed'`, string(chain.SolanaDevnet)).Scan(&id, &text, &attachment); err != nil {
		return solana.Transaction{}, err
	}
	of, err := custody.DecodeSolanaIntent([]byte(text))
	if err != nil {
		return solana.Transaction{}, err
	}
	signed, err := solintent.DecodeAttachment(attachment)
	if err != nil {
		return solana.Transaction{}, err
	}
	version, err := custody.DecodeSolanaVersion(signed.First.Message)
	if err != nil {
		return solana.Transaction{}, err
	}
	version.Marking, version.NonceAccount, version.NonceValue = nil, under.NonceAccount, under.NonceValue
	tx, err := signInNonceForm(keys, wallet, version)
	if err != nil {
		return tx, err
	}
	nonceForm, err := json.Marshal(map[string]any{"nonceAccount": version.NonceAccount, "nonceValue": version.NonceValue, "unitLimit": version.UnitLimit,
		"versions": []solintent.Version{{Message: tx.Message.Encode(), Signature: tx.Signatures[1], UnitPrice: version.UnitPrice}}})
	if err != nil {
		return tx, err
	}
	on, account, value := string(chain.SolanaDevnet), version.NonceAccount.String(), version.NonceValue.String()
	return tx, db.Write(ctx, func(rows *store.Tx) error {
		rows.Defer(`DELETE FROM marker_chains`)
		rows.Defer(`DELETE FROM signed_markers`)
		rows.Defer(`UPDATE solana_marker_chains SET begun_at = 0`)
		rows.Defer(`UPDATE intents SET state = 'carried', delegation = $1, signature = $2 WHERE id = $3`, string(nonceForm), hexutil.Encode(tx.Signatures[1][:]), id)
		rows.Defer(`INSERT INTO signed_texts (fingerprint, nonce_account, nonce_value, deadline) VALUES ($1, $2, $3, $4)`, of.Fingerprint(), account, value, of.Deadline.Unix())
		rows.Defer(`INSERT INTO solana_transactions (signature, chain, nonce_account, nonce_value, intent_id, version, unit_price, first_sent_at) VALUES ($1, $2, $3, $4, $5, 0, $6, $7)`,
			tx.Signatures[0].String(), on, account, value, id, int64(version.UnitPrice), db.Clock().Micros())
		rows.Defer(`INSERT INTO solana_former_nonces (chain, place, address, state, value, value_slot, intent_id, verdict, reason, assigned_at, updated_at)
			VALUES ($1, 0, $2, 'used', $3, 0, $4, '', '', 0, 0), ($1, 1, $5, 'closing', '', 0, NULL, '', '', 0, 0)`,
			on, account, value, id, custody.NonceAccount(version.FeePayer, 1).String())
		return nil
	})
}

// signInNonceForm is the transaction of a version in nonce form.
func signInNonceForm(keys *custody.Keyring, wallet uuid.UUID, version custody.SolanaVersion) (solana.Transaction, error) {
	signed, err := keys.SignSolana(wallet, []custody.WalletMessage{version})
	if err != nil {
		return solana.Transaction{}, err
	}
	encoded, err := version.Encode()
	if err != nil {
		return solana.Transaction{}, err
	}
	m, err := solana.DecodeMessage(encoded)
	if err != nil {
		return solana.Transaction{}, err
	}
	paid, err := keys.FeePayer().SignMessage(m)
	return solana.Transaction{Signatures: []solana.Signature{paid, signed[0]}, Message: m}, err
}
