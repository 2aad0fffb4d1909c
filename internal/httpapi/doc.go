// Package httpapi owns the HTTP interface of the service: it reads a request strictly, authenticates the caller,
// calls one method of the domain and writes the response. It has no rule of the business, and does not use the
// database directly.
//
// A handler has the name of its operation in api/openapi.yaml. It reads all fields that it needs of path, query and
// body, calls request.err once, calls the domain, and responds with a type of package wire, which is generated from
// that file: no type of the domain is ever written as JSON here.
//
// An operation is a row of Server.operations: method, path, scope, query parameters and a handler. The server around
// the handler does the work that all operations share (request ids, the log, tokens, limits, unknown parameters,
// panics). A test compares the rows with api/openapi.yaml.
package httpapi
