package main

import (
	"fmt"
	"net/url"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/kong"

	"github.com/granaryhq/granary/internal/printable"
)

// databaseAddress is a flag with the address of a database: sqlite:PATH or postgres://…
// It may have a password in the environment and not on the command line.
type databaseAddress string

// serviceAddress is a flag with the URL of a service or node, of which the same is true.
type serviceAddress string

// lineText is a flag with text that is stored for others to read: a reason, a note, a name.
type lineText string

// longestLine bounds a lineText in characters, as the API does.
const longestLine = 500

// UnmarshalText implements encoding.TextUnmarshaler. It rejects an empty text, and characters that steer the
// screens of those who read it, as the API does.
func (l *lineText) UnmarshalText(text []byte) error {
	*l = lineText(text)
	if n := utf8.RuneCount(text); n > longestLine || strings.TrimSpace(string(text)) == "" {
		return fmt.Errorf("must have 1 to %d characters, has %d", longestLine, n)
	}
	return printable.Check(string(text))
}

// checkCommandLine returns an error if the command line has a password: every user of the
// machine can read it there. It does not repeat the password.
func checkCommandLine(parsed *kong.Context) error {
	for _, p := range parsed.Path {
		if p.Flag == nil || p.Resolved {
			continue
		}
		text, way := "", ""
		switch value := p.Flag.Target.Interface().(type) {
		case databaseAddress:
			text, way = string(value), "in "+strings.Join(p.Flag.Envs, " or ")+" in the environment, in PGPASSWORD or in ~/.pgpass"
		case serviceAddress:
			text, way = string(value), "in "+strings.Join(p.Flag.Envs, " or ")+" in the environment"
		}
		if hasPassword(text) {
			return fmt.Errorf("--%s has a password, which every user of this machine can read: put it %s", p.Flag.Name, way)
		}
	}
	return nil
}

// hasPassword reports whether an address may have a password: before its host, or as a
// parameter. It reads an address that is not well-formed as one that has, if it has an @ after
// a colon, since a password may have made it so.
func hasPassword(address string) bool {
	scheme, rest, found := strings.Cut(address, "://")
	if !found || strings.HasPrefix(scheme, "sqlite:") {
		return false
	}
	if at := strings.LastIndexByte(rest, '@'); at >= 0 {
		if _, password, given := strings.Cut(rest[:at], ":"); given && password != "" {
			return true
		}
	}
	_, query, _ := strings.Cut(rest, "?")
	for pair := range strings.FieldsFuncSeq(query, func(r rune) bool { return r == '&' || r == ';' }) {
		name, value, _ := strings.Cut(pair, "=")
		if plain, err := url.QueryUnescape(name); err == nil {
			name = plain
		}
		if strings.HasSuffix(strings.ToLower(name), "password") && value != "" {
			return true
		}
	}
	return false
}
