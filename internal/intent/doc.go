// Package intent owns the one life of whatever is signed: an order in neutral
// words (pay, enter a source, leave it, change a contract) becomes one canonical
// text, custody signs it, a carrier brings it onto its chain, and what came of
// it is a list of proven movements of tokens. The rows of table intents are its
// own; States is the table of the states that they go through.
//
// What the chains of one kind have of their own they bring as a Family: who
// builds and signs the text, and who decodes what the chain recorded. The
// family's carrier finds the rows by its chain's name and tells of them through
// MarkCarried, MarkExecuted and Close.
//
// The package never knows what an order is for: the room that places it (transfer
// for a step, change for a change of a contract) gives it an id, and learns the
// outcome by a task under that id. It never talks to a chain.
package intent
