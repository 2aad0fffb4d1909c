package app

import (
	"context"
	"fmt"
	"net/netip"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// AuditLogConfig says where this replica anchors the audit log, and whose word it takes
// for where a request comes from.
type AuditLogConfig struct {
	Anchor         string         `yaml:"anchor"`         // a file outside of the database; none if empty
	TrustedProxies []netip.Prefix `yaml:"trustedProxies"` // whose X-Forwarded-For is believed
}

// openAuditLog makes the linker of recorded entries.
func (a *App) openAuditLog() {
	a.addSeat(audit.Seat, audit.NewLinker(a.DB, a.log).Run)
	a.Registry.MustRegister(audit.Metrics(a.DB))
}

// openAnchor opens the anchor of the configuration, if it names one.
func (a *App) openAnchor() error {
	if a.Config.AuditLog.Anchor == "" {
		return nil
	}
	anchor, err := audit.OpenAnchor(a.Config.AuditLog.Anchor, a.DB, a.log)
	if err != nil {
		return err
	}
	a.Registry.MustRegister(anchor.Metrics())
	a.anchor = anchor
	a.closers = append(a.closers, func() {
		if err := anchor.Close(); err != nil {
			a.log.Error("closing the audit log's anchor", "error", err)
		}
	})
	return nil
}

// work runs tasks and seats until ctx ends, and writes the anchor until they have
// ended.
func (a *App) work(ctx context.Context) {
	anchoring, stop := context.WithCancel(context.WithoutCancel(ctx))
	var last sync.WaitGroup
	defer last.Wait()
	defer stop()
	if a.anchor != nil {
		last.Go(func() { a.anchor.Run(anchoring) })
	}
	var metering sync.WaitGroup
	defer metering.Wait()
	for _, m := range a.meters {
		metering.Go(func() { m.Run(ctx) })
	}
	a.runner.Run(ctx)
}

// auditAnchors are the anchors that this process knows of.
func (c *Config) auditAnchors() []string {
	if c.AuditLog.Anchor == "" {
		return nil
	}
	return []string{c.AuditLog.Anchor}
}

// RecordToken writes that a token was issued into the audit log of its organization, in
// the database of the configuration.
func RecordToken(ctx context.Context, c Config, token string, claims auth.Claims, expiry time.Time) error {
	id, err := auth.IdentifyToken(token)
	if err != nil {
		return err
	}
	db, err := store.Open(ctx, c.Database, clock.New())
	if err != nil {
		return err
	}
	defer db.Close()
	if err := db.CheckSchema(ctx); err != nil {
		return err
	}
	return audit.RecordIssue(ctx, db, audit.Token{Organization: claims.Organization, ID: id, Issuer: issuer, Subject: claims.Subject,
		Scopes: claims.Scopes.String(), Expiry: expiry})
}

// RecordMigration writes that the tables were changed into the operator's audit log.
func RecordMigration(ctx context.Context, db *store.DB, applied int) error {
	err := db.Write(ctx, func(tx *store.Tx) error {
		audit.Record(ctx, tx, uuid.Nil, audit.MigrateDatabase, "", audit.Details{"migrations": fmt.Sprint(applied)})
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording the migration: %w", err)
	}
	return nil
}
