//go:build unix

package store

import (
	"os"
	"syscall"
)

// ownerOf returns the user and the group that own a file.
func ownerOf(path string) (user, group int, known bool, err error) {
	info, err := os.Stat(path)
	if err != nil {
		return 0, 0, false, err
	}
	of, known := info.Sys().(*syscall.Stat_t)
	if !known {
		return 0, 0, false, nil
	}
	return int(of.Uid), int(of.Gid), true, nil
}
