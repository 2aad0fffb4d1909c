//go:build unix

package secretfile

import (
	"io/fs"
	"os"
	"syscall"
)

// keepOwner gives the file the owner and group of the old one, if it has others.
func keepOwner(file *os.File, old fs.FileInfo) error {
	fresh, err := file.Stat()
	if err != nil {
		return err
	}
	was, isUnix := old.Sys().(*syscall.Stat_t)
	is, alsoUnix := fresh.Sys().(*syscall.Stat_t)
	if !isUnix || !alsoUnix || (was.Uid == is.Uid && was.Gid == is.Gid) {
		return nil
	}
	return file.Chown(int(was.Uid), int(was.Gid))
}
