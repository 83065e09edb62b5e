import { createHash } from "node:crypto";
import type { ProofOfWork, ProofTask } from "@rihla/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOfProof, newProofTask, type WorkFor } from "./proof-of-work.ts";

const key = "k".repeat(32);
const work: WorkFor = { purpose: "sign-in", subject: "amina@example.com" };
const now = Date.UTC(2026, 0, 1);
const tenMinutes = 600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

const leadingZeros = (challenge: string, nonce: string) =>
  Math.clz32(createHash("sha256").update(`${challenge}:${nonce}`).digest().readUInt32BE());
/** The first answer with exactly so many zero bits. */
function answer({ challenge }: ProofTask, bits: number): ProofOfWork {
  for (let nonce = 0; ; nonce++)
    if (leadingZeros(challenge, String(nonce)) === bits) return { challenge, nonce: String(nonce) };
}
const endOf = (proof: ProofOfWork, { bits = 8, of = work, secret = key } = {}) =>
  endOfProof(secret, of, proof, bits);

test("work that was done is good for ten minutes", () => {
  const done = answer(newProofTask(key, work, 8), 8);
  expect(endOf(done)).toEqual(new Date(now + tenMinutes));
  vi.setSystemTime(now + tenMinutes - 1);
  expect(endOf(done)).not.toBeNull();
  vi.setSystemTime(now + tenMinutes);
  expect(endOf(done)).toBeNull();
});

test("a task says how hard it is, and fits one block of SHA-256 with its answer", () => {
  const task = newProofTask(key, work, 17);
  expect(task.zeroBits).toBe(17);
  expect(Buffer.from(task.challenge, "base64url")).toHaveLength(32);
  expect(newProofTask(key, work, 17).challenge).not.toBe(task.challenge);
});

test("less work than the task asked for is none, more is", () => {
  const task = newProofTask(key, work, 8);
  expect(endOf(answer(task, 7))).toBeNull();
  expect(endOf(answer(task, 9))).not.toBeNull();
});

test("a task of easier days is not enough any more, a harder one is", () => {
  const done = answer(newProofTask(key, work, 8), 8);
  expect(endOf(done, { bits: 9 })).toBeNull();
  expect(endOf(done, { bits: 7 })).not.toBeNull();
});

test("a task is for one purpose, one subject and of one shop, and nobody makes it easier or longer", () => {
  const task = newProofTask(key, work, 8);
  const done = answer(task, 8);
  expect(endOf(done, { of: { ...work, subject: "samir@example.com" } })).toBeNull();
  expect(endOf(done, { of: { ...work, purpose: "order" } })).toBeNull();
  expect(endOf(done, { secret: "x".repeat(32) })).toBeNull();
  const bytes = Buffer.from(task.challenge, "base64url");
  for (const place of [0, 4, 31]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    expect(endOf(answer({ ...task, challenge: changed.toString("base64url") }, 9))).toBeNull();
  }
  expect(endOf({ challenge: "", nonce: "0" })).toBeNull();
});
