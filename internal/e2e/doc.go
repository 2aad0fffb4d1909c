// Package e2e holds the tests that run the program itself: the real binary as a
// child process, driven over HTTP like any customer's service, killed and
// started again, and held to its promises by what the chain, the database and
// the receiver of its webhooks say. It contains nothing else.
package e2e
