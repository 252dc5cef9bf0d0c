#!/usr/bin/env node
// The smallest bot: it makes any of the moves it is given (docs/bot-protocol.md).
//
//     saboteur match --game duel --bot 'node examples/bots/first.js' --bot random
"use strict";

const readline = require("readline");

const answer = (line) => process.stdout.write(JSON.stringify(line) + "\n");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.tell === "begin") {
    answer({ ready: "first.js" });
  } else if (told.tell === "ask") {
    answer({ move: told.moves[Math.floor(Math.random() * told.moves.length)] });
  }
  // Facts, statements, the end: not of interest to somebody who rolls dice.
});
