#!/usr/bin/env node
// Arithmetic Croquet in JavaScript: counts steps. For every place it knows how few numbers of its own lead to the end
// if nobody bars any, and it goes the shortest way; among equal ways the one that bars a number of the opponent's
// shortest way.
//
// The protocol, over standard input and output, one line at a time:
//
//   1. The first line is "first" or "second". Who is first moves at once.
//   2. To move, the program writes a whole number as one line: 5 adds 5; -3 subtracts 3, coming back below a hoop that
//      it has missed; 0 skips, which is allowed (and a must) only in a hoop whose number is barred.
//   3. Each move of the opponent comes as such a number. Then it is this program's turn.
//   4. The last line is "win", "draw" or "loss"; then the input ends. When the opponent's number has ended the game the
//      result follows it at once, and nobody reads an answer any more.
//
// The program is suspended whenever it is not its turn.
"use strict";

const fs = require("fs");

// Reads lines with blocking reads: the simplest way to do one thing after the other.
let pending = "";
function read() {
  const chunk = Buffer.alloc(4096);
  while (!pending.includes("\n")) {
    let size = 0;
    try {
      size = fs.readSync(0, chunk);
    } catch (error) {
      if (error.code === "EAGAIN") continue;
      if (error.code !== "EOF") throw error;
    }
    if (size === 0) process.exit(0); // the end of input is the end of the game
    pending += chunk.toString("latin1", 0, size);
  }
  const end = pending.indexOf("\n");
  const line = pending.slice(0, end);
  pending = pending.slice(end + 1);
  return line.trim();
}

// Writes a line at once.
const write = (line) => fs.writeSync(1, line + "\n");

// A ball is {number, entered, missed, owes, lost}: entered is the number by which it entered the hoop that it is in, or
// 0; owes says that it has just missed the hoop below it, and must come back. Who misses twice has lost.
const START = { number: 0, entered: 0, missed: false, owes: false, lost: false };
const hoopBelow = (ball) => Math.floor(ball.number / 10) * 10;

// All numbers that may be played after the opponent's last one; 0 bars nothing.
function moves(ball, last) {
  const free = [1, 2, 3, 4, 5, 6, 7, 8].filter((number) => last === 0 || (number !== last && number !== 9 - last));
  if (ball.entered) return [free.includes(ball.entered) ? ball.entered : 0];
  if (ball.owes) return free.filter((number) => ball.number - number < hoopBelow(ball)).map((number) => -number);
  return free;
}

function play(ball, move) {
  if (move === 0) return ball;
  const number = ball.number + move;
  const hoop = hoopBelow(ball) + 10;
  const on = { ...ball, number, entered: 0, owes: false };
  if (ball.owes || ball.entered || number < hoop) return on;
  if (number === hoop) return { ...on, entered: move };
  if (number - hoop === hoop - ball.number) return on;
  return { ...on, missed: true, owes: true, lost: ball.missed };
}

// What a move that led to this ball bars for the other; in a hoop one bars nothing.
const bars = (ball, move) => (ball.entered ? 0 : Math.abs(move));

// The fewest numbers that lead from a ball to the end, if nothing is barred.
const known = new Map();
function steps(ball) {
  if (ball.lost) return 1000;
  if (ball.number > 100 && !ball.owes) return 0;
  const key = JSON.stringify(ball);
  if (!known.has(key)) {
    known.set(key, 1 + Math.min(...moves(ball, 0).map((move) => steps(play(ball, move)))));
  }
  return known.get(key);
}

// The fewest steps if a number is barred for the first of them.
function stepsAfter(ball, last) {
  return 1 + Math.min(1000, ...moves(ball, last).map((move) => steps(play(ball, move))));
}

// The move that leaves the fewest steps to me; then the most to the opponent.
function choose(me, other, last) {
  let best;
  let bestWorth = -Infinity;
  for (const move of moves(me, last)) {
    const ball = play(me, move);
    const worth = 2 * -steps(ball) + stepsAfter(other, bars(ball, move));
    if (worth > bestWorth) {
      bestWorth = worth;
      best = move;
    }
  }
  return best;
}

let me = START;
let other = START;
let last = 0;
let myTurn = read() === "first";
for (;;) {
  const move = myTurn ? choose(me, other, last) : undefined;
  if (move !== undefined) {
    write(String(move));
    me = play(me, move);
    last = bars(me, move);
  }
  const line = read();
  if (["win", "draw", "loss"].includes(line)) process.exit(0);
  other = play(other, Number(line));
  last = bars(other, Number(line));
  myTurn = true;
}
