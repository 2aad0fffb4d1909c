// Package crash names the instructions at which a process may die, so that the crash tests can kill a real one
// exactly there. In an ordinary build a point is an empty function. Other packages name their own points, and a crash
// test selects the one at which a process dies.
package crash
