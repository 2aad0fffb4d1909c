// Package memory keeps a process's memory, the seed's keys in it, from reaching a disk or another process: core
// files, debuggers, swap. docs/keys.md lists the parts that a platform and Go cannot promise; it reports a protection
// that could not be had, and never ends the process for it.
package memory

import "errors"

// ErrSwappable says that the kernel may write this process's memory to swap.
var ErrSwappable = errors.New("memory may be written to swap: allow locking it (ulimit -l unlimited, LimitMEMLOCK=infinity or CAP_IPC_LOCK), or turn swap off (swapoff -a)")

// ErrUnprotected reports that no protection of memory is known on this platform.
var ErrUnprotected = errors.New("on this system core files and swap are not kept from this process's memory; on Linux they are")
