// Package reference owns the two forms of the interface's description: the file itself, and a page for people that is
// made from it. The page needs no script, font or other host. It has only the description's content, and does not
// depend on the service.
package reference

import (
	"bytes"
	"crypto/sha256"
	_ "embed" // the page's template and style
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html/template"
	"net/http"
	"time"
)

var (
	//go:embed page.html
	pageHTML string
	//go:embed style.css
	styleCSS string

	pageTemplate = template.Must(template.New("page").Parse(pageHTML))
)

// Example is a body as the page shows it: of a request, of a response that is a
// success, or of an event.
type Example struct {
	Path, Method string // Path is the event's type for an event
	Status       string // of a response
	Body         json.RawMessage
}

// File is the description as it was written.
func File(spec []byte) Page {
	return newPage(spec, http.Header{"Content-Type": {"application/yaml"}})
}

// Docs makes the page of a description, and returns the examples on it.
func Docs(spec []byte) (Page, []Example, error) {
	d, err := parseDocument(spec)
	if err != nil {
		return Page{}, nil, err
	}
	v, examples, err := d.buildView(template.CSS(styleCSS)) //nolint:gosec // our own file
	if err != nil {
		return Page{}, nil, err
	}
	var html bytes.Buffer
	if err := pageTemplate.Execute(&html, v); err != nil {
		return Page{}, nil, fmt.Errorf("making the reference page: %w", err)
	}
	style := sha256.Sum256([]byte(styleCSS))
	return newPage(html.Bytes(), http.Header{
		"Content-Type":    {"text/html; charset=utf-8"},
		"Referrer-Policy": {"no-referrer"},
		"Content-Security-Policy": {"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
			"style-src 'sha256-" + base64.StdEncoding.EncodeToString(style[:]) + "'"},
	}), examples, nil
}

// Page is bytes that never change while the process lives.
type Page struct {
	body   []byte
	header http.Header
}

func newPage(body []byte, h http.Header) Page {
	sum := sha256.Sum256(body)
	h["Etag"] = []string{`"` + hex.EncodeToString(sum[:16]) + `"`}
	h["Cache-Control"] = []string{"no-cache"} // it may be kept, and is asked about each time
	return Page{body, h}
}

// ServeHTTP answers GET and HEAD: with the whole page, a range of it, or 304 when
// the caller has it already.
func (p Page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for name, values := range p.header {
		w.Header()[name] = values
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(p.body))
}
