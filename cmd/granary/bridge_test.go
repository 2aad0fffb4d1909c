package main

import (
	"cmp"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// The printed delivery of USDT is the call of the endpoint that makes it.
func TestADeliveryIsDescribed(t *testing.T) {
	packet := oft.Packet{Nonce: 7, Source: 30101, Destination: 30110, Message: oft.Message{Amount: 5}.Encode()}
	open := &transfer.BridgeTransfer{Token: chain.USDT, Destination: chain.Arbitrum, Message: packet.Encode()}
	text := describePacket(open, "0x1a44")
	for _, want := range []string{"lzReceive of LayerZero's endpoint on arbitrum, 0x1a44,", "guid " + packet.GUID().Hex(), fmt.Sprintf("data 0x%x", oft.Delivery(packet))} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %q", want, text)
		}
	}
	ended := time.Now()
	if text := describePacket(&transfer.BridgeTransfer{Destination: chain.Arbitrum, ReceivedHash: "0xc0", CompletedAt: &ended}, ""); text != "it has come to arbitrum by transaction 0xc0, and comes in once" {
		t.Errorf("of what has come: %q", text)
	}
	if text := describePacket(&transfer.BridgeTransfer{Token: chain.USDT}, ""); !strings.Contains(text, "cannot be read") {
		t.Errorf("of no packet: %q", text)
	}
}

// between is a row of a transfer between chains.
type between struct {
	id                                     uuid.UUID
	phase, attested, problem, receivedHash string
	destination                            string // base when empty
	completedAt                            *int64
}

// openConfigured opens the database of a configuration.
func openConfigured(t *testing.T, config string) *store.DB {
	t.Helper()
	c, err := app.ReadConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	db, err := store.Open(t.Context(), c.Database, clock.New())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(db.Close)
	return db
}

// insertBetween writes transfers into a database, which left an hour ago.
func insertBetween(t *testing.T, db *store.DB, all ...between) {
	t.Helper()
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		for _, b := range all {
			tx.Defer(`INSERT INTO bridge_transfers (id, organization_id, wallet_id, workflow_id, source, destination, token, phase, amount, in_transit, message, attested, attestation,
					fee, expires_at, problem, sent_hash, received_hash, sent_at, asked_at, completed_at)
				VALUES ($1, $1, $1, $1, 'ethereum', $8, 'usdc', $2, 12500000, 12500000, '00', $3, $3, 0, 0, $4, '0x5e', $5, $6, $6, $7)`,
				b.id, b.phase, b.attested, b.problem, b.receivedHash, db.Clock().Now().Add(-time.Hour).UnixMicro(), b.completedAt, cmp.Or(b.destination, "base"))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// An operator reads the transfers between chains, and the data to deliver them, without the seed; for an arrived one,
// and for an unknown one, the commands say so.
func TestTransfersBetweenChainsAreLookedAt(t *testing.T) {
	config := writeConfig(t, "")
	text, err := os.ReadFile(config)
	if err != nil {
		t.Fatal(err)
	}
	const transmitter = "0x81D40F21F12A8F0E3252Bccb954D722d4c464B64"
	served := strings.Replace(string(text), "chains: {solana: {}}", "chains: {solana: {}, base: {rpc: 'http://127.0.0.1:1', bridge: {}}}", 1)
	if err := os.WriteFile(config, []byte(served), 0o600); err != nil {
		t.Fatal(err)
	}
	mustRun(t, "migrate", "--config", config) // and there is no seed
	if out := mustRun(t, "bridge", "list", "--config", config); out != "0 transfers are between chains\n" {
		t.Errorf("without any the list is %q", out)
	}
	over := int64(1)
	sent, again, attested, come, onSolana := uuid.New(), uuid.New(), uuid.New(), uuid.New(), uuid.New()
	insertBetween(t, openConfigured(t, config), between{id: sent, phase: "sent", problem: "it says \x1b[2J nothing"}, between{id: again, phase: "sent", attested: "ab", problem: "it is paused"},
		between{id: attested, phase: "attested", attested: "abcd"}, between{id: come, phase: "received", attested: "ab", receivedHash: "0xc0", completedAt: &over},
		between{id: onSolana, phase: "attested", attested: "abcd", destination: "solana"})

	list := mustRun(t, "bridge", "list", "--config", config)
	for _, want := range []string{
		sent.String() + " of wallet " + sent.String() + " of organization " + sent.String() + ": 12.500000 usdc from ethereum to base, sent, left ", "(1h0m", "ago) in 0x5e",
		again.String(), ": it is paused\n", attested.String(), "base, attested, left ", `it says \u001b[2J nothing`, "\n4 transfers are between chains\n",
	} {
		if !strings.Contains(list, want) {
			t.Errorf("no %q in:\n%s", want, list)
		}
	}
	if strings.Contains(list, come.String()) || strings.Contains(list, "stop") {
		t.Errorf("what has come, or a stop, is listed:\n%s", list)
	}
	mustRun(t, "stop", "put", "chain:base", "--organization", attested.String(), "--reason", "it is odd", "--config", config)
	if list := mustRun(t, "bridge", "list", "--config", config); !strings.Contains(list, " in 0x5e: emergency stop of chain base: it is odd\n") || strings.Count(list, "stop") != 1 {
		t.Errorf("under an emergency stop of base the list is:\n%s", list)
	}

	err = openConfigured(t, config).Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO chain_cursors (chain, number, hash, final_number, updated_at) VALUES ('base', 1, '', 1, $1)`, tx.DB().Clock().Now().Add(100*time.Hour).UnixMicro())
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if list := mustRun(t, "bridge", "list", "--config", config); strings.Count(list, "(101h0m") != 4 {
		t.Errorf("when the service's clock is 100 hours ahead the list is:\n%s", list)
	}

	const call = "receiveMessage(message, attestation) of the MessageTransmitter on base, " + transmitter + ":\n"
	for id, want := range map[uuid.UUID]string{
		sent:     "nobody has attested it yet: ask for the message of transaction 0x5e on ethereum\n",
		again:    "it is being attested anew: it is paused; what was attested before, and may be refused again:\n" + call + "message 0xab\nattestation 0xab\n",
		attested: call + "message 0xabcd\nattestation 0xabcd\n",
		onSolana: "receive_message(message, attestation) of the program MessageTransmitterV2 on solana, CCTPV2Sm4AdWt5296sk4P66VBZ7bEhcARwFaaS9YPbeC:\nmessage 0xabcd\nattestation 0xabcd\n",
		come:     "it has come to base by transaction 0xc0, and comes in once\n",
	} {
		if out := mustRun(t, "bridge", "message", "--config", config, id.String()); out != want {
			t.Errorf("the message is %q, want %q", out, want)
		}
	}
	unknown := uuid.NewString()
	expectFailure(t, 1, "there is no such transfer between chains", "bridge", "message", "--config", config, unknown)
	expectFailure(t, 1, "there is no such transfer between chains", "bridge", "resume", "--config", config, unknown, "--reason", "a test")
	expectFailure(t, usageError, "missing flags: --reason", "bridge", "resume", "--config", config, unknown)
}
