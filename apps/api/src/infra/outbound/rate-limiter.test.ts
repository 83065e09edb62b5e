import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { openDatabase } from "../database/database.ts";
import { UnknownOutcome } from "./outbound.ts";
import { bookTurn, NotAdmitted, openRateLimiter } from "./rate-limiter.ts";

const line = { name: "company", perSecond: 100 };

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: ReturnType<typeof openDatabase>[];
beforeAll(async () => {
  test = await createTestDatabase();
  processes = [openDatabase(test.url, 5), openDatabase(test.url, 5)];
});
afterAll(async () => {
  for (const db of processes) await db.destroy();
  await test.drop();
});
beforeEach(async () => {
  await sql`delete from call_line`.execute(first());
});
const first = () => processes[0] as ReturnType<typeof openDatabase>;

async function stateOfLine() {
  const { rows } = await sql<{ freeInMs: number; turnAtMs: number; silences: number }>`
    select extract(epoch from free_at - clock_timestamp())::float8 * 1000 as "freeInMs", silences,
      extract(epoch from turn_at)::float8 * 1000 as "turnAtMs" from call_line`.execute(first());
  return rows[0] as (typeof rows)[number];
}
const setFree = (seconds: number) =>
  sql`update call_line set free_at = clock_timestamp() + make_interval(secs => ${seconds})`.execute(first());

const answered = async () => "answer";
const silent = () => Promise.reject(new UnknownOutcome("timeout"));
const call = (work: () => Promise<string>) => openRateLimiter(first(), line).call("awaited", work);

it("gives each call of all processes a moment of its own, as far apart as the limit wants", async () => {
  await call(answered);
  const began = (await stateOfLine()).turnAtMs;
  const turns = Array.from({ length: 40 }, (_, index) => processes[index % 2] as (typeof processes)[number]);
  await Promise.all(turns.map((db) => openRateLimiter(db, line).call("awaited", answered)));
  expect((await stateOfLine()).turnAtMs - began).toBeGreaterThanOrEqual(40 * 10);
});

it("makes no call whose turn would be too far off", async () => {
  await call(answered);
  await setFree(30);
  let called = 0;
  await expect(call(async () => String(called++))).rejects.toThrow(NotAdmitted);
  expect(called).toBe(0);
});

it("lets what nobody waits for in when nobody else calls, and once in a while all the same", async () => {
  await call(answered);
  await setFree(4);
  expect(await bookTurn(first(), line, "background")).toMatchObject({ waitMs: expect.any(Number) });
  expect(await bookTurn(first(), line, "background")).toBeUndefined();
  expect(await bookTurn(first(), line, "awaited")).toMatchObject({ waitMs: expect.any(Number) });
  await setFree(0);
  expect(await bookTurn(first(), line, "background")).toMatchObject({ waitMs: 0 });
});

it("leaves a company alone that does not answer, tries it with one call at a time, and goes on once it answers", async () => {
  for (const _ of [1, 2, 3]) await expect(call(silent)).rejects.toThrow("timeout");
  await expect(call(answered)).rejects.toThrow(NotAdmitted);
  expect(await bookTurn(first(), line, "background")).toBeUndefined();

  await setFree(0);
  // Either may be the one that tries it.
  const trial = await Promise.allSettled([call(silent), call(silent)]);
  const reasons = trial.map((one) => one.status === "rejected" && one.reason);
  expect(reasons.filter((reason) => reason instanceof NotAdmitted)).toHaveLength(1);
  expect(reasons.filter((reason) => reason instanceof Error && reason.message === "timeout")).toHaveLength(1);
  await setFree(0);
  expect(await call(answered)).toBe("answer");
  expect(await stateOfLine()).toMatchObject({ silences: 0 });
  expect(await call(answered)).toBe("answer");
});

it("takes a refusal for an answer", async () => {
  const refused = () => Promise.reject(new Error("a fault of ours"));
  for (const _ of [1, 2, 3]) await expect(call(refused)).rejects.toThrow("ours");
  expect(await stateOfLine()).toMatchObject({ silences: 0 });
});
