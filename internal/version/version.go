// Package version identifies this program: the number of its version, and the commit that it was built from. The
// number stands here, and a test compares the changelog's with it. The interface has a version of its own, which its
// description and the clients state. No decision depends on either.
package version

import "runtime/debug"

// Number is the program's version.
const Number = "0.2.0"

// unknownCommit stands for the commit of a program that was built without one, as
// `go run` builds it.
const unknownCommit = "unknown"

// Commit is the commit that this program was built from, with +dirty behind it if
// there were changes on top of it, or "unknown".
func Commit() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return unknownCommit
	}
	return commitOf(info.Settings)
}

func commitOf(settings []debug.BuildSetting) string {
	commit, dirty := "", false
	for _, s := range settings {
		switch s.Key {
		case "vcs.revision":
			commit = s.Value
		case "vcs.modified":
			dirty = s.Value == "true"
		}
	}
	switch {
	case commit == "":
		return unknownCommit
	case dirty:
		return commit + "+dirty"
	default:
		return commit
	}
}
