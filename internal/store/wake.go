package store

import "sync"

// wakes tells waiting goroutines of this process that something was committed.
// It only saves them their next poll: other replicas, and a process that died,
// find the same rows by polling.
type wakes struct {
	mu      sync.Mutex
	waiting map[string][]chan struct{}
}

// Wake tells the listeners of topic, if the transaction commits.
func (tx *Tx) Wake(topic string) {
	for _, t := range tx.woken {
		if t == topic {
			return
		}
	}
	tx.woken = append(tx.woken, topic)
	tx.OnCommit(func() { tx.db.Wake(topic) })
}

// Wake tells the listeners of topic now.
func (db *DB) Wake(topic string) {
	db.wakes.mu.Lock()
	defer db.wakes.mu.Unlock()
	for _, c := range db.wakes.waiting[topic] {
		select {
		case c <- struct{}{}:
		default:
		}
	}
}

// Listen returns a channel that holds a token whenever topic was woken since
// the last receive, and a function that ends the listening.
func (db *DB) Listen(topic string) (<-chan struct{}, func()) {
	c := make(chan struct{}, 1)
	db.wakes.mu.Lock()
	defer db.wakes.mu.Unlock()
	if db.wakes.waiting == nil {
		db.wakes.waiting = map[string][]chan struct{}{}
	}
	db.wakes.waiting[topic] = append(db.wakes.waiting[topic], c)
	return c, func() {
		db.wakes.mu.Lock()
		defer db.wakes.mu.Unlock()
		list := db.wakes.waiting[topic]
		for i := range list {
			if list[i] == c {
				db.wakes.waiting[topic] = append(list[:i:i], list[i+1:]...)
				return
			}
		}
	}
}
