package houserules

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// maxLines is how many lines a file may have that is written by hand, tests too.
const maxLines = 500

func TestFilesAreShort(t *testing.T) {
	for _, path := range sources(t, ".go", ".sol", ".ts") {
		content, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if n := bytes.Count(content, []byte("\n")); n > maxLines {
			t.Errorf("%s has %d lines: split it by what it is about, %d are the most", strings.TrimPrefix(path, root+"/"), n, maxLines)
		}
	}
}
