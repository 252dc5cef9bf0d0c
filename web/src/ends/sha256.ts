/** SHA-256 (FIPS 180-4). Our own, because browsers give `crypto.subtle` only to secure pages, and phones come by plain HTTP. */

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const ROUNDS = 64;
const CONSTANTS = roots(ROUNDS, Math.cbrt);
const BEGINNING = roots(8, Math.sqrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with a one, zeros, and its length in bits, as whole blocks of 16 words. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16);
  const put = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - (at % 4) * 8));
  };
  bytes.forEach((byte, at) => put(at, byte));
  put(bytes.length, 0x80);
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

/** Sixteen words of the message become sixty-four. */
function schedule(block: Uint32Array): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  words.set(block);
  for (let at = 16; at < ROUNDS; at++) {
    const [early, late] = [words[at - 15] as number, words[at - 2] as number];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const great = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] as number) + small + (words[at - 7] as number) + great;
  }
  return words;
}

function mixed(state: Uint32Array, block: Uint32Array): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < ROUNDS; at++) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (CONSTANTS[at] as number) + (words[at] as number);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] as number) + word));
}

/** The eight words of the hash of a text in UTF-8. */
export function sha256(text: string): Uint32Array {
  const state = BEGINNING.slice();
  const words = padded(new TextEncoder().encode(text));
  for (let at = 0; at < words.length; at += 16) mixed(state, words.subarray(at, at + 16));
  return state;
}

/** The hash as it is written: 64 digits. */
export function sha256Text(text: string): string {
  return [...sha256(text)].map((word) => word.toString(16).padStart(8, "0")).join("");
}
