// Package risk owns the rules by which an organization watches its yield sources, stablecoins and wallets, the
// observations of them, and the alerts that the rules raise.
//
// Observations come from yield and price and are recorded. A rule compares one metric with a threshold. One replica
// evaluates for all (Seat), after each observation. The time past a threshold is the time between observations, by
// their own clocks, so a clock that jumps raises no alert by itself. Alerts, their events and the actions that they
// begin are committed together with the rule's state: a replica that takes over continues from there, and each alert
// is raised once and resolved once.
//
// The package reads no chain, signs no transaction and moves no money.
package risk
