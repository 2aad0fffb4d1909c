// Package webhook owns an organization's endpoints and the delivery of events to them: the events, order, signature
// and attempts of each endpoint. It never makes or changes an event, and never lets a request of its own reach an
// address that is not public.
//
// Of all replicas one has the seat (Service.Deliver), and its goroutine alone writes the rows of deliveries, in
// transactions that check the seat. So the package needs no lock in the database, and a replica that lost the seat
// without knowing writes no rows:
//
//	events ─► dispatch ─► a row per endpoint ─► courier ─► outcome ─► record
//
// Dispatch writes the rows of an event and marks it in one transaction. Of the pending rows of an endpoint and a
// stream only the first is due; recording that it ended makes the next one due in the same transaction. The order of
// a stream's events is therefore in the rows, at every instant, and the courier has in memory only some of the rows
// that are due: a crash loses no more than these, and the next holder of the seat sends the ones in flight again.
// Therefore delivery is at least once. The stream of an event is its wallet's id, and stands in the columns
// wallet_id; see event.Event.
//
// Callers' changes of endpoints and deliveries (another secret, a disabled endpoint, a repeated delivery) are guarded
// statements of their own that also raise the endpoint's changes; the seat applies the changes
// (applyEndpointChanges). An ended delivery is sent again by a due time on its row: it takes part in no order.
package webhook
