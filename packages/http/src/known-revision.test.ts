import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { KnownRevision } from "./known-revision.ts";

let now: number;
let asked: PromiseWithResolvers<string>[];
let revision: KnownRevision;

beforeEach(() => {
  now = 1;
  asked = [];
  const read = () => {
    const question = Promise.withResolvers<string>();
    asked.push(question);
    return question.promise;
  };
  revision = new KnownRevision(read, () => now);
});

async function learn(value: string): Promise<void> {
  const heard = revision.current();
  asked.at(-1)?.resolve(value);
  await heard;
}

test("is asked for once by all who need it at the same time, and then known for a second", async () => {
  const both = [revision.current(), revision.current()];
  asked[0]?.resolve("7");
  expect(await Promise.all(both)).toEqual(["7", "7"]);
  now += 999;
  expect([revision.known, await revision.current(), asked.length]).toEqual(["7", "7", 1]);
});

test("is asked for by one while the others go on with the known one, but not for long", async () => {
  await learn("7");
  now += 1000;
  expect(revision.known).toBeNull();
  const first = revision.current();
  expect([revision.known, asked.length]).toEqual(["7", 2]);
  now += 4000;
  expect(revision.known).toBeNull();
  asked[1]?.resolve("8");
  expect(await first).toBe("8");
});

test("is asked for again after it could not be read", async () => {
  const refused = revision.current();
  asked[0]?.reject(new Error("away"));
  await expect(refused).rejects.toThrow("away");
  await learn("7");
  expect(revision.known).toBe("7");
});

test("stays the known one for a day while it can't be read", async () => {
  await learn("7");
  for (const [later, expected] of [
    [2000, "7"],
    [24 * 3_600_000 - 3000, "7"],
    [2000, "away"],
  ] as const) {
    now += later;
    const heard = revision.current().catch((error: Error) => error.message);
    asked.at(-1)?.reject(new Error("away"));
    expect(await heard).toBe(expected);
    await setImmediate();
  }
});

test("is not waited for by anybody while it can't be read, and asked for once a second", async () => {
  await learn("7");
  now += 2000;
  const waits = revision.current();
  asked[1]?.reject(new Error("away"));
  expect([await waits, revision.isUnreadable]).toEqual(["7", true]);
  expect([revision.known, asked.length]).toEqual(["7", 2]);
  now += 1000;
  expect([revision.known, await revision.current(), revision.known, asked.length]).toEqual([
    null,
    "7",
    "7",
    3,
  ]);
  asked[2]?.resolve("8");
  await setImmediate();
  expect([revision.known, revision.isUnreadable]).toEqual(["8", false]);
});

test("is as old as the question", async () => {
  const heard = revision.current();
  now += 900;
  asked[0]?.resolve("7");
  await heard;
  now += 200;
  expect(revision.known).toBeNull();
});
