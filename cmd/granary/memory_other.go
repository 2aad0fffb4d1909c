//go:build !linux

package main

// keepMemoryPrivate does nothing where this is not known to be possible.
func keepMemoryPrivate() error { return nil }
