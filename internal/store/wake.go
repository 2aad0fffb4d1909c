package store

import (
	"slices"
	"sync"
)

// listeners are goroutines of this process that wait for something to be
// committed. Being woken only saves them their next poll: other replicas, and a
// process that died, find the same rows by polling.
type listeners struct {
	mu      sync.Mutex
	byTopic map[string][]chan struct{} // guarded by mu
}

// Wake wakes the listeners of topic, if the transaction commits.
func (tx *Tx) Wake(topic string) {
	for _, t := range tx.wokenTopics {
		if t == topic {
			return
		}
	}
	tx.wokenTopics = append(tx.wokenTopics, topic)
	tx.OnCommit(func() { tx.db.Wake(topic) })
}

// Wake wakes the listeners of topic now.
func (db *DB) Wake(topic string) {
	db.listeners.mu.Lock()
	defer db.listeners.mu.Unlock()
	for _, c := range db.listeners.byTopic[topic] {
		select {
		case c <- struct{}{}:
		default:
		}
	}
}

// Listen returns a channel that holds a token whenever one of topics was woken since
// the last receive, and a function that ends the listening.
func (db *DB) Listen(topics ...string) (<-chan struct{}, func()) {
	c := make(chan struct{}, 1)
	db.listeners.mu.Lock()
	defer db.listeners.mu.Unlock()
	if db.listeners.byTopic == nil {
		db.listeners.byTopic = map[string][]chan struct{}{}
	}
	for _, topic := range topics {
		db.listeners.byTopic[topic] = append(db.listeners.byTopic[topic], c)
	}
	return c, func() {
		db.listeners.mu.Lock()
		defer db.listeners.mu.Unlock()
		for _, topic := range topics {
			db.listeners.byTopic[topic] = slices.DeleteFunc(db.listeners.byTopic[topic], func(other chan struct{}) bool { return other == c })
		}
	}
}
