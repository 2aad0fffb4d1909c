package solintent_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// A failure of an instruction that makes the marker waits, and one of the payment is refused, in both forms of a transaction.
// A legacy message has two instructions for its budget before the marker's, and one of version 1 none.
func TestAFailureIsJudgedAlikeInBothForms(t *testing.T) {
	one := uint32(1)
	for name, form := range map[string]solana.Version{"legacy": solana.Legacy, "version 1": solana.Version1} {
		t.Run(name, func(t *testing.T) {
			v := custody.SolanaVersion{
				ID: uuid.New(), FeePayer: solana.PublicKey{1}, Wallet: solana.PublicKey{6}, Mint: solana.PublicKey{7}, TokenProgram: solana.TokenProgram,
				SolanaBudget: custody.SolanaBudget{Form: form, UnitLimit: 100_000, UnitPrice: 1_000}.Rounded(),
				Marking:      &custody.SolanaMarking{Blockhash: solana.Hash{3}, Rent: 2_000_000, Closer: solana.PublicKey{2}},
				Transfers:    []custody.SolanaTransfer{{From: solana.PublicKey{8}, To: solana.PublicKey{9}, Units: 5}},
			}
			encoded, err := v.Encode()
			if err != nil {
				t.Fatal(err)
			}
			message, err := solana.DecodeMessage(encoded)
			if err != nil {
				t.Fatal(err)
			}
			for n := range message.Instructions {
				in, err := message.Instruction(n)
				if err != nil {
					t.Fatal(err)
				}
				failed := &rpc.TransactionError{Kind: "InstructionError", Instruction: n, Detail: "Custom", Custom: &one}
				logs := []string{"Program " + in.Program.String() + " failed: custom program error: 0x1"}
				got := solintent.JudgeFailure(message, failed, logs)
				last := n == len(message.Instructions)-1
				switch {
				case in.Program == solana.SystemProgram && !got.Waits: // the fee payer lacks the rent, or the marker exists
					t.Errorf("instruction %d makes the marker (of the system program), and its failure refuses the payout for good: %+v", n, got)
				case last && got.Waits: // the token program: too few tokens, a frozen account
					t.Errorf("instruction %d is the payment, and its failure is waited for without end: %+v", n, got)
				}
			}
		})
	}
}
