package eventtest

import (
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/event"
)

// Each type that openapi.yaml describes has a shape here, so that its bodies are
// checked wherever they are emitted.
func TestEveryDescribedEventHasAShape(t *testing.T) {
	doc, err := openapi3.NewLoader().LoadFromData(api.Spec)
	if err != nil {
		t.Fatal(err)
	}
	if len(doc.Webhooks) == 0 {
		t.Error("openapi.yaml describes no event")
	}
	for kind := range doc.Webhooks {
		if _, has := bodies[event.Type(kind)]; !has {
			t.Errorf("%s is described in openapi.yaml and has no shape: add it to bodies in eventtest.go", kind)
		}
	}
	for kind := range bodies {
		if doc.Webhooks[string(kind)] == nil {
			t.Errorf("%s has a shape and is not described in openapi.yaml: add it to `webhooks`", kind)
		}
	}
}

func TestOwnerOf(t *testing.T) {
	for body, want := range map[string]string{
		`{"walletId":"w","organizationId":"o"}`: "w",
		`{"walletId":"w"}`:                      "w",
		`{"organizationId":"o"}`:                "o",
		`{}`:                                    "",
	} {
		if got := ownerOf(body); got != want {
			t.Errorf("%s is of %q, want %q", body, got, want)
		}
	}
}
