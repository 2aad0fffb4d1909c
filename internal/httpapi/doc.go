// Package httpapi owns the HTTP face of the service: it reads a request
// strictly, checks who asks, calls one method of the domain and writes what
// came back. No rule of the business lives here, and nothing here reads or
// writes the database by itself.
//
// An operation is a row of Server.operations: method, path, scope, query
// parameters and a handler. Everything that all operations share (request ids,
// the log, tokens, limits, unknown parameters, panics) is done by the server
// around the handler, so a handler only says what is its own. The rows are held
// to api/openapi.yaml by a test.
package httpapi
