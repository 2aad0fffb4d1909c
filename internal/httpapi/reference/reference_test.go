package reference_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/httpapi/reference"
)

func getPage(t *testing.T, p reference.Page) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	p.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/docs", nil))
	return w
}

// parsedPage is a page taken apart.
type parsedPage struct {
	ids   map[string]bool
	links []string
	tags  map[string]int
	text  string // of all
	style string
}

func parsePage(t *testing.T, text string) parsedPage {
	t.Helper()
	w := parsedPage{ids: map[string]bool{}, tags: map[string]int{}}
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	var in string
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return w
		}
		if err != nil {
			t.Fatal(err)
		}
		switch n := token.(type) {
		case xml.StartElement:
			in = n.Name.Local
			w.addElement(t, n)
		case xml.EndElement:
			in = ""
		case xml.CharData:
			w.text += string(n)
			if in == "style" {
				w.style += string(n)
			}
		}
	}
}

func (w *parsedPage) addElement(t *testing.T, n xml.StartElement) {
	t.Helper()
	w.tags[n.Name.Local]++
	for _, a := range n.Attr {
		switch name := a.Name.Local; {
		case name == "id" && w.ids[a.Value]:
			t.Errorf("two are called %s", a.Value)
		case name == "id":
			w.ids[a.Value] = true
		case name == "href":
			w.links = append(w.links, a.Value)
		case name == "src" || name == "style" || strings.HasPrefix(name, "on"):
			t.Errorf("<%s> has %s", n.Name.Local, name)
		}
	}
}

// The page shows the whole description, its links have targets, and it loads no resource.
func TestDocs(t *testing.T) {
	page, examples, err := reference.Docs(api.Spec)
	if err != nil {
		t.Fatal(err)
	}
	if len(examples) == 0 {
		t.Error("there are no examples")
	}
	answer := getPage(t, page)
	w := parsePage(t, answer.Body.String())
	for _, tag := range []string{"script", "link", "img", "iframe", "object", "form"} {
		if w.tags[tag] > 0 {
			t.Errorf("there is a <%s>", tag)
		}
	}
	sum := sha256.Sum256([]byte(w.style))
	if hash := base64.StdEncoding.EncodeToString(sum[:]); !strings.Contains(answer.Header().Get("Content-Security-Policy"), "style-src 'sha256-"+hash+"'") {
		t.Error("the policy does not let the page's style in")
	}
	for _, link := range w.links {
		if name, inside := strings.CutPrefix(link, "#"); inside && !w.ids[name] || !inside && link != "/v2/openapi.yaml" {
			t.Errorf("a link leads to %s", link)
		}
	}
	doc, err := openapi3.NewLoader().LoadFromData(api.Spec)
	if err != nil {
		t.Fatal(err)
	}
	for path, item := range doc.Paths.Map() {
		for _, op := range item.Operations() {
			if !w.ids[op.OperationID] {
				t.Errorf("no element has the id %s", op.OperationID)
			}
			for _, text := range []string{path, op.Summary} {
				if !strings.Contains(w.text, text) {
					t.Errorf("%s is shown without %q", op.OperationID, text)
				}
			}
		}
	}
	for kind, item := range doc.Webhooks {
		if !w.ids[item.Post.OperationID] || !strings.Contains(w.text, kind) {
			t.Errorf("%s is not shown", kind)
		}
	}
	for name, schema := range doc.Components.Schemas {
		if !w.ids["schema-"+name] {
			t.Errorf("%s is not shown", name)
		}
		for field := range schema.Value.Properties {
			if !strings.Contains(w.text, field) {
				t.Errorf("%s.%s is not shown", name, field)
			}
		}
	}
	for _, code := range doc.Components.Schemas["ErrorCode"].Value.Enum {
		if !strings.Contains(w.text, code.(string)) {
			t.Errorf("%s is not shown", code)
		}
	}
}

const smallSpec = `
info: {title: <b>T</b>, version: 1.0.0, summary: S, description: 'some <script>alert(1)</script> **words**'}
tags: [{name: things}]
components:
  securitySchemes: {bearer: {description: None.}}
  schemas:
    Thing:
      type: object
      required: [name]
      properties:
        name: {type: string, maxLength: 3, examples: ["a'<"]}
        count: {type: [integer, 'null'], minimum: 1, examples: [2.50]}
paths:
  /things/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string, examples: [a/b]}}
    put:
      tags: [things]
      operationId: putThing
      summary: Put <it>
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}
      responses: {'204': {description: Done.}}
`

// The content of a description is text, for any characters.
func TestDocsEscape(t *testing.T) {
	page, examples, err := reference.Docs([]byte(smallSpec))
	if err != nil {
		t.Fatal(err)
	}
	w := parsePage(t, getPage(t, page).Body.String())
	for tag, want := range map[string]int{"script": 0, "b": 0, "it": 0, "strong": 1} {
		if w.tags[tag] != want {
			t.Errorf("there are %d <%s>, not %d", w.tags[tag], tag, want)
		}
	}
	if !strings.Contains(w.text, "Put <it>") {
		t.Errorf("the summary is not shown as it is written: %s", w.text)
	}
	if len(examples) != 1 || string(examples[0].Body) != `{"name":"a'<","count":2.50}` {
		t.Errorf("%s", examples)
	}
	if want := `curl -X PUT "$API/things/a%2Fb" -H "Authorization: Bearer $TOKEN"`; !strings.Contains(w.text, want) {
		t.Errorf("there is no %s", want)
	}
	if want := `"name": "a'\''<"`; !strings.Contains(w.text, want) {
		t.Errorf("there is no %s", want)
	}
	for _, shown := range []string{"at most 3 characters", "from 1", "integer or null", "optional"} {
		if !strings.Contains(w.text, shown) {
			t.Errorf("there is no %q", shown)
		}
	}
}

func TestDocsRefuse(t *testing.T) {
	for name, change := range map[string][2]string{
		"no YAML":                   {"info:", "info"},
		"a reference to nothing":    {"schemas/Thing'", "schemas/Other'"},
		"a reference to elsewhere":  {"#/components/schemas/Thing'", "other.yaml#/Thing'"},
		"a text without an example": {`, examples: ["a'<"]`, ""},
	} {
		bad := strings.Replace(smallSpec, change[0], change[1], 1)
		if _, _, err := reference.Docs([]byte(bad)); err == nil || bad == smallSpec {
			t.Errorf("%s is taken", name)
		}
	}
}

func TestFile(t *testing.T) {
	const text = "openapi: 3.1.0\n"
	answer := getPage(t, reference.File([]byte(text)))
	if answer.Body.String() != text {
		t.Errorf("the file is served as %q", answer.Body)
	}
	tag := answer.Header().Get("ETag")
	if again := getPage(t, reference.File([]byte(text))).Header().Get("ETag"); again != tag {
		t.Errorf("one text has two ETags: %s and %s", tag, again)
	}
	if other := getPage(t, reference.File([]byte("openapi: 3.1.1\n"))).Header().Get("ETag"); other == tag {
		t.Errorf("two texts have the ETag %s", tag)
	}
}
