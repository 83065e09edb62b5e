import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { JobHandlers } from "../../../infra/jobs/jobs.ts";
import { installJobs, openJobSender } from "../../../infra/jobs/jobs.ts";
import { requestCode } from "../../sign-in/request-code.ts";
import { ageCodes, cloneDatabase, newestCode, type TestShop } from "../../sign-in/sign-in.test-kit.ts";
import { signIn } from "../../sign-in/sign-in.ts";
import type { Mail } from "./mailer.ts";
import { signInMailJobs } from "./sign-in-mails.jobs.ts";

let shop: TestShop;
let handlers: JobHandlers;
let mails: Mail[];
const email = "amina@example.com";
const ip = "41.116.0.1";

beforeAll(async () => {
  shop = (await cloneDatabase())();
  shop.mailer = { send: async (mail) => void mails.push(mail) };
  handlers = signInMailJobs(shop);
  await installJobs(
    shop.databaseUrl,
    handlers.map(({ job }) => job),
  );
  const jobs = await openJobSender({ url: shop.databaseUrl, log: shop.log });
  shop.jobs = jobs;
  return () => jobs.stop();
});
beforeEach(async () => {
  mails = [];
  shop.logged.length = 0;
  await sql`delete from jobs.job`.execute(shop.db);
  await sql`delete from one_time_code`.execute(shop.db);
  await sql`delete from limit_counter`.execute(shop.db);
});

const ask = () => requestCode(shop, { email, ip, language: "ar", purpose: "sign-in" });
async function waitingJobs() {
  const { rows } = await sql<{ name: string; data: { codeId: string } }>`
    select name, data from jobs.job`.execute(shop.db);
  return rows;
}
async function runJobs(): Promise<void> {
  for (const { name, data } of await waitingJobs()) {
    await handlers.find(({ job }) => job.name === name)?.handle(data);
  }
}

test("asking for a code enqueues a mail that knows only the row's id", async () => {
  await ask();
  const { id } = await shop.db.selectFrom("oneTimeCode").select("id").executeTakeFirstOrThrow();
  await expect(waitingJobs()).resolves.toEqual([{ name: "mail-sign-in-code", data: { codeId: id } }]);
});

test("the mail brings the code that signs in, in the language of the request", async () => {
  await ask();
  await runJobs();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ to: email, html: expect.stringContaining('dir="rtl"') });
  const code = /^\d{4}/.exec(mail?.subject ?? "")?.[0] ?? "";
  await expect(signIn(shop, { email, code, ip })).resolves.toMatchObject({ user: { email } });
});

test("a mail sent twice is recognisable as the same mail", async () => {
  await ask();
  await runJobs();
  await runJobs();
  expect(mails[0]?.messageId).toMatch(/^<sign-in-code\.[\w-]+@rihla\.example>$/);
  expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
});

test("a code that expired or was replaced before its turn is not mailed", async () => {
  await ask();
  await ageCodes(shop, email, 61);
  await ask();
  await runJobs();
  expect(mails).toHaveLength(1);
  await ageCodes(shop, email, 601);
  await runJobs();
  expect(mails).toHaveLength(1);
});

test("neither the job nor the log holds the code", async () => {
  await ask();
  const code = await newestCode(shop, email);
  await runJobs();
  const { rows } = await sql`select data, output from jobs.job`.execute(shop.db);
  const { codeId } = (await waitingJobs())[0]?.data ?? {};
  const log = shop.logged.join("").replaceAll(/"(time|pid)":\d+/g, "");
  expect(log).toContain("sign-in-code");
  for (const text of [JSON.stringify(rows), log]) {
    expect(text.replaceAll(String(codeId), "")).not.toContain(code);
    expect(text).not.toContain(email);
  }
});
