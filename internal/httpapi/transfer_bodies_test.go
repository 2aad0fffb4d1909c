package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/transfer"
)

// A response has the same fields of a withdrawal, a rebalance or a payout as its event: both when every field has a
// value of its own and when none has.
func TestAnswersShowWhatEventsSay(t *testing.T) {
	var withdrawal transfer.WithdrawalView
	var rebalance transfer.RebalanceView
	var payout transfer.PayoutView
	noSteps := []transfer.StepView{}
	noLegs := []transfer.LegView{{Steps: noSteps, Requests: []transfer.RequestView{}}}
	withdrawal.PayoutLegs, rebalance.RebalanceLegs, payout.Steps = noLegs, noLegs, noSteps
	assertSameJSON(t, withdrawalBody(withdrawal), withdrawal)
	assertSameJSON(t, rebalanceBody(rebalance), rebalance)
	assertSameJSON(t, payoutBody(payout), payout)

	var f filler
	f.fill(t, reflect.ValueOf(&withdrawal))
	f.fill(t, reflect.ValueOf(&rebalance))
	f.fill(t, reflect.ValueOf(&payout))
	assertSameJSON(t, withdrawalBody(withdrawal), withdrawal)
	assertSameJSON(t, rebalanceBody(rebalance), rebalance)
	assertSameJSON(t, payoutBody(payout), payout)
}

// filler gives every field a value that no other field has.
type filler struct{ n int64 }

func (f *filler) fill(t *testing.T, v reflect.Value) {
	t.Helper()
	f.n++
	switch v.Interface().(type) {
	case time.Time:
		v.Set(reflect.ValueOf(time.Unix(f.n, 1000*f.n).UTC()))
		return
	case uuid.UUID:
		v.Set(reflect.ValueOf(uuid.New()))
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		f.fill(t, v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			f.fill(t, v.Field(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range v.Len() {
			f.fill(t, v.Index(i))
		}
	case reflect.String:
		v.SetString(fmt.Sprint("text ", f.n))
	case reflect.Int, reflect.Int64:
		v.SetInt(f.n)
	default:
		t.Fatalf("nobody has said how to fill a %s", v.Type())
	}
}

// assertSameJSON compares two values as JSON, but for the order of fields.
func assertSameJSON(t *testing.T, got, want any) {
	t.Helper()
	if g, w := sortedJSON(t, got), sortedJSON(t, want); g != w {
		t.Errorf("%T is\n%s\nnot\n%s", got, g, w)
	}
}

func sortedJSON(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var plain any
	if err := d.Decode(&plain); err != nil {
		t.Fatal(err)
	}
	sorted, err := json.Marshal(plain)
	if err != nil {
		t.Fatal(err)
	}
	return string(sorted)
}
