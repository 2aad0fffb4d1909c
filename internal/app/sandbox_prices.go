package app

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/price"
)

// sandboxPrices are the sandbox's sources of the stablecoins' prices: documents on a port
// of their own, as the world has them.
type sandboxPrices struct {
	server   *http.Server
	at       string
	mu       sync.Mutex
	bySource map[chain.Token]map[string]money.USD
}

// servePrices serves sources that say one dollar.
func servePrices(ctx context.Context) (*sandboxPrices, error) {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("serving prices: %w", err)
	}
	p := &sandboxPrices{at: "http://" + listener.Addr().String(), bySource: map[chain.Token]map[string]money.USD{}}
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		p.bySource[token] = map[string]money.USD{"sandbox-a": money.Dollar, "sandbox-b": money.Dollar}
	}
	p.server = &http.Server{Handler: p, ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = p.server.Serve(listener) }()
	return p, nil
}

func (p *sandboxPrices) close() { _ = p.server.Close() }

// ServeHTTP answers /token/source.
func (p *sandboxPrices) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	token, source, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	p.mu.Lock()
	named := p.bySource[chain.Token(token)][source]
	p.mu.Unlock()
	if named == 0 {
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]string{"priceUsd": named.String()})
}

// sources names all of them for the configuration.
func (p *sandboxPrices) sources() []price.Config {
	var all []price.Config
	for _, token := range slices.Sorted(maps.Keys(p.bySource)) {
		for _, source := range slices.Sorted(maps.Keys(p.bySource[token])) {
			all = append(all, price.Config{Name: source, Token: token, URL: p.at + "/" + string(token) + "/" + source, At: "priceUsd", PrivateAddresses: true})
		}
	}
	return all
}

// setPrice has sources say another price, and has them read.
func (s *Sandbox) setPrice(token chain.Token, source string, named money.USD) ([]httpapi.NamedPrice, error) {
	said, err := s.prices.set(token, source, named)
	s.DB.Wake(price.Topic)
	return said, err
}

func (p *sandboxPrices) set(token chain.Token, source string, named money.USD) ([]httpapi.NamedPrice, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	of := p.bySource[token]
	if _, ok := of[source]; source != "" && !ok {
		return nil, fault.New(fault.Validation, "source: must be one of %s", strings.Join(slices.Sorted(maps.Keys(of)), ", "))
	}
	var said []httpapi.NamedPrice
	for _, name := range slices.Sorted(maps.Keys(of)) {
		if source == "" || source == name {
			of[name] = named
		}
		said = append(said, httpapi.NamedPrice{Source: name, Price: of[name]})
	}
	return said, nil
}
