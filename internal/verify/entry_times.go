package verify

import (
	"strings"
	"time"
)

// Statements, daily balances and closed days are cut by the time at which an entry was posted. No data outside of the
// database has that time; other writes of the same transaction, and the time of the block, give it to the day.

// postedWithin is how long after its cause was completed, in the same transaction, an entry
// may be stamped: one that comes into a day that is closed is posted into the next one. It
// is how far the clock of a chain may be ahead, too: that of a sandbox is, where blocks are
// made faster than one a second.
const postedWithin = 24 * time.Hour

// causeCompleted is when the deposit or step was completed in whose transaction the entry
// was posted; nil if that is not known.
func causeCompleted(e *entryRow, deposits map[string]depositCause, steps map[string]stepCause) *int64 {
	if id, credit, ok := e.deposit(); ok {
		d := deposits[id]
		if credit < d.reversals {
			return nil // a later one, or none
		}
		return d.completedMicros
	}
	if id, ok := strings.CutPrefix(e.stepReference(), stepReference); ok {
		return steps[id].completedMicros
	}
	return nil
}

// checkTime compares the time of the entry with its block, and with the completions of the same transaction. It may
// be on any later midnight: where the clock was moved while it was in flight, that is the first moment that is in no
// closed day. It is not compared with the present, nor with the creation of its wallet: a sandbox that is killed
// right after its clock was moved comes back earlier than its own writes.
func (e *entryRow) checkTime(completedMicros *int64, say sayIf) {
	posted, within := e.createdMicros, postedWithin.Microseconds()
	say(posted < e.settledMicros-within, "was posted at %s, long before its block was made at %s", spellMicros(posted), spellMicros(e.settledMicros))
	if completedMicros == nil {
		return
	}
	early := posted < *completedMicros-clockSkew.Microseconds()
	late := posted > *completedMicros+within && posted%within != 0
	say(early || late, "was posted at %s, and what it tells of was completed at %s", spellMicros(posted), spellMicros(*completedMicros))
}

func spellMicros(micros int64) string { return time.UnixMicro(micros).UTC().Format(time.RFC3339Nano) }
