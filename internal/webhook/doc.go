// Package webhook owns an organization's endpoints and the delivery of events
// to them: which endpoint gets which event, in what order, signed how and tried
// how often. It never makes or changes an event, and never lets a request of
// its own reach an address that is not public.
//
// Of all replicas one has the seat (Service.Deliver), and its goroutine alone
// writes what concerns deliveries, in transactions that check the seat. So
// nothing here needs a lock in the database, and a replica that lost the seat
// without knowing writes nothing:
//
//	events ─► dispatch ─► a row per endpoint ─► courier ─► outcome ─► record
//
// Dispatch writes the rows of an event and marks it in one transaction. Of the
// pending rows of an endpoint and a stream only the first is due; recording
// that it ended makes the next one due in the same transaction. The order of a
// stream's events is therefore in the rows, at every instant, and the courier
// has in memory only some of the rows that are due: a process that dies loses
// nothing else, and the next holder of the seat sends again what was in flight.
// That is why delivery is at least once. The stream of an event is its wallet's id,
// and stands in the columns wallet_id; see event.Event.
//
// What callers ask of endpoints and deliveries (another secret, being disabled,
// sending something again) they write themselves, in guarded statements that
// also raise the endpoint's changes; the seat applies what has changed
// (applyEndpointChanges). Sending an ended delivery again is a due time on its
// row: it takes part in no order.
package webhook
