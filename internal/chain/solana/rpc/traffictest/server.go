package traffictest

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// First is the slot of the first block that a node has.
const First = 1_000

// Finality is how many blocks before the newest the final one is.
const Finality = 2

// Node serves the blocks of a traffic over the calls of JSON-RPC that a follower makes. Its chain grows by AddBlocks, and from Run on
// by itself.
type Node struct {
	traffic *Traffic
	blocks  atomic.Int64 // that were served whole
	bytes   atomic.Int64 // in these

	mu       sync.Mutex // protects the following fields
	newest   uint64
	since    time.Time     // when it began to grow by itself
	interval time.Duration // of its blocks; 0 while it does not grow by itself
}

// NewNode returns a node that has a few blocks.
func NewNode(traffic *Traffic) *Node { return &Node{traffic: traffic, newest: First + 2*Finality} }

// AddBlocks has the chain grow by some blocks at once.
func (n *Node) AddBlocks(count uint64) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.newest += count
}

// Run has the chain grow by a block every interval.
func (n *Node) Run(interval time.Duration) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.interval, n.since = interval, time.Now()
}

// Newest returns the slot of the newest block.
func (n *Node) Newest() uint64 {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.interval == 0 {
		return n.newest
	}
	return n.newest + uint64(time.Since(n.since)/n.interval)
}

// Figures are counts of a node, since it was started.
type Figures struct {
	Newest uint64
	Blocks int64         // served with their transactions
	Bytes  int64         // in these
	CPU    time.Duration // of the node's process
}

// Figures returns the counts.
func (n *Node) Figures() Figures {
	return Figures{Newest: n.Newest(), Blocks: n.blocks.Load(), Bytes: n.bytes.Load(), CPU: ProcessCPU()}
}

// ProcessCPU returns the CPU time that this process has used.
func ProcessCPU() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// ServeHTTP answers a call of JSON-RPC, and the benchmark's own requests: POST /grow with the number of blocks, POST /run with the
// interval, GET /figures.
func (n *Node) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var err error
	switch r.URL.Path {
	case "/grow":
		var count uint64
		if err = json.NewDecoder(r.Body).Decode(&count); err == nil {
			n.AddBlocks(count)
		}
	case "/run":
		var interval time.Duration
		if err = json.NewDecoder(r.Body).Decode(&interval); err == nil {
			n.Run(interval)
		}
	case "/figures":
		err = json.NewEncoder(w).Encode(n.Figures())
	default:
		err = n.answerCall(w, r)
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
	}
}

// answerCall answers a call of JSON-RPC.
func (n *Node) answerCall(w io.Writer, r *http.Request) error {
	var call struct {
		Method string            `json:"method"`
		Params []json.RawMessage `json:"params"`
	}
	if err := json.NewDecoder(r.Body).Decode(&call); err != nil {
		return err
	}
	var options struct {
		Commitment string `json:"commitment"`
		Details    string `json:"transactionDetails"`
	}
	var slots []uint64
	for _, p := range call.Params {
		var slot uint64
		if json.Unmarshal(p, &slot) == nil {
			slots = append(slots, slot)
		} else if err := json.Unmarshal(p, &options); err != nil {
			return err
		}
	}
	newest := n.Newest()
	final := newest - Finality
	switch {
	case call.Method == "getGenesisHash":
		writeResult(w, mustEncode(Genesis))
	case call.Method == "getSlot" && options.Commitment == "finalized":
		writeResult(w, mustEncode(final))
	case call.Method == "getSlot":
		writeResult(w, mustEncode(newest))
	case call.Method == "getBlocks" && len(slots) == 2:
		list := []uint64{}
		for slot := max(slots[0], First); slot <= min(slots[1], newest); slot++ {
			list = append(list, slot)
		}
		writeResult(w, mustEncode(list))
	case call.Method == "getBlock" && len(slots) == 1 && (slots[0] < First || slots[0] > newest):
		_, _ = fmt.Fprintf(w, `{"jsonrpc":"2.0","error":{"code":-32004,"message":"Block not available for slot %d"},"id":1}`, slots[0])
	case call.Method == "getBlock" && len(slots) == 1:
		n.writeBlock(w, slots[0], options.Details == "full")
	default:
		return fmt.Errorf("the node does not know %s of %d slots", call.Method, len(slots))
	}
	return nil
}

func (n *Node) writeBlock(w io.Writer, slot uint64, full bool) {
	pieces := n.traffic.Block(slot, full)
	if full {
		n.blocks.Add(1)
		for _, p := range pieces {
			n.bytes.Add(int64(len(p)))
		}
	}
	writeResult(w, pieces...)
}

// writeResult writes an answer. A client that is gone is no error.
func writeResult(w io.Writer, pieces ...[]byte) {
	out := bufio.NewWriterSize(w, 256<<10)
	_, _ = out.WriteString(`{"jsonrpc":"2.0","result":`)
	for _, p := range pieces {
		_, _ = out.Write(p)
	}
	_, _ = out.WriteString(`,"id":1}`)
	_ = out.Flush()
}

// Serve is the main function of a process that serves a Busy traffic: it reads the wallets' addresses from in, one a line, up to an
// empty line, writes its URL to out, and serves until in ends.
func Serve(in io.Reader, out io.Writer) error {
	lines := bufio.NewScanner(in)
	var wallets []solana.PublicKey
	for lines.Scan() && lines.Text() != "" {
		wallets = append(wallets, solana.KeyOf(chain.Address(lines.Text())))
	}
	node := NewNode(New(Busy, wallets))
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	server := &http.Server{Handler: node, ReadHeaderTimeout: time.Minute}
	go func() { _ = server.Serve(listener) }()
	if _, err := fmt.Fprintf(out, "http://%s\n", listener.Addr()); err != nil {
		return err
	}
	for lines.Scan() {
	}
	return server.Close()
}
