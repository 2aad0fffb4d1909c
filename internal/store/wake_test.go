package store_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/store"
)

func TestAListenerOfTwoTopicsIsWokenByEach(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		woken, stop := db.Listen("one", "two")
		other, stopOther := db.Listen("two")
		defer stopOther()
		for _, topic := range []string{"one", "two"} {
			db.Wake(topic)
			assertEqual(t, topic+": tokens", len(woken), 1)
			<-woken
		}
		<-other
		stop()
		db.Wake("one")
		db.Wake("two")
		assertEqual(t, "tokens of a listener that has stopped", len(woken), 0)
		assertEqual(t, "tokens of one that has not", len(other), 1)
	})
}
