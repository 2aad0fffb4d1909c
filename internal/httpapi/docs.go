package httpapi

import (
	"net/http"
	"sync"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/reference"
)

// docsPage is made when it is first asked for: few processes ever are.
var docsPage = sync.OnceValues(func() (reference.Page, error) {
	page, _, err := reference.Docs(api.Spec)
	return page, err
})

// registerDocs serves the interface's description and the page made of it. They are the same for all callers and
// contain no private data, so they need no token, and are not counted.
func (s *Server) registerDocs() {
	file := reference.File(api.Spec)
	s.registerPage("/v2/openapi.yaml", func() (reference.Page, error) { return file, nil })
	s.registerPage("/docs", docsPage)
}

func (s *Server) registerPage(path string, page func() (reference.Page, error)) {
	read := &operation{path: path}
	at := &route{path: path, methods: map[string]*operation{http.MethodGet: read, http.MethodHead: read}, allow: "GET, HEAD"}
	s.mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
		rec := w.(*recorder)
		rec.route = at
		if at.methods[r.Method] == nil {
			rec.writeMethodNotAllowed()
			return
		}
		p, err := page()
		if err != nil {
			rec.writeError(err)
			return
		}
		p.ServeHTTP(rec, r)
	})
}

// writeMethodNotAllowed answers a method that the path does not take.
func (rec *recorder) writeMethodNotAllowed() {
	rec.Header().Set("Allow", rec.route.allow)
	rec.writeError(fault.New(methodNotAllowed, "this path takes %s", rec.route.allow))
}
