// Package risk owns the rules by which an organization watches its yield sources,
// stablecoins and wallets, what was observed of them, and the alerts that the rules raise.
//
// What is observed is taken from yield and price and recorded; a rule compares one metric
// of it with a threshold. One replica evaluates for all (Seat), whenever something was
// observed. How long a threshold has been passed is the time between observations, by the
// clocks that they carry, so that a clock which jumps raises nothing by itself. Alerts,
// their events and the actions that they begin are committed together, with what the
// evaluation remembers of the rule: a replica that takes over goes on from there, and each
// alert is raised once and resolved once.
//
// It reads no chain, signs nothing and moves no money.
package risk
