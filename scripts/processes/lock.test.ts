import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";
import { identityOf } from "./identity.ts";
import { LockIsHeld, takeLock } from "./lock.ts";

const folder = makeThrowAwayFolder("lock");
afterAll(() => removeFolder(folder));

test("a second taker learns who holds it", () => {
  const file = path.join(folder, "held");
  takeLock(file, { shop: "here" });
  expect(() => takeLock(file)).toThrow(LockIsHeld);
});

test("once released it can be taken again", () => {
  const file = path.join(folder, "released");
  takeLock(file).release();
  expect(existsSync(file)).toBe(false);
  takeLock(file);
});

test("the lock of a process that was killed outright is taken over", async () => {
  const file = path.join(folder, "stale");
  const holder = spawn("sleep", ["60"]);
  writeFileSync(file, JSON.stringify(identityOf(holder.pid ?? 0)));
  holder.kill("SIGKILL");
  await once(holder, "exit");
  takeLock(file);
});

test("another process that has the number of a dead holder does not hold it", () => {
  const file = path.join(folder, "reused");
  writeFileSync(file, JSON.stringify({ pid: process.pid, born: "long ago" }));
  takeLock(file);
});
