// Package e2e has the tests that run the program itself: the real binary as a child process, driven over HTTP like
// any customer's service, killed and started again, and compared with the chain, the database and the receiver of its
// webhooks. Tests only: no part of the program imports it.
package e2e
