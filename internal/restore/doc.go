// Package restore owns the facts about lost databases: that one was lost and a backup of
// it restored, until when signatures may be valid that only the lost database knew, and whose
// payouts an operator has released meanwhile.
//
// A lost signature can pay until its deadline. While it can, a payout under another id may be a
// second payment for the same thing (IsHeld), and a payout's own id may have been signed (IsOpen).
//
// It never knows signatures or waiting work, and never moves money: packages that sign and packages that
// free money ask it.
package restore
