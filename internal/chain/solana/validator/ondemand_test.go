package validator_test

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/waittest"
)

// An on-demand chain makes slots until all transactions are final, and then rests, but for one slot a second.
func TestOnDemandRestsWhenAllIsFinal(t *testing.T) {
	v := startWith(t, validator.Options{OnDemand: true, Finality: 4, SlotTime: time.Millisecond}).Validator
	awaitRest := func() {
		t.Helper()
		waittest.Until(t, "the chain rests", v.Rests)
	}
	for event, happen := range map[string]func() error{
		"transaction": func() error {
			name, err := v.Faucet(solana.PublicKey{7}, 1_000_000_000)
			if err == nil {
				_, err = v.Wait(t.Context(), name)
			}
			return err
		},
		"account": func() error {
			v.SetAccount(solana.PublicKey{8}, validator.Account{Lamports: 1})
			awaitRest()
			return nil
		},
		"slot":       func() error { return v.MineSlots(1) },
		"advance":    func() error { v.AdvanceTime(time.Minute); return nil },
		"reorganize": func() error { return v.Reorganize(validator.Fork{Blocks: 1}) },
	} {
		awaitRest()
		before := v.Head()
		if err := happen(); err != nil {
			t.Fatal(err)
		}
		awaitRest()
		if got := v.Final(); got <= before {
			t.Errorf("after %s: slot %d is final, want one after %d", event, got, before)
		}
	}
	awaitRest()
	before := v.Head()
	v.Demand(7)
	waittest.Until(t, "the demanded slots are made", func() bool { return v.Head() >= before+7 })
	awaitRest()
	last := v.Head()
	waittest.Until(t, "the heartbeat makes a slot", func() bool { return v.Head() > last })
}

func TestEachSlotIsAnnounced(t *testing.T) {
	v := startWith(t, validator.Options{}).Validator
	announced := 0
	v.OnSlot(func() { announced++ })
	if err := v.MineSlots(3); err != nil {
		t.Fatal(err)
	}
	if announced != 3 {
		t.Errorf("announced %d times for three slots", announced)
	}
}
