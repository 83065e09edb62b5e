import { signInCodeLength } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll } from "vitest";
import type { App } from "../../app.ts";
import { openDatabase } from "../../infra/database/database.ts";
import { createLog } from "../../infra/log.ts";
import type { Schema } from "../../schema.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { deriveCode } from "./one-time-code.ts";

/** A shop process as far as signing in needs one, on a database of this test file. */
export type TestShop = App & {
  /** What it enqueued, in order. */
  sent: Array<{ job: string; data: object }>;
  /** Every line it logged, as text. */
  logged: string[];
  databaseUrl: string;
};

const secretKey = "only-for-tests-only-for-tests-only-for-tests";

/** Budgets that no test spends by the way; those about them set their own. */
const peaceful = {
  SIGN_IN_CODE_LENGTH: signInCodeLength,
  SIGN_IN_WRONG_GUESSES: 10_000,
  SIGN_IN_CODE_MAILS: 10_000,
} as const;
type SignInVariables = { [Name in keyof typeof peaceful]: App["config"][Name] };

/** A database for this test file; the returned function starts shops on it, each with connections of its own. */
export async function cloneDatabase(settings: Partial<SignInVariables> = {}): Promise<() => TestShop> {
  const database = await createTestDatabase();
  const shops: TestShop[] = [];
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.db.destroy()));
    await database.drop();
  });
  return () => {
    const shop = createShop(database.url, { ...peaceful, ...settings });
    shops.push(shop);
    return shop;
  };
}

function createShop(databaseUrl: string, settings: SignInVariables): TestShop {
  const sent: TestShop["sent"] = [];
  const logged: string[] = [];
  const shop: Partial<TestShop> = {
    config: {
      ...settings,
      SECRET_KEY: secretKey,
      MAIL_FROM: "Rihla <no-reply@rihla.example>",
    } as App["config"],
    pushers: { browser: null, app: null },
    log: createLog("test", "debug", { write: (line) => void logged.push(line) }),
    db: openDatabase<Schema>(databaseUrl),
    jobs: {
      send: async (_executor, job, data) => void sent.push({ job: job.name, data }),
      sendAll: async (_executor, job, all) => void sent.push(...all.map((data) => ({ job: job.name, data }))),
      stop: async () => undefined,
    },
    sent,
    logged,
    databaseUrl,
  };
  return shop as TestShop;
}

/** Opens every connection of the pools: while some are still being made, calls at once arrive one by one. */
export async function warmUp(...shops: TestShop[]): Promise<void> {
  const naps = shops.flatMap(({ db }) =>
    Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(db)),
  );
  await Promise.all(naps);
}

/** The code in the newest mail for this address. */
export async function newestCode({ db }: TestShop, email: string): Promise<string> {
  const row = await db
    .selectFrom("oneTimeCode")
    .selectAll()
    .where("email", "=", email)
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  return deriveCode(secretKey, row.id, row);
}

/** A code of the same length that is not the right one. */
export function wrong(code: string): string {
  return code.replace(/^./, (first) => (first === "2" ? "3" : "2"));
}

/** The mailed codes of an address become older by so much. */
export async function ageCodes({ db }: TestShop, email: string, seconds: number): Promise<void> {
  const rows = await db.selectFrom("oneTimeCode").selectAll().where("email", "=", email).execute();
  for (const row of rows) {
    await db
      .updateTable("oneTimeCode")
      .set({ createdAt: back(row.createdAt, seconds), expiresAt: back(row.expiresAt, seconds) })
      .where("id", "=", row.id)
      .execute();
  }
}

/** Everything counted so far happened so much earlier. */
export async function ageCounters({ db }: TestShop, seconds: number): Promise<void> {
  const rows = await db.selectFrom("limitCounter").selectAll().execute();
  for (const row of rows) {
    await db
      .updateTable("limitCounter")
      .set({ windowStart: back(row.windowStart as Date, seconds) })
      .where("subject", "=", row.subject)
      .where("windowStart", "=", row.windowStart as Date)
      .execute();
  }
}

function back(date: Date, seconds: number): Date {
  return new Date(date.getTime() - seconds * 1000);
}
