package approval

import "time"

// SetPatience sets how long a vote waits until its change has been made, before the task makes it.
func (s *Service) SetPatience(d time.Duration) { s.patience = d }
