package verify

import "strings"

// perChain returns a sweep as one for each configured chain, which looks at the rows of that chain, and one for the rows of other chains,
// which keeps its name. So a chain that does not respond ends the sweep of its own rows, and the rows of other chains are checked. where
// limits the rows further; it is empty for all of them.
func (v Verifier) perChain(s sweep, table, key, where string) []sweep {
	if where != "" {
		where = ` AND ` + where
	}
	var all []sweep
	var others strings.Builder
	for _, name := range v.chainNames() { // a configured name is one of the service's list: it holds no quote
		of := s
		of.name += ":" + string(name)
		of.page = v.pageOf(table, key, where+` AND chain = '`+string(name)+`'`)
		all = append(all, of)
		others.WriteString(` AND chain <> '` + string(name) + `'`)
	}
	s.page = v.pageOf(table, key, where+others.String())
	return append(all, s)
}
