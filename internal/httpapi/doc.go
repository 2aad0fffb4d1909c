// Package httpapi owns the HTTP face of the service: it reads a request
// strictly, checks who asks, calls one method of the domain and writes what
// came back. No rule of the business lives here, and nothing here reads or
// writes the database by itself.
//
// A handler has the name of its operation in api/openapi.yaml. It reads all that
// it needs of path, query and body, asks request.err once, calls the domain, and
// answers with a type of package wire, which is generated from that file: no type
// of the domain is ever written as JSON here.
//
// An operation is a row of Server.operations: method, path, scope, query
// parameters and a handler. Everything that all operations share (request ids,
// the log, tokens, limits, unknown parameters, panics) is done by the server
// around the handler, so a handler only says what is its own. The rows are held
// to api/openapi.yaml by a test.
package httpapi
