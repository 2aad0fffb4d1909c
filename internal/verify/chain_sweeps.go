package verify

import "strings"

// perChain returns a sweep as one for each configured chain, which looks at the rows with that chain in a column, and one for the other
// rows, which keeps its name. So a chain that does not respond ends the sweep of its own rows, and the rows of other chains are checked.
// where limits the rows further; it is empty for all of them.
func (v Verifier) perChain(s sweep, table, key, column, where string) []sweep {
	if where != "" {
		where = ` AND ` + where
	}
	var all []sweep
	var others strings.Builder
	for _, name := range v.chainNames() { // a configured name is one of the service's list: it holds no quote
		of := s
		of.name += ":" + string(name)
		of.page = v.pageOf(table, key, where+` AND `+column+` = '`+string(name)+`'`)
		all = append(all, of)
		others.WriteString(` AND ` + column + ` <> '` + string(name) + `'`)
	}
	s.page = v.pageOf(table, key, where+others.String())
	return append(all, s)
}

// runSweeps are the sweeps of Run: those of the watch, with the rows of large tables chain by chain, too. The watch would look through all of
// such a table in each round for the rows of a chain that has few.
func (v Verifier) runSweeps() (all []sweep) {
	for _, s := range v.sweeps() {
		switch s.name {
		case "intents":
			all = append(all, v.perChain(s, "intents", "id", "chain", "")...)
		case "bridge_transfers":
			all = append(all, v.perChain(s, "bridge_transfers", "id", "destination", "")...)
		default:
			all = append(all, s)
		}
	}
	return all
}
