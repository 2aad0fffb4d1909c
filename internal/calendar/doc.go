// Package calendar owns the times at which a source that settles on banking days takes requests, strikes its NAV and
// settles: market days by rule, for any year, and cutoffs in the wall time of a zone. Settlement and estimates use
// the same Policy, so that an estimate is the date that is kept. It uses no database and no clock.
//
// The rules are those of 1998 and later. A closure by decree (a day of mourning, a storm) is no rule and is not
// known; a market that closes early is open that day.
package calendar
