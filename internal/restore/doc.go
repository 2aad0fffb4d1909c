// Package restore owns what is known of databases that were lost: that one was lost and a backup of
// it restored, until when signatures may be valid that only the lost database knew, and whose
// payouts an operator has released meanwhile.
//
// A lost signature can pay until its deadline. While it can, a payout under another id may be a
// second payment for the same thing (IsHeld), and a payout's own id may have been signed (IsOpen).
//
// It never knows what is signed or who waits, and never moves money: those who sign and those who
// free money ask it.
package restore
