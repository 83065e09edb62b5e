import type { ProofOfWork, ProofTask } from "@rihla/contract";

/** Digests between two pauses: a few milliseconds on a cheap phone, so that a touch in between is answered at once. */
const digestsAtOnce = 1000;

/**
 * Finds the number that the task asks for; some hundred thousand digests. SHA-256 is written out here since the
 * browser's own answers one call at a time, which takes longer than the digest.
 */
export async function doWork(
  { challenge, zeroBits }: ProofTask,
  pause: () => Promise<void> = nextTask,
): Promise<ProofOfWork> {
  const words = blockOf(challenge);
  for (let number = 0; ; number++) {
    if (number % digestsAtOnce === 0) await pause();
    words[11] = fourDigits(Math.floor(number / 10_000));
    words[12] = fourDigits(number % 10_000);
    if (firstWord(words) >>> (32 - zeroBits) === 0)
      return { challenge, nonce: String(number).padStart(8, "0") };
  }
}

/** 43 characters, a colon and a number of eight digits: one block, of which only two words change. */
function blockOf(challenge: string): Int32Array {
  const words = new Int32Array(64);
  const text = `${challenge}:`;
  for (let at = 0; at < text.length; at++)
    words[at >> 2] = (words[at >> 2] ?? 0) | (text.charCodeAt(at) << (24 - 8 * (at & 3)));
  words[13] = 0x80 << 24;
  words[15] = (text.length + 8) * 8;
  return words;
}

const fourDigits = (number: number): number =>
  0x30303030 +
  (Math.floor(number / 1000) << 24) +
  ((Math.floor(number / 100) % 10) << 16) +
  ((Math.floor(number / 10) % 10) << 8) +
  (number % 10);

const primes = [...Array(312).keys()].filter(
  (number) =>
    number > 1 && ![...Array(number).keys()].some((divisor) => divisor > 1 && number % divisor === 0),
);
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Inside of them, which is all that is asked for here. */
const wordAt = (words: Int32Array, at: number): number => words[at] ?? 0;

/** The first 32 bits of the digest of one block (FIPS 180-4, 6.2); the first 16 words are the block. */
function firstWord(w: Int32Array): number {
  for (let t = 16; t < 64; t++) {
    const late = wordAt(w, t - 2);
    const early = wordAt(w, t - 15);
    w[t] =
      ((turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)) +
        wordAt(w, t - 7) +
        (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
        wordAt(w, t - 16)) |
      0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  for (let t = 0; t < 64; t++) {
    const one =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        wordAt(roundConstants, t) +
        wordAt(w, t)) |
      0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + wordAt(start, 0)) | 0;
}

/** Lets the browser paint and answer; unlike a timer's, its messages are not held back. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
