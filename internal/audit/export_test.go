package audit

import "time"

// SetWritePatience changes how long a refusal waits to be recorded.
func (r *Refusals) SetWritePatience(d time.Duration) { r.patience = d }
