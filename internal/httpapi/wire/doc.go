// Package wire owns the types of api/openapi.yaml as the service writes them, with
// exact amounts. All of it is generated (go generate ./api); it holds no rule and
// no logic.
package wire
