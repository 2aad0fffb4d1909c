// Package crash names the instructions at which a process may die, so that the
// crash tests can kill a real one exactly there. In an ordinary build a point
// is an empty function. It never knows what a point is for: the rooms name their
// own, and a crash test says at which one a process dies.
package crash
