#!/usr/bin/env node
// Big 2 in JavaScript: plays low and waits. Leads pairs before singles, follows with the lowest play that beats the
// trick, but keeps its twos until an opponent has few cards left.
//
// The protocol, over standard input and output, one line at a time:
//
//   1. The first line is the number of games of this table.
//   2. Each game begins with a line of 13 cards, ascending. A card is suit (D C H S, low to high) and rank
//      (3 4 5 6 7 8 9 T J Q K A 2, low to high): D3 is the lowest card, S2 the highest.
//   3. Each play of another program comes as "ID PLAY": ID 1 is the next player, 2 the one opposite, 3 the one before
//      this program; PLAY is cards, or PASS.
//   4. When it is this program's turn nothing says so; it must know. It is when 3 has moved. In the first game whoever
//      holds D3 begins, with a play that contains D3; in later games the winner of the game before begins. Then it
//      writes its cards, or PASS, as one line.
//   5. After the play that empties a hand the next line is the hand of the next game. After the last game the input
//      ends.
//
// The program is suspended whenever it is not its turn.
"use strict";

const fs = require("fs");

const RANKS = "3456789TJQKA2";
const SUITS = "DCHS";
const rank = (card) => RANKS.indexOf(card[1]);
const order = (card) => 4 * rank(card) + SUITS.indexOf(card[0]);

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
    if (size === 0) process.exit(0); // the end of input is the end of the table
    pending += chunk.toString("latin1", 0, size);
  }
  const end = pending.indexOf("\n");
  const line = pending.slice(0, end);
  pending = pending.slice(end + 1);
  return line.trim().split(/\s+/);
}

// Writes a line at once.
const write = (line) => fs.writeSync(1, line + "\n");

// All plays of one, two or three cards of one rank in an ascending hand, lowest first.
function plays(hand, size) {
  const found = [];
  const grow = (play, from) => {
    if (play.length === size) found.push(play);
    else
      for (let i = from; i < hand.length; i++)
        if (play.length === 0 || rank(hand[i]) === rank(play[0])) grow([...play, hand[i]], i + 1);
  };
  grow([], 0);
  // pairs by their higher card; threes of a kind by rank, which is the same order
  return found.sort((a, b) => order(a.at(-1)) - order(b.at(-1)));
}

// The cards to play; none to pass.
function choose(hand, trick, fewestLeft) {
  if (trick.length === 0) {
    // D3, where D3 must be played, is the lowest card of the hand
    const pair = plays(hand, 2).find((play) => play.includes(hand[0]));
    return pair ?? [hand[0]];
  }
  if (trick.length === 5) return [];
  const higher = plays(hand, trick.length).filter((play) => order(play.at(-1)) > order(trick.at(-1)));
  const spare = higher.filter((play) => rank(play[0]) < 12 || fewestLeft <= 5 || hand.length <= 5);
  return spare[0] ?? [];
}

const games = Number(read()[0]);
let mover = -1; // who moves next; 0 is this program; unknown until somebody has moved
for (let game = 0; game < games; game++) {
  let hand = read();
  const left = [13, 13, 13, 13];
  let trick = []; // the play to beat; empty when leading
  let passes = 0;
  if (game === 0 && hand.includes("D3")) mover = 0;
  while (Math.min(...left) > 0) {
    let who = 0;
    let cards;
    if (mover === 0) {
      cards = choose(hand, trick, Math.min(...left.slice(1)));
      write(cards.join(" ") || "PASS");
      hand = hand.filter((card) => !cards.includes(card));
    } else {
      const [id, ...words] = read();
      who = Number(id);
      cards = words[0] === "PASS" ? [] : words;
    }
    left[who] -= cards.length;
    if (cards.length > 0) {
      trick = cards;
      passes = 0;
    } else if (++passes === 3) {
      trick = []; // the trick is over; whoever played last leads, and is the next
      passes = 0;
    }
    mover = (who + 1) % 4;
  }
  mover = left.indexOf(0); // the winner leads the next game
}
