// The fair deal a second time, after docs/fair-deal.md alone: Node's standard library, nothing of the Python program.
//
//     saboteur deal 5eed --seats 3 --json | node examples/deal.js
//
// Reads JSON lines {seed, nonces, round, seats, cards: {deck, roles, goals, nuggets}}, the cards sorted, and prints for
// each a line {commitment, key, deal}. A line it cannot use gets {error}, and the exit status is 1.

"use strict";

const { createHash } = require("node:crypto");
const { createInterface } = require("node:readline");

const sha256 = (text) => createHash("sha256").update(text, "utf8").digest();

/** What the host publishes before the first card; only a seed of 256 bits can be committed to. */
function commitment(seed) {
  return /^[0-9a-f]{64}$/.test(seed) ? sha256(seed).toString("hex") : null;
}

/** What the shuffle is seeded with: the seed alone if nobody gave a nonce. */
function key(seed, nonces) {
  return nonces.some((nonce) => nonce !== "") ? [seed, ...nonces].join(":") : seed;
}

/** The numbers of one part of one round: 32 bits each, from SHA-256 of key/round/part/0, key/round/part/1, … */
function* words(seededWith, round, part) {
  for (let block = 0; ; block++) {
    const digest = sha256(`${seededWith}/${round}/${part}/${block}`);
    for (let at = 0; at < digest.length; at += 4) yield digest.readUInt32BE(at);
  }
}

/** A number from 0 to bound - 1, all as likely: words above the greatest multiple of bound are passed over. */
function below(bound, numbers) {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = numbers.next().value;
    if (word < limit) return word % bound;
  }
}

/** From the last place to the second: exchanged with one of those up to it. */
function shuffled(sorted, seededWith, round, part) {
  const numbers = words(seededWith, round, part);
  const mixed = [...sorted];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1, numbers);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

function dealt({ seed, nonces = [], round, seats, cards }) {
  if (typeof seed !== "string" || !(seats >= 1) || !(round >= 1)) throw new Error("expected a seed, seats and a round");
  const seededWith = key(seed, nonces);
  const deal = {};
  for (const part of ["deck", "roles", "goals", "nuggets"]) {
    deal[part] = shuffled(cards[part] ?? [], seededWith, round, part);
  }
  deal.first = below(seats, words(seededWith, round, "first"));
  return { commitment: commitment(seed), key: seededWith, deal };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim() === "") return;
  let answer;
  try {
    answer = dealt(JSON.parse(line));
  } catch (error) {
    answer = { error: String(error.message) };
    process.exitCode = 1;
  }
  console.log(JSON.stringify(answer));
});

process.stdout.on("error", () => process.exit()); // nobody reads any more
module.exports = { commitment, key, words, below, shuffled };
