// The fair deal a second time, after docs/fair-deal.md alone: Node's standard library, nothing of the Python program.
//
//     echo '{"seed": "5eed", "game": "duel", "seats": 2, "round": 2, "gone": ["duel_bridge_gold"]}' | node examples/deal.js
//     saboteur deal 5eed --seats 3 --json | node examples/deal.js
//
// Reads JSON lines {seed, nonces, game, options, seats, round, gone} and prints for each a line {commitment, key, deal}.
// `gone` is what was won before that round: values of nugget cards in the base game, ids of nugget tunnel cards in duel
// and solo. With {cards: {deck, roles, goals, nuggets}}, sorted, these are dealt. A line it cannot use gets {error}, and
// the exit status is 1.

"use strict";

const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { createInterface } = require("node:readline");

const GAMES = join(__dirname, "..", "docs", "games.json"); // what `saboteur referee` answers to {"do": "games"}
const ROLES = ["digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist"];
const VEINS = 6; // that lie in the mine

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

function without(items, gone) {
  const left = [...items];
  for (const item of gone.map(String)) {
    if (!left.includes(item)) throw new Error(`no ${item} is left`);
    left.splice(left.indexOf(item), 1);
  }
  return left;
}

/** Everything there is, sorted, for a round before which this was won. */
function sortedCards({ game, options = {}, seats, round, gone = [] }, seededWith) {
  const found = JSON.parse(readFileSync(GAMES, "utf8")).games.find((each) => each.game === game);
  if (!found) throw new Error("expected cards, or one of the games");
  const all = (counts) => Object.entries(counts).flatMap(([item, count]) => Array(count).fill(item));
  const counts = { ...found.cards };
  for (const id of ["base_map", "duel_map"]) if (id in counts) counts[id] = options.maps ?? counts[id];
  const roles = { ...found.roles[seats] };
  if (options.one_digger_less) roles.digger -= 1;
  const veins = found.goal_cards.length > VEINS;
  let goals = [...found.goal_cards].sort();
  for (let before = 1; veins && before < round; before++) {
    goals = shuffled(goals, seededWith, before, "goals").slice(VEINS).sort();
  }
  return {
    deck: without(all(counts), veins ? gone : []).sort(),
    roles: all(roles).sort((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other)),
    goals,
    nuggets: without(all(found.nuggets), veins ? [] : gone).map(Number),
  };
}

function dealt({ seed, nonces = [], round, seats, cards, ...rest }) {
  if (typeof seed !== "string" || !(seats >= 1) || !(round >= 1)) throw new Error("expected a seed, seats and a round");
  const seededWith = key(seed, nonces);
  cards ??= sortedCards({ ...rest, round, seats }, seededWith);
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
