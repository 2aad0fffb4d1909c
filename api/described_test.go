package api_test

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/httpapi/reference"
)

// sharedSchemas are the schemas that define a value's form and not its meaning: a field with one has a description of
// its own.
var sharedSchemas = []string{"Uuid", "Usd", "SignedUsd", "Units", "PositionId", "Label"}

// Every schema, field, parameter and header has a description in words.
func TestEverythingIsDescribed(t *testing.T) {
	doc := loadSpec(t)
	for name, ref := range doc.Components.Schemas {
		if ref.Value.Description == "" {
			t.Errorf("%s has no description", name)
		}
		walkFields(ref, name, func(at string, field *openapi3.SchemaRef) {
			said := field.Value.Description
			kind := strings.TrimPrefix(field.Ref, "#/components/schemas/")
			if said == "" || slices.Contains(sharedSchemas, kind) && said == doc.Components.Schemas[kind].Value.Description {
				t.Errorf("%s has no description of its own", at)
			}
		})
	}
	eachOperation(doc, func(at string, item *openapi3.PathItem, op *openapi3.Operation) {
		if op.Description == "" {
			t.Errorf("%s has no description", at)
		}
		for _, p := range slices.Concat(item.Parameters, op.Parameters) {
			if p.Value.Description == "" {
				t.Errorf("%s: %s has no description", at, p.Value.Name)
			}
		}
		for status, r := range op.Responses.Map() {
			if r.Value.Description == nil || *r.Value.Description == "" {
				t.Errorf("%s: %s has no description", at, status)
			}
			for name, h := range r.Value.Headers {
				if h.Value.Description == "" {
					t.Errorf("%s: header %s has no description", at, name)
				}
			}
		}
	})
}

// walkFields iterates over the fields of an object, and of its parts.
func walkFields(ref *openapi3.SchemaRef, at string, see func(at string, field *openapi3.SchemaRef)) {
	for name, field := range ref.Value.Properties {
		see(at+"."+name, field)
		if field.Ref == "" {
			walkFields(field, at+"."+name, see)
		}
	}
	if items := ref.Value.Items; items != nil && items.Ref == "" {
		walkFields(items, at+"[]", see)
	}
}

// eachOperation goes through the operations and the events.
func eachOperation(doc *openapi3.T, see func(at string, item *openapi3.PathItem, op *openapi3.Operation)) {
	for path, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			see(method+" "+path, item, op)
		}
	}
	for kind, item := range doc.Webhooks {
		see("POST "+kind, item, item.Post)
	}
}

// Every field of a request and every parameter has bounds: a text an end, a
// number two, a list a most.
func TestEveryInputIsBounded(t *testing.T) {
	bounded := func(at string, ref *openapi3.SchemaRef) {
		s := ref.Value
		switch {
		case s.Type.Includes("string") && len(s.Enum) == 0 && s.Format == "" && s.Pattern == "" && s.MaxLength == nil,
			s.Type.Includes("integer") && (s.Min == nil || s.Max == nil),
			s.Type.Includes("number") && s.Min == nil && !s.ExclusiveMin.IsSet(),
			s.Type.Includes("array") && s.MaxItems == nil:
			t.Errorf("%s has no bounds", at)
		}
	}
	var within func(at string, ref *openapi3.SchemaRef)
	within = func(at string, ref *openapi3.SchemaRef) {
		bounded(at, ref)
		for name, field := range ref.Value.Properties {
			within(at+"."+name, field)
		}
		for _, one := range ref.Value.OneOf {
			within(at, one)
		}
		if ref.Value.Items != nil {
			within(at+"[]", ref.Value.Items)
		}
	}
	doc := loadSpec(t)
	for path, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			for _, p := range slices.Concat(item.Parameters, op.Parameters) {
				within(method+" "+path+" "+p.Value.Name, p.Value.Schema)
			}
			if op.RequestBody != nil {
				within(method+" "+path, op.RequestBody.Value.Content["application/json"].Schema)
			}
		}
	}
}

// Every request, every successful response and every event has an example, as the reference page shows it, and the
// example matches its schema.
func TestEveryExampleHolds(t *testing.T) {
	doc := loadSpec(t)
	_, examples, err := reference.Docs(api.Spec)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]*openapi3.SchemaRef{}
	eachOperation(doc, func(at string, _ *openapi3.PathItem, op *openapi3.Operation) {
		if op.RequestBody != nil {
			want[at+" "] = op.RequestBody.Value.Content["application/json"].Schema
		}
		for status, r := range op.Responses.Map() {
			for kind, content := range r.Value.Content {
				// Where there are several kinds of answers, the page shows JSON.
				if status[0] == '2' && (kind == "application/json" || r.Value.Content["application/json"] == nil) {
					want[at+" "+status] = content.Schema
				}
			}
		}
	})
	for _, e := range examples {
		at := e.Method + " " + e.Path + " " + e.Status
		var body any
		if err := json.Unmarshal(e.Body, &body); err != nil {
			t.Errorf("%s: %v", at, err)
		}
		if want[at] == nil {
			t.Errorf("%s: an example of nothing", at)
		} else if err := want[at].Value.VisitJSON(body, openapi3.EnableJSONSchema2020(), openapi3.EnableFormatValidation()); err != nil {
			t.Errorf("%s: %v in %s", at, err, e.Body)
		}
		delete(want, at)
	}
	for at := range want {
		t.Errorf("%s has no example", at)
	}
}

// unsentEvents are the event types that may be subscribed to and are never sent.
var unsentEvents = []event.Type{}

// Each event type is a webhook whose body names it, and each can be subscribed
// to.
func TestEveryEventIsDescribed(t *testing.T) {
	doc := loadSpec(t)
	var types []string
	for _, kind := range event.Types() {
		types = append(types, string(kind))
		item := doc.Webhooks[string(kind)]
		if item == nil && !slices.Contains(unsentEvents, kind) {
			t.Errorf("%s is not described: add it to `webhooks` of openapi.yaml, or to unsentEvents if nothing sends it", kind)
		}
		if item != nil && slices.Contains(unsentEvents, kind) {
			t.Errorf("%s is described: remove it from unsentEvents if it is sent, from `webhooks` of openapi.yaml if not", kind)
		}
		if item == nil {
			continue
		}
		body := item.Post.RequestBody.Value.Content["application/json"].Schema.Value
		if named := body.Properties["event"].Value.Enum; !slices.Equal(named, []any{string(kind)}) {
			t.Errorf("the body of %s says that it is %v", kind, named)
		}
	}
	var subscribed []string
	for _, kind := range doc.Components.Schemas["EventType"].Value.Enum {
		subscribed = append(subscribed, kind.(string))
	}
	if !slices.Equal(types, subscribed) {
		t.Errorf("event.Types lists\n%v, and openapi.yaml's EventType\n%v: list the same in the same order", types, subscribed)
	}
	for kind := range maps.Keys(doc.Webhooks) {
		if !slices.Contains(types, kind) {
			t.Errorf("%s is described in openapi.yaml and missing in event.Types", kind)
		}
	}
}

// previews are the bodies of previews, by the request's.
var previews = map[string]string{"WithdrawalCreate": "WithdrawalPreviewCreate", "AllocationCreate": "AllocationPreviewCreate"}

// A preview takes the request's own fields, in the same form, but for the requestId. The two are written out twice,
// since a schema that takes no other fields cannot be part of one that has more.
func TestAPreviewTakesWhatItsRequestTakes(t *testing.T) {
	doc := loadSpec(t)
	for whole, preview := range previews {
		want, got := withoutRequestID(t, doc.Components.Schemas[whole]), withoutRequestID(t, doc.Components.Schemas[preview])
		for field := range maps.Keys(want) {
			if want[field] != got[field] {
				t.Errorf("%s.%s is\n%s\nand in %s\n%s", whole, field, want[field], preview, got[field])
			}
		}
		for field := range maps.Keys(got) {
			if _, has := want[field]; !has {
				t.Errorf("%s.%s is no field of %s", preview, field, whole)
			}
		}
	}
}

// withoutRequestID has the forms of an object's fields, and which are required.
func withoutRequestID(t *testing.T, ref *openapi3.SchemaRef) map[string]string {
	t.Helper()
	fields := map[string]string{}
	for name, field := range ref.Value.Properties {
		if name == "requestId" {
			continue
		}
		form := *field.Value
		form.Description = ""
		text, err := json.Marshal(form)
		if err != nil {
			t.Fatal(err)
		}
		fields[name] = field.Ref + " " + string(text)
		if slices.Contains(ref.Value.Required, name) {
			fields[name] = "required: " + fields[name]
		}
	}
	return fields
}

// ofContracts are the fields that only EVM chains have: contracts, and the owners of partners, fees and shares.
var ofContracts = []string{"contractAddress", "feeRecipientAddress", "partnerFeeRecipientAddress", "vaultAddress", "assetAddress", "sourceAddress", "value"}

var (
	evmExample    = regexp.MustCompile(`^0x([0-9a-fA-F]{40}|[0-9a-f]{64})$`)
	solanaExample = regexp.MustCompile(`^[1-9A-HJ-NP-Za-km-z]{32,88}$`)
)

// A field that may be an address or a transaction of either family of chains has an example of each, and so have the
// names of chains.
func TestExamplesAreOfBothFamilies(t *testing.T) {
	seen := 0
	check := func(at string, s *openapi3.Schema) {
		var evm, other bool
		for _, example := range s.Examples {
			text, _ := example.(string)
			evm = evm || evmExample.MatchString(text) || text == "ethereum_sepolia"
			other = other || solanaExample.MatchString(text) || text == "solana_devnet"
		}
		if !evm || strings.HasPrefix(s.Pattern, "^0x") {
			return
		}
		seen++
		if !other {
			t.Errorf("%s has an example of the EVM's, and none of Solana's", at)
		}
	}
	doc := loadSpec(t)
	for name, schema := range doc.Components.Schemas {
		check(name, schema.Value)
		for field, property := range schema.Value.Properties {
			if property.Ref == "" && !slices.Contains(ofContracts, field) && !strings.HasPrefix(name, "MicroVault") {
				check(name+"."+field, property.Value)
			}
		}
	}
	eachOperation(doc, func(at string, item *openapi3.PathItem, op *openapi3.Operation) {
		for _, p := range slices.Concat(item.Parameters, op.Parameters) {
			if p.Value.Schema.Ref == "" {
				check(at+" "+p.Value.Name, p.Value.Schema.Value)
			}
		}
	})
	if seen < 15 {
		t.Errorf("only %d examples of addresses, transactions and chains are found", seen)
	}
}
