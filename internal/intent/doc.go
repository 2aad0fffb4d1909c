// Package intent owns the one life of every signed intent: an order in neutral terms (pay, enter a source, leave it,
// change a contract) becomes one canonical text, custody signs it, a carrier brings it onto its chain, and its
// outcome is a list of proven movements of tokens. The rows of table intents are its own; States is the table of
// their states.
//
// The chains of one kind bring their own parts as a Family: the builder and signer of the text, and the decoder of
// the chain's records. The family's carrier finds the rows by its chain's name and reports through MarkCarried,
// MarkExecuted and Close.
//
// The package does not know the purpose of an order: the package that places it (transfer for a step, change for a
// change of a contract) gives it an id, and learns the outcome by a task under that id. It never connects to a chain.
package intent
