package stop

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
)

// idVersion is the version of UUIDs that are made by newID. Stops of earlier versions have random ids,
// which are of version 4.
const idVersion = 8

// newID returns an id for the stop, of which the first half is random and the second half the
// fingerprint of the stop's organization, target and reason under it. So an id that is used in another database
// for another stop, by a slip or by an attacker, is rejected there: a stop with one id and two reasons could
// not be ended, since approvers would read one reason and the signer hold the other.
func (s Stop) newID(organization uuid.UUID) uuid.UUID {
	id := uuid.New()
	id[6] = id[6]&0x0f | idVersion<<4
	return s.fitID(organization, id)
}

// fitID returns the id with the second half that the stop has under its first.
func (s Stop) fitID(organization, id uuid.UUID) uuid.UUID {
	text := append([]byte("granary emergency stop"), id[:8]...)
	text = append(text, organization[:]...)
	text = binary.BigEndian.AppendUint32(text, uint32(len(s.Target)))
	text = append(append(text, s.Target...), s.Reason...)
	sum := sha256.Sum256(text)
	copy(id[8:], sum[:8])
	id[8] = id[8]&0x3f | 0x80 // the variant of RFC 9562
	return id
}

// checkID rejects an id that was made for another organization, target or reason. An id of an earlier version
// has no fingerprint and is accepted. Error: validation_error.
func (s Stop) checkID(organization uuid.UUID) error {
	if s.ID.Version() == idVersion && s.fitID(organization, s.ID) != s.ID {
		return fault.New(fault.Validation, "%s is the id of a stop with another organization, target or reason than this: %s, %q", s.ID, s.Target, s.Reason)
	}
	return nil
}
