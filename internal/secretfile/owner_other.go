//go:build !unix

package secretfile

import (
	"io/fs"
	"os"
)

// keepOwner has no effect where files have no owner in this sense.
func keepOwner(*os.File, fs.FileInfo) error { return nil }
