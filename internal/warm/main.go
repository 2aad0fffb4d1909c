//go:build warm

package main

import (
	_ "code.dny.dev/ssrf"
	_ "filippo.io/age"
	_ "filippo.io/edwards25519"
	_ "github.com/alecthomas/kong"
	_ "github.com/btcsuite/btcd/btcutil/hdkeychain"
	_ "github.com/btcsuite/btcd/chaincfg"
	_ "github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	_ "github.com/ethereum/go-ethereum/ethclient"
	_ "github.com/ethereum/go-ethereum/ethclient/simulated"
	_ "github.com/ethereum/go-ethereum/signer/core/apitypes"
	_ "github.com/getkin/kin-openapi/openapi3"
	_ "github.com/getkin/kin-openapi/openapi3filter"
	_ "github.com/go-jose/go-jose/v4"
	_ "github.com/go-jose/go-jose/v4/jwt"
	_ "github.com/google/uuid"
	_ "github.com/jackc/pgx/v5/pgxpool"
	_ "github.com/jackc/pgx/v5/stdlib"
	_ "github.com/oapi-codegen/runtime"
	_ "github.com/pressly/goose/v3"
	_ "github.com/prometheus/client_golang/prometheus/promhttp"
	_ "go.uber.org/goleak"
	_ "golang.org/x/sync/errgroup"
	_ "golang.org/x/term"
	_ "golang.org/x/time/rate"
	_ "gopkg.in/yaml.v3"
	_ "modernc.org/sqlite"
	_ "pgregory.net/rapid"
)

func main() {}
