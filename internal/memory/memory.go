// Package memory keeps what a process has in memory, the seed's keys among it, from
// reaching a disk or another process: core files, debuggers, swap. What a platform
// and Go cannot promise is in docs/keys.md; it says what could not be had, and never
// ends the process for it.
package memory

import "errors"

// ErrSwappable says that the kernel may write this process's memory to swap.
var ErrSwappable = errors.New("memory may be written to swap: allow locking it (ulimit -l unlimited, LimitMEMLOCK=infinity or CAP_IPC_LOCK), or turn swap off (swapoff -a)")

// ErrUnprotected says that nothing is known to protect memory on this platform.
var ErrUnprotected = errors.New("on this system core files and swap are not kept from this process's memory; on Linux they are")
