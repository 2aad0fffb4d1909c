package solrelay

// OnCrashPoint has fn called at each crash point, in place of crash.Point. Call it
// before Run.
func (r *Relay) OnCrashPoint(fn func(name string)) { r.crashPoint = fn }
