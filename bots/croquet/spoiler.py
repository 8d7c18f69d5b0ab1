#!/usr/bin/env python3
"""Arithmetic Croquet in Python: goes on, and spoils the opponent's next move.

It tries each of its numbers, looks for the opponent's best answer to it, and plays the number that leaves the greatest
lead. So it takes the numbers away that the opponent needs.

The protocol, over standard input and output, one line at a time:

  1. The first line is "first" or "second". Who is first moves at once.
  2. To move, the program writes a whole number as one line: 5 adds 5; -3 subtracts 3, coming back below a hoop that it
     has missed; 0 skips, which is allowed (and a must) only in a hoop whose number is barred. Flush! What stays in a
     buffer nobody sees.
  3. Each move of the opponent comes as such a number. Then it is this program's turn.
  4. The last line is "win", "draw" or "loss"; then the input ends. When the opponent's number has ended the game the
     result follows it at once, and nobody reads an answer any more.

The program is suspended whenever it is not its turn.
"""
import sys
from typing import NamedTuple

FREE = frozenset()  # nothing is barred


class Ball(NamedTuple):
    number: int = 0
    entered: int = 0      # in a hoop: the number by which it was entered
    missed: bool = False  # the one miss is used
    owes: bool = False    # it has just missed the hoop below it, and must come back
    lost: bool = False    # it has missed twice

    @property
    def hoop(self):
        """The hoop below the ball, or around it."""
        return self.number // 10 * 10

    def finished(self):
        return self.number > 100 and not self.owes

    def moves(self, barred):
        """All legal numbers."""
        if self.entered:
            return [0 if self.entered in barred else self.entered]
        free = [n for n in range(1, 9) if n not in barred]
        if self.owes:
            return [-n for n in free if self.number - n < self.hoop]
        return free

    def play(self, move):
        """The ball after a legal number, and the numbers that this bars."""
        if move == 0:
            return self, FREE
        target, next_hoop = self.number + move, self.hoop + 10
        bars = frozenset((abs(move), 9 - abs(move)))
        if self.owes or self.entered or target < next_hoop:
            return Ball(target, 0, self.missed), bars
        if target == next_hoop:
            return Ball(target, move, self.missed), FREE
        if target - next_hoop == next_hoop - self.number:
            return Ball(target, 0, self.missed), bars
        return Ball(target, 0, True, True, self.missed), bars

    def standing(self):
        """How far on the ball is, in numbers."""
        if self.lost:
            return -1000
        if self.finished():
            return 1000
        number = self.hoop - 4 if self.owes else self.number
        return number - (2 if self.entered else 0) - (8 if self.missed else 0)


def lead(me, other, barred):
    """By how much I am ahead once the opponent has given his best answer."""
    if me.lost or other.finished():
        return me.standing() - other.standing()
    answers = [other.play(move)[0].standing() for move in other.moves(barred)]
    return me.standing() - max(answers, default=-1000)


def choose(me, other, barred):
    """The number that leaves the greatest lead; of equal ones the highest. None if the game is over already."""
    def worth(move):
        after, bars = me.play(move)
        return lead(after, other, bars), move
    return max(me.moves(barred), key=worth, default=None)


def main():
    me, other, barred = Ball(), Ball(), FREE
    my_turn = sys.stdin.readline().startswith("first")
    while True:
        if my_turn:
            move = choose(me, other, barred)
            if move is not None:
                print(move, flush=True)
                me, barred = me.play(move)
        line = sys.stdin.readline().strip()
        if line in ("", "win", "draw", "loss"):
            return
        other, barred = other.play(int(line))
        my_turn = True


main()
