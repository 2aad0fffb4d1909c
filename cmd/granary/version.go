package main

import (
	"fmt"
	"io"

	"github.com/granaryhq/granary/internal/version"
)

type versionCommand struct{}

func (versionCommand) Run(out io.Writer) error {
	_, err := fmt.Fprintf(out, "granary %s, commit %s\n", version.Number, version.Commit())
	return err
}
