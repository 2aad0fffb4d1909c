// Package docs owns the documents and the tests that compare them with the code: every table of states is drawn,
// every link and path leads somewhere, and the packages and terms that are explained exist. It has no code, and no
// part of the program imports it.
//
// go generate ./docs draws the tables again.
package docs

//go:generate go test . -run TestEveryTableOfStatesIsDrawn -update
