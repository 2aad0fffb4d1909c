package bench

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// caller is one connection to the API with a token of its own. It writes
// requests by hand: a full HTTP client would take more of the machine than the
// service it asks.
type caller struct {
	conn net.Conn
	in   *bufio.Reader
	head string
}

func (b *bench) dialCaller(i int) (*caller, error) {
	host := strings.TrimPrefix(b.baseURL, "http://")
	conn, err := net.Dial("tcp", host)
	if err != nil {
		return nil, fmt.Errorf("connecting: %w", err)
	}
	return &caller{conn: conn, in: bufio.NewReaderSize(conn, 16<<10), head: " HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer " + b.tokens[i] + "\r\n"}, nil
}

// requestStatus makes one request and returns the status.
func (c *caller) requestStatus(method, path, body string) (int, error) {
	request := method + " " + path + c.head
	if body != "" {
		request += "Content-Type: application/json\r\nContent-Length: " + strconv.Itoa(len(body)) + "\r\n"
	}
	if _, err := io.WriteString(c.conn, request+"\r\n"+body); err != nil {
		return 0, fmt.Errorf("asking: %w", err)
	}
	response, err := http.ReadResponse(c.in, nil)
	if err != nil {
		return 0, fmt.Errorf("reading an answer: %w", err)
	}
	_, err = io.Copy(io.Discard, response.Body)
	_ = response.Body.Close()
	return response.StatusCode, err
}

// runCallers has every caller take requests from next, until it has no more, and returns the time of each and of all.
// Any status but want fails the run: a rejected request is not a measurement.
func (b *bench) runCallers(stage string, want int, next func(i int) (method, path, body string, more bool)) ([]time.Duration, time.Duration, error) {
	var turn atomic.Int64
	var mu sync.Mutex
	var all []time.Duration
	var failed error
	var wg sync.WaitGroup
	callers := make([]*caller, b.Callers)
	for i := range callers {
		c, err := b.dialCaller(i)
		if err != nil {
			return nil, 0, err
		}
		defer func() { _ = c.conn.Close() }()
		callers[i] = c
	}
	stop, err := b.startProfile(stage)
	if err != nil {
		return nil, 0, err
	}
	began := time.Now()
	for _, c := range callers {
		wg.Go(func() {
			var mine []time.Duration
			for b.ctx.Err() == nil {
				method, path, body, more := next(int(turn.Add(1) - 1))
				if !more {
					break
				}
				start := time.Now()
				status, err := c.requestStatus(method, path, body)
				if err == nil && status != want {
					err = fmt.Errorf("%s %s answered %d, want %d", method, path, status, want)
				}
				if err != nil {
					mu.Lock()
					failed = err
					mu.Unlock()
					break
				}
				mine = append(mine, time.Since(start))
				if len(mine)%64 == 0 {
					b.reportProgress(stage, int(turn.Load()), 0)
				}
			}
			mu.Lock()
			all = append(all, mine...)
			mu.Unlock()
		})
	}
	wg.Wait()
	took := time.Since(began)
	if err := stop(); failed == nil {
		failed = err
	}
	if failed == nil && len(all) == 0 {
		failed = b.ctx.Err()
	}
	return all, took, failed
}

// printRate writes the results of a load.
func (b *bench) printRate(name string, all []time.Duration, took time.Duration) {
	b.printFigure(name, "%6.0f/s  %s  (%d in %s, %d callers)", float64(len(all))/took.Seconds(), formatPercentiles(all), len(all), took.Round(time.Millisecond), b.Callers)
}
