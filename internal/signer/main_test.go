package signer_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/devnettest"
)

func TestMain(m *testing.M) { devnettest.Main(m) }
