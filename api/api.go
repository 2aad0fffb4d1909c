// Package api owns the interface's description, openapi.yaml: written by hand,
// first. The types that the service answers with and the public clients are
// generated from it, and tests hold the service's routes and answers to it. It
// holds no code.
package api

import _ "embed"

//go:generate go -C ../tools tool oapi-codegen -config ../api/server.yaml -o ../internal/httpapi/wire/wire_gen.go ../api/openapi.yaml
//go:generate go -C ../tools tool oapi-codegen -config ../api/client.yaml -o ../client/api_gen.go ../api/openapi.yaml
//go:generate ../client/typescript/generate.sh

// Spec is openapi.yaml.
//
//go:embed openapi.yaml
var Spec []byte
