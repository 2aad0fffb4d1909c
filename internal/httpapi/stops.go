package httpapi

import (
	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/stop"
)

const maxStopReason = 500

func (s *Server) listEmergencyStops(ctx context.Context, r *request) (response, error) {
	wallet := r.query.readID("walletId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	stops, err := s.loadStops(ctx, r.organization(), wallet)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.EmergencyStop, len(stops))
	for i, one := range stops {
		data[i] = emergencyStopBody(one)
	}
	return respondOK(wire.EmergencyStopPage{Data: data})
}

// loadStops reads an organization's stops, and those for one of its wallets.
func (s *Server) loadStops(ctx context.Context, organization uuid.UUID, wallet *uuid.UUID) (stop.Stops, error) {
	if wallet == nil {
		return stop.Load(ctx, s.domain.DB, organization)
	}
	if _, err := s.domain.Wallets.Get(ctx, organization, *wallet); err != nil {
		return nil, err
	}
	return stop.LoadForWallet(ctx, s.domain.DB, organization, *wallet)
}

func (s *Server) putEmergencyStop(ctx context.Context, r *request) (response, error) {
	target, b := r.pathStop(), r.body()
	reason := b.readText("reason", 1, maxStopReason)
	if err := r.err(); err != nil {
		return response{}, err
	}
	if source, is := target.Source(); is {
		if _, err := s.domain.Catalog.Choose(ctx, r.organization(), source); err != nil {
			return response{}, err
		}
	}
	if wallet, is := target.Wallet(); is {
		if _, err := s.domain.Wallets.Get(ctx, r.organization(), wallet); err != nil {
			return response{}, err
		}
	}
	made, err := stop.Put(ctx, s.domain.DB, r.organization(), target, reason)
	if err != nil {
		return response{}, err
	}
	return respondOK(emergencyStopBody(made))
}

// endEmergencyStop needs more than stopping does: powers are one-way.
func (s *Server) endEmergencyStop(ctx context.Context, r *request) (response, error) {
	target := r.pathStop()
	if err := r.err(); err != nil {
		return response{}, err
	}
	if !r.principal.Scopes.Allows(auth.ApprovalsWrite) {
		return response{}, fault.New(fault.Forbidden, "the token lacks the scope %s, which resuming needs beside %s", auth.ApprovalsWrite, auth.RiskWrite)
	}
	ended, activity, err := stop.Resume(ctx, s.domain.DB, s.domain.Approvals, r.organization(), target)
	if err != nil {
		return response{}, err
	}
	return respondToChange(activity, wire.EmergencyStopEnded{Target: string(ended.Target), Resumed: true})
}

// pathStop reads the target of a stop from the path.
func (r *request) pathStop() stop.Target {
	target, err := stop.ParseTarget(r.http.PathValue("target"))
	if err != nil {
		r.problems.noteOutside(err)
	}
	return target
}

func emergencyStopBody(s stop.Stop) wire.EmergencyStop {
	return wire.EmergencyStop{ID: s.ID, Target: string(s.Target), Reason: s.Reason, StoppedBy: s.StoppedBy, StoppedAt: s.StoppedAt}
}
