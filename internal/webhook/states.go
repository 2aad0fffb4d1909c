package webhook

import "github.com/granaryhq/granary/internal/state"

// Status is a state of a delivery: webhook_deliveries.status.
type Status string

// The states of a delivery.
const (
	Pending   Status = "pending" // it waits for its turn or for its next attempt
	Delivered Status = "delivered"
	Failed    Status = "failed"
)

// DeliveryTrigger is an event that may change the state of a delivery.
type DeliveryTrigger string

// The triggers of deliveries.
const (
	OnDispatched        DeliveryTrigger = "event dispatched"
	OnAccepted          DeliveryTrigger = "accepted"
	OnRefused           DeliveryTrigger = "refused"
	OnLastRefused       DeliveryTrigger = "last attempt refused"
	OnExpired           DeliveryTrigger = "retention passed"
	OnDeletedOfEndpoint DeliveryTrigger = "endpoint deleted"
)

// DeliveryTransitions is the life of a delivery. One that has ended may be sent
// once more (Service.Redeliver): only being accepted changes it.
var DeliveryTransitions = state.Table[Status, DeliveryTrigger]{
	{state.None, OnDispatched, Pending},
	{Pending, OnAccepted, Delivered},
	{Pending, OnRefused, Pending},
	{Pending, OnLastRefused, Failed},
	{Failed, OnAccepted, Delivered},
	{Failed, OnRefused, Failed},
	{Delivered, OnAccepted, Delivered},
	{Delivered, OnRefused, Delivered},
	{Pending, OnExpired, state.None},
	{Delivered, OnExpired, state.None},
	{Failed, OnExpired, state.None},
	{Pending, OnDeletedOfEndpoint, state.None},
	{Delivered, OnDeletedOfEndpoint, state.None},
	{Failed, OnDeletedOfEndpoint, state.None},
}

// EndpointState is a state of an endpoint. No column holds it: deleted_at, disabled_at and failing_since, in this
// order, define it.
type EndpointState string

// The states of an endpoint.
const (
	EndpointEnabled  EndpointState = "enabled"
	EndpointFailing  EndpointState = "failing" // enabled, and has refused everything since a time
	EndpointDisabled EndpointState = "disabled"
	EndpointDeleted  EndpointState = "deleted" // until its deliveries are dropped
)

// EndpointTrigger is an event that may change the state of an endpoint.
type EndpointTrigger string

// The triggers of endpoints.
const (
	OnCreate            EndpointTrigger = "created"
	OnEnable            EndpointTrigger = "enabling requested"
	OnDisable           EndpointTrigger = "disabling requested"
	OnDelete            EndpointTrigger = "deletion requested"
	OnDropped           EndpointTrigger = "deliveries dropped"
	OnDeliveryAccepted  EndpointTrigger = "delivery accepted"
	OnDeliveryRefused   EndpointTrigger = "delivery refused"
	OnRefusedForTooLong EndpointTrigger = "refused for too long"
)

// EndpointTransitions is the life of an endpoint. Requests of organizations are written by guarded statements, since
// they may come at any time; a test compares these with the table. Outcomes of deliveries are decided by the table
// (seat.planHealthChanges).
var EndpointTransitions = state.Table[EndpointState, EndpointTrigger]{
	{state.None, OnCreate, EndpointEnabled},
	{EndpointEnabled, OnDeliveryAccepted, EndpointEnabled},
	{EndpointEnabled, OnDeliveryRefused, EndpointFailing},
	{EndpointFailing, OnDeliveryAccepted, EndpointEnabled},
	{EndpointFailing, OnDeliveryRefused, EndpointFailing},
	{EndpointFailing, OnRefusedForTooLong, EndpointDisabled},
	{EndpointEnabled, OnEnable, EndpointEnabled},
	{EndpointFailing, OnEnable, EndpointFailing},
	{EndpointDisabled, OnEnable, EndpointEnabled},
	{EndpointEnabled, OnDisable, EndpointDisabled},
	{EndpointFailing, OnDisable, EndpointDisabled},
	{EndpointDisabled, OnDisable, EndpointDisabled},
	{EndpointEnabled, OnDelete, EndpointDeleted},
	{EndpointFailing, OnDelete, EndpointDeleted},
	{EndpointDisabled, OnDelete, EndpointDeleted},
	{EndpointDeleted, OnDropped, state.None},
}
